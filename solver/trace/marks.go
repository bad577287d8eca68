package trace

import (
	"slices"
	"sort"

	"edgewise/solver/search"
)

// A moment is a mark of the search, and behind how many events it is.
type moment struct {
	number uint64
	mark   search.Mark
}

// momentOf is the moment at which a search is that has made a try just now, or none yet.
func (t *Trace) momentOf(s Searcher) moment {
	mark := s.Mark()
	found := mark.Done()
	placed, full, laid := found.Total(), found.Nodes[len(found.Nodes)-1], max(len(mark.At()), 1)-1
	// Every try is told, every dead end, every tile lifted, and every full board.
	number := placed + placed - uint64(laid) + full
	if found.TriesAt != nil {
		number += found.Tries - placed
	}
	for _, n := range found.DeadEnds {
		number += n
	}
	return moment{number, mark}
}

// soAt is how far the trace is at a moment.
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

// How many moments are remembered: as many all over the search, and as many near the
// present.
const mostFar, mostNear = 256, 64

// marks are the moments that a trace can go back to.
type marks struct {
	far   []moment // ascending; the first is the start
	near  []moment // a ring, in which the next one takes the place of the oldest
	next  int      // where that is
	every uint64   // how many events lie between two far ones, at least
}

// leave remembers a moment.
func (m *marks) leave(now moment) {
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

// clone is a copy with which another trace goes its own way.
func (m *marks) clone() marks {
	return marks{far: slices.Clone(m.far), near: slices.Clone(m.near), next: m.next, every: m.every}
}

// before is the last moment of which short is true: it is true of the start, and false
// of everything behind a moment of which it is false.
func (m *marks) before(short func(moment) bool) moment {
	n := sort.Search(len(m.far), func(i int) bool { return i > 0 && !short(m.far[i]) })
	best := m.far[max(n-1, 0)]
	for _, at := range m.near {
		if at.number > best.number && short(at) {
			best = at
		}
	}
	return best
}
