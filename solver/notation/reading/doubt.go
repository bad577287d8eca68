package reading

import (
	"slices"
	"strings"
)

// maxDoubts limits the doubts of a reading: nobody would answer more questions.
const maxDoubts = 20

// A doubtList is what is odd about a reading so far.
type doubtList []Doubt

func (l *doubtList) add(d Doubt) { *l = append(*l, d) }

// doubt checks the records that did not become rows, and adds a doubt for each that looks like a tile or stands
// between two.
func (t *table) doubt(marks []marked, rows [][]int32) {
	known := t.rowsWith()
	t.call = callIn(t.cut.records[t.record[0]].text)
	for _, i := range t.record {
		if callIn(t.cut.records[i].text) != t.call {
			t.call = ""
		}
	}
	first, last := t.record[0], t.record[len(t.record)-1]
	numbered := (t.marking == counted || t.marking == roman) && !slices.ContainsFunc(t.record, func(i int) bool { return marks[i].mark == "" })
	above, below := first-1, last+1 // the nearest records that are no mere number
	for above > 0 && isPageNumber(t.cut.records[above].text) {
		above--
	}
	for below < len(t.cut.records)-1 && isPageNumber(t.cut.records[below].text) {
		below++
	}
	next := 0
	for i, r := range t.cut.records {
		if next < len(t.record) && t.record[next] == i {
			next++
			continue
		}
		if i == t.headed {
			continue
		}
		if len(t.doubts) > maxDoubts {
			return
		}
		t.left = append(t.left, i)
		inside := first < i && i < last
		rest := marks[i].rest
		if t.leads != nil { // a number in front is no word of a tile
			rest = rest[skipWhile(rest, 0, func(r rune) bool { return !isBlank(r) }):]
		}
		near := inside || i >= above && i <= below || t.marking != unmarked && marks[i].mark != ""
		switch {
		case t.call != "" && callIn(r.text) != t.call && callIn(r.text) != "": // another fact of the program
		case !inside && numbered && marks[i].mark == "" && isPageNumber(r.text):
		case near && len(rows[i]) == len(rows[first]) && (marks[i].mark != "" || t.areShort(rows[i])), // though nothing else has its pictures
			near && (t.words.tileLike(rest, known) || t.sep.at == nil && t.words.glyphLike(rest, known)):
			found := t.sidesIn(marks[i].rest, r.signs, len(rows[first]))
			if found == t.sides {
				found = 0 // it has as many sides as the others
			}
			t.doubts.add(Doubt{Kind: LeftOut, Line: r.line, Text: strings.TrimSpace(r.text), Found: found})
		case inside && t.cut.name != "brackets" && hasWord(r.text, 2) && !isComment(r.text):
			t.doubts.add(Doubt{Kind: Between, Line: r.line, Text: strings.TrimSpace(r.text)})
		}
	}
	for _, r := range t.cut.beside {
		if t.words.glyphLike(r.text, known) {
			t.doubts.add(Doubt{Kind: LeftOut, Line: r.line, Text: r.text, Found: signsOf(r.text)})
		} else if t.words.tileLike(r.text, known) {
			t.doubts.add(Doubt{Kind: LeftOut, Line: r.line, Text: r.text})
		}
	}
	if t.cut.beyond != "" && t.words.tileLike(t.cut.beyond, known) {
		t.doubts.add(Doubt{Kind: LeftOut, Text: t.cut.beyond})
	}
	t.doubtLists(marks)
}

// sidesIn counts the sides of a record that is no row, without empty cells; rows have so many columns.
func (t *table) sidesIn(text string, signs signSet, columns int) int {
	found := slices.DeleteFunc(t.sep.pieces(text, signs, nil), isHollow)
	return max(0, len(found)-columns+t.sides*t.per) / t.per
}

// areShort reports whether the labels that may be sides have at most two signs each, as letters, digits and codes
// do.
func (t *table) areShort(row []int32) bool {
	sides := row[max(0, len(row)-t.sides*t.per):]
	return len(row) > 1 && !slices.ContainsFunc(sides, func(n int32) bool { return signsOf(t.words.labels[n].text) > 2 })
}

// doubtLists adds a doubt where the list marks jump, which may be the start of a second list.
func (t *table) doubtLists(marks []marked) {
	if t.marking != counted && t.marking != roman {
		return
	}
	var numbers, records []int
	for i := t.record[0]; i <= t.record[len(t.record)-1]; i++ {
		if marks[i].mark != "" { // with those that are asked about
			numbers, records = append(numbers, marks[i].number), append(records, i)
		}
	}
	if areShuffled(numbers) {
		return
	}
	step, _ := commonStep(numbers)
	for i := 1; i < len(numbers); i++ {
		if numbers[i]-numbers[i-1] != step {
			at := records[i]
			t.doubts.add(Doubt{Kind: Numbers, Line: t.cut.records[at].line, Text: marks[at].mark})
			return
		}
	}
}

// callIn returns the name in front of a bracket at the start of a record: "tile" of "tile(1, …".
func callIn(text string) string {
	text = strings.TrimSpace(text)
	open := strings.IndexByte(text, '(')
	if open <= 0 || skipWhile(text, 0, func(r rune) bool { return wordy(r) || r == ' ' || r == '.' }) < open {
		return ""
	}
	return text[:open]
}

// tileLike reports whether most words of a text are words of tiles.
func (v *vocabulary) tileLike(text string, known []int32) bool {
	words := v.allWordsIn(text)
	signs, found := 0, 0
	for _, w := range words {
		signs += len([]rune(w))
		if id, read := v.byWord[strings.ToLower(w)]; read && known[id] > 0 {
			found++
		}
	}
	return len(words) >= 2 && signs > 2 && 10*found >= 6*len(words)
}

// glyphLike reports whether a text is one word, nearly all signs of which are sides of tiles.
func (v *vocabulary) glyphLike(text string, known []int32) bool {
	signs := glyphsOf(text)
	found := 0
	for _, g := range signs {
		if id, read := v.byWord[strings.ToLower(g)]; read && known[id] > 0 {
			found++
		}
	}
	return len(signs) >= 2 && len(signs) <= maxSides && 10*found >= 8*len(signs)
}

// isPageNumber reports whether a text is a number of one or two digits. In a list with list marks that is no tile.
func isPageNumber(text string) bool {
	text = strings.TrimSpace(text)
	return text != "" && len(text) <= 2 && strings.Trim(text, "0123456789") == ""
}

func isComment(text string) bool {
	text = strings.TrimLeft(text, " \t")
	for _, mark := range []string{"//", "#", "--", "%", ";", "/*"} {
		if strings.HasPrefix(text, mark) {
			return true
		}
	}
	return false
}
