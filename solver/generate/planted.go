package generate

import "edgewise/solver/puzzle"

// Planted cuts a random full board into tiles and shuffles them. So it has a solution, but the
// number of solutions and the effort are unknown. It does not search, whatever the size, so it
// always ends soon: for testing solvers. The error is a [puzzle.Fault] about the options.
func Planted(o Options) (*puzzle.Puzzle, error) {
	if err := o.check(); err != nil {
		return nil, err
	}
	m := newMaking(o)
	return m.shuffled(m.tiles, &m.random), nil
}

// Random makes tiles with independent random edges. With more than a few tiles most of these
// puzzles have no solution.
func Random(o Options) (*puzzle.Puzzle, error) {
	if err := o.check(); err != nil {
		return nil, err
	}
	m := newMaking(o)
	for _, tile := range m.tiles {
		for side, edge := range tile {
			if edge != frame {
				tile[side] = m.any()
			}
		}
	}
	return m.shuffled(m.tiles, &m.random), nil
}
