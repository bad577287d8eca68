package hint

import (
	"slices"
	"sort"
)

// A refuting looks for the cell where all looks but one lead, after the fewest further tiles, to
// a cell that nothing fits. It tries one further tile, then two, and so on, cell by cell.
type refuting struct {
	survey *survey
	cells  []int   // those that the fewest looks fit come first
	left   [][]int // by index of cells: the looks not refuted yet
	agreed []int   // by cell of the board: the look of all known full boards, or unknown or differs
	depth  int
	at     int // index into cells
	tried  int // how many looks of left[at] were tried and not refuted
	nodes  int // placements made so far
	found  *Step
	dead   bool // every look is refuted: no full board contains this one
	done   bool
}

// Bounds: the depth, the number of cells, the placements against one look and in all, and the
// work for one look, before which a slice cannot end.
const (
	deepest      = 8
	mostCells    = 16
	mostNodes    = 2_000
	mostWork     = 200_000
	mostRefuting = 100_000
)

func (v *survey) refute(agreed []int) *refuting {
	r := &refuting{survey: v, agreed: agreed, depth: 1}
	for _, cell := range v.open {
		if n := len(v.fit[cell]); n > 1 && n <= mostTried && agreed[cell] != differs {
			r.cells = append(r.cells, cell)
		}
	}
	sort.SliceStable(r.cells, func(i, j int) bool { return len(v.fit[r.cells[i]]) < len(v.fit[r.cells[j]]) })
	r.cells = r.cells[:min(mostCells, len(r.cells))]
	for _, cell := range r.cells {
		r.left = append(r.left, append([]int{}, v.fit[cell]...))
	}
	r.done = len(r.cells) == 0
	return r
}

// next tries one look on a cell. It goes on to the next cell once two looks there survive; the
// look of all known full boards always survives.
func (r *refuting) next() {
	cell, left := r.cells[r.at], r.left[r.at]
	alive, sure := r.tried, slices.Index(left, r.agreed[cell])
	if sure >= r.tried {
		alive++
	}
	if r.tried < len(left) && alive < 2 {
		if r.tried != sure && r.dies(cell, left[r.tried]) {
			r.left[r.at] = append(left[:r.tried], left[r.tried+1:]...)
		} else {
			r.tried++
		}
		return
	}
	switch r.tried = 0; len(left) {
	case 0:
		r.dead, r.done = true, true
		return
	case 1:
		r.found, r.done = r.survey.forced(cell, left[0], "refuted", map[string]any{
			"depth": r.depth, "others": len(r.survey.fit[cell]) - 1, "nodes": r.nodes}, r.survey.beside(cell)), true
		return
	}
	if r.at++; r.at == len(r.cells) {
		r.at = 0
		r.depth++
	}
	r.done = r.depth > deepest || r.depth >= len(r.survey.open) || r.nodes > mostRefuting
}

// dies reports whether a look on a cell is refuted within the depth.
func (r *refuting) dies(cell, look int) bool {
	v := r.survey
	before := v.laid
	v.lay(cell, look)
	dies := v.dies(r.depth, v.laid+mostNodes, v.work+mostWork)
	v.lift(cell, look)
	r.nodes += v.laid - before
	return dies
}

// dies reports whether every continuation reaches, after at most `further` tiles, a cell that
// nothing fits. It gives up and reports false once s.laid or s.work exceeds its limit.
func (s *standing) dies(further, until, work int) bool {
	cell, fit := s.tightest()
	switch {
	case cell < 0:
		return false // the board is full
	case len(fit) == 0:
		return true
	case further == 0:
		return false
	}
	for _, i := range fit {
		if s.laid > until || s.work > work {
			return false
		}
		s.lay(cell, i)
		dies := s.dies(further-1, until, work)
		s.lift(cell, i)
		if !dies {
			return false
		}
	}
	return true
}
