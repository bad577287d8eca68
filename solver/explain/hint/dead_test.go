package hint_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"edgewise/solver/puzzle"
)

// checkDead checks that the reported dead cell fits no loose tile in any turn. It returns how
// many were checked.
func checkDead(t *testing.T, b *puzzle.Board, told int) int {
	t.Helper()
	_, conflicts := b.Seams()
	clashes := len(conflicts) > 0 || len(b.Misframed()) > 0
	for _, clue := range b.Puzzle().Clues() { // a clue placed in another turn is a wrong board from the start
		on, _ := b.At(clue.Cell)
		clashes = clashes || on != clue
	}
	if told >= 0 {
		_, filled := b.At(told)
		require.False(t, clashes || filled || somethingFits(b, told), "cell %d of %v", told, described(b))
		return 1
	}
	for cell := range b.Puzzle().Grid().Cells {
		_, filled := b.At(cell)
		require.True(t, clashes || filled || !besideTiles(b, cell) || somethingFits(b, cell), "cell %d of %v", cell, described(b))
	}
	return 0
}

// besideTiles reports whether a tile lies next to a cell.
func besideTiles(b *puzzle.Board, cell int) bool {
	for _, beyond := range b.Puzzle().Grid().Cells[cell].Beyond {
		if beyond == puzzle.Rim {
			continue
		}
		if _, lies := b.Edge(beyond); lies {
			return true
		}
	}
	return false
}

// somethingFits reports whether any loose tile fits a cell.
func somethingFits(b *puzzle.Board, cell int) bool {
	for _, kind := range b.Puzzle().Kinds() {
		for i, tile := range kind.Tiles {
			for number := range kind.Looks {
				if b.Where(tile) < 0 && b.Fits(puzzle.Placement{Cell: cell, Tile: tile, Turn: kind.Turn(i, number)}) {
					return true
				}
			}
		}
	}
	return false
}
