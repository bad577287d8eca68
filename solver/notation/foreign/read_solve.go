package foreign

import (
	"strings"
	"unicode/utf8"

	"edgewise/solver/notation"
	"edgewise/solver/puzzle"
)

// What the command prints of a search for people: the first of its boards, with the
// tiles as they lie, their numbers, and arrows to where their tops are.
//
//	┌───────────┬───────────┐
//	│     B     │     G     │
//	│ u  2 ↑  S │ s  8 ←  U │
//	│     b     │     b     │
//	├───────────┼───────────┤

// arrows are where the top of a tile may be, by its turn.
const arrows = "↑→↓←"

func readSolve(text string) (*set, error) {
	before, drawn, found := strings.Cut(text, "┌")
	if !found || !strings.ContainsAny(drawn, arrows) {
		return nil, nil
	}
	var rows [][]string // what stands between the lines
	for line := range strings.SplitSeq(drawn, "\n") {
		line = strings.TrimSpace(line)
		if strings.HasPrefix(line, "└") || len(rows) == mostRows {
			break
		}
		if inside, is := strings.CutPrefix(line, "│"); is {
			rows = append(rows, strings.Split(strings.TrimSuffix(inside, "│"), "│"))
		}
	}
	if len(rows) == 0 || len(rows)%3 != 0 || len(rows[0]) > maxSide {
		return nil, nil
	}
	width := len(rows[0])
	tiles := make([][]string, width*len(rows)/3)
	var board []puzzle.Placement
	for cell := range tiles {
		x, y := cell%width, 3*(cell/width)
		if len(rows[y]) != width || len(rows[y+1]) != width || len(rows[y+2]) != width {
			return nil, nil
		}
		middle := strings.Fields(rows[y+1][x]) // left, number, arrow, right
		if len(middle) != 4 {
			return nil, nil
		}
		n, ok := number(middle[1])
		at := strings.Index(arrows, middle[2])
		shown := []string{strings.TrimSpace(rows[y][x]), middle[3], strings.TrimSpace(rows[y+2][x]), middle[0]}
		if !ok || n < 1 || n > len(tiles) || tiles[n-1] != nil || at < 0 || utf8.RuneCountInString(strings.Join(shown, "")) != 4 {
			return nil, nil
		}
		turn := utf8.RuneCountInString(arrows[:at])
		tiles[n-1] = append(shown[turn:], shown[:turn]...)
		board = append(board, placed(cell, n-1, turn))
	}
	s := sidesOf(tiles)
	s.format, s.sides, s.width, s.height, s.certain, s.board = "drawing", 4, width, len(tiles)/width, true, board
	s.rim = ""
	s.enclose()
	if name, verdict, _ := strings.Cut(before, "\n\n"); verdict != "" && !strings.Contains(name, "\n") {
		s.name = clip(name, notation.MaxName)
	}
	return s, nil
}

// enclose makes what all sides on the rim of a board show, and no others, its frame.
func (s *set) enclose() {
	var rim *label
	for _, on := range s.board { // in reading order
		x, y := on.Cell%s.width, on.Cell/s.width
		outside := [4]bool{y == 0, x == s.width-1, y == s.height-1, x == 0}
		for side := range outside {
			shown := &s.tiles[on.Tile][(side+4-on.Turn)%4]
			if rim == nil {
				rim = shown
			}
			if (*shown == *rim) != outside[side] {
				return
			}
		}
	}
	frame := *rim
	for _, t := range s.tiles {
		for side := range t {
			if t[side] == frame {
				t[side].half = whole
			}
		}
	}
	s.rim, s.framed = frame.motif, true
}
