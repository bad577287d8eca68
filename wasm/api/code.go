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

// A shown is the plan whose code is looked at, step by step.
type shown struct {
	puzzle string
	plan   *search.Plan
	bytes  int
}

func (a *API) code(p codeParams) (Code, error) {
	if a.shown.plan == nil || a.shown.puzzle != p.Puzzle {
		document, err := notation.Read(p.Puzzle)
		if err != nil {
			return Code{}, err
		}
		plan := search.Compile(document.Puzzle, search.Options{Mode: search.Fast})
		a.shown = shown{p.Puzzle, plan, len(codegen.Write(plan, codegen.MostCarried).Bytes)}
	}
	plan := a.shown.plan
	order, _ := plan.Order()
	if p.Step < 0 || p.Step >= len(order) {
		return Code{}, badParams(p.Step)
	}
	return Code{order, codegen.Text(plan, codegen.MostCarried, p.Step), a.shown.bytes}, nil
}

// A pacer makes the fast search over and over.
type pacer struct {
	plan   *search.Plan
	code   written // or nothing
	nodes  uint64  // of all searches
	before uint64  // of that under way, as far as they are counted
}

// leastNodes is what a search counts for at the least: to begin one is work, too.
const leastNodes = 500

// Step makes about so many placements. It is done only where there are none to be made, or
// the written code has failed.
func (p *pacer) Step(budget int64) (done bool) {
	for budget > 0 {
		over := p.code.part.Step(budget)
		made := p.code.part.Total() - p.before
		p.nodes, p.before = p.nodes+made, p.before+made
		budget -= int64(max(made, leastNodes))
		if p.code.part.Failed() != nil || over && p.before == 0 {
			return true
		}
		if over {
			p.begin()
		}
	}
	return false
}

func (p *pacer) begin() {
	p.code.carryOut(p.plan.Search())
	p.before = 0
}

type paceParams struct {
	thinkParams
	Code bool `json:"code"` // whether code written for the puzzle shall make them
}

// Pace is how many placements a pacer has made so far, and by whom.
type Pace struct {
	Thought
	By
	Nodes Count `json:"nodes"`
}

func (a *API) pace(p paceParams) (Pace, error) {
	on, so, err := think(a, p.sliceParams, func() (*pacer, error) {
		document, err := notation.Read(p.Puzzle)
		if err != nil {
			return nil, err
		}
		on := &pacer{plan: search.Compile(document.Puzzle, search.Options{Mode: search.Fast})}
		if p.Code && a.run != nil {
			on.code = a.writtenFor(on.plan)
		}
		on.begin()
		return on, nil
	})
	if err != nil {
		return Pace{}, err
	}
	return Pace{so, on.code.by(), search.NumberOf(on.nodes)}, nil
}
