package puzzle

import (
	"math"
	"strconv"
	"strings"
)

// maxHexagon is the most cells on a side of the hexagon: 919 cells in all.
const maxHexagon = 18

// Hexagon is the hexagon of hexagons with the given number of cells on each side. The cells have
// flat tops and stand in columns; their sides are 0 top, 1 upper right, 2 lower right, 3 bottom,
// 4 lower left, 5 upper left. Cells of equal height are a row; they are numbered by row, then
// from the left:
//
//	     ___
//	 ___/ 0 \___
//	/ 1 \___/ 2 \      the cells of Hexagon(2), in rows of
//	\___/ 3 \___/      1, 2, 1, 2 and 1
//	/ 4 \___/ 5 \
//	\___/ 6 \___/
//	    \___/
func Hexagon(radius int) (*Grid, error) {
	if radius < 1 || radius > maxHexagon {
		return nil, sizeFault(hexagonName(radius), hexagonName(1), hexagonName(maxHexagon))
	}
	// A place counts columns to the right of the middle and half cells below it.
	type place struct{ column, height int }
	last := radius - 1
	var places []place
	var cells []Cell
	at := map[place]int{}
	for height := -2 * last; height <= 2*last; height++ {
		inRow := 0
		for column := -last; column <= last; column++ {
			steps := max(column, -column) + max(height, -height)
			if steps%2 != 0 || steps > 2*last {
				continue
			}
			at[place{column, height}] = len(cells)
			places = append(places, place{column, height})
			cells = append(cells, Cell{
				Row: height + 2*last, Column: inRow,
				X: float64(column+last)*math.Sqrt(3)/2 + 1/math.Sqrt(3),
				Y: float64(height+2*last)/2 + 0.5,
			})
			inRow++
		}
	}
	for cell, from := range places {
		for side, step := range [6]place{{0, -2}, {1, -1}, {1, 1}, {0, 2}, {-1, 1}, {-1, -1}} {
			beyond := Rim
			if next, inside := at[place{from.column + step.column, from.height + step.height}]; inside {
				beyond = Seat{next, (side + 3) % 6}
			}
			cells[cell].Beyond = append(cells[cell].Beyond, beyond)
		}
	}
	once := func(cell int) int {
		p := places[cell]
		return at[place{(p.column - p.height) / 2, (3*p.column + p.height) / 2}]
	}
	return newGrid(hexagonName(radius), 6, 0.5, cells, turnsOf(len(cells), 6, 1, once)), nil
}

func hexagonName(radius int) string { return "hex" + strconv.Itoa(radius) }

// hexagonNamed makes the grid of a name such as "hex2".
func hexagonNamed(name string) (*Grid, bool, error) {
	digits, found := strings.CutPrefix(name, "hex")
	radius, ok := size(digits)
	if !found || !ok {
		return nil, false, nil
	}
	grid, err := Hexagon(radius)
	return grid, true, err
}
