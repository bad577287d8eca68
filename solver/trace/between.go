package trace

import (
	"slices"

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
	b := &between{trace: t, before: before, at: slices.Clone(before.At())}
	b.order, _ = t.plan.Order()
	if t.plan.Mode() == search.Plain {
		t.search.Step(1)
		b.after = t.search.Mark()
		b.textbook()
	} else {
		upcoming := t.search.(*search.Search).Upcoming() // through tables there are no sequences
		t.search.Step(1)
		b.after = t.search.Mark()
		b.tables(upcoming)
	}
	t.ahead, t.lays = b.events, b.after.Sequence()
	return len(t.ahead) > 0
}

// A between tells what a search did between two marks of which the second is one try, or
// one placement, later.
type between struct {
	trace         *Trace
	before, after search.Mark
	order         []int
	at            search.Position // so far
	events        []Event
}

// textbook tells what a textbook search did: it left the cells that had nothing left to
// try, from the deepest on, and tried a tile.
//
//	before   a b c d -      the fifth cell is left: a dead end if nothing fitted it,
//	after    a b e -        and d lifted; then the fourth, and c; e fits
//
// Where it lays out sequences, the first cell may be left, too, for the first tile of the
// next sequence.
func (b *between) textbook() {
	to := b.after.At()
	depth := len(to) - 1
	if depth >= 0 && to[depth] < 0 {
		depth--
	}
	for left := len(b.before.At()) - 1; left >= max(depth, 0); left-- {
		if b.after.Done().DeadEnds[left] > b.before.Done().DeadEnds[left] {
			b.tell(DeadEnd, left, none)
		}
		if left > max(depth, 0) {
			b.lift()
		}
	}
	if depth < 0 {
		return
	}
	if b.after.Done().Nodes[depth] == b.before.Done().Nodes[depth] {
		b.at[depth] = to[depth]
		b.tell(Try, depth, to[depth])
		return
	}
	b.place(to[depth])
	if depth+1 == len(b.order) {
		b.tell(Solution, depth, none)
		b.lift()
	}
}

// tables tells what a search through tables did: it laid the next tile that fits, and
// left the cells that had none left.
func (b *between) tables(upcoming int32) {
	to := len(b.after.At()) - 1
	depth := len(b.before.At()) - 1
	if upcoming < 0 {
		b.tell(DeadEnd, depth, none)
		return
	}
	b.place(upcoming)
	for left := depth; left >= max(to, 0); left-- {
		if left == depth && depth+1 == len(b.order) {
			b.tell(Solution, depth, none)
		} else if left == depth {
			b.tell(DeadEnd, depth+1, none)
		}
		b.lift()
	}
}

// none is the look of an event that is about no tile.
const none = -1

func (b *between) place(look int32) {
	depth := len(b.at) - 1
	b.at[depth] = look
	b.tell(Place, depth, look)
	b.at = append(b.at, none)
}

func (b *between) lift() {
	b.at = b.at[:len(b.at)-1]
	depth := len(b.at) - 1
	b.tell(Lift, depth, b.at[depth])
}

func (b *between) tell(kind Kind, depth int, look int32) {
	e := Event{Number: b.trace.so.Number + uint64(len(b.events)) + 1, Kind: kind, Depth: depth, Cell: b.order[depth], Tile: -1, look: look}
	if look >= 0 {
		p, _ := b.trace.plan.Tried(b.at[:depth+1])
		e.Tile, e.Turn = p.Tile, p.Turn
		if kind == Try {
			e.Clash = clashOf(b.trace.boardAt(b.at), p)
		}
	}
	b.events = append(b.events, e)
}
