package foreign

import "strings"

// Tiles that were written wrong: a run of tiles with a few among or beside them
// that are almost like them is a list with slips, not a shorter list.

// misfitsRare is how many tiles there must be for each that is none, so that it
// was a slip, and not something else that stands between tiles.
const misfitsRare = 4

// almost reports whether a spot is one of the tiles but for one side, which is
// no number as the others are.
func (r *run) almost(s spot) bool {
	if len(s.sides) != len(r.tiles[0].sides) || !numbers(r.tiles[0].sides) {
		return false
	}
	odd := 0
	for _, side := range s.sides {
		if _, ok := number(side); !ok {
			odd++
		}
	}
	return odd == 1
}

// misfit is the first that stands among the tiles of a run and is almost one,
// where such are rare.
func (r *run) misfit() (first spot, found bool) {
	if len(r.tiles) == 0 {
		return first, false
	}
	known := map[string]bool{}
	var kinds [2][]spot
	for _, s := range r.tiles {
		for _, side := range s.sides {
			known[strings.ToLower(side)] = true
		}
		kind := 0
		if s.led {
			kind = 1
		}
		kinds[kind] = append(kinds[kind], s)
	}
	// What stands before the sides of some tiles only is a side too many.
	odd := kinds[0]
	if len(kinds[0]) > len(kinds[1]) {
		odd = kinds[1]
	}
	parent := r.tiles[0].parent
	near := r.between
	if parent != bare { // else who knows what stands before and behind a list
		near = append(append([]spot{}, near...), r.beside...)
	}
	for _, s := range near {
		same := 0
		for _, side := range s.sides {
			if known[strings.ToLower(side)] {
				same++
			}
		}
		if s.parent == parent && len(s.sides) <= len(r.tiles[0].sides)+1 && same >= len(r.tiles[0].sides)-1 {
			odd = append(odd, s)
		}
	}
	if len(odd) == 0 || misfitsRare*len(odd) > len(r.tiles) {
		return first, false
	}
	first = odd[0]
	for _, s := range odd {
		if s.at < first.at {
			first = s
		}
	}
	return first, true
}

// loneName is the only tile with a side that is no number, where there is one.
func loneName(tiles [][]string) (at int, found bool) {
	for i, sides := range tiles {
		if numbers(sides) {
			continue
		}
		r := run{tiles: []spot{{sides: tiles[(i+1)%len(tiles)]}}}
		if found || !r.almost(spot{sides: sides}) {
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
