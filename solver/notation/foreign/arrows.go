package foreign

import (
	"strings"

	"edgewise/solver/puzzle"
)

// Arrows point to where the top of a tile has been turned, in what the command prints of a
// search. A board that is too wide to be drawn is tile numbers with arrows, which say how
// the tiles lie, and not what is on them:
//
//	2← 1↑ 6↑
//	8→ 9→ 7↓

// arrows are those that the command prints, clockwise from the top.
const arrows = "↑↗→↘↓↙←↖"

// leastArrows is how many tile numbers with arrows are no accident.
const leastArrows = 4

// pointing is by how many degrees from the top an arrow points, or -1.
func pointing(arrow string) int {
	at := strings.Index(arrows, arrow)
	if len(arrow) != len("↑") || at < 0 {
		return -1
	}
	return [...]int{0, 60, 90, 120, 180, 240, 270, 300}[at/len("↑")]
}

// pointers are the tile numbers in a text, cell by cell, with degrees in the place of turns.
func pointers(text string) (lies []puzzle.Placement) {
	for _, word := range strings.Fields(text) {
		at := max(0, strings.IndexAny(word, arrows))
		n, counted := number(word[:at])
		if by := pointing(strings.TrimRight(word[at:], ",;")); by >= 0 && counted {
			lies = append(lies, placed(len(lies), n-1, by))
		}
	}
	return lies
}

// pointed is how the tiles of a puzzle lie by the first so many numbers with arrows, as
// [Listed] has it.
func pointed(text string, p *puzzle.Puzzle) (lies []puzzle.Placement, boards int, wrong *puzzle.Fault) {
	lies = pointers(text)
	grid := p.Grid()
	switch {
	case len(lies) < leastArrows:
		return nil, 0, nil
	case len(lies) < len(grid.Cells):
		return nil, 1, fault("answer-cut")
	}
	boards = len(lies) / len(grid.Cells)
	lies = lies[:len(grid.Cells)]
	for i := range lies {
		degrees := lies[i].Turn - int(grid.Cells[i].Heading-grid.Cells[0].Heading) + 360
		if degrees*grid.Sides%360 != 0 {
			return nil, 1, fault("answer-other")
		}
		lies[i].Turn = degrees % 360 * grid.Sides / 360
	}
	return lies, boards, nil
}
