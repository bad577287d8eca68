package hint

import (
	"edgewise/solver/explain/why"
	"edgewise/solver/puzzle"
)

// Counting heads and tails on a board that is partly laid. Of every edge some
// loose sides show it, and some places beside laid tiles ask for it.

// A balance is the loose tiles' sides and the places that ask for them.
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

// spare is how many loose sides have to lie on the rim at least. What laid tiles
// ask for is as good as used.
func (b *balance) spare(mates *puzzle.Mates) int {
	left := b.loose
	for edge, asked := range b.asked {
		left[edge] -= asked
	}
	return why.Spare(&left, mates)
}

// rimCount: without a frame, heads and tails that do not come out even lie on the
// rim. Laying a tile changes their balance only where it lies on the rim itself:
// inside, a side meets the one that asks for it, or asks for its mate. So each
// side on the rim that helps nothing is wasted, and of those there may be few.
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

// halfCount: a tile takes away halves that other places ask for, and asks for
// more itself; of one half, any other tile here would leave too few.
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

// leavesTooFew reports whether more places would ask for an edge than sides show
// it, once a look lies on a cell.
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
