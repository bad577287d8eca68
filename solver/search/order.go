package search

import (
	"cmp"
	"math"
	"slices"
	"sort"

	"edgewise/solver/puzzle"
)

// orderOf returns the sequence in which an order fills the cells of a puzzle.
func orderOf(p *puzzle.Puzzle, order Order) []int {
	grid := p.Grid()
	switch order {
	case Column:
		return sorted(grid, func(c puzzle.Cell) float64 { return c.X })
	case Diagonal:
		return sorted(grid, func(c puzzle.Cell) float64 { return c.X + c.Y })
	case Spiral:
		return outward(p, []int{centre(grid)})
	case Clues:
		if cells := clueCells(p); len(cells) > 0 {
			return outward(p, cells)
		}
		return outward(p, []int{centre(grid)})
	case Inward:
		return inward(grid, math.MaxInt)
	case Frame:
		return inward(grid, 1)
	}
	return sorted(grid, func(puzzle.Cell) float64 { return 0 })
}

// sorted lists the cells by a measure, and equal ones in reading order.
func sorted(grid *puzzle.Grid, by func(puzzle.Cell) float64) []int {
	cells := make([]int, len(grid.Cells))
	for cell := range cells {
		cells[cell] = cell
	}
	sort.SliceStable(cells, func(i, j int) bool { return nearly(by(grid.Cells[cells[i]]), by(grid.Cells[cells[j]])) < 0 })
	return cells
}

// nearly compares measures and treats differences due to rounding as equal.
func nearly(a, b float64) int {
	if math.Abs(a-b) < 1e-9 {
		return 0
	}
	return cmp.Compare(a, b)
}

func clueCells(p *puzzle.Puzzle) []int {
	var cells []int
	for _, clue := range p.Clues() {
		cells = append(cells, clue.Cell)
	}
	return cells
}

// middle returns the middle of the grid.
func middle(grid *puzzle.Grid) (x, y float64) {
	for _, cell := range grid.Cells {
		x, y = x+cell.X, y+cell.Y
	}
	n := float64(len(grid.Cells))
	return x / n, y / n
}

// centre returns the cell nearest to the middle of the grid, the first of several.
func centre(grid *puzzle.Grid) int {
	x, y := middle(grid)
	best, nearest := 0, math.Inf(1)
	for i, cell := range grid.Cells {
		if distance := math.Hypot(cell.X-x, cell.Y-y); nearly(distance, nearest) < 0 {
			best, nearest = i, distance
		}
	}
	return best
}

// inward goes ring by ring from the rim, each clockwise from its first cell in reading order.
// After the given number of rings it goes row by row.
//
//	0 1 2 3
//	9 A B 4      the rim, then the rest
//	8 7 6 5
func inward(grid *puzzle.Grid, rings int) []int {
	ring := ringsOf(grid)
	x, y := middle(grid)
	angle := func(cell int) float64 { return math.Atan2(grid.Cells[cell].Y-y, grid.Cells[cell].X-x) }
	begin := make([]float64, len(grid.Cells)) // per ring: the angle of its first cell
	for cell := len(ring) - 1; cell >= 0; cell-- {
		begin[ring[cell]] = angle(cell)
	}
	around := func(cell int) float64 {
		turn := math.Mod(angle(cell)-begin[ring[cell]]+4*math.Pi, 2*math.Pi)
		if nearly(turn, 2*math.Pi) == 0 {
			return 0
		}
		return turn
	}
	cells := sorted(grid, func(puzzle.Cell) float64 { return 0 })
	sort.SliceStable(cells, func(i, j int) bool {
		a, b := cells[i], cells[j]
		if outer, other := min(ring[a], rings), min(ring[b], rings); outer != other || outer == rings {
			return outer < other
		}
		return nearly(around(a), around(b)) < 0
	})
	return cells
}

// ringsOf numbers the rings of the grid from the rim, which is ring 0. A cell belongs to the ring
// after the outermost one that it touches.
func ringsOf(grid *puzzle.Grid) []int {
	ring := make([]int, len(grid.Cells))
	var reached []int
	for cell := range grid.Cells {
		ring[cell] = -1
		if slices.Contains(grid.Cells[cell].Beyond, puzzle.Rim) {
			ring[cell] = 0
			reached = append(reached, cell)
		}
	}
	for len(reached) > 0 {
		cell := reached[0]
		reached = reached[1:]
		for _, beyond := range grid.Cells[cell].Beyond {
			if beyond != puzzle.Rim && ring[beyond.Cell] < 0 {
				ring[beyond.Cell] = ring[cell] + 1
				reached = append(reached, beyond.Cell)
			}
		}
	}
	return ring
}

// outward begins with the given cells and goes on with the cell that has the most filled
// neighbours; a side on the rim of a framed board counts as one. Among equals it takes the cell
// nearest to the first one, then the first in reading order.
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
			if best < 0 || n > constraints[best] || n == constraints[best] && nearly(distance[cell], distance[best]) < 0 {
				best = cell
			}
		}
		fill(best)
	}
	return cells
}
