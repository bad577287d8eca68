package main

import (
	"math"
	"slices"
	"strings"

	"edgewise/solver/puzzle"
	"edgewise/solver/search"
)

// orderNamed sets the order of a flag: a named one, or a list of all cells.
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

// An order is slow if the estimated time is this many times that of the order that auto chooses,
// and the search is not short anyway: both are decimal logarithms, of a ratio and of placements.
const (
	slowTimes  = 1
	slowSearch = 8
)

// slowVisits is the placements of each of the two estimates: a small share of a search that is
// worth a warning.
const slowVisits = 50_000

// slowness is the warning about the order of a plan before it is searched; nil unless it is far
// slower than auto's order. It takes the error of the estimates into account.
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
