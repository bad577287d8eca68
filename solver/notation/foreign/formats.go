package foreign

// A Format is a row of the table: one way to write puzzles.
type Format struct {
	ID      string
	read    func(t *source) candidate // nil if it is read as any list of tiles, or by the reader of another row
	pattern string                    // how it is written (pattern.go); "" if it is only read
	carries carries
	most    int                                           // limit of the motifs and their numbers; 0 for none
	rare    func(w *writing, name string, of item) string // values that only its pattern has; nil for most
}

// IsWritten reports whether puzzles can be written in the format, and not only read.
func (f *Format) IsWritten() bool { return f.pattern != "" }

// carries says what of a puzzle a format can carry. What it carries besides shows when it is read
// again.
type carries uint16

const (
	halves   carries = 1 << iota // two halves of a motif
	wholes                       // motifs that mate with themselves
	mixed                        // both at once
	nothing                      // edges that mate with nothing
	rim                          // a frame
	hexagons                     // grids of hexagons, and not only of squares
	anyGrid                      // every grid
	asLaid                       // only the tiles on the board, as they are placed there
	square                       // only grids with as many rows as columns
	pasted                       // a piece of a program, from which only the tiles are read again
	all      = halves | wholes | mixed | nothing | rim
)

func (f *Format) has(some carries) bool { return f.carries&some != 0 }

// Formats are the formats that a program knows, in the order in which people see them.
type Formats []Format

// Own is the format of package notation.
const Own = "edgewise"

// Common lists the formats for visitors of the page. A format that a program never names is not
// linked into it, so the page is smaller without the others.
func Common() Formats {
	return Formats{
		{"edgewise", readOwn, "$document", all | anyGrid, 0, nil},
		{"json", readObject, objectPattern, all | anyGrid, 0, nil},
		{"letters", nil, "‹tile:‹side:$letter›\n›", halves | hexagons, 26, nil},
		{"signed", nil, "‹tile:‹side:$signed¦ ›\n›", halves | rim | hexagons, 0, nil},
		{"csv", nil, "ID,Top,Right,Bottom,Left\n‹tile:$number,‹side:$motif/$half¦,›\n›", halves, 0, nil},
		{"pieces", readPieces, "‹plainly?$tiles\n›" + pieceRows, wholes | rim, 0, nil},
		{"bucas", readLink, "https://e2.bucas.name/#" + linkPattern + "\n", wholes | rim | asLaid, 25, nil},
		{"eternity2", nil, "https://eternity2.dev/viewer?" + linkPattern + "‹hint?&hints=‹hint:$cell.$rotation¦-››\n", wholes | rim | asLaid, 25, nil},
		{"eternity2-json", readLists, eternityPattern, wholes | rim, 0, nil},
		{"tetravex", readTetraVex, "‹tile:‹side:$digit›\n›", wholes, 9, nil},
		{"go", readGo, goPattern, all | anyGrid, 0, nil},
		{"python", readPython, pythonPattern, all | anyGrid, 0, nil},
		{"javascript", readJavaScript, javaScriptPattern, all | anyGrid, 0, nil},
		{"objects", readObjects, "", 0, 0, nil},
		{"drawing", readDrawing, "", 0, 0, nil},
		{"list", nil, "", 0, 0, nil},
	}
}

// All lists the formats of the command: the common ones, and those of a single program or author.
func All() Formats {
	rare := (*writing).rareValue
	return append(Common(), Formats{
		{"legespiel", readLegespiel, legespielPattern, halves | wholes | mixed | nothing, 0, rare},
		{"mcgavin", readMcGavin, mcGavinPattern, wholes | rim | square, 0, rare},
		{"owen", nil, "$width $height\n" + pieceRows, wholes | rim, 0, rare},
		{"heule", nil, "$clues\n‹clue:$line $column $number $rotation\n›" + pieceRows, wholes | rim, 0, rare},
		{"darmstadt", nil, "$framed $cut $width $height\n‹tile:‹side:$signed¦ ›\n›", halves | wholes | rim, 0, rare},
		{"dobrogost", nil, dobrogostPattern, wholes | rim, 0, rare},
		{"cs106b", readCS106B, "‹tile:‹side:$letter¦ › 0\n›", halves, 26, rare},
		{"pairs", nil, "‹tile:‹side:$colour‹head?a›‹head!b›¦ ›\n›", halves, 0, rare},
		{"codes", nil, "‹tile:‹side:$capital‹head?H›‹head!T›¦ ›\n›", halves | hexagons, 26, rare},
		{"ltree", nil, lTreePattern, halves, 0, rare},
		{"mheironimus", readMheironimus, mheironimusPattern, halves, 0, rare},
		{"jogay", nil, joGayPattern, wholes, 0, rare},
		{"haskell", nil, haskellPattern, all | anyGrid | pasted, 0, rare},
		{"csharp", nil, cSharpPattern, all | anyGrid | pasted, 0, rare},
		{"prolog", nil, prologPattern, all | anyGrid | pasted, 0, rare},
		{"arc", nil, arcPattern, halves | pasted, 0, rare},
		{"sql", nil, sqlPattern, all | pasted, 0, rare},
	}...)
}
