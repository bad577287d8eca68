package search

import (
	"math"

	"edgewise/solver/puzzle"
)

// fillOrder is the sequence in which the options fill the cells, and the name
// of the order that was taken.
func fillOrder(p *puzzle.Puzzle, o Options) ([]int, Order) {
	order := o.Order
	if o.Mode != Fast {
		order = Row
	}
	if order == "" || order == Auto {
		order = autoOrder(p)
	}
	if order == Clues && len(p.Clues()) == 0 {
		order = Spiral
	}
	switch order {
	case Spiral:
		return outward(p, []int{centre(p.Grid())}), order
	case Clues:
		return outward(p, clueCells(p)), order
	case Column:
		return columnOrder(p.Grid()), order
	}
	cells := make([]int, len(p.Grid().Cells))
	for cell := range cells {
		cells[cell] = cell
	}
	return cells, Row
}

func autoOrder(p *puzzle.Puzzle) Order {
	rows, columns := p.Grid().Size()
	_, framed := p.Frame()
	switch {
	case len(p.Clues()) > 0:
		return Clues
	case !framed:
		return Spiral
	case rows < columns: // the shorter the line, the sooner a cell has two neighbours
		return Column
	}
	return Row
}

func columnOrder(grid *puzzle.Grid) []int {
	var cells []int
	for column := 0; len(cells) < len(grid.Cells); column++ {
		for cell := range grid.Cells {
			if grid.Cells[cell].Column == column {
				cells = append(cells, cell)
			}
		}
	}
	return cells
}

func clueCells(p *puzzle.Puzzle) []int {
	var cells []int
	for _, clue := range p.Clues() {
		cells = append(cells, clue.Cell)
	}
	return cells
}

// centre is the cell nearest to the middle of the grid, the first of several.
func centre(grid *puzzle.Grid) int {
	var x, y float64
	for _, cell := range grid.Cells {
		x, y = x+cell.X, y+cell.Y
	}
	n := float64(len(grid.Cells))
	best, nearest := 0, math.Inf(1)
	for i, cell := range grid.Cells {
		if distance := math.Hypot(cell.X-x/n, cell.Y-y/n); distance < nearest-1e-9 {
			best, nearest = i, distance
		}
	}
	return best
}

// outward begins with the given cells and goes on with the cell that has the
// most filled neighbours (a side on the rim of a framed board counts as one);
// among equals with the one nearest to the first cell, then the first in
// reading order.
func outward(p *puzzle.Puzzle, first []int) []int {
	grid := p.Grid()
	_, framed := p.Frame()
	start := grid.Cells[first[0]]
	constraints := make([]int, len(grid.Cells))
	distance := make([]float64, len(grid.Cells))
	for i, cell := range grid.Cells {
		distance[i] = math.Hypot(cell.X-start.X, cell.Y-start.Y)
		for _, beyond := range cell.Beyond {
			if framed && beyond == puzzle.Rim {
				constraints[i]++
			}
		}
	}
	const filled = -1
	cells := make([]int, 0, len(grid.Cells))
	fill := func(cell int) {
		cells = append(cells, cell)
		constraints[cell] = filled
		for _, beyond := range grid.Cells[cell].Beyond {
			if beyond != puzzle.Rim && constraints[beyond.Cell] != filled {
				constraints[beyond.Cell]++
			}
		}
	}
	for _, cell := range first {
		fill(cell)
	}
	for len(cells) < len(grid.Cells) {
		best := -1
		for cell, n := range constraints {
			if n == filled {
				continue
			}
			if best < 0 || n > constraints[best] || n == constraints[best] && distance[cell] < distance[best]-1e-9 {
				best = cell
			}
		}
		fill(best)
	}
	return cells
}
