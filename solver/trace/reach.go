package trace

// A Target is the first moment of a search at which a count reaches a number.
type Target struct {
	Of    Count
	Depth int // of which cell, in the order in which they are filled; -1 for all
	Count uint64
}

// A Count is what a target counts.
type Count int

// What a target can count.
const (
	Events Count = iota
	Placements
	DeadEnds
	FullBoards
)

var kinds = [...]Kind{Placements: Place, DeadEnds: DeadEnd, FullBoards: Solution}

// count returns the target's count so far.
func (to Target) count(so *So) uint64 {
	switch {
	case to.Of == Events:
		return so.Number
	case to.Of == FullBoards:
		return so.Full
	}
	list := so.Nodes
	if to.Of == DeadEnds {
		list = so.DeadEnds
	}
	if to.Depth >= 0 {
		return list[to.Depth]
	}
	var sum uint64
	for _, n := range list {
		sum += n
	}
	return sum
}

// NextOf returns the next moment at which the count grows, at one depth or, for -1, at any.
func (t *Trace) NextOf(of Count, depth int) Target {
	to := Target{Of: of, Depth: depth}
	to.Count = to.count(&t.so) + 1
	return to
}

// PreviousOf returns the moment before the last event at which the count grew last, or the start
// if it never did.
func (t *Trace) PreviousOf(of Count, depth int) Target {
	to := Target{Of: of, Depth: depth}
	to.Count = to.count(&t.so)
	if to.Count > 0 && to.counts(t.last) {
		to.Count--
	}
	return to
}

// counts reports whether the target counts an event.
func (to Target) counts(e Event) bool {
	if to.Of == Events {
		return e.Number > 0
	}
	return e.Kind == kinds[to.Of] && (to.Depth < 0 || e.Depth == to.Depth)
}

// Reach moves the trace to a target, forwards or backwards, with at most about budget placements,
// or tries in plain mode. It reports whether the trace is there, or at the end of a search that
// never reaches the target; if not, the next call continues. At the end, too, the last event is
// known.
func (t *Trace) Reach(to Target, budget int64) (there bool) {
	there = t.reach(to, budget)
	if _, known := t.Last(); there && !known && t.atEnd() {
		return t.reach(Target{Of: Events, Depth: -1, Count: t.end}, budget)
	}
	return there
}

func (t *Trace) reach(to Target, budget int64) (there bool) {
	if to.count(&t.so) == to.Count && to.counts(t.last) {
		return true
	}
	short := func(at moment) bool {
		if to.Of == Events {
			return at.number < to.Count // called for many marks
		}
		so := t.soAt(at)
		return to.count(&so) < to.Count
	}
	if best := t.marks.last(short); to.count(&t.so) >= to.Count || best.number > t.so.Number {
		t.goTo(best)
	}
	for to.count(&t.so) < to.Count && len(t.ahead) > 0 {
		t.Next()
	}
	chunk, passed := int64(1), false
	for to.count(&t.so) < to.Count && !t.atEnd() {
		if budget <= 0 {
			return false
		}
		here := moment{t.so.Number, t.search.Mark()}
		t.search.Step(chunk)
		budget -= chunk
		then := t.momentOf(t.search)
		if short(then) && !t.search.Over() {
			t.marks.add(here)
			t.arrive(then)
		} else {
			// The target lies in this chunk: halve it until it is one try.
			t.goTo(here)
			if passed = true; chunk == 1 {
				for more := true; more && to.count(&t.so) < to.Count; {
					_, more = t.Next()
				}
				return true
			}
		}
		if passed {
			chunk = max(chunk/2, 1)
		} else {
			chunk *= 2
		}
	}
	return true
}

// atEnd reports whether the trace is known to be at the end.
func (t *Trace) atEnd() bool { return t.ended && t.so.Number == t.end }

// goTo moves the trace to a moment.
func (t *Trace) goTo(m moment) {
	t.search = t.begin(m.mark)
	t.arrive(m)
}

// arrive records that the trace is where its search is.
func (t *Trace) arrive(m moment) {
	t.so, t.ahead, t.last, t.sequence = t.soAt(m), nil, Event{}, m.mark.Sequence()
}
