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

// Kinds are the kinds of shapes.
func Kinds() []string { return []string{"squares", "hexagon", "triangle"} }

// ShapeOf is the shape of a grid.
func ShapeOf(grid *puzzle.Grid) Shape {
	size := func(digits string) int {
		n, _ := strconv.Atoi(digits) // of a grid they are digits
		return n
	}
	across, down, squares := strings.Cut(grid.Name, "x")
	if squares && grid.Sides == 4 {
		return Shape{"squares", size(across), size(down)}
	}
	n := size(grid.Name[len("hex"):])
	if grid.Sides == 6 {
		return Shape{"hexagon", n, n}
	}
	return Shape{"triangle", n, n}
}

// Name is the grid's name in the notation.
func (s Shape) Name() string {
	width := strconv.Itoa(s.Width)
	switch s.Kind {
	case "hexagon":
		return "hex" + width
	case "triangle":
		return "tri" + width
	}
	return width + "x" + strconv.Itoa(s.Height)
}

// leastGrid is the smallest grid of such cells that has room for so many edges.
func leastGrid(like *puzzle.Grid, edges int) *puzzle.Grid {
	shape := ShapeOf(like)
	for shape.Width, shape.Height = 1, 1; ; shape.Width++ {
		if grid, err := puzzle.GridNamed(shape.Name()); err != nil || len(grid.Cells)*grid.Sides >= edges {
			return grid
		}
	}
}
