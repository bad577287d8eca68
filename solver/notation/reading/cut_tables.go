package reading

import (
	"slices"
	"sort"
	"strconv"
	"strings"
	"unicode/utf8"
)

// cutBlocks cuts in front of each line that begins with the same word, where a block has several
// lines:
//
//	Tile 1
//	top: fox
//	right: owl
//	…
func cutBlocks(s *source) []cut {
	lines := s.filled
	places := map[string][]int{}
	var order []string
	for i, r := range lines {
		for _, word := range firstWords(r.text) {
			if places[word] == nil {
				order = append(order, word)
			}
			places[word] = append(places[word], i)
		}
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
		c.leave(lines[:at[0]]...)
		for i, from := range at {
			to := min(from+step, len(lines))
			if i+1 < len(at) {
				to = at[i+1]
			}
			parts := make([]string, 0, to-from)
			for _, r := range lines[from:to] {
				parts = append(parts, strings.TrimRight(strings.TrimSpace(r.text), ","))
			}
			c.keep(record{text: strings.Join(parts, " , "), line: lines[from].line})
		}
		c.leave(lines[min(at[len(at)-1]+step, len(lines)):]...)
		if cuts = append(cuts, c); len(cuts) == maxBlockWords {
			break
		}
	}
	return cuts
}

// maxBlock is how many lines a block may have, and maxBlockWords how many words are tried to begin
// one: the sides and what a tile is called.
const maxBlock, maxBlockWords = 16, 8

// firstWords is the bullet that a line begins with, and its first word in small letters.
func firstWords(text string) (words []string) {
	text = strings.TrimLeft(text, " \t\"'{([")
	if end := bulletIn(text); end > 0 {
		words, text = append(words, string(firstSign(text))), text[end:]
	}
	if end := skipWhile(text, 0, func(r rune) bool { return isLetter(r) || r == '_' }); end > 0 {
		words = append(words, strings.ToLower(text[:end]))
	}
	return words
}

// cutTable cuts assignments to a table by its first index: "a[0][1] = fox".
func cutTable(s *source) []cut {
	c := cut{name: "assignments"}
	if strings.Count(s.text, "=") < leastCells {
		return nil
	}
	cells := map[int]map[int]string{}
	var order []int
	found := 0
	for _, r := range s.filled {
		given, rest := assignments(r.text)
		for _, a := range given {
			if cells[a.row] == nil {
				cells[a.row] = map[int]string{}
				order = append(order, a.row)
				c.keep(record{line: r.line})
			}
			cells[a.row][a.column] = a.value
			found++
		}
		c.leave(record{text: rest, line: r.line})
	}
	if found < leastCells {
		return nil
	}
	for i, row := range order {
		var columns []int
		for column := range cells[row] {
			columns = append(columns, column)
		}
		sort.SliceStable(columns, func(i, j int) bool { return columns[i] < columns[j] })
		var values []string
		for _, column := range columns {
			values = append(values, cells[row][column])
		}
		c.records[i].text = strings.Join(values, " , ")
	}
	return []cut{c}
}

// leastCells is how many cells of a table are given at least: those of three tiles.
const leastCells = 12

// An assigned is a value that an assignment gives to a cell of a table.
type assigned struct {
	row, column int
	value       string
}

// assignments reads "a[0][1] = fox;" and "a(0, 1) = 1: a(0, 2) = 3". The rest is the text without
// the values.
func assignments(text string) (given []assigned, rest string) {
	var b strings.Builder
	begin := 0
	for i := 0; i < len(text); {
		open := strings.IndexAny(text[i:], "[(")
		equals := strings.IndexByte(text[i:], '=')
		if open < 0 || equals < open {
			break
		}
		open, equals = i+open, i+equals
		index := fieldsAt(text[open:equals], "[](), ")
		from := skipBlanks(text, equals+1)
		i = skipWhile(text, from, func(r rune) bool { return !strings.ContainsRune(" \t;:,", r) })
		if len(index) != 2 || i == from || !isNumber(index[0]) || !isNumber(index[1]) {
			i = max(i, equals+1)
			continue
		}
		a := assigned{value: text[from:i]}
		a.row, _ = strconv.Atoi(index[0])
		a.column, _ = strconv.Atoi(index[1])
		given = append(given, a)
		b.WriteString(text[begin:from])
		begin = i
	}
	return given, b.String() + text[begin:]
}

// cutTransposed turns a table that has a row for each side into one with a row for each tile.
func cutTransposed(s *source) []cut {
	c := cut{name: "columns"}
	var keys []string
	var values [][]string
	last := 0 // of the lines around, behind the row before
	for i := 0; i < len(s.filled) && len(keys) < 4; i++ {
		r := s.filled[i]
		key, head, rest := sideOfRow(r.text)
		if key == "" {
			continue
		}
		from := i
		if rest == "" && i+1 < len(s.filled) { // its row stands below
			i++
			rest = s.filled[i].text
		}
		fields := fieldsAt(rest, "\t|,;")
		if len(fields) == 1 {
			fields = strings.Fields(rest)
		}
		if len(fields) < 4 {
			continue
		}
		if len(values) > 0 && len(fields) != len(values[0]) {
			return nil
		}
		c.leave(s.filled[last:from]...)
		if last = i + 1; strings.TrimSpace(head) != key {
			c.leave(record{text: head, line: r.line})
		}
		for range fields[len(c.records):] {
			c.keep(record{line: s.filled[i].line})
		}
		keys, values = append(keys, key), append(values, fields)
	}
	if orderOf(keys) == "" {
		return nil
	}
	c.leave(s.filled[last:]...)
	for i := range c.records {
		var parts []string
		for side, key := range keys {
			parts = append(parts, key+" "+strings.TrimSpace(values[side][i]))
		}
		c.records[i].text = strings.Join(parts, " , ")
	}
	return []cut{c}
}

// sideOfRow is the word of a line that names the side of all that stands behind its head: "tops: …", "alle
// oberen Kanten = …". A head may be the whole line.
func sideOfRow(text string) (key, head, rest string) {
	text = strings.Trim(text, " \t|")
	head = text
	if at := strings.IndexAny(text, behindHead); at >= 0 {
		head, rest = text[:at], strings.Trim(text[at+1:], " \t[](){},;")
	}
	words, sides, last := 0, 0, ""
	if hasTextWord(head, func(w textWord) bool {
		words++
		last = w.word
		if _, named := sideNamed(w.word); named {
			sides++
			key = w.word
		}
		return words > maxHeadWords || sides > 1
	}) {
		return "", "", ""
	}
	if key == "" && words == 1 && isInitial(last) {
		key = last
	}
	return key, head, rest
}

// maxHeadWords is how many words the head of a row may have, and behindHead is what ends it.
const maxHeadWords, behindHead = 5, ":=\t|,;"

// cutNamed cuts a table that has a row for each side of each tile, "Tile 1; top; fox head", by what
// stands in front of the names of the sides. Several may stand on a line: "edge(1, top, fox). edge(1, …".
func cutNamed(s *source) []cut {
	if cuts := sideRows(s.filled); cuts != nil {
		return cuts
	}
	return sideRows(s.pieces(nil, 0, len(s.text), sidesNamedMost, semicolonOrStop()))
}

// sidesNamedMost is how many rows there are at most of tiles with a row for each side.
const sidesNamedMost = 4 * MaxTiles

func sideRows(rows []record) []cut {
	c := cut{name: "sides named"}
	at := anyOf(",;|\t:")
	last, sides := "", 0
	left := 0 // rows around, up to here
	var again strings.Builder
	for i, r := range rows {
		name, side := sideIn(r.text, at)
		if side == "" || name == "" {
			continue
		}
		c.leave(rows[left:i]...)
		left = i + 1
		if name != last {
			if len(c.records) > 0 && sides != 4 {
				return nil
			}
			c.keep(record{text: name, line: r.line})
			last, sides = name, 0
		} else {
			again.WriteString(name + " ")
		}
		c.records[len(c.records)-1].text += " , " + side
		if sides++; sides > 4 {
			return nil
		}
	}
	c.again = again.String()
	if len(c.records) < 3 || sides != 4 {
		return nil
	}
	c.leave(rows[left:]...)
	return []cut{c}
}

// unparted takes away what parts columns.
var unparted = strings.NewReplacer(",", " ", ";", " ", "|", " ", "\t", " ")

// sideIn parts a line in front of the first thing on it that names a side.
func sideIn(text string, at *place) (before, side string) {
	for begin := 0; ; {
		i, end := at.next(text, begin)
		if end == 0 {
			return "", ""
		}
		if mayName(strings.TrimSpace(text[begin:i])) {
			return strings.Trim(text[:begin], ",;|\t: "), strings.TrimSpace(text[begin:i]) + " " + strings.TrimSpace(unparted.Replace(text[end:]))
		}
		begin = end
	}
}

// cutWords cuts into words that are tiles themselves and follow one another in a sentence:
// "BGus, BSbu and GUgs".
func cutWords(s *source) []cut {
	words := s.words()
	var cuts []cut
	for _, size := range []int{4, 6, 3} {
		from, to := longestRun(s, words, size)
		if to-from < 4 {
			continue
		}
		c := cut{name: "words", words: size}
		for i, w := range words {
			// A line that begins like a tile may be one with a remark behind it.
			if (i < from-1 || i > to) && signsOf(s.text[w.from:w.to]) == size && (i == 0 || strings.Contains(s.text[words[i-1].to:w.from], "\n")) {
				c.beside = append(c.beside, s.word(w))
			}
		}
		if from > 0 && between(s.text[words[from-1].to:words[from].from]) {
			c.beside = append(c.beside, s.word(words[from-1]))
		}
		if to < len(words) && between(s.text[words[to-1].to:words[to].from]) {
			c.beside = append(c.beside, s.word(words[to]))
		}
		last := 0
		for _, w := range words[from:to] {
			if text := s.text[w.from:w.to]; !isAnd(text) {
				c.around = s.around(c.around, last, w.from)
				c.keep(s.word(w))
				last = w.to
			}
		}
		c.around = s.around(c.around, last, len(s.text))
		if !c.isBroken() {
			cuts = append(cuts, c)
		}
	}
	return cuts
}

// isBroken reports whether numbers with more or fewer digits stand beside a list of numbers: then
// the digits are no sides.
func (c *cut) isBroken() bool {
	return isNumber(c.records[0].text) &&
		slices.ContainsFunc(c.beside, func(r record) bool { return isNumber(r.text) })
}

// A span is where a word stands.
type span struct{ from, to int }

func (s *source) word(w span) record {
	return record{text: s.text[w.from:w.to], line: s.number(w.from)}
}

// words lists the words of the source.
func (s *source) words() []span {
	if s.spans == nil {
		s.spans = spansIn(s.text)
	}
	return s.spans
}

// spansIn lists the words of letters and digits.
func spansIn(text string) []span {
	words := make([]span, 0, len(text)/5)
	for i := 0; i < len(text); {
		from := skipWhile(text, i, func(r rune) bool { return !wordy(r) || r == '_' })
		i = skipWhile(text, from, func(r rune) bool { return wordy(r) && r != '_' })
		if i > from {
			words = append(words, span{from, i})
		}
	}
	return words
}

// longestRun finds the most words of one size that follow one another. "And" may stand among them.
func longestRun(s *source, words []span, size int) (from, to int) {
	begin, end, found := 0, 0, 0 // the run that grows, and how many words of the size it has
	best := 0
	for i, w := range words {
		text := s.text[w.from:w.to]
		if found > 0 && isAnd(text) {
			continue
		}
		if found > 0 && !between(s.text[words[end-1].to:w.from]) {
			found = 0
		}
		if signsOf(text) != size {
			found = 0
			continue
		}
		if found == 0 {
			begin = i
		}
		if found, end = found+1, i+1; found > best {
			best, from, to = found, begin, end
		}
	}
	return from, to
}

// between reports whether nothing but separators stands between two words of a list.
func between(text string) bool {
	for _, word := range fieldsAt(text, " \t\n,;/|\"'[]().>*-•") {
		if !isAnd(word) {
			return false
		}
	}
	return true
}

func signsOf(text string) int { return utf8.RuneCountInString(text) }
