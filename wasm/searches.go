package main

import (
	"edgewise/solver/notation"
	"edgewise/solver/puzzle"
	"edgewise/solver/search"
)

// The methods that search. The worker owns the loop: it starts a search, steps
// it slice by slice and drops it.

// running is a live search.
type running struct {
	mode   search.Mode
	plan   *search.Plan
	search *search.Search
}

// modes are the modes that the page may ask for.
var modes = map[string]search.Mode{"fast": search.Fast, "plain": search.Plain}

type startParams struct {
	Puzzle string
	Mode   string
	Keep   int
}

func (p *startParams) field(name string) any {
	switch name {
	case "puzzle":
		return &p.Puzzle
	case "mode":
		return &p.Mode
	case "keep":
		return &p.Keep
	}
	return nil
}

func (a *api) start(p *startParams) (shape, error) {
	mode, known := modes[p.Mode]
	if !known {
		return nil, &puzzle.Fault{Code: "params", Args: map[string]any{"found": p.Mode}}
	}
	document, err := notation.Read(p.Puzzle)
	if err != nil {
		return nil, err
	}
	plan := search.Compile(document.Puzzle, search.Options{Mode: mode, Keep: p.Keep})
	a.last++
	a.searches[a.last] = &running{mode, plan, plan.Search()}
	return Started{a.last}, nil
}

type stepParams struct {
	Search int
	Budget int
}

func (p *stepParams) field(name string) any {
	switch name {
	case "search":
		return &p.Search
	case "budget":
		return &p.Budget
	}
	return nil
}

func (a *api) step(p *stepParams) (shape, error) {
	r, err := a.running(p.Search)
	if err != nil {
		return nil, err
	}
	if p.Budget < 1 {
		return nil, &puzzle.Fault{Code: "params", Args: map[string]any{"found": p.Budget}}
	}
	r.search.Step(int64(p.Budget))
	return r.report(), nil
}

type boardsParams struct {
	Search int
	From   int
}

func (p *boardsParams) field(name string) any {
	switch name {
	case "search":
		return &p.Search
	case "from":
		return &p.From
	}
	return nil
}

func (a *api) boards(p *boardsParams) (shape, error) {
	r, err := a.running(p.Search)
	if err != nil {
		return nil, err
	}
	kept := r.search.Boards()
	boards := []Board{}
	for _, full := range kept[min(max(p.From, 0), len(kept)):] {
		board := make(Board, len(full.Tiles))
		for cell := range board {
			board[cell] = &[2]int{full.Tiles[cell], full.Turns[cell]}
		}
		boards = append(boards, board)
	}
	return Boards{boards}, nil
}

type dropParams struct {
	Search int
}

func (p *dropParams) field(name string) any {
	switch name {
	case "search":
		return &p.Search
	}
	return nil
}

func (a *api) drop(p *dropParams) (shape, error) {
	_, err := a.running(p.Search)
	delete(a.searches, p.Search)
	return Dropped{}, err
}

func (a *api) running(handle int) (*running, error) {
	r, found := a.searches[handle]
	if !found {
		return nil, &puzzle.Fault{Code: "search", Args: map[string]any{"found": handle}}
	}
	return r, nil
}

// report is where a search stands.
func (r *running) report() Report {
	counts := r.search.Counts()
	order, name := r.plan.Order()
	report := Report{
		Done:         r.search.Over(),
		Nodes:        search.NumberOf(r.search.Total()),
		Arrangements: counts.Arrangements,
		Pictures:     search.NumberOf(counts.Pictures),
		Solutions:    search.NumberOf(counts.Solutions),
		Sizes:        []Size{},
		Swaps:        counts.Swaps,
		Depths:       countsOf(r.search.Nodes()),
		DeadEnds:     countsOf(r.search.DeadEnds()),
		Order:        order,
		OrderName:    string(name),
		Kept:         len(r.search.Boards()),
	}
	if r.mode == search.Plain {
		tries := search.NumberOf(r.search.Tries())
		report.Tries = &tries
	}
	for pictures, solutions := range counts.Sizes {
		if solutions > 0 {
			report.Sizes = append(report.Sizes, Size{pictures, search.NumberOf(solutions)})
		}
	}
	return report
}
