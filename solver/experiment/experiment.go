package experiment

import (
	"math"
	"slices"
	"sort"

	"edgewise/solver/puzzle"
	"edgewise/solver/search"
)

// MaxPuzzles is the most puzzles of an experiment.
const MaxPuzzles = 100_000

// MaxMotifs is the most motifs of its puzzles: one for each letter.
const MaxMotifs = 26

// Options describe an experiment: how many puzzles, and how to make them.
type Options struct {
	Puzzles int
	Seed    uint64

	Grid   *puzzle.Grid
	Motifs int  // each side of each tile shows a half of one of these, independently and equally likely
	Same   bool // motifs are whole, not cut into halves

	Shuffled *puzzle.Puzzle // if not nil, its edges are shuffled instead, on its grid

	OnlyWhether bool // go on to the next puzzle after the first laying
}

// An Experiment counts one puzzle after the other.
type Experiment struct {
	options Options
	random  search.Random
	deck    *deck
	counter *counter
	solved  int
	bars    []Bar // ascending
	formula Formula
	nodes   uint64
	dealt   bool // the next puzzle is made
}

// New starts an experiment. The error is a [puzzle.Fault].
func New(o Options) (*Experiment, error) {
	if o.Puzzles < 1 || o.Puzzles > MaxPuzzles {
		return nil, puzzle.NewFault("experiment-many", "found", o.Puzzles, "most", MaxPuzzles)
	}
	if o.Motifs < 1 && o.Shuffled == nil || o.Motifs > MaxMotifs {
		return nil, puzzle.NewFault("motifs-range", "found", o.Motifs, "most", MaxMotifs)
	}
	e := &Experiment{options: o, random: search.Random(o.Seed)}
	board := o.Shuffled
	if board == nil {
		e.deck = drawn(o.Grid, o.Motifs, o.Same)
		board = blank(o.Grid)
	} else {
		if _, framed := board.Frame(); framed || len(board.Clues()) > 0 {
			return nil, &puzzle.Fault{Code: "experiment-fixed"}
		}
		e.deck = shuffled(board)
	}
	if looks := len(board.Tiles()) * turnsOf(board); looks > maxLooks {
		return nil, puzzle.NewFault("experiment-large", "found", looks, "most", maxLooks)
	}
	e.counter = newCounter(board, e.deck)
	e.formula = e.deck.formula(len(board.Tiles()), turnsOf(board), len(board.Grid().Seams))
	return e, nil
}

// dealing is the cost of dealing a puzzle, in placements.
const dealing = 64

// Step makes at most about budget placements. It reports whether all puzzles are counted.
func (e *Experiment) Step(budget int64) (over bool) {
	for budget > 0 && e.solved < e.options.Puzzles {
		if !e.dealt {
			e.deck.deal(&e.random)
			e.counter.begin(e.deck)
			e.dealt = true
			if budget -= dealing; budget <= 0 {
				break
			}
		}
		before := e.counter.nodes
		done := e.counter.step(budget, e.options.OnlyWhether)
		spent := e.counter.nodes - before
		e.nodes += spent
		budget -= int64(spent)
		if done {
			e.tally(e.counter.layings())
		}
	}
	return e.Over()
}

// tally adds a puzzle with a number of layings to the histogram.
func (e *Experiment) tally(layings uint64) {
	if e.options.OnlyWhether {
		layings = min(layings, 1)
	}
	at := sort.Search(len(e.bars), func(i int) bool { return e.bars[i].Layings >= layings })
	if at == len(e.bars) || e.bars[at].Layings > layings {
		e.bars = append(e.bars, Bar{})
		copy(e.bars[at+1:], e.bars[at:])
		e.bars[at] = Bar{Layings: layings}
	}
	e.bars[at].Puzzles++
	e.solved++
	e.dealt = false
}

// Over reports whether all puzzles are counted.
func (e *Experiment) Over() bool { return e.solved == e.options.Puzzles }

// Result is the result of the puzzles counted so far.
func (e *Experiment) Result() Result {
	return Result{Puzzles: e.options.Puzzles, Solved: e.solved, Histogram: slices.Clone(e.bars), Formula: e.formula, Nodes: e.nodes,
		boardTurns: uint64(e.counter.boardTurns)}
}

// A Result is the outcome of an experiment.
type Result struct {
	Puzzles   int     // as asked for
	Solved    int     // counted so far
	Histogram []Bar   // ascending; with OnlyWhether, 1 stands for any number
	Formula   Formula // the expected number
	Nodes     uint64  // placements made

	boardTurns uint64
}

// A Bar is the number of puzzles with a number of layings without conflict.
type Bar struct {
	Layings uint64
	Puzzles int
}

// Solvable is the number of puzzles with at least one laying.
func (r *Result) Solvable() int {
	if len(r.Histogram) > 0 && r.Histogram[0].Layings == 0 {
		return r.Solved - r.Histogram[0].Puzzles
	}
	return r.Solved
}

// Share is the share of the counted puzzles that have a laying: 0 to 1.
func (r *Result) Share() float64 { return float64(r.Solvable()) / float64(max(r.Solved, 1)) }

// Mean is the average number of layings per puzzle.
func (r *Result) Mean() float64 { return r.moment(func(x float64) float64 { return x }) }

// sure is the number of standard errors to either side that covers 95 %.
const sure = 1.96

// Error is half the 95 % confidence interval of the mean; infinite for less than two puzzles.
func (r *Result) Error() float64 {
	if r.Solved < 2 {
		return math.Inf(1)
	}
	mean := r.Mean()
	variance := r.moment(func(x float64) float64 { return (x - mean) * (x - mean) })
	return sure * math.Sqrt(variance/float64(r.Solved-1))
}

// moment is the average of a function of the number of layings.
func (r *Result) moment(of func(float64) float64) (sum float64) {
	for _, bar := range r.Histogram {
		sum += of(float64(bar.Layings)) * float64(bar.Puzzles)
	}
	return sum / float64(max(r.Solved, 1))
}
