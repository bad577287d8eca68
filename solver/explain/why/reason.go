package why

import "edgewise/solver/puzzle"

// A Reason proves that a puzzle has no solution. Like a [puzzle.Fault] it has a code and
// arguments; [Codes] lists them.
type Reason struct {
	Code string `json:"code"` // such as "frame-corner"
	//ts:type Record<string, string | number | string[] | number[]>
	Args map[string]any `json:"args"` // int, string and list values by name
	At   map[string]int `json:"at"`   // the place on the board: "cell", "side" and how many "sides" there are
}

// most is the most reasons that one argument returns; more of the same would not help.
const most = 6

// tilesNamed is the most tiles that a reason names. If there are more it names none, since nobody
// looks through so many.
const tilesNamed = 12

// Reasons lists the proofs that a puzzle has no solution; nil if none of the arguments holds.
func Reasons(p *puzzle.Puzzle) []Reason {
	open, uneven := openFrame(p), unevenSeams(p)
	if len(open)+len(uneven) == 0 {
		// If a side is missing altogether, the parts of the board would only repeat that.
		uneven = unevenZones(p)
	}
	var reasons []Reason
	for _, found := range [][]Reason{open, aloneTiles(p), uneven, wrongClues(p)} {
		reasons = append(reasons, found[:min(most, len(found))]...)
	}
	return reasons
}

// named is the list of tiles for a reason.
func named(tiles []int) []int {
	if len(tiles) > tilesNamed {
		return []int{}
	}
	return append([]int{}, tiles...)
}

// A Code is a kind of reason, with the names of its arguments and places, so that tests can check
// that every one has a sentence.
type Code struct {
	Name string
	Args []string
	At   []string
}

// Codes lists every kind of reason. In the arguments "tile", "other" and "tiles" are numbers of
// tiles, "sides" is a list of sides and "of" the number of sides of a tile; "edge", "mate" and
// "edges" are signs of the notation. The list "tiles" is empty if the "found" tiles are too many
// to name.
func Codes() []Code {
	seat := []string{"cell", "side", "sides"}
	return []Code{
		// The frame: "expected" cells, and "found" tiles for them.
		{Name: "frame-misfit", Args: []string{"found", "tiles"}},                           // these tiles fit no cell
		{Name: "frame-corner", Args: []string{"expected", "found", "tiles"}},               // corner tiles
		{Name: "frame-border", Args: []string{"expected", "found", "tiles"}},               // border tiles
		{Name: "frame-inner", Args: []string{"expected", "found", "tiles"}},                // without the frame's edge
		{Name: "frame-opposite", Args: []string{"expected", "found", "tiles"}},             // on two opposite sides
		{Name: "frame-count", Args: []string{"count", "expected", "found", "tiles"}},       // on "count" sides
		{Name: "frame-sides", Args: []string{"sides", "of", "expected", "found", "tiles"}}, // on exactly these sides, if tiles may not turn

		// A tile that fits nowhere, since no other tile matches these sides.
		{Name: "tile-alone", Args: []string{"tile", "sides", "of"}},

		// Edges with different numbers of heads and tails: on all tiles, ...
		{Name: "seams-none", Args: []string{"edge", "found"}},                  // "found" sides, and no edge mates with theirs
		{Name: "seams-odd", Args: []string{"edge", "found"}},                   // an odd number, though they must meet in pairs
		{Name: "seams-uneven", Args: []string{"edge", "found", "mate", "met"}}, // they must meet "met" sides, a different number
		// ... along the frame, ...
		{Name: "ring-uneven", Args: []string{"edge", "found", "mate", "met"}},
		// ... away from it, ...
		{Name: "inner-uneven", Args: []string{"edge", "found", "mate", "met"}},
		// ... or on other sides whose seams join only them.
		{Name: "part-uneven", Args: []string{"edge", "found", "mate", "met"}},

		// At least "spare" sides must lie on the rim, which has "rim" sides. "counts" sides have
		// "edges", the most frequent first; the list may be incomplete.
		{Name: "rim-short", Args: []string{"spare", "rim", "edges", "counts"}},
		{Name: "rim-short-part", Args: []string{"spare", "rim", "edges", "counts", "sides", "of"}}, // on exactly these sides

		// The clues. "tile" shows "edge" ...
		{Name: "clue-rim", Args: []string{"tile", "edge"}, At: seat},         // on the rim
		{Name: "clue-inside", Args: []string{"tile"}, At: seat},              // the frame's edge, inside
		{Name: "clue-seam", Args: []string{"tile", "other"}, At: seat},       // and does not mate with the other
		{Name: "clue-beside", Args: []string{"tiles"}, At: []string{"cell"}}, // no tile fits the cell beside them
	}
}
