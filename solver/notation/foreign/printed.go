package foreign

import (
	"strings"

	"edgewise/solver/puzzle"
)

// Boards as programs print them: for every row of the board a line of tops, one of
// lefts and rights, and one of bottoms. The lines around the tiles are left out, and
// so is what stands before and behind. A page may have run the lines together.
//
//	 -------------  -------------
//	|     man     ||     btl     |      .h. | .c.
//	|-btl     -ant|| ant      man|      s S | s H         BH      GH
//	|     dgn     ||    -dgn     |      .D. | .S.      UT    SH ST    UT
//	 -------------  -------------       ----|-----        BT      BT

// drawnAround are the signs around the edges in such a drawing.
const drawnAround = " \t\r|+.│┃"

// readBoxes reads a printed board. That it is one is said by its boxes, or by how everything fits; a
// list may have rules around it, and bars between its sides, and is one tile wide.
func readBoxes(text string) candidate {
	s, err := printedBoards(text)
	switch {
	case err != nil && isBoxed(text), s != nil && s.width > 1 && (isBoxed(text) || s.fits(s.width)):
		return made(s, err, agreeing)
	case s != nil && !s.hasHalves():
		return candidate{}
	}
	return made(s, err, possible)
}

// hasHalves reports whether both halves of motifs are there.
func (s *set) hasHalves() bool {
	seen := map[half]bool{}
	for _, tile := range s.tiles {
		for _, l := range tile {
			seen[l.half] = true
		}
	}
	return seen[head] && seen[tail]
}

// isBoxed reports whether a text has ruled lines and bars as boxes have, however a page has run
// them together.
func isBoxed(text string) bool {
	return strings.Count(text, "-----") > 1 && strings.Count(text, "|") > 3
}

func printedBoards(text string) (*set, error) {
	lines := printedLines(text)
	var first, laid *set
	boards := 0
	for at := 0; at < len(lines); at++ {
		tiles, width, end := printedBoard(lines, at)
		if len(tiles) < leastTiles {
			continue
		}
		s := sidesOf(tiles)
		at = end - 1        // a text of boards is gone through once
		if !s.hasHalves() { // words of any text come in such numbers
			continue
		}
		if laid != nil && (len(tiles) != len(laid.tiles) || width != laid.width) {
			continue
		}
		if breaksOff(lines[end:], width) {
			return nil, &puzzle.Fault{Code: "drawing-cut", Args: map[string]any{"row": len(tiles)/width + 1}}
		}
		s.format, s.sides, s.width, s.height, s.keyed, s.printed = "drawing", 4, width, len(tiles)/width, true, true
		// Several boards may stand below each other with nothing between.
		s.listed = true
		if s.fits(s.width) { // what was printed before were the tiles
			if laid == nil {
				laid = s
			}
			boards++
		}
		if first == nil {
			first = s
		}
	}
	if laid != nil {
		laid.notes = append(laid.notes, FirstOf(boards)...)
		return laid, nil
	}
	return first, nil
}

// A printedLine is the edges on a line. In one that a page has run together stand
// all those of a row of the board.
type printedLine struct {
	edges []string
	whole bool
}

func printedLines(text string) []printedLine {
	var lines []printedLine
	for line := range strings.SplitSeq(text, "\n") {
		var now []string
		ruled := false
		for _, word := range strings.FieldsFunc(line, func(r rune) bool { return strings.ContainsRune(drawnAround, r) }) {
			if strings.Trim(word, "-─") != "" {
				now = append(now, word)
				continue
			}
			if ruled = true; len(now) > 0 {
				lines, now = append(lines, printedLine{now, true}), nil
			}
		}
		if len(now) > 0 {
			lines = append(lines, printedLine{now, ruled})
		}
	}
	return lines
}

// printedBoard is the tiles of the board that is printed from a line on, clockwise
// from the top, how many stand beside each other, and the line where it ends.
func printedBoard(lines []printedLine, from int) (tiles [][]string, width, end int) {
	for end = from; end < len(lines); {
		tops, n := lines[end].edges, len(lines[end].edges)
		var middle, bottoms []string
		next := end + 3
		switch {
		case lines[end].whole && n%4 == 0:
			n, next = n/4, end+1
			tops, middle, bottoms = tops[:n], tops[n:3*n], tops[3*n:]
		case next <= len(lines) && len(lines[end+1].edges) == 2*n && len(lines[end+2].edges) == n:
			middle, bottoms = lines[end+1].edges, lines[end+2].edges
		default:
			n = 0
		}
		if n == 0 || n > maxSide || width > 0 && n != width {
			break
		}
		width, end = n, next
		for x := range n {
			tiles = append(tiles, []string{tops[x], middle[2*x+1], bottoms[x], middle[2*x]})
		}
	}
	return tiles, width, end
}

// breaksOff reports whether one more row of a board begins there, tops with lefts and
// rights below, and is not whole.
func breaksOff(lines []printedLine, width int) bool {
	return width > 1 && len(lines) > 1 && len(lines[0].edges) == width && len(lines[1].edges) == 2*width
}

// fits reports whether all edges that touch each other mate, where the tiles lie as
// they stand, so many beside each other.
func (s *set) fits(width int) bool {
	for cell, t := range s.tiles {
		if cell%width > 0 && !t[3].mates(s.tiles[cell-1][1]) || cell >= width && !t[0].mates(s.tiles[cell-width][2]) {
			return false
		}
	}
	return true
}

func (l label) mates(with label) bool { return l.motif != "" && l.half != alone && l == with.other() }

// layOut puts every tile where it stands, so many beside each other.
func (s *set) layOut() {
	s.board = nil
	for cell := range s.tiles {
		s.board = append(s.board, placed(cell, cell, 0))
	}
}
