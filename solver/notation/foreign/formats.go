package foreign

// A Format is a row of the table: one way to write puzzles down.
type Format struct {
	ID      string
	read    func(t *source) candidate // nil for what is read as any list of tiles, or by a row above
	write   func(w *writing) string   // nil for what is only read
	carries carries
	most    int // so many motifs at most, and the greatest number of one; 0 for any
}

// IsWritten reports whether puzzles are written in a format, and not only read.
func (f *Format) IsWritten() bool { return f.write != nil }

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
		{"edgewise", readOwn, writeOwn, all | anyGrid, 0},
		{"json", readObject, writeObject, all | anyGrid, 0},
		{"letters", nil, writeLetters, halves | hexagons, 26},
		{"signed", nil, writeSigned, halves | rim | hexagons, 0},
		{"csv", nil, writeCSV, halves, 0},
		{"pieces", readPieces, writePieces, wholes | rim, 0},
		{"bucas", readLink, writeBucas, wholes | rim | asLaid, 25},
		{"eternity2", nil, writeEternityLink, wholes | rim | asLaid, 25},
		{"eternity2-json", readEternity, writeEternityJSON, wholes | rim, 0},
		{"tetravex", readTetraVex, writeTetraVex, wholes, 9},
		{"legespiel", readLegespiel, writeLegespiel, halves | wholes | mixed | nothing, 0},
		{"mheironimus", readMheironimus, nil, halves, 0},
		{"mcgavin", readMcGavin, nil, wholes | rim | square, 0},
		{"dobrogost", readDobrogost, nil, wholes | rim, 0},
		{"jogay", readJoGay, nil, wholes, 0},
		{"go", readGo, writeGo, all | anyGrid, 0},
		{"python", readPython, writePython, all | anyGrid, 0},
		{"javascript", readJavaScript, writeJavaScript, all | anyGrid, 0},
		{"objects", readObjects, nil, 0, 0},
		{"drawing", readDrawing, nil, 0, 0},
		{"list", nil, nil, 0, 0},
	}
}

// All are the formats of the command: the common ones, of which it writes more, and those of one program
// or one author that are read as any list of tiles.
func All() Formats {
	// Those are files that people may bring to the page, and nobody takes along from it.
	more := map[string]func(w *writing) string{
		"mheironimus": writeMheironimus, "mcgavin": writeMcGavin, "dobrogost": writeDobrogost, "jogay": writeJoGay,
	}
	formats := Common()
	for i := range formats {
		if write := more[formats[i].ID]; write != nil {
			formats[i].write = write
		}
	}
	return append(formats, Formats{
		{"owen", nil, writeOwen, wholes | rim, 0},
		{"heule", nil, writeHeule, wholes | rim, 0},
		{"darmstadt", nil, writeDarmstadt, halves | wholes | rim, 0},
		{"cs106b", readCS106B, writeCS106B, halves, 26},
		{"pairs", nil, writePairs, halves, 0},
		{"codes", nil, writeCodes, halves | hexagons, 26},
		{"ltree", nil, writeLTree, halves, 0},
		{"haskell", readHaskell, writeHaskell, all | anyGrid | pasted, 0},
		{"csharp", readCSharp, writeCSharp, all | anyGrid | pasted, 0},
		{"prolog", nil, writeProlog, all | anyGrid | pasted, 0},
		{"arc", nil, writeArc, halves | pasted, 0},
		{"sql", nil, writeSQL, all | pasted, 0},
	}...)
}
