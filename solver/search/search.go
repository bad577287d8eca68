package search

// A Search walks through a plan, or through a part of it. It is a value: searches of the same
// plan do not affect each other.
type Search struct {
	plan     *Plan
	walker   walker
	levels   []*level // per step, inside the walker's own state
	depth    int      // the step whose cell is being filled
	floor    int      // the step that the search never backtracks from
	until    Position // where the part ends; nil for the end of the search
	done     bool
	tally    tally
	deepest  Position // the first position with the most tiles on the board; its last element is -1
	executor Executor // searches everything below the floor; nil for the plain loop
	failed   error    // why the search dropped its executor
}

// A level is what a search counts at one step.
type level struct {
	look     int32  // the look placed on the cell last; -1 when nothing has fitted since the search reached it
	tries    uint64 // counted in plain mode only
	nodes    uint64
	deadEnds uint64 // times nothing fitted the cell
	barren   uint64 // times the search lifted a tile at once because nothing fitted the next cell
}

// A walker finds the candidates for a cell. Its state holds the tiles on the board and how far it
// has got through the candidates.
type walker interface {
	// walk goes on until it has used up the budget or the search is over.
	walk(s *Search, budget int64)
	// seek prepares the candidates for the current cell: those after one look and up to another.
	seek(s *Search, after, last int32)
	// tried returns the look tried last on the current cell, or -1.
	tried(s *Search) int32
	// fitting appends the looks that fit the current cell, in ascending order.
	fitting(s *Search, looks []int32) []int32
	// candidates appends the looks that the walker tries on the current cell, in ascending order.
	candidates(s *Search, looks []int32) []int32
	// lay puts a look on the current cell, lift takes it off.
	lay(s *Search, look int32)
	lift(s *Search, look int32)
}

// anyLook is an upper bound for walker.seek that allows every look.
const anyLook = 1 << 30

// Search begins a search of everything.
func (plan *Plan) Search() *Search { return plan.SearchPart(Whole()) }

// SearchPart begins a search of one part.
func (plan *Plan) SearchPart(part Part) *Search {
	s := &Search{plan: plan, levels: make([]*level, len(plan.steps)), until: part.To, floor: part.floor()}
	s.tally.begin(plan)
	if plan.options.Mode == Plain {
		s.walker = newPlainWalker(plan, s.levels)
	} else {
		s.walker = newTableWalker(plan, s.levels)
	}
	if s.done = part.empty(); s.done {
		return s
	}
	last := len(part.From) - 1
	for i, look := range part.From[:last] {
		s.walker.seek(s, look, s.bound(i))
		s.lay(look)
	}
	tried := part.From[last]
	v := s.levels[last]
	v.look = -1
	if tried >= 0 {
		for _, look := range s.fitting(nil) {
			if look <= tried {
				v.look = look
			}
		}
	}
	s.walker.seek(s, tried, s.bound(last))
	return s
}

// Plan returns the plan that the search follows.
func (s *Search) Plan() *Plan { return s.plan }

// bound returns the last look that the search may try at a step when it first comes to it. At the
// floor of a part that ends deeper, it stops one look short: raiseFloor lays the look that the
// end of the part has there.
func (s *Search) bound(step int) int32 {
	switch {
	case s.until == nil || step != s.floor:
		return anyLook
	case step < len(s.until)-1:
		return s.until[step] - 1
	}
	return s.until[step]
}

// raiseFloor is called when nothing is left to try at the floor. If the part ends deeper, it lays
// the next tile on the way to that end and moves the floor down one step. Otherwise it ends the
// search and reports false.
func (s *Search) raiseFloor() bool {
	if s.floor >= len(s.until)-1 {
		s.done = true
		return false
	}
	look := s.until[s.floor]
	v := s.levels[s.floor]
	v.nodes++
	if s.plan.options.Mode == Plain {
		v.tries++
	}
	s.lay(look)
	s.floor++
	s.noteDeepest()
	s.levels[s.depth].look = -1
	s.walker.seek(s, -1, s.bound(s.depth))
	return true
}

// countDeadEnd counts a dead end if nothing has fitted the cell that the search is about to
// leave. At the floor of a bounded part it does not count: looks that may still fit belong to the
// next part.
func (s *Search) countDeadEnd() {
	if v := s.levels[s.depth]; v.look < 0 && (s.depth > s.floor || s.until == nil) {
		v.deadEnds++
	}
}

// lay puts a look on the cell and moves to the next cell, without counting the node.
func (s *Search) lay(look int32) {
	s.levels[s.depth].look = look
	s.walker.lay(s, look)
	s.depth++
}

// lift moves back to the previous cell and takes its tile off.
func (s *Search) lift() {
	s.depth--
	s.walker.lift(s, s.levels[s.depth].look)
}

// fitting appends the looks that fit the current cell.
func (s *Search) fitting(looks []int32) []int32 { return s.walker.fitting(s, looks) }

// noteDeepest remembers the board if it has more tiles than any before.
func (s *Search) noteDeepest() {
	if s.depth < len(s.deepest) {
		return
	}
	if s.deepest == nil {
		s.deepest = make(Position, 0, len(s.levels)+1)
	}
	s.deepest = s.deepest[:s.depth+1]
	for i := range s.depth {
		s.deepest[i] = s.levels[i].look
	}
	s.deepest[s.depth] = -1
}

// Step does a bounded amount of work: at most budget nodes, or tries in plain mode. With an
// executor the bound is approximate. Step reports whether the search is over: it has searched
// everything, or found as much as the options ask for.
func (s *Search) Step(budget int64) (over bool) {
	if s.executor != nil {
		s.runBelow(budget)
	} else if !s.Over() {
		s.walker.walk(s, budget)
	}
	return s.Over()
}

// Over reports whether a further step would do nothing.
func (s *Search) Over() bool { return s.done || s.enough() }

// Complete reports whether the search has searched everything.
func (s *Search) Complete() bool { return s.done }

// Rest returns the part that is still to be searched; it reports false when there is none.
func (s *Search) Rest() (rest Part, left bool) {
	if s.done {
		return Part{}, false
	}
	return Part{From: s.Position(), To: s.until}, true
}

// enough reports whether the search has found as much as the options ask for.
func (s *Search) enough() bool { return s.plan.enough(&s.tally.found) }

func (plan *Plan) enough(found *Found) bool {
	o := &plan.options
	return o.Most > 0 && found.Pictures >= o.Most || o.First && found.Solutions > 0
}
