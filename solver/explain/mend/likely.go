package mend

import "edgewise/solver/puzzle"

// Many slips explain a puzzle without a solution, often a hundred, and all but one of them by
// chance. Each has a weight, the product of the evidence for it. Weights only have meaning
// relative to one another.

// often is the relative frequency of each kind of slip. The eye confuses neighbouring sides more
// often than two pictures.
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
	published = 1_000_000 // a published puzzle never comes about by chance
	uncounted = 1e-6      // for a puzzle with a thousand solutions, or one too large to search
	repeated  = 1e-2      // for a picture twice on a tile, if all other tiles have each picture once
)

// weight rates a repair: by how common the slip is; whether it gives a published puzzle; how few
// solutions that has, as printed puzzles have few; and whether each tile shows each picture once,
// if the original breaks that on one tile at most.
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

// fewest is the least number of tiles on which "each picture once" is no coincidence.
const fewest = 4

// hasEachOnce reports whether all tiles, except perhaps the one with the slip, have each picture
// once.
func hasEachOnce(p *puzzle.Puzzle) bool { return len(p.Tiles()) >= fewest && repeating(p) <= 1 }

// repeating counts the tiles with a picture twice.
func repeating(p *puzzle.Puzzle) (tiles int) {
	for _, tile := range p.Tiles() {
		if repeats(p, tile) {
			tiles++
		}
	}
	return tiles
}

// repeats reports whether a tile has a picture twice. The frame's edge does not count.
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

// changes lists the sides in which a repaired puzzle differs from the original.
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
