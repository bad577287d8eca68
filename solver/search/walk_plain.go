package search

// A plainWalker is the walker of the textbook search: it compares every unused tile, in every
// turn that looks new, with the filled neighbours of the cell. Copies treated as one tile are one
// stock with several tiles left.
type plainWalker struct {
	next []int // per step: the look to try next
	end  []int // per step: the look to stop at
	left []int // per stock: how many of its tiles are unused
}

func newPlainWalker(plan *Plan, levels []*level) *plainWalker {
	w := &plainWalker{next: make([]int, len(plan.steps)), end: make([]int, len(plan.steps)), left: make([]int, len(plan.stocks))}
	for i := range plan.stocks {
		w.left[i] = plan.stocks[i].count
	}
	for step := range w.end {
		w.end[step] = len(plan.looks)
	}
	own := make([]level, len(levels))
	for i := range own {
		levels[i] = &own[i]
	}
	return w
}

func (w *plainWalker) walk(s *Search, budget int64) {
	for budget > 0 && !s.enough() {
		depth, look := s.depth, w.next[s.depth]
		if look == w.end[depth] {
			s.countDeadEnd()
			if depth > s.floor {
				s.lift()
			} else if !s.raiseFloor() {
				return
			}
			continue
		}
		w.next[depth]++
		if w.left[s.plan.looks[look].stock] == 0 || !s.plan.admits(depth, look) {
			continue
		}
		budget--
		if s.try(look) {
			s.lay(int32(look))
			s.noteDeepest()
			w.next[s.depth], s.levels[s.depth].look = 0, -1
		}
	}
}

// try counts a look and places it if it fits. It reports whether the search goes on to the next
// cell; on the last cell it counts the full board instead.
func (s *Search) try(look int) (onward bool) {
	level := s.levels[s.depth]
	level.tries++
	if !s.fits(look) {
		return false
	}
	level.look = int32(look)
	level.nodes++
	if s.depth+1 == len(s.levels) {
		s.tally.board(s.plan, s.levels)
		return false
	}
	return true
}

func (w *plainWalker) seek(s *Search, after, last int32) {
	w.next[s.depth], w.end[s.depth] = int(after)+1, min(int(last)+1, len(s.plan.looks))
}

func (w *plainWalker) tried(s *Search) int32 { return int32(w.next[s.depth]) - 1 }

func (w *plainWalker) lay(s *Search, look int32) { w.left[s.plan.looks[look].stock]-- }

func (w *plainWalker) lift(s *Search, look int32) { w.left[s.plan.looks[look].stock]++ }

func (w *plainWalker) candidates(s *Search, looks []int32) []int32 {
	for look := range s.plan.looks {
		if w.left[s.plan.looks[look].stock] > 0 && s.plan.admits(s.depth, look) {
			looks = append(looks, int32(look))
		}
	}
	return looks
}

func (w *plainWalker) fitting(s *Search, looks []int32) []int32 {
	for _, look := range w.candidates(s, nil) {
		if s.fits(int(look)) {
			looks = append(looks, look)
		}
	}
	return looks
}

// admits reports whether the search may try a look at a step. A clue's cell admits only the clue,
// no other cell admits a clue's tile, and where a turn is fixed only that turn is admitted.
func (plan *Plan) admits(step, look int) bool {
	l, s := &plan.looks[look], &plan.steps[step]
	if s.clue != free {
		return int(l.stock) == s.clue
	}
	return plan.stocks[l.stock].clue == free && (!plan.symmetry.breaks() || plan.turnAllowed(l, s.cell == plan.symmetry.anchor))
}

// fits compares a look with the rim and with the filled neighbours of the cell.
func (s *Search) fits(look int) bool {
	plan, step := s.plan, &s.plan.steps[s.depth]
	l := &plan.looks[look]
	if !plan.agreesWithRim(l, step.cell) {
		return false
	}
	for _, b := range step.filled {
		facing := plan.looks[s.levels[plan.when[b.cell]].look].edge(b.cellSide)
		if plan.mate[l.edge(b.side)] != facing {
			return false
		}
	}
	return true
}
