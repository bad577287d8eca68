package foreign

import (
	"edgewise/solver/notation"
	"edgewise/solver/puzzle"
)

// Codes lists the codes of this package, which come on top of those of notation. Faults may have
// a "line" and a "column", counted from 0.
func Codes() []notation.Code {
	return []notation.Code{
		// Reading.
		{Name: "tiles-unfound"},
		{Name: "tiles-elsewhere"},                          // names of files, or addresses, instead of tiles
		{Name: "tiles-few"},                                // lines like tiles, but very few
		{Name: "tiles-ungridded", Args: []string{"found"}}, // no grid has this many tiles
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
		{Name: "tiles-unknown", Args: []string{"found"}, Note: true}, // a link has only the tiles on its board
		{Name: "numbers-other", Note: true},                          // numbers beyond those with letters of their own
		{Name: "tiles-unlike", Args: []string{"found", "things"}},    // found lines of this many things each
		{Name: "tiles-unmade", Args: []string{"found", "things"}},    // as many things as a tile has sides, but no puzzle
		{Name: "tiles-many", Args: []string{"found", "most"}},        // found is how many there are at least
		{Name: "list-open"},                                          // the tiles may be read in several ways

		// Oddities of a list of tiles. Lines count from 1.
		{Name: "look-left-out", Args: []string{"line", "text"}, Note: true}, // a line like a tile
		{Name: "look-sides", Args: []string{"line", "text", "found", "expected"}, Note: true},
		{Name: "look-between", Args: []string{"line", "text"}, Note: true}, // words between two tiles
		{Name: "look-lists", Note: true},                                   // this is one of several
		{Name: "look-numbers", Note: true},                                 // the list's numbers jump
		{Name: "look-slip", Args: []string{"found", "guess"}, Note: true},
		{Name: "look-half-slip", Args: []string{"found", "guess"}, Note: true},
		{Name: "look-no-half", Args: []string{"text"}, Note: true},
		{Name: "look-once", Args: []string{"text"}, Note: true}, // no other side shows the same
		{Name: "look-twin", Args: []string{"tile"}, Note: true},
		{Name: "look-unfilled", Args: []string{"line"}, Note: true},     // "?"
		{Name: "look-signs", Args: []string{"text"}, Note: true},        // signs that only some sides of a label have
		{Name: "look-meaning", Args: []string{"text"}, Note: true},      // the legend gives it to two motifs
		{Name: "look-rule", Args: []string{"line", "text"}, Note: true}, // the rule in the text, which the reading breaks
		{Name: "look-correction", Args: []string{"line", "text"}, Note: true},
		{Name: "look-unsure", Args: []string{"text"}, Note: true}, // "fox?"
		{Name: "look-stated", Args: []string{"text"}, Note: true}, // the rule in the text, which the reading keeps
		{Name: "look-around", Args: []string{"text"}, Note: true}, // a line that is not a tile
		{Name: "look-remark", Args: []string{"text"}, Note: true}, // behind a tile
		{Name: "look-triangles", Note: true},                      // three things per line, where a square has four
		{Name: "look-sorted", Note: true},                         // by the numbers of the tiles
		{Name: "look-marks", Args: []string{"text"}, Note: true},
		{Name: "look-words", Args: []string{"text"}, Note: true},
		{Name: "look-below", Args: []string{"text"}, Note: true},  // an order that is said among the tiles
		{Name: "look-copies", Args: []string{"text"}, Note: true}, // of a tile
		{Name: "look-legend", Args: []string{"text"}, Note: true},
		{Name: "look-round", Note: true},                          // which way round the sides go was guessed
		{Name: "look-against", Note: true},                        // they go anti-clockwise
		{Name: "look-markup", Args: []string{"text"}, Note: true}, // of mail, Markdown, HTML

		{Name: "boards-several", Args: []string{"found"}, Note: true}, // the first of which is read
		{Name: "answer-alone"},                         // a solver's, without its puzzle
		{Name: "answer-none"},                          // a solver's: there is no solution
		{Name: "answer-cut"},                           // it is cut off, or the solver found none in time
		{Name: "answer-turn", Args: []string{"found"}}, // a list of turns has a word that is none
		{Name: "answer-other"},                         // it does not fit the puzzle
		{Name: "tiles-unsaid"},                         // a board of numbered tiles, without what is on them

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
		{Name: "lost-signs", Args: []string{"format"}, Note: true},   // other letters or digits for the edges
		{Name: "lost-order", Args: []string{"format"}, Note: true},   // the tiles come back turned, or in another order
		{Name: "lost-reading", Args: []string{"format"}, Note: true}, // only the program that it is for can read it
		{Name: "lost-tiles", Args: []string{"format", "found"}, Note: true},
	}
}

// maxFound is how many characters of the text a fault quotes.
const maxFound = 20

// fault makes a fault with a code, and alternating names and values as arguments.
func fault(code string, args ...any) *puzzle.Fault { return puzzle.NewFault(code, args...) }

// unclear is the fault of a value that should be a number within bounds.
func unclear(key, found string) *puzzle.Fault {
	return fault("number-unclear", "key", key, "found", notation.Clip(found, maxFound))
}

// located adds to a fault its place in the text.
func located(f *puzzle.Fault, text string, at int) *puzzle.Fault {
	line, column := place(text, at)
	f.At = map[string]int{"line": line, "column": column}
	return f
}

// place converts an offset in bytes to a line and a column.
func place(text string, at int) (line, column int) {
	for _, r := range text[:at] {
		column++
		if r == '\n' {
			line, column = line+1, 0
		}
	}
	return line, column
}
