package solvers

import (
	"strconv"
	"strings"

	"edgewise/solver/puzzle"
)

// A formula is a puzzle in conjunctive normal form, in the format of SAT solvers (DIMACS). The
// variables that describe the board come first: n·n say which tile is on which cell, and n·sides
// how each tile is turned.
type formula struct {
	n, sides  int
	variables int
	clauses   int
	text      strings.Builder
}

// lies is the variable for a tile on a cell, turned the one for a tile and a turn.
func (f *formula) lies(cell, tile int) int   { return cell*f.n + tile + 1 }
func (f *formula) turned(tile, turn int) int { return f.n*f.n + tile*f.sides + turn + 1 }

// telling is how many variables describe the board.
func (f *formula) telling() int { return f.n*f.n + f.n*f.sides }

// fresh adds n variables, and returns the number before the first.
func (f *formula) fresh(n int) int {
	f.variables += n
	return f.variables - n
}

func (f *formula) clause(literals ...int) {
	for _, literal := range literals {
		f.text.WriteString(strconv.Itoa(literal) + " ")
	}
	f.text.WriteString("0\n")
	f.clauses++
}

// one requires that exactly one of the variables is true. The values of its auxiliary variables
// follow from these, so that no answer occurs twice.
func (f *formula) one(variables []int) {
	f.clause(variables...)
	before := f.fresh(len(variables) - 1)
	for i, variable := range variables {
		if i > 0 {
			f.clause(-variable, -(before + i))
		}
		if i < len(variables)-1 {
			f.clause(-variable, before+i+1)
		}
		if 0 < i && i < len(variables)-1 {
			f.clause(-(before + i), before+i+1)
		}
	}
}

func writeCNF(w *writing) string {
	p := w.puzzle
	f := &formula{n: len(p.Tiles()), sides: p.Grid().Sides}
	f.fresh(f.telling())
	// A seam has the edge of its first side; the second side shows the mate.
	var place [puzzle.MaxEdges]int // counted from 1
	edges := 0
	for _, edge := range w.edges() {
		for _, half := range []puzzle.Edge{edge, p.Mates()[edge]} {
			if p.Mates()[edge] != puzzle.Nothing && place[half] == 0 {
				edges++
				place[half] = edges
			}
		}
	}
	seams := make([]int, len(p.Grid().Seams))
	for seam := range seams {
		seams[seam] = f.fresh(edges)
	}
	for cell := range f.n {
		var here []int
		for tile := range f.n {
			here = append(here, f.lies(cell, tile))
		}
		f.one(here)
	}
	for tile := range f.n {
		var cells, turns []int
		for cell := range f.n {
			cells = append(cells, f.lies(cell, tile))
		}
		for turn := range f.sides {
			turns = append(turns, f.turned(tile, turn))
		}
		f.one(cells)
		f.one(turns)
	}
	for _, before := range seams {
		var shown []int
		for i := range edges {
			shown = append(shown, before+i+1)
		}
		f.one(shown)
	}
	touching := w.touching()
	fits := make([]bool, f.n*f.n*f.sides)
	for _, on := range w.ways() {
		fits[(on.Cell*f.n+on.Tile)*f.sides+on.Turn] = true
		for _, t := range touching(on) {
			f.clause(-f.lies(on.Cell, on.Tile), -f.turned(on.Tile, on.Turn), seams[t.seam]+place[t.edge])
		}
	}
	for way, fit := range fits {
		if cell, tile, turn := way/f.sides/f.n, way/f.sides%f.n, way%f.sides; !fit {
			f.clause(-f.lies(cell, tile), -f.turned(tile, turn))
		}
	}
	return w.remarks("c ", `
With `+strconv.Itoa(f.n)+` cells and as many tiles, the variable `+strconv.Itoa(f.n)+` × (cell − 1) + tile is true where that
tile lies on that cell, both from 1 and in reading order, and the variable
`+strconv.Itoa(f.n*f.n)+` + `+strconv.Itoa(f.sides)+` × (tile − 1) + turn + 1 where the tile is turned so often clockwise. All others
follow from these. Copies are told apart, and every turn of the board counts.`) +
		"p cnf " + strconv.Itoa(f.variables) + " " + strconv.Itoa(f.clauses) + "\n" + f.text.String()
}
