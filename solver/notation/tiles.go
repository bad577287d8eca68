package notation

import (
	"maps"
	"strings"
	"unicode/utf8"

	"edgewise/solver/puzzle"
)

// tiles reads the tiles one by one, so that the good ones can be kept. A link without end=1 whose
// tiles come last and are too few was cut.
func (r *reader) tiles(e entry) error {
	// A chat may replace the full stop between two tiles by a space.
	words := strings.Split(strings.Join(strings.Fields(e.Value), "."), ".")
	if last := len(words) - 1; words[last] == "" {
		words = words[:last] // one full stop too many, or the link was cut right behind it
	}
	open := !r.uncut && !r.unfinished && r.entries[len(r.entries)-1].Key == "tiles"
	grid := r.spec.Grid
	if grid != nil && open && len(words) > 0 && len(words) <= len(grid.Cells) {
		if last := len(words) - 1; len(unescape(words[last])) < grid.Sides {
			words = words[:last]
		}
	}
	var first error
	for number, word := range words[:min(len(words), puzzle.MaxCells)] {
		read := readTile
		if r.unfinished && grid != nil {
			read = readPart
		}
		tile, fault := read(unescape(word), grid)
		r.spec.Tiles = append(r.spec.Tiles, tile)
		if fault != nil && first == nil {
			at := map[string]int{"tile": number}
			maps.Copy(at, fault.At)
			if number < len(e.lines) {
				at["line"] = e.lines[number]
			}
			fault.At = at
			first = fault
		}
	}
	if first != nil || grid == nil || len(words) == len(grid.Cells) || r.unfinished && len(words) < len(grid.Cells) {
		return first
	}
	if open && len(words) < len(grid.Cells) {
		return puzzle.NewFault("link-cut", "arrived", len(words), "expected", len(grid.Cells))
	}
	return puzzle.NewFault("tile-count", "found", len(words), "expected", len(grid.Cells), "grid", grid.Name)
}

// readTile reads one word. Without a grid it does not check the number of sides.
func readTile(word string, grid *puzzle.Grid) (puzzle.Tile, *puzzle.Fault) {
	if found := utf8.RuneCountInString(word); grid != nil && found != grid.Sides {
		return nil, sidesFault(word, found, grid)
	}
	tile := puzzle.Tile{}
	for _, sign := range word {
		edge, fault := readEdge(string(sign))
		if fault != nil {
			fault.At = map[string]int{"side": len(tile)}
			if grid != nil {
				fault.At["sides"] = grid.Sides
			}
			return nil, fault
		}
		tile = append(tile, edge)
	}
	return tile, nil
}

func sidesFault(word string, found int, grid *puzzle.Grid) *puzzle.Fault {
	return puzzle.NewFault("tile-sides", "found", found, "expected", grid.Sides, "word", Clip(word, maxFound))
}
