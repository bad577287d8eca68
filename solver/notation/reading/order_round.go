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

// directions is how many sides hexagons have.
const directions = 6

// roundOrder converts words that name the sides of a hexagon to the place of each, counted clockwise from the first one
// after the north-west: "012345" is "n ne se s sw nw". Other words may stand before them. It is empty unless there are
// six different directions.
func roundOrder(words []string) string {
	if len(words) < directions || len(words) > 2*directions+1 {
		return ""
	}
	for row := range sideNames {
		var found []int
		for at := 0; at < len(words); {
			eighth, n := eighthIn(&sideNames[row], words[at:])
			switch {
			case n > 0:
				found = append(found, eighth)
				at += n
			case found == nil && at == 0: // the column of the numbers
				at++
			default:
				found, at = nil, len(words)
			}
		}
		if order := placesOf(found); order != "" {
			return order
		}
	}
	return ""
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
			eighth, n := eighthIn(&sideNames[row], words)
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

// placesOf converts six directions to their places, or returns "" where two are the same.
func placesOf(found []int) string {
	sorted := slices.Clone(found)
	slices.Sort(sorted)
	if sorted = slices.Compact(sorted); len(found) != directions || len(sorted) != directions {
		return ""
	}
	order := make([]byte, directions)
	for i, eighth := range found {
		order[i] = '0' + byte(slices.Index(sorted, eighth))
	}
	return string(order)
}

// eighthIn returns the direction that the first words name in a row of names, in eighths clockwise from the top,
// and how many words do so: "n", "NE", "northeast", "north east".
func eighthIn(row *[4]string, words []string) (eighth, n int) {
	first := strings.ToLower(words[0])
	for up := 0; up < len(row); up += 2 {
		for _, name := range []string{row[up], initial(row[up])} {
			rest, begins := strings.CutPrefix(first, name)
			if !begins {
				continue
			}
			n = 1
			if rest == "" && len(words) > 1 {
				rest, n = strings.ToLower(words[1]), 2
			}
			for across := 1; across < len(row); across += 2 {
				switch {
				case rest != row[across] && rest != initial(row[across]):
				case across == 1:
					return 1 + up, n
				default:
					return 7 - up, n
				}
			}
			if first == name {
				return 2 * up, 1
			}
		}
	}
	for across := 1; across < len(row); across += 2 {
		if first == row[across] || first == initial(row[across]) {
			return 2 * across, 1
		}
	}
	return 0, 0
}

// initial is the first letter of a name.
func initial(name string) string { return string(firstSign(name)) }
