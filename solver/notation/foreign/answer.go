package foreign

import (
	"slices"
	"strings"

	"edgewise/solver/puzzle"
)

// Answers say how the tiles of a puzzle lie, and not what is on them: those of the
// solvers that solvers.go writes for, and of programs that number the tiles. Of
// several answers the first is read.
//
//	Tiles = [2, 1, 6, …], Rotations = [left, up, …]        Prolog
//	tile = [2, 1, 6, …];  turn = [3, 0, 0, …];             MiniZinc
//	c1 t2 r2:3 s1:A (1 of 4)                               exact cover
//	v -1 2 -3 … 0                                          satisfied formulas
//	 2← 1↑ 6↑                                              what solve prints of a wide board

// An answer is how tiles lie, or why it does not say so: a code.
type answer struct {
	lies []puzzle.Placement
	code string
}

// The codes of answers that are none.
const (
	answerNone  = "answer-none"
	answerCut   = "answer-cut"
	answerOther = "answer-other"
)

// Answer reads an answer for a puzzle, and gives its board, on which everything fits.
func Answer(text string, p *puzzle.Puzzle) (*puzzle.Board, error) {
	a := answerIn(text, p)
	if a == nil {
		return nil, fault("answer-unfound")
	}
	if a.code != "" {
		return nil, fault(a.code)
	}
	board := a.board(p)
	if board == nil || board.Filled() < len(p.Tiles()) {
		return nil, fault(answerOther)
	}
	_, conflicts := board.Seams()
	if len(conflicts) > 0 || len(board.Misframed()) > 0 {
		return nil, fault(answerOther)
	}
	for _, clue := range p.Clues() {
		if on, _ := board.At(clue.Cell); on != clue {
			return nil, fault(answerOther)
		}
	}
	return board, nil
}

// answerIn is the first answer in a text, or nil.
func answerIn(text string, p *puzzle.Puzzle) *answer {
	for _, read := range []func(string, *puzzle.Puzzle) *answer{answerOfLists, answerOfCover, answerOfFormula, answerOfArrows} {
		if a := read(text, p); a != nil {
			return a
		}
	}
	return nil
}

// board lays what an answer says; nil where that cannot be.
func (a *answer) board(p *puzzle.Puzzle) *puzzle.Board {
	board := puzzle.NewBoard(p)
	for _, on := range a.lies {
		if board.Place(on) != nil {
			return nil
		}
	}
	return board
}

// turnWords are where the top of a tile may be, by its turn.
var turnWords = []string{"up", "right", "down", "left"}

// answerOfLists reads a list of tiles and one of their turns, cell by cell.
func answerOfLists(text string, p *puzzle.Puzzle) *answer {
	tiles, at, closed := listNamed(text, "tile")
	switch {
	case at < 0 && strings.Contains(text, "=UNSATISFIABLE="):
		return &answer{code: answerNone}
	case at < 0 && strings.Contains(text, "=UNKNOWN="):
		return &answer{code: answerCut}
	case at < 0:
		return nil
	}
	turns, found, closed2 := listNamed(text[at:], "turn")
	if found < 0 {
		turns, found, closed2 = listNamed(text[at:], "rotation")
	}
	switch {
	case !closed, found < 0 && p.MayTurn(), found >= 0 && !closed2:
		return &answer{code: answerCut}
	case len(tiles) != len(p.Tiles()), found >= 0 && len(turns) != len(tiles):
		return &answer{code: answerOther}
	}
	a := &answer{}
	for cell, word := range tiles {
		tile, ok := number(word)
		turn := 0
		if found >= 0 {
			turn = slices.Index(turnWords, strings.ToLower(turns[cell]))
		}
		if turn < 0 {
			var counted bool
			turn, counted = number(turns[cell])
			ok = ok && counted
		}
		if !ok {
			return &answer{code: answerOther}
		}
		a.lies = append(a.lies, placed(cell, tile-1, turn))
	}
	return a
}

// listNamed is the first list of a name, such as tiles = [1, 2], where it ends, and
// whether it does; at is -1 where there is none.
func listNamed(text, name string) (items []string, at int, closed bool) {
	lower := strings.ToLower(text)
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

// withoutTurns is a text without the list of turns, whose words name sides.
func withoutTurns(text string) string {
	_, at, closed := listNamed(text, "rotation")
	if !closed {
		return text
	}
	return text[:strings.LastIndexByte(text[:at], '[')] + text[at:]
}

// answerOfCover reads the options of a solution, a line each.
func answerOfCover(text string, p *puzzle.Puzzle) *answer {
	a := &answer{}
	seen := map[int]bool{}
	for line := range strings.SplitSeq(text, "\n") {
		if strings.HasPrefix(line, "|") {
			continue
		}
		cell, tile, turn := 0, 0, 0
		for _, word := range strings.Fields(line) {
			if len(word) < 2 {
				continue
			}
			name, colour, _ := strings.Cut(word[1:], ":")
			n, ok := number(name)
			switch {
			case !ok || n < 1:
			case word[0] == 'c':
				cell = n
			case word[0] == 't':
				tile = n
			case word[0] == 'r':
				turn, _ = number(colour)
			}
		}
		if cell == 0 || tile == 0 {
			if len(a.lies) == 0 && strings.Contains(line, " 0 solutions") {
				return &answer{code: answerNone}
			}
			continue
		}
		if seen[cell] { // the next solution
			break
		}
		seen[cell] = true
		a.lies = append(a.lies, placed(cell-1, tile-1, turn))
	}
	switch {
	case len(a.lies) == 0:
		return nil
	case len(a.lies) < len(p.Tiles()):
		a.code = answerCut
	}
	return a
}

// answerOfFormula reads which variables are true, as all such programs print it, or
// as MiniSat does.
func answerOfFormula(text string, p *puzzle.Puzzle) *answer {
	f := &formula{n: len(p.Tiles()), sides: p.Grid().Sides}
	said, ended := false, false
	tileOn, turnOf := map[int]int{}, map[int]int{}
	twice := false
	for line := range strings.SplitSeq(text, "\n") {
		words := strings.Fields(line)
		if len(words) == 0 || ended {
			continue
		}
		switch strings.Join(words, " ") {
		case "s UNSATISFIABLE", "UNSAT":
			return &answer{code: answerNone}
		case "s SATISFIABLE", "s UNKNOWN", "SAT", "INDET":
			said = true
			continue
		}
		if words[0] == "v" {
			said, words = true, words[1:]
		} else if !said {
			continue
		}
		for _, word := range words {
			literal, ok := number(word)
			if !ok {
				break
			}
			switch variable := literal - 1; {
			case literal == 0:
				ended = true
			case literal < 0 || variable >= f.telling():
			case variable < f.n*f.n:
				_, taken := tileOn[variable/f.n]
				twice = twice || taken
				tileOn[variable/f.n] = variable % f.n
			default:
				variable -= f.n * f.n
				_, taken := turnOf[variable/f.sides]
				twice = twice || taken
				turnOf[variable/f.sides] = variable % f.sides
			}
		}
	}
	switch {
	case !said:
		return nil
	case !ended:
		return &answer{code: answerCut}
	case twice:
		return &answer{code: answerOther}
	}
	a := &answer{}
	for cell := range f.n {
		tile, lies := tileOn[cell]
		if lies {
			a.lies = append(a.lies, placed(cell, tile, turnOf[tile]))
		}
	}
	return a
}

// answerOfArrows reads tile numbers with arrows to where their tops are.
func answerOfArrows(text string, p *puzzle.Puzzle) *answer {
	if p.Grid().Sides != 4 {
		return nil
	}
	a := &answer{}
	for _, word := range strings.Fields(text) {
		at := strings.IndexAny(word, arrows)
		if at < 1 || len(a.lies) == len(p.Tiles()) {
			continue
		}
		if n, ok := number(word[:at]); ok {
			turn := strings.Index(arrows, word[at:]) / len("↑")
			a.lies = append(a.lies, placed(len(a.lies), n-1, turn))
		}
	}
	switch {
	case len(a.lies) < leastTiles:
		return nil
	case len(a.lies) < len(p.Tiles()):
		a.code = answerCut
	}
	return a
}
