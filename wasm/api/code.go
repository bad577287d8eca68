package api

import (
	"edgewise/solver/codegen"
	"edgewise/solver/search"
)

// The methods that show the code written for a puzzle, and how fast it is.

type codeParams struct {
	puzzleParams
	Step int `json:"step"` // the step, from 0 on
}

// Code is the function that fills one cell in the fast search, for people to read.
type Code struct {
	Order []int  `json:"order"` // the cells in the order in which the search fills them
	Text  string `json:"text"`  // "" where the tables of the code would be too large
	Bytes int    `json:"bytes"` // the size of the code for all steps; 0 where it would be too large
}

// A shown is the code that the page shows, step by step.
type shown struct {
	puzzle string
	order  []int
	module codegen.Module // without its bytes; empty if it would be too large
	bytes  int
}

// code returns the function that fills the cell of a step, written for people to read.
func (a *API) code(p codeParams) (Code, error) {
	if a.shown.order == nil || a.shown.puzzle != p.Puzzle {
		on, err := a.planOf(p.Puzzle, search.Fast)
		if err != nil {
			return Code{}, err
		}
		plan := on.plan
		order, _ := plan.Order()
		a.shown = shown{puzzle: p.Puzzle, order: order}
		if !codegen.TooLarge(plan) {
			m := codegen.Write(plan, codegen.MostCarried)
			a.shown.bytes, m.Bytes = len(m.Bytes), nil
			a.shown.module = m
		}
	}
	s := &a.shown
	if p.Step < 0 || p.Step >= len(s.order) {
		return Code{}, badParams(p.Step)
	}
	code := Code{Order: s.order, Bytes: s.bytes}
	if code.Bytes > 0 {
		code.Text = s.module.Text(p.Step)
	}
	return code, nil
}

// A pacer runs the fast search again and again to measure its speed.
type pacer struct {
	run    codegen.Runner // for written code, or nil
	plan   *search.Plan
	code   *planCode
	search *searching
	nodes  uint64 // of all searches
	before uint64 // of the current search, as far as counted
}

// leastNodes is the least that a search adds to the count: starting one is work, too.
const leastNodes = 500

// Step makes about budget placements. It is done only if there are none to make, or the written
// code has failed.
func (p *pacer) Step(budget int64) (done bool) {
	for budget > 0 {
		over := p.search.step(budget)
		made := p.search.Total() - p.before
		p.nodes, p.before = p.nodes+made, p.before+made
		budget -= int64(max(made, leastNodes))
		if p.search.Failed() != nil || over && p.before == 0 {
			return true
		}
		if over {
			p.begin()
		}
	}
	return false
}

func (p *pacer) begin() {
	p.search, p.before = &searching{Search: p.plan.Search(), code: p.code}, 0
	if p.run != nil {
		p.search.hand(p.run)
	}
}

// release frees the memory of the code.
func (p *pacer) release() { p.code.release() }

type paceParams struct {
	thinkParams
	Code bool `json:"code"` // runs the code written for the puzzle
}

// Pace is the placements made so far, and who made them.
type Pace struct {
	Thought
	Nodes Count `json:"nodes"`
	By    *By   `json:"by,omitempty"`
}

// pace repeats the fast search over and over, to measure its speed.
func (a *API) pace(p paceParams) (Pace, error) {
	on, so, err := think(a, p.sliceParams, func() (*pacer, error) {
		on, err := a.planOf(p.Puzzle, search.Fast)
		if err != nil {
			return nil, err
		}
		pacer := &pacer{plan: on.plan, code: on.ownCode()}
		if p.Code {
			pacer.run = a.run
		}
		pacer.begin()
		return pacer, nil
	})
	if err != nil {
		return Pace{}, err
	}
	return Pace{so, search.NumberOf(on.nodes), on.search.by()}, nil
}
