package search

// comparing is the textbook's walker: every unused tile, in every turn that
// looks new, is compared with what lies beside the cell.
type comparing struct {
	next   []int  // per step: the look to try next
	fitted []bool // per step: whether anything fitted since its cell was reached
}

func newComparing(plan *Plan) *comparing {
	return &comparing{next: make([]int, len(plan.steps)), fitted: make([]bool, len(plan.steps))}
}

func (w *comparing) walk(s *Search, budget int64) {
	looks := s.plan.looks
	for budget > 0 && !s.enough() {
		depth, look := s.depth, w.next[s.depth]
		if look == len(looks) {
			if !w.back(s) {
				return
			}
			continue
		}
		w.next[depth]++
		stock := int(looks[look].stock)
		if s.left[stock] == 0 || !s.plan.admits(depth, stock) {
			continue
		}
		s.tries++
		budget--
		if !s.plan.fits(depth, look, s.path) {
			continue
		}
		w.fitted[depth] = true
		s.path[depth] = int32(look)
		s.nodes[depth]++
		if depth+1 == len(s.path) {
			s.tally.board(s.plan, s.path)
			continue
		}
		s.left[stock]--
		s.depth++
		w.next[s.depth], w.fitted[s.depth] = 0, false
	}
}

// back leaves a cell for which nothing is left to try and lifts the tile
// before it; it reports false when there is none.
func (w *comparing) back(s *Search) bool {
	if !w.fitted[s.depth] {
		s.deadEnds[s.depth]++
	}
	if s.depth == 0 {
		s.done = true
		return false
	}
	s.depth--
	s.left[s.plan.looks[s.path[s.depth]].stock]++
	return true
}

// admits reports whether a stock may be tried at a step: at a clue's cell only
// the clue, and a clue's tile nowhere else.
func (plan *Plan) admits(step, stock int) bool {
	if clue := plan.steps[step].clue; clue != free {
		return stock == clue
	}
	return plan.stocks[stock].clue == free
}

// fits compares a look with the rim and the filled neighbours of a step's cell.
func (plan *Plan) fits(step, look int, path []int32) bool {
	s := &plan.steps[step]
	l := &plan.looks[look]
	if !plan.agreesWithRim(l, s.cell) {
		return false
	}
	for _, b := range s.beside {
		facing := plan.looks[path[plan.when[b.cell]]].edge(b.cellSide)
		if plan.mate[l.edge(b.side)] != facing {
			return false
		}
	}
	return true
}
