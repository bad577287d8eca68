package foreign

// A format is how puzzles are written in it, and what of them it can carry.
type format struct {
	id    string
	write func(w *writing) string // nil for what is only read

	halves  bool // has two halves of a motif
	whole   bool // has motifs that mate with themselves
	mixed   bool // has both at once
	nothing bool // has edges that mate with nothing
	frame   bool // has a rim
	rim     bool // says whether there is a rim, and needs no count of its edges
	clues   bool // has fixed tiles
	board   bool // has a position
	link    bool // has only the tiles that lie
	names   bool // has names of motifs
	title   bool // has a name of the puzzle
	maker   bool // has who made it
	size    bool // says width and height
	square  bool // has only as many rows as columns
	upright bool // means tiles that may not be turned
	hexagon bool // has grids of hexagons
	any     bool // has every grid
	all     bool // has everything that the own notation has
	pasted  bool // is a piece of a program, and not found out again when it is read
	most    int  // so many motifs at most, 0 for any number
}

func formats() []format {
	return []format{
		{id: "bucas", write: writeBucas, whole: true, frame: true, rim: true, board: true, link: true, title: true, size: true, most: 25},
		{id: "eternity2", write: writeEternityLink, whole: true, frame: true, rim: true, board: true, link: true, clues: true, title: true, size: true, most: 25},
		{id: "eternity2-json", write: writeEternityJSON, whole: true, frame: true, clues: true, title: true, size: true},
		{id: "mcgavin", write: writeMcGavin, whole: true, frame: true, clues: true, size: true, square: true},
		{id: "pieces", write: writePieces, whole: true, frame: true},
		{id: "owen", write: writeOwen, whole: true, frame: true, size: true},
		{id: "heule", write: writeHeule, whole: true, frame: true, clues: true},
		{id: "darmstadt", write: writeDarmstadt, halves: true, whole: true, frame: true, rim: true, size: true},
		{id: "dobrogost", write: writeDobrogost, whole: true, frame: true, board: true, title: true, size: true},
		{id: "cs106b", write: writeCS106B, halves: true, most: 26},
		{id: "letters", write: writeLetters, halves: true, most: 26, hexagon: true},
		{id: "signed", write: writeSigned, halves: true, frame: true, hexagon: true},
		{id: "csv", write: writeCSV, halves: true, names: true},
		{id: "pairs", write: writePairs, halves: true},
		{id: "ltree", write: writeLTree, halves: true, names: true},
		{id: "codes", write: writeCodes, halves: true, most: 26, hexagon: true},
		{id: "legespiel", write: writeLegespiel, halves: true, whole: true, mixed: true, nothing: true, names: true, title: true, size: true},
		{id: "mheironimus", write: writeMheironimus, halves: true, names: true, size: true},
		{id: "jogay", write: writeJoGay, whole: true, names: true, title: true, maker: true, size: true},
		{id: "tetravex", write: writeTetraVex, whole: true, upright: true, most: 9},
		{id: "json", write: writeObject, all: true},
		{id: "go", write: writeGo, halves: true, whole: true, mixed: true, nothing: true, frame: true, rim: true, title: true, size: true, any: true, pasted: true},
		{id: "python", write: writePython, halves: true, whole: true, mixed: true, nothing: true, frame: true, rim: true, title: true, size: true, any: true, pasted: true},
		{id: "javascript", write: writeJavaScript, halves: true, whole: true, mixed: true, nothing: true, frame: true, rim: true, title: true, size: true, any: true, pasted: true},
		{id: "drawing"},
		{id: "words"},
		{id: "program"},
	}
}
