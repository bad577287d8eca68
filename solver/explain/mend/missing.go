package mend

import (
	"slices"

	"edgewise/solver/puzzle"
)

// copySlips lists the tiles that may have been entered twice, in place of a missing one. The
// other tiles do not tell what the missing one shows, but a known puzzle that contains them does.
func copySlips(p *puzzle.Puzzle) (list []slip) {
	for _, kind := range p.Kinds() {
		if len(kind.Tiles) > 1 {
			list = append(list, slip{code: "slip-copy", tile: kind.Tiles[1], other: kind.Tiles[0], kind: tileTwice})
		}
	}
	return list
}

// without is the puzzle without one of its tiles and without clues, which name tiles.
func without(p *puzzle.Puzzle, tile int) puzzle.Spec {
	spec := p.Spec()
	spec.Clues = nil
	spec.Tiles = append(slices.Clone(spec.Tiles[:tile]), spec.Tiles[tile+1:]...)
	return spec
}

// findMissing replaces the slip of a copy by one slip for each tile that may be missing.
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

// turnedLike turns a tile so that it differs least from the one in its place, as a person would
// hold it to compare the two.
func turnedLike(entered, tile puzzle.Tile, mayTurn bool) puzzle.Tile {
	best := tile
	for turn := 1; mayTurn && turn < len(tile); turn++ {
		if now := tile.Turned(turn); apart(entered, now) < apart(entered, best) {
			best = now
		}
	}
	return best
}

// apart counts the sides in which two tiles differ.
func apart(one, other puzzle.Tile) (sides int) {
	for side := range one {
		if one[side] != other[side] {
			sides++
		}
	}
	return sides
}
