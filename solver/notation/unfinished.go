package notation

import (
	"strings"
	"unicode"

	"edgewise/solver/puzzle"
)

// A text that is still being written says less than a puzzle does: tiles may be
// missing at the end, and a tile may lack sides. Package unfinished makes a value
// of it.

// Missing stands in a tile for a side that is not entered yet.
const Missing puzzle.Edge = '?'

// Unfinished is what such a text tells.
type Unfinished struct {
	// Spec has as many tiles as its grid has cells, each with all sides: Missing
	// is on those that the text does not have.
	Spec puzzle.Spec

	// Others are the keys beside grid, tiles and the rules, in their order.
	Others []Entry
}

// ReadUnfinished reads a link or a text file that may lack tiles and sides. One
// without a grid is read as of the grid given.
func ReadUnfinished(text string, grid *puzzle.Grid) (*Unfinished, error) {
	entries, _, err := split(text)
	if err != nil {
		return nil, err
	}
	r := &reader{entries: entries, unfinished: true, spec: puzzle.Spec{Grid: grid, Mates: puzzle.Halves()}}
	if err := r.checkUnique(); err != nil {
		return nil, err
	}
	if err := r.readKeys(); err != nil {
		return nil, err
	}
	found := &Unfinished{Spec: r.spec}
	for len(found.Spec.Tiles) < len(found.Spec.Grid.Cells) {
		found.Spec.Tiles = append(found.Spec.Tiles, completed(nil, found.Spec.Grid))
	}
	for _, e := range entries {
		if !Rules(e.Key) {
			found.Others = append(found.Others, e.Entry)
		}
	}
	return found, nil
}

// Rules reports whether a key says what the tiles are and how they lie, and is no other
// key of an unfinished text.
func Rules(key string) bool {
	switch key {
	case "grid", "tiles", "mates", "frame", "turn", "board", "end":
		return true
	}
	return false
}

// readPart reads one word of a tile that may lack sides.
func readPart(word string, grid *puzzle.Grid) (puzzle.Tile, *puzzle.Fault) {
	tile := puzzle.Tile{}
	signs := []rune(word)
	if found := len(signs); found > grid.Sides {
		return nil, sidesFault(word, found, grid)
	}
	for side, sign := range signs {
		edge := Missing
		if sign != rune(Missing) {
			var fault *puzzle.Fault
			if edge, fault = readEdge(string(sign)); fault != nil {
				fault.At = map[string]int{"side": side, "sides": grid.Sides}
				return nil, fault
			}
		}
		tile = append(tile, edge)
	}
	return completed(tile, grid), nil
}

// completed is the tile with Missing on the sides that it lacks.
func completed(tile puzzle.Tile, grid *puzzle.Grid) puzzle.Tile {
	for len(tile) < grid.Sides {
		tile = append(tile, Missing)
	}
	return tile
}

// Named reads what keys say of names and art. What does not read has no name.
func Named(entries []Entry) Document {
	r := &reader{}
	for _, key := range keys() {
		for _, e := range entries {
			if e.Key == key.name && !Rules(e.Key) {
				_ = key.read(r, entry{Entry: e, line: -1}) // what is wrong with it is told where it is read
			}
		}
	}
	return r.doc
}

// EntryOf brings a key and a value into the form of a link. A value with a broken
// escape is taken as it stands.
func EntryOf(key, value string) Entry {
	e, err := newEntry(key, value, -1)
	if err != nil {
		e.Key, e.Value = trim(key), Escaped(value)
	}
	return e.Entry
}

// Escaped is a name as a word of a value: on one line, without spaces around it.
func Escaped(name string) string {
	whole := strings.Map(func(r rune) rune {
		if unicode.IsControl(r) || r == unicode.ReplacementChar {
			return -1
		}
		return r
	}, name)
	return escape(strings.TrimSpace(whole))
}
