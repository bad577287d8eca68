package mend

import "edgewise/solver/puzzle"

// Many slips explain a puzzle without a solution: a hundred are nothing unusual, and all but one
// of them are chance. Each has a weight, the product of what speaks for it. Weights are
// compared with one another and mean nothing by themselves.

// often is how often a person makes one slip of a kind. Their eye jumps from a side to
// the next more often than it takes a picture for another one.
var often = [...]float64{
	neighboursSwapped: 16,
	otherHalf:         8,
	mirroredTile:      8,
	turnedTile:        8,
	otherEdge:         1,
	sidesSwapped:      1,
	otherOrder:        1,
	tileTwice:         1,
}

const (
	published = 1_000_000 // chance makes no published puzzle
	uncounted = 1e-6      // of a puzzle with a thousand solutions, or which nobody could search
	repeated  = 1e-2      // of a puzzle with a picture twice on a tile, where all others have each once
)

// weight is what speaks for a repair: how often people slip so; that it gives a published puzzle;
// that it leaves few solutions, as printed puzzles have; and that each tile has each picture
// once, where one slip at most speaks against that.
func (f *Finder) weight(r *Repair) float64 {
	weight := often[r.kind]
	if r.Known != "" {
		weight *= published
	}
	if r.Exact && r.Solutions > 0 {
		weight /= float64(r.Solutions * r.Solutions)
	} else {
		weight *= uncounted
	}
	if f.once && repeating(r.Puzzle) > 0 {
		weight *= repeated
	}
	return weight
}

// fewest is how many tiles it takes to tell that each has each picture once by intent.
const fewest = 4

// hasEachOnce reports whether the tiles of a puzzle have each picture once, all of them but
// the one that a slip may have changed.
func hasEachOnce(p *puzzle.Puzzle) bool { return len(p.Tiles()) >= fewest && repeating(p) <= 1 }

// repeating is how many tiles have a picture twice.
func repeating(p *puzzle.Puzzle) (tiles int) {
	for _, tile := range p.Tiles() {
		if repeats(p, tile) {
			tiles++
		}
	}
	return tiles
}

// repeats reports whether a picture is twice on a tile. The frame is none.
func repeats(p *puzzle.Puzzle, tile puzzle.Tile) bool {
	frame, framed := p.Frame()
	for side, edge := range tile {
		if framed && edge == frame {
			continue
		}
		for _, other := range tile[:side] {
			if other == edge || p.Mates().Mate(other, edge) {
				return true
			}
		}
	}
	return false
}

// changes are the sides in which a puzzle mended differs from what it was.
func changes(p, mended *puzzle.Puzzle) (list []Change) {
	for number, tile := range mended.Tiles() {
		for side, edge := range tile {
			if edge != p.Tiles()[number][side] {
				list = append(list, Change{number, side, edge})
			}
		}
	}
	return list
}
