package reading

import (
	"slices"
	"strings"
)

// cutRun cuts a text that is one list of labels, without a sign where a tile ends: so many labels
// that they fill a board.
func cutRun(s *source) []cut {
	part := anyOf(",\n")
	if !strings.ContainsAny(s.text, ",;|\t") {
		part = blanks()
	}
	pieces := s.pieces(nil, 0, len(s.text), 6*MaxTiles+1, part)
	if len(pieces) < 12 || len(pieces) > 6*MaxTiles || !words(pieces) {
		return nil
	}
	var cuts []cut
	for _, sides := range []int{4, 6, 3} {
		if _, fits := GridOf(len(pieces)/sides, sides); len(pieces)%sides != 0 || !fits || !lineUp(pieces, sides) {
			continue
		}
		c := cut{name: "one list"}
		for at := 0; at < len(pieces); at += sides {
			tile := pieces[at : at+sides]
			var parts []string
			for _, p := range tile {
				parts = append(parts, strings.Trim(p.text, hollow))
			}
			c.keep(record{text: strings.Join(parts, ","), line: tile[0].line})
		}
		cuts = append(cuts, c)
	}
	return cuts
}

// cutPairs cuts a list that has two sides on each line: the most lines with two things that follow one
// another, two by two.
func cutPairs(s *source) []cut {
	at := anyOf(",;|\t")
	from, to, begin := 0, 0, 0
	for i, r := range append(slices.Clone(s.filled), record{}) {
		text := strings.Trim(r.text, hollow)
		if parts := len(partedBy(at, text)); parts == 2 || parts == 3 && len(partedBy(at, strings.Trim(text[counterIn(text, false).end:], hollow))) == 2 {
			continue
		}
		if i-begin > to-from {
			from, to = begin, i
		}
		begin = i + 1
	}
	if to-from < 8 || (to-from)%2 != 0 {
		return nil
	}
	c := cut{name: "two sides a line"}
	c.leave(s.filled[:from]...)
	c.leave(s.filled[to:]...)
	for i := from; i < to; i += 2 {
		text := strings.TrimRight(s.filled[i].text, hollow)
		sep, end := at.next(text, 0)
		c.keep(record{text: text + " " + text[sep:end] + " " + strings.TrimLeft(s.filled[i+1].text, hollow), line: s.filled[i].line})
	}
	return []cut{c}
}

// cutBeside cuts lines at wide space, where two or three tiles stand on some and more on none.
func cutBeside(s *source) []cut {
	c := cut{name: "tiles side by side", records: make([]record, 0, len(s.filled))}
	for _, r := range s.filled {
		parts := partedBy(wideSpace(), strings.TrimLeft(r.text, " \t"))
		if len(parts) > 3 {
			return nil
		}
		for _, part := range parts {
			c.keep(record{text: part, line: r.line})
		}
	}
	if len(c.records) == len(s.filled) {
		return nil
	}
	return []cut{c}
}

// columnsOf cuts paragraphs into columns, where all lines have as many things with wide space between them:
//
//	Tile 1       Tile 2       Tile 3
//	top: fox     top: owl     top: hare
//	…
func columnsOf(paragraphs [][]record) cut {
	c := cut{name: "paragraphs in columns"}
	for _, lines := range paragraphs {
		var columns [][]string
		for i, l := range lines {
			parts := partedBy(wideSpace(), l.text)
			if i == 0 {
				columns = make([][]string, len(parts))
			}
			if len(parts) != len(columns) {
				columns = nil
				break
			}
			for k, part := range parts {
				columns[k] = append(columns[k], part)
			}
		}
		if len(columns) < 2 || len(lines) < leastColumn {
			c.around, c.beside = append(c.around, lines...), append(c.beside, lines...)
			continue
		}
		for _, column := range columns {
			c.keep(record{text: strings.Join(column, lineJoin), line: lines[0].line})
		}
	}
	return c
}

// leastColumn is how many lines a tile has at least that stands in a column.
const leastColumn = 3

// partedBy is what stands between the matches of a place.
func partedBy(at *place, text string) (parts []string) {
	for {
		i, end := at.next(text, 0)
		if end == 0 {
			if text != "" {
				parts = append(parts, text)
			}
			return parts
		}
		parts, text = append(parts, text[:i]), text[end:]
	}
}

// words reports whether each piece is one word.
func words(pieces []record) bool {
	for _, p := range pieces {
		if len(wordsIn(p.text, "")) != 1 {
			return false
		}
	}
	return true
}

// lineUp reports whether no tile runs over the end of a line.
func lineUp(pieces []record, sides int) bool {
	for i := sides; i < len(pieces); i++ {
		if pieces[i].line != pieces[i-1].line && i%sides != 0 {
			return false
		}
	}
	return true
}

// cutWord cuts a text that is one long word, or long words on lines of their own, into tiles of four
// letters.
func cutWord(s *source) []cut {
	c := cut{name: "one word", words: 4}
	for _, r := range s.filled {
		letters := []rune(strings.Trim(r.text, " \",;."))
		if len(letters)%4 != 0 || len(letters) < 8 {
			return nil
		}
		for i := 0; i < len(letters); i += 4 {
			tile := string(letters[i : i+4])
			if skipWhile(tile, 0, func(r rune) bool { return wordy(r) && r != '_' }) < len(tile) {
				return nil
			}
			c.keep(record{text: tile, line: r.line})
		}
	}
	return []cut{c}
}
