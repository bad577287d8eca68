package search

import (
	"slices"

	"edgewise/solver/puzzle"
)

// edgeBits is the width of an edge's number where all edges of a look stand in
// one 64-bit word: side i in bits i*8 to i*8+7. So a cell has at most 8 sides.
const edgeBits = 8

// A Plan is a puzzle made ready for searching: everything about a search that
// does not depend on what lies on the board. It is never changed and may be
// shared by many searches.
type Plan struct {
	puzzle  *puzzle.Puzzle
	options Options

	order    []int // the cell of each step
	when     []int // the step of each cell
	choice   Choice
	steps    []step
	stocks   []stock
	looks    []look // all looks of all stocks, stock after stock; look i is bit i%64 of word i/64
	rows     []row  // of all tables, one after the other
	more     []row  // the further words of rows that need more than one; 0 is none
	symmetry symmetry
	swaps    Number // in how many ways copies can change places

	edges    int                    // how many different edges the tiles show; they are numbered from 0
	mate     [puzzle.MaxEdges]uint8 // per edge number: that of its mate, or noEdge
	frame    uint8                  // the number of the frame's edge, or noEdge
	isFramed bool
}

// noEdge stands for an edge that no tile shows.
const noEdge = ^uint8(0)

// A step fills one cell.
type step struct {
	cell   int
	beside []beside // its sides whose neighbours were filled before
	keys   []key    // what chooses the row of the table, by step
	check  []beside // the sides that the row leaves open
	table  int      // the first row of its table
	clue   int      // the stock of the clue on this cell, or free

	// What chooses the row of the next step: its table, what each look laid at
	// this step adds, and the keys of tiles laid before.
	next  int
	adds  []int32
	older key   // the first of those keys
	rest  []key // the others
	last  bool  // whether the marked tile must be laid here at the latest
}

// special reports whether a search that comes to the step has more to do than
// to look up one key.
func (s *step) special() bool { return len(s.rest) > 0 || len(s.check) > 0 || s.last }

// A beside is a side of a step's cell whose neighbour is filled already.
type beside struct {
	side     int // of the step's cell
	cell     int // the neighbour
	cellSide int // its side
}

// Compile works out how to search a puzzle.
func Compile(p *puzzle.Puzzle, o Options) *Plan {
	plan := &Plan{puzzle: p, options: o}
	plan.choose()
	if o.Mode != Plain {
		plan.tabulate()
	}
	return plan
}

// prepare gives the plan an order and lists what follows from it.
func (plan *Plan) prepare(order []int, name Order, why Reason) {
	plan.order, plan.choice = order, Choice{Order: name, Reason: why}
	plan.listStocks()
	plan.swaps = plan.countSwaps()
	plan.symmetry = plan.findSymmetry()
	plan.listSteps()
}

// Puzzle is what is searched.
func (plan *Plan) Puzzle() *puzzle.Puzzle { return plan.puzzle }

// Keeping is the plan, but for how many boards its searches keep.
func (plan *Plan) Keeping(boards int) *Plan {
	other := *plan
	other.options.Keep = boards
	return &other
}

// Mode is how a search of the plan goes about it.
func (plan *Plan) Mode() Mode { return plan.options.Mode }

// Order is the sequence in which cells are filled, and how it was come by.
func (plan *Plan) Order() ([]int, Choice) { return slices.Clone(plan.order), plan.choice }

// ComparedAt is how many of the tries at each step were compared with a neighbour, in
// plain mode: all, or none where none was filled before, as beside the first cell.
func (plan *Plan) ComparedAt(found Found) []uint64 {
	compared := slices.Clone(found.TriesAt)
	for i := range compared {
		if len(plan.steps[i].beside) == 0 {
			compared[i] = 0
		}
	}
	return compared
}

// Compared is how many of the tries were compared with a neighbour.
func (plan *Plan) Compared(found Found) (tries uint64) {
	for _, n := range plan.ComparedAt(found) {
		tries += n
	}
	return tries
}

// numberEdges numbers the edges on the tiles from 0, so that tables are small.
func (plan *Plan) numberEdges() (number [puzzle.MaxEdges]uint8) {
	var seen []puzzle.Edge
	for edge := range number {
		number[edge], plan.mate[edge] = noEdge, noEdge
	}
	for _, tile := range plan.puzzle.Tiles() {
		for _, edge := range tile {
			if number[edge] == noEdge {
				number[edge] = uint8(len(seen))
				seen = append(seen, edge)
			}
		}
	}
	plan.edges = len(seen)
	mates := plan.puzzle.Mates()
	for i, edge := range seen {
		if mate := mates[edge]; mate != puzzle.Nothing {
			plan.mate[i] = number[mate]
		}
	}
	frame, framed := plan.puzzle.Frame()
	plan.frame, plan.isFramed = noEdge, framed
	if framed {
		plan.frame = number[frame]
	}
	return number
}

// listSteps lists the steps: for each cell of the order, which of its neighbours
// are filled before it.
func (plan *Plan) listSteps() {
	grid := plan.puzzle.Grid()
	plan.when = make([]int, len(grid.Cells))
	for i, cell := range plan.order {
		plan.when[cell] = i
	}
	plan.steps = make([]step, len(plan.order))
	besides := make([]beside, 0, len(grid.Seams))
	for i, cell := range plan.order {
		first := len(besides)
		for side, beyond := range grid.Cells[cell].Beyond {
			if beyond != puzzle.Rim && plan.when[beyond.Cell] < i {
				besides = append(besides, beside{side: side, cell: beyond.Cell, cellSide: beyond.Side})
			}
		}
		plan.steps[i] = step{cell: cell, beside: slices.Clip(besides[first:]), clue: free}
	}
	for number, s := range plan.stocks {
		if s.clue != free {
			plan.steps[plan.when[s.clue]].clue = number
		}
	}
}
