package mend

import (
	"slices"

	"edgewise/solver/puzzle"
)

// copySlips stand for tiles that were typed twice, so that another one is missing.
// What that one shows is not told by the others, but by a known puzzle that has
// them.
func copySlips(p *puzzle.Puzzle) (list []slip) {
	for _, kind := range p.Kinds() {
		if len(kind.Tiles) > 1 {
			list = append(list, slip{code: "slip-copy", tile: kind.Tiles[1], other: kind.Tiles[0], kind: tileTwice})
		}
	}
	return list
}

// without is the puzzle without one of its tiles; clues, which name tiles, are
// left out.
func without(p *puzzle.Puzzle, tile int) puzzle.Spec {
	spec := p.Spec()
	spec.Clues = nil
	spec.Tiles = append(slices.Clone(spec.Tiles[:tile]), spec.Tiles[tile+1:]...)
	return spec
}

// findMissing lists the slips of a copy anew, one for each tile that may be missing.
func (f *Finder) findMissing(s slip) {
	seen := map[string]bool{}
	for _, word := range f.missing(without(f.puzzle, s.tile)) {
		word = turnedLike(f.puzzle.Tiles()[s.tile], word, f.puzzle.MayTurn())
		if !seen[word.String()] {
			seen[word.String()] = true
			s.word = word
			f.slips = append(f.slips, s)
		}
	}
}

// turnedLike is a tile in the turn in which it differs least from the one in its place, as
// somebody holds it who compares the two.
func turnedLike(entered, tile puzzle.Tile, mayTurn bool) puzzle.Tile {
	best := tile
	for turn := 1; mayTurn && turn < len(tile); turn++ {
		if now := tile.Turned(turn); apart(entered, now) < apart(entered, best) {
			best = now
		}
	}
	return best
}

// apart is how many sides of two tiles differ.
func apart(one, other puzzle.Tile) (sides int) {
	for side := range one {
		if one[side] != other[side] {
			sides++
		}
	}
	return sides
}
