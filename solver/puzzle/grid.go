package puzzle

import (
	"math"
	"strconv"
	"strings"
)

// A Grid is a table of cells and of which sides touch. It is shared and never changes.
type Grid struct {
	Name     string      // in the notation, such as "3x3" or "hex2"
	Sides    int         // sides of every cell
	Inradius float64     // from a cell's centre to the middle of a side, in pitches
	Cells    []Cell      // in reading order from the top left
	Seams    []Seam      // every seam once, sorted by its lower cell, then by side
	Turns    []BoardTurn // the turns of the whole board, the identity first
}

// Size is the number of rows, and of cells in the longest row.
func (g *Grid) Size() (rows, columns int) {
	for _, cell := range g.Cells {
		rows, columns = max(rows, cell.Row+1), max(columns, cell.Column+1)
	}
	return rows, columns
}

// A Cell is a place on the grid. Its shape is a regular polygon.
type Cell struct {
	Row, Column int     // in reading order, from 0
	X, Y        float64 // its centre in pitches, x to the right, y down
	Heading     float64 // direction of side 0, in degrees clockwise from straight up
	Beyond      []Seat  // for each side, the side that it touches, or Rim
}

// A Seat is one side of one cell.
type Seat struct{ Cell, Side int }

// Rim is the Beyond of a side without a neighbour.
var Rim = Seat{-1, -1}

// A Seam is two touching sides. A belongs to the lower cell.
type Seam struct{ A, B Seat }

// A BoardTurn is a turn of the whole board: the tile on cell c moves to cell To[c] and turns By
// steps.
type BoardTurn struct {
	To []int
	By int
}

// MaxCells is the most cells of a grid, and MaxSides the most sides of a cell.
const (
	MaxCells = 1024
	MaxSides = 6
)

// shapes are the families of grids: each makes the grid of a name, or reports that the name
// belongs to another family.
var shapes = []func(name string) (grid *Grid, known bool, err error){squareNamed, hexagonNamed, triangleNamed}

// GridNamed makes the grid of a name such as "3x3", "hex2" or "tri3". The error is a [Fault].
func GridNamed(name string) (*Grid, error) {
	for _, shape := range shapes {
		grid, known, err := shape(name)
		if fault, is := err.(*Fault); is {
			fault.Args["found"] = name // as it is written
		}
		if known {
			return grid, err
		}
	}
	return nil, NewFault("grid-unknown", "found", name)
}

// newGrid completes a grid: the seams follow from the cells.
func newGrid(name string, sides int, inradius float64, cells []Cell, turns []BoardTurn) *Grid {
	grid := &Grid{Name: name, Sides: sides, Inradius: inradius, Cells: cells, Turns: turns}
	for cell := range cells {
		for side, beyond := range cells[cell].Beyond {
			if beyond.Cell > cell {
				grid.Seams = append(grid.Seams, Seam{Seat{cell, side}, beyond})
			}
		}
	}
	return grid
}

// turnsOf lists the turns of a board that maps to itself when its tiles turn by a number of
// steps: once maps each cell by one such turn.
func turnsOf(cells, sides, steps int, once func(cell int) int) []BoardTurn {
	to := make([]int, cells)
	for cell := range to {
		to[cell] = cell
	}
	turns := []BoardTurn{{To: to}}
	for by := steps; by < sides; by += steps {
		next := make([]int, cells)
		for cell, now := range to {
			next[cell] = once(now)
		}
		turns = append(turns, BoardTurn{To: next, By: by})
		to = next
	}
	return turns
}

// sizeFault is the fault for a grid that is too small or too large; the arguments are names of
// grids.
func sizeFault(found, least, most string) *Fault {
	return NewFault("grid-size", "found", found, "least", least, "most", most)
}

// size reads a number without sign or leading zeros. A number too large for any grid is read as a
// large one, so that the fault is about its size.
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
