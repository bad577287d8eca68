package search

import "slices"

// A Mode says how a search goes about it. The three counts are the same in
// every mode.
type Mode int

const (
	Fast  Mode = iota // fewest nodes: chosen order, copies merged, symmetry broken
	Plain             // the textbook: reading order, direct comparison, tries counted
	Raw               // the nodes of Plain, through tables, tries not counted
)

var modeNames = [...]string{Fast: "fast", Plain: "plain", Raw: "raw"}

// String is the mode's name: "fast".
func (m Mode) String() string { return modeNames[m] }

// ModeNamed is the mode of a name, if there is one.
func ModeNamed(name string) (mode Mode, known bool) {
	i := slices.Index(modeNames[:], name)
	return Mode(i), i >= 0
}

// An Order is a way to choose the sequence in which cells are filled.
type Order string

// The orders. Plain and Raw always take Row.
const (
	Auto     Order = "auto"      // whichever promises the smallest tree
	Row      Order = "row"       // reading order
	Column   Order = "column"    // line after line, from the left
	Spiral   Order = "spiral"    // from the centre outwards
	Inward   Order = "spiral-in" // ring after ring, from the rim inwards
	Diagonal Order = "diagonal"  // from the top left corner to the bottom right one
	Frame    Order = "frame"     // the rim all the way round, then row by row
	Clues    Order = "clues"     // from the clues outwards
	Custom   Order = "custom"    // the cells that the options list
)

// Orders lists the orders that can be asked for by name; Auto comes first.
func Orders() []Order {
	return []Order{Auto, Row, Column, Spiral, Inward, Diagonal, Frame, Clues}
}

// Options say what a search is to do.
type Options struct {
	Mode  Mode
	Order Order  // "" means Auto
	Cells []int  // an order of one's own: every cell once. Order is then no more than its name.
	Keep  int    // how many boards to keep, one per solution
	Most  uint64 // stop once this many pictures are found; 0 means find all. Fast mode finds some by turning the board, several at once.
	First bool   // stop at the first picture that stands for its solution
}
