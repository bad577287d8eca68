package trace

import (
	"edgewise/solver/puzzle"
	"edgewise/solver/search"
)

// A Trace is a place in a search: after so many of its events.
type Trace struct {
	plan          *search.Plan
	begin         func(search.Mark) Searcher // goes on from a mark
	search        Searcher                   // ahead of the trace by the events in ahead
	sequence      []int                      // of the tiles, at the last event; nil for a [search.Search]
	sequenceAhead []int                      // the same after the events in ahead
	ahead         []Event
	so            So
	last          Event // zero at the start and where the trace jumped to
	marks         marks
	scout         *Trace // walks ahead for Paths; nil until Paths is called
	end           uint64 // the number of the last event, if ended
	ended         bool   // whether the trace has come to the end once
}

// A Searcher is a search that a trace can follow: a [search.Search] or [search.Sequences].
type Searcher interface {
	Step(budget int64) (over bool)
	Over() bool
	Mark() search.Mark
}

// So is how far a trace has come.
type So struct {
	Number   uint64          // of the last event; 0 at the start
	Tries    []uint64        // by depth, including those that fit; nil if they are not counted
	Nodes    []uint64        // by depth
	DeadEnds []uint64        // by depth
	Full     uint64          // full boards
	At       search.Position // the tiles on the board, and the look tried last on the next cell
}

// New begins a trace of a search of everything.
func New(plan *search.Plan) *Trace {
	return follow(plan, plan.Search().Mark(), func(m search.Mark) Searcher { return plan.SearchFrom(m) })
}

// NewSequences begins a trace of a search of everything that lays out every sequence of the
// tiles. The plan must be in plain mode.
func NewSequences(plan *search.Plan) *Trace {
	return follow(plan, plan.Sequences().Mark(), func(m search.Mark) Searcher { return plan.SequencesFrom(m) })
}

func follow(plan *search.Plan, start search.Mark, begin func(search.Mark) Searcher) *Trace {
	t := &Trace{plan: plan, begin: begin}
	t.marks.add(moment{mark: start})
	t.goTo(moment{mark: start})
	return t
}

// Plan returns the plan that the search follows.
func (t *Trace) Plan() *search.Plan { return t.plan }

// So returns how far the trace has come. It is valid until the trace moves.
func (t *Trace) So() *So { return &t.so }

// End returns the number of the last event, once the trace has come to the end.
func (t *Trace) End() (number uint64, known bool) { return t.end, t.ended }

// Candidates lists what the search can try on the next cell, in order, and how many of these it
// has already tried.
func (t *Trace) Candidates() (candidates []puzzle.Placement, tried int) {
	return t.plan.Candidates(t.so.At, t.sequence)
}

// Expected returns how many placements the search is expected to make in all, from about the
// given visits of a probe. It reports false for a search of sequences, which cannot be predicted.
func (t *Trace) Expected(visits int64) (placements search.Magnitude, known bool) {
	if t.sequence != nil {
		return 0, false
	}
	job := t.plan.Job()
	job.Weigh(visits / 2)
	return job.Expected(), true
}

// Last returns the event that happened last. It reports false at the start and where
// [Trace.Reach] ran out of budget.
func (t *Trace) Last() (Event, bool) { return t.last, t.last.Number > 0 }

// Board returns the board as it lies now.
func (t *Trace) Board() *puzzle.Board { return t.boardAt(t.so.At) }

func (t *Trace) boardAt(at search.Position) *puzzle.Board {
	board := puzzle.NewBoard(t.plan.Puzzle())
	for _, placed := range t.plan.Laid(at) {
		board.MustPlace(placed)
	}
	return board
}

// Next moves on by one event. It reports false when the search is over.
func (t *Trace) Next() (Event, bool) {
	if len(t.ahead) == 0 && !t.advance() {
		t.end, t.ended = t.so.Number, true
		return Event{}, false
	}
	event := t.ahead[0]
	t.ahead = t.ahead[1:]
	t.so.apply(event)
	t.last = event
	if len(t.ahead) == 0 {
		t.sequence = t.sequenceAhead
	}
	return event, true
}

// apply counts an event.
func (so *So) apply(e Event) {
	so.Number = e.Number
	switch e.Kind {
	case Try:
		so.Tries[e.Depth]++
		so.At[e.Depth] = e.look
	case Place:
		if so.Tries != nil {
			so.Tries[e.Depth]++
		}
		so.Nodes[e.Depth]++
		so.At = append(so.At[:e.Depth], e.look, none)
	case DeadEnd:
		so.DeadEnds[e.Depth]++
	case Lift:
		so.At = so.At[:e.Depth+1]
	case Solution:
		so.Full++
	}
}
