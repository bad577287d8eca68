package main

import (
	"context"
	"math"
	"strconv"
	"time"

	"edgewise/solver/search"
)

// estimateJSON is the object that estimate -json prints. Numbers too large for a float are only
// given as decimal logarithms.
type estimateJSON struct {
	Nodes     *float64      `json:"nodes,omitempty"`
	Log10     *float64      `json:"log10"` // of the nodes; null if there are none
	Error     *float64      `json:"error"` // the standard error relative to the nodes; null if unknown
	Solutions *float64      `json:"solutions,omitempty"`
	Seconds   *float64      `json:"seconds,omitempty"`
	Workers   int           `json:"workers"`
	Order     search.Order  `json:"order"`
	Reason    search.Reason `json:"reason"`
	Compared  []compared    `json:"compared,omitempty"`
}

// A compared is an order and the decimal logarithm of its nodes.
type compared struct {
	Order search.Order `json:"order"`
	Log10 *float64     `json:"log10"`
}

// How long an estimate takes, unless it is precise enough earlier.
const (
	estimating = 150 * time.Millisecond
	precise    = 0.01
	measuring  = 20 * time.Millisecond // how long the speed is measured
)

// estimate estimates the size of a puzzle's search without running it.
func estimate(_ context.Context, c *console, args []string) error {
	var order string
	workers, as := cores(), 0
	f := newFlags("estimate")
	asJSON := f.Bool("json", false, "")
	raw := f.Bool("raw", false, "")
	f.StringVar(&order, "order", "", "")
	f.number(&workers, "workers", maxWorkers)
	f.reading(&as)
	argument, err := f.parse(args)
	if err != nil {
		return err
	}
	if err := f.clash("raw", "order"); err != nil {
		return err
	}
	document, err := c.read(argument, as)
	if err != nil {
		return err
	}
	var o search.Options
	if err := orderNamed(&o, order, len(document.Puzzle.Tiles())); err != nil {
		return err
	}
	if *raw {
		o.Mode = search.Raw
	}
	plan := search.Compile(document.Puzzle, o)
	e := probed(plan)
	seconds := math.Pow(10, float64(e.Nodes)) / (rate(plan) * float64(workers))
	_, choice := plan.Order()
	if *asJSON {
		return c.printJSON(estimateJSON{
			Nodes: finite(math.Pow(10, float64(e.Nodes))), Log10: finite(float64(e.Nodes)), Error: finite(e.Error),
			Solutions: finite(math.Pow(10, float64(e.Solutions))), Seconds: finite(seconds), Workers: workers,
			Order: choice.Order, Reason: choice.Reason, Compared: comparedOf(choice),
		})
	}
	c.mention(document)
	return c.print(wrapped(c.words.estimated(e, seconds, workers, choice)) + "\n")
}

// probed is the estimate after a short while.
func probed(plan *search.Plan) search.Estimate {
	const visits = 20_000
	probe := plan.Probe(0)
	for end := time.Now().Add(estimating); ; {
		probe.Step(visits)
		if e := probe.Estimate(); e.Error < precise || time.Now().After(end) {
			return e
		}
	}
}

// rate is the nodes per second of a search of the plan.
func rate(plan *search.Plan) float64 {
	var nodes uint64
	start := time.Now()
	for time.Since(start) < measuring {
		s := plan.Search()
		for !s.Step(slice/16) && time.Since(start) < measuring {
		}
		nodes += s.Total() + 1
	}
	return float64(nodes) / time.Since(start).Seconds()
}

// comparedOf lists the orders that were compared.
func comparedOf(choice search.Choice) []compared {
	var list []compared
	for _, candidate := range choice.Compared {
		list = append(list, compared{candidate.Order, finite(float64(candidate.Nodes))})
	}
	return list
}

// finite is a number, or nil if JSON cannot express it.
func finite(x float64) *float64 {
	if math.IsInf(x, 0) || math.IsNaN(x) {
		return nil
	}
	return &x
}

// estimated writes an estimate in words.
func (w *words) estimated(e search.Estimate, seconds float64, workers int, choice search.Choice) string {
	if math.IsInf(float64(e.Nodes), -1) {
		return w.say("estimate.none", nil)
	}
	key, nodes := "estimate.nodes.other", w.magnitude(float64(e.Nodes))
	if nodes == "1" {
		key = "estimate.nodes.one"
	}
	text := w.say(key, values{"n": nodes, "error": w.doubt(e.Error)}) + "\n"
	text += w.count("foreseen", search.NumberOf(uint64(workers)), values{"time": w.lasting(seconds)}) + "\n"
	if seconds > year { // nobody waits that long
		text += wrapped(w.say("estimate.hopeless", nil)) + "\n"
	}
	return text + w.order(choice)
}

// doubt says how far off an estimate may be.
func (w *words) doubt(share float64) string {
	switch {
	case share < 1:
		return "± " + w.percent(share)
	case share < 1000:
		return w.say("estimate.factor", values{"factor": w.decimal(1+share, 0)})
	}
	return w.say("estimate.rough", nil)
}

// magnitude writes a number from its decimal logarithm.
func (w *words) magnitude(log float64) string {
	const most = 15
	if log < most {
		return w.word(rounded(math.Pow(10, log)))
	}
	exponent := math.Floor(log)
	tenths := math.Round(10 * math.Pow(10, log-exponent))
	if tenths == 100 { // 9.96 rounds to 10.0, which is 1.0 with one zero more
		tenths, exponent = 10, exponent+1
	}
	return w.scientific(strconv.FormatFloat(tenths/10, 'f', 1, 64), int(exponent))
}

// order says in which order cells are filled, and why.
func (w *words) order(choice search.Choice) string {
	name := w.say("order."+string(choice.Order), nil)
	if choice.Reason != search.Smallest {
		return w.say("order.usual", values{"order": name})
	}
	return w.say("order.smallest", values{"order": name, "n": len(choice.Compared)})
}
