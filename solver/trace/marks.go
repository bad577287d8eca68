package trace

import (
	"slices"
	"sort"

	"edgewise/solver/search"
)

// A moment is a mark of the search and the number of events before it.
type moment struct {
	number uint64
	mark   search.Mark
}

// momentOf returns the moment of a search that has just made a try, or none yet.
func (t *Trace) momentOf(s Searcher) moment {
	mark := s.Mark()
	found := mark.Done()
	placed, full, laid := found.Total(), found.Nodes[len(found.Nodes)-1], max(len(mark.At()), 1)-1
	// Every try, dead end, lift and full board is an event.
	number := placed + placed - uint64(laid) + full
	if found.TriesAt != nil {
		number += found.Tries - placed
	}
	for _, n := range found.DeadEnds {
		number += n
	}
	return moment{number, mark}
}

// soAt returns how far the trace is at a moment.
func (t *Trace) soAt(m moment) So {
	found := m.mark.Done()
	return So{
		Number:   m.number,
		Tries:    slices.Clone(found.TriesAt),
		Nodes:    slices.Clone(found.Nodes),
		DeadEnds: slices.Clone(found.DeadEnds),
		Full:     found.Nodes[len(found.Nodes)-1],
		At:       slices.Clone(m.mark.At()),
	}
}

// The trace remembers at most this many moments all over the search, and this many recent ones.
const mostFar, mostNear = 256, 64

// marks are the moments that a trace can go back to.
type marks struct {
	far   []moment // ascending; the first is the start
	near  []moment // a ring buffer
	next  int      // where the next one replaces the oldest
	every uint64   // the least number of events between two far ones
}

// add remembers a moment. When there are too many far ones, it doubles their distance.
func (m *marks) add(now moment) {
	if len(m.near) < mostNear {
		m.near = append(m.near, now)
	} else {
		m.near[m.next] = now
		m.next = (m.next + 1) % mostNear
	}
	if last := len(m.far) - 1; last >= 0 && now.number < m.far[last].number+max(m.every, 1) {
		return
	}
	m.far = append(m.far, now)
	if len(m.far) <= mostFar {
		return
	}
	m.every = max(2*m.every, 2)
	kept := m.far[:1]
	for _, at := range m.far[1:] {
		if at.number >= kept[len(kept)-1].number+m.every {
			kept = append(kept, at)
		}
	}
	clear(m.far[len(kept):])
	m.far = kept
}

// clone returns a copy for another trace.
func (m *marks) clone() marks {
	return marks{far: slices.Clone(m.far), near: slices.Clone(m.near), next: m.next, every: m.every}
}

// last returns the last moment for which short is true. It is true of the start, and once it is
// false it stays false.
func (m *marks) last(short func(moment) bool) moment {
	n := sort.Search(len(m.far), func(i int) bool { return i > 0 && !short(m.far[i]) })
	best := m.far[max(n-1, 0)]
	for _, at := range m.near {
		if at.number > best.number && short(at) {
			best = at
		}
	}
	return best
}
