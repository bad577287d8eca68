package reading_test

import (
	"errors"

	"edgewise/solver/notation/reading"
	"edgewise/solver/puzzle"
	"edgewise/solver/search"
)

// placements is how many placements the judge of the tests looks at for one reading.
const placements = 200_000

// judge solves a reading as far as a few placements go.
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

// puzzleOf makes a puzzle of a reading, each motif by a letter.
func puzzleOf(r *reading.Reading) (*puzzle.Puzzle, error) {
	grid, err := puzzle.GridNamed(r.Grid)
	if err != nil {
		return nil, err
	}
	spec := puzzle.Spec{Grid: grid, Mates: puzzle.Same()}
	step := 1
	if r.Split != reading.Whole {
		spec.Mates, step = puzzle.Halves(), 2
	}
	edges := map[string]puzzle.Edge{}
	if r.Frame != "" {
		spec.Framed, spec.Frame = true, '0'
		edges[r.Frame] = '0'
	}
	next := 0
	for _, tile := range r.Tiles {
		var t puzzle.Tile
		for _, side := range tile.Sides {
			edge, known := edges[side.Motif]
			if !known {
				if next >= 52 {
					return nil, errors.New("too many motifs")
				}
				edge = puzzle.Edge(puzzle.Alphabet[next])
				next += step
				edges[side.Motif] = edge
			}
			if side.Half == 2 && side.Motif != r.Frame {
				edge |= 0x20
			}
			t = append(t, edge)
		}
		spec.Tiles = append(spec.Tiles, t)
	}
	return puzzle.New(spec)
}
