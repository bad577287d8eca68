package foreign

import (
	"strings"

	"edgewise/solver/notation"
	"edgewise/solver/puzzle"
)

// This file reads answers that say where the tiles are but not what is on them: a list of tile
// numbers with a list of turns, cell by cell, numbers with arrows, and what general solvers
// print.
//
//
//	Tiles = [2, 1, 6, …], Rotations = [left, up, up, …]        Prolog
//	tile = [2, 1, 6, …];  turn = [3, 0, 0, …];                 MiniZinc

// turnWords say where the top of a turned tile points. A turn is the offset divided by five.
const turnWords = "up   rightdown left "

// Listed reads where the puzzle's tiles are from the first such lists in a text, or from numbers
// with arrows. It also counts the boards in the text; 0 means that there is none. The fault says
// if the answer is incomplete, or of another puzzle.
func Listed(text string, p *puzzle.Puzzle) (lies []puzzle.Placement, boards int, wrong *puzzle.Fault) {
	tiles, at, closed := listNamed(text, "tile")
	if at < 0 {
		return pointed(text, p)
	}
	turns, found, closed2 := listNamed(text[at:], "turn")
	if found < 0 {
		turns, found, closed2 = listNamed(text[at:], "rotation")
	}
	n := len(p.Tiles())
	switch {
	case !closed || found < 0 && p.MayTurn() || found >= 0 && !closed2 || len(tiles) < n || found >= 0 && len(turns) < len(tiles):
		return nil, 1, fault("answer-cut")
	case len(tiles) > n || len(turns) > n:
		return nil, 1, fault("answer-other")
	}
	seen := map[int]bool{}
	for cell, word := range tiles {
		tile, ok := number(word)
		if tile--; !ok || tile < 0 || tile >= n {
			return nil, 1, fault("answer-other")
		}
		if seen[tile] {
			return nil, 1, fault("tile-twice", "tile", tile)
		}
		seen[tile] = true
		turn := 0
		if found >= 0 {
			named := strings.Index(turnWords, turns[cell])
			counted, is := number(turns[cell])
			switch {
			case is:
				turn = counted
			case named >= 0 && named%5 == 0:
				turn = named / 5
			default:
				return nil, 1, fault("answer-turn", "found", notation.Clip(turns[cell], maxFound))
			}
		}
		lies = append(lies, puzzle.Placement{Cell: cell, Tile: tile, Turn: turn})
	}
	return lies, 1 + listsAfter(text[at:], n), nil
}

// Solved makes a board of the placements, or returns a fault if that is no solution.
func Solved(p *puzzle.Puzzle, lies []puzzle.Placement) (*puzzle.Board, error) {
	board, err := laid(p, lies)
	if err != nil || board.Filled() < len(p.Tiles()) {
		return nil, fault("answer-other")
	}
	_, conflicts := board.Seams()
	other := len(conflicts)+len(board.Misframed()) > 0
	for _, clue := range p.Clues() {
		on, _ := board.At(clue.Cell)
		other = other || on != clue
	}
	if other {
		return nil, fault("answer-other")
	}
	return board, nil
}

// listsAfter counts the further lists of n tiles, which are further solutions.
func listsAfter(text string, n int) (lists int) {
	for {
		items, at, closed := listNamed(text, "tile")
		if at < 0 {
			return lists
		}
		if closed && len(items) == n {
			lists++
		}
		text = text[at:]
	}
}

// listNamed returns the first list of a name, such as tiles = [1, 2], where it ends, and whether
// it is closed; at is -1 if there is none.
func listNamed(text, name string) (items []string, at int, closed bool) {
	lower := lowerASCII(text)
	for from := 0; ; {
		i := strings.Index(lower[from:], name)
		if i < 0 {
			return nil, -1, false
		}
		from += i + len(name)
		rest, found := strings.CutPrefix(strings.TrimLeft(strings.TrimPrefix(lower[from:], "s"), " \n:"), "=")
		if !found {
			continue
		}
		list, found := strings.CutPrefix(strings.TrimLeft(rest, " \n"), "[")
		if !found {
			continue
		}
		inside, rest, closed := strings.Cut(list, "]")
		return strings.FieldsFunc(inside, func(r rune) bool { return strings.ContainsRune(" ,\n\t'\"", r) }), len(text) - len(rest), closed
	}
}

// lowerASCII replaces A to Z by small letters and keeps every offset: what is found at some
// offset of the result is at the same offset of the text.
func lowerASCII(text string) string {
	lower := []byte(text)
	for i, c := range lower {
		if 'A' <= c && c <= 'Z' {
			lower[i] = c + 'a' - 'A'
		}
	}
	return string(lower)
}

// withoutTurns removes the list of turns, because its words name sides.
func withoutTurns(text string) string {
	_, at, closed := listNamed(text, "rotation")
	if !closed {
		return text
	}
	return text[:strings.LastIndexByte(text[:at], '[')] + text[at:]
}

// The command prints a search with arrows that point to where the top of a tile is turned. If a
// board is too wide to draw, it prints tile numbers with arrows, which say where the tiles are
// but not what is on them:
//
//
//	2← 1↑ 6↑
//	8→ 9→ 7↓

// arrows are those that the command prints, clockwise from the top.
const arrows = "↑↗→↘↓↙←↖"

// leastArrows is how many tile numbers with arrows are no coincidence.
const leastArrows = 4

// pointing is the direction of an arrow in degrees clockwise from the top, or -1.
func pointing(arrow string) int {
	at := strings.Index(arrows, arrow)
	if len(arrow) != len("↑") || at < 0 {
		return -1
	}
	return [...]int{0, 60, 90, 120, 180, 240, 270, 300}[at/len("↑")]
}

// pointers returns the numbers with arrows of a text, cell by cell. Their Turn is in degrees.
func pointers(text string) (lies []puzzle.Placement) {
	for _, word := range strings.Fields(text) {
		at := max(0, strings.IndexAny(word, arrows))
		n, counted := number(word[:at])
		if by := pointing(strings.TrimRight(word[at:], ",;")); by >= 0 && counted {
			lies = append(lies, puzzle.Placement{Cell: len(lies), Tile: n - 1, Turn: by})
		}
	}
	return lies
}

// pointed reads where the tiles are from the first numbers with arrows that fill the board; its
// results are those of [Listed].
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

// General solvers say how their search ended, and print the solution of a formula or an exact
// cover. Only package solvers, which asked them, can place tiles by it.

// solverWords are the lines by which solvers say how they ended, with the code for each.
var solverWords = [...][2]string{
	{"s SATISFIABLE", "answer-alone"}, {"SAT", "answer-alone"},
	{"s UNSATISFIABLE", "answer-none"}, {"UNSAT", "answer-none"}, {"=====UNSATISFIABLE=====", "answer-none"},
	{"s UNKNOWN", "answer-cut"}, {"INDET", "answer-cut"}, {"=====UNKNOWN=====", "answer-cut"},
}

// solverSaid is the code for a text that is the answer of a general solver, "" if it is none.
func solverSaid(text string) string {
	for _, line := range strings.Split(text, "\n") {
		words := strings.Fields(line)
		line = strings.Join(words, " ")
		for _, known := range solverWords {
			if line == known[0] {
				return known[1]
			}
		}
		if strings.HasPrefix(line, "Altogether 0 solutions") {
			return "answer-none"
		}
		if covers(words) || len(words) > 1 && words[0] == "v" && isNumber(words[1]) {
			return "answer-alone"
		}
	}
	return ""
}

// covers reports whether words are an option of an exact cover, which puts a tile on a cell:
// "t4 r4:1 s1:A c1 (1 of 2)".
func covers(words []string) bool {
	cell, tile := false, false
	for _, word := range words {
		if word[0] == '(' {
			break
		}
		if name, _, _ := strings.Cut(word[1:], ":"); !isNumber(name) {
			return false
		}
		cell, tile = cell || word[0] == 'c', tile || word[0] == 't'
	}
	return cell && tile
}
