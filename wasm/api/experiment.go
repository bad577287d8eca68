package api

import (
	"edgewise/solver/experiment"
	"edgewise/solver/notation"
	"edgewise/solver/puzzle"
	"edgewise/solver/search"
)

// The methods of random puzzles, whose layings are counted in large samples.

type experimentParams struct {
	Puzzles int    `json:"puzzles"`
	Seed    int    `json:"seed"`
	Grid    string `json:"grid"`
	Motifs  int    `json:"motifs"`
	Same    bool   `json:"same"`    // whether motifs are whole, not halves
	Puzzle  string `json:"puzzle"`  // whose edges are shuffled on its grid; "" to draw edges at random
	Whether bool   `json:"whether"` // only ask whether there is any laying
	sliceParams
}

func (p *experimentParams) options() (o experiment.Options, err error) {
	if p.Seed < 0 {
		return o, badParams(p.Seed)
	}
	o = experiment.Options{Puzzles: p.Puzzles, Seed: uint64(p.Seed), Motifs: p.Motifs, Same: p.Same, OnlyWhether: p.Whether}
	if p.Puzzle == "" {
		o.Grid, err = puzzle.GridNamed(p.Grid)
		return o, err
	}
	document, err := notation.Read(p.Puzzle)
	if err == nil {
		o.Shuffled = document.Puzzle
	}
	return o, err
}

// Experiment is the result of many random puzzles so far. If only the existence of layings was
// asked for, the mean and the bins say no more than the share.
type Experiment struct {
	Thought
	Puzzles  int     `json:"puzzles"`  // as asked for
	Solved   int     `json:"solved"`   // so far
	Mean     float64 `json:"mean"`     // of the layings without conflict
	Error    float64 `json:"error"`    // half the 95 % confidence interval of the mean; infinite, sent as null, below two puzzles
	Solvable int     `json:"solvable"` // puzzles with at least one laying
	Share    float64 `json:"share"`    // Solvable / Solved
	Expected float64 `json:"expected"`
	Nodes    Count   `json:"nodes"`
	Bins     []Bin   `json:"bins"`
	Formula  Formula `json:"formula"`
}

// Bin is how many puzzles have a number of layings within a range.
type Bin struct {
	Least   Count `json:"least"`
	Most    Count `json:"most"`
	Puzzles int   `json:"puzzles"`
}

// Formula are the factors of the expected number of layings.
type Formula struct {
	Tiles   int     `json:"tiles"`
	Turns   int     `json:"turns"`
	Layings float64 `json:"layings"`
	Seams   int     `json:"seams"`
	Edges   int     `json:"edges"` // the number of edges each is drawn from; 0 for those of a puzzle
	Pair    float64 `json:"pair"`
	Chance  float64 `json:"chance"`
}

func (a *API) experiment(p experimentParams) (Experiment, error) {
	on, so, err := think(a, p.sliceParams, func() (*experiment.Experiment, error) {
		o, err := p.options()
		if err != nil {
			return nil, err
		}
		return experiment.New(o)
	})
	if err != nil {
		return Experiment{}, err
	}
	r := on.Result()
	f := r.Formula
	told := Experiment{so, r.Puzzles, r.Solved, r.Mean(), r.Error(), r.Solvable(), r.Share(), f.Expected(),
		search.NumberOf(r.Nodes), nil, Formula{f.Tiles, f.Turns, f.Layings(), f.Seams, f.Edges, f.Pair, f.Chance}}
	for _, b := range r.Bins() {
		told.Bins = append(told.Bins, Bin{search.NumberOf(b.Least), search.NumberOf(b.Most), b.Puzzles})
	}
	return told, nil
}
