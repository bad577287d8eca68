package search

// A Search is one walk through a plan. It is a value of its own: searches of
// the same plan do not disturb each other.
type Search struct {
	plan   *Plan
	walker walker
	path   []int32 // per step: the look placed there
	depth  int     // the step whose cell is being filled
	done   bool

	left     []int32  // per stock: how many of its tiles are not on the board; kept where it matters
	nodes    []uint64 // per step: placements
	deadEnds []uint64 // per step: times nothing fitted
	tries    uint64
	tally    tally
}

// A walker knows how the candidates for a cell are found. Its own state is
// where it stands among them.
type walker interface {
	// walk goes on until the budget is used up or the search is over.
	walk(s *Search, budget int64)
}

// Search begins a search at the empty board.
func (plan *Plan) Search() *Search {
	n := len(plan.steps)
	s := &Search{
		plan:     plan,
		path:     make([]int32, n),
		left:     make([]int32, len(plan.stocks)),
		nodes:    make([]uint64, n),
		deadEnds: make([]uint64, n),
	}
	for i := range plan.stocks {
		s.left[i] = int32(plan.stocks[i].count)
	}
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
// many pictures found as the options ask for.
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

// enough reports whether as many pictures are found as the options ask for.
func (s *Search) enough() bool {
	most := s.plan.options.Most
	return most > 0 && s.tally.pictures >= most
}

// Nodes is the number of placements made so far at each step.
func (s *Search) Nodes() []uint64 { return s.nodes }

// DeadEnds is how many times nothing fitted, at each step.
func (s *Search) DeadEnds() []uint64 { return s.deadEnds }

// Total is the number of placements made so far.
func (s *Search) Total() uint64 {
	var total uint64
	for _, n := range s.nodes {
		total += n
	}
	return total
}

// Tries is the number of comparisons in plain mode, else 0.
func (s *Search) Tries() uint64 { return s.tries }
