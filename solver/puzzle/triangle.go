package puzzle

import (
	"math"
	"strconv"
	"strings"
)

// maxTriangle is the most rows of a triangle.
const maxTriangle = 32

// Triangle is the triangle of triangles with the given number of rows, its apex
// up. Row r has 2r+1 cells; the even ones point up, the odd ones down. The
// sides of a cell that points up are 0 right, 1 bottom, 2 left; of one that
// points down 0 top, 1 right, 2 left: a third of a turn each.
//
//	     /\
//	    /0 \
//	   /____\
//	  /\ 2  /\      the cells of Triangle(2)
//	 /1 \  / 3\
//	/____\/____\
func Triangle(side int) (*Grid, error) {
	if side < 1 || side > maxTriangle {
		return nil, sizeFault(triangleName(side), triangleName(1), triangleName(maxTriangle))
	}
	height := math.Sqrt(3) / 2 // of a cell whose sides are one pitch long
	at := func(row, column int) int { return row*row + column }
	var cells []Cell
	for row := range side {
		for column := range 2*row + 1 {
			beside := func(column, side int) Seat {
				if column < 0 || column > 2*row {
					return Rim
				}
				return Seat{at(row, column), side}
			}
			cell := Cell{Row: row, Column: column, X: float64(side+column-row) / 2}
			if column%2 == 0 {
				below := Rim
				if row+1 < side {
					below = Seat{at(row+1, column+1), 0}
				}
				cell.Heading = 60
				cell.Y = (float64(row) + 2./3) * height
				cell.Beyond = []Seat{beside(column+1, 2), below, beside(column-1, 1)}
			} else {
				cell.Y = (float64(row) + 1./3) * height
				cell.Beyond = []Seat{{at(row-1, column-1), 1}, beside(column+1, 2), beside(column-1, 0)}
			}
			cells = append(cells, cell)
		}
	}
	// The right side of the board moves to the bottom, and the bottom to the left.
	once := func(cell int) int {
		row, column := cells[cell].Row, cells[cell].Column
		fromRight := row - (column+1)/2
		return at(side-1-fromRight, 2*(side-1-row)+column%2)
	}
	return newGrid(triangleName(side), 3, height/3, cells, turnsOf(len(cells), 3, 1, once)), nil
}

func triangleName(side int) string { return "tri" + strconv.Itoa(side) }

// triangleNamed makes the grid of a name such as "tri3".
func triangleNamed(name string) (*Grid, bool, error) {
	digits, found := strings.CutPrefix(name, "tri")
	side, ok := size(digits)
	if !found || !ok {
		return nil, false, nil
	}
	grid, err := Triangle(side)
	return grid, true, err
}
