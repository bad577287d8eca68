package main

import (
	"strings"

	"edgewise/solver/puzzle"
	"edgewise/solver/search"
)

// mostBroken is the most broken seams that are listed.
const mostBroken = 12

// tear marks a broken seam in a drawing of tiles.
const tear = '╳'

// broken lists the seams of a board that do not match, in reading order.
func (w *words) broken(board *puzzle.Board) string {
	_, conflicts := board.Seams()
	if len(conflicts) == 0 {
		return ""
	}
	lines := []string{w.say("hunt.broken", nil)}
	for _, seam := range conflicts[:min(len(conflicts), mostBroken)] {
		grid := board.Puzzle().Grid()
		side := func(seat puzzle.Seat) string {
			return w.side(seat.Side, grid.Sides, int(grid.Cells[seat.Cell].Heading))
		}
		one, _ := board.At(seam.A.Cell)
		other, _ := board.At(seam.B.Cell)
		at := grid.Cells[seam.A.Cell]
		lines = append(lines, "  "+w.say("hunt.seam", values{
			"tile": one.Tile + 1, "side": side(seam.A), "other": other.Tile + 1, "beside": side(seam.B), "row": at.Row + 1, "column": at.Column + 1,
		}))
	}
	if more := len(conflicts) - mostBroken; more > 0 {
		lines = append(lines, "  "+w.say("hunt.more", values{"n": more}))
	}
	return strings.Join(lines, "\n") + "\n"
}

// torn reports whether a side of a tile on a full board does not match its neighbour.
func torn(p *puzzle.Puzzle, full search.Board, cell, side int) bool {
	beyond := p.Grid().Cells[cell].Beyond[side]
	return beyond != puzzle.Rim && !p.Mates().Mate(shown(p, full, cell)[side], shown(p, full, beyond.Cell)[beyond.Side])
}

// tearSeams marks the broken seams before the tiles are drawn around the marks. corner is where a
// cell's drawing starts, and sides the offsets of the marks of its sides: on the line, or left of
// the letter if that is on the line, too.
func (c *canvas) tearSeams(p *puzzle.Puzzle, full search.Board, corner func(cell int) (x, y int), sides func(cell int) [][2]int) {
	for _, seam := range p.Grid().Seams {
		if cell, side := seam.A.Cell, seam.A.Side; torn(p, full, cell, side) {
			x, y := corner(cell)
			at := sides(cell)[side]
			c.put(x+at[0], y+at[1], string(tear))
		}
	}
}
