package main

import (
	"context"
	"math"
	"strconv"
	"strings"

	"edgewise/solver/draw"
	"edgewise/solver/explain"
	"edgewise/solver/generate"
	"edgewise/solver/notation"
	"edgewise/solver/puzzle"
)

// A made is what generate -json prints.
type made struct {
	Link      string `json:"link"` // with its #
	Generator int    `json:"generator"`
	rated
}

// A rated is what rate -json prints.
type rated struct {
	Effort     *float64            `json:"effort"`                // in tries; null when unknown, or when there is no solution
	Above      *float64            `json:"effortAbove,omitempty"` // what it exceeds, where no more is known of it
	Error      *float64            `json:"error"`                 // the standard error, as a share; 0 without a solution, null when unknown
	Difficulty generate.Difficulty `json:"difficulty"`
	Deduced    *int                `json:"deduced,omitempty"` // tiles that follow by deduction; left out when too much to find out
	Tried      *int                `json:"tried,omitempty"`   // tiles that have to be tried
}

// mostWanted is how many solutions may be asked for.
const mostWanted = 1000

// generating makes a puzzle as it is wanted, or that of a day.
func generating(_ context.Context, c *console, args []string) error {
	var difficulty, art, day string
	o := generate.Options{Motifs: 4, Solutions: 1}
	var words []string
	for _, word := range generate.Difficulties() {
		words = append(words, string(word))
	}
	f := newFlags("generate")
	asJSON := f.Bool("json", false, "")
	f.BoolVar(&o.Framed, "framed", false, "")
	f.BoolVar(&o.Same, "same", false, "")
	grid := f.String("grid", "3x3", "")
	f.number(&o.Motifs, "motifs", generate.MaxMotifs)
	f.number(&o.Solutions, "solutions", mostWanted)
	f.choice(&difficulty, "difficulty", words...)
	f.choice(&art, "art", draw.Sets()...)
	f.StringVar(&day, "day", "", "")
	f.value("seed", "0, 1, 2 …", func(value string) (ok bool) {
		seed, err := strconv.ParseUint(value, 10, 64)
		o.Seed = seed
		return err == nil
	})
	arguments, err := f.parseAll(args)
	if err != nil {
		return err
	}
	if len(arguments) > 0 {
		return excess(arguments[0])
	}
	for _, other := range []string{"grid", "motifs", "seed", "solutions", "framed", "same", "difficulty"} {
		if err := f.clash("day", other); err != nil {
			return err
		}
	}
	document := &notation.Document{Name: day, Art: art}
	if f.given("day") {
		made, err := generate.DayOf(day)
		if err != nil {
			return err
		}
		if document.Puzzle = made.Puzzle; art == "" {
			document.Art = made.Art
		}
	} else {
		if o.Grid, err = puzzle.GridNamed(*grid); err != nil {
			return err
		}
		o.Difficulty = generate.Difficulty(difficulty)
		if document.Puzzle, err = generate.Make(o); err != nil {
			return err
		}
	}
	if *asJSON {
		return c.printJSON(made{"#" + document.Link(), generate.Version, ratedOf(document.Puzzle)})
	}
	return c.print(document.Text())
}

// rating tells how hard a puzzle is.
func rating(_ context.Context, c *console, args []string) error {
	f := newFlags("rate")
	asJSON := f.Bool("json", false, "")
	document, err := c.puzzle(f, args)
	if err != nil {
		return err
	}
	found := ratedOf(document.Puzzle)
	if *asJSON {
		return c.printJSON(found)
	}
	c.mention(document)
	lines := []string{c.words.rated(found)}
	if found.Tried != nil {
		lines = append(lines, c.words.say("rate.steps", values{"deduced": *found.Deduced, "tried": *found.Tried, "n": *found.Deduced + *found.Tried}))
	}
	return c.print(wrapped(strings.Join(lines, "\n")) + "\n")
}

// mostReasoned is about how many placements the deductions of a puzzle may take.
const mostReasoned = 16 * slice

// ratedOf rates a puzzle, which takes about a second at most.
func ratedOf(p *puzzle.Puzzle) rated {
	rater := generate.Rate(p)
	for !rater.Step(slice) {
	}
	r := rater.Rating()
	out := rated{Error: finite(r.Error), Difficulty: r.Difficulty()}
	if r.Effort > 0 {
		out.Effort = &r.Effort
	}
	if r.Above > 0 {
		out.Above = &r.Above
	}
	reasoning := explain.Explain(puzzle.NewBoard(p))
	for range mostReasoned / slice {
		if reasoning.Step(slice) {
			break
		}
	}
	if !reasoning.Complete() {
		return out
	}
	tried := 0
	for _, step := range reasoning.Steps() {
		if step.Tried() {
			tried++
		}
	}
	deduced := len(reasoning.Steps()) - tried
	out.Deduced, out.Tried = &deduced, &tried
	return out
}

// rated is a rating in words.
func (w *words) rated(r rated) string {
	with := values{"difficulty": w.say("difficulty."+string(r.Difficulty), nil)}
	switch {
	case r.Above != nil:
		with["n"] = power(int(math.Round(math.Log10(*r.Above))))
		return w.say("rate.above", with)
	case r.Effort == nil && r.Error != nil:
		return w.say("check.none", nil)
	case r.Effort == nil:
		return w.say("rate.unknown", nil)
	case *r.Error == 0:
		with["n"] = int(*r.Effort)
		return w.say("rate.exact", with)
	}
	with["n"], with["error"] = w.magnitude(math.Log10(*r.Effort)), w.doubt(*r.Error)
	return w.say("rate.about", with)
}
