package foreign

import (
	"strings"
	"unicode/utf8"

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

// pointing is by how many degrees from the top an arrow points.
func pointing(arrow string) (degrees int, is bool) {
	at := strings.Index(arrows, arrow) / len("↑")
	if utf8.RuneCountInString(arrow) != 1 || at < 0 || !strings.Contains(arrows, arrow) {
		return 0, false
	}
	return [...]int{0, 60, 90, 120, 180, 240, 270, 300}[at], true
}

// pointers are the tile numbers in a text, from 0, and the degrees by which each is turned.
func pointers(text string) (tiles, degrees []int) {
	for word := range strings.FieldsSeq(text) {
		at := strings.IndexAny(word, arrows)
		if at < 1 {
			continue
		}
		n, counted := number(word[:at])
		if by, is := pointing(strings.TrimRight(word[at:], ",;")); is && counted {
			tiles, degrees = append(tiles, n-1), append(degrees, by)
		}
	}
	return tiles, degrees
}

// pointed is how the tiles of a puzzle lie by the first so many numbers with arrows, as
// [Listed] has it.
func pointed(text string, p *puzzle.Puzzle) (lies []puzzle.Placement, said, whole bool) {
	tiles, degrees := pointers(text)
	cells := p.Grid().Cells
	if len(tiles) < leastArrows || len(tiles) < len(cells) {
		return nil, len(tiles) >= leastArrows, false
	}
	sides := p.Grid().Sides
	for cell := range cells {
		by := degrees[cell] - int(cells[cell].Heading-cells[0].Heading)
		by = (by%360 + 360) % 360
		if by*sides%360 != 0 {
			return nil, true, true
		}
		lies = append(lies, placed(cell, tiles[cell], by*sides/360))
	}
	return lies, true, true
}
