package compare

import (
	"slices"
	"strings"

	"edgewise/solver/puzzle"
)

// MaxText is how many bytes of text are read.
const MaxText = 1 << 16

// Counts are what somebody's solver has counted.
type Counts struct {
	List []uint64 // cell by cell, in the order in which they are filled; or a single sum
	Sum  bool
}

// Read takes the counts for so many cells out of a text: the first of these lists that
// has one for each cell, or one more, a 1 before them for the empty board or their sum
// behind them.
//
//  1. What stands between square brackets.
//  2. Lines without words below each other, read on or column by column. What was typed
//     at a prompt does not part them.
//  3. What stands together on one line.
//  4. The last count on each line, or the first, where lines with equally many of them
//     stand below each other.
//
// A text with one count in all is their sum. What is no count is said in numbers.go; a
// list that numbers tiles or cells is none, and in brackets it says that no counts
// follow. Whatever else a text holds is refused rather than guessed at. The error is a
// [puzzle.Fault].
func Read(text string, cells int) (Counts, error) {
	if len(text) > MaxText {
		return Counts{}, &puzzle.Fault{Code: "counts-long", Args: map[string]any{"most": MaxText}}
	}
	found, numbered := 0, false
	for _, way := range []grouping{grouped, spaced, apart} {
		bracketed, others := lists(text, way)
		for i, list := range append(bracketed, others...) {
			counts, is := counted(list, cells)
			switch {
			case is && !numbering(counts):
				return Counts{List: counts}, nil
			case is && i < len(bracketed):
				return Counts{}, &puzzle.Fault{Code: "counts-numbering"}
			}
			numbered = numbered || is
			found = max(found, len(list))
		}
	}
	all := total(linesOf(text, grouped))
	switch {
	case numbered:
		return Counts{}, &puzzle.Fault{Code: "counts-numbering"}
	case len(all) == 0:
		return Counts{}, &puzzle.Fault{Code: "counts-none"}
	case len(all) == 1:
		return Counts{List: all, Sum: true}, nil
	case found < 2:
		found = len(all)
	}
	if found == cells {
		return Counts{}, &puzzle.Fault{Code: "counts-scattered", Args: map[string]any{"found": found}}
	}
	return Counts{}, &puzzle.Fault{Code: "counts-number", Args: map[string]any{"found": found, "expected": cells}}
}

// counted is a list without what stands before or behind the counts of the cells, and
// whether it has those.
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

// leastNumbered is how many tiles or cells are no accident where each has its number.
const leastNumbered = 6

// numbering reports whether a list numbers things, from 0 or from 1, in any order.
func numbering(list []uint64) bool {
	sorted := slices.Sorted(slices.Values(list))
	return len(list) >= leastNumbered && successive(sorted)
}

// successive reports whether a list goes on by ones, from 0 or from 1.
func successive(list []uint64) bool {
	for i, n := range list {
		if n != list[0]+uint64(i) || list[0] > 1 {
			return false
		}
	}
	return true
}

// lists are those that a text may mean, the likeliest first, apart from those in brackets.
func lists(text string, way grouping) (bracketed, others [][]uint64) {
	for _, part := range strings.Split(text, "[")[1:] {
		if inside, _, closed := strings.Cut(part, "]"); closed {
			if l := lineOf(inside, way); l.bare && !l.odd {
				bracketed = append(bracketed, l.counts)
			}
		}
	}
	var bare, worded []line
	var single, rows [][]uint64
	end := func() {
		others, rows = append(others, ofBare(bare)...), append(rows, ofWorded(worded)...)
		bare, worded = nil, nil
	}
	for _, l := range linesOf(text, way) {
		switch {
		case l.typed || l.blank:
			continue
		case l.odd || len(l.counts) == 0:
			end()
			continue
		case l.bare == (len(worded) > 0), len(worded) > 0 && len(worded[0].counts) != len(l.counts):
			end()
		}
		if l.bare {
			bare = append(bare, l)
		} else {
			worded, single = append(worded, l), append(single, l.together)
		}
	}
	end()
	return bracketed, append(append(others, single...), rows...)
}

// ofBare are the lists in lines without words: read on, unless they only count
// themselves, and column by column.
func ofBare(lines []line) (lists [][]uint64) {
	if len(lines) == 0 {
		return nil
	}
	var all, first []uint64
	width, table := len(lines[0].counts), len(lines) > 1
	for _, l := range lines {
		all, first = append(all, l.counts...), append(first, l.counts[0])
		table = table && len(l.counts) == width
	}
	numbers := len(lines) > 1 && width > 1 && successive(first)
	if !numbers {
		lists = append(lists, all)
	}
	for i := range width {
		if (table || numbers) && width > 1 && !(numbers && i == 0) {
			lists = append(lists, column(lines, width, i))
		}
	}
	return lists
}

// ofWorded are the lists in lines with words.
func ofWorded(lines []line) [][]uint64 {
	if len(lines) < 2 {
		return nil
	}
	width := len(lines[0].counts)
	return [][]uint64{column(lines, width, width-1), column(lines, width, 0)}
}

// column is one of those of the lines with so many counts.
func column(lines []line, width, at int) (list []uint64) {
	for _, l := range lines {
		if len(l.counts) == width {
			list = append(list, l.counts[at])
		}
	}
	return list
}

// total are all counts in a text. Of several questions at a prompt none has the sum
// for an answer.
func total(lines []line) (all []uint64) {
	typed := 0
	for _, l := range lines {
		if l.typed {
			typed++
		}
	}
	for _, l := range lines {
		if !l.typed || typed > 1 {
			all = append(all, l.counts...)
		}
	}
	return all
}
