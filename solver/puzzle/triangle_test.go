package puzzle

import (
	"fmt"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

func TestTriangleGrids(t *testing.T) {
	for _, row := range []struct{ side, cells, seams int }{
		{1, 1, 0}, {2, 4, 3}, {3, 9, 9}, {4, 16, 18}, {32, 1024, 1488},
	} {
		t.Run(fmt.Sprint("tri", row.side), func(t *testing.T) {
			grid, err := Triangle(row.side)
			require.NoError(t, err)
			assert.Equal(t, 3, grid.Sides)
			assert.Len(t, grid.Cells, row.cells)
			assert.Len(t, grid.Seams, row.seams)
			assert.Len(t, grid.Turns, 3)
			rows, columns := grid.Size()
			assert.Equal(t, [2]int{row.side, 2*row.side - 1}, [2]int{rows, columns})
		})
	}
}

func TestFourTriangles(t *testing.T) {
	grid, err := Triangle(2)
	require.NoError(t, err)
	var headings []float64
	for _, cell := range grid.Cells {
		headings = append(headings, cell.Heading)
	}
	assert.Equal(t, []float64{60, 60, 0, 60}, headings, "side 0 is the right one of a cell that points up, the top of one that points down")
	assert.Equal(t, []Seat{Rim, {2, 0}, Rim}, grid.Cells[0].Beyond, "the apex touches what is below")
	assert.Equal(t, []Seat{{0, 1}, {3, 2}, {1, 0}}, grid.Cells[2].Beyond, "the middle touches all three")
	assert.Equal(t, []int{3, 0, 2, 1}, grid.Turns[1].To, "a third of a turn is clockwise")
}
