package main

import (
	"context"
	"math"
	"strconv"
	"strings"
	"time"

	"edgewise/solver/experiment"
	"edgewise/solver/puzzle"
	"edgewise/solver/search"
)

// experimentJSON is the object that experiment -json prints.
type experimentJSON struct {
	N         int      `json:"n"`
	Seed      uint64   `json:"seed"`
	Mean      float64  `json:"mean"`     // of the layings without conflict
	Error     *float64 `json:"error"`    // half the 95 % confidence interval of the mean; null for a single puzzle
	Solvable  float64  `json:"solvable"` // the share of puzzles with at least one laying
	Expected  float64  `json:"expected"`
	Seconds   float64  `json:"seconds"`
	Nodes     uint64   `json:"nodes"`
	Histogram []bar    `json:"histogram"`
	Status    string   `json:"status,omitempty"` // if it was stopped
	Solved    int      `json:"solved,omitempty"` // if it was stopped: how many puzzles were counted
}

type bar struct {
	Layings search.Number `json:"layings"`
	Puzzles int           `json:"puzzles"`
}

// curveJSON is the object that experiment -curve -json prints.
type curveJSON struct {
	N      int     `json:"n"`
	Seed   uint64  `json:"seed"`
	Curve  []point `json:"curve"`
	Status string  `json:"status,omitempty"` // if it was stopped
}

type point struct {
	Motifs   int     `json:"motifs"`
	Expected float64 `json:"expected"`
	Solvable float64 `json:"solvable"`
	Solved   int     `json:"solved"`
}

// An attempt is the experiment that the flags describe.
type attempt struct {
	experiment.Options
	curve, asJSON bool
	limit         time.Duration
}

// The experiment of the second article, with more puzzles.
const (
	usualPuzzles = 10_000
	usualMotifs  = 4
)

func (c *console) attempt(args []string) (*attempt, error) {
	a := &attempt{Options: experiment.Options{Puzzles: usualPuzzles, Motifs: usualMotifs}}
	f := newFlags("experiment")
	f.BoolVar(&a.asJSON, "json", false, "")
	f.BoolVar(&a.curve, "curve", false, "")
	f.BoolVar(&a.Same, "same", false, "")
	grid := f.String("grid", "3x3", "")
	f.duration(&a.limit, "limit")
	for name, to := range map[string]*int{"n": &a.Puzzles, "motifs": &a.Motifs} {
		f.value(name, "1, 2, 3 …", func(value string) bool {
			n, err := strconv.Atoi(value)
			*to = n
			return err == nil
		})
	}
	f.seed(&a.Seed, "seed")
	as := 0
	f.reading(&as)
	arguments, err := f.parseAll(args)
	if err != nil {
		return nil, err
	}
	if err := f.clash("curve", "motifs"); err != nil {
		return nil, err
	}
	if len(arguments) == 0 {
		a.Grid, err = puzzle.GridNamed(*grid)
		return a, err
	}
	for _, other := range []string{"grid", "motifs", "same", "curve"} {
		if f.given(other) {
			return nil, &puzzle.Fault{Code: "flag-clash", Args: map[string]any{"one": "-" + other, "other": arguments[0]}}
		}
	}
	argument, err := f.one(arguments)
	if err != nil {
		return nil, err
	}
	document, err := c.read(argument, as)
	if err != nil {
		return nil, err
	}
	a.Shuffled = document.Puzzle
	return a, nil
}

// runExperiment counts the layings of many random puzzles.
func runExperiment(ctx context.Context, c *console, args []string) error {
	asked, err := c.attempt(args)
	if err != nil {
		return err
	}
	ctx, cancel := within(ctx, asked.limit)
	defer cancel()
	defer c.doing(c.words.say("doing.experiment", nil))()
	if asked.curve {
		return c.curve(ctx, asked)
	}
	start := time.Now()
	e, err := experiment.New(asked.Options)
	if err != nil {
		return err
	}
	complete := step(ctx, e, slice)
	r, spent := e.Result(), time.Since(start)
	if asked.asJSON {
		object := experimentJSON{N: r.Puzzles, Seed: asked.Seed, Mean: r.Mean(), Error: finite(r.Error()), Solvable: r.Share(),
			Expected: r.Formula.Expected(), Histogram: []bar{}, Nodes: r.Nodes, Seconds: spent.Seconds()}
		for _, b := range r.Histogram {
			object.Histogram = append(object.Histogram, bar{search.NumberOf(b.Layings), b.Puzzles})
		}
		if !complete {
			object.Status, object.Solved = "stopped", r.Solved
		}
		err = c.printJSON(object)
	} else {
		err = c.print(c.words.experimented(asked, r, spent))
	}
	if err == nil && !complete {
		err = errStopped
	}
	return err
}

// curve prints the result of the experiment by number of motifs.
func (c *console) curve(ctx context.Context, asked *attempt) error {
	curve, err := experiment.NewCurve(asked.Options)
	if err != nil {
		return err
	}
	complete := step(ctx, curve, slice)
	object := curveJSON{N: asked.Puzzles, Seed: asked.Seed}
	for _, p := range curve.Points() {
		object.Curve = append(object.Curve, point{p.Motifs, p.Expected, p.Share(), p.Solved})
	}
	if !complete {
		object.Status = "stopped"
	}
	if asked.asJSON {
		err = c.printJSON(object)
	} else {
		err = c.print(c.words.curved(asked, object))
	}
	if err == nil && !complete {
		err = errStopped
	}
	return err
}

// recipe says how many puzzles were made, and how.
func (w *words) recipe(asked *attempt, n int) string {
	with := values{"seed": strconv.FormatUint(asked.Seed, 10)}
	key := "experiment.shuffled"
	if asked.Shuffled == nil {
		key, with["grid"], with["edges"] = "experiment.halves", asked.Grid.Name, 2*asked.Motifs
		if asked.Same {
			key, with["edges"] = "experiment.motifs", asked.Motifs
		}
	}
	return w.count(key, search.NumberOf(uint64(n)), with)
}

// experimented writes the result of an experiment, with a table of the puzzles by number of
// layings.
func (w *words) experimented(asked *attempt, r experiment.Result, spent time.Duration) string {
	first := w.recipe(asked, r.Solved)
	if r.Solved < r.Puzzles {
		first = w.say("verdict.stopped", nil) + " " + first
	}
	lines := []string{first, w.average(r), w.formula(r.Formula),
		w.say("experiment.way", nil) + " " + w.say("experiment.layings", nil), w.say("experiment.sure", nil),
		w.say("experiment.took", values{"n": search.NumberOf(r.Nodes), "time": w.span(spent)})}
	table := [][]string{{w.say("experiment.ways", nil), w.say("experiment.puzzles", nil)}}
	for _, b := range r.Histogram {
		table = append(table, []string{w.word(search.NumberOf(b.Layings)), w.word(b.Puzzles)})
	}
	return wrapped(strings.Join(lines, "\n")) + "\n\n" + aligned(table)
}

// average writes the mean beside the expected number, and the share of puzzles with any laying
// without conflict. The page words it by the same rules, see web/app/learn/random-choices.js.
func (w *words) average(r experiment.Result) string {
	with := values{"expected": w.amount(r.Formula.Expected(), 2), "n": r.Solved}
	switch {
	case r.Solved == 0:
		return w.say("experiment.begun", with)
	case r.Solvable() == 0:
		return w.say("experiment.none", with)
	}
	with["mean"] = w.mean(r.Mean(), r.Error())
	return w.say("experiment.verdict", with) + " " + w.say("experiment.share", values{"share": w.percent(r.Share())})
}

// mean writes an average with its error, to the same decimal: "1.35 ± 0.09".
func (w *words) mean(mean, deviation float64) string {
	write := func(x float64) string {
		if mean < manyAmount {
			return w.decimal(x, 2)
		}
		return w.amount(math.Round(x), 0)
	}
	if math.IsInf(deviation, 1) {
		return write(mean)
	}
	return write(mean) + " ± " + write(deviation)
}

// formula writes out how the expected number is computed.
func (w *words) formula(f experiment.Formula) string {
	written, layings := strconv.Itoa(f.Tiles)+"!", search.NumberOf(1)
	if f.Turns > 1 {
		written += " · " + power(f.Turns, f.Tiles)
	}
	for n := range f.Tiles {
		layings = layings.Times(uint64((n + 1) * f.Turns))
	}
	key, all := "experiment.formula", "÷ "+power(f.Edges, f.Seams)
	with := values{"formula": written, "layings": layings, "seams": f.Seams, "edges": f.Edges}
	if f.Edges == 0 {
		key, all = "experiment.formula.dealt", "· "+w.amount(f.Chance, 2)
		with["pair"], with["chance"] = w.percent(f.Pair), w.amount(f.Chance, 2)
	}
	return written + " " + all + " = " + w.amount(f.Expected(), 3) + ". " + w.say(key, with)
}

// curved writes a table with a line for each number of motifs.
func (w *words) curved(asked *attempt, c curveJSON) string {
	kind := "experiment.curve.halves"
	if asked.Same {
		kind = "experiment.curve.motifs"
	}
	first := w.count(kind, search.NumberOf(uint64(c.N)), values{"grid": asked.Grid.Name, "seed": strconv.FormatUint(c.Seed, 10)})
	if c.Status != "" {
		first = w.say("verdict.stopped", nil) + " " + first
	}
	table := [][]string{{w.say("experiment.number", nil), w.say("experiment.curve.expected", nil), w.say("experiment.curve.share", nil)}}
	for _, p := range c.Curve {
		share := "…"
		if p.Solved == c.N {
			share = w.percent(p.Solvable)
		}
		table = append(table, []string{w.word(p.Motifs), w.amount(p.Expected, 2), share})
	}
	return wrapped(first) + "\n\n" + aligned(table)
}
