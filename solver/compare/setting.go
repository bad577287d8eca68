package compare

import (
	"slices"
	"sort"

	"edgewise/solver/puzzle"
	"edgewise/solver/search"
)

// A Setting says which textbook search is meant.
type Setting struct {
	Order search.Order // "" is Row
	Cells []int        // a custom order
	Once  bool         // treat copies as one tile
	Fixed bool         // fix one tile's turn
	Turns bool         // go through whole sequences, so that a dead end skips turns only
}

func (s *Setting) options() search.Options {
	return search.Options{Mode: search.Plain, Order: s.Order, Cells: s.Cells, Once: s.Once, Fixed: s.Fixed}
}

// A Searcher is a textbook search with or without Turns.
type Searcher interface {
	Step(budget int64) (over bool)
	Plan() *search.Plan
	Found() search.Found
	First() uint64
}

// Searcher starts the search that a setting means.
func (s *Setting) Searcher(p *puzzle.Puzzle) Searcher {
	plan := search.Compile(p, s.options())
	if s.Turns {
		return plan.Sequences()
	}
	return plan.Search()
}

// A Measure is something that a search counts.
type Measure string

// The measures, the usual one first.
const (
	Placements Measure = "placements"
	Tries      Measure = "tries"
	Compared   Measure = "compared" // tries with a neighbour to compare
	Misfits    Measure = "misfits"
	DeadEnds   Measure = "deadEnds"
)

// Measures lists the measures.
func Measures() []Measure { return []Measure{Placements, Tries, Compared, Misfits, DeadEnds} }

// of is what a search counts, cell by cell in its order.
func (m Measure) of(plan *search.Plan, found search.Found) []uint64 {
	switch m {
	case Tries:
		return found.TriesAt
	case Compared:
		return plan.ComparedAt(found)
	case Misfits:
		return found.Misfits()
	case DeadEnds:
		return found.DeadEnds
	}
	return found.Nodes
}

// mostSequenced is the most tiles for going through every sequence: nine have 9!, and ten would
// take too long.
const mostSequenced = 9

// A candidate is a setting and how it differs from the one that is meant.
type candidate struct {
	Setting
	differs Differs
}

// usual lists the settings that other programs commonly have: the one that is meant, then those
// that differ from it in one way, in two, and so on.
func usual(p *puzzle.Puzzle, meant Setting) []candidate {
	list := []candidate{{meant, Differs{}}}
	own := orderOf(p, meant)
	for _, order := range orders(p, meant) {
		for switches := range 8 {
			s := Setting{order.Order, order.Cells, switches&1 > 0, switches&2 > 0, switches&4 > 0}
			d := Differs{!slices.Equal(orderOf(p, order), own), s.Once != meant.Once, s.Fixed != meant.Fixed, s.Turns != meant.Turns}
			if d.ways() > 0 && (!s.Turns || len(p.Tiles()) <= mostSequenced && d.ways() <= slow) {
				list = append(list, candidate{s, d})
			}
		}
	}
	sort.SliceStable(list, func(i, j int) bool { return list[i].differs.ways() < list[j].differs.ways() })
	return list
}

// slow is the weight of going through every sequence in ways: it takes long, and few programs do
// that and differ in another way, too.
const slow = 2

// ways is the number of differences.
func (d Differs) ways() (n int) {
	for _, differs := range []bool{d.Order, d.Once, d.Fixed} {
		if differs {
			n++
		}
	}
	if d.Turns {
		n += slow
	}
	return n
}

// orders lists the orders in which people fill cells, each once, as settings without switches:
// the one that is meant comes first.
func orders(p *puzzle.Puzzle, meant Setting) (list []Setting) {
	var known [][]int
	add := func(order search.Order, cells []int) {
		s := Setting{Order: order, Cells: cells}
		if cells := orderOf(p, s); !slices.ContainsFunc(known, func(other []int) bool { return slices.Equal(cells, other) }) {
			known, list = append(known, cells), append(list, s)
		}
	}
	add(meant.Order, meant.Cells)
	for _, order := range search.Orders() {
		if order != search.Auto {
			add(order, nil)
		}
	}
	add(search.Custom, snake(p.Grid()))
	if p.Grid().Name == "3x3" {
		round, rows := Centred()
		add(search.Custom, round)
		add(search.Custom, rows)
	}
	return list
}

// Centred are the two orders from the centre that a reader of the first article used for nine
// cells: round the centre, and its row before the others.
//
//	9 2 3    4 5 6
//	8 1 4    2 1 3
//	7 6 5    7 8 9
func Centred() (round, rows []int) {
	return []int{4, 1, 2, 5, 8, 7, 6, 3, 0}, []int{4, 3, 5, 0, 1, 2, 6, 7, 8}
}

// orderOf is the order in which a setting fills the cells.
func orderOf(p *puzzle.Puzzle, s Setting) []int {
	order, _ := search.Compile(p, s.options()).Order()
	return order
}

// snake goes through the rows, every other one backwards.
func snake(grid *puzzle.Grid) []int {
	cells := make([]int, len(grid.Cells))
	for cell := range cells {
		cells[cell] = cell
	}
	sort.SliceStable(cells, func(i, j int) bool {
		one, other := &grid.Cells[cells[i]], &grid.Cells[cells[j]]
		switch {
		case one.Row != other.Row:
			return one.Row < other.Row
		case one.Row%2 == 1:
			return one.Column > other.Column
		}
		return one.Column < other.Column
	})
	return cells
}
