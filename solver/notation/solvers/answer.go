package solvers

import (
	"strconv"
	"strings"

	"edgewise/solver/notation/foreign"
	"edgewise/solver/puzzle"
)

// This file reads answers, which say where the tiles of a puzzle are but not what is on them:
// those of solvers that we write for, and of programs that number the tiles. Of several answers
// it reads the first, and notes how many there are.
//
//
//	Tiles = [2, 1, 6, …], Rotations = [left, up, …]        Prolog
//	tile = [2, 1, 6, …];  turn = [3, 0, 0, …];             MiniZinc
//	c1 t2 r2:3 s1:A (1 of 4)                               exact cover
//	v -1 2 -3 … 0                                          satisfied formulas
//	 2← 1↑ 6↑                                              what solve prints of a wide board

// An answer is the placements of tiles, or why there are none.
type answer struct {
	lies   []puzzle.Placement
	boards int // in the text; this is the first
	wrong  *puzzle.Fault
}

// no is an answer without placements, and the reason.
func no(code string) *answer { return &answer{wrong: &puzzle.Fault{Code: code}} }

// Answer reads an answer for a puzzle. It returns the board, which is a solution, and notes.
func Answer(text string, p *puzzle.Puzzle) (*puzzle.Board, []*puzzle.Fault, error) {
	a := answerIn(text, p)
	if a.wrong != nil {
		return nil, nil, a.wrong
	}
	board, err := foreign.Solved(p, a.lies)
	if err != nil {
		return nil, nil, err
	}
	return board, foreign.FirstOf(a.boards), nil
}

// answerIn is the first answer in a text.
func answerIn(text string, p *puzzle.Puzzle) *answer {
	for _, read := range []func(string, *puzzle.Puzzle) *answer{answerOfLists, answerOfCover, answerOfFormula} {
		if a := read(text, p); a != nil {
			return a
		}
	}
	return no("answer-unfound")
}

// answerOfLists reads a list of tiles and one of their turns, cell by cell, or tile numbers with
// arrows.
func answerOfLists(text string, p *puzzle.Puzzle) *answer {
	lies, boards, wrong := foreign.Listed(text, p)
	switch {
	case boards > 0:
		return &answer{lies: lies, boards: boards, wrong: wrong}
	case strings.Contains(text, "=UNSATISFIABLE="):
		return no("answer-none")
	case strings.Contains(text, "=UNKNOWN="):
		return no("answer-cut")
	}
	return nil
}

// answerOfCover reads the options of a solution, one per line.
func answerOfCover(text string, p *puzzle.Puzzle) *answer {
	a := &answer{}
	seen := map[int]bool{}
	options, next := 0, false
	for _, line := range strings.Split(text, "\n") {
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
				return no("answer-none")
			}
			continue
		}
		options++
		if next = next || seen[cell]; next { // another solution
			continue
		}
		seen[cell] = true
		a.lies = append(a.lies, puzzle.Placement{Cell: cell - 1, Tile: tile - 1, Turn: turn})
	}
	switch {
	case len(a.lies) == 0:
		return nil
	case len(a.lies) < len(p.Tiles()):
		return no("answer-cut")
	}
	a.boards = options / len(p.Tiles())
	return a
}

// answerOfFormula reads which variables are true, in the common format or in MiniSat's.
func answerOfFormula(text string, p *puzzle.Puzzle) *answer {
	f := &formula{n: len(p.Tiles()), sides: p.Grid().Sides}
	a := &answer{boards: 1}
	said, ended := false, false
	tileOn, turnOf := map[int]int{}, map[int]int{}
	twice := false
	for _, line := range strings.Split(text, "\n") {
		words := strings.Fields(line)
		if len(words) == 0 {
			continue
		}
		if ended {
			if words[0] == "v" && words[len(words)-1] == "0" { // the end of another answer
				a.boards++
			}
			continue
		}
		switch strings.Join(words, " ") {
		case "s UNSATISFIABLE", "UNSAT":
			return no("answer-none")
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
		return no("answer-cut")
	case twice:
		return no("answer-other")
	}
	for cell := range f.n {
		tile, lies := tileOn[cell]
		if lies {
			a.lies = append(a.lies, puzzle.Placement{Cell: cell, Tile: tile, Turn: turnOf[tile]})
		}
	}
	return a
}

func number(text string) (int, bool) {
	n, err := strconv.Atoi(text)
	return n, err == nil
}
