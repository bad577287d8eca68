package foreign

import "strings"

// orders are the orders of sides that a text may be in, the usual one first.
// A tile may be turned, so all begin with the top: clockwise, counter-clockwise,
// row by row, and those that name opposite sides first.
var orders = [...]string{"trbl", "tlbr", "tlrb", "trlb", "tbrl", "tblr"}

// clockwise are the sides in our own order.
const clockwise = "trbl"

// IsOrder reports whether a word names the four sides, each once: t, r, b, l.
func IsOrder(order string) bool {
	if len(order) != len(clockwise) {
		return false
	}
	for _, side := range clockwise {
		if !strings.ContainsRune(order, side) {
			return false
		}
	}
	return true
}

// sideWord is the side that a word names, or 0.
func sideWord(word string) byte {
	switch strings.ToLower(word) {
	case "top", "north", "up", "oben", "nord":
		return 't'
	case "right", "east", "rechts", "ost":
		return 'r'
	case "bottom", "south", "down", "unten", "süd":
		return 'b'
	case "left", "west", "links":
		return 'l'
	}
	return 0
}

// sidesIn is the order in which a text first names all four sides one right
// after the other, or "".
func sidesIn(text string) string {
	var order []byte
	end := 0
	for _, w := range wordsOf(text) {
		side := sideWord(w.text)
		between := text[end:w.at]
		if len(order) > 0 && (side == 0 || len(between) > 4 || strings.Trim(between, " ,;/|\t\"'`-") != "") {
			order = order[:0]
		}
		if side == 0 {
			continue
		}
		if strings.IndexByte(string(order), side) >= 0 {
			order = order[:0]
		}
		order = append(order, side)
		end = w.at + len(w.text)
		if len(order) == len(clockwise) {
			return string(order)
		}
	}
	return ""
}

// startingWith lists the orders with the one that is taken before the others.
func startingWith(order string, all []string) []string {
	list := []string{order}
	for _, other := range all {
		if other != order {
			list = append(list, other)
		}
	}
	return list
}

// reorder lays the sides of every tile clockwise.
func (s *set) reorder(order string) {
	for i, t := range s.tiles {
		sides := make([]label, len(order))
		for from := range order {
			sides[strings.IndexByte(clockwise, order[from])] = t[from]
		}
		s.tiles[i] = sides
	}
}
