package main

import (
	"cmp"
	"context"
	"math"
	"strconv"
	"strings"

	"edgewise/solver/explain/hint"
	"edgewise/solver/generate"
	"edgewise/solver/puzzle"
)

// rateJSON is the object that rate -json prints.
type rateJSON struct {
	Effort     *float64            `json:"effort"`                // in tries; null if unknown, or if there is no solution
	Above      *float64            `json:"effortAbove,omitempty"` // a lower bound, if nothing more is known
	Error      *float64            `json:"error"`                 // the standard error relative to the effort; 0 without a solution, null if unknown
	Difficulty generate.Difficulty `json:"difficulty"`
	Deduced    *int                `json:"deduced,omitempty"` // tiles that follow by deduction; absent if that takes too long
	Tried      *int                `json:"tried,omitempty"`   // tiles that must be tried
}

// runRate says how hard a puzzle is.
func runRate(ctx context.Context, c *console, args []string) error {
	asked, err := c.question("rate", 0, args)
	if err != nil {
		return err
	}
	ctx, cancel := within(ctx, asked.limit)
	defer cancel()
	defer c.doing(c.words.say("doing.rate", nil))()
	found, all := ratedOf(ctx, asked.Puzzle)
	if asked.asJSON {
		return cmp.Or(c.printJSON(found), unrated(all))
	}
	c.mention(asked.Document)
	lines := []string{c.words.rated(found)}
	if found.Tried != nil {
		lines = append(lines, c.words.say("rate.steps", values{"deduced": *found.Deduced, "tried": *found.Tried, "n": *found.Deduced + *found.Tried}))
	}
	return cmp.Or(c.print(wrapped(strings.Join(lines, "\n"))+"\n"), unrated(all))
}

// unrated is the error of a rating that was stopped, or nil.
func unrated(all bool) error {
	if all {
		return nil
	}
	return early("rate-stopped", nil)
}

// mostReasoned is about the most placements for the deductions of a puzzle.
const mostReasoned = 16 * slice

// ratedOf rates a puzzle, which takes a second, or up to 15 on the largest boards. It reports
// false if the context ended first.
func ratedOf(ctx context.Context, p *puzzle.Puzzle) (_ rateJSON, all bool) {
	rater := generate.Rate(p)
	all = step(ctx, rater, thinkBudget)
	r := rater.Rating()
	out := rateJSON{Error: finite(r.Error), Difficulty: r.Difficulty()}
	if r.Effort > 0 {
		out.Effort = &r.Effort
	}
	if r.Above > 0 {
		above, _ := strconv.ParseFloat(strconv.FormatFloat(r.Above, 'e', 0, 64), 64) // a computed power of ten is not exact
		out.Above = &above
	}
	reasoning := hint.Explain(puzzle.NewBoard(p))
	for done, left := false, mostReasoned/thinkBudget; all && !done && left > 0; left-- {
		done = reasoning.Step(thinkBudget)
		all = done || !ended(ctx)
	}
	if !reasoning.Complete() {
		return out, all
	}
	tried := 0
	for _, step := range reasoning.Steps() {
		if step.Tried() {
			tried++
		}
	}
	deduced := len(reasoning.Steps()) - tried
	out.Deduced, out.Tried = &deduced, &tried
	return out, all
}

// rated writes a rating in words.
func (w *words) rated(r rateJSON) string {
	with := values{"difficulty": w.say("difficulty."+string(r.Difficulty), nil)}
	switch {
	case r.Above != nil:
		with["n"] = power(10, int(math.Round(math.Log10(*r.Above))))
		return w.say("rate.above", with)
	case r.Effort == nil && r.Error != nil:
		return w.say("verdict.none", nil)
	case r.Effort == nil:
		return w.say("rate.unknown", nil)
	case *r.Error == 0:
		with["n"] = int(*r.Effort)
		return w.say("rate.exact", with)
	}
	with["n"], with["error"] = w.magnitude(math.Log10(*r.Effort)), w.doubt(*r.Error)
	return w.say("rate.about", with)
}
