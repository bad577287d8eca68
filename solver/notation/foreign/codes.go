package foreign

import (
	"edgewise/solver/notation"
	"edgewise/solver/puzzle"
)

// Codes lists the codes that this package gives beside those of notation.
// Faults may say "line" and "column", counted from 0.
func Codes() []notation.Code {
	return []notation.Code{
		// Reading.
		{Name: "tiles-unfound"},
		{Name: "tiles-elsewhere"},                          // names of files, or addresses
		{Name: "tiles-few"},                                // lines like tiles, and hardly any
		{Name: "tiles-ungridded", Args: []string{"found"}}, // so many tiles make no grid
		{Name: "row-length", Args: []string{"found", "expected"}},
		{Name: "drawing-cut", Args: []string{"row"}}, // counted from 1
		{Name: "drawing-unread"},                     // of hexagons or triangles
		{Name: "json-broken"},
		{Name: "xml-broken"},
		{Name: "nested-deep", Args: []string{"most"}},
		{Name: "motifs-many", Args: []string{"found", "most"}},
		{Name: "edges-length", Args: []string{"found", "expected"}}, // letters of a bucas link
		{Name: "number-unclear", Args: []string{"key", "found"}},
		{Name: "picture-many", Args: []string{"found"}}, // a picture that matches several others
		{Name: "picture-unknown", Args: []string{"found"}},
		{Name: "sides-order", Args: []string{"found"}},
		{Name: "tiles-unknown", Args: []string{"found"}, Note: true}, // a link without the tiles that do not lie
		{Name: "numbers-other", Note: true},                          // numbers that no sign stands for
		{Name: "tiles-unlike", Args: []string{"found", "things"}},    // so many lines of so many things each
		{Name: "tiles-unmade", Args: []string{"found", "things"}},    // as many things as a tile has sides, and yet no puzzle
		{Name: "tiles-many", Args: []string{"found", "most"}},        // found is how many there are at least
		{Name: "list-open"},                                          // the tiles may be read in several ways

		// What is odd about a list of tiles. Lines are counted from 1.
		{Name: "look-left-out", Args: []string{"line", "text"}, Note: true}, // though it looks like a tile
		{Name: "look-sides", Args: []string{"line", "text", "found", "expected"}, Note: true},
		{Name: "look-between", Args: []string{"line", "text"}, Note: true}, // words between two tiles
		{Name: "look-lists", Note: true},                                   // several, of which this is one
		{Name: "look-numbers", Note: true},                                 // the list's numbers jump
		{Name: "look-slip", Args: []string{"found", "guess"}, Note: true},
		{Name: "look-half-slip", Args: []string{"found", "guess"}, Note: true},
		{Name: "look-no-half", Args: []string{"text"}, Note: true},
		{Name: "look-once", Args: []string{"text"}, Note: true}, // no other side shows the same
		{Name: "look-twin", Args: []string{"tile"}, Note: true},
		{Name: "look-unfilled", Args: []string{"line"}, Note: true},     // "?"
		{Name: "look-signs", Args: []string{"text"}, Note: true},        // that stand on some sides of a label and not on others
		{Name: "look-meaning", Args: []string{"text"}, Note: true},      // which a legend says of two motifs
		{Name: "look-rule", Args: []string{"line", "text"}, Note: true}, // which sides fit, though they are read otherwise
		{Name: "look-correction", Args: []string{"line", "text"}, Note: true},
		{Name: "look-unsure", Args: []string{"text"}, Note: true}, // "fox?"
		{Name: "look-stated", Args: []string{"text"}, Note: true}, // which sides fit, as they are read
		{Name: "look-around", Args: []string{"text"}, Note: true}, // a line that is no tile
		{Name: "look-remark", Args: []string{"text"}, Note: true}, // behind a tile
		{Name: "look-triangles", Note: true},                      // three things on a line, where a square has four
		{Name: "look-marks", Args: []string{"text"}, Note: true},
		{Name: "look-words", Args: []string{"text"}, Note: true},
		{Name: "look-legend", Args: []string{"text"}, Note: true},
		{Name: "look-markup", Args: []string{"text"}, Note: true}, // of mail, Markdown, HTML

		{Name: "boards-several", Args: []string{"found"}, Note: true}, // of which the first is read
		{Name: "answer-alone"},                         // of a solver, without its puzzle
		{Name: "answer-none"},                          // of one that says there is no board
		{Name: "answer-cut"},                           // it has no end, or there was none
		{Name: "answer-turn", Args: []string{"found"}}, // a list of turns has a word for none
		{Name: "answer-other"},                         // it does not fit the puzzle
		{Name: "tiles-unsaid"},                         // a board of numbered tiles without what is on them

		// Writing.
		{Name: "format-unknown", Args: []string{"found"}},
		{Name: "unfit-grid", Args: []string{"format"}},
		{Name: "unfit-count", Args: []string{"format", "found", "most"}},
		{Name: "unfit-whole", Args: []string{"format"}},
		{Name: "unfit-nothing", Args: []string{"format"}},
		{Name: "unfit-reading", Args: []string{"format"}}, // what is written would be read as another puzzle, or not at all
		{Name: "lost-halves", Args: []string{"format"}, Note: true},
		{Name: "lost-frame", Args: []string{"format"}, Note: true},
		{Name: "lost-clues", Args: []string{"format"}, Note: true},
		{Name: "lost-board", Args: []string{"format"}, Note: true},
		{Name: "lost-turn", Args: []string{"format"}, Note: true},
		{Name: "lost-grid", Args: []string{"format"}, Note: true},
		{Name: "lost-names", Args: []string{"format"}, Note: true},
		{Name: "lost-mates", Args: []string{"format"}, Note: true},
		{Name: "lost-signs", Args: []string{"format"}, Note: true},   // other letters or digits stand for the edges
		{Name: "lost-order", Args: []string{"format"}, Note: true},   // tiles come back turned, or in another order
		{Name: "lost-reading", Args: []string{"format"}, Note: true}, // a program knows what it means, and nobody else
		{Name: "lost-tiles", Args: []string{"format", "found"}, Note: true},
	}
}

// maxFound is how many signs of what was found a fault repeats.
const maxFound = 20

// fault makes a fault of a code, and of names and values by turns.
func fault(code string, args ...any) *puzzle.Fault { return puzzle.NewFault(code, args...) }

// unclear is the fault of a value that should have been a number in bounds.
func unclear(key, found string) *puzzle.Fault {
	return fault("number-unclear", "key", key, "found", notation.Clip(found, maxFound))
}

// located adds to a fault where in the text it is.
func located(f *puzzle.Fault, text string, at int) *puzzle.Fault {
	line, column := place(text, at)
	f.At = map[string]int{"line": line, "column": column}
	return f
}

// place is the line and the column of a byte of a text.
func place(text string, at int) (line, column int) {
	for _, r := range text[:at] {
		column++
		if r == '\n' {
			line, column = line+1, 0
		}
	}
	return line, column
}
