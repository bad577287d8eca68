package puzzle

import (
	"fmt"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

func TestHexagonGrids(t *testing.T) {
	for _, row := range []struct{ radius, cells, seams, rows, columns int }{
		{1, 1, 0, 1, 1}, {2, 7, 12, 5, 2}, {3, 19, 42, 9, 3}, {4, 37, 90, 13, 4}, {18, 919, 2652, 69, 18},
	} {
		t.Run(fmt.Sprint("hex", row.radius), func(t *testing.T) {
			grid, err := Hexagon(row.radius)
			require.NoError(t, err)
			assert.Equal(t, 6, grid.Sides)
			assert.Len(t, grid.Cells, row.cells)
			assert.Len(t, grid.Seams, row.seams)
			assert.Len(t, grid.Turns, 6)
			rows, columns := grid.Size()
			assert.Equal(t, [2]int{row.rows, row.columns}, [2]int{rows, columns})
		})
	}
}

func TestSevenHexagons(t *testing.T) {
	grid, err := Hexagon(2)
	require.NoError(t, err)
	var rows []int
	for _, cell := range grid.Cells {
		rows = append(rows, cell.Row)
	}
	assert.Equal(t, []int{0, 1, 1, 2, 3, 3, 4}, rows)
	assert.Equal(t, []Seat{{0, 3}, {2, 4}, {5, 5}, {6, 0}, {4, 1}, {1, 2}}, grid.Cells[3].Beyond, "the centre's neighbours, clockwise")
	assert.Equal(t, []Seat{Rim, Rim, {2, 5}, {3, 0}, {1, 1}, Rim}, grid.Cells[0].Beyond, "the top cell's")
	assert.Equal(t, []int{2, 0, 5, 3, 1, 6, 4}, grid.Turns[1].To, "a sixth of a turn is clockwise")
}
