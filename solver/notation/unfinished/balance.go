package unfinished

import (
	"slices"

	"edgewise/solver/notation"
	"edgewise/solver/puzzle"
)

// A Balance is what can be told of tiles before anything is searched: heads against
// tails, and tiles for the corners and the border of a frame.
type Balance struct {
	Motifs []Count // as the puzzle's motifs
	Empty  int     // sides that are not entered yet
	Least  int     // so many sides at least find no mate, whatever is entered in the empty ones
	Rim    int     // so many sides may find no mate
	Frame  []Need  // nothing without a frame
}

// A Count is on how many sides a motif is: its heads, or all where it is not cut, its
// tails, and those of both that find no mate.
type Count struct{ Heads, Tails, Spare int }

// A Need is how many tiles a frame needs that lie on its rim with so many sides, and
// how many of the complete ones are such.
type Need struct{ Sides, Found, Needed int }

// Balance counts the sides.
func (p Puzzle) Balance() Balance {
	var count [puzzle.MaxEdges]int
	for _, tile := range p.Tiles {
		for _, edge := range tile {
			count[edge]++
		}
	}
	b := Balance{Empty: count[notation.Missing]}
	spare := count[puzzle.Nothing]
	for _, motif := range p.Motifs {
		c := Count{Heads: count[motif.Head()]}
		switch {
		case motif.Cut():
			c.Tails = count[motif.Tail()]
			c.Spare = max(c.Heads-c.Tails, c.Tails-c.Heads)
		case motif.Mates():
			c.Spare = c.Heads % 2
		default:
			c.Spare = c.Heads
		}
		spare += c.Spare
		b.Motifs = append(b.Motifs, c)
	}
	b.Least = max(0, spare-b.Empty)
	rims := rimsOf(p.Grid)
	if p.framed() {
		b.Frame = p.needs(rims)
	} else {
		for sides, cells := range rims {
			b.Rim += sides * cells
		}
	}
	return b
}

// rimsOf is how many cells have so many sides on the rim, by that number.
func rimsOf(grid *puzzle.Grid) []int {
	rims := make([]int, grid.Sides+1)
	for _, cell := range grid.Cells {
		sides := 0
		for _, beyond := range cell.Beyond {
			if beyond == puzzle.Rim {
				sides++
			}
		}
		rims[sides]++
	}
	return rims
}

// needs lists what the frame needs, the corners first.
func (p Puzzle) needs(rims []int) (needs []Need) {
	found := make([]int, len(rims))
	for _, tile := range p.Tiles {
		sides := 0
		for _, edge := range tile {
			if edge == p.Frame {
				sides++
			}
		}
		if isComplete(tile) {
			found[sides]++
		}
	}
	for sides, needed := range slices.Backward(rims) {
		if needed+found[sides] > 0 {
			needs = append(needs, Need{sides, found[sides], needed})
		}
	}
	return needs
}

// Alike lists the complete tiles that look alike under the turns that are allowed, in
// groups of two and more.
func (p Puzzle) Alike() (groups [][]int) {
	var numbers []int
	var tiles []puzzle.Tile
	for number, tile := range p.Tiles {
		if isComplete(tile) {
			numbers, tiles = append(numbers, number), append(tiles, tile)
		}
	}
	for _, kind := range puzzle.KindsOf(tiles, p.MayTurn) {
		if len(kind.Tiles) < 2 {
			continue
		}
		var group []int
		for _, at := range kind.Tiles {
			group = append(group, numbers[at])
		}
		groups = append(groups, group)
	}
	return groups
}

// Lonely lists the edges whose motif is on one side of all, so that it cannot meet its
// mate.
func (p Puzzle) Lonely() (edges []puzzle.Edge) {
	for i, count := range p.Balance().Motifs {
		motif := p.Motifs[i]
		if count.Heads+count.Tails != 1 || !motif.Mates() {
			continue
		}
		if count.Heads == 1 {
			edges = append(edges, motif.Head())
		} else {
			edges = append(edges, motif.Tail())
		}
	}
	return edges
}
