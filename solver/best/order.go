package best

import "edgewise/solver/puzzle"

// across is how many lines of a rectangle are filled together, across, at the end.
const across = 5

// orderOf is the sequence in which the empty cells of a board are filled: line by line, so
// that the line between what is filled and what is not stays short. On a rectangle the
// lines are the shorter ones, and the last of them are filled across, for there it can be
// shorter still.
func orderOf(board *puzzle.Board) (cells []int) {
	add := func(cell int) {
		if _, filled := board.At(cell); !filled {
			cells = append(cells, cell)
		}
	}
	grid := board.Puzzle().Grid()
	rows, columns := grid.Size()
	if grid.Sides != 4 {
		for cell := range grid.Cells {
			add(cell)
		}
		return cells
	}
	lines, length, cellAt := rows, columns, func(line, at int) int { return line*columns + at }
	if columns > rows {
		lines, length, cellAt = columns, rows, func(line, at int) int { return at*columns + line }
	}
	last := max(0, lines-across)
	for line := range last {
		for at := range length {
			add(cellAt(line, at))
		}
	}
	for at := range length {
		for line := last; line < lines; line++ {
			add(cellAt(line, at))
		}
	}
	return cells
}
