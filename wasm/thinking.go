package main

import (
	"edgewise/solver/explain"
	"edgewise/solver/notation"
	"edgewise/solver/puzzle"
	"edgewise/solver/search"
)

// The methods that think about a board for whoever plays: whether it can still be
// completed, what is to be laid next, and why. Each begins with handle 0, does
// about so many placements, and forgets the handle when it is done.

// A thought is what is kept under a handle: an outlook, a hint or a reasoning.
type thought interface {
	Step(budget int64) (done bool)
}

// thinkParams are those of all three methods: each has its own name for the handle.
type thinkParams struct {
	Puzzle string
	Board  Board
	Laid   []int
	Budget int
	handle string // what the method calls it
	Handle int
}

func (p *thinkParams) field(name string) any {
	switch name {
	case "puzzle":
		return &p.Puzzle
	case "board":
		return &p.Board
	case "laid":
		return &p.Laid
	case "budget":
		return &p.Budget
	case p.handle:
		return &p.Handle
	}
	return nil
}

// think begins with a thought or goes on with it.
func think[T thought](a *api, p *thinkParams, begin func(b *puzzle.Board) T) (on T, done bool, err error) {
	if p.Budget < 1 {
		return on, false, &puzzle.Fault{Code: "params", Args: map[string]any{"found": p.Budget}}
	}
	if p.Handle == 0 {
		document, err := notation.Read(p.Puzzle)
		if err != nil {
			return on, false, err
		}
		board, err := readBoard(document.Puzzle, p.Board)
		if err != nil {
			return on, false, err
		}
		if board == nil {
			board = puzzle.NewBoard(document.Puzzle)
		}
		a.last++
		p.Handle, a.thoughts[a.last] = a.last, begin(board)
	}
	on, known := a.thoughts[p.Handle].(T)
	if !known {
		return on, false, &puzzle.Fault{Code: "search", Args: map[string]any{"found": p.Handle}}
	}
	if done = on.Step(int64(p.Budget)); done {
		delete(a.thoughts, p.Handle)
	}
	return on, done, nil
}

// outlook tells whether a board can still be completed.
func (a *api) outlook(p *thinkParams) (shape, error) {
	o, done, err := think(a, p, func(b *puzzle.Board) *explain.Outlook { return explain.NewOutlook(b, p.Laid) })
	if err != nil {
		return nil, err
	}
	return Outlook{Outlook: p.Handle, Done: done, Counted: !o.Counting(), Ways: search.NumberOf(o.Ways()),
		Expected: finite(float64(o.Expected())), Change: o.Change()}, nil
}

// hint gives the next step.
func (a *api) hint(p *thinkParams) (shape, error) {
	h, done, err := think(a, p, explain.Hint)
	if err != nil {
		return nil, err
	}
	hinted := Hinted{Hint: p.Handle, Done: done}
	if step := h.Found(); step != nil {
		shape := stepOf(*step)
		hinted.Step = &shape
	}
	if cell, looks, open := h.Narrowest(); open {
		hinted.Narrow = &Narrow{cell, looks}
	}
	return hinted, nil
}

// reasoning gives all steps to a full board.
func (a *api) reasoning(p *thinkParams) (shape, error) {
	r, done, err := think(a, p, explain.Explain)
	if err != nil {
		return nil, err
	}
	reasoned := Reasoned{Reasoning: p.Handle, Done: done, Steps: []Step{}, Complete: r.Complete(), Dead: r.Dead()}
	for _, step := range r.Steps() {
		reasoned.Steps = append(reasoned.Steps, stepOf(step))
	}
	return reasoned, nil
}

func stepOf(s explain.Step) Step {
	why := puzzle.Fault(s.Why)
	step := Step{Kind: "guess", Tried: s.Tried(), Cell: s.Cell, Tile: s.Tile, Turn: s.Turn, Copies: s.Copies, Why: faultOf(&why), Cells: s.Cells}
	if s.Forced {
		step.Kind = "forced"
	}
	return step
}

// Outlook is whether a board can still be completed, as far as is known.
type Outlook struct {
	Outlook  int
	Done     bool
	Counted  bool
	Ways     Count
	Expected *float64
	Change   int
}

func (o Outlook) members() object {
	return object{
		{"outlook", o.Outlook},
		{"done", o.Done},
		{"counted", o.Counted},
		{"ways", o.Ways},
		{"expected", o.Expected},
		{"change", o.Change},
	}
}

// Hinted is the next step, nil where there is none, or none yet.
type Hinted struct {
	Hint   int
	Done   bool
	Step   *Step
	Narrow *Narrow
}

func (h Hinted) members() object {
	shape := object{
		{"hint", h.Hint},
		{"done", h.Done},
		{"step", nil},
		{"narrow", nil},
	}
	if h.Step != nil {
		shape[2].value = *h.Step
	}
	if h.Narrow != nil {
		shape[3].value = *h.Narrow
	}
	return shape
}

// Narrow is the open cell that the fewest looks fit.
type Narrow struct {
	Cell  int
	Looks int
}

func (n Narrow) members() object {
	return object{
		{"cell", n.Cell},
		{"looks", n.Looks},
	}
}

// Reasoned is the steps so far.
type Reasoned struct {
	Reasoning int
	Done      bool
	Steps     []Step
	Complete  bool
	Dead      bool
}

func (r Reasoned) members() object {
	return object{
		{"reasoning", r.Reasoning},
		{"done", r.Done},
		{"steps", list(r.Steps)},
		{"complete", r.Complete},
		{"dead", r.Dead},
	}
}

// Step is a tile to be laid, and why.
type Step struct {
	Kind   string
	Tried  bool
	Cell   int
	Tile   int
	Turn   int
	Copies []int
	Why    Fault
	Cells  []int
}

func (s Step) members() object {
	return object{
		{"kind", s.Kind},
		{"tried", s.Tried},
		{"cell", s.Cell},
		{"tile", s.Tile},
		{"turn", s.Turn},
		{"copies", s.Copies},
		{"why", s.Why},
		{"cells", s.Cells},
	}
}
