package search

import "math"

// An Executor searches what lies below a position in another way than the plain loop. It keeps no
// state between calls: its input and output are positions, so the executor and the plain loop can
// each go on where the other stopped.
type Executor interface {
	// Run goes on from a position, which lies below the floor, until it has done everything below
	// the floor, used up about the budget of nodes, or found the given number of boards. An error
	// leaves the search where it was.
	Run(at Position, floor int, budget int64, boards int) (Run, error)
}

// A Run is what an executor did.
type Run struct {
	At       Position // where it stands; at the floor once everything below is done
	Spent    int64    // how much of the budget; all of it if the budget ended the run
	Nodes    []uint64 // placements made at each step
	DeadEnds []uint64 // times nothing fitted at each step
	Boards   []Position
	Deepest  Position // the first board with more tiles than any before, its last element -1; or nil
}

// RunBy makes an executor of the search's plan search everything below the floor. The plan must
// have tables. If the executor fails, the plain loop goes on from there.
func (s *Search) RunBy(e Executor) { s.executor = e }

// Failed returns why the executor failed, or nil.
func (s *Search) Failed() error { return s.failed }

// runBelow lays the tiles on the floor itself, because the end of a part may lie there, and lets
// the executor search everything below.
func (s *Search) runBelow(budget int64) {
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
		run, err := s.executor.Run(s.Position(), s.floor, budget, boards)
		if err != nil {
			s.executor, s.failed = nil, err
			s.walker.walk(s, budget)
			return
		}
		s.adopt(run)
		budget -= run.Spent
	}
}

// adopt moves the search to where an executor stands, and counts what the executor did.
func (s *Search) adopt(run Run) {
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
		s.walker.seek(s, look, anyLook)
		s.lay(look)
	}
	s.levels[last].look = run.At[last]
	s.walker.seek(s, run.At[last], anyLook)
}
