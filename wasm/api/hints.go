package api

import (
	"edgewise/solver/explain/hint"
	"edgewise/solver/explain/why"
	"edgewise/solver/puzzle"
	"edgewise/solver/search"
)

// The methods that help a player with a board: whether it can still be completed, what to place
// next, and why.

// aboutParams are those of a question about a board that takes several calls.
type aboutParams struct {
	boardParams
	sliceParams
}

// thinkAbout starts or continues to think about a board, the empty one if none is given.
func thinkAbout[T thinker](a *API, p aboutParams, begin func(*puzzle.Board) T) (on T, so Thought, err error) {
	return think(a, p.sliceParams, func() (on T, err error) {
		document, err := p.documentOnBoard()
		if err != nil {
			return on, err
		}
		return begin(document.Board), nil
	})
}

type outlookParams struct {
	aboutParams
	Laid []int `json:"laid"`
}

// Outlook says whether a board can still be completed, as far as known.
type Outlook struct {
	Thought
	Counted  bool    `json:"counted"`
	Ways     Count   `json:"ways"`
	Expected float64 `json:"expected"`
	Change   int     `json:"change"`
	Turn     int     `json:"turn"`
	Clash    []Seat  `json:"clash"`
	Dead     int     `json:"dead"`
}

// outlook finds out whether a board can still be completed.
func (a *API) outlook(p outlookParams) (Outlook, error) {
	o, so, err := thinkAbout(a, p.aboutParams, func(b *puzzle.Board) *hint.Outlook { return hint.NewOutlook(b, p.Laid) })
	if err != nil {
		return Outlook{}, err
	}
	return Outlook{so, !o.Counting(), search.NumberOf(o.Ways()), rounded(float64(o.Expected())), o.Change(), o.Turn(), seatsOf(o.Clash()), o.Dead()}, nil
}

// Hinted is the next step; nil if there is none, or none is known yet.
type Hinted struct {
	Thought
	Step   *Step   `json:"step"`
	Narrow *Narrow `json:"narrow"`
}

// Narrow is the open cell that the fewest looks (tiles in a turn) fit.
type Narrow struct {
	Cell  int `json:"cell"`
	Looks int `json:"looks"`
}

type hintParams struct {
	aboutParams
	Near int `json:"near"`
}

// hint finds the next step, trying the cell that the player looks at first.
func (a *API) hint(p hintParams) (Hinted, error) {
	h, so, err := thinkAbout(a, p.aboutParams, func(b *puzzle.Board) *hint.Finder { return hint.FindNear(b, p.Near) })
	if err != nil {
		return Hinted{}, err
	}
	hinted := Hinted{Thought: so}
	if step := h.Found(); step != nil {
		shape := stepOf(*step)
		hinted.Step = &shape
	}
	if cell, looks, open := h.Narrowest(); open {
		hinted.Narrow = &Narrow{cell, looks}
	}
	return hinted, nil
}

// Reasoned has the steps so far.
type Reasoned struct {
	Thought
	Steps    []Step `json:"steps"`
	Complete bool   `json:"complete"`
	Dead     bool   `json:"dead"`
}

// reasoning finds all steps to a full board.
func (a *API) reasoning(p aboutParams) (Reasoned, error) {
	r, so, err := thinkAbout(a, p, hint.Explain)
	if err != nil {
		return Reasoned{}, err
	}
	reasoned := Reasoned{Thought: so, Complete: r.Complete(), Dead: r.Dead()}
	for _, step := range r.Steps() {
		reasoned.Steps = append(reasoned.Steps, stepOf(step))
	}
	return reasoned, nil
}

// Step is a tile to place, and why.
type Step struct {
	Kind   string     `json:"kind"`
	Tried  bool       `json:"tried"`
	Cell   int        `json:"cell"`
	Tile   int        `json:"tile"`
	Turn   int        `json:"turn"`
	Copies []int      `json:"copies"`
	Why    why.Reason `json:"why"`
	Cells  []int      `json:"cells"`
	Seats  []Seat     `json:"seats"`
}

func stepOf(s hint.Step) Step {
	step := Step{"guess", s.Tried(), s.Cell, s.Tile, s.Turn, s.Copies, s.Why, s.Cells, seatsOf(s.Seats)}
	if s.Forced {
		step.Kind = "forced"
	}
	return step
}

// refuteParams say what to refute: all looks on a cell but one, or with cell -1 the board itself.
type refuteParams struct {
	aboutParams
	Cell int `json:"cell"`
	Tile int `json:"tile"`
	Turn int `json:"turn"`
}

// Refuted has the branches so far.
type Refuted struct {
	Thought
	Branches []HintBranch `json:"branches"`
}

// HintBranch is how one look, or the board itself, is refuted; see [hint.Branch].
type HintBranch struct {
	Trials []Trial  `json:"trials"`
	Alike  [][3]int `json:"alike"`
	Cell   int      `json:"cell"`
	Tile   int      `json:"tile"`
	Whole  bool     `json:"whole"`
}

// Trial is a tile placed in the course of a refutation.
type Trial struct {
	Cell    int  `json:"cell"`
	Tile    int  `json:"tile"`
	Turn    int  `json:"turn"`
	Choices int  `json:"choices"`
	OfTile  bool `json:"ofTile"`
}

// refute shows why only the tile of a step fits its cell, or why the board cannot be completed.
func (a *API) refute(p refuteParams) (Refuted, error) {
	r, so, err := think(a, p.sliceParams, func() (*hint.Refutation, error) {
		document, err := p.documentOnBoard()
		if err != nil {
			return nil, err
		}
		if p.Cell < 0 {
			return hint.RefuteBoard(document.Board), nil
		}
		but := puzzle.Placement{Cell: p.Cell, Tile: p.Tile, Turn: p.Turn}
		if err := puzzle.NewBoard(document.Puzzle).Place(but); err != nil {
			return nil, err
		}
		return hint.RefuteOthers(document.Board, but), nil
	})
	if err != nil {
		return Refuted{}, err
	}
	refuted := Refuted{Thought: so}
	for _, branch := range r.Branches() {
		shape := HintBranch{Cell: branch.Cell, Tile: branch.Tile, Whole: branch.Whole}
		for _, on := range branch.Trials {
			shape.Trials = append(shape.Trials, Trial{on.Cell, on.Tile, on.Turn, on.Choices, on.OfTile})
		}
		for _, on := range branch.Alike {
			shape.Alike = append(shape.Alike, [3]int{on.Cell, on.Tile, on.Turn})
		}
		refuted.Branches = append(refuted.Branches, shape)
	}
	return refuted, nil
}
