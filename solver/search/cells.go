package search

import (
	"slices"
	"strconv"
	"strings"

	"edgewise/solver/puzzle"
)

// ReadCells reads an order such as "4,1,2,5,8,7,6,3,0": every cell once, counted from 0,
// separated by commas or blanks. The error is a [puzzle.Fault].
func ReadCells(text string, cells int) (order []int, err error) {
	seen := make([]bool, cells)
	for _, word := range strings.FieldsFunc(text, func(r rune) bool { return strings.ContainsRune(", \t\n\u00a0", r) }) {
		cell, err := strconv.Atoi(word)
		if err != nil || cell < 0 || cell >= cells || seen[cell] {
			return nil, puzzle.NewFault("order-cell", "found", word, "most", strconv.Itoa(cells-1))
		}
		seen[cell] = true
		order = append(order, cell)
	}
	if missing := slices.Index(seen, false); missing >= 0 {
		return nil, puzzle.NewFault("order-short", "missing", strconv.Itoa(missing))
	}
	return order, nil
}

// WriteCells writes an order as [ReadCells] reads it.
func WriteCells(order []int) string {
	words := make([]string, len(order))
	for i, cell := range order {
		words[i] = strconv.Itoa(cell)
	}
	return strings.Join(words, ",")
}
