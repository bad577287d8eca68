package search

import (
	"slices"
	"sort"

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

// A stock is a set of tiles that a search does not tell apart: all copies of
// a kind in fast mode, else a single tile. A clue's tile is a stock of its own.
type stock struct {
	kind  int
	tile  int // its lowest tile
	count int // tiles in it
	clue  int // the cell it is fixed to, or free
	first int // its first look
	looks int
}

// free marks a stock that no clue fixes.
const free = -1

// A look is one of a stock's tiles in one turn that looks new.
type look struct {
	edges  uint64 // by side, edgeBits each
	bits   uint64 // the availability bits of all looks of its stock, in this look's word
	stock  int32
	kind   int32 // of the puzzle
	look   int32 // of that kind
	copies bool  // whether its stock has more than one tile
}

// edge is the number of the edge that a side of the look shows.
func (l *look) edge(side int) uint8 { return uint8(l.edges >> (side * edgeBits)) }

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
	plan.stock()
	plan.swaps = plan.countSwaps()
	plan.symmetry = plan.findSymmetry()
	plan.listSteps()
}

// Mode is how a search of the plan goes about it.
func (plan *Plan) Mode() Mode { return plan.options.Mode }

// Order is the sequence in which cells are filled, and how it was come by.
func (plan *Plan) Order() ([]int, Choice) { return slices.Clone(plan.order), plan.choice }

// stock sorts the tiles into stocks and lists their looks. In plain mode the
// looks stand in the order in which the textbook tries them.
func (plan *Plan) stock() {
	p := plan.puzzle
	fixed := make([]int, len(p.Tiles())) // per tile: the cell of its clue, or free
	fixedTurn := make([]int, len(p.Tiles()))
	for tile := range fixed {
		fixed[tile] = free
	}
	for _, clue := range p.Clues() {
		fixed[clue.Tile], fixedTurn[clue.Tile] = clue.Cell, clue.Turn
	}
	number := plan.numberEdges()

	plan.stocks = make([]stock, 0, len(p.Tiles()))
	plan.looks = make([]look, 0, len(p.Tiles())*p.Grid().Sides)
	group := none
	add := func(kind, tile, ahead, count, clue, firstTurn, turns int) {
		k := &p.Kinds()[kind]
		if plan.options.Mode != Plain {
			// A group begins a word, and a used-up stock is masked out of one word.
			sides := plan.frameSides(k.Tiles[0])
			for n := len(plan.looks) % 64; n > 0 && (sides != group || n+turns > 64); n = len(plan.looks) % 64 {
				plan.looks = append(plan.looks, look{stock: none})
			}
			group = sides
		}
		first := len(plan.looks)
		plan.stocks = append(plan.stocks, stock{kind: kind, tile: tile, count: count, clue: clue, first: first, looks: turns})
		for turn := firstTurn; turn < firstTurn+turns; turn++ {
			l := look{stock: int32(len(plan.stocks) - 1), kind: int32(kind), look: int32((turn + ahead) % k.Looks), copies: count > 1}
			for side := range p.Grid().Sides {
				l.edges |= uint64(number[p.Tiles()[tile].At(side, turn)]) << (side * edgeBits)
			}
			if plan.options.Mode != Plain {
				l.bits = (1<<turns - 1) << (first % 64)
			}
			plan.looks = append(plan.looks, l)
		}
	}
	if plan.options.Mode == Fast {
		for _, kind := range plan.byFrame(len(p.Kinds()), func(kind int) int { return p.Kinds()[kind].Tiles[0] }) {
			k := &p.Kinds()[kind]
			loose := 0
			for i, tile := range k.Tiles {
				if fixed[tile] == free {
					loose++
				} else {
					add(kind, tile, k.Look(i, 0), 1, fixed[tile], fixedTurn[tile], 1)
				}
			}
			if loose > 0 {
				add(kind, k.Tiles[0], 0, loose, free, 0, k.Looks)
			}
		}
	} else {
		kindOf, ahead := kindOfTiles(p)
		for _, tile := range plan.byFrame(len(p.Tiles()), func(tile int) int { return tile }) {
			firstTurn, turns := 0, p.Kinds()[kindOf[tile]].Looks
			if fixed[tile] != free {
				firstTurn, turns = fixedTurn[tile], 1
			}
			add(kindOf[tile], tile, ahead[tile], 1, fixed[tile], firstTurn, turns)
		}
	}
}

// byFrame puts n kinds or tiles in the order in which their looks stand: those
// that show the frame's edge on most sides first. A cell of a framed board takes
// tiles of one such group only, so that most of its rows need one word.
func (plan *Plan) byFrame(n int, tileOf func(int) int) []int {
	order := make([]int, n)
	for i := range order {
		order[i] = i
	}
	if _, framed := plan.puzzle.Frame(); framed && plan.options.Mode != Plain {
		sort.SliceStable(order, func(i, j int) bool {
			return plan.frameSides(tileOf(order[i])) > plan.frameSides(tileOf(order[j]))
		})
	}
	return order
}

// frameSides is on how many sides a tile shows the frame's edge.
func (plan *Plan) frameSides(tile int) (sides int) {
	if frame, framed := plan.puzzle.Frame(); framed {
		for _, edge := range plan.puzzle.Tiles()[tile] {
			if edge == frame {
				sides++
			}
		}
	}
	return sides
}

// kindOfTiles gives each tile's kind, and the look of it that the tile shows
// unturned.
func kindOfTiles(p *puzzle.Puzzle) (kind, ahead []int) {
	kind, ahead = make([]int, len(p.Tiles())), make([]int, len(p.Tiles()))
	for number := range p.Kinds() {
		k := &p.Kinds()[number]
		for i, tile := range k.Tiles {
			kind[tile], ahead[tile] = number, k.Look(i, 0)
		}
	}
	return kind, ahead
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
