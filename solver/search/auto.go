package search

import (
	"math"
	"sort"

	"edgewise/solver/puzzle"
)

// A Choice is the order of a plan and how it was come by.
type Choice struct {
	Order  Order
	Reason Reason
	// Compared are, where orders were compared, those whose trees were probed, the smallest first:
	// the one that was taken with the tile that was marked in the end, the others with the first.
	Compared []Candidate
}

// A Reason says how an order was come by.
type Reason string

// The reasons.
const (
	Asked    Reason = "asked"    // the options name it, or the mode has but one
	Usual    Reason = "usual"    // it serves most puzzles of this sort best, and the tree is small
	Smallest Reason = "smallest" // of all orders its tree is expected to be the smallest
	Resumed  Reason = "resumed"  // the search that is gone on with had it
)

// A Candidate is an order and the nodes expected with it.
type Candidate struct {
	Order Order
	Nodes Magnitude
}

// Where more nodes than this are expected it pays to compare orders: the most
// promising ones by a probe each, of a small share of the visits that the search
// is expected to need.
const (
	worthComparing = 1e5
	probedOrders   = 3
	fewestVisits   = 10_000
	mostVisits     = 200_000
	visitsPerNode  = 0.02
	hopeless       = 1e25 // nodes: no order makes an end of them
	rough          = 0.5  // an estimate with a larger error than this tells little
	promising      = 0.6  // decades: an order that the fewest visits put so far above the best is given no more
)

// Where more nodes than this are left with the best order, it pays to compare which tile to
// mark, by a smaller share of the visits for each.
const (
	worthMarking  = 1e6
	comparedMarks = 4
	visitsPerMark = 0.005
)

// choose gives the plan its order and all that follows from it but the tables.
func (plan *Plan) choose() {
	p, o := plan.puzzle, &plan.options
	switch {
	case o.Cells != nil:
		plan.prepare(o.Cells, o.Order, Asked)
	case o.Order != "" && o.Order != Auto:
		plan.prepare(orderOf(p, o.Order), o.Order, Asked)
	case o.Mode != Fast:
		plan.prepare(orderOf(p, Row), Row, Asked)
	default:
		o.Marked = 0 // it is found out, too
		usual := UsualOrder(p)
		plan.prepare(orderOf(p, usual), usual, Usual)
		if nodes := plan.expected().number(); nodes > worthComparing && nodes < hopeless {
			plan.compare(usual)
		}
	}
}

// UsualOrder is the order that serves most puzzles of a sort best. Who has little to
// search, or much and often, takes it instead of having orders compared.
func UsualOrder(p *puzzle.Puzzle) Order {
	rows, columns := p.Grid().Size()
	_, framed := p.Frame()
	switch {
	case len(p.Clues()) > 0:
		return Clues
	case !framed:
		return Spiral
	case rows < columns: // the shorter the line, the sooner a cell has two neighbours
		return Column
	}
	return Row
}

// expected is the decimal logarithm of the nodes that the search is expected to
// have, by the tiles alone.
func (plan *Plan) expected() Magnitude {
	growth := plan.expect()
	log, most := 0.0, 0.0
	for _, g := range growth {
		log += math.Log10(g)
		most = max(most, log)
	}
	return Magnitude(most)
}

// compare finds the order with the smallest tree. Orders are first compared by
// what the tiles alone let expect; the most promising ones, and always the usual
// one, are probed. Where the probes tell little the usual one stays.
func (plan *Plan) compare(usual Order) {
	candidates := []Candidate{{usual, plan.expected()}}
	for _, order := range []Order{Row, Column, Spiral, Inward, Diagonal, Frame} {
		if order != usual {
			other := plan.with(order)
			candidates = append(candidates, Candidate{order, other.expected()})
		}
	}
	sortCandidates(candidates[1:])
	candidates = candidates[:1+probedOrders]
	visits := min(candidates[0].Nodes.number()*visitsPerNode, mostVisits)
	var best int
	var least Magnitude
	for i := range candidates {
		probe := plan.with(candidates[i].Order).beginProbe()
		nodes, bound := probe.weighed()
		if i == 0 || nodes < least+promising {
			probe.Step(int64(visits) - fewestVisits)
			nodes, bound = probe.weighed()
		}
		candidates[i].Nodes = nodes
		if i == 0 || nearly(float64(bound), float64(least)) < 0 {
			best, least = i, bound
		}
	}
	order := candidates[best].Order
	if plan.isFramed && candidates[best].Nodes.number() > worthMarking {
		plan.compareMarks(&candidates[best], least)
	}
	sortCandidates(candidates)
	plan.prepare(orderOf(plan.puzzle, order), order, Smallest)
	plan.choice.Compared = candidates
}

// compareMarks finds out which corner tile to mark; least are the nodes with the first. From
// which of its corners a framed board is filled changes the tree more than which way it is
// filled from there.
func (plan *Plan) compareMarks(best *Candidate, least Magnitude) {
	visits := min(best.Nodes.number()*visitsPerMark, mostVisits)
	chosen, marks := 0, min(plan.symmetry.marks, comparedMarks)
	for mark := 1; mark < marks; mark++ {
		plan.options.Marked = mark
		probe := plan.with(best.Order).beginProbe()
		probe.Step(int64(visits) - fewestVisits)
		if nodes, bound := probe.weighed(); nearly(float64(bound), float64(least)) < 0 {
			chosen, least, best.Nodes = mark, bound, nodes
		}
	}
	plan.options.Marked = chosen
}

// beginProbe begins to estimate a plan that has no tables yet, by the fewest visits that tell
// anything.
func (plan *Plan) beginProbe() *Probe {
	plan.tabulate()
	probe := plan.Probe(0)
	probe.Step(fewestVisits)
	return probe
}

// weighed are the nodes by which orders are compared, and what they may come to where the
// estimate is rough.
func (p *Probe) weighed() (nodes, bound Magnitude) {
	e := p.Estimate()
	nodes, bound = e.Nodes, e.Nodes
	if e.Error > rough { // it may be far more
		bound += Magnitude(math.Log10(1 + 2*e.Error))
	}
	return nodes, bound
}

// sortCandidates puts the smallest first; equals stay as they are.
func sortCandidates(list []Candidate) {
	sort.SliceStable(list, func(i, j int) bool { return nearly(float64(list[i].Nodes), float64(list[j].Nodes)) < 0 })
}

// with is the plan with another order, without tables.
func (plan *Plan) with(order Order) *Plan {
	other := &Plan{puzzle: plan.puzzle, options: plan.options}
	other.prepare(orderOf(plan.puzzle, order), order, Smallest)
	return other
}
