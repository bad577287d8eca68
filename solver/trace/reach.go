package trace

// A Target is a moment of a search, by what is counted up to it: the first at which so
// many are reached.
type Target struct {
	Of    Count
	Depth int // of which cell, in the order in which they are filled; -1 for all
	Count uint64
}

// A Count is what a target counts.
type Count int

// What can be counted.
const (
	Events Count = iota
	Placements
	DeadEnds
	FullBoards
)

var kinds = [...]Kind{Placements: Place, DeadEnds: DeadEnd, FullBoards: Solution}

// count is how much of it there is so far.
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

// NextOf is the next moment at which one more of something is counted, at one depth or, for
// -1, at any.
func (t *Trace) NextOf(of Count, depth int) Target {
	to := Target{Of: of, Depth: depth}
	to.Count = to.count(&t.so) + 1
	return to
}

// PreviousOf is the moment at which something was counted last before the last event;
// the start, where that never was.
func (t *Trace) PreviousOf(of Count, depth int) Target {
	to := Target{Of: of, Depth: depth}
	to.Count = to.count(&t.so)
	if to.Count > 0 && to.told(t.last) {
		to.Count--
	}
	return to
}

// told reports whether the target counts an event.
func (to Target) told(e Event) bool {
	if to.Of == Events {
		return e.Number > 0
	}
	return e.Kind == kinds[to.Of] && (to.Depth < 0 || e.Depth == to.Depth)
}

// Reach takes the trace to a target, forwards or backwards, with at most about budget
// placements, or in plain mode tries. It reports whether it is there, or at the end,
// where the search does not come to it; if not, the next call goes on. At the end, too,
// the last event is known.
func (t *Trace) Reach(to Target, budget int64) (there bool) {
	there = t.reach(to, budget)
	if _, known := t.Last(); there && !known && t.atEnd() {
		return t.reach(Target{Of: Events, Depth: -1, Count: t.end}, budget)
	}
	return there
}

func (t *Trace) reach(to Target, budget int64) (there bool) {
	if to.count(&t.so) == to.Count && to.told(t.last) {
		return true
	}
	short := func(at moment) bool {
		if to.Of == Events {
			return at.number < to.Count // which is asked of many
		}
		so := t.soAt(at)
		return to.count(&so) < to.Count
	}
	if best := t.marks.before(short); to.count(&t.so) >= to.Count || best.number > t.so.Number {
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
			t.marks.leave(here)
			t.stand(then)
		} else {
			// Somewhere in this chunk: it is halved until it is one try.
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

// atEnd reports whether it is known that nothing follows.
func (t *Trace) atEnd() bool { return t.ended && t.so.Number == t.end }

// goTo takes the trace to a moment.
func (t *Trace) goTo(m moment) {
	t.search = t.begin(m.mark)
	t.stand(m)
}

// stand notes that the trace is where its search is.
func (t *Trace) stand(m moment) {
	t.so, t.ahead, t.last, t.laid = t.soAt(m), nil, Event{}, m.mark.Sequence()
}
