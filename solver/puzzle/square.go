package puzzle

import (
	"math"
	"strconv"
	"strings"
)

// maxSquare is how wide and how high a grid of squares may be.
const maxSquare = 32

// Square is the grid of width × height squares. The sides of a cell are 0 top,
// 1 right, 2 bottom, 3 left.
//
//	0 1 2
//	3 4 5      the cells of Square(3, 3)
//	6 7 8
func Square(width, height int) (*Grid, error) {
	if width < 1 || height < 1 || width > maxSquare || height > maxSquare {
		return nil, &Fault{Code: "grid-size", Args: map[string]any{
			"width": width, "height": height, "most": maxSquare}}
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
	name := strconv.Itoa(width) + "x" + strconv.Itoa(height)
	return newGrid(name, 4, 0.5, cells, squareTurns(width, height, at)), nil
}

// squareTurns are the quarter turns of a square, the half turns of any other
// rectangle.
func squareTurns(width, height int, at func(column, row int) int) []BoardTurn {
	step := 2
	if width == height {
		step = 1
	}
	var turns []BoardTurn
	for by := 0; by < 4; by += step {
		to := make([]int, width*height)
		for row := range height {
			for column := range width {
				c, r := column, row
				switch by {
				case 1:
					c, r = height-1-row, column
				case 2:
					c, r = width-1-column, height-1-row
				case 3:
					c, r = row, width-1-column
				}
				to[at(column, row)] = at(c, r)
			}
		}
		turns = append(turns, BoardTurn{To: to, By: by})
	}
	return turns
}

// squareNamed reads names such as "3x3".
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

// size reads a number without sign or leading zeros. One too large to be any
// grid's is read as a large one, so that it is refused for its size.
func size(digits string) (int, bool) {
	if digits == "" || digits[0] == '0' && digits != "0" || strings.Trim(digits, "0123456789") != "" {
		return 0, false
	}
	n, err := strconv.Atoi(digits)
	if err != nil || n > math.MaxInt32 {
		n = math.MaxInt32
	}
	return n, true
}
