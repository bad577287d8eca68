package reading

import (
	"slices"
	"strings"
)

// Hexagons have their sides in six of eight directions:
//
//	  n            nw  ne
//	nw ne         w      e
//	sw se          sw  se
//	  s
//
// Counted in eighths clockwise from the top, these are 0 1 3 4 5 7 and 1 2 3 5 6 7.

// directions is how many sides hexagons have.
const directions = 6

var rounds = [2][]int{{0, 1, 3, 4, 5, 7}, {1, 2, 3, 5, 6, 7}}

// roundHeader converts a line that names the sides of hexagons, a column each, to the place of each, counted clockwise from
// the first side: "012345" is "n ne se s sw nw". A first and a last column may have other names. It is empty for any other
// line.
func roundHeader(text string) string {
	fields := strings.FieldsFunc(text, isBetweenSides)
	if len(fields) < directions {
		fields = strings.Fields(text)
	}
	if len(fields) < directions || len(fields) > directions+2 {
		return ""
	}
	for row := range sideNames {
		var found []int
		for i, field := range fields {
			words := wordsIn(field, "")
			eighth, n := eighthIn(row, words)
			if n != len(words) && len(words) == 2 { // "links oben"
				eighth, n = eighthIn(row, []string{words[1], words[0]})
			}
			switch {
			case n > 0 && n == len(words):
				found = append(found, eighth)
			case i > 0 && i < len(fields)-1:
				found = nil
			}
		}
		if order := placesOf(found); order != "" {
			return order
		}
	}
	return ""
}

// triangleBefore reports whether the sides of triangles go anti-clockwise, as the nearest line above them says that names
// three: "right, left, bottom".
func (r *Reader) triangleBefore(c *candidate) (against, named bool) {
	first := c.lineOf(0)
	for i := len(r.source.filled) - 1; i >= 0; i-- {
		l := &r.source.filled[i]
		if l.line >= first || l.line < first-near {
			continue
		}
		for _, sentence := range append(fieldsAt(l.text, ".!?()"), l.text) {
			var sides []int
			for _, word := range bareWords(sentence) {
				if side, is := sideNamed(word); is && !c.isLabel(strings.ToLower(word)) {
					sides = append(sides, side)
				}
			}
			if len(sides) == 3 && sides[0] != sides[1] && sides[1] != sides[2] && sides[2] != sides[0] {
				turn := func(from, to int) int { return (to - from + 4) % 4 }
				return turn(sides[0], sides[1])+turn(sides[1], sides[2])+turn(sides[2], sides[0]) > 4, true
			}
		}
	}
	return false, false
}

// doubtRound adds a doubt where a line above hexagons names at least four directions, in a way that is not understood.
func (c *candidate) doubtRound(s *source) {
	first := c.lineOf(0)
	for _, l := range s.filled {
		if l.line >= first || l.line < first-near {
			continue
		}
		for row := range sideNames {
			named := map[int]bool{}
			for _, word := range bareWords(l.text) {
				if eighth, n := eighthIn(row, []string{word}); n > 0 && !c.isLabel(strings.ToLower(word)) {
					named[eighth] = true
				}
			}
			if len(named) > 3 {
				c.doubts.add(Doubt{Kind: LeftOut, Line: l.line, Text: l.text})
				return
			}
		}
	}
}

// roundKeys finds words in front of all labels that name the sides of hexagons, and drops them.
func (c *columns) roundKeys() (order string) {
	if c.table.sides != directions || c.table.per != 1 {
		return ""
	}
	for row := range sideNames {
		var found []int
		var keys [][]string
		for i := range c.ids {
			words := c.label(i, 0).lower
			eighth, n := eighthIn(row, words)
			if n == 0 || slices.ContainsFunc(words[:n], func(w string) bool { return !c.has(i, w) }) {
				break
			}
			found, keys = append(found, eighth), append(keys, words[:n])
		}
		if order = placesOf(found); order == "" {
			continue
		}
		for i, words := range keys {
			for _, w := range words {
				c.drop(w, 1<<i, Key)
			}
		}
		return order
	}
	return ""
}

// has reports whether every label of a column has a word, and another one behind it.
func (c *columns) has(column int, word string) bool {
	for k := range c.ids[column] {
		words := c.label(column, k).lower
		if at := slices.Index(words, word); at < 0 || at == len(words)-1 {
			return false
		}
	}
	return true
}

// placesOf converts six directions to their places, or returns "" where they are not those of a hexagon.
func placesOf(found []int) string {
	for _, round := range rounds {
		var order []byte
		for _, eighth := range found {
			place := '0' + byte(max(0, slices.Index(round, eighth)))
			if slices.Contains(round, eighth) && !slices.Contains(order, place) {
				order = append(order, place)
			}
		}
		if len(order) == len(round) && len(found) == len(round) {
			return string(order)
		}
	}
	return ""
}

// eighthIn returns the direction that the first words name in a row of sideNames, and how many words do so: "n",
// "NE", "northeast", "north east".
func eighthIn(row int, words []string) (eighth, n int) {
	if len(words) == 0 {
		return 0, 0
	}
	names := sideNames[row]
	short := func(side int) string {
		if row < abbreviated {
			return string(firstSign(names[side]))
		}
		return names[side]
	}
	is := func(word string, side int) bool { return word == names[side] || word == short(side) }
	first := strings.ToLower(words[0])
	for up := 0; up < len(names); up += 2 {
		for _, name := range []string{names[up], short(up)} {
			rest, begins := strings.CutPrefix(first, name)
			if !begins {
				continue
			}
			n = 1
			if rest == "" && len(words) > 1 {
				rest, n = strings.ToLower(words[1]), 2
			}
			switch {
			case is(rest, 1):
				return 1 + up, n
			case is(rest, 3):
				return 7 - up, n
			case first == name:
				return 2 * up, 1
			}
		}
	}
	for across := 1; across < len(names); across += 2 {
		if is(first, across) {
			return 2 * across, 1
		}
	}
	return 0, 0
}
