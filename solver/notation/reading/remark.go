package reading

import (
	"slices"
	"strings"
)

// withoutRemarks removes remarks from rows that have more labels than most. A remark has words that no other row
// has, behind labels that other rows have too. A single such row keeps a last label as long as a side: it may be a
// side too many.
func (l *labelRows) withoutRemarks(v *vocabulary, n int, headed bool) (rows [][]int32, remarks map[int]string) {
	var known []bool // of the words of rows that have no remark
	rows = l.rows
	for i, row := range l.rows {
		if len(row) <= n {
			continue
		}
		if known == nil {
			known = v.wordsOf(l.rows, n)
			rows, remarks = slices.Clone(l.rows), map[int]string{}
		}
		strange := func(n int32) bool {
			return slices.ContainsFunc(v.labels[n].ids, func(w int32) bool { return !known[w] })
		}
		if strange(row[n]) && !v.isSide(row[n], known) && !slices.ContainsFunc(row[1:n], strange) && (!strange(row[0]) || isNumber(v.labels[row[0]].text)) {
			var words []string
			for _, n := range row[n:] {
				words = append(words, v.labels[n].text)
			}
			rows[i], remarks[i] = row[:n:n], strings.Join(words, ", ")
		}
	}
	if len(remarks) < leastRemarks && !headed {
		for i := range remarks {
			row := l.rows[i]
			long := len(v.labels[row[n]].words)
			if slices.ContainsFunc(row[:n], func(side int32) bool { return len(v.labels[side].words) == long }) {
				return l.rows, nil
			}
		}
	}
	return rows, remarks
}

// withoutColumns takes the columns out of the rows that a header does not name as sides: row, column, rotation. What
// they hold are remarks. A first column that has something else in each row stays: it may number the tiles.
func (l *labelRows) withoutColumns(v *vocabulary, header int) (remarks map[int]string) {
	from := 0
	if header > 0 {
		from = l.ends[header-1]
	}
	names := l.pieces[from:l.ends[header]]
	sides := sideColumns(names)
	if len(sides) != 4 || sides[0] < 2 && sides[3]-sides[0] == 3 && (sides[3] == len(names)-1 || sides[3] == len(names)-2 && !l.isNumbered(v, len(names)-1)) {
		return nil // at most a number before the sides and a remark behind them
	}
	isRow := func(row []int32) bool { return len(row) == len(names) }
	rows := 0
	columns := map[int32]map[int]bool{} // in which columns beside the sides a label stands
	numbers := map[int32]bool{}
	for _, row := range l.rows {
		if !isRow(row) {
			continue
		}
		rows++
		numbers[row[0]] = true
		for column, n := range row {
			if slices.Contains(sides, column) {
				continue
			}
			if columns[n] == nil {
				columns[n] = map[int]bool{}
			}
			if columns[n][column] = true; len(columns[n]) == len(sides) {
				return nil // a half, with a column beside each side
			}
		}
	}
	kept := sides
	if sides[0] > 0 && len(numbers) == rows {
		kept = append([]int{0}, sides...)
	}
	remarks = map[int]string{}
	for i, row := range l.rows {
		if !isRow(row) {
			continue
		}
		var rest []string
		var short []int32
		for column, n := range row {
			if slices.Contains(kept, column) {
				short = append(short, n)
			} else {
				rest = append(rest, v.labels[n].text)
			}
		}
		l.rows[i], l.things[i], remarks[i] = short, len(short), strings.Join(rest, ", ")
	}
	return remarks
}

// sideColumns are the columns whose names have a word that names a side, or else may be short for one.
func sideColumns(names []string) (sides []int) {
	isNamed := func(word string) bool { _, named := sideNamed(word); return named }
	for _, is := range []func(word string) bool{isNamed, mayName} {
		sides = nil
		for column, name := range names {
			if slices.ContainsFunc(bareWords(name), is) {
				sides = append(sides, column)
			}
		}
		if len(sides) == 4 {
			break
		}
	}
	return sides
}

// isNumbered reports whether a last column is one of numbers.
func (l *labelRows) isNumbered(v *vocabulary, column int) (is bool) {
	for _, row := range l.rows {
		if len(row) != column+1 {
			continue
		}
		if is = isNumber(v.labels[row[column]].text); !is {
			return false
		}
	}
	return is
}

// leastRemarks is how many rows must have a remark as long as a side, unless a header has a column for it.
const leastRemarks = 2

// isSide reports whether a label that no other row has may be a side all the same: a half with a word or a
// mark of others, or a slip.
func (v *vocabulary) isSide(n int32, known []bool) bool {
	l := v.labels[n]
	if _, mark, ok := unsign(l.text); ok && mark != "" {
		return true
	}
	for _, o := range v.labels {
		if slices.ContainsFunc(o.ids, func(w int32) bool { return !known[w] }) {
			continue
		}
		last := len(l.ids) - 1
		if nearly(l.low, o.low) || last == 1 && len(o.ids) == 2 && (l.ids[0] == o.ids[0] || l.ids[1] == o.ids[1]) {
			return true
		}
	}
	return false
}

// wordsOf is the words of the rows that have n labels.
func (v *vocabulary) wordsOf(rows [][]int32, n int) []bool {
	known := make([]bool, len(v.byWord))
	for _, row := range rows {
		if len(row) == n {
			for _, label := range row {
				for _, w := range v.labels[label].ids {
					known[w] = true
				}
			}
		}
	}
	return known
}

// columned are the separators of tables, which may have a column of remarks.
const columned = comma | semicolon | bar | tab

// dropConstant drops a last column that has the same in every row and is no side: "ROTATION_NONE)".
func (t *table) dropConstant(column []int32) bool {
	if slices.ContainsFunc(column, func(n int32) bool { return n != column[0] }) {
		return false
	}
	for _, row := range t.rows {
		if slices.Contains(row, column[0]) {
			return false
		}
	}
	for _, word := range t.words.labels[column[0]].words {
		t.drop(word, len(column), Wrapper)
	}
	return true
}

// takeRemarks takes a last column for remarks, if no side has a word of theirs and they are not all the same.
func (t *table) takeRemarks(column []int32) bool {
	known := t.words.wordsOf(t.rows, len(t.rows[0]))
	remarks := map[int]string{}
	words := false
	for i, n := range column {
		l := t.words.labels[n]
		if slices.ContainsFunc(l.ids, func(w int32) bool { return known[w] }) {
			return false
		}
		words = words || hasWord(l.text, leastWord)
		remarks[t.record[i]] = l.text
	}
	if words {
		t.remark = remarks
	}
	return words
}

// leastOften is how many tiles have a word that is of no remark.
const leastOften = 3

// cutRemarks takes remarks off the last labels: words that one or two tiles have, behind a label that
// others have, too. It reports false where that would be most.
func (t *table) cutRemarks() bool {
	count := map[string]int{}
	times, behind := map[int32]int{}, map[int32]int{}
	for _, row := range t.rows {
		for _, n := range row {
			times[n]++
		}
		behind[row[len(row)-1]]++
	}
	for n, found := range times {
		count[t.words.labels[n].low] += found
	}
	if t.remark == nil {
		t.remark = map[int]string{}
	}
	own := len(t.remark) // in a column of their own
	rows := t.rowsWith()
	for i, row := range t.rows {
		last := &row[len(row)-1]
		l := t.words.labels[*last]
		if t.remark[t.record[i]] != "" || count[l.low] > 2 || behind[*last] < times[*last] {
			continue
		}
		for j := len(l.words) - 1; j > 0; j-- {
			begin := strings.Join(l.lower[:j], " ")
			if !slices.ContainsFunc(l.ids[j:], func(w int32) bool { return rows[w] < leastOften }) { // a side too many
				break
			}
			if count[begin] >= 2 && count[begin] > count[l.low] {
				t.remark[t.record[i]] = strings.Join(l.words[j:], " ")
				*last = t.words.of(l.words[:j])
				break
			}
		}
	}
	return len(t.remark)-own <= max(1, len(t.rows)/3)
}
