package trace

import (
	"slices"

	"edgewise/solver/search"
)

// advance lets the search make one try, or one placement in modes that do not count tries, and
// derives the events. It reports false when the search is over.
func (t *Trace) advance() bool {
	if t.search.Over() {
		return false
	}
	before := t.search.Mark()
	t.marks.add(moment{t.so.Number, before})
	b := &interval{trace: t, before: before, at: slices.Clone(before.At())}
	b.order, _ = t.plan.Order()
	if t.plan.Mode() == search.Plain {
		t.search.Step(1)
		b.after = t.search.Mark()
		b.textbook()
	} else {
		upcoming := t.search.(*search.Search).Upcoming() // sequences exist in plain mode only
		t.search.Step(1)
		b.after = t.search.Mark()
		b.tables(upcoming)
	}
	t.ahead, t.sequenceAhead = b.events, b.after.Sequence()
	return len(t.ahead) > 0
}

// An interval derives what a search did between two marks that are one try, or one placement,
// apart.
type interval struct {
	trace         *Trace
	before, after search.Mark
	order         []int
	at            search.Position // the position after the events so far
	events        []Event
}

// textbook derives what a textbook search did: it left the cells with nothing left to try, the
// deepest first, and tried a tile.
//
//	before   a b c d -      it leaves the fifth cell, a dead end if nothing fitted it,
//	after    a b e -        and lifts d; then it leaves the fourth and lifts c; e fits
//
// When it lays out sequences, it may also leave the first cell for the first tile of the next
// sequence.
func (b *interval) textbook() {
	to := b.after.At()
	depth := len(to) - 1
	if depth >= 0 && to[depth] < 0 {
		depth--
	}
	for left := len(b.before.At()) - 1; left >= max(depth, 0); left-- {
		if b.after.Done().DeadEnds[left] > b.before.Done().DeadEnds[left] {
			b.emit(DeadEnd, left, none)
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
		b.emit(Try, depth, to[depth])
		return
	}
	b.place(to[depth])
	if depth+1 == len(b.order) {
		b.emit(Solution, depth, none)
		b.lift()
	}
}

// tables derives what a search through tables did: it laid the next tile that fits, and left the
// cells that had none left.
func (b *interval) tables(upcoming int32) {
	to := len(b.after.At()) - 1
	depth := len(b.before.At()) - 1
	if upcoming < 0 {
		b.emit(DeadEnd, depth, none)
		return
	}
	b.place(upcoming)
	for left := depth; left >= max(to, 0); left-- {
		if left == depth && depth+1 == len(b.order) {
			b.emit(Solution, depth, none)
		} else if left == depth {
			b.emit(DeadEnd, depth+1, none)
		}
		b.lift()
	}
}

// none is the look of an event without a tile.
const none = -1

func (b *interval) place(look int32) {
	depth := len(b.at) - 1
	b.at[depth] = look
	b.emit(Place, depth, look)
	b.at = append(b.at, none)
}

func (b *interval) lift() {
	b.at = b.at[:len(b.at)-1]
	depth := len(b.at) - 1
	b.emit(Lift, depth, b.at[depth])
}

func (b *interval) emit(kind Kind, depth int, look int32) {
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
