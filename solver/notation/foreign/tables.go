package foreign

import (
	"slices"
	"strings"
)

// Tables of tiles as many people write them. They are read as any list.

// readCS106B reads four letters a line, clockwise, and how often the tile is turned.
func readCS106B(t *source) candidate {
	var words [][]string
	for _, r := range rowsOf(t.text) {
		if len(r.fields) != 5 || len(strings.Join(r.fields, "")) != 5 || !isWord(strings.Join(r.fields[:4], "")) {
			return candidate{}
		}
		turn, ok := number(r.fields[4])
		if !ok || turn < 0 || turn > 3 {
			return candidate{}
		}
		sides := r.fields[:4]
		words = append(words, slices.Concat(sides[4-turn:], sides[:4-turn]))
	}
	if len(words) < 2 {
		return candidate{}
	}
	s := sidesOf(words)
	s.format, s.sides, s.rim = "cs106b", 4, ""
	return made(s, nil, agreeing)
}
