package best

import (
	"edgewise/solver/puzzle"
	"edgewise/solver/search"
)

// fill completes a board, so that there is one to show before the first dive ends: cell by cell,
// a random one of the looks that break the fewest seams.
func fill(board *puzzle.Board, pl *plan, chance search.Random) {
	grid := pl.puzzle.Grid()
	for i := range pl.steps {
		s := &pl.steps[i]
		if _, filled := board.At(s.cell); filled {
			continue
		}
		var chosen puzzle.Placement
		least, equals := grid.Sides+1, 0
		for _, number := range pl.shapes[s.shape].looks {
			tile := pl.loose(board, number)
			if tile < 0 {
				continue
			}
			p := puzzle.Placement{Cell: s.cell, Tile: tile, Turn: pl.turnOf(tile, &pl.looks[number])}
			breaks := breaksOf(board, p)
			if breaks < least {
				least, equals = breaks, 0
			}
			if breaks == least {
				equals++
				if chance.Below(equals) == 0 {
					chosen = p
				}
			}
		}
		board.MustPlace(chosen)
	}
}

// loose is an unplaced tile with a look, or -1.
func (pl *plan) loose(board *puzzle.Board, look uint16) int {
	for _, tile := range pl.stocks[pl.looks[look].stock].tiles {
		if board.Where(tile) < 0 {
			return tile
		}
	}
	return -1
}

// breaksOf is the number of seams to filled neighbours that a placement would break.
func breaksOf(board *puzzle.Board, p puzzle.Placement) (breaks int) {
	of := board.Puzzle()
	for side, beyond := range of.Grid().Cells[p.Cell].Beyond {
		if beyond == puzzle.Rim {
			continue
		}
		if facing, filled := board.Edge(beyond); filled && !of.Mates().Mate(of.Tiles()[p.Tile].At(side, p.Turn), facing) {
			breaks++
		}
	}
	return breaks
}

// checkFrame refuses a puzzle whose frame cannot be completed even with breaks: too few tiles fit
// some cells of the rim, or a clue contradicts the frame.
func checkFrame(pl *plan) error {
	impossible := &puzzle.Fault{Code: "best-frame"}
	if len(pl.clues.Misframed()) > 0 {
		return impossible
	}
	cells, tiles := make([]int, len(pl.shapes)), make([]int, len(pl.shapes))
	first := map[uint8]int{} // shapes with the same rim admit the same looks
	for i := range pl.shapes {
		if _, known := first[pl.rimClass(i)]; !known {
			first[pl.rimClass(i)] = i
		}
	}
	for _, s := range pl.steps {
		cells[first[pl.rimClass(s.shape)]]++
	}
	counted := make([]bool, len(pl.stocks))
	for _, shape := range first {
		for _, number := range pl.shapes[shape].looks {
			if stock := pl.looks[number].stock; !counted[stock] {
				counted[stock] = true
				tiles[shape] += len(pl.stocks[stock].tiles)
			}
		}
	}
	for i := range cells {
		if cells[i] != tiles[i] {
			return impossible
		}
	}
	return nil
}

// rimClass is the least of the rims that a shape's rim becomes by turning a tile.
func (pl *plan) rimClass(shape int) uint8 {
	rim, sides := pl.shapes[shape].rim, pl.puzzle.Grid().Sides
	least := rim
	for range sides {
		rim = rim>>1 | rim&1<<(sides-1)
		if pl.puzzle.MayTurn() {
			least = min(least, rim)
		}
	}
	return least
}
