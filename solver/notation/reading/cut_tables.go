package reading

import (
	"slices"
	"strconv"
	"strings"
)

// cutBlocks cuts in front of each line that begins with the same word, where a block has several
// lines:
//
//	Tile 1
//	top: fox
//	right: owl
//	…
func cutBlocks(s *source) []cut {
	lines := s.filled()
	places := map[string][]int{}
	var order []string
	for i, r := range lines {
		word := firstWord(r.text)
		if word == "" {
			continue
		}
		if places[word] == nil {
			order = append(order, word)
		}
		places[word] = append(places[word], i)
	}
	var cuts []cut
	for _, word := range order {
		at := places[word]
		if len(at) < 3 {
			continue
		}
		step := len(lines)
		for i := 1; i < len(at); i++ {
			step = min(step, at[i]-at[i-1])
		}
		if step < 2 || step > maxBlock {
			continue
		}
		c := cut{name: "blocks"}
		c.around = append(c.around, lines[:at[0]]...)
		for i, from := range at {
			to := min(from+step, len(lines))
			if i+1 < len(at) {
				to = at[i+1]
			}
			parts := make([]string, 0, to-from)
			for _, r := range lines[from:to] {
				parts = append(parts, strings.TrimRight(strings.TrimSpace(r.text), ","))
			}
			c.records = append(c.records, record{text: strings.Join(parts, " , "), line: lines[from].line})
		}
		c.around = append(c.around, lines[min(at[len(at)-1]+step, len(lines)):]...)
		if cuts = append(cuts, c); len(cuts) == maxBlockWords {
			break
		}
	}
	return cuts
}

// maxBlock is how many lines a block may have, and maxBlockWords how many words are tried to begin
// one: the sides and what a tile is called.
const maxBlock, maxBlockWords = 16, 8

// firstWord is the word or the bullet that a line begins with, in small letters.
func firstWord(text string) string {
	text = strings.TrimLeft(text, " \t\"'{([")
	if end := skipWhile(text, 0, func(r rune) bool { return isLetter(r) || r == '_' }); end > 0 {
		return strings.ToLower(text[:end])
	}
	switch r := firstSign(text); r {
	case '-', '*', '•':
		return string(r)
	}
	return ""
}

// cutTable cuts assignments to a table by its first index: "a[0][1] = fox".
func cutTable(s *source) []cut {
	c := cut{name: "assignments"}
	cells := map[int]map[int]string{}
	var order []int
	found := 0
	for _, r := range s.filled() {
		row, column, value := assignment(r.text)
		if value == "" {
			c.around = append(c.around, r)
			continue
		}
		if cells[row] == nil {
			cells[row] = map[int]string{}
			order = append(order, row)
			c.records = append(c.records, record{line: r.line})
		}
		cells[row][column] = value
		at := slices.Index(order, row)
		c.records[at].left = append(c.records[at].left, r.text[:strings.IndexByte(r.text, '=')])
		found++
	}
	if found < 12 {
		return nil
	}
	for i, row := range order {
		var columns []int
		for column := range cells[row] {
			columns = append(columns, column)
		}
		slices.Sort(columns)
		var values []string
		for _, column := range columns {
			values = append(values, cells[row][column])
		}
		c.records[i].text = strings.Join(values, " , ")
	}
	return []cut{c}
}

// assignment reads "a[0][1] = fox;" and "a(0, 1) = fox".
func assignment(text string) (row, column int, value string) {
	left, right, found := strings.Cut(text, "=")
	open := strings.IndexAny(left, "[(")
	if !found || open < 0 {
		return 0, 0, ""
	}
	index := strings.FieldsFunc(left[open:], func(r rune) bool { return !isDigit(r) })
	if len(index) != 2 || len(index[0]) > 4 || len(index[1]) > 4 {
		return 0, 0, ""
	}
	row, _ = strconv.Atoi(index[0])
	column, _ = strconv.Atoi(index[1])
	return row, column, strings.Trim(right, " \t;,")
}

// cutTransposed turns a table that has a row for each side into one with a row for each tile.
func cutTransposed(s *source) []cut {
	c := cut{name: "columns"}
	var keys []string
	var values [][]string
	for _, r := range s.filled() {
		text := strings.TrimSpace(r.text)
		end := skipWhile(text, 0, wordy)
		rest := strings.TrimLeft(text[end:], " ")
		if _, named := sideNamed(text[:end], false); !named || rest == "" || strings.IndexByte(":\t|,;", rest[0]) < 0 {
			c.around = append(c.around, r)
			continue
		}
		fields := strings.FieldsFunc(rest[1:], func(r rune) bool { return strings.ContainsRune("\t|,;", r) })
		if len(values) > 0 && len(fields) != len(values[0]) {
			return nil
		}
		if len(keys) == 0 {
			for range fields {
				c.records = append(c.records, record{line: r.line})
			}
		}
		keys, values = append(keys, text[:end]), append(values, fields)
	}
	if len(keys) != 4 || len(c.records) < 4 {
		return nil
	}
	for i := range c.records {
		var parts []string
		for side, key := range keys {
			parts = append(parts, key+" "+strings.TrimSpace(values[side][i]))
		}
		c.records[i].text = strings.Join(parts, " , ")
	}
	return []cut{c}
}

// cutWords cuts into words that are tiles themselves and follow one another in a sentence:
// "BGus, BSbu and GUgs".
func cutWords(s *source) []cut {
	type span struct{ from, to int }
	var words []span
	for i := 0; i < len(s.text); {
		from := skipWhile(s.text, i, func(r rune) bool { return !wordy(r) || r == '_' })
		i = skipWhile(s.text, from, func(r rune) bool { return wordy(r) && r != '_' })
		if i > from {
			words = append(words, span{from, i})
		}
	}
	var cuts []cut
	for _, size := range []int{4, 6, 3} {
		var best, run []span
		end := func() {
			if len(run) > len(best) {
				best = run
			}
			run = nil
		}
		for _, w := range words {
			text := s.text[w.from:w.to]
			if len(run) > 0 && isAnd(text) {
				continue
			}
			if len(run) > 0 && !between(s.text[run[len(run)-1].to:w.from]) {
				end()
			}
			if signsOf(text) != size {
				end()
				continue
			}
			run = append(run, w)
		}
		if end(); len(best) < 4 {
			continue
		}
		c := cut{name: "words", words: size}
		last := 0
		for _, w := range best {
			c.around = append(c.around, s.pieces(last, w.from, atAny("\n"))...)
			c.records = append(c.records, record{text: s.text[w.from:w.to], line: s.number(w.from)})
			last = w.to
		}
		c.around = append(c.around, s.pieces(last, len(s.text), atAny("\n"))...)
		cuts = append(cuts, c)
	}
	return cuts
}

// between reports whether nothing but separators stands between two words of a list.
func between(text string) bool {
	for _, word := range strings.FieldsFunc(text, func(r rune) bool { return strings.ContainsRune(" \t\n,;/|\"'[]().>*-•", r) }) {
		if !isAnd(word) {
			return false
		}
	}
	return true
}

func isAnd(word string) bool { return word == "and" || word == "und" || word == "et" || word == "og" }

func signsOf(text string) int { return len([]rune(text)) }
