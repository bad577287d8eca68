package search

import "math"

// An Executor goes through what lies below a position, in another way than the
// plain loop does. It keeps nothing from one call to the next: what it is given
// and what it gives are positions, so that either goes on where the other stood.
type Executor interface {
	// Run goes on from a position until everything below the floor is done, about
	// the budget of nodes is used up, or so many boards are found. The position lies
	// below the floor. An error leaves the search where it was.
	Run(at Position, floor int, budget int64, boards int) (Run, error)
}

// A Run is what an executor did.
type Run struct {
	At       Position // where it stands; at the floor where all below is done
	Spent    int64    // of the budget: all of it where it ended the run
	Nodes    []uint64 // placements made, at each step
	DeadEnds []uint64 // times nothing fitted, at each step
	Boards   []Position
	Deepest  Position // the first board with more tiles on it than were laid before, its last element -1; or nil
}

// RunBy lets an executor of the search's plan, which must have tables, go through all that
// lies below its floor. Where the executor fails, the plain loop does so from there on.
func (s *Search) RunBy(e Executor) { s.below = e }

// Failed is why the executor failed, or nil.
func (s *Search) Failed() error { return s.failed }

// hand lays tiles on the floor, as the end of a part may lie there, and hands all that is
// below to the executor.
func (s *Search) hand(budget int64) {
	boards := math.MaxInt
	if s.plan.options.First || s.plan.options.Most > 0 {
		boards = 1 // so that the search ends at the board that is enough
	}
	for budget > 0 && !s.Over() {
		if s.depth == s.floor {
			s.walker.walk(s, 1)
			budget--
			continue
		}
		run, err := s.below.Run(s.Position(), s.floor, budget, boards)
		if err != nil {
			s.below, s.failed = nil, err
			s.walker.walk(s, budget)
			return
		}
		s.take(run)
		budget -= run.Spent
	}
}

// take goes to where an executor has come, and counts what it has done.
func (s *Search) take(run Run) {
	for i := range run.Nodes {
		s.levels[i].nodes += run.Nodes[i]
		s.levels[i].deadEnds += run.DeadEnds[i]
	}
	for s.depth > s.floor {
		s.lift()
	}
	floor := s.levels[s.floor].look
	for _, board := range run.Boards {
		for i, look := range board {
			s.levels[i].look = look
		}
		s.tally.board(s.plan, s.levels)
	}
	s.levels[s.floor].look = floor
	if len(run.Deepest) > len(s.deepest) {
		s.deepest = append(make(Position, 0, len(s.levels)+1), run.Deepest...)
	}
	last := len(run.At) - 1
	if last == s.floor {
		return
	}
	s.lay(floor)
	for _, look := range run.At[s.floor+1 : last] {
		s.walker.stand(s, look, anyLook)
		s.lay(look)
	}
	s.levels[last].look = run.At[last]
	s.walker.stand(s, run.At[last], anyLook)
}
