package unfinished

import (
	"edgewise/solver/notation"
	"edgewise/solver/puzzle"
)

// Filled is the puzzle with its open places filled. A tile that is begun becomes one of
// the rest that it may be, turned as it lies; the others stand in any order. Edges that
// are new bring their motifs.
func (p *Puzzle) Filled(rest []puzzle.Tile) *Puzzle {
	q := *p
	f := filling{p.Tiles, rest, make([]int, len(rest))}
	for i := range f.owner {
		f.owner[i] = -1
	}
	for place, tile := range p.Tiles {
		if !isComplete(tile) && tile.Period() > 1 { // one that shows nothing yet looks the same in all turns
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

// A filling gives tiles of the rest to places, each once.
type filling struct {
	tiles, rest []puzzle.Tile
	owner       []int // the place of each tile of the rest, or -1
}

// give gives a place a tile that it may become, unless all that it may become are
// others' whose places can become nothing else (Kuhn 1955).
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

// turnedTo is a tile turned so that it shows what one that is begun shows already, or
// nil.
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
