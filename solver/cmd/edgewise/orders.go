package main

import (
	"math"
	"slices"
	"strings"

	"edgewise/solver/puzzle"
	"edgewise/solver/search"
)

// orderNamed puts the order that a flag names into the options: one of those
// with a name, or a list of all cells.
func orderNamed(o *search.Options, order string, cells int) error {
	if o.Order = search.Order(order); order == "" || slices.Contains(search.Orders(), o.Order) {
		return nil
	}
	var err error
	if o.Cells, err = search.ReadCells(order, cells); err != nil {
		var names []string
		for _, name := range search.Orders() {
			names = append(names, string(name))
		}
		if fault, is := err.(*puzzle.Fault); is && fault.Code == "order-cell" {
			fault.Args["names"] = strings.Join(names, ", ")
		}
		return err
	}
	o.Order = search.Custom
	return nil
}

// An order is slow when it is expected to take so many times as long as the one
// that auto chooses, and more than moments: both as decimal logarithms, of times
// and of placements.
const (
	slowTimes  = 1
	slowSearch = 8
)

// slowVisits is how many placements each of the two estimates tries: a share of what
// a search takes that is worth a word.
const slowVisits = 50_000

// slowness is what has to be said of the order that a plan was asked for before it
// is searched: nothing, unless it is far slower than auto's. The estimate may be as
// wrong as it thinks without making that untrue.
func slowness(p *puzzle.Puzzle, plan *search.Plan, o search.Options, workers int) *puzzle.Fault {
	_, choice := plan.Order()
	if choice.Reason != search.Asked || plan.Mode() != search.Fast {
		return nil
	}
	asked := visited(plan)
	if !(asked.Nodes > slowSearch) {
		return nil
	}
	o.Order, o.Cells = search.Auto, nil
	auto := search.Compile(p, o)
	usual := visited(auto)
	times := asked.Nodes - usual.Nodes
	doubt := math.Log10(1+asked.Error) + math.Log10(1+usual.Error)
	if !(float64(times)-doubt > slowTimes) {
		return nil
	}
	_, best := auto.Order()
	seconds := asked.Nodes - search.Magnitude(math.Log10(rate(plan)*float64(workers)))
	return &puzzle.Fault{Code: "order-slow", Args: map[string]any{
		"order": string(choice.Order), "other": string(best.Order), "log10Times": times, "log10Seconds": seconds}}
}

func visited(plan *search.Plan) search.Estimate {
	probe := plan.Probe(0)
	probe.Step(slowVisits)
	return probe.Estimate()
}
