package unfinished

import (
	"strconv"
	"strings"

	"edgewise/solver/puzzle"
)

// A Kind is a kind of grid.
type Kind string

// The kinds.
const (
	Squares  Kind = "squares"
	Hexagon  Kind = "hexagon"
	Triangle Kind = "triangle"
)

// Kinds lists the kinds.
func Kinds() []Kind { return []Kind{Squares, Hexagon, Triangle} }

// A Shape is a grid's name in parts, for a form that has a field for each.
type Shape struct {
	Kind          Kind
	Width, Height int // in cells; equal for a hexagon and a triangle
}

// ShapeOf returns the shape of a grid.
func ShapeOf(grid *puzzle.Grid) Shape {
	size := func(digits string) int {
		n, _ := strconv.Atoi(digits) // a grid's name has digits there
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

// leastGrid is the smallest grid of the same kind that has this many sides.
func leastGrid(like *puzzle.Grid, edges int) *puzzle.Grid {
	shape := ShapeOf(like)
	for shape.Width, shape.Height = 1, 1; ; shape.Width++ {
		if grid, err := puzzle.GridNamed(shape.Name()); err != nil || len(grid.Cells)*grid.Sides >= edges {
			return grid
		}
	}
}
