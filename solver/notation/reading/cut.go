package reading

import (
	"slices"
	"strings"
	"unicode/utf8"
)

// maxRecords limits the records of a cut: more than the tiles of any puzzle and as many lines around them.
const maxRecords = 2000

// A record is a piece of the text that may be a tile.
type record struct {
	text  string
	line  int     // the line it begins on
	signs signSet // which separators stand in it
	names uint8   // how many words may name sides, and one; 0 where nobody asked yet
	left  string  // what the cut took out of it: a comment
}

// A cut is one way to cut the text into records. It also holds what is in none of them.
type cut struct {
	name    string
	records []record
	around  []record
	beside  []record // words right before and behind a list of words, lines between crosses or columns; they are in around, too
	signs   signSet  // of all records
	words   int      // how many signs each record has, where the records are words that are tiles
	order   string   // of the sides, where a record names the columns
	header  int      // that record, or -1
	again   string   // what the records do without, as it stands in the text several times
	// bracketed says that records are what brackets of a program hold, which may hold more than sides.
	bracketed bool
	beyond    string // the first record that is not looked at, where there are too many
}

// keep adds a record, and leave what is in none.
func (c *cut) keep(r record)     { c.records = append(c.records, r) }
func (c *cut) leave(r ...record) { c.around = append(c.around, r...) }

// A cutter makes the cuts of one kind.
type cutter func(s *source) []cut

// cutters returns all ways to cut a text, the simplest first. If two give the same records the first counts.
func cutters() []cutter {
	return []cutter{
		cutLines, cutSections, cutRemarks, cutBrackets, cutAt("semicolons", anyOf(";\n")), cutSentences,
		cutAt("commas", anyOf(",\n")), cutAt("bars", anyOf("|\n")), cutBeside, cutAt("slashes", spaced("/")), cutAt("counters", counters()), cutParagraphs, cutBlocks, cutQuoted, cutTable, cutTransposed, cutNamed, cutCrosses, cutPairs, cutWords, cutRun, cutWord,
	}
}

func cutLines(s *source) []cut {
	return append([]cut{{name: "lines", records: slices.Clone(s.filled)}}, cutCorrected(s)...)
}

// cutRemarks cuts into lines without their remarks, "BGus // checked", and without how many there are, "2x BGus"; and
// into the remarks alone, which may hold the tiles instead.
func cutRemarks(s *source) []cut {
	c := cut{name: "lines without remarks", records: make([]record, 0, len(s.filled))}
	remarks := cut{name: "remarks", around: make([]record, 0, len(s.filled))}
	behind := behindLetters(s.filled)
	for _, r := range s.filled {
		times := r.text[:timesEnd(r.text)]
		r.text = r.text[len(times):]
		at := remarkIn(r.text)
		if at <= 0 {
			at = behind(r.text)
		}
		if at <= 0 {
			r.left = times
			c.keep(r)
			remarks.leave(r)
			continue
		}
		if remarks.records == nil {
			remarks.records = make([]record, 0, len(s.filled)-len(c.records))
		}
		text, remark := strings.TrimRight(r.text[:at], " \t"), strings.TrimSpace(r.text[at:])
		if strings.TrimSpace(text) != "" {
			c.keep(record{text: text, line: r.line, left: times + remark})
		} else {
			c.leave(record{text: remark, line: r.line})
		}
		remarks.keep(record{text: strings.TrimLeft(remark, "/*#-%; \t"), line: r.line, left: text})
	}
	return []cut{c, remarks}
}

// remarkIn returns where the remark in a line begins, or -1. A mark that may also be part of a label needs a space
// on both sides. A bracket at the end of the line needs several words in it and four sides before it, as it may
// hold the last side.
func remarkIn(text string) int {
	if open := strings.LastIndex(text, " ("); open > 0 && strings.HasSuffix(text, ")") &&
		len(strings.Fields(text[open+2:])) >= leastRemark && len(strings.FieldsFunc(text[:open], isBetweenSides)) >= 4 && !strings.ContainsAny(text[:open], "([{") {
		return open + 1
	}
	for i := range len(text) {
		rest := text[i:]
		if strings.HasPrefix(rest, "//") || strings.HasPrefix(rest, "/*") {
			return i
		}
		if i == 0 || text[i-1] != ' ' && text[i-1] != '\t' {
			continue
		}
		for _, mark := range []string{"# ", "-- ", "% ", "; "} {
			if strings.HasPrefix(rest, mark) && strings.Count(text, " "+mark) < 2 { // more of them part sides
				return i
			}
		}
	}
	return -1
}

// timesEnd returns where the words end with which a line says how many of its tile there are: "2x ", "1 × "; or 0.
func timesEnd(text string) int {
	from := skipWhile(text, 0, isBlank)
	digits := skipWhile(text, from, isDigit)
	at := skipWhile(text, digits, isBlank)
	sign, length := utf8.DecodeRuneInString(text[at:])
	end := skipWhile(text, at+length, isBlank)
	if digits == from || digits > from+2 || !strings.ContainsRune("xX×*", sign) || end == at+length || end == len(text) {
		return 0
	}
	return end
}

// leastLone is how many lines must be a word of letters, which are sides, for such a word to be told from a remark behind it.
const leastLone = 4

// behindLetters returns where a remark begins that stands behind the letters of a tile, "BGus chewed", or -1: most tiles
// are a word on a line of its own, and the word in front is as long and has no other letters.
func behindLetters(lines []record) func(text string) int {
	first := func(text string) (word string, end int) {
		mark := counterIn(text, false).end
		word, _, _ = strings.Cut(strings.TrimLeft(text[mark:], " \t"), " ")
		return word, len(text) - len(strings.TrimLeft(text[mark:], " \t")) + len(word)
	}
	var lone [maxSides + 1]int
	var letters [maxSides + 1]string
	size := 0
	for _, r := range lines {
		word, end := first(r.text)
		if n := signsOf(word); end == len(r.text) && n < len(lone) && len(shapes(n)) > 0 && len(letters[n]) <= 2*MaxMotifs*utf8.UTFMax {
			for _, r := range strings.ToLower(word) {
				if !strings.ContainsRune(letters[n], r) {
					letters[n] += string(r)
				}
			}
			if lone[n]++; lone[n] > lone[size] {
				size = n
			}
		}
	}
	return func(text string) int {
		if lone[size] < leastLone {
			return -1
		}
		word, end := first(text)
		if end == len(text) || signsOf(word) != size || strings.Trim(strings.ToLower(word), letters[size]) != "" {
			return -1
		}
		return end
	}
}

func isBetweenSides(r rune) bool { return strings.ContainsRune(",;|\t/", r) }

// leastRemark is how many words a bracket must hold to be a remark.
const leastRemark = 3

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

// cutAt cuts at every match of a place.
func cutAt(name string, at *place) cutter {
	return func(s *source) []cut {
		return []cut{{name: name, records: s.pieces(make([]record, 0, min(len(s.filled), maxRecords)+1), 0, len(s.text), maxRecords, at)}}
	}
}

// cutSentences cuts a text at stops and semicolons, and in front of the words that count its tiles.
func cutSentences(s *source) []cut {
	return append(cutAt("semicolons and stops", semicolonOrStop())(s), cutCounted(s)...)
}

// leastCounted is how many tiles a text must count.
const leastCounted = 4

// cutCounted cuts in front of the words first, second, third …, if each part names three sides or more: "The first
// has a fox head on top, …, the second has …". A part ends at a stop and may go over several lines.
func cutCounted(s *source) []cut {
	c := cut{name: "counted"}
	last, begin := 0, 0 // of the text, where around and a record begin
	end := func(to int) bool {
		stop := to
		if at := strings.IndexAny(s.text[begin:to], ".;"); at >= 0 {
			stop = begin + at
		}
		c.keep(s.inside(span{begin, stop}))
		c.around = s.around(c.around, stop, to)
		return namesIn(s.text[begin:stop], 3) == 3
	}
	words := s.words()
	for i, w := range words {
		if ordinals[strings.ToLower(s.text[w.from:w.to])] != last+1 {
			continue
		}
		from := w.from
		if i > 0 && isOneOf(strings.ToLower(s.text[words[i-1].from:words[i-1].to]), articles) {
			from = words[i-1].from
		}
		if last == 0 {
			c.around = s.around(nil, 0, from)
		} else if !end(from) {
			return nil
		}
		last, begin = last+1, from
	}
	if last < leastCounted || !end(len(s.text)) {
		return nil
	}
	return []cut{c}
}

// pieces appends a part of the source, cut at every match of a place into at most so many pieces and the rest.
func (s *source) pieces(records []record, from, to, most int, at *place) []record {
	begin, most := from, most+len(records)
	add := func(end int) {
		text := s.text[begin:end]
		if !isHollow(text) {
			lead := len(text) - len(strings.TrimLeft(text, " \t\n"))
			records = append(records, record{text: strings.ReplaceAll(text, "\n", " "), line: s.number(begin + lead)})
		}
	}
	for len(records) < most {
		i, end := at.next(s.text[:to], begin)
		if end == 0 {
			break
		}
		add(i)
		begin = end
	}
	if begin < to {
		add(to)
	}
	return records
}

// around appends the lines of a part of the source that is in no record.
func (s *source) around(records []record, from, to int) []record {
	if from >= to {
		return records
	}
	return s.pieces(records, from, to, to-from, lineEnds)
}

var lineEnds = anyOf("\n")

// hollow are signs that make no record and no label by themselves.
const hollow = " \t\n()[]{}.,;|\""

// paragraphs are the lines between empty ones.
func (s *source) paragraphs() (paragraphs [][]record) {
	lines := make([]record, 0, len(s.filled)) // of all
	begin := 0
	end := func() {
		if len(lines) > begin {
			paragraphs = append(paragraphs, lines[begin:])
			begin = len(lines)
		}
	}
	for _, l := range s.lines {
		text := strings.TrimSpace(l.text)
		if text == "" {
			end()
			continue
		}
		lines = append(lines, record{text: text, line: l.number})
	}
	end()
	return paragraphs
}

// cutParagraphs cuts at empty lines, and there into columns.
func cutParagraphs(s *source) []cut {
	c := cut{name: "paragraphs"}
	paragraphs := s.paragraphs()
	for _, lines := range paragraphs {
		var parts []string
		for _, l := range lines {
			parts = append(parts, l.text)
		}
		c.keep(record{text: strings.Join(parts, lineJoin), line: lines[0].line})
	}
	if !strings.Contains(s.text, "    ") && !strings.Contains(s.text, "\t") { // there is no wide space
		return []cut{c}
	}
	return []cut{c, columnsOf(paragraphs)}
}

// lineJoin stands between the lines of a record.
const lineJoin = " , "

// prepare drops the records beyond maxRecords, and stores what is needed of each record again and again.
func (c *cut) prepare() {
	if len(c.records) > maxRecords {
		c.beyond = c.records[maxRecords].text
		c.leave(c.records[maxRecords:]...)
		c.records = c.records[:maxRecords]
	}
	for i := range c.records {
		c.records[i].signs = signsIn(c.records[i].text)
		c.signs |= c.records[i].signs
	}
	c.header = -1
	if strings.HasPrefix(c.name, "lines") {
		c.order, c.header = headerIn(c.records)
	}
}

// digest tells cuts apart.
func (c *cut) digest() uint64 {
	h := newHash()
	for _, r := range c.records {
		h.add(r.text)
	}
	h.number(len(c.records))
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
