package foreign

// A Format is a row of the table: one way to write puzzles down.
type Format struct {
	ID      string
	read    func(t *source) candidate // nil for what is read as any list of tiles, or by a row above
	pattern string                    // that is written (pattern.go); "" for what is only read
	carries carries
	most    int // so many motifs at most, and the greatest number of one; 0 for any
}

// IsWritten reports whether puzzles are written in a format, and not only read.
func (f *Format) IsWritten() bool { return f.pattern != "" }

// What of a puzzle a format can carry. What else it carries is what comes back when it is read.
type carries uint16

const (
	halves   carries = 1 << iota // two halves of a motif
	wholes                       // motifs that mate with themselves
	mixed                        // both at once
	nothing                      // edges that mate with nothing
	rim                          // a frame
	hexagons                     // grids of hexagons, and not only of squares
	anyGrid                      // every grid
	asLaid                       // the tiles as they lie, and only those
	square                       // only as many rows as columns
	pasted                       // it is a piece of a program: what is read again are the tiles
	all      = halves | wholes | mixed | nothing | rim
)

func (f *Format) has(some carries) bool { return f.carries&some != 0 }

// Formats are the formats that a program knows, in the order in which people see them.
type Formats []Format

// Own is the format of package notation.
const Own = "edgewise"

// Common are the formats of which whoever visits the page has some use. What a program never names
// it does not carry, so the page is lighter without the others.
func Common() Formats {
	return Formats{
		{"edgewise", readOwn, "$document", all | anyGrid, 0},
		{"json", readObject, objectPattern, all | anyGrid, 0},
		{"letters", nil, "‹tile:‹side:$letter›\n›", halves | hexagons, 26},
		{"signed", nil, "‹tile:‹side:$signed¦ ›\n›", halves | rim | hexagons, 0},
		{"csv", nil, "ID,Top,Right,Bottom,Left\n‹tile:$number,‹side:$motif/$half¦,›\n›", halves, 0},
		{"pieces", readPieces, "‹plainly?$tiles\n›" + pieceRows, wholes | rim, 0},
		{"bucas", readLink, "https://e2.bucas.name/#" + linkPattern + "\n", wholes | rim | asLaid, 25},
		{"eternity2", nil, "https://eternity2.dev/viewer?" + linkPattern + "‹hint?&hints=‹hint:$cell.$rotation¦-››\n", wholes | rim | asLaid, 25},
		{"eternity2-json", readLists, eternityPattern, wholes | rim, 0},
		{"tetravex", readTetraVex, "‹tile:‹side:$digit›\n›", wholes, 9},
		{"legespiel", readLegespiel, legespielPattern, halves | wholes | mixed | nothing, 0},
		{"go", readGo, goPattern, all | anyGrid, 0},
		{"python", readPython, pythonPattern, all | anyGrid, 0},
		{"javascript", readJavaScript, javaScriptPattern, all | anyGrid, 0},
		{"objects", readObjects, "", 0, 0},
		{"drawing", readDrawing, "", 0, 0},
		{"list", nil, "", 0, 0},
	}
}

// All are the formats of the command: the common ones, and those that one program or one author wrote.
func All() Formats {
	return append(Common(), Formats{
		{"mcgavin", readMcGavin, mcGavinPattern, wholes | rim | square, 0},
		{"owen", nil, "$width $height\n" + pieceRows, wholes | rim, 0},
		{"heule", nil, "$clues\n‹clue:$line $column $number $rotation\n›" + pieceRows, wholes | rim, 0},
		{"darmstadt", nil, "$framed $cut $width $height\n‹tile:‹side:$signed¦ ›\n›", halves | wholes | rim, 0},
		{"dobrogost", nil, dobrogostPattern, wholes | rim, 0},
		{"cs106b", readCS106B, "‹tile:‹side:$letter¦ › 0\n›", halves, 26},
		{"pairs", nil, "‹tile:‹side:$colour‹head:a›‹tail:b›¦ ›\n›", halves, 0},
		{"codes", nil, "‹tile:‹side:$capital‹head:H›‹tail:T›¦ ›\n›", halves | hexagons, 26},
		{"ltree", nil, lTreePattern, halves, 0},
		{"mheironimus", readMheironimus, mheironimusPattern, halves, 0},
		{"jogay", nil, joGayPattern, wholes, 0},
		{"haskell", nil, haskellPattern, all | anyGrid | pasted, 0},
		{"csharp", nil, cSharpPattern, all | anyGrid | pasted, 0},
		{"prolog", nil, prologPattern, all | anyGrid | pasted, 0},
		{"arc", nil, arcPattern, halves | pasted, 0},
		{"sql", nil, sqlPattern, all | pasted, 0},
	}...)
}
