package search

import (
	"math"
	"sort"

	"edgewise/solver/puzzle"
)

// A Choice is the order of a plan and how it was chosen.
type Choice struct {
	Order  Order
	Reason Reason
	// Compared lists, where orders were compared, those whose trees were probed, the smallest
	// first. The chosen order was probed with the tile that was finally marked, the others with
	// the first tile that can be marked.
	Compared []Candidate
}

// A Reason says how an order was chosen.
type Reason string

// The reasons.
const (
	Asked    Reason = "asked"    // the options name it, or the mode has only one
	Usual    Reason = "usual"    // it suits most puzzles of this kind, and the tree is small
	Smallest Reason = "smallest" // its tree is expected to be the smallest of all
	Resumed  Reason = "resumed"  // the resumed search had it
)

// A Candidate is an order and the nodes expected with it.
type Candidate struct {
	Order Order
	Nodes Magnitude
}

// If more than worthComparing nodes are expected, it pays to compare orders: each of the most
// promising ones gets a probe with a small share of the visits that the search is expected to
// need.
const (
	worthComparing = 1e5
	probedOrders   = 3
	fewestVisits   = 10_000
	mostVisits     = 200_000
	visitsPerNode  = 0.02
	hopeless       = 1e25 // nodes: no order can finish the search
	rough          = 0.5  // an estimate with a larger standard error says little
	promising      = 0.6  // decades: an order whose first probe is this far above the best gets no more visits
)

// If more than worthMarking nodes are expected with the best order, it pays to compare which tile
// to mark, with a smaller share of the visits for each.
const (
	worthMarking  = 1e6
	comparedMarks = 4
	visitsPerMark = 0.005
)

// choose sets the plan's order and computes everything that follows from it, except the tables.
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
		o.Marked = 0 // compareMarks chooses it
		usual := UsualOrder(p)
		plan.prepare(orderOf(p, usual), usual, Usual)
		if nodes := plan.expected().number(); nodes > worthComparing && nodes < hopeless {
			plan.compare(usual)
		}
	}
}

// UsualOrder returns the order that suits most puzzles of a kind best. Callers with little to
// search, or with many searches, take it instead of comparing orders.
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

// expected returns the number of nodes that the tiles alone let the search expect.
func (plan *Plan) expected() Magnitude {
	growth := plan.expect()
	log, most := 0.0, 0.0
	for _, g := range growth {
		log += math.Log10(g)
		most = max(most, log)
	}
	return Magnitude(most)
}

// compare finds the order with the smallest tree. It first compares what the tiles alone let each
// order expect, then probes the most promising orders, and always the usual one. If the probes
// say little, the usual order stays.
func (plan *Plan) compare(usual Order) {
	candidates := []Candidate{{usual, plan.expected()}}
	for _, order := range []Order{Row, Column, Spiral, Inward, Diagonal, Frame} {
		if order != usual {
			other := plan.withOrder(order)
			candidates = append(candidates, Candidate{order, other.expected()})
		}
	}
	sortCandidates(candidates[1:])
	candidates = candidates[:1+probedOrders]
	visits := min(candidates[0].Nodes.number()*visitsPerNode, mostVisits)
	var best int
	var least Magnitude
	for i := range candidates {
		probe := plan.withOrder(candidates[i].Order).beginProbe()
		nodes, bound := probe.nodesAndBound()
		if i == 0 || nodes < least+promising {
			probe.Step(int64(visits) - fewestVisits)
			nodes, bound = probe.nodesAndBound()
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

// compareMarks chooses which corner tile to mark; least is the bound with the first one. The
// corner from which a framed board is filled changes the tree more than the direction does.
func (plan *Plan) compareMarks(best *Candidate, least Magnitude) {
	visits := min(best.Nodes.number()*visitsPerMark, mostVisits)
	chosen, marks := 0, min(plan.symmetry.marks, comparedMarks)
	for mark := 1; mark < marks; mark++ {
		plan.options.Marked = mark
		probe := plan.withOrder(best.Order).beginProbe()
		probe.Step(int64(visits) - fewestVisits)
		if nodes, bound := probe.nodesAndBound(); nearly(float64(bound), float64(least)) < 0 {
			chosen, least, best.Nodes = mark, bound, nodes
		}
	}
	plan.options.Marked = chosen
}

// beginProbe makes the tables of a plan and begins to estimate it, with the fewest visits that
// say anything.
func (plan *Plan) beginProbe() *Probe {
	plan.tabulate()
	probe := plan.Probe(0)
	probe.Step(fewestVisits)
	return probe
}

// nodesAndBound returns the estimated nodes, and a bound that is higher where the estimate is
// rough. Orders are compared by their bounds.
func (p *Probe) nodesAndBound() (nodes, bound Magnitude) {
	e := p.Estimate()
	nodes, bound = e.Nodes, e.Nodes
	if e.Error > rough { // there may be far more nodes
		bound += Magnitude(math.Log10(1 + 2*e.Error))
	}
	return nodes, bound
}

// sortCandidates puts the smallest first and keeps the order of equal ones.
func sortCandidates(list []Candidate) {
	sort.SliceStable(list, func(i, j int) bool { return nearly(float64(list[i].Nodes), float64(list[j].Nodes)) < 0 })
}

// withOrder returns a copy of the plan with another order, without tables.
func (plan *Plan) withOrder(order Order) *Plan {
	other := &Plan{puzzle: plan.puzzle, options: plan.options}
	other.prepare(orderOf(plan.puzzle, order), order, Smallest)
	return other
}
