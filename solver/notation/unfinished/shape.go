package unfinished

import (
	"strconv"
	"strings"

	"edgewise/solver/puzzle"
)

// A Shape is what a grid's name says, for a form that asks for each by itself.
type Shape struct {
	Kind          string // "squares", "hexagon" or "triangle"
	Width, Height int    // in cells; a hexagon and a triangle have their size twice
}

// ShapeOf is the shape of a grid.
func ShapeOf(grid *puzzle.Grid) Shape {
	switch grid.Sides {
	case 3:
		size, _ := grid.Size()
		return Shape{"triangle", size, size}
	case 6:
		rows, _ := strconv.Atoi(strings.TrimPrefix(grid.Name, "hex"))
		return Shape{"hexagon", rows, rows}
	}
	rows, columns := grid.Size()
	return Shape{"squares", columns, rows}
}

// Name is the grid's name in the notation.
func (s Shape) Name() string {
	switch s.Kind {
	case "hexagon":
		return "hex" + strconv.Itoa(s.Width)
	case "triangle":
		return "tri" + strconv.Itoa(s.Width)
	}
	return strconv.Itoa(s.Width) + "x" + strconv.Itoa(s.Height)
}

// least is the smallest grid of such cells that has at least so many of them.
func (s Shape) least(cells int) *puzzle.Grid {
	for s.Width, s.Height = 1, 1; ; s.Width++ {
		if grid, err := puzzle.GridNamed(s.Name()); err != nil || len(grid.Cells) >= cells {
			return grid
		}
	}
}
