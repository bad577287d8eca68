package search

import (
	"slices"
	"sort"
)

// A scale tells how much of a search lies where: all of it before the end, none
// before the beginning. Between its marks, all that can follow a board shares
// alike what the board has.
type scale struct {
	search *Search // to look around from the beginning, and to be left there
	marks  []mark  // in search order
}

// A mark is a position and how much of the search lies before it.
type mark struct {
	at     Position
	before float64
	alike  float64 // the same, if all that can follow a board shared alike
}

// scale is one without marks.
func (plan *Plan) scale() scale { return scale{search: plan.Search()} }

// share is how much of the whole search a part is.
func (s scale) share(part Part) float64 { return s.before(part.To) - s.before(part.From) }

// before is how much of the whole search lies before a position.
func (s scale) before(position Position) float64 {
	if position == nil {
		return 1
	}
	next := sort.Search(len(s.marks), func(i int) bool { return s.marks[i].at.compare(position) > 0 })
	low, high := mark{}, mark{before: 1, alike: 1}
	if next > 0 {
		low = s.marks[next-1]
	}
	if next < len(s.marks) {
		high = s.marks[next]
	}
	if high.alike <= low.alike {
		return low.before
	}
	at := min(max((s.alike(position)-low.alike)/(high.alike-low.alike), 0), 1)
	return low.before + at*(high.before-low.before)
}

// alike is how much of the search lies before a position if all that can follow
// a board shares alike what the board has.
func (s scale) alike(position Position) float64 {
	if position == nil {
		return 1
	}
	share, sum := 1.0, 0.0
	var fitting []int32
	for step, look := range position {
		fitting = s.search.fitting(fitting[:0])
		if len(fitting) == 0 {
			break
		}
		last := step == len(position)-1
		earlier, tried := slices.BinarySearch(fitting, look)
		if last && tried {
			earlier++
		}
		share /= float64(len(fitting))
		sum += share * float64(earlier)
		if !last {
			s.search.lay(look)
		}
	}
	for s.search.depth > 0 {
		s.search.lift()
	}
	return sum
}
