package foreign

// A format is how puzzles are written in it, and which it can write. What else of
// a puzzle it carries is what comes back when it is read.
type format struct {
	id    string
	write func(w *writing) string // nil for what is only read

	halves  bool // has two halves of a motif
	whole   bool // has motifs that mate with themselves
	mixed   bool // has both at once
	nothing bool // has edges that mate with nothing
	frame   bool // has a rim
	link    bool // has the tiles as they lie, and only those
	square  bool // has only as many rows as columns
	hexagon bool // has grids of hexagons
	any     bool // has every grid
	pasted  bool // is a piece of a program, and not found out again when it is read
	most    int  // so many motifs at most, and the greatest number of one; 0 for any
}

func formats() []format {
	return []format{
		{id: "bucas", write: writeBucas, whole: true, frame: true, link: true, most: 25},
		{id: "eternity2", write: writeEternityLink, whole: true, frame: true, link: true, most: 25},
		{id: "eternity2-json", write: writeEternityJSON, whole: true, frame: true},
		{id: "mcgavin", write: writeMcGavin, whole: true, frame: true, square: true},
		{id: "pieces", write: writePieces, whole: true, frame: true},
		{id: "owen", write: writeOwen, whole: true, frame: true},
		{id: "heule", write: writeHeule, whole: true, frame: true},
		{id: "darmstadt", write: writeDarmstadt, halves: true, whole: true, frame: true},
		{id: "dobrogost", write: writeDobrogost, whole: true, frame: true},
		{id: "cs106b", write: writeCS106B, halves: true, most: 26},
		{id: "letters", write: writeLetters, halves: true, most: 26, hexagon: true},
		{id: "signed", write: writeSigned, halves: true, frame: true, hexagon: true},
		{id: "csv", write: writeCSV, halves: true},
		{id: "pairs", write: writePairs, halves: true},
		{id: "ltree", write: writeLTree, halves: true},
		{id: "codes", write: writeCodes, halves: true, most: 26, hexagon: true},
		{id: "legespiel", write: writeLegespiel, halves: true, whole: true, mixed: true, nothing: true},
		{id: "mheironimus", write: writeMheironimus, halves: true},
		{id: "jogay", write: writeJoGay, whole: true},
		{id: "tetravex", write: writeTetraVex, whole: true, most: 9},
		{id: "json", write: writeObject, halves: true, whole: true, mixed: true, nothing: true, frame: true, any: true},
		{id: "go", write: writeGo, halves: true, whole: true, mixed: true, nothing: true, frame: true, any: true, pasted: true},
		{id: "python", write: writePython, halves: true, whole: true, mixed: true, nothing: true, frame: true, any: true, pasted: true},
		{id: "javascript", write: writeJavaScript, halves: true, whole: true, mixed: true, nothing: true, frame: true, any: true, pasted: true},
		{id: "haskell", write: writeHaskell, halves: true, whole: true, mixed: true, nothing: true, frame: true, any: true, pasted: true},
		{id: "csharp", write: writeCSharp, halves: true, whole: true, mixed: true, nothing: true, frame: true, any: true, pasted: true},
		{id: "prolog", write: writeProlog, halves: true, whole: true, mixed: true, nothing: true, frame: true, any: true, pasted: true},
		{id: "sql", write: writeSQL, halves: true, whole: true, mixed: true, nothing: true, frame: true, pasted: true},
		{id: "arc", write: writeArc, halves: true, pasted: true},
		{id: "drawing"},
		{id: "list"},
	}
}
