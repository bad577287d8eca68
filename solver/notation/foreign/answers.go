package foreign

import (
	"strings"

	"edgewise/solver/notation"
	"edgewise/solver/puzzle"
)

// A list of tiles by their numbers, and one of their turns, cell by cell: they say how
// the tiles lie, and not what is on them. So do numbers with arrows, and what general solvers say.
//
//	Tiles = [2, 1, 6, …], Rotations = [left, up, up, …]        Prolog
//	tile = [2, 1, 6, …];  turn = [3, 0, 0, …];                 MiniZinc

// turnWords are where the top of a tile may be, by its turn.
const turnWords = "up   rightdown left "

// Listed is how the tiles of a puzzle lie by the first such lists in a text, and how many
// boards there are of tiles or of arrows, that one included. Where not all that belongs to
// it is there, or it is not of this puzzle, the fault says so.
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

// Solved is the board of a puzzle whose tiles lie so, where that is a solution.
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

// listsAfter counts the further lists of so many tiles: the next solutions.
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

// listNamed is the first list of a name, such as tiles = [1, 2], where it ends, and
// whether it does; at is -1 where there is none.
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

// lowerASCII is a text with small letters in the place of A to Z, byte for byte: what lies
// somewhere in it lies there in the text.
func lowerASCII(text string) string {
	lower := []byte(text)
	for i, c := range lower {
		if 'A' <= c && c <= 'Z' {
			lower[i] = c + 'a' - 'A'
		}
	}
	return string(lower)
}

// withoutTurns is a text without the list of turns, whose words name sides.
func withoutTurns(text string) string {
	_, at, closed := listNamed(text, "rotation")
	if !closed {
		return text
	}
	return text[:strings.LastIndexByte(text[:at], '[')] + text[at:]
}

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
			lies = append(lies, puzzle.Placement{Cell: len(lies), Tile: n - 1, Turn: by})
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

// What general solvers say: how their search ended, and how a formula or an exact cover is solved. That
// lays tiles only for package solvers, which knows what it has asked them.

// solverWords are the lines by which solvers say how they ended, and the code of each.
var solverWords = [...][2]string{
	{"s SATISFIABLE", "answer-alone"}, {"SAT", "answer-alone"},
	{"s UNSATISFIABLE", "answer-none"}, {"UNSAT", "answer-none"}, {"=====UNSATISFIABLE=====", "answer-none"},
	{"s UNKNOWN", "answer-cut"}, {"INDET", "answer-cut"}, {"=====UNKNOWN=====", "answer-cut"},
}

// solverSaid is the code of what a text says as the answer of a general solver, of which
// only package solvers knows how it lays the tiles; "" where it is none.
func solverSaid(text string) string {
	for line := range strings.SplitSeq(text, "\n") {
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

// covers reports whether words are an option of an exact cover, which lays a tile on a
// cell: "t4 r4:1 s1:A c1 (1 of 2)".
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
