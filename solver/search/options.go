package search

import (
	"slices"
	"strconv"
	"strings"
)

// A Mode says how a search works. The three counts are the same in every mode.
type Mode int

const (
	Fast  Mode = iota // fewest nodes: order chosen, copies treated as one tile, symmetry broken
	Plain             // the textbook search: compares tile by tile and counts tries; each trick is a switch
	Raw               // the nodes of Plain through tables, tries not counted
)

var modeNames = [...]string{Fast: "fast", Plain: "plain", Raw: "raw"}

// String returns the mode's name, such as "fast".
func (m Mode) String() string { return modeNames[m] }

// ModeNamed returns the mode with a name; it reports false when there is none.
func ModeNamed(name string) (mode Mode, known bool) {
	i := slices.Index(modeNames[:], name)
	return Mode(i), i >= 0
}

// An Order is a way to choose the sequence in which cells are filled.
type Order string

// The orders. In plain and raw mode, Auto means Row.
const (
	Auto     Order = "auto"      // whichever is expected to have the smallest tree
	Row      Order = "row"       // reading order
	Column   Order = "column"    // column by column, from the left
	Spiral   Order = "spiral"    // from the centre outwards
	Inward   Order = "spiral-in" // ring by ring, from the rim inwards
	Diagonal Order = "diagonal"  // from the top left corner to the bottom right one
	Frame    Order = "frame"     // all round the rim, then row by row
	Clues    Order = "clues"     // from the clues outwards
	Custom   Order = "custom"    // the cells in Options.Cells
)

// Orders lists the orders that have a name to ask for; Auto comes first.
func Orders() []Order {
	return []Order{Auto, Row, Column, Spiral, Inward, Diagonal, Frame, Clues}
}

// Options say what a search does.
type Options struct {
	Mode  Mode
	Order Order  // "" means Auto
	Cells []int  // a custom order: every cell once. Order is then only its name.
	Keep  int    // how many boards to keep, one per solution
	Once  bool   // treat copies as one tile: try only one of them at a cell. Fast mode always does.
	Fixed bool   // fix the turn of one tile ([Plan.Fixed]), because the whole board could be turned. Fast mode breaks the symmetry in its own way.
	Most  uint64 // stop once this many pictures are found; 0 means find all. A search that breaks symmetry may count several at once, so it may exceed Most.
	First bool   // stop at the first picture that represents its solution

	// Marked says which tile to mark to break the symmetry of the board, counted from 0 among
	// those that can be marked; too large a number means 0. With Auto, fast mode ignores it and
	// chooses the tile with the fewest expected nodes.
	Marked int
}

// once reports whether the search treats copies as one tile.
func (o *Options) once() bool { return o.Mode == Fast || o.Once }

// variant returns the mode, the switches that are on, and the marked tile unless it is the first:
// "plain.once.fixed", "fast.mark2". Two searches with the same variant and order visit the same
// nodes.
func (o *Options) variant() string {
	name := o.Mode.String()
	if o.Mode != Fast && o.Once {
		name += ".once"
	}
	if o.Mode != Fast && o.Fixed {
		name += ".fixed"
	}
	if o.Marked > 0 {
		name += markSwitch + strconv.Itoa(o.Marked)
	}
	return name
}

const markSwitch = ".mark"

// variant returns the variant of the plan's options, with the tile that the plan marked.
func (plan *Plan) variant() string {
	o := plan.options
	o.Marked = plan.symmetry.marked
	return o.variant()
}

// setVariant sets what variant wrote. It reports false for any other text.
func (o *Options) setVariant(variant string) (known bool) {
	_, marked, _ := strings.Cut(variant, markSwitch)
	o.Marked, _ = strconv.Atoi(marked)
	for mode := range modeNames {
		for switches := range 4 {
			o.Mode, o.Once, o.Fixed = Mode(mode), switches&1 > 0, switches&2 > 0
			if o.variant() == variant {
				return true
			}
		}
	}
	return false
}
