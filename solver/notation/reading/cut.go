package reading

import (
	"strings"
	"unicode/utf8"
)

// maxRecords is how many records of a cut are looked at: more than the tiles of any puzzle, with
// as many lines around them.
const maxRecords = 2000

// A record is a piece of the text that may be a tile.
type record struct {
	text  string
	line  int      // the line it begins on
	signs signSet  // which separators stand in it
	left  []string // what the cut took out of it: a comment
}

// A cut is one way to cut the text into records, with what is in none of them.
type cut struct {
	name    string
	records []record
	around  []record
	lists   string // a name between two lists of brackets, or ""
	words   int    // how many signs each record has, where the records are words that are tiles
}

// A cutter makes the cuts of one kind.
type cutter func(s *source) []cut

// cutters lists all ways to cut a text, the simplest first: of two that give the same records, the
// first counts.
func cutters() []cutter {
	return []cutter{
		cutLines, cutRemarks, cutComments, cutJoined, cutBrackets,
		cutAt("semicolons", ";", atAny(";\n")),
		cutAt("semicolons and stops", ".", atSemicolonOrStop),
		cutAt("slashes", "/", atSlash),
		cutAt("bars", "|", atAny("|\n")),
		cutAt("commas", ",", atAny(",\n")),
		cutAt("after brackets", ")", atClosed),
		cutConstructors, cutParagraphs, cutBlocks, cutTable, cutTransposed, cutWords, cutRun, cutWord,
	}
}

// filled is the lines that hold something.
func (s *source) filled() []record {
	var records []record
	for _, l := range s.lines {
		if strings.TrimSpace(l.text) != "" {
			records = append(records, record{text: l.text, line: l.number})
		}
	}
	return records
}

func cutLines(s *source) []cut { return []cut{{name: "lines", records: s.filled()}} }

// cutRemarks cuts into lines without the remarks behind them: "BGus // checked".
func cutRemarks(s *source) []cut {
	c := cut{name: "lines without remarks"}
	found := false
	for _, r := range s.filled() {
		if at := remarkIn(r.text); at > 0 {
			found = true
			r.left = append(r.left, strings.TrimSpace(r.text[at:]))
			r.text = strings.TrimRight(r.text[:at], " \t")
		}
		if strings.TrimSpace(r.text) != "" {
			c.records = append(c.records, r)
		} else {
			c.around = append(c.around, record{text: strings.Join(r.left, " "), line: r.line})
		}
	}
	if !found {
		return nil
	}
	return []cut{c}
}

// remarkIn is where in a line a remark begins, or -1. Marks that are also signs of labels need a
// space on both sides.
func remarkIn(text string) int {
	for i := range len(text) {
		rest := text[i:]
		if strings.HasPrefix(rest, "//") || strings.HasPrefix(rest, "/*") {
			return i
		}
		if i == 0 || text[i-1] != ' ' && text[i-1] != '\t' {
			continue
		}
		for _, mark := range []string{"# ", "-- ", "% ", "; "} {
			if strings.HasPrefix(rest, mark) {
				return i
			}
		}
	}
	return -1
}

// cutComments cuts into the contents of comments: "# BGus".
func cutComments(s *source) []cut {
	c := cut{name: "comments"}
	for _, r := range s.filled() {
		text := strings.TrimLeft(r.text, " \t")
		rest := text
		for _, mark := range []string{"//", "#", "--", "%", ";", "*"} {
			if strings.HasPrefix(text, mark) {
				rest = strings.TrimLeft(text[len(mark):], mark[:1])
				break
			}
		}
		if rest == text {
			c.around = append(c.around, r)
			continue
		}
		if r.text = strings.TrimLeft(rest, " \t"); r.text != "" {
			c.records = append(c.records, r)
		}
	}
	if len(c.records) < 3 {
		return nil
	}
	return []cut{c}
}

// cutJoined cuts into lines, those within brackets joined to one.
func cutJoined(s *source) []cut {
	c := cut{name: "joined lines"}
	var parts []string
	depth, first := 0, 0
	for _, r := range s.filled() {
		if len(parts) == 0 {
			first = r.line
		}
		parts = append(parts, r.text)
		for i := range len(r.text) {
			depth += bracket(r.text[i])
		}
		if depth <= 0 {
			c.records = append(c.records, record{text: strings.Join(parts, " "), line: first})
			parts, depth = nil, 0
		}
	}
	if len(parts) > 0 {
		c.records = append(c.records, record{text: strings.Join(parts, " "), line: first})
	}
	return []cut{c}
}

// bracket is 1 for an opening and -1 for a closing bracket.
func bracket(c byte) int {
	switch c {
	case '(', '[', '{':
		return 1
	case ')', ']', '}':
		return -1
	}
	return 0
}

// A place is how many bytes of a text, from i on, part two records; 0 where nothing does.
type place func(text string, i int) int

// cutAt cuts wherever at finds something. It does nothing where the text lacks the sign needed.
func cutAt(name, needed string, at place) cutter {
	return func(s *source) []cut {
		if !strings.Contains(s.text, needed) {
			return nil
		}
		return []cut{{name: name, records: s.pieces(0, len(s.text), at)}}
	}
}

// pieces cuts a part of the source wherever at finds something.
func (s *source) pieces(from, to int, at place) []record {
	var records []record
	begin := from
	add := func(end int) {
		text := s.text[begin:end]
		if strings.Trim(text, hollow+"\n") != "" {
			lead := len(text) - len(strings.TrimLeft(text, " \t\n"))
			records = append(records, record{text: strings.ReplaceAll(text, "\n", " "), line: s.number(begin + lead)})
		}
	}
	for i := from; i < to; {
		if size := at(s.text, i); size > 0 {
			add(i)
			i += size
			begin = i
		} else {
			i++
		}
	}
	if begin < to {
		add(to)
	}
	return records
}

// hollow are the signs that are no record and no label by themselves.
const hollow = " \t()[]{}.,;|\""

func atAny(signs string) place {
	return func(text string, i int) int {
		if strings.IndexByte(signs, text[i]) >= 0 {
			return 1
		}
		return 0
	}
}

func atSemicolonOrStop(text string, i int) int {
	switch {
	case text[i] == ';' || text[i] == '\n':
		return 1
	case text[i] == '.' && i+1 < len(text) && isBlank(rune(text[i+1])):
		return 2
	}
	return 0
}

func atSlash(text string, i int) int {
	switch {
	case text[i] == '\n':
		return 1
	case text[i] == '/' && i > 0 && i+1 < len(text) && isBlank(rune(text[i-1])) && isBlank(rune(text[i+1])):
		return 2
	}
	return 0
}

// atClosed finds the comma between "Tile(…)" and "Tile(…)".
func atClosed(text string, i int) int {
	if text[i] == '\n' {
		return 1
	}
	if text[i] != ',' || i == 0 || text[i-1] != ')' {
		return 0
	}
	if j := skipBlanks(text, i+1); j < len(text) && text[j] >= 'A' && text[j] <= 'Z' {
		return j - i
	}
	return 0
}

// cutConstructors cuts the contents of the first bracket in front of each constructor:
// [Tile 1 a b c d, Tile 2 …].
func cutConstructors(s *source) []cut {
	open := strings.IndexAny(s.text, "[{(")
	if open < 0 {
		return nil
	}
	c := cut{name: "constructors", records: s.pieces(open+1, len(s.text), atConstructor)}
	c.around = append(c.around, s.pieces(0, open, atAny("\n"))...)
	return []cut{c}
}

// atConstructor finds the comma in front of "Tile(" or "Tile 1".
func atConstructor(text string, i int) int {
	if text[i] == '\n' {
		return 1
	}
	if text[i] != ',' {
		return 0
	}
	begin := skipBlanks(text, i+1)
	if begin >= len(text) || text[begin] < 'A' || text[begin] > 'Z' {
		return 0
	}
	end := skipBlanks(text, skipWhile(text, begin, wordy))
	if end < len(text) && (text[end] == '(' || isDigit(rune(text[end])) && text[end-1] == ' ') {
		return begin - i
	}
	return 0
}

// cutParagraphs cuts where lines are empty.
func cutParagraphs(s *source) []cut {
	c := cut{name: "paragraphs"}
	var parts []string
	first := 0
	end := func() {
		if len(parts) > 0 {
			c.records = append(c.records, record{text: strings.Join(parts, " , "), line: first})
		}
		parts = nil
	}
	for _, l := range s.lines {
		text := strings.TrimSpace(l.text)
		if text == "" {
			end()
			continue
		}
		if len(parts) == 0 {
			first = l.number
		}
		parts = append(parts, text)
	}
	if end(); len(c.records) < 3 {
		return nil
	}
	return []cut{c}
}

// bounded keeps the first records of a cut, and says what else is left.
func (c *cut) bounded() {
	if len(c.records) > maxRecords {
		c.around = append(c.around, c.records[maxRecords:]...)
		c.records = c.records[:maxRecords]
	}
	for i := range c.records {
		c.records[i].signs = signsIn(c.records[i].text)
	}
}

// digest tells cuts apart.
func (c *cut) digest() uint64 {
	h := newHash()
	for _, r := range c.records {
		h.add(r.text)
	}
	for _, r := range c.around {
		h.add(r.text)
	}
	return h.sum
}

// A hash is FNV-1a, which is enough to tell readings apart and needs no package.
type hash struct{ sum uint64 }

func newHash() *hash { return &hash{14695981039346656037} }

func (h *hash) add(text string) {
	for i := range len(text) {
		h.sum = (h.sum ^ uint64(text[i])) * 1099511628211
	}
	h.number(utf8.MaxRune)
}

func (h *hash) number(n int) {
	for range 4 {
		h.sum = (h.sum ^ uint64(n&0xff)) * 1099511628211
		n >>= 8
	}
}
