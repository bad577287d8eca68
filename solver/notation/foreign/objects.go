package foreign

import "strings"

// JSON in which any objects have a member for each side.

// sideNames are the names that the sides have in objects, by our order.
var sideNames = [4][]string{{"North", "top", "N", "up"}, {"East", "right", "E"}, {"South", "bottom", "S", "down"}, {"West", "left", "W"}}

// readObjects reads the first list whose objects have a member for each side. An object in it that
// lacks one is a tile with a slip.
func readObjects(t *source) candidate {
	return t.asJSON(sided, possible)
}

func sided(v value) (*set, error) {
	first, lists := sidedList(v)
	if first == nil {
		return nil, nil
	}
	var words [][]string
	for number, tile := range first.list {
		row := sidesOfObject(tile)
		if len(row) < len(sideNames) {
			f := fault("tile-sides", "found", len(row), "expected", len(sideNames), "word", strings.Join(row, " "))
			f.At = map[string]int{"tile": number}
			return nil, f
		}
		words = append(words, row)
	}
	s := sidesOf(words)
	s.format, s.sides, s.keyed = "objects", 4, true
	s.name = v.member("name").text
	if lists > 1 {
		s.notes = append(s.notes, SeveralLists())
	}
	return s, nil
}

// sidedList is the first list of objects with sides, and how many there are. In a list of tiles at
// most one lacks a side.
func sidedList(v value) (first *value, lists int) {
	n := 0
	for _, below := range v.list {
		if len(sidesOfObject(below)) == len(sideNames) {
			n++
		}
	}
	if n > 1 && n+1 >= len(v.list) && v.kind == '[' {
		return &v, 1
	}
	for _, below := range v.list {
		found, more := sidedList(below)
		if first == nil {
			first = found
		}
		lists += more
	}
	return first, lists
}

// sidesOfObject lists those of the sides that an object has a member for.
func sidesOfObject(v value) (row []string) {
	for _, names := range sideNames {
		side := v.member(names...)
		if side.kind == '"' || side.kind == '0' {
			row = append(row, strings.TrimSpace(side.text))
		}
	}
	return row
}

const lTreePattern = `[
‹tile: {‹side:"$North": "‹head:L›‹tail:R›$tree", ›"ID": $number}¦,
›
]
`
