package search

import (
	"slices"
	"strconv"
	"strings"
)

// A Mode says how a search goes about it. The three counts are the same in
// every mode.
type Mode int

const (
	Fast  Mode = iota // fewest nodes: chosen order, copies merged, symmetry broken
	Plain             // the textbook: direct comparison, tries counted; each trick is a switch
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

// The orders. To Plain and Raw, Auto is Row.
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
	Once  bool   // copies as one: of several only one is tried at a cell. Fast mode always does so.
	Fixed bool   // one tile's turn is fixed ([Plan.Fixed]), as the board could be turned. Fast mode has its own ways to that.
	Most  uint64 // stop once this many pictures are found; 0 means find all. A search that breaks symmetry finds some by turning the board, several at once.
	First bool   // stop at the first picture that stands for its solution

	// Marked is which tile is marked of those that could be, so as to break the symmetry of the
	// board, counted from 0; the first where there are not so many. Auto finds out which leaves
	// the fewest nodes.
	Marked int
}

// once reports whether the search lays copies as one.
func (o *Options) once() bool { return o.Mode == Fast || o.Once }

// manner is the mode, which of its switches are on, and which tile is marked, unless it is the
// first that could be: "plain.once.fixed", "fast.mark2". Two searches in the same manner, with
// the same order, make the same nodes.
func (o *Options) manner() string {
	name := o.Mode.String()
	if o.Mode != Fast && o.Once {
		name += ".once"
	}
	if o.Mode != Fast && o.Fixed {
		name += ".fixed"
	}
	if o.Marked > 0 {
		name += markedBy + strconv.Itoa(o.Marked)
	}
	return name
}

const markedBy = ".mark"

// manner is that of the plan's options, with the tile that was marked.
func (plan *Plan) manner() string {
	o := plan.options
	o.Marked = plan.symmetry.marked
	return o.manner()
}

// setManner is the reverse of manner. It reports false for anything that manner
// does not write.
func (o *Options) setManner(manner string) (known bool) {
	_, marked, _ := strings.Cut(manner, markedBy)
	o.Marked, _ = strconv.Atoi(marked)
	for mode := range modeNames {
		for switches := range 4 {
			o.Mode, o.Once, o.Fixed = Mode(mode), switches&1 > 0, switches&2 > 0
			if o.manner() == manner {
				return true
			}
		}
	}
	return false
}
