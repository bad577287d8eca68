package best

import "edgewise/solver/puzzle"

// across is the number of lines of a rectangle that are filled crosswise, at the end.
const across = 5

// orderOf is the order in which the empty cells of a board are filled: line by line, so that the
// border between filled and empty cells stays short. On a rectangle the lines are the shorter
// ones, and the last of them are filled crosswise, where the border can be shorter still.
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
