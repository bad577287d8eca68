package search

import "edgewise/solver/puzzle"

// Shuffle returns the puzzle with its tiles in random order, and the new number of each tile.
// Clues follow their tiles. A search of everything gives the same counts in any order, but
// reaches its first board sooner or later.
func (r *Random) Shuffle(p *puzzle.Puzzle) (shuffled *puzzle.Puzzle, numbers []int) {
	spec := p.Spec()
	before := make([]int, len(spec.Tiles)) // the old number of each shuffled tile
	for i := range before {
		before[i] = i
	}
	for i := len(before) - 1; i > 0; i-- {
		j := r.Below(i + 1)
		before[i], before[j] = before[j], before[i]
	}
	tiles, numbers := make([]puzzle.Tile, len(before)), make([]int, len(before))
	for now, then := range before {
		tiles[now], numbers[then] = spec.Tiles[then], now
	}
	clues := make([]puzzle.Placement, len(spec.Clues))
	for i, clue := range spec.Clues {
		clues[i] = puzzle.Placement{Cell: clue.Cell, Tile: numbers[clue.Tile], Turn: clue.Turn}
	}
	spec.Tiles, spec.Clues = tiles, clues
	shuffled, err := puzzle.New(spec)
	if err != nil {
		panic(err) // the same tiles make the same puzzle
	}
	return shuffled, numbers
}
