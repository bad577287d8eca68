package search

// A Search is one walk through a plan, or through a part of it. It is a value
// of its own: searches of the same plan do not disturb each other.
type Search struct {
	plan    *Plan
	walker  walker
	levels  []*level // per step, where the walker has them
	depth   int      // the step whose cell is being filled
	floor   int      // the step that is not gone back from
	until   Position // where the part ends, or nil
	done    bool
	tally   tally
	deepest Position // the first board with the most tiles on it; its last element is -1
	below   Executor // of what lies below the floor, or nil for the plain loop
	failed  error    // why there is no executor any more
}

// A level is what a search knows about one step.
type level struct {
	look     int32  // the look placed on its cell last, or -1 when nothing has fitted since it was reached
	tries    uint64 // in plain mode
	nodes    uint64
	deadEnds uint64 // times nothing fitted the cell
	barren   uint64 // times a tile was lifted at once, as nothing fitted the next cell
}

// A walker knows how the candidates for a cell are found. Its own state is
// what lies on the board and where it stands among the candidates.
type walker interface {
	// walk goes on until the budget is used up or the search is over.
	walk(s *Search, budget int64)
	// stand makes the candidates for the search's cell ready: those after one
	// look and up to another.
	stand(s *Search, after, last int32)
	// tried is the look tried last for the search's cell, or -1.
	tried(s *Search) int32
	// fitting appends the looks that fit the search's cell, in ascending order.
	fitting(s *Search, looks []int32) []int32
	// candidates appends the looks that are tried on the search's cell, in ascending order.
	candidates(s *Search, looks []int32) []int32
	// lay and lift put a look on the search's cell and take it off again.
	lay(s *Search, look int32)
	lift(s *Search, look int32)
}

// anyLook is the bound where all looks are allowed.
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
		s.walker.stand(s, look, s.bound(i))
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
	s.walker.stand(s, tried, s.bound(last))
	return s
}

// Plan is what the search goes by.
func (s *Search) Plan() *Plan { return s.plan }

// bound is the last look that may be tried at a step of the part, as the search
// comes to it: at its floor, the tile that the end of the part has there is
// laid last, by onward.
func (s *Search) bound(step int) int32 {
	switch {
	case s.until == nil || step != s.floor:
		return anyLook
	case step < len(s.until)-1:
		return s.until[step] - 1
	}
	return s.until[step]
}

// onward is called when nothing is left to try at the floor. Where the part
// ends further down, it lays the next tile on the way there and raises the
// floor; otherwise the search is done and onward reports false.
func (s *Search) onward() bool {
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
	s.reached()
	s.levels[s.depth].look = -1
	s.walker.stand(s, -1, s.bound(s.depth))
	return true
}

// exhausted counts a dead end where nothing fitted the cell that the search is
// about to leave. At the floor of a part that ends elsewhere, what can still
// fit belongs to the part behind it.
func (s *Search) exhausted() {
	if v := s.levels[s.depth]; v.look < 0 && (s.depth > s.floor || s.until == nil) {
		v.deadEnds++
	}
}

// lay puts a look on the cell and goes on to the next, without counting it.
func (s *Search) lay(look int32) {
	s.levels[s.depth].look = look
	s.walker.lay(s, look)
	s.depth++
}

// lift goes back to the cell before and takes its tile off.
func (s *Search) lift() {
	s.depth--
	s.walker.lift(s, s.levels[s.depth].look)
}

// fitting appends the looks that fit the cell that is being filled.
func (s *Search) fitting(looks []int32) []int32 { return s.walker.fitting(s, looks) }

// reached remembers the board if it has more tiles on it than any before.
func (s *Search) reached() {
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

// Step does a bounded amount of work: at most budget nodes, or in plain mode
// tries. An executor makes about as many. Step reports whether the
// search is over: everything was searched, or as much found as the options ask for.
func (s *Search) Step(budget int64) (over bool) {
	if s.below != nil {
		s.hand(budget)
	} else if !s.Over() {
		s.walker.walk(s, budget)
	}
	return s.Over()
}

// Over reports whether a further step would do nothing.
func (s *Search) Over() bool { return s.done || s.enough() }

// Complete reports whether everything was searched.
func (s *Search) Complete() bool { return s.done }

// Rest is the part that is still to be searched; it reports false when there is
// none.
func (s *Search) Rest() (rest Part, left bool) {
	if s.done {
		return Part{}, false
	}
	return Part{From: s.Position(), To: s.until}, true
}

// enough reports whether as much is found as the options ask for.
func (s *Search) enough() bool { return s.plan.enough(&s.tally.found) }

func (plan *Plan) enough(found *Found) bool {
	o := &plan.options
	return o.Most > 0 && found.Pictures >= o.Most || o.First && found.Solutions > 0
}
