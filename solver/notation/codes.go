package notation

// A Code is one kind of fault or note, with the names of its arguments. Tests use the list to
// check that every code has a sentence.
type Code struct {
	Name string
	Args []string
	Note bool // odd, but not wrong
}

// Codes lists every code of this package and of package puzzle. Besides its arguments a fault may
// say where it is: "tile" and "side", "clue", "cell", "pair" (of mates), "motif", and "line" in a
// text file, all counted from 0; with "side" also "sides", how many a tile of the grid has.
func Codes() []Code {
	return []Code{
		// The text as a whole.
		{Name: "empty"},
		{Name: "too-long", Args: []string{"found", "most"}}, // in bytes
		{Name: "not-text"},  // binary, or not UTF-8
		{Name: "no-puzzle"}, // neither grid nor tiles
		{Name: "link-version", Args: []string{"found"}},
		{Name: "link-cut", Args: []string{"arrived", "expected"}}, // tiles

		// Keys and values.
		{Name: "key-missing", Args: []string{"found"}}, // a line or a value without a key
		{Name: "key-twice", Args: []string{"key"}},
		{Name: "key-absent", Args: []string{"key"}}, // grid or tiles
		{Name: "value-missing", Args: []string{"key"}},
		{Name: "escape", Args: []string{"key", "found"}}, // a % without two hexadecimal digits, or no UTF-8

		// The puzzle.
		{Name: "grid-unknown", Args: []string{"found"}},
		{Name: "grid-size", Args: []string{"found", "least", "most"}}, // names of grids
		{Name: "tile-count", Args: []string{"found", "expected", "grid"}},
		{Name: "tile-sides", Args: []string{"found", "expected", "word"}},
		{Name: "edge-unknown", Args: []string{"found"}}, // in a tile, a pair, a motif, or the frame
		{Name: "mates-unclear", Args: []string{"found"}},
		{Name: "mates-contradict", Args: []string{"edge", "first", "second"}},
		{Name: "turn-unclear", Args: []string{"found"}},

		// Clues, and tiles on the board.
		{Name: "placement-unclear", Args: []string{"key", "found"}},
		{Name: "board-count", Args: []string{"found", "expected"}},
		{Name: "cell-range", Args: []string{"found", "most"}},
		{Name: "tile-range", Args: []string{"found", "most"}},
		{Name: "turn-range", Args: []string{"found", "most"}},
		{Name: "cell-twice", Args: []string{"cell"}},
		{Name: "tile-twice", Args: []string{"tile"}},

		// Names.
		{Name: "halves-count", Args: []string{"found"}},
		{Name: "motif-unclear", Args: []string{"found"}},
		{Name: "motif-twice", Args: []string{"edge"}},

		// Notes.
		{Name: "key-unknown", Args: []string{"key"}, Note: true},
		{Name: "name-long", Args: []string{"name", "most"}, Note: true}, // and cut to that length
		{Name: "motif-unused", Args: []string{"name"}, Note: true},      // named, but on no tile
		{Name: "moment-unclear", Args: []string{"found"}, Note: true},
		{Name: "notes-more", Args: []string{"more"}, Note: true}, // counts further notes of the kind before it
	}
}
