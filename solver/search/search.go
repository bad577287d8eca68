package search

// A Search is one walk through a plan. It is a value of its own: searches of
// the same plan do not disturb each other.
type Search struct {
	plan   *Plan
	walker walker
	levels []level // per step
	depth  int     // the step whose cell is being filled
	done   bool
	tries  uint64
	tally  tally
}

// A level is what a search knows about one step.
type level struct {
	look     int32 // the look placed on its cell, as long as the search is deeper
	fitted   bool  // whether anything fitted since the cell was reached
	nodes    uint64
	deadEnds uint64
}

// A walker knows how the candidates for a cell are found. Its own state is
// where it stands among them.
type walker interface {
	// walk goes on until the budget is used up or the search is over.
	walk(s *Search, budget int64)
}

// Search begins a search at the empty board.
func (plan *Plan) Search() *Search {
	s := &Search{plan: plan, levels: make([]level, len(plan.steps))}
	s.tally.begin(plan)
	if plan.options.Mode == Plain {
		s.walker = newComparing(plan)
	} else {
		s.walker = newLooking(plan)
	}
	return s
}

// Step does a bounded amount of work: at most budget nodes, or in plain mode
// tries. It reports whether the search is over: everything was searched, or as
// much found as the options ask for.
func (s *Search) Step(budget int64) (over bool) {
	if !s.Over() {
		s.walker.walk(s, budget)
	}
	return s.Over()
}

// Over reports whether a further step would do nothing.
func (s *Search) Over() bool { return s.done || s.enough() }

// Complete reports whether everything was searched.
func (s *Search) Complete() bool { return s.done }

// enough reports whether as much is found as the options ask for.
func (s *Search) enough() bool {
	o := &s.plan.options
	return o.Most > 0 && s.tally.pictures >= o.Most || o.First && s.tally.solutions > 0
}

// Nodes is the number of placements made so far at each step.
func (s *Search) Nodes() []uint64 {
	nodes := make([]uint64, len(s.levels))
	for i := range s.levels {
		nodes[i] = s.levels[i].nodes
	}
	return nodes
}

// DeadEnds is how many times nothing fitted, at each step.
func (s *Search) DeadEnds() []uint64 {
	deadEnds := make([]uint64, len(s.levels))
	for i := range s.levels {
		deadEnds[i] = s.levels[i].deadEnds
	}
	return deadEnds
}

// Total is the number of placements made so far.
func (s *Search) Total() uint64 {
	var total uint64
	for i := range s.levels {
		total += s.levels[i].nodes
	}
	return total
}

// Tries is the number of comparisons in plain mode, else 0.
func (s *Search) Tries() uint64 { return s.tries }
