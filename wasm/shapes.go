package main

import (
	"edgewise/solver/puzzle"
	"edgewise/solver/search"
)

// The shapes that cross to JavaScript, under the names that web/types.d.ts has
// for them.

// Fault is what is wrong: a code, its arguments, and where (0-based).
type Fault struct {
	Code string
	Args map[string]any
	At   map[string]any
}

func (f Fault) members() object {
	return object{
		{"code", f.Code},
		{"args", f.Args},
		{"at", f.At},
	}
}

func faultOf(f *puzzle.Fault) Fault {
	at := map[string]any{}
	for name, number := range f.At {
		at[name] = number
	}
	return Fault{f.Code, f.Args, at}
}

// Count crosses as a number up to 2^53, as a decimal string above.
type Count = search.Number

func countsOf(numbers []uint64) []Count {
	counts := make([]Count, len(numbers))
	for i, n := range numbers {
		counts[i] = search.NumberOf(n)
	}
	return counts
}

// Seat is one side of one cell: [cell, side].
type Seat [2]int

// Laid is what lies on a cell, [tile, turn], or nil.
type Laid *[2]int

// Board is what lies on each cell, in reading order.
type Board []Laid

// Puzzle is all that the page needs to know about a puzzle.
type Puzzle struct {
	ID         string
	Name       string
	By         string
	Grid       Grid
	Tiles      []string
	Copies     [][]int
	Edges      map[string]any // of EdgeMeaning
	Motifs     []Motif
	Halves     [2]string
	Framed     bool
	Frame      string
	MayTurn    bool
	Clues      []Clue
	BoardTurns int
	Art        string
	Why        []Fault
}

func (p Puzzle) members() object {
	return object{
		{"id", p.ID},
		{"name", p.Name},
		{"by", p.By},
		{"grid", p.Grid},
		{"tiles", list(p.Tiles)},
		{"copies", list(p.Copies)},
		{"edges", p.Edges},
		{"motifs", list(p.Motifs)},
		{"halves", list(p.Halves[:])},
		{"framed", p.Framed},
		{"frame", p.Frame},
		{"mayTurn", p.MayTurn},
		{"clues", list(p.Clues)},
		{"boardTurns", p.BoardTurns},
		{"art", p.Art},
		{"why", list(p.Why)},
	}
}

// Grid is the table of cells.
type Grid struct {
	Name  string
	Sides int
	Cells []Cell
}

func (g Grid) members() object {
	return object{
		{"name", g.Name},
		{"sides", g.Sides},
		{"cells", list(g.Cells)},
	}
}

// Cell is a place on the grid; beyond a side on the rim there is nil.
type Cell struct {
	Row    int
	Column int
	Beyond []*Seat
}

func (c Cell) members() object {
	return object{
		{"row", c.Row},
		{"column", c.Column},
		{"beyond", list(c.Beyond)},
	}
}

// Motif is one picture: its head, its tail or "", and its name or "".
type Motif struct {
	Head string
	Tail string
	Name string
}

func (m Motif) members() object {
	return object{
		{"head", m.Head},
		{"tail", m.Tail},
		{"name", m.Name},
	}
}

// EdgeMeaning says which motif an edge shows, and which half of it.
type EdgeMeaning struct {
	Motif int
	Half  string
}

func (e EdgeMeaning) members() object {
	return object{
		{"motif", e.Motif},
		{"half", e.Half},
	}
}

// Clue is a placement fixed by the puzzle.
type Clue struct {
	Cell int
	Tile int
	Turn int
}

func (c Clue) members() object {
	return object{
		{"cell", c.Cell},
		{"tile", c.Tile},
		{"turn", c.Turn},
	}
}

// Opened is a text that was read, or what is wrong with it and what is kept.
type Opened struct {
	Puzzle  *Puzzle
	Board   Board
	Notes   []Fault
	Problem *Fault
	Kept    *Kept
	Foreign *Foreign
}

func (o Opened) members() object {
	shape := object{{"notes", list(o.Notes)}}
	if o.Puzzle != nil {
		shape = append(shape, member{"puzzle", o.Puzzle})
	}
	if o.Board != nil {
		shape = append(shape, member{"board", list(o.Board)})
	}
	if o.Problem != nil {
		shape = append(shape, member{"problem", o.Problem})
	}
	if o.Kept != nil {
		shape = append(shape, member{"kept", o.Kept})
	}
	if o.Foreign != nil {
		shape = append(shape, member{"foreign", o.Foreign})
	}
	return shape
}

// Foreign is in what other notation a text was written.
type Foreign struct {
	Format string
	Order  string
	Orders []string
}

func (f Foreign) members() object {
	return object{
		{"format", f.Format},
		{"order", f.Order},
		{"orders", list(f.Orders)},
	}
}

// Kept is what can be kept of a text that does not read.
type Kept struct {
	Grid     string
	Expected int
	Tiles    []string
	Name     string
	Text     string
	SVG      string
}

func (k Kept) members() object {
	return object{
		{"grid", k.Grid},
		{"expected", k.Expected},
		{"tiles", list(k.Tiles)},
		{"name", k.Name},
		{"text", k.Text},
		{"svg", k.SVG},
	}
}

// Drawing is all that the page needs to draw a puzzle.
type Drawing struct {
	Symbols string
	Art     string
	ViewBox [4]float64
	Cells   []DrawingCell
	Seams   []DrawingSeam
	Turn    float64
	Sink    float64
	Outline string
	Card    string
}

func (d Drawing) members() object {
	return object{
		{"symbols", d.Symbols},
		{"art", d.Art},
		{"viewBox", list(d.ViewBox[:])},
		{"cells", list(d.Cells)},
		{"seams", list(d.Seams)},
		{"turn", d.Turn},
		{"sink", d.Sink},
		{"outline", d.Outline},
		{"card", d.Card},
	}
}

// DrawingCell is where the symbols of a cell go, and its letters from there.
type DrawingCell struct {
	X       float64
	Y       float64
	Angle   float64
	Letters [][2]float64
}

func (d DrawingCell) members() object {
	return object{
		{"x", d.X},
		{"y", d.Y},
		{"angle", d.Angle},
		{"letters", list(d.Letters)},
	}
}

// DrawingSeam is the frame of a seam as seen from side A.
type DrawingSeam struct {
	A     Seat
	B     Seat
	X     float64
	Y     float64
	Angle float64
}

func (d DrawingSeam) members() object {
	return object{
		{"a", d.A},
		{"b", d.B},
		{"x", d.X},
		{"y", d.Y},
		{"angle", d.Angle},
	}
}

// BoardState is what a board shows; seams are indices into the drawing's.
type BoardState struct {
	Matched   []int
	Conflicts []int
	Misframed []Seat
	Score     int
	Seams     int
	Filled    int
	Solved    bool
}

func (b BoardState) members() object {
	return object{
		{"matched", list(b.Matched)},
		{"conflicts", list(b.Conflicts)},
		{"misframed", list(b.Misframed)},
		{"score", b.Score},
		{"seams", b.Seams},
		{"filled", b.Filled},
		{"solved", b.Solved},
	}
}

// Report is where a search stands.
type Report struct {
	Done         bool
	Nodes        Count
	Tries        *Count
	Arrangements Count
	Pictures     Count
	Solutions    Count
	Sizes        []Size
	Swaps        Count
	Depths       []Count
	DeadEnds     []Count
	Order        []int
	Choice       Choice
	Kept         int
}

func (r Report) members() object {
	shape := object{
		{"done", r.Done},
		{"nodes", r.Nodes},
		{"arrangements", r.Arrangements},
		{"pictures", r.Pictures},
		{"solutions", r.Solutions},
		{"sizes", list(r.Sizes)},
		{"swaps", r.Swaps},
		{"depths", list(r.Depths)},
		{"deadEnds", list(r.DeadEnds)},
		{"order", list(r.Order)},
		{"choice", r.Choice},
		{"kept", r.Kept},
	}
	if r.Tries != nil {
		shape = append(shape, member{"tries", *r.Tries})
	}
	return shape
}

// Choice is the order of a search and how it was come by.
type Choice struct {
	Order    string
	Reason   string
	Compared []Candidate
}

func (c Choice) members() object {
	return object{
		{"order", c.Order},
		{"reason", c.Reason},
		{"compared", list(c.Compared)},
	}
}

// Candidate is an order and the decimal logarithm of the nodes expected with it.
type Candidate struct {
	Order string
	Nodes *float64
}

func (c Candidate) members() object {
	return object{
		{"order", c.Order},
		{"nodes", c.Nodes},
	}
}

// Size is how many solutions look different in so many turns of the board.
type Size struct {
	Pictures  int
	Solutions Count
}

func (s Size) members() object {
	return object{
		{"pictures", s.Pictures},
		{"solutions", s.Solutions},
	}
}

// Started is the handle of a new search.
type Started struct{ Search int }

func (s Started) members() object { return object{{"search", s.Search}} }

// Linked is a puzzle written as a link's hash.
type Linked struct{ Link string }

func (l Linked) members() object { return object{{"link", l.Link}} }

// Fixed is a puzzle with clues for a board, written as a link's hash, and why it
// cannot be solved, if that is known.
type Fixed struct {
	Link string
	Why  []Fault
}

func (f Fixed) members() object {
	return object{
		{"link", f.Link},
		{"why", list(f.Why)},
	}
}

// Pictured is one complete picture.
type Pictured struct{ SVG string }

func (p Pictured) members() object { return object{{"svg", p.SVG}} }

// Boards are some of the boards that a search keeps.
type Boards struct{ Boards []Board }

func (b Boards) members() object { return object{{"boards", list(b.Boards)}} }

// Dropped says that a search is forgotten.
type Dropped struct{}

func (Dropped) members() object { return object{} }
