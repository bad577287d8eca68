package api

import (
	"edgewise/solver/experiment"
	"edgewise/solver/notation"
	"edgewise/solver/puzzle"
	"edgewise/solver/search"
)

// The methods of random puzzles, whose layings are counted in large samples.

type experimentParams struct {
	Recipe
	sliceParams
}

// Recipe is which random puzzles to make. The same recipe makes the same puzzles everywhere.
type Recipe struct {
	Puzzles int    `json:"puzzles"`
	Seed    int    `json:"seed"`
	Grid    string `json:"grid"`
	Motifs  int    `json:"motifs"`  // each edge is one of this many motifs, or of their halves, unless a puzzle is given
	Same    bool   `json:"same"`    // whether motifs are whole, not cut into halves
	Puzzle  string `json:"puzzle"`  // a puzzle whose edges are dealt out anew, on its own grid; "" for none
	Whether bool   `json:"whether"` // whether to stop at each puzzle's first laying; the mean and the bins then say no more than the share
}

func (p *Recipe) options() (o experiment.Options, err error) {
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

// Experiment is the result of many random puzzles so far. A laying is a full board without conflict.
type Experiment struct {
	Thought
	Puzzles int     `json:"puzzles"` // the puzzles to make
	Solved  int     `json:"solved"`  // the puzzles counted so far
	Mean    float64 `json:"mean"`    // layings per puzzle
	// Error is how far off the mean may be to either side, at 95 %; null for less than two puzzles.
	//
	//ts:type number | null
	Error    float64 `json:"error"`
	Solvable int     `json:"solvable"` // the puzzles that have any laying
	Share    float64 `json:"share"`    // solvable as a share of solved
	Expected float64 `json:"expected"` // the layings that the formula predicts
	Nodes    Count   `json:"nodes"`
	Bins     []Bin   `json:"bins"` // the puzzles without any, then bins each of which reaches twice as far as the one before
	Formula  Formula `json:"formula"`
}

// Bin is how many puzzles have from least to most layings.
type Bin struct {
	Least   Count `json:"least"`
	Most    Count `json:"most"`
	Puzzles int   `json:"puzzles"`
}

// Formula is the factors of the expected number of layings: how many boards there are, and the
// chance that all seams of one mate.
type Formula struct {
	Tiles   int     `json:"tiles"`
	Turns   int     `json:"turns"`
	Layings float64 `json:"layings"` // full boards: tiles! · turns^tiles
	Seams   int     `json:"seams"`
	Edges   int     `json:"edges"`  // each edge is drawn from this many; 0 for the edges of a puzzle
	Pair    float64 `json:"pair"`   // the chance that one seam mates
	Chance  float64 `json:"chance"` // the chance that all do
}

// experiment makes random puzzles and counts the layings of each.
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
