package foreign

import (
	"strings"

	"edgewise/solver/puzzle"
)

// This file reads boards as programs print them: for every row of the board a line of tops, one
// of lefts and rights, and one of bottoms. It skips ruled lines, and the text before and after. A
// web page may have joined the lines into one.
//
//
//	 -------------  -------------
//	|     man     ||     btl     |      .h. | .c.
//	|-btl     -ant|| ant      man|      s S | s H         BH      GH
//	|     dgn     ||    -dgn     |      .D. | .S.      UT    SH ST    UT
//	 -------------  -------------       ----|-----        BT      BT

// drawnAround are the characters around the edges in such a drawing.
const drawnAround = " \t\r|+.│┃"

// readBoxes reads a printed board. It is certainly one if it has boxes, or if everything matches.
// A list, which is one tile wide, may have ruled lines too, and bars between its sides.
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

// hasHalves reports whether both halves of motifs occur.
func (s *set) hasHalves() bool {
	seen := map[half]bool{}
	for _, tile := range s.tiles {
		for _, l := range tile {
			seen[l.half] = true
		}
	}
	return seen[head] && seen[tail]
}

// isBoxed reports whether a text has ruled lines and bars as boxes have, even if they are joined
// in one line.
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
		s := drawing(tiles, width)
		at = end - 1        // go through a text of boards only once
		if !s.hasHalves() { // any text may have words in such numbers
			continue
		}
		if laid != nil && (len(tiles) != len(laid.tiles) || width != laid.width) {
			continue
		}
		if breaksOff(lines[end:], width) {
			return nil, puzzle.NewFault("drawing-cut", "row", len(tiles)/width+1)
		}
		s.printed, s.listed = true, true // several boards may follow each other with nothing between
		if s.fits(s.width) {             // the boards before it are the tiles
			if laid == nil {
				laid = s
			}
			boards++
		} else if s.width == 1 { // a list of tiles
			s.width, s.height = 0, 0
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

// A printedLine is the edges on a line. A whole one has all edges of a row of the board, which a
// web page has joined.
type printedLine struct {
	edges []string
	whole bool
}

func printedLines(text string) []printedLine {
	var lines []printedLine
	for _, line := range strings.Split(text, "\n") {
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

// printedBoard reads a printed board from a line on: its tiles, clockwise from the top, its
// width, and the line where it ends.
func printedBoard(lines []printedLine, from int) (tiles [][]string, width, end int) {
	for end = from; end < len(lines); {
		row, next := [][]string(nil), end+3
		switch edges := lines[end].edges; {
		case lines[end].whole && len(edges)%4 == 0:
			n := len(edges) / 4
			row, next = crosses([][]string{edges[:n], edges[n : 3*n], edges[3*n:]}, 2), end+1
		case next <= len(lines):
			row = crosses([][]string{edges, lines[end+1].edges, lines[end+2].edges}, 2)
		}
		n := len(row)
		if n == 0 || n > maxSide || width > 0 && n != width {
			break
		}
		tiles, width, end = append(tiles, row...), n, next
	}
	return tiles, width, end
}

// breaksOff reports whether another row of the board begins here, tops with lefts and rights
// below them, and is incomplete.
func breaksOff(lines []printedLine, width int) bool {
	return width > 1 && len(lines) > 1 && len(lines[0].edges) == width && len(lines[1].edges) == 2*width
}

// fits reports whether all touching edges mate if the tiles stay as they stand, in rows of this
// width.
func (s *set) fits(width int) bool {
	for cell, t := range s.tiles {
		if cell%width > 0 && !t[3].mates(s.tiles[cell-1][1]) || cell >= width && !t[0].mates(s.tiles[cell-width][2]) {
			return false
		}
	}
	return true
}

func (l label) mates(with label) bool { return l.motif != "" && l.half != alone && l == with.other() }

// layOut puts every tile on the cell where it stands.
func (s *set) layOut() {
	s.board = nil
	for cell := range s.tiles {
		s.board = append(s.board, puzzle.Placement{Cell: cell, Tile: cell, Turn: 0})
	}
}

// FirstOf notes that there are more boards than the one that is read. Programs print all
// solutions that they find, each with the same tiles.
func FirstOf(boards int) []*puzzle.Fault {
	if boards > 1 {
		return []*puzzle.Fault{fault("boards-several", "found", boards)}
	}
	return nil
}

// oneBoard places the tiles of the first board, if all the tiles are boards of the same tiles, or
// were printed as one board, and everything matches. That also decides the order of the sides,
// unless the caller asks for one.
func (s *set) oneBoard(order string) {
	if s.sides != 4 || s.board != nil {
		return
	}
	tries := []string{order}
	if order == "" {
		tries = orders[:]
	}
	if s.certain || s.keyed {
		tries = orders[:1]
	}
	n := len(s.tiles)
	for size := leastTiles; size <= min(n, puzzle.MaxCells); size++ {
		if n%size != 0 || size == n && !s.printed || size < n && !s.listed || !s.repeats(size) {
			continue
		}
		for _, try := range tries {
			first := &set{tiles: append([][]label{}, s.tiles[:size]...), width: s.width, height: s.height, rim: s.rim}
			if size < n || first.width == 0 {
				first.width, first.height = first.shape()
			}
			first.reorder(try)
			if first.width*first.height == size && first.fits(first.width) {
				s.tiles, s.width, s.height, s.keyed = first.tiles, first.width, first.height, true
				s.layOut()
				s.notes = append(s.notes, FirstOf(n/size)...)
				return
			}
		}
	}
}

// repeats reports whether the tiles show the same edges again after each size of them.
func (s *set) repeats(size int) bool {
	var first map[label]int
	for from := 0; from < len(s.tiles); from += size {
		shown := map[label]int{}
		for _, t := range s.tiles[from : from+size] {
			for _, l := range t {
				shown[l]++
			}
		}
		if from == 0 {
			first = shown
		}
		for l, n := range shown {
			if first[l] != n {
				return false
			}
		}
	}
	return true
}
