package generate

import "edgewise/solver/puzzle"

// Planted cuts a full board by chance into tiles and shuffles them. So there is a
// solution; how many there are, and how hard they are to find, nobody knows. It takes no
// search, whatever the size, and never fails: for who tests solvers.
func Planted(o Options) (*puzzle.Puzzle, error) {
	if err := o.check(); err != nil {
		return nil, err
	}
	m := newMaking(o)
	return m.shuffled(m.tiles, &m.random), nil
}

// Random makes tiles whose edges were left to chance one by one. Most of them, where
// there are more than a few, have no solution.
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
