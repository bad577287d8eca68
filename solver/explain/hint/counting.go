package hint

import (
	"edgewise/solver/explain/why"
	"edgewise/solver/puzzle"
)

// Counting heads and tails on a partly filled board: how many loose sides show each edge, and how
// many places beside placed tiles ask for it.

// A balance has these two counts for every edge.
type balance struct {
	loose, asked [puzzle.MaxEdges]int
	rim          int // open sides on the rim that may show any edge
}

func (v *survey) balance() *balance {
	b := &balance{}
	for kind, loose := range v.loose {
		if len(loose) > 0 {
			for _, edge := range v.puzzle.Tiles()[loose[0]] {
				b.loose[edge] += len(v.loose[kind])
			}
		}
	}
	_, framed := v.puzzle.Frame()
	for _, cell := range v.open {
		need, _ := v.asked(cell)
		for side, beyond := range v.puzzle.Grid().Cells[cell].Beyond {
			if need[side] != 0 {
				b.asked[need[side]]++
			}
			if beyond == puzzle.Rim && !framed {
				b.rim++
			}
		}
	}
	return b
}

// spare is the least number of loose sides that must lie on the rim. Sides that placed tiles ask
// for are used up.
func (b *balance) spare(mates *puzzle.Mates) int {
	left := b.loose
	for edge, asked := range b.asked {
		left[edge] -= asked
	}
	return why.Spare(&left, mates)
}

// rimCount: without a frame, the excess of heads over tails must lie on the rim. Placing a tile
// changes this balance only on the rim: inside, each side meets the one that asks for it, or asks
// for its own mate. So a side on the rim that does not reduce the excess is wasted, and few may
// be.
func rimCount(v *survey) *Step {
	b := v.balance()
	mates := v.puzzle.Mates()
	spare := b.spare(mates)
	if spare == 0 || spare > b.rim {
		return nil
	}
	for _, cell := range v.open {
		rim := why.RimSides(v.puzzle.Grid().Cells[cell])
		if rim == 0 || len(v.fit[cell]) < 2 || len(v.fit[cell]) > mostTried {
			continue
		}
		i, is := v.only(cell, func(l *look) bool {
			after := *b
			for _, side := range rim.List() {
				after.loose[l.shown[side]]--
				after.rim--
			}
			return after.spare(mates) <= after.rim
		})
		if is {
			return v.forced(cell, i, "rim-count", puzzle.Args("spare", spare, "rim", b.rim), v.beside(cell))
		}
	}
	return nil
}

// halfCount: a tile uses up halves that other places ask for, and asks for more itself. It is
// forced if any other tile would leave too few of one half.
func halfCount(v *survey) *Step {
	b := v.balance()
	for _, cell := range v.open {
		if len(v.fit[cell]) < 2 || len(v.fit[cell]) > mostTried {
			continue
		}
		for edge, met := range b.asked {
			if met == 0 {
				continue
			}
			i, is := v.only(cell, func(l *look) bool { return !v.leavesTooFew(b, cell, l, puzzle.Edge(edge)) })
			if is {
				return v.forced(cell, i, "half-count", puzzle.Args("edge", puzzle.Edge(edge).String(), "found", b.loose[edge], "met", met), v.beside(cell))
			}
		}
	}
	return nil
}

// leavesTooFew reports whether, with a look on a cell, more places would ask for an edge than
// loose sides show.
func (v *survey) leavesTooFew(b *balance, cell int, l *look, edge puzzle.Edge) bool {
	loose, asked := b.loose[edge], b.asked[edge]
	mates := v.puzzle.Mates()
	for side, beyond := range v.puzzle.Grid().Cells[cell].Beyond {
		laid := beyond != puzzle.Rim && v.filled[beyond.Cell]
		if l.shown[side] == edge {
			loose--
			if laid {
				asked--
			}
		}
		if beyond != puzzle.Rim && !laid && mates[l.shown[side]] == edge {
			asked++
		}
	}
	return asked > loose
}
