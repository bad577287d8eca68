package main

import (
	"edgewise/solver/explain/hint"
	"edgewise/solver/notation"
	"edgewise/solver/puzzle"
	"edgewise/solver/search"
)

// The methods that think about a board for whoever plays: whether it can still be
// completed, what is to be laid next, and why.

// aboutParams are those of a thought about a board.
type aboutParams struct {
	thinkParams
	Board Board
}

// about are the parameters of a method, by what it calls its handle.
func about(handle string) *aboutParams { return &aboutParams{thinkParams: thinkParams{handle: handle}} }

func (p *aboutParams) field(name string) any {
	if name == "board" {
		return &p.Board
	}
	return p.thinkParams.field(name)
}

// thinkAbout begins with a thought about a board, the empty one if none is given, or
// goes on with it.
func thinkAbout[T thought](a *api, p *aboutParams, begin func(*puzzle.Board) T) (on T, done bool, err error) {
	return think(a, &p.thinkParams, func(document *notation.Document) (on T, err error) {
		board, err := readBoard(document.Puzzle, p.Board)
		if err != nil {
			return on, err
		}
		if board == nil {
			board = puzzle.NewBoard(document.Puzzle)
		}
		return begin(board), nil
	})
}

type outlookParams struct {
	*aboutParams
	Laid []int
}

func (p *outlookParams) field(name string) any {
	if name == "laid" {
		return &p.Laid
	}
	return p.aboutParams.field(name)
}

// outlook tells whether a board can still be completed.
func (a *api) outlook(p *outlookParams) (shape, error) {
	o, done, err := thinkAbout(a, p.aboutParams, func(b *puzzle.Board) *hint.Outlook { return hint.NewOutlook(b, p.Laid) })
	if err != nil {
		return nil, err
	}
	return Outlook{Outlook: p.Handle, Done: done, Counted: !o.Counting(), Ways: search.NumberOf(o.Ways()),
		Expected: finite(float64(o.Expected())), Change: o.Change()}, nil
}

// hint gives the next step.
func (a *api) hint(p *aboutParams) (shape, error) {
	h, done, err := thinkAbout(a, p, hint.Find)
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
func (a *api) reasoning(p *aboutParams) (shape, error) {
	r, done, err := thinkAbout(a, p, hint.Explain)
	if err != nil {
		return nil, err
	}
	reasoned := Reasoned{Reasoning: p.Handle, Done: done, Steps: []Step{}, Complete: r.Complete(), Dead: r.Dead()}
	for _, step := range r.Steps() {
		reasoned.Steps = append(reasoned.Steps, stepOf(step))
	}
	return reasoned, nil
}

func stepOf(s hint.Step) Step {
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
