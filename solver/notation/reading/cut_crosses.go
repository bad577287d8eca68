package reading

import "strings"

// cutCrosses cuts tiles that are drawn as crosses, several side by side: the top on one line, left and
// right on the next with or without a sign between them, the bottom on the third. There may be lines around
// them.
//
//	 A     b        |   fox head    |
//	D b   c a       | owl    hare   |
//	 c     D        |   fox tail    |
func cutCrosses(s *source) []cut {
	indented := 0 // tops and bottoms are not at the left end
	for _, r := range s.filled {
		if strings.IndexByte(" \t|/\\", r.text[0]) >= 0 {
			indented++
		}
	}
	if 2*indented < len(s.filled) {
		return nil
	}
	plain := make([]string, len(s.filled))
	for i, r := range s.filled {
		plain[i] = undrawn(r.text)
	}
	var cuts []cut
	for _, spaces := range []int{1, 2} { // between two sides, which may be of several words
		c := cut{name: "crosses", order: clockwise}
		lines, cells := make([]record, 0, len(plain)), make([][]placedWord, 0, len(plain))
		for i, text := range plain {
			if found := cellsIn(text, spaces); len(found) > 0 {
				lines, cells = append(lines, s.filled[i]), append(cells, found)
			}
		}
		var others []record // lines that draw no tiles
		for i := 0; i < len(lines); i++ {
			tiles, centres := crosses(cells[i:])
			if tiles == nil {
				others = append(others, lines[i])
				continue
			}
			for _, tile := range tiles {
				c.keep(record{text: strings.Join(tile, " , "), line: lines[i].line})
			}
			if centres != "" {
				c.leave(record{text: centres, line: lines[i+1].line})
			}
			i += 2
		}
		if len(c.records) >= 4 {
			c.around, c.beside = append(c.around, others...), others
			cuts = append(cuts, c)
		}
	}
	return cuts
}

// undrawn takes the lines of a drawing away. They stand below one another, so all that stands between them
// moves by the same; diagonals stand alone.
func undrawn(text string) string {
	return drawnLines.Replace(diagonals.Replace(" " + text + " "))
}

var (
	drawnLines = strings.NewReplacer("\t", "    ", "|", "   ")
	diagonals  = strings.NewReplacer(` \ `, "   ", " / ", "   ")
)

// crosses is the sides of each tile that the first three lines draw, clockwise from the top, and the
// signs in the middle of them; there are none where the lines draw no tiles.
func crosses(lines [][]placedWord) (tiles [][]string, centres string) {
	if len(lines) < 3 {
		return nil, ""
	}
	tops, middles, bottoms := lines[0], lines[1], lines[2]
	n := len(tops)
	if len(bottoms) != n || len(middles) != 2*n && len(middles) != 3*n {
		return nil, ""
	}
	wide := len(middles) / n
	var within strings.Builder
	for i := range n {
		left, right := middles[i*wide], middles[i*wide+wide-1]
		for _, w := range []placedWord{tops[i], bottoms[i]} {
			if w.from <= left.from || n > 1 && w.to >= right.to { // one alone is drawn carelessly
				return nil, ""
			}
		}
		if wide == 3 {
			within.WriteString(middles[i*3+1].text + " ")
		}
		tiles = append(tiles, []string{tops[i].text, right.text, bottoms[i].text, left.text})
	}
	return tiles, within.String()
}

// A placedWord is words, and in which columns of their line they stand.
type placedWord struct {
	text     string
	from, to int
}

// cellsIn is what stands between so many spaces of a line, or more.
func cellsIn(line string, spaces int) (cells []placedWord) {
	at, begin := 0, 0 // in the line, in signs and in bytes
	first := 0        // byte of the last cell
	for _, part := range strings.Split(line, " ") {
		to, end := at+signsOf(part), begin+len(part)
		switch last := len(cells) - 1; {
		case part == "":
		case last >= 0 && at-cells[last].to < spaces:
			cells[last].text, cells[last].to = line[first:end], to
		default:
			cells, first = append(cells, placedWord{part, at, to}), begin
		}
		at, begin = to+1, end+1
	}
	return cells
}
