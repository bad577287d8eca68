package unfinished

import (
	"edgewise/solver/notation"
	"edgewise/solver/puzzle"
)

// Filled puts the rest of the tiles in the open places. A tile that is begun becomes one of the
// rest that agrees with it, turned to match; the other places get the others in any order. New
// edges bring their motifs.
func (p *Puzzle) Filled(rest []puzzle.Tile) *Puzzle {
	q := *p
	f := filling{p.Tiles, rest, make([]int, len(rest))}
	for i := range f.owner {
		f.owner[i] = -1
	}
	for place, tile := range p.Tiles {
		if !isComplete(tile) && tile.Period() > 1 { // one without any side looks the same in all turns
			f.give(place, make([]bool, len(rest)))
		}
	}
	q.Tiles = append([]puzzle.Tile(nil), p.Tiles...)
	for i, place := range f.owner {
		if place >= 0 {
			q.Tiles[place] = turnedTo(p.Tiles[place], rest[i])
		}
	}
	at := 0
	for i, place := range f.owner {
		for place < 0 && at < len(q.Tiles) && isComplete(q.Tiles[at]) {
			at++
		}
		if place < 0 && at < len(q.Tiles) {
			q.Tiles[at] = rest[i]
		}
	}
	q.Motifs = sorted(append(q.shown(p.rule()), p.Motifs...))
	return &q
}

// A filling assigns tiles of the rest to places, each once.
type filling struct {
	tiles, rest []puzzle.Tile
	owner       []int // the place of each tile of the rest, or -1
}

// give assigns the place a tile that agrees with it. It moves other places to other tiles if need
// be, and fails only if no assignment serves all of them (augmenting paths, Kuhn 1955).
func (f *filling) give(place int, asked []bool) bool {
	for i, owner := range f.owner {
		if asked[i] || turnedTo(f.tiles[place], f.rest[i]) == nil {
			continue
		}
		asked[i] = true
		if owner < 0 || f.give(owner, asked) {
			f.owner[i] = place
			return true
		}
	}
	return false
}

// turnedTo turns a tile so that it agrees with the sides that the begun one has; nil if it
// cannot.
func turnedTo(begun, tile puzzle.Tile) puzzle.Tile {
next:
	for turn := range begun {
		for side, edge := range begun {
			if len(tile) != len(begun) || edge != notation.Missing && edge != tile.At(side, turn) {
				continue next
			}
		}
		return tile.Turned(turn)
	}
	return nil
}
