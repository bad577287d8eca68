package search

import (
	"slices"
)

// Cut divides what is left of a part into two of about the same size, as far as it can tell
// without searching: at the first step that still has a choice, the second part gets half of the
// choices. It reports false when no step has a choice.
func (plan *Plan) Cut(part Part) (first, second Part, ok bool) {
	s := plan.Search()
	var path Position
	under := len(part.From) - 1 // a tile lies on each step before it
	for step := 0; step < len(plan.steps) && !part.empty(); step++ {
		choices := plan.choices(s, part, path)
		if len(choices) == 0 {
			break
		}
		if len(choices) > 1 {
			at := append(path, choices[(len(choices)-1)/2])
			return Part{part.From, at}, Part{at, part.To}, true
		}
		if step < under {
			choices[0] = part.From[step]
		}
		path = append(path, choices[0])
		s.lay(choices[0])
	}
	return part, Part{}, false
}

// choices lists the looks at the step after the path, where the search stands, that are in
// progress or still ahead in the part.
func (plan *Plan) choices(s *Search, part Part, path Position) []int32 {
	step, last := len(path), len(part.From)-1
	along := func(position Position) bool {
		return step < len(position) && slices.Equal(path, position[:step])
	}
	fitting := s.fitting(nil)
	if along(part.From) {
		fitting = slices.DeleteFunc(fitting, func(look int32) bool {
			return look < part.From[step] || look == part.From[step] && step == last
		})
	}
	if along(part.To) {
		fitting = slices.DeleteFunc(fitting, func(look int32) bool { return look > part.To[step] })
	}
	return fitting
}
