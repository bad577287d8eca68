package puzzle

import (
	"fmt"
	"strconv"
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
			assert.Equal(t, strconv.Itoa(row.width)+"x"+strconv.Itoa(row.height), grid.Name)
			assert.Len(t, grid.Cells, row.width*row.height)
			assert.Len(t, grid.Seams, row.seams)
			assert.Len(t, grid.Turns, row.turns)
			for number, cell := range grid.Cells {
				assert.Equal(t, number, cell.Row*row.width+cell.Column, "reading order")
			}
			checkGrid(t, grid)
		})
	}
}

// checkGrid asserts what holds for every grid, whatever its shape.
func checkGrid(t *testing.T, grid *Grid) {
	t.Helper()
	rims := 0
	for cell := range grid.Cells {
		require.Len(t, grid.Cells[cell].Beyond, grid.Sides)
		for side, beyond := range grid.Cells[cell].Beyond {
			if beyond == Rim {
				rims++
				continue
			}
			assert.Equal(t, Seat{cell, side}, grid.Cells[beyond.Cell].Beyond[beyond.Side], "touching is mutual")
		}
	}
	assert.Equal(t, len(grid.Cells)*grid.Sides, rims+2*len(grid.Seams))

	seams := map[Seam]bool{}
	for _, seam := range grid.Seams {
		assert.Less(t, seam.A.Cell, seam.B.Cell)
		assert.Equal(t, seam.B, grid.Cells[seam.A.Cell].Beyond[seam.A.Side])
		seams[seam] = true
	}
	assert.Len(t, seams, len(grid.Seams), "every seam once")

	for i, turn := range grid.Turns {
		moved := map[int]bool{}
		for cell, to := range turn.To {
			moved[to] = true
			if i == 0 {
				assert.Equal(t, cell, to, "the first turn moves nothing")
			}
		}
		require.Len(t, moved, len(grid.Cells), "a permutation")
		for _, seam := range grid.Seams {
			a, b := turned(grid, turn, seam.A), turned(grid, turn, seam.B)
			assert.Equal(t, b, grid.Cells[a.Cell].Beyond[a.Side], "a seam stays a seam")
		}
	}
	assert.Zero(t, grid.Turns[0].By)
}

func turned(grid *Grid, turn BoardTurn, seat Seat) Seat {
	return Seat{turn.To[seat.Cell], (seat.Side + turn.By) % grid.Sides}
}

func TestAQuarterTurnIsClockwise(t *testing.T) {
	grid, err := Square(3, 3)
	require.NoError(t, err)
	assert.Equal(t, 1, grid.Turns[1].By)
	assert.Equal(t, []int{2, 5, 8, 1, 4, 7, 0, 3, 6}, grid.Turns[1].To, "the top row becomes the right column")
}

func TestGridNamed(t *testing.T) {
	for _, row := range []struct{ name, want string }{
		{"3x3", ""},
		{"32x1", ""},
		{"33x33", "grid-size, height=33, most=32, width=33"},
		{"0x3", "grid-size, height=3, most=32, width=0"},
		{"3x99999999999999999999", "grid-size, height=2147483647, most=32, width=3"},
		{"", "grid-unknown, found="},
		{"3", "grid-unknown, found=3"},
		{"3x", "grid-unknown, found=3x"},
		{"3x3x3", "grid-unknown, found=3x3x3"},
		{"+3x3", "grid-unknown, found=+3x3"},
		{"03x3", "grid-unknown, found=03x3"},
		{"3X3", "grid-unknown, found=3X3"},
		{"circle", "grid-unknown, found=circle"},
	} {
		grid, err := GridNamed(row.name)
		if row.want != "" {
			assert.EqualError(t, err, row.want)
		} else if assert.NoError(t, err) {
			assert.Equal(t, row.name, grid.Name)
		}
	}
}

func TestSize(t *testing.T) {
	grid, err := Square(5, 2)
	require.NoError(t, err)
	rows, columns := grid.Size()
	assert.Equal(t, [2]int{2, 5}, [2]int{rows, columns})
}
