package compare

import (
	"strings"

	"edgewise/solver/puzzle"
)

// MaxText is the most bytes of text that are read.
const MaxText = 1 << 16

// Counts are the counts of another program.
type Counts struct {
	List []uint64 // by cell, in the order of filling; or a single sum
	Sum  bool
	Or   uint64 // the sum that a list may be instead, if its blanks separate thousands; or 0
}

// Read finds the counts for a number of cells in a text: the first of the lists below that has
// one count per cell, or one more: a 1 in front, for the empty board, or the sum at the end.
//
//  1. The numbers in square brackets.
//  2. The numbers in consecutive lines without words, in sequence or column by column. Input after a
//     prompt does not end such a block.
//  3. The numbers that stand together on one line.
//  4. The last count on each line of a block, if these lines have the same number of counts.
//
// A text with nothing but fewer counts gives those of the first cells or, if blanks may separate
// thousands, their sum; a text with one count gives the sum. If there are more counts than cells,
// blanks are read as thousands separators if only that gives one count per cell. numbers.go says
// what is no count. A list that numbers tiles or cells has no counts, and if such a list is in
// brackets, nothing after it is read. Everything else is refused rather than guessed. The error
// is a [puzzle.Fault].
func Read(text string, cells int) (Counts, error) {
	if len(text) > MaxText {
		return Counts{}, puzzle.NewFault("counts-long", "most", MaxText)
	}
	found, numbered := 0, false
	var longest []uint64
	for way := grouped; way <= apart; way++ {
		all, bracketed := listsIn(text, way)
		for i, list := range all {
			counts, is := counted(list, cells)
			if is && !numbering(counts) {
				return Counts{List: counts}, nil
			}
			if numbered = numbered || is; is && i < bracketed {
				return Counts{}, &puzzle.Fault{Code: "counts-numbering"}
			}
			if found = max(found, len(list)); len(list) > len(longest) && way == grouped {
				longest = list
			}
		}
	}
	read := lineOf(text, grouped)
	all, wholly := read.counts, len(longest) == len(read.counts)
	joined := joinedIn(longest, cells)
	switch {
	case numbered:
		return Counts{}, &puzzle.Fault{Code: "counts-numbering"}
	case read.huge:
		return Counts{}, &puzzle.Fault{Code: "counts-huge"}
	case len(all) == 0:
		return Counts{}, &puzzle.Fault{Code: "counts-none"}
	case len(all) == 1:
		return Counts{List: all, Sum: true}, nil
	case wholly && len(all) < cells && !numbering(all):
		return Counts{List: all, Or: thousands(text)}, nil
	case wholly && joined != nil:
		return Counts{List: joined}, nil
	case found < 2:
		found = len(all)
	}
	if found == cells {
		return Counts{}, puzzle.NewFault("counts-scattered", "found", found)
	}
	return Counts{}, puzzle.NewFault("counts-number", "found", found, "expected", cells)
}

// thousands is the single number that a text has if its blanks separate thousands, or 0.
func thousands(text string) uint64 {
	if l := lineOf(strings.TrimSpace(text), spaced); len(l.counts) == 1 {
		return l.counts[0]
	}
	return 0
}

// joinedIn joins all neighbours that may be thousands and the rest of one number, if that leaves
// one number per cell; else it returns nil.
func joinedIn(list []uint64, cells int) (joined []uint64) {
	for i := 0; i < len(list); i++ {
		n := list[i]
		if i+1 < len(list) && 0 < n && n < 1000 && 100 <= list[i+1] && list[i+1] < 1000 {
			i++
			if n = 1000*n + list[i]; i+1 < len(list) && 100 <= list[i+1] && list[i+1] < 1000 {
				return nil
			}
		}
		joined = append(joined, n)
	}
	if len(list) <= cells || len(joined) != cells {
		return nil
	}
	return joined
}

// counted is a list without the extra number before or after the counts of the cells, and whether
// the list has the right length.
func counted(list []uint64, cells int) (counts []uint64, is bool) {
	switch {
	case len(list) == cells:
		return list, true
	case len(list) == cells+1 && list[0] == 1:
		return list[1:], true
	case len(list) == cells+1 && sum(list[:cells]) == list[cells]:
		return list[:cells], true
	}
	return nil, false
}

// leastNumbered is the number of tiles or cells from which a complete numbering is no accident.
const leastNumbered = 6

// numbering reports whether a list numbers things, from 0 or from 1, in any order.
func numbering(list []uint64) bool {
	if len(list) < leastNumbered {
		return false
	}
	seen := make([]bool, len(list)+1)
	for _, n := range list {
		if n > uint64(len(list)) || seen[n] {
			return false
		}
		seen[n] = true
	}
	return !seen[0] || !seen[len(list)]
}

// successive reports whether a list goes up by ones, from 0 or from 1.
func successive(list []uint64) bool {
	for i, n := range list {
		if n != list[0]+uint64(i) || list[0] > 1 {
			return false
		}
	}
	return true
}

// listsIn has the lists that a text may mean, the likeliest first, and how many of them are in
// brackets.
func listsIn(text string, way grouping) (all lists, bracketed int) {
	for _, part := range strings.Split(text, "[")[1:] {
		inside, _, closed := strings.Cut(part, "]")
		if l := lineOf(inside, way); closed && l.bare {
			all.add(l.counts)
		}
	}
	bracketed = len(all)
	var block []*line
	var single, rows lists
	for _, text := range strings.Split(text+"\n.", "\n") {
		l := lineOf(text, way)
		if l.typed || strings.TrimSpace(text) == "" {
			continue
		}
		if n := len(block); n > 0 && !l.below(block[0]) {
			if block[0].bare {
				all.readOn(block)
			} else if n > 1 {
				rows.add(column(block, len(block[0].counts)-1))
			}
			block = nil
		}
		if len(l.counts) > 0 {
			block = append(block, l)
			single.add(l.together)
		}
	}
	return append(append(all, single...), rows...), bracketed
}

// below reports whether a line continues a block of lines.
func (l *line) below(first *line) bool {
	return len(l.counts) > 0 && l.bare == first.bare && (l.bare || len(l.counts) == len(first.counts))
}

// lists are candidates for the list of counts.
type lists [][]uint64

func (all *lists) add(list []uint64) { *all = append(*all, list) }

// readOn adds the lists in lines without words: all numbers in sequence, unless the first column
// numbers the lines, and then each column.
func (all *lists) readOn(lines []*line) {
	from := 0
	if len(lines) > 1 && len(lines[0].counts) > 1 && successive(column(lines, 0)) {
		from = 1
	} else {
		var list []uint64
		for _, l := range lines {
			list = append(list, l.counts...)
		}
		all.add(list)
	}
	for i := from; i < len(lines[0].counts); i++ {
		all.add(column(lines, i))
	}
}

// column is the column of a number, from the lines with as many counts as the first.
func column(lines []*line, at int) (list []uint64) {
	for _, l := range lines {
		if len(l.counts) == len(lines[0].counts) {
			list = append(list, l.counts[at])
		}
	}
	return list
}
