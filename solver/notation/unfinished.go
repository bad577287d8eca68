package notation

import (
	"strings"
	"unicode"

	"edgewise/solver/puzzle"
)

// This file reads a text that is still being written, which says less than a puzzle needs: tiles
// may be missing at the end, and a tile may lack sides. Package unfinished edits it.

// Missing is the edge of a side that is not entered yet.
const Missing puzzle.Edge = '?'

// Unfinished is the content of such a text.
type Unfinished struct {
	// Spec has as many tiles as its grid has cells, each with all sides; those not entered yet
	// are Missing.
	Spec puzzle.Spec

	// Others are the keys for which Rules is false, in their order.
	Others []Entry
}

// ReadUnfinished reads a link or a text file that may lack tiles and sides. The grid given is
// used if the text has none.
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

// Rules reports whether a key is none of the Others: ReadUnfinished reads it into the Spec or, as
// board and end, ignores it.
func Rules(key string) bool {
	switch key {
	case "grid", "tiles", "mates", "frame", "turn", "board", "end":
		return true
	}
	return false
}

// readPart reads one word as a tile that may lack sides.
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

// completed adds Missing for the sides that the tile lacks.
func completed(tile puzzle.Tile, grid *puzzle.Grid) puzzle.Tile {
	for len(tile) < grid.Sides {
		tile = append(tile, Missing)
	}
	return tile
}

// Named reads the names and the art from entries. An unreadable value gives no name.
func Named(entries []Entry) Document {
	r := &reader{}
	for _, key := range keys() {
		for _, e := range entries {
			if e.Key == key.name && !Rules(e.Key) {
				_ = key.read(r, entry{Entry: e, line: -1}) // whoever reads the whole text reports the fault
			}
		}
	}
	return r.doc
}

// EntryOf brings a key and a value into the form of a link. It takes a value with a broken escape
// literally.
func EntryOf(key, value string) Entry {
	e, err := newEntry(key, value, -1)
	if err != nil {
		e.Key, e.Value = trim(key), Escaped(value)
	}
	return e.Entry
}

// Escaped writes a name as one word of a value, on one line and without spaces around it.
func Escaped(name string) string {
	whole := strings.Map(func(r rune) rune {
		if unicode.IsControl(r) || r == unicode.ReplacementChar {
			return -1
		}
		return r
	}, name)
	return escape(strings.TrimSpace(whole))
}
