package api

import (
	"edgewise/solver/codegen"
	"edgewise/solver/notation"
	"edgewise/solver/search"
)

// The methods that show the code written for a puzzle, and how fast it is.

type codeParams struct {
	puzzleParams
	Step int `json:"step"`
}

// Code is the function that fills one cell in the fast search, for people to read.
type Code struct {
	Order []int  `json:"order"` // in which the cells are filled
	Text  string `json:"text"`  // as [codegen.Text] writes it
	Bytes int    `json:"bytes"` // of the whole module
}

func (a *API) code(p codeParams) (Code, error) {
	document, err := notation.Read(p.Puzzle)
	if err != nil {
		return Code{}, err
	}
	plan := search.Compile(document.Puzzle, search.Options{Mode: search.Fast})
	cells, _ := plan.Order()
	if p.Step < 0 || p.Step >= len(cells) {
		return Code{}, badParams(p.Step)
	}
	return Code{cells, codegen.Text(plan, codegen.MostCarried, p.Step), len(codegen.Write(plan, codegen.MostCarried).Bytes)}, nil
}

// A pacer makes the fast search over and over.
type pacer struct {
	plan   *search.Plan
	by     search.Executor // or nil: the plain loop
	search *search.Search
	nodes  uint64 // of the searches that are over
}

// Step makes about so many placements. It is done only where there are none to be made, or
// the written code has failed.
func (p *pacer) Step(budget int64) (done bool) {
	for end := p.total() + uint64(budget); p.total() < end; {
		p.search.Step(int64(end - p.total()))
		if p.search.Failed() != nil {
			return true
		}
		if p.search.Over() {
			if p.search.Total() == 0 {
				return true
			}
			p.nodes += p.search.Total()
			p.begin()
		}
	}
	return false
}

func (p *pacer) begin() {
	p.search = p.plan.Search()
	if p.by != nil {
		p.search.RunBy(p.by)
	}
}

func (p *pacer) total() uint64 { return p.nodes + p.search.Total() }

type paceParams struct {
	thinkParams
	Written bool `json:"written"` // whether by code that is written for the puzzle
}

// Pace is what a pacer has done so far.
type Pace struct {
	Thought
	Nodes   Count `json:"nodes"`
	Written bool  `json:"written"` // whether such code did it: not where it is refused, or fails
}

func (a *API) pace(p paceParams) (Pace, error) {
	on, so, err := think(a, p.sliceParams, func() (*pacer, error) {
		document, err := notation.Read(p.Puzzle)
		if err != nil {
			return nil, err
		}
		on := &pacer{plan: search.Compile(document.Puzzle, search.Options{Mode: search.Fast})}
		if p.Written && a.run != nil {
			module := codegen.Write(on.plan, codegen.MostCarried)
			if instance, err := a.run(module.Bytes); err == nil {
				on.by = module.Executor(instance)
			}
		}
		on.begin()
		return on, nil
	})
	if err != nil {
		return Pace{}, err
	}
	return Pace{so, search.NumberOf(on.total()), on.by != nil && on.search.Failed() == nil}, nil
}
