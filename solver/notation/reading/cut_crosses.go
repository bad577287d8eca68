package reading

import "strings"

// cutCrosses cuts tiles that are drawn as crosses, several side by side: the top on one line, left and
// right on the next with or without a sign between them, the bottom on the third.
//
//	 A     b
//	D b   c a
//	 c     D
func cutCrosses(s *source) []cut {
	c := cut{name: "crosses", order: clockwise}
	for i := 0; i < len(s.filled); i++ {
		tiles, centres := crosses(s.filled[i:])
		for _, tile := range tiles {
			c.records = append(c.records, record{text: strings.Join(tile, " , "), line: s.filled[i].line})
		}
		if centres != "" {
			c.around = append(c.around, record{text: centres, line: s.filled[i+1].line})
		}
		if tiles == nil {
			c.around = append(c.around, s.filled[i])
		} else {
			i += 2
		}
	}
	if len(c.records) < 4 {
		return nil
	}
	return []cut{c}
}

// crosses is the sides of each tile that the first three lines draw, clockwise from the top, and the
// signs in the middle of them; there are none where the lines draw no tiles.
func crosses(lines []record) (tiles [][]string, centres string) {
	if len(lines) < 3 || !isBlank(rune(lines[0].text[0])) { // a top is not at the left end
		return nil, ""
	}
	tops, middles, bottoms := spacedWords(lines[0].text), spacedWords(lines[1].text), spacedWords(lines[2].text)
	n := len(tops)
	if n == 0 || len(bottoms) != n || len(middles) != 2*n && len(middles) != 3*n {
		return nil, ""
	}
	wide := len(middles) / n
	for i := range n {
		left, right := middles[i*wide], middles[i*wide+wide-1]
		for _, w := range []placedWord{tops[i], bottoms[i]} {
			if w.from <= left.from || w.to >= right.to {
				return nil, ""
			}
		}
		if wide == 3 {
			centres += middles[i*3+1].text + " "
		}
		tiles = append(tiles, []string{tops[i].text, right.text, bottoms[i].text, left.text})
	}
	return tiles, centres
}

// A placedWord is a word, and in which columns of its line it stands.
type placedWord struct {
	text     string
	from, to int
}

// spacedWords is what stands between the spaces of a line.
func spacedWords(line string) (words []placedWord) {
	at := 0
	for part := range strings.SplitSeq(strings.ReplaceAll(line, "\t", "    "), " ") {
		if part != "" {
			words = append(words, placedWord{part, at, at + signsOf(part)})
		}
		at += signsOf(part) + 1
	}
	return words
}
