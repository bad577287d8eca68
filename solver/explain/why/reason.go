package why

import "edgewise/solver/puzzle"

// A Reason proves that a puzzle has no solution. Like a [puzzle.Fault] it
// carries a code and arguments; [Codes] lists them.
type Reason struct {
	Code string         `json:"code"` // such as "frame-corner"
	Args map[string]any `json:"args"` // ints, strings and lists of them by name
	At   map[string]int `json:"at"`   // where on the board: "cell", "side" and how many "sides" there are
}

// most is how many reasons one argument gives; more of the same would not help.
const most = 6

// tilesNamed is how many tiles a reason names. Where there are more it names
// none: nobody looks through so many.
const tilesNamed = 12

// Reasons are what speaks against a solution; none, if none of the arguments
// holds. Whenever there is one, the puzzle has no solution.
func Reasons(p *puzzle.Puzzle) []Reason {
	open, uneven := openFrame(p), unevenSeams(p)
	if len(open)+len(uneven) == 0 {
		// Where a side is missing altogether, the parts of the board would
		// only say so again.
		uneven = unevenZones(p)
	}
	var reasons []Reason
	for _, found := range [][]Reason{open, aloneTiles(p), uneven, wrongClues(p)} {
		reasons = append(reasons, found[:min(most, len(found))]...)
	}
	return reasons
}

// named is the list of tiles as a reason gives it.
func named(tiles []int) []int {
	if len(tiles) > tilesNamed {
		return []int{}
	}
	return append([]int{}, tiles...)
}

// A Code is one kind of reason, with the names of its arguments and places, so
// that whoever words them can check that no sentence is missing.
type Code struct {
	Name string
	Args []string
	At   []string
}

// Codes lists every kind of reason. In the arguments "tile", "other" and
// "tiles" are numbers of tiles, "sides" is a list of sides and "of" how many
// sides a tile has; "edge", "mate" and "edges" are signs of the notation. The
// list "tiles" is empty where "found" tiles are too many to name.
func Codes() []Code {
	seat := []string{"cell", "side", "sides"}
	return []Code{
		// The frame: "expected" cells, and "found" tiles for them.
		{Name: "frame-misfit", Args: []string{"found", "tiles"}},                           // they fit no cell
		{Name: "frame-corner", Args: []string{"expected", "found", "tiles"}},               // corner tiles
		{Name: "frame-border", Args: []string{"expected", "found", "tiles"}},               // border tiles
		{Name: "frame-inner", Args: []string{"expected", "found", "tiles"}},                // without the frame's edge
		{Name: "frame-opposite", Args: []string{"expected", "found", "tiles"}},             // on two opposite sides
		{Name: "frame-count", Args: []string{"count", "expected", "found", "tiles"}},       // on "count" sides
		{Name: "frame-sides", Args: []string{"sides", "of", "expected", "found", "tiles"}}, // on these very sides, for no tile turns

		// A tile that can lie nowhere, for no other tile answers these sides.
		{Name: "tile-alone", Args: []string{"tile", "sides", "of"}},

		// Edges that do not come out even: on all tiles, ...
		{Name: "seams-none", Args: []string{"edge", "found"}},                  // "found" sides, and no edge mates with theirs
		{Name: "seams-odd", Args: []string{"edge", "found"}},                   // they would have to meet in pairs
		{Name: "seams-uneven", Args: []string{"edge", "found", "mate", "met"}}, // they would have to meet "met" sides
		// ... along the frame, ...
		{Name: "ring-uneven", Args: []string{"edge", "found", "mate", "met"}},
		// ... away from it, ...
		{Name: "inner-uneven", Args: []string{"edge", "found", "mate", "met"}},
		// ... or on other sides that only meet one another.
		{Name: "part-uneven", Args: []string{"edge", "found", "mate", "met"}},

		// At least "spare" sides would have to lie on the rim, which has "rim":
		// "counts" sides with "edges", the most first; not all may be listed.
		{Name: "rim-short", Args: []string{"spare", "rim", "edges", "counts"}},
		{Name: "rim-short-part", Args: []string{"spare", "rim", "edges", "counts", "sides", "of"}}, // on these very sides

		// The clues. "tile" shows "edge" ...
		{Name: "clue-rim", Args: []string{"tile", "edge"}, At: seat},         // on the rim
		{Name: "clue-inside", Args: []string{"tile"}, At: seat},              // the frame's edge, inside
		{Name: "clue-seam", Args: []string{"tile", "other"}, At: seat},       // and does not mate with the other
		{Name: "clue-beside", Args: []string{"tiles"}, At: []string{"cell"}}, // no tile fits the cell beside them
	}
}
