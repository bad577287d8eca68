package reading_test

import (
	"edgewise/solver/notation/foreign"
	"edgewise/solver/notation/reading"
	"edgewise/solver/puzzle"
	"edgewise/solver/search"
)

// placements is how many placements the judge of the tests looks at for one reading.
const placements = 200_000

// judge solves a reading as far as a few placements go. Unlike that of package texts it knows no
// published puzzle, which would decide what evidence has to.
func judge(r *reading.Reading) reading.Trial {
	if p, err := puzzleOf(r); err == nil && len(r.Tiles) <= 40 {
		return &trial{search: search.Compile(p, search.Options{Order: search.Row, First: true}).Search(), left: placements}
	}
	return &trial{}
}

// A trial solves a reading, or knows a verdict where it has no search.
type trial struct {
	search  *search.Search
	left    int64
	verdict reading.Verdict
}

func (t *trial) Step(placements int64) (v reading.Verdict, known bool) {
	if t.search == nil {
		return t.verdict, true
	}
	over := t.search.Step(min(placements, t.left))
	t.left -= placements
	switch {
	case t.search.Counts().Pictures > 0:
		return reading.Solvable, true
	case t.search.Complete():
		return reading.Unsolvable, true
	}
	return reading.Undecided, over || t.left <= 0
}

func puzzleOf(r *reading.Reading) (*puzzle.Puzzle, error) {
	document, err := foreign.DocumentOf(r, foreign.Taken{})
	if err != nil {
		return nil, err
	}
	return document.Puzzle, nil
}
