package hint

import (
	"edgewise/solver/explain/why"
	"edgewise/solver/puzzle"
)

// EachTechnique asks every technique about a board, and refutes as if no full board were known; a
// Finder would stop at the first step.
func EachTechnique(b *puzzle.Board) (steps []Step) {
	whole, sound := why.Clued(b)
	if !sound {
		return nil
	}
	v := surveyOf(standingOf(whole))
	agreed := make([]int, len(v.filled))
	for cell := range agreed {
		agreed[cell] = unknown
	}
	for _, technique := range techniques {
		if step := technique(v); step != nil {
			steps = append(steps, *step)
		}
	}
	refuting := v.refute(agreed)
	for !refuting.done {
		refuting.next()
	}
	if refuting.found != nil {
		steps = append(steps, *refuting.found)
	}
	for i := range steps {
		steps[i].Seats = v.seats(&steps[i])
	}
	return steps
}
