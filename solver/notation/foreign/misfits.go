package foreign

import "strings"

// Tables of tiles that were written wrong: many rows, and a few that are almost like them.

// misfitsRare is how many tiles there must be for each that is none, so that it was a slip.
const misfitsRare = 4

// mostItems is how many fields a row of a tile has at most, with what stands beside its sides.
const mostItems = 9

// almostNumbers reports whether all sides but one are numbers.
func almostNumbers(sides []string) bool {
	odd := 0
	for _, side := range sides {
		if _, ok := number(side); !ok {
			odd++
		}
	}
	return odd == 1
}

// numbers reports whether all sides are numbers.
func numbers(sides []string) bool {
	for _, side := range sides {
		if _, ok := number(side); !ok {
			return false
		}
	}
	return true
}

// loneName is the only tile with a side that is no number, where there is one.
func loneName(tiles [][]string) (at int, found bool) {
	for i, sides := range tiles {
		if numbers(sides) {
			continue
		}
		if found || !almostNumbers(sides) || !numbers(tiles[(i+1)%len(tiles)]) {
			return 0, false
		}
		at, found = i, true
	}
	return at, found && len(tiles) > misfitsRare
}

// rowMisfit is what keeps a text from being a table of tiles, where everything
// else in it is one: a row of numbers with another beside it, or a word of
// letters that is too short. It is asked once nothing could be read.
func rowMisfit(text string) error {
	rows := rowsOf(text)
	named := len(rows) > 0 && headed(rows[0])
	var all []row // each with one field
	var lengths, widths [mostItems]int
	for _, r := range rows {
		if (numbers(r.fields) || named) && len(r.fields) < mostItems {
			lengths[len(r.fields)]++
		}
		from := 0
		for _, field := range r.fields {
			if i := strings.Index(r.text[from:], field); i >= 0 {
				from += i
			}
			all = append(all, row{[]string{field}, r.line, r.text, from})
			from += len(field)
			if isWord(field) && len(field) < mostItems {
				widths[len(field)]++
			}
		}
	}
	for _, sides := range []int{4, 6, 5, 7} {
		if n := lengths[sides]; n >= leastTiles && n < len(rows) && (len(rows)-n)*misfitsRare <= n {
			for _, r := range rows {
				if len(r.fields) == sides && !numbers(r.fields) && !named {
					return unlike(r, r.fields)
				} else if len(r.fields) != sides && r.line > rows[0].line {
					return rowLength(r, sides)
				}
			}
		}
		if n := widths[sides]; sides%2 == 0 && n >= leastTiles && n < len(all) && (len(all)-n)*misfitsRare <= n {
			for _, r := range all {
				if field := r.fields[0]; !isWord(field) || len(field) != sides {
					return unlike(r, r.fields)
				}
			}
		}
	}
	return nil
}

// unlike is the fault of a tile that is none because of the first of its sides
// that is no number.
func unlike(r row, sides []string) error {
	at := r.from
	for _, side := range sides {
		if i := strings.Index(r.text[at:], side); i >= 0 {
			at += i
		}
		if _, ok := number(side); !ok {
			break
		}
		at += len(side)
	}
	f := fault("tile-unlike", "found", clip(strings.Join(sides, " "), maxFound))
	return r.locate(f, min(at, len(r.text)))
}
