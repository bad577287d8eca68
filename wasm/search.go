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
	plan   *search.Plan
	search *search.Search
}

// modes are the modes that the page may ask for.
var modes = map[string]search.Mode{"fast": search.Fast, "plain": search.Plain, "raw": search.Raw}

type startParams struct {
	Puzzle string
	Mode   string
	Keep   int
	Saved  string // a part that a job has handed out, or ""
}

func (p *startParams) field(name string) any {
	switch name {
	case "puzzle":
		return &p.Puzzle
	case "mode":
		return &p.Mode
	case "keep":
		return &p.Keep
	case "saved":
		return &p.Saved
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
	o := search.Options{Mode: mode, Keep: p.Keep}
	r := &running{}
	if p.Saved == "" {
		r.plan = search.Compile(document.Puzzle, o)
		r.search = r.plan.Search()
	} else {
		job, err := search.Resume(document.Puzzle, p.Saved, o)
		if err != nil {
			return nil, err
		}
		_, part, left := job.Take()
		if !left {
			return nil, &puzzle.Fault{Code: "resume-broken"}
		}
		r.plan = job.Plan()
		r.search = r.plan.SearchPart(part)
	}
	a.last++
	a.searches[a.last] = r
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
	return reportOf(r.plan, r.search.Found(), r.search.Over()), nil
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
	var kept []search.Board
	if job, found := a.jobs[p.Search]; found {
		kept = job.Found().Boards
	} else if r, err := a.running(p.Search); err != nil {
		return nil, err
	} else {
		kept = r.search.Boards()
	}
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

type handleParams struct {
	Search int
}

func (p *handleParams) field(name string) any {
	switch name {
	case "search":
		return &p.Search
	}
	return nil
}

func (a *api) save(p *handleParams) (shape, error) {
	if job, found := a.jobs[p.Search]; found {
		return Saved{job.Save()}, nil
	}
	r, err := a.running(p.Search)
	if err != nil {
		return nil, err
	}
	return Saved{r.search.Save()}, nil
}

func (a *api) drop(p *handleParams) (shape, error) {
	if _, found := a.jobs[p.Search]; found {
		delete(a.jobs, p.Search)
		return Dropped{}, nil
	}
	if _, found := a.thoughts[p.Search]; found {
		delete(a.thoughts, p.Search)
		return Dropped{}, nil
	}
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

// reportOf is where a search stands.
func reportOf(plan *search.Plan, found search.Found, over bool) Report {
	counts := plan.Counts(found)
	order, choice := plan.Order()
	report := Report{
		Done:         over,
		Nodes:        search.NumberOf(found.Total()),
		Arrangements: counts.Arrangements,
		Pictures:     search.NumberOf(counts.Pictures),
		Solutions:    search.NumberOf(counts.Solutions),
		Sizes:        []Size{},
		Swaps:        counts.Swaps,
		Depths:       countsOf(found.Nodes),
		DeadEnds:     countsOf(found.DeadEnds),
		Order:        order,
		Choice:       choiceOf(choice),
		Kept:         len(found.Boards),
	}
	if plan.Mode() == search.Plain {
		tries := search.NumberOf(found.Tries)
		report.Tries = &tries
	}
	for pictures, solutions := range counts.Sizes {
		if solutions > 0 {
			report.Sizes = append(report.Sizes, Size{pictures, search.NumberOf(solutions)})
		}
	}
	return report
}

func choiceOf(c search.Choice) Choice {
	choice := Choice{Order: string(c.Order), Reason: string(c.Reason), Compared: []Candidate{}}
	for _, candidate := range c.Compared {
		choice.Compared = append(choice.Compared, Candidate{string(candidate.Order), finite(float64(candidate.Nodes))})
	}
	return choice
}

// Started is the handle of a new search.
type Started struct{ Search int }

func (s Started) members() object { return object{{"search", s.Search}} }

// Report is where a search stands.
type Report struct {
	Done         bool
	Nodes        Count
	Tries        *Count
	Arrangements Count
	Pictures     Count
	Solutions    Count
	Sizes        []Size
	Swaps        Count
	Depths       []Count
	DeadEnds     []Count
	Order        []int
	Choice       Choice
	Kept         int
}

func (r Report) members() object {
	shape := object{
		{"done", r.Done},
		{"nodes", r.Nodes},
		{"arrangements", r.Arrangements},
		{"pictures", r.Pictures},
		{"solutions", r.Solutions},
		{"sizes", list(r.Sizes)},
		{"swaps", r.Swaps},
		{"depths", list(r.Depths)},
		{"deadEnds", list(r.DeadEnds)},
		{"order", list(r.Order)},
		{"choice", r.Choice},
		{"kept", r.Kept},
	}
	if r.Tries != nil {
		shape = append(shape, member{"tries", *r.Tries})
	}
	return shape
}

// Choice is the order of a search and how it was come by.
type Choice struct {
	Order    string
	Reason   string
	Compared []Candidate
}

func (c Choice) members() object {
	return object{
		{"order", c.Order},
		{"reason", c.Reason},
		{"compared", list(c.Compared)},
	}
}

// Candidate is an order and the decimal logarithm of the nodes expected with it.
type Candidate struct {
	Order string
	Nodes *float64
}

func (c Candidate) members() object {
	return object{
		{"order", c.Order},
		{"nodes", c.Nodes},
	}
}

// Size is how many solutions look different in so many turns of the board.
type Size struct {
	Pictures  int
	Solutions Count
}

func (s Size) members() object {
	return object{
		{"pictures", s.Pictures},
		{"solutions", s.Solutions},
	}
}

// Boards are some of the boards that a search keeps.
type Boards struct{ Boards []Board }

func (b Boards) members() object { return object{{"boards", list(b.Boards)}} }

// Saved is a search or a job written down.
type Saved struct{ Saved string }

func (s Saved) members() object { return object{{"saved", s.Saved}} }

// Dropped says that a search is forgotten.
type Dropped struct{}

func (Dropped) members() object { return object{} }
