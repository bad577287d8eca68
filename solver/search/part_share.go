package search

import (
	"slices"
	"sort"
)

// A scale tells how much of a search lies before a position: nothing before the beginning, all of
// it before the end. Between two milestones it assumes that all children of a board have equal
// shares.
type scale struct {
	search     *Search     // stands at the beginning; methods lay tiles on it and lift them all again
	milestones []milestone // in search order
}

// A milestone is a position and how much of the search lies before it.
type milestone struct {
	at      Position
	before  float64
	uniform float64 // the same, if all children of a board had equal shares
}

// scale returns a scale without milestones.
func (plan *Plan) scale() scale { return scale{search: plan.Search()} }

// share returns how much of the whole search a part is.
func (s scale) share(part Part) float64 { return s.before(part.To) - s.before(part.From) }

// before returns how much of the whole search lies before a position.
func (s scale) before(position Position) float64 {
	if position == nil {
		return 1
	}
	next := sort.Search(len(s.milestones), func(i int) bool { return s.milestones[i].at.compare(position) > 0 })
	low, high := milestone{}, milestone{before: 1, uniform: 1}
	if next > 0 {
		low = s.milestones[next-1]
	}
	if next < len(s.milestones) {
		high = s.milestones[next]
	}
	if high.uniform <= low.uniform {
		return low.before
	}
	at := min(max((s.uniform(position)-low.uniform)/(high.uniform-low.uniform), 0), 1)
	return low.before + at*(high.before-low.before)
}

// uniform returns how much of the search lies before a position if all children of a board have
// equal shares.
func (s scale) uniform(position Position) float64 {
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
