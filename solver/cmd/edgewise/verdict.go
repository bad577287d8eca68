package main

import (
	"slices"
	"strconv"
	"strings"
	"time"

	"edgewise/solver/puzzle"
	"edgewise/solver/search"
)

// verdict says how many solutions there are, and how the counts come about: as a product if
// possible, else case by case.
func (w *words) verdict(p *puzzle.Puzzle, found searched) string {
	counts := found.counts()
	solutions := search.NumberOf(counts.Solutions)
	switch {
	case !found.complete && counts.Solutions == 0:
		return w.say("verdict.stopped", nil) + " " + w.say("stopped.none", nil)
	case !found.complete:
		return w.say("verdict.stopped", nil) + " " + w.count("stopped.some", solutions, nil)
	case counts.Solutions == 0:
		return w.say("verdict.none", nil) + "\n" + w.say("derivation.none", nil)
	}
	verdict := w.count("verdict", solutions, values{"count": w.inWords(solutions)})
	turns := uint64(len(p.TurnsKept()))
	switch {
	case counts.Arrangements == "1":
		return verdict + "\n" + w.say("derivation.only", nil)
	case counts.Arrangements == counts.Swaps.Times(turns).Times(counts.Solutions):
		return verdict + "\n" + w.product(p, counts, turns)
	}
	return verdict + "\n" + w.cases(p, counts)
}

// product explains the arrangements if each solution looks different in every turn of the board
// that keeps the clues.
func (w *words) product(p *puzzle.Puzzle, counts search.Counts, turns uint64) string {
	factors := []string{w.count("factor.solutions", search.NumberOf(counts.Solutions), nil)}
	if turns > 1 {
		factors = append(factors, w.count("factor.turns", search.NumberOf(turns), nil))
	}
	if counts.Swaps != "1" {
		factors = append(factors, w.swaps(p, counts.Swaps))
	}
	product := w.count("arrangements", counts.Arrangements, nil) + " = " + strings.Join(factors, " × ") + "."
	if turns == 1 && len(p.BoardTurns()) > 1 {
		return product + " " + w.say("clues.why", nil)
	}
	return product
}

// cases says how many solutions look different in how many turns of the board.
func (w *words) cases(p *puzzle.Puzzle, counts search.Counts) string {
	var cases []string
	for pictures, solutions := range slices.Backward(counts.Sizes) {
		if solutions > 0 {
			cases = append(cases, w.count("case", search.NumberOf(uint64(pictures)), values{
				"solutions": w.count("factor.solutions", search.NumberOf(solutions), nil)}))
		}
	}
	pictures := w.count("factor.pictures", search.NumberOf(counts.Pictures), nil)
	why := "cases.why"
	if len(p.Clues()) > 0 {
		why = "clues.cases"
	}
	sum := pictures + " = " + strings.Join(cases, " + ") + ".\n" + w.say(why, nil)
	if counts.Swaps == "1" {
		return sum
	}
	return w.count("arrangements", counts.Arrangements, nil) + " = " + pictures + " × " + w.swaps(p, counts.Swaps) + ".\n" + sum
}

// maxCopies is the most copies that are named.
const maxCopies = 8

// swaps says in how many ways copies can be permuted, and which they are.
func (w *words) swaps(p *puzzle.Puzzle, swaps search.Number) string {
	var groups []string
	copies := 0
	for _, group := range p.Copies() {
		var tiles []string
		for _, tile := range group {
			tiles = append(tiles, strconv.Itoa(tile+1))
		}
		groups = append(groups, w.list(tiles))
		copies += len(tiles)
	}
	if copies > maxCopies {
		return w.count("factor.copies", swaps, nil)
	}
	return w.count("factor.swaps", swaps, values{"tiles": strings.Join(groups, "; ")})
}

// partly is the result of one part of a search.
func (w *words) partly(r result) string {
	with := values{"part": r.part.name()}
	if r.found.Solutions == 0 {
		return w.say("part.none", with)
	}
	return w.count("part", search.NumberOf(r.found.Solutions), with)
}

// effort says what the search took, or has taken so far.
func (w *words) effort(found searched) string {
	with := values{"time": w.span(found.spent)}
	nodes := search.NumberOf(found.found.Total())
	key, soFar := "effort.fast", "effort.stopped"
	switch found.plan.Mode() {
	case search.Plain:
		key, soFar = "took.plain", "sofar.plain"
		with["tries"] = search.NumberOf(found.found.Tries)
	case search.Raw:
		key, soFar = "took.raw", "sofar.raw"
	}
	if !found.over {
		key = soFar
	}
	return w.count(key, nodes, with)
}

// span writes a duration as people say it.
func (w *words) span(d time.Duration) string {
	switch {
	case d < time.Millisecond:
		return w.decimal(float64(d)/float64(time.Microsecond), 0) + " µs"
	case d < time.Second:
		return w.decimal(float64(d)/float64(time.Millisecond), 1) + " ms"
	case d < time.Minute:
		return w.decimal(d.Seconds(), 1) + " s"
	}
	return w.decimal(d.Minutes(), 1) + " min"
}
