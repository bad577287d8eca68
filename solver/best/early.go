package best

import (
	"math/bits"
	"slices"
)

// Early edges are a set of inner edges to use up early. The numbers below were measured on framed
// 16x16 boards with 17 inner edges.

const (
	earlyOf   = 6  // one of this many inner edges is early
	mostEarly = 3  // but at most this many
	leastFor  = 64 // in cells: smaller boards have too few rows
	earlySets = 12 // sets to choose from at random
	eases     = 4  // steps in which the floors can be lowered, down to none
)

// floorPath is the share of all early edges, in thousandths, that must be placed once a number of
// thousandths of the cells is filled. It is linear between two points; after the last one there
// is no floor.
var floorPath = []struct{ filled, share int }{{70, 0}, {102, 185}, {219, 480}, {375, 670}, {594, 800}}

// earlySetsOf lists the sets of inner edges that are on the fewest tiles, as bits by code; nil
// for puzzles to which rows and early edges do not apply.
func earlySetsOf(pl *plan) []uint64 {
	inner, tiles := pl.innerEdges()
	size := min(mostEarly, (bits.OnesCount64(inner)+earlyOf/2)/earlyOf)
	if _, framed := pl.puzzle.Frame(); !framed || pl.puzzle.Grid().Sides != 4 || len(pl.steps) < leastFor || size == 0 {
		return nil
	}
	var sets []uint64 // by number of tiles
	var counts []int
	for _, edges := range subsets(inner, size) {
		on := 0
		for _, tile := range tiles {
			if tile&edges != 0 {
				on++
			}
		}
		at := len(sets)
		for at > 0 && counts[at-1] > on {
			at--
		}
		if at < earlySets {
			sets, counts = append(sets, 0), append(counts, 0)
			copy(sets[at+1:], sets[at:])
			copy(counts[at+1:], counts[at:])
			sets[at], counts[at] = edges, on
			sets, counts = sets[:min(earlySets, len(sets))], counts[:min(earlySets, len(sets))]
		}
	}
	return sets
}

// innerEdges are the edges of tiles without the frame, and the edges of every tile that is no
// clue, as bits by code. A word suffices, as there are at most 63 edges.
func (pl *plan) innerEdges() (inner uint64, tiles []uint64) {
	within := pl.shapeWithin()
	for number := range pl.looks {
		l := &pl.looks[number]
		if l.turn > 0 {
			continue
		}
		var edges uint64
		for side := range pl.puzzle.Grid().Sides {
			edges |= 1 << codeAt(l.edges, side)
		}
		for range pl.stocks[l.stock].tiles {
			tiles = append(tiles, edges)
		}
		if within != nil && slices.Contains(within.looks, uint16(number)) {
			inner |= edges
		}
	}
	return inner, tiles
}

// shapeWithin is a shape away from the rim, or nil.
func (pl *plan) shapeWithin() *shape {
	for i := range pl.shapes {
		if pl.shapes[i].rim == 0 {
			return &pl.shapes[i]
		}
	}
	return nil
}

// subsets lists the subsets of some bits that have a given size.
func subsets(of uint64, size int) []uint64 {
	if size == 0 {
		return []uint64{0}
	}
	var sets []uint64
	for rest := of; rest != 0; {
		bit := rest & -rest
		rest &^= bit
		for _, others := range subsets(rest, size-1) {
			sets = append(sets, bit|others)
		}
	}
	return sets
}

// floorsOf lists how many early edges must be placed before each depth.
func floorsOf(pl *plan, early uint64, ease int) []int {
	floors := make([]int, len(pl.steps)+1)
	total := 0
	for number := range pl.looks {
		if l := &pl.looks[number]; l.turn == 0 {
			for side := range pl.puzzle.Grid().Sides {
				total += int(early>>codeAt(l.edges, side)&1) * len(pl.stocks[l.stock].tiles)
			}
		}
	}
	for depth := range floors {
		floors[depth] = total * shareAt(depth*1000/len(floors)) * (eases - ease) / (1000 * eases)
	}
	return floors
}

// shareAt is the value of floorPath, in thousandths.
func shareAt(filled int) int {
	for i, to := range floorPath[1:] {
		if from := floorPath[i]; filled > from.filled && filled <= to.filled {
			return from.share + (to.share-from.share)*(filled-from.filled)/(to.filled-from.filled)
		}
	}
	return 0
}
