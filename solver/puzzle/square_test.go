package puzzle

import (
	"fmt"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

func TestSquareGrids(t *testing.T) {
	for _, row := range []struct{ width, height, seams, turns int }{
		{1, 1, 0, 4}, {2, 1, 1, 2}, {1, 4, 3, 2}, {2, 2, 4, 4}, {3, 3, 12, 4}, {4, 2, 10, 2}, {16, 16, 480, 4}, {32, 32, 1984, 4},
	} {
		t.Run(fmt.Sprint(row.width, "x", row.height), func(t *testing.T) {
			grid, err := Square(row.width, row.height)
			require.NoError(t, err)
			assert.Len(t, grid.Cells, row.width*row.height)
			assert.Len(t, grid.Seams, row.seams)
			assert.Len(t, grid.Turns, row.turns)
			for number, cell := range grid.Cells {
				assert.Equal(t, number, cell.Row*row.width+cell.Column, "reading order")
			}
		})
	}
}

func TestAQuarterTurnIsClockwise(t *testing.T) {
	grid, err := Square(3, 3)
	require.NoError(t, err)
	assert.Equal(t, 1, grid.Turns[1].By)
	assert.Equal(t, []int{2, 5, 8, 1, 4, 7, 0, 3, 6}, grid.Turns[1].To, "the top row becomes the right column")
}
