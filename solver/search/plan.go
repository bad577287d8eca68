package search

import (
	"slices"

	"edgewise/solver/puzzle"
)

// edgeBits is the width of an edge number in the 64-bit word that holds all edges of a look: side
// i has bits i*8 to i*8+7. So a cell has at most 8 sides.
const edgeBits = 8

// A Plan holds everything about a search of a puzzle that does not depend on the tiles on the
// board. It never changes once compiled, so many searches may share it.
type Plan struct {
	puzzle  *puzzle.Puzzle
	options Options

	order    []int // the cell of each step
	when     []int // the step of each cell
	choice   Choice
	steps    []step
	stocks   []stock
	looks    []look // all looks of all stocks, stock after stock; look i is bit i%64 of word i/64
	rows     []row  // the rows of all tables, one table after the other
	more     []row  // further words of rows that need more than one; index 0 means none
	symmetry symmetry
	swaps    Number // in how many ways the copies can change places

	edges    int                    // how many different edges the tiles show; they are numbered from 0
	mate     [puzzle.MaxEdges]uint8 // per edge number: the number of its mate, or noEdge
	frame    uint8                  // the number of the frame's edge, or noEdge
	isFramed bool
}

// noEdge stands for an edge that no tile shows.
const noEdge = ^uint8(0)

// A step fills one cell.
type step struct {
	cell   int
	filled []filledSide // the sides whose neighbours are filled before this cell
	keys   []key        // the neighbours that choose the row of the table, in order of their steps
	check  []filledSide // the sides that the row does not cover
	table  int          // index of the table's first row
	clue   int          // the stock of the clue on this cell, or free

	// These choose the row of the next step: the first row of its table, what each look laid at
	// this step adds, and the keys of tiles laid before.
	next  int
	adds  []int32
	older key   // the first of those keys
	rest  []key // the others
	last  bool  // whether the marked tile must lie on this cell unless it lies on an earlier one
}

// special reports whether a search that comes to the step has more to do than look up one key.
func (s *step) special() bool { return len(s.rest) > 0 || len(s.check) > 0 || s.last }

// A filledSide is a side of a step's cell whose neighbour is already filled.
type filledSide struct {
	side     int // of the step's cell
	cell     int // the neighbour
	cellSide int // the side of that neighbour
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

// prepare sets the plan's order and computes what follows from it, except the tables.
func (plan *Plan) prepare(order []int, name Order, why Reason) {
	plan.order, plan.choice = order, Choice{Order: name, Reason: why}
	plan.listStocks()
	plan.swaps = plan.countSwaps()
	plan.symmetry = plan.findSymmetry()
	plan.listSteps()
}

// Puzzle returns the puzzle that the plan searches.
func (plan *Plan) Puzzle() *puzzle.Puzzle { return plan.puzzle }

// Keeping returns a copy of the plan whose searches keep the given number of boards.
func (plan *Plan) Keeping(boards int) *Plan {
	other := *plan
	other.options.Keep = boards
	return &other
}

// Mode returns the mode of the plan's searches.
func (plan *Plan) Mode() Mode { return plan.options.Mode }

// Order returns the sequence in which the cells are filled, and how it was chosen.
func (plan *Plan) Order() ([]int, Choice) { return slices.Clone(plan.order), plan.choice }

// ComparedAt returns, in plain mode, how many tries at each step were compared with a neighbour:
// all of them, or none where no neighbour is filled before, as at the first cell.
func (plan *Plan) ComparedAt(found Found) []uint64 {
	compared := slices.Clone(found.TriesAt)
	for i := range compared {
		if len(plan.steps[i].filled) == 0 {
			compared[i] = 0
		}
	}
	return compared
}

// Compared returns how many of the tries were compared with a neighbour.
func (plan *Plan) Compared(found Found) (tries uint64) {
	for _, n := range plan.ComparedAt(found) {
		tries += n
	}
	return tries
}

// numberEdges numbers the edges on the tiles from 0, which keeps the tables small.
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

// listSteps lists the steps: for each cell of the order, which of its neighbours are filled
// before it.
func (plan *Plan) listSteps() {
	grid := plan.puzzle.Grid()
	plan.when = make([]int, len(grid.Cells))
	for i, cell := range plan.order {
		plan.when[cell] = i
	}
	plan.steps = make([]step, len(plan.order))
	filled := make([]filledSide, 0, len(grid.Seams))
	for i, cell := range plan.order {
		first := len(filled)
		for side, beyond := range grid.Cells[cell].Beyond {
			if beyond != puzzle.Rim && plan.when[beyond.Cell] < i {
				filled = append(filled, filledSide{side: side, cell: beyond.Cell, cellSide: beyond.Side})
			}
		}
		plan.steps[i] = step{cell: cell, filled: slices.Clip(filled[first:]), clue: free}
	}
	for number, s := range plan.stocks {
		if s.clue != free {
			plan.steps[plan.when[s.clue]].clue = number
		}
	}
}
