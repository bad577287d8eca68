package api

import (
	"edgewise/solver/experiment"
	"edgewise/solver/notation"
	"edgewise/solver/puzzle"
	"edgewise/solver/search"
)

// The methods of random puzzles, whose layings are counted by the thousand.

type curveParams struct {
	Puzzles int    `json:"puzzles"`
	Seed    int    `json:"seed"`
	Grid    string `json:"grid"`
	Same    bool   `json:"same"` // whether motifs are whole
	sliceParams
}

func (p *curveParams) options() (o experiment.Options, err error) {
	if p.Seed < 0 {
		return o, badParams(p.Seed)
	}
	o = experiment.Options{Puzzles: p.Puzzles, Seed: uint64(p.Seed), Same: p.Same}
	o.Grid, err = puzzle.GridNamed(p.Grid)
	return o, err
}

type experimentParams struct {
	curveParams
	Motifs int    `json:"motifs"`
	Puzzle string `json:"puzzle"` // its edges are dealt out anew, on its grid; "" for edges that are drawn
}

func (p *experimentParams) options() (experiment.Options, error) {
	o, err := p.curveParams.options()
	if err != nil || p.Puzzle == "" {
		o.Motifs = p.Motifs
		return o, err
	}
	document, err := notation.Read(p.Puzzle)
	if err == nil {
		o.Shuffled = document.Puzzle
	}
	return o, err
}

// Experiment is what many random puzzles have come to so far.
type Experiment struct {
	Thought
	Puzzles  int      `json:"puzzles"`  // asked for
	Solved   int      `json:"solved"`   // so far
	Mean     float64  `json:"mean"`     // layings without conflict
	Error    *float64 `json:"error"`    // of the mean, to either side, at 95 %; nil for less than two puzzles
	Solvable int      `json:"solvable"` // puzzles that have any
	Share    float64  `json:"share"`    // of those
	Expected float64  `json:"expected"`
	Nodes    Count    `json:"nodes"`
	Bins     []Bin    `json:"bins"`
	Formula  Formula  `json:"formula"`
}

// Bin is how many puzzles have from so many to so many layings.
type Bin struct {
	Least   Count `json:"least"`
	Most    Count `json:"most"`
	Puzzles int   `json:"puzzles"`
}

// Formula is what the expected number is made of.
type Formula struct {
	Tiles  int     `json:"tiles"`
	Turns  int     `json:"turns"`
	Seams  int     `json:"seams"`
	Edges  int     `json:"edges"` // each drawn from so many; 0 for those of a puzzle
	Pair   float64 `json:"pair"`
	Chance float64 `json:"chance"`
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
	deviation := r.Error() // crosses as null where it is infinite
	told := Experiment{so, r.Puzzles, r.Solved, r.Mean(), &deviation, r.Solvable(), r.Share(), r.Formula.Expected(),
		search.NumberOf(r.Nodes), nil, Formula(r.Formula)}
	for _, b := range r.Bins() {
		told.Bins = append(told.Bins, Bin{search.NumberOf(b.Least), search.NumberOf(b.Most), b.Puzzles})
	}
	return told, nil
}

// Curve is how random puzzles come out over the number of motifs, so far.
type Curve struct {
	Thought
	Puzzles int     `json:"puzzles"` // for each number
	Points  []Point `json:"points"`
}

// Point is one number of motifs.
type Point struct {
	Motifs   int     `json:"motifs"`
	Expected float64 `json:"expected"`
	Solved   int     `json:"solved"`
	Share    float64 `json:"share"` // of those that have any
}

func (a *API) curve(p curveParams) (Curve, error) {
	on, so, err := think(a, p.sliceParams, func() (*experiment.Curve, error) {
		o, err := p.options()
		if err != nil {
			return nil, err
		}
		return experiment.NewCurve(o)
	})
	if err != nil {
		return Curve{}, err
	}
	told := Curve{Thought: so, Puzzles: p.Puzzles}
	for _, point := range on.Points() {
		told.Points = append(told.Points, Point{point.Motifs, point.Expected, point.Solved, point.Share()})
	}
	return told, nil
}
