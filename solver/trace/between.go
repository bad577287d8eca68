package trace

import (
	"edgewise/solver/puzzle"
	"edgewise/solver/search"
)

// look lets the search make one try, or one placement where tries are not counted, and
// notes what happened. It reports false when the search is over.
func (t *Trace) look() bool {
	if t.search.Over() {
		return false
	}
	before := t.search.Mark()
	t.marks.leave(moment{t.so.Number, before})
	b := &between{trace: t, before: before, laid: t.plan.Laid(before.At())}
	b.order, _ = t.plan.Order()
	if t.plan.Mode() == search.Plain {
		t.search.Step(1)
		b.after = t.search.Mark()
		b.textbook()
	} else {
		fitting := t.search.Fitting()
		t.search.Step(1)
		b.after = t.search.Mark()
		b.tables(fitting)
	}
	t.ahead = b.events
	return len(t.ahead) > 0
}

// A between tells what a search did between two marks of which the second is one try, or
// one placement, later.
type between struct {
	trace         *Trace
	before, after search.Mark
	order         []int
	laid          []puzzle.Placement // so far
	events        []Event
}

// textbook tells what a textbook search did: it left the cells that had nothing left to
// try, from the deepest on, and tried a tile.
//
//	before   a b c d -      the fifth cell is left: a dead end if nothing fitted it,
//	after    a b e -        and d lifted; then the fourth, and c; e fits
func (b *between) textbook() {
	to := b.after.At()
	step := len(to) - 1
	if step >= 0 && to[step] < 0 {
		step--
	}
	for depth := len(b.before.At()) - 1; depth > step; depth-- {
		if b.deadEnd(depth) {
			b.tell(DeadEnd, depth, nothing)
		}
		if depth > 0 {
			b.lift()
		}
	}
	if step < 0 {
		return
	}
	tried, _ := b.trace.plan.Tried(to[:step+1])
	if b.after.Done().Nodes[step] == b.before.Done().Nodes[step] {
		clash := clashOf(b.trace.boardOf(b.laid), tried)
		b.tell(Try, step, tried).Clash = clash
		return
	}
	b.place(tried)
	if step+1 == len(b.order) {
		b.tell(Solution, step, nothing)
		b.lift()
	}
}

// tables tells what a search through tables did: it laid the next tile that fits, and
// left the cells that had none left.
func (b *between) tables(fitting []puzzle.Placement) {
	to := len(b.after.At()) - 1
	step := len(b.before.At()) - 1
	if len(fitting) == 0 {
		b.tell(DeadEnd, step, nothing)
		return
	}
	b.place(fitting[0])
	for depth := step; depth >= max(to, 0); depth-- {
		if depth == step && step+1 == len(b.order) {
			b.tell(Solution, step, nothing)
		} else if depth == step {
			b.tell(DeadEnd, step+1, nothing)
		}
		b.lift()
	}
}

// nothing is the placement in an event that is about none.
var nothing = puzzle.Placement{Tile: -1}

// deadEnd reports whether a dead end was counted at a step.
func (b *between) deadEnd(step int) bool {
	return b.after.Done().DeadEnds[step] > b.before.Done().DeadEnds[step]
}

func (b *between) place(p puzzle.Placement) {
	b.tell(Place, len(b.laid), p)
	b.laid = append(b.laid, p)
}

func (b *between) lift() {
	last := len(b.laid) - 1
	b.tell(Lift, last, b.laid[last])
	b.laid = b.laid[:last]
}

func (b *between) tell(kind Kind, step int, p puzzle.Placement) *Event {
	number := b.trace.so.Number + uint64(len(b.events)) + 1
	b.events = append(b.events, Event{Number: number, Kind: kind, Step: step, Cell: b.order[step], Tile: p.Tile, Turn: p.Turn})
	return &b.events[len(b.events)-1]
}
