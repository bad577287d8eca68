package search

// comparing is the textbook's walker: every unused tile, in every turn that
// looks new, is compared with what lies beside the cell.
type comparing struct {
	next []int  // per step: the look to try next
	used []bool // per stock
}

func newComparing(plan *Plan) *comparing {
	return &comparing{next: make([]int, len(plan.steps)), used: make([]bool, len(plan.stocks))}
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
		if w.used[stock] || !s.plan.admits(depth, stock) {
			continue
		}
		s.tries++
		budget--
		if !s.fits(look) {
			continue
		}
		level := &s.levels[depth]
		level.look, level.fitted = int32(look), true
		level.nodes++
		if depth+1 == len(s.levels) {
			s.tally.board(s.plan, s.levels)
			continue
		}
		w.used[stock] = true
		s.depth++
		w.next[s.depth], s.levels[s.depth].fitted = 0, false
	}
}

// back leaves a cell for which nothing is left to try and lifts the tile
// before it; it reports false when there is none.
func (w *comparing) back(s *Search) bool {
	if !s.levels[s.depth].fitted {
		s.levels[s.depth].deadEnds++
	}
	if s.depth == 0 {
		s.done = true
		return false
	}
	s.depth--
	w.used[s.plan.looks[s.levels[s.depth].look].stock] = false
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

// fits compares a look with the rim and the filled neighbours of the cell.
func (s *Search) fits(look int) bool {
	plan, step := s.plan, &s.plan.steps[s.depth]
	l := &plan.looks[look]
	if !plan.agreesWithRim(l, step.cell) {
		return false
	}
	for _, b := range step.beside {
		facing := plan.looks[s.levels[plan.when[b.cell]].look].edge(b.cellSide)
		if plan.mate[l.edge(b.side)] != facing {
			return false
		}
	}
	return true
}
