package hint

import (
	"slices"
	"sort"
)

// A refuting looks for the cell where all looks but one die soonest: where nothing
// fits some cell, however one goes on, after the fewest further tiles. It tries one
// further tile, then two, and so on, cell by cell.
type refuting struct {
	survey *survey
	cells  []int   // those that fewest looks fit first
	left   [][]int // per such cell: the looks that have not died
	agreed []int   // per cell of the board: the look of all full boards that are known, unknown, or differs
	depth  int
	at     int // index into cells
	tried  int // and so many of the looks left there were tried, and have not died
	nodes  int // placements made on the way
	found  *Step
	dead   bool // everything dies: no full board follows
	done   bool
}

// Bounds: how deep, on how many cells, with how many placements against one look and
// altogether, and how much work for one look: a slice cannot end before that is done.
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

// next tries one look on a cell. It goes on to the next cell when two looks there
// are alive: that of all full boards that are known is so in any case.
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

// dies reports whether a look on a cell dies within the depth.
func (r *refuting) dies(cell, look int) bool {
	v := r.survey
	before := v.laid
	v.lay(cell, look)
	dies := v.dies(r.depth, v.laid+mostNodes, v.work+mostWork)
	v.lift(cell, look)
	r.nodes += v.laid - before
	return dies
}

// dies reports whether every way to go on comes, after at most so many further
// tiles, to a cell that nothing fits. It gives up, and reports false, once so many
// tiles were laid or so much work was done.
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
