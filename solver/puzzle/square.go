package puzzle

import (
	"strconv"
	"strings"
)

// maxSquare is the largest width and height of a grid of squares.
const maxSquare = 32

// Square is the grid of width × height squares. The sides of a cell are 0 top,
// 1 right, 2 bottom, 3 left.
//
//	0 1 2
//	3 4 5      the cells of Square(3, 3)
//	6 7 8
func Square(width, height int) (*Grid, error) {
	if width < 1 || height < 1 || width > maxSquare || height > maxSquare {
		return nil, sizeFault(squareName(width, height), squareName(1, 1), squareName(maxSquare, maxSquare))
	}
	at := func(column, row int) int { return row*width + column }
	beyond := func(column, row, side int) Seat {
		if column < 0 || row < 0 || column >= width || row >= height {
			return Rim
		}
		return Seat{at(column, row), side}
	}
	cells := make([]Cell, 0, width*height)
	for row := range height {
		for column := range width {
			cells = append(cells, Cell{
				Row: row, Column: column,
				X: float64(column) + 0.5, Y: float64(row) + 0.5,
				Beyond: []Seat{
					beyond(column, row-1, 2),
					beyond(column+1, row, 3),
					beyond(column, row+1, 0),
					beyond(column-1, row, 1),
				},
			})
		}
	}
	// A square has quarter turns, any other rectangle only a half turn.
	steps, once := 2, func(cell int) int { return len(cells) - 1 - cell }
	if width == height {
		steps, once = 1, func(cell int) int { return at(height-1-cells[cell].Row, cells[cell].Column) }
	}
	return newGrid(squareName(width, height), 4, 0.5, cells, turnsOf(len(cells), 4, steps, once)), nil
}

func squareName(width, height int) string { return strconv.Itoa(width) + "x" + strconv.Itoa(height) }

// squareNamed makes the grid of a name such as "3x3".
func squareNamed(name string) (*Grid, bool, error) {
	across, down, found := strings.Cut(name, "x")
	if !found {
		return nil, false, nil
	}
	width, ok := size(across)
	height, ok2 := size(down)
	if !ok || !ok2 {
		return nil, false, nil
	}
	grid, err := Square(width, height)
	return grid, true, err
}
