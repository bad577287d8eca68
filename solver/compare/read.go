package compare

import (
	"math"
	"strings"
	"unicode/utf8"

	"edgewise/solver/puzzle"
)

// MaxText is how many bytes of text are read.
const MaxText = 1 << 16

// Counts are what somebody's solver has counted.
type Counts struct {
	List    []uint64 // cell by cell, in the order in which they are filled; or a single sum
	Sum     bool
	Skipped int // how many cells are left out before the first: 1 where a first tile is not counted
}

// Read takes the counts for so many cells out of a text: numbers among words, one to a
// line or many, in brackets or columns, with commas between them or between their
// thousands. What the numbers are is told by how many there are: one for each cell, one
// before them for the empty board or one behind them for their sum, one less where the
// first cell is left out, or just one. The error is a [puzzle.Fault].
func Read(text string, cells int) (Counts, error) {
	if len(text) > MaxText {
		return Counts{}, &puzzle.Fault{Code: "counts-long", Args: map[string]any{"most": MaxText}}
	}
	for _, is := range []func([]uint64, int) (Counts, bool){each, withEmpty, withSum, withoutFirst} {
		for _, grouped := range []bool{true, false} {
			for _, list := range readings(text, grouped) {
				if counts, ok := is(list, cells); ok {
					return counts, nil
				}
			}
		}
	}
	all := numbers(text, true)
	switch len(all) {
	case 0:
		return Counts{}, &puzzle.Fault{Code: "counts-none"}
	case 1:
		return Counts{List: all, Sum: true}, nil
	}
	return Counts{}, &puzzle.Fault{Code: "counts-number", Args: map[string]any{"found": len(all), "expected": cells}}
}

// each takes a list with a number for each cell.
func each(list []uint64, cells int) (Counts, bool) { return Counts{List: list}, len(list) == cells }

// withEmpty takes one that begins with the empty board.
func withEmpty(list []uint64, cells int) (Counts, bool) {
	if len(list) != cells+1 || list[0] != 1 {
		return Counts{}, false
	}
	return Counts{List: list[1:]}, true
}

// withSum takes one that ends with the sum.
func withSum(list []uint64, cells int) (Counts, bool) {
	if len(list) != cells+1 || sum(list[:cells]) != list[cells] {
		return Counts{}, false
	}
	return Counts{List: list[:cells]}, true
}

// withoutFirst takes one that leaves out the first cell.
func withoutFirst(list []uint64, cells int) (Counts, bool) {
	return Counts{List: list, Skipped: 1}, len(list) == cells-1 && cells > 2
}

// readings are the lists that a text may mean, the likeliest first: lines with nothing
// but a number; what stands in brackets; a line with many numbers; the columns of lines
// with equally many; the last number of each line; all numbers.
func readings(text string, grouped bool) (lists [][]uint64) {
	var alone, last, longest []uint64
	var rows [][]uint64
	for _, line := range strings.Split(text, "\n") {
		row := numbers(line, grouped)
		if len(row) == 0 {
			continue
		}
		if len(row) == 1 && bare(line) {
			alone = append(alone, row[0])
		}
		last = append(last, row[len(row)-1])
		if len(row) > len(longest) {
			longest = row
		}
		rows = append(rows, row)
	}
	lists = append(lists, alone)
	for _, part := range strings.Split(text, "[")[1:] {
		inside, _, _ := strings.Cut(part, "]")
		lists = append(lists, numbers(inside, grouped))
	}
	lists = append(lists, longest)
	lists = append(lists, columns(rows, len(longest))...)
	return append(lists, last, numbers(text, grouped))
}

// columns are those of the rows that have so many numbers, but for a first one that only
// counts them.
func columns(rows [][]uint64, width int) [][]uint64 {
	lists := make([][]uint64, width)
	for _, row := range rows {
		if len(row) == width {
			for i, n := range row {
				lists[i] = append(lists[i], n)
			}
		}
	}
	if width < 2 {
		return nil
	}
	for i, n := range lists[0] {
		if n != lists[0][0]+uint64(i) || lists[0][0] > 1 {
			return lists
		}
	}
	return lists[1:]
}

// bare reports whether a line has no letters.
func bare(line string) bool {
	return !strings.ContainsFunc(line, func(r rune) bool { return 'a' <= r|0x20 && r|0x20 <= 'z' || r >= 'À' && r < 0x2000 })
}

// numbers are the numbers in a text. Grouped, signs that stand between three digits and
// three digits belong to a number; otherwise they stand between two. What does not fit
// into 64 bits is no count.
func numbers(text string, grouped bool) (list []uint64) {
	for i := 0; i < len(text); {
		if !isDigit(text, i) {
			i++
			continue
		}
		n, over := uint64(0), false
		for first := i; isDigit(text, i); {
			digit := uint64(text[i] - '0')
			if over = over || n > (math.MaxUint64-digit)/10; !over {
				n = n*10 + digit
			}
			i++
			if size := separator(text[i:]); grouped && size > 0 && i-first <= 3 && thousand(text, i+size) {
				i += size
				first = i
			}
		}
		if !over {
			list = append(list, n)
		}
	}
	return list
}

// thousand reports whether exactly three digits stand in a text there.
func thousand(text string, at int) bool {
	return isDigit(text, at) && isDigit(text, at+1) && isDigit(text, at+2) && !isDigit(text, at+3)
}

func isDigit(text string, at int) bool { return at < len(text) && '0' <= text[at] && text[at] <= '9' }

// separator is how many bytes a sign has that people set between thousands, at the
// beginning of a text; 0 where there is none.
func separator(text string) int {
	sign, size := utf8.DecodeRuneInString(text)
	if strings.ContainsRune(",.'’_\u00a0\u2009\u202f", sign) {
		return size
	}
	return 0
}
