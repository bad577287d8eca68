package trace

import (
	"edgewise/solver/puzzle"
	"edgewise/solver/search"
)

// A Trace is somewhere in a search: behind so many of its events.
type Trace struct {
	plan   *search.Plan
	begin  func(search.Mark) Searcher // goes on from a mark
	search Searcher                   // ahead of the trace by the events that are still to be told
	laid   []int                      // the sequence of the tiles at the last event; nil where there is none
	lays   []int                      // that behind those that are still to be told
	ahead  []Event
	so     So
	last   Event // the one told last; none where the trace was taken elsewhere
	marks  marks
	beside *Trace // that looks for paths; nil before one is asked for
	end    uint64 // the number of the last event; 0 as long as that is not known
	ended  bool   // whether it is
}

// A Searcher is a search that can be followed: a [search.Search], or [search.Sequences].
type Searcher interface {
	Step(budget int64) (over bool)
	Over() bool
	Mark() search.Mark
}

// So is how far a trace has come.
type So struct {
	Number   uint64          // of the last event; 0 at the start
	Tries    []uint64        // by depth, those that fit included; nil where they are not counted
	Nodes    []uint64        // by depth
	DeadEnds []uint64        // by depth
	Full     uint64          // boards
	At       search.Position // what lies, and what was tried last on the next cell
}

// New begins a trace of a search of everything.
func New(plan *search.Plan) *Trace {
	return follow(plan, plan.Search().Mark(), func(m search.Mark) Searcher { return plan.SearchFrom(m) })
}

// NewSequences begins a trace of a search of everything that lays out every sequence of
// the tiles, of a plan in plain mode.
func NewSequences(plan *search.Plan) *Trace {
	return follow(plan, plan.Sequences().Mark(), func(m search.Mark) Searcher { return plan.SequencesFrom(m) })
}

func follow(plan *search.Plan, start search.Mark, begin func(search.Mark) Searcher) *Trace {
	t := &Trace{plan: plan, begin: begin}
	t.marks.leave(moment{mark: start})
	t.goTo(moment{mark: start})
	return t
}

// Plan is what the search goes by.
func (t *Trace) Plan() *search.Plan { return t.plan }

// So is how far the trace has come. It is valid until the trace moves.
func (t *Trace) So() *So { return &t.so }

// End is the number of the last event, as soon as the trace has come to it once.
func (t *Trace) End() (number uint64, known bool) { return t.end, t.ended }

// Candidates are what can be tried on the cell that is filled next, in the order in which
// it is, and how many of them were tried already.
func (t *Trace) Candidates() (candidates []puzzle.Placement, tried int) {
	return t.plan.Candidates(t.so.At, t.laid)
}

// Expected is how many placements the search is expected to make in all, by about so many
// visits of a probe. It reports false of a search of sequences, which nobody can foresee.
func (t *Trace) Expected(visits int64) (placements search.Magnitude, known bool) {
	if t.laid != nil {
		return 0, false
	}
	job := t.plan.Job()
	job.Weigh(visits / 2)
	return job.Expected(), true
}

// Last is the event that happened last; it reports false at the start, and where the
// trace has been stopped on its way.
func (t *Trace) Last() (Event, bool) { return t.last, t.last.Number > 0 }

// Board is what lies on the board.
func (t *Trace) Board() *puzzle.Board { return t.boardAt(t.so.At) }

func (t *Trace) boardAt(at search.Position) *puzzle.Board {
	board := puzzle.NewBoard(t.plan.Puzzle())
	for _, placed := range t.plan.Laid(at) {
		board.MustPlace(placed)
	}
	return board
}

// Next goes on by one event. It reports false when the search is over.
func (t *Trace) Next() (Event, bool) {
	if len(t.ahead) == 0 && !t.look() {
		t.end, t.ended = t.so.Number, true
		return Event{}, false
	}
	event := t.ahead[0]
	t.ahead = t.ahead[1:]
	t.so.take(event)
	t.last = event
	if len(t.ahead) == 0 {
		t.laid = t.lays
	}
	return event, true
}

// take counts an event.
func (so *So) take(e Event) {
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
