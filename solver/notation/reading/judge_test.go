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
func judge(r *reading.Reading) reading.Verdict {
	if len(r.Tiles) > 40 {
		return reading.Undecided
	}
	p, err := puzzleOf(r)
	if err != nil {
		return reading.Undecided
	}
	s := search.Compile(p, search.Options{Order: search.Row, First: true}).Search()
	s.Step(placements)
	switch {
	case s.Counts().Pictures > 0:
		return reading.Solvable
	case s.Complete():
		return reading.Unsolvable
	}
	return reading.Undecided
}

func puzzleOf(r *reading.Reading) (*puzzle.Puzzle, error) {
	document, err := foreign.DocumentOf(r, foreign.Taken{})
	if err != nil {
		return nil, err
	}
	return document.Puzzle, nil
}
