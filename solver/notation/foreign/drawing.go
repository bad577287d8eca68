package foreign

import (
	"strings"

	"edgewise/solver/puzzle"
)

// This file reads tiles drawn with their numbers, row by row of the board: a line of tops, a line
// of lefts and rights, a line of bottoms. It skips the lines of the drawing itself. Of several
// drawings it reads the first.
//
//
//	+-------++-------+
//	|\  0  /||\  0  /|          0     0
//	|0  X  1||1  X  2|   or   0   1 1   2
//	|/  3  \||/  5  \|          3     5
//	+-------++-------+

// drawnWith are the characters of a drawing besides its numbers.
const drawnWith = " \t|\\/XxoO+_=*.:'`─│┌┐└┘├┤┬┴┼╲╱╳-"

// A tile may have its number in the middle and letters on its sides, as package draw draws boards
// for mails; then it has a box around it:
//
//
//	+---------+
//	|    H    |
//	| h  1  D |
//	|    d    |
//	+---------+

func readDrawing(t *source) candidate {
	if s := drawn(t.text); s != nil {
		return made(s, nil, agreeing)
	}
	return readBoxes(t.text)
}

// drawn reads squares with numbers on their sides.
func drawn(text string) *set {
	var lines []printedLine
	for _, line := range strings.Split(text, "\n") {
		numbers, drawn := drawnNumbers(line)
		if !drawn && len(lines) > 0 || len(lines) == mostRows {
			break // the title of the next drawing
		}
		if drawn && len(numbers) > 0 {
			lines = append(lines, printedLine{numbers, false})
		}
	}
	if len(lines)%3 != 0 {
		return nil
	}
	if len(lines) == 0 || len(lines) > 1 && len(lines[1].edges) == 3*len(lines[0].edges) {
		return numberedBoard(text)
	}
	tiles, width, end := printedBoard(lines, 0)
	if end < len(lines) {
		return nil
	}
	if len(tiles) < leastTiles {
		return nil
	}
	s := drawing(tiles, width)
	// Digits without a frame are TetraVex, whose tiles may not be turned.
	s.frame()
	s.upright = !s.framed && s.digits()
	return s
}

// crosses reads tiles, clockwise from the top, from three lines: tops, middles, bottoms. The middle
// line has as many words for each tile as across says, first its left side, last its right one.
func crosses(lines [][]string, across int) (tiles [][]string) {
	tops, middle, bottoms := lines[0], lines[1], lines[2]
	if len(middle) != across*len(tops) || len(bottoms) != len(tops) {
		return nil
	}
	for x := range tops {
		tiles = append(tiles, []string{tops[x], middle[across*x+across-1], bottoms[x], middle[across*x]})
	}
	return tiles
}

// drawing makes a set of tiles that are drawn in rows of this width.
func drawing(tiles [][]string, width int) *set {
	s := sidesOf(tiles)
	s.format, s.sides, s.width, s.height, s.keyed = "drawing", 4, width, len(tiles)/width, true
	return s
}

// drawnNumbers returns the numbers on a line, and whether there is nothing else but a drawing's
// characters.
func drawnNumbers(line string) (numbers []string, drawn bool) {
	from := -1 // where the number being read begins, or -1
	for i, sign := range line + " " {
		digit := '0' <= sign && sign <= '9'
		switch {
		case digit && from < 0:
			from = i
			if i > 0 && line[i-1] == '-' && (i == 1 || strings.IndexByte(" \t|", line[i-2]) >= 0) { // a minus, not a line of the drawing
				from = i - 1
			}
		case digit:
		case !strings.ContainsRune(drawnWith, sign):
			return nil, false
		case from >= 0:
			numbers = append(numbers, line[from:i])
			from = -1
		}
	}
	return numbers, true
}

// digits reports whether every side shows a single digit.
func (s *set) digits() bool {
	for _, t := range s.tiles {
		for _, l := range t {
			if l.half != whole || len(l.motif) != 1 {
				return false
			}
		}
	}
	return true
}

// The command prints a search with heavier lines, and with arrows to the tops of the tiles, so
// that their turns are known:
//
//
//	┌───────────┬───────────┐
//	│     B     │     G     │
//	│ u  2 ↑  S │ s  8 ←  U │
//	│     b     │     b     │

// numberedBoard reads squares with letters on their sides and their numbers in the middle.
func numberedBoard(text string) *set {
	var lines [][]string
	for _, line := range strings.Split(text, "\n") {
		line = strings.TrimSpace(strings.ReplaceAll(line, "│", "|"))
		inside := strings.HasPrefix(line, "|") && strings.HasSuffix(line, "|")
		if !inside && len(lines) > 0 && strings.Trim(line, "+-├─┼┤") != "" || len(lines) == mostRows {
			break // after the drawing
		}
		if inside {
			lines = append(lines, strings.Fields(strings.ReplaceAll(line, "|", " ")))
		}
	}
	if len(lines) == 0 || len(lines)%3 != 0 {
		return nil
	}
	width, height := len(lines[0]), len(lines)/3
	if width == 0 || width > maxSide || height > maxSide {
		return nil
	}
	words := len(lines[1]) / width // in the middle of a tile: left, number, perhaps an arrow, right
	tiles := make([][]string, width*height)
	var board []puzzle.Placement
	moved := words == 4
	var row [][]string
	for cell := range tiles {
		y, x := 3*(cell/width), cell%width
		if x == 0 {
			row = crosses(lines[y:], words)
		}
		if len(row) != width || words < 3 || words > 4 {
			return nil
		}
		tile, middle := row[x], lines[y+1][words*x:]
		n, ok := number(middle[1])
		degrees := 0
		if words == 4 {
			degrees = pointing(middle[2])
		}
		turn := degrees / 90
		if !ok || n < 1 || n > len(tiles) || tiles[n-1] != nil || degrees%90 != 0 || len(strings.Join(tile, "")) != len(tile) {
			return nil
		}
		tiles[n-1] = append(tile[turn:], tile[:turn]...)
		board = append(board, puzzle.Placement{Cell: cell, Tile: n - 1, Turn: turn})
		moved = moved || n != cell+1
	}
	if len(tiles) < leastTiles && words < 4 {
		return nil
	}
	s := drawing(tiles, width)
	if moved {
		s.board = board
	}
	if words == 4 {
		s.rim = ""
		s.enclose()
		s.notes = append(s.notes, FirstOf(strings.Count(text, "┌"))...)
		if name, verdict, _ := strings.Cut(text, "\n\n"); verdict != "" && !strings.Contains(name, "\n") {
			s.name = name
		}
	}
	return s
}

// enclose makes an edge the frame if all sides on the rim show it, and no others do.
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
