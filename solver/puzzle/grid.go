package puzzle

import (
	"math"
	"strconv"
	"strings"
)

// A Grid is a table of cells and of which sides touch. It is shared and never
// changed after it was made.
type Grid struct {
	Name     string      // as the notation writes it, such as "3x3" or "hex2"
	Sides    int         // sides of every cell
	Inradius float64     // from a cell's centre to the middle of its sides, in pitches
	Cells    []Cell      // in reading order from the top left
	Seams    []Seam      // every seam once, by its lower cell, then its side
	Turns    []BoardTurn // the turns of the whole board, the one that moves nothing first
}

// Size is how many rows the grid has, and how many cells its longest row.
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
	Heading     float64 // where its side 0 lies, in degrees clockwise from straight up
	Beyond      []Seat  // for each side, the side that it touches
}

// A Seat is one side of one cell. On the rim, what lies beyond is Rim.
type Seat struct{ Cell, Side int }

// Rim is what lies beyond a side without a neighbour.
var Rim = Seat{-1, -1}

// A Seam is two touching sides. A is the one of the lower cell.
type Seam struct{ A, B Seat }

// A BoardTurn turns the whole board: the tile on cell c comes to lie on To[c],
// turned By steps further.
type BoardTurn struct {
	To []int
	By int
}

// MaxCells is how many cells a grid may have, and MaxSides how many sides a cell has
// at most.
const (
	MaxCells = 1024
	MaxSides = 6
)

// shapes are the families of grids: each makes the grid that a name stands
// for, or reports that the name is none of its own.
var shapes = []func(name string) (grid *Grid, known bool, err error){squareNamed, hexagonNamed, triangleNamed}

// GridNamed makes the grid that a name such as "3x3", "hex2" or "tri3" stands for.
func GridNamed(name string) (*Grid, error) {
	for _, shape := range shapes {
		if grid, known, err := shape(name); known {
			return grid, err
		}
	}
	return nil, NewFault("grid-unknown", "found", name)
}

// newGrid completes a grid from its cells: the seams follow from them.
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

// turnsOf are the turns of a board that looks as before when it is turned by
// the given steps of its tiles: once tells where that carries each cell.
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

// sizeFault refuses the size of a grid, in the names of the notation.
func sizeFault(found, least, most string) *Fault {
	return NewFault("grid-size", "found", found, "least", least, "most", most)
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
