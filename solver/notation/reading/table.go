package reading

import (
	"maps"
	"slices"
	"strconv"
	"strings"
)

// MaxTiles and MaxMotifs bound what is read: no puzzle has more. A motif has two labels.
const MaxTiles, MaxMotifs = 1024, 60

// A table holds the records of a cut that have the same number of labels, and what was left out.
type table struct {
	words   *vocabulary
	legend  legend
	rules   []*stated
	cut     *cut
	marking marking
	sep     *separator

	sides     int // of a tile
	per       int // columns for a side: 2 where motif and half stand apart
	rows      [][]int32
	listMarks []string // of each row
	record    []int    // of each row, an index into the records of the cut
	leads     []int32  // the first column, where it numbers the rows or repeats a name; or nil
	remark    map[int]string
	call      string // what every record calls, in a program: "new Tile", "tile"

	header string // the order of the sides, if a line names the columns
	headed int    // which record the header is; -1 without one

	copied bool // some rows are there several times, as their remarks say

	dropped map[string]int // words that the columns do without, and how often
	facts   []Fact
	doubts  doubtList
	left    []int // records that are no rows
}

// shapes is how many sides a tile may have, and columns for each, for a number of columns.
func shapes(columns int) [][2]int {
	switch columns {
	case 3:
		return [][2]int{{3, 1}}
	case 4:
		return [][2]int{{4, 1}}
	case 6:
		return [][2]int{{6, 1}, {3, 2}}
	case 8:
		return [][2]int{{4, 2}}
	case 12:
		return [][2]int{{6, 2}}
	}
	return nil
}

// A labelRows holds the labels of all records for one separator, before rows are chosen. The next separator reuses
// its memory.
type labelRows struct {
	pieces []string
	ends   []int // of the pieces of each record
	labels []int32
	rows   [][]int32
	things []int               // how many pieces each record has; 0 where it is no row of sides
	counts [2*maxSides + 1]int // how many records have so many pieces, of those with a list mark where others have none
}

// split parts the records into pieces. It reports whether enough records have as many pieces as tiles have sides.
func (l *labelRows) split(records []marked, kind marking, c *cut, sep *separator) (may bool) {
	l.pieces, l.ends, l.things = l.pieces[:0], l.ends[:0], l.things[:0]
	for i, m := range records {
		from := len(l.pieces)
		l.pieces = sep.pieces(m.rest, c.records[i].signs, l.pieces)
		n := len(l.pieces) - from
		if n < 2 || n > maxSides {
			l.pieces, n = l.pieces[:from], 0
		}
		l.ends, l.things = append(l.ends, len(l.pieces)), append(l.things, n)
	}
	l.count(records, kind)
	for n, count := range l.counts {
		may = may || count >= 3 && len(shapes(n))+len(shapes(n-1))+len(shapes(n-2)) > 0
	}
	return may
}

// count counts the records by their pieces.
func (l *labelRows) count(records []marked, kind marking) {
	l.counts = [2*maxSides + 1]int{}
	for i, n := range l.things {
		if n > 0 && (kind == unmarked || records[i].mark != "") {
			l.counts[n]++
		}
	}
}

// read reads the pieces of each record as labels. A record gets none if one of its pieces has no word.
func (l *labelRows) read(v *vocabulary, glyphs bool) {
	l.labels, l.rows = l.labels[:0], l.rows[:0]
	begin := 0
	for i, end := range l.ends {
		from := len(l.labels)
		for _, p := range l.pieces[begin:end] {
			n := none
			if glyphs {
				n = v.of([]string{p})
			} else {
				n = v.read(p)
			}
			if n == none {
				l.labels = l.labels[:from]
				l.things[i] = 0
				break
			}
			l.labels = append(l.labels, n)
		}
		l.rows = append(l.rows, l.labels[from:len(l.labels):len(l.labels)])
		begin = end
	}
}

// tables builds the tables of a cut for one kind of list mark and one separator.
func (r *Reader) tables(c *cut, marks []marked, kind marking, sep *separator) []*table {
	l := &r.rows
	if !l.split(marks, kind, c, sep) {
		r.see(c, l)
		return nil
	}
	l.read(r.words, sep.at == nil)
	header, at := c.order, c.header
	if at >= 0 && r.isTile(l, at) {
		header, at = "", -1
	}
	columns := 0
	var extra map[int]string // what stands in columns that are no sides
	if at >= 0 && l.things[at] > 0 {
		columns = l.things[at]
		for _, i := range append(l.again(at), at) {
			l.rows[i], l.things[i] = nil, 0
		}
		if len(header) == 4 {
			extra = l.withoutColumns(r.words, at)
		}
	}
	for _, s := range r.rules {
		for at := range c.records {
			if s.pairs != nil && s.isOn(c.records[at].line) {
				l.rows[at], l.things[at] = nil, 0
			}
		}
	}
	l.count(marks, kind)
	r.see(c, l)
	var out []*table
	for range 3 { // the three commonest numbers of labels
		n := 0
		for i, count := range l.counts {
			if count > l.counts[n] {
				n = i
			}
		}
		if l.counts[n] < 3 {
			break
		}
		l.counts[n] = 0
		rows, remarks := l.rows, extra
		if extra == nil && sep.signs&columned != 0 {
			rows, remarks = l.withoutRemarks(r.words, n, columns > n)
		}
		for _, beside := range besides {
			if beside.behind > 0 && sep.signs&columned == 0 {
				break
			}
			for _, shape := range shapes(n - beside.before - beside.behind) {
				t := &table{words: r.words, cut: c, marking: kind, sep: sep, sides: shape[0], per: shape[1], header: header, headed: at}
				t.remark = maps.Clone(remarks)
				if t.choose(marks, rows, n, beside) {
					if t.doubt(marks, rows); len(t.doubts) <= maxDoubts {
						t.multiply()
						out = append(out, t)
					}
				}
			}
		}
	}
	return out
}

// A beside is how many columns stand before and behind the sides. Behind them, programs repeat a constant and
// tables have remarks.
type beside struct{ before, behind int }

var besides = [...]beside{{0, 0}, {1, 0}, {0, 1}, {1, 1}}

// isTile reports whether the supposed header is a tile: other rows have all its labels too, a letter perhaps in the
// other case.
func (r *Reader) isTile(l *labelRows, header int) bool {
	elsewhere := map[string]bool{}
	name := func(n int32) string {
		if label := r.words.labels[n]; !isInitial(label.low) {
			return label.text
		}
		return r.words.labels[n].low
	}
	again := l.again(header)
	for i, row := range l.rows {
		for _, n := range row {
			if i != header && !slices.Contains(again, i) {
				elsewhere[name(n)] = true
			}
		}
	}
	for _, n := range l.rows[header] {
		if mayName(name(n)) && !elsewhere[name(n)] {
			return false
		}
	}
	return len(l.rows[header]) > 0
}

// again lists the other rows that have the labels of the header in some sequence. Where most rows do, it lists none:
// these are tiles.
func (l *labelRows) again(header int) (rows []int) {
	full := 0
	for i, row := range l.rows {
		if i == header || len(row) != len(l.rows[header]) {
			continue
		}
		full++
		if !slices.ContainsFunc(l.rows[header], func(n int32) bool { return !slices.Contains(row, n) }) {
			rows = append(rows, i)
		}
	}
	if 3*len(rows) > full {
		return nil
	}
	return rows
}

// choose takes the rows with so many labels, and reports whether they may be tiles.
func (t *table) choose(marks []marked, rows [][]int32, labels int, beside beside) bool {
	arena := make([]int32, 0, len(rows)*labels) // one for all rows, which the columns change later
	var behind []int32
	for i, row := range rows {
		if len(row) != labels || t.marking != unmarked && marks[i].mark == "" {
			continue
		}
		if beside.before > 0 {
			t.leads = append(t.leads, row[0])
			row = row[1:]
		}
		if beside.behind > 0 {
			behind = append(behind, row[len(row)-1])
			row = row[:len(row)-1]
		}
		from := len(arena)
		arena = append(arena, row...)
		t.rows = append(t.rows, arena[from:len(arena):len(arena)])
		t.record, t.listMarks = append(t.record, i), append(t.listMarks, marks[i].mark)
	}
	if len(t.rows) < 3 {
		return false
	}
	if behind != nil && (!t.cut.bracketed || !t.dropConstant(behind)) && !t.takeRemarks(behind) {
		return false
	}
	t.trim()
	if t.leads != nil && !t.leadsRunOn() {
		return false
	}
	if !t.cutRemarks() {
		return false
	}
	t.trim()
	if t.sep.ands {
		for _, i := range t.record {
			for _, word := range strings.Fields(marks[i].rest) {
				if isJoin(strings.ToLower(word)) {
					t.drop(word, 1, Separator)
				}
			}
		}
	}
	return true
}

// rowsWith counts the rows in which each word occurs.
func (t *table) rowsWith() []int32 {
	rows := make([]int32, len(t.words.byWord))
	seen := make([]int32, len(t.words.byWord)) // the last row that a word was counted in, from 1
	for i, row := range t.rows {
		for _, n := range row {
			for _, w := range t.words.labels[n].ids {
				if seen[w] != int32(i+1) {
					seen[w] = int32(i + 1)
					rows[w]++
				}
			}
		}
	}
	return rows
}

// trim drops rows of prose at both ends: three quarters of their words occur in no other row.
func (t *table) trim() {
	rows := t.rowsWith()
	alien := func(row []int32) bool {
		words, alone := 0, 0
		for _, n := range row {
			l := t.words.labels[n]
			for k, w := range l.ids {
				words++
				// Sides are named in a sentence, and once more above the columns.
				if _, named := sideNamed(l.words[k]); rows[w] == 1 || rows[w] == 2 && named {
					alone++
				}
			}
		}
		return 4*alone >= 3*words
	}
	from, to := 0, len(t.rows)
	for to-from > 3 && alien(t.rows[from]) {
		from++
	}
	for to-from > 3 && alien(t.rows[to-1]) {
		to--
	}
	t.keep(from, to)
}

// leadsRunOn reports whether the first column counts the rows, or repeats one name as the constructor of a program
// does. Rows after a restart of the count belong to another list and are dropped.
func (t *table) leadsRunOn() bool {
	same := true
	for _, n := range t.leads {
		same = same && n == t.leads[0]
	}
	if words := t.words.labels[t.leads[0]].words; same && hasWord(words[len(words)-1], 3) {
		return true
	}
	return t.leadsCount(false) || t.leadsCount(true) || t.leadsNumber() || t.cut.bracketed && t.leadsName()
}

// leadsNumber reports whether the first column numbers the rows in any order. The numbers must occur in no other
// column, unless they are all numbers from 0 or 1 on.
func (t *table) leadsNumber() bool {
	var numbers []int
	for _, n := range t.leads {
		number, err := strconv.Atoi(t.words.labels[n].text)
		if err != nil {
			return false
		}
		numbers = append(numbers, number)
	}
	return areShuffled(numbers) || t.leadsName()
}

// leadsName reports whether the first column names each row, with words that no side has: "file: IMG_1.jpg, …".
func (t *table) leadsName() bool {
	rows := t.rowsWith()
	named := map[int32]bool{}
	for _, n := range t.leads {
		for _, w := range t.words.labels[n].ids {
			if rows[w] > 0 {
				return false
			}
		}
		named[n] = true
	}
	return len(named) == len(t.leads)
}

// leadsCount keeps the rows whose first column counts upwards, if these are most.
func (t *table) leadsCount(roman bool) bool {
	var rows []int
	first, last := 0, -1
	looked := 0
	for i, n := range t.leads {
		words := t.words.labels[n].lower
		word := strings.TrimFunc(words[len(words)-1], func(r rune) bool { return !wordy(r) && r != '-' })
		if strings.HasPrefix(word, "-") { // a half
			return false
		}
		if digits := digitsIn(word); !roman && digits > 0 { // "card1"
			word = word[len(word)-digits:]
		}
		number := countOf(word, true, roman)
		if number == 0 && (roman || word != "0") {
			continue
		}
		if len(rows) > 3 && number == first {
			break
		}
		if number <= last {
			return false
		}
		if len(rows) == 0 {
			first = number
		}
		rows, last, looked = append(rows, i), number, i
	}
	if 10*len(rows) < 6*(looked+1) {
		return false
	}
	t.pick(rows)
	return true
}

// pick keeps the rows that are listed.
func (t *table) pick(rows []int) {
	for to, from := range rows {
		t.rows[to], t.record[to], t.listMarks[to], t.leads[to] = t.rows[from], t.record[from], t.listMarks[from], t.leads[from]
	}
	t.keep(0, len(rows))
}

// keep keeps some of the rows.
func (t *table) keep(from, to int) {
	t.rows, t.record, t.listMarks = t.rows[from:to], t.record[from:to], t.listMarks[from:to]
	if t.leads != nil {
		t.leads = t.leads[from:to]
	}
}
