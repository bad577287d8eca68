package api

import (
	"edgewise/solver/explain/hint"
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
	Laid []int `json:"laid"` // cells in the order in which they were filled; tiles on other cells count as laid before
}

// Outlook says whether a board can still be completed, as far as known.
type Outlook struct {
	Thought
	Counted bool  `json:"counted"` // whether ways is final; if that is 0, the search for the tile to change may still go on
	Ways    Count `json:"ways"`    // the number of ways so far, up to turns of the board
	// Expected is an estimate of the ways while Go counts them; null when unknown.
	//
	//ts:type Log | null
	Expected Log `json:"expected"`
	Change   int `json:"change"` // the cell of the earliest tile that must change; -1 if unknown, or if no tile of laid is to blame
	Turn     int `json:"turn"`   // a turn of that tile on its cell that opens a way; -1 if there is none, or none is known
	// Clash is a visible mistake: two touching sides that do not mate (first that of the tile to
	// change), or one that breaks the frame; else empty.
	Clash []Seat `json:"clash"`
	Dead  int    `json:"dead"` // an open cell that no loose tile fits, known at once; -1 if there is none
}

// outlook finds out whether a board can still be completed, in how many ways, or which tile must
// change.
func (a *API) outlook(p outlookParams) (Outlook, error) {
	o, so, err := thinkAbout(a, p.aboutParams, func(b *puzzle.Board) *hint.Outlook { return hint.NewOutlook(b, p.Laid) })
	if err != nil {
		return Outlook{}, err
	}
	return Outlook{so, !o.Counting(), search.NumberOf(o.Ways()), logOf(o.Expected()), o.Change(), o.Turn(), seatsOf(o.Clash()), o.Dead()}, nil
}

// Hinted is the next step. It is nil until found, and if there is none: the board is full or cannot
// be completed, or Go finds no next step.
type Hinted struct {
	Thought
	Step   *Step   `json:"step"`
	Narrow *Narrow `json:"narrow"` // nil when the board is full, or known to have no way
}

// Narrow is the open cell that the fewest looks (tiles in a turn) fit.
type Narrow struct {
	Cell  int `json:"cell"`
	Looks int `json:"looks"`
}

type hintParams struct {
	aboutParams
	Near int `json:"near"` // the cell to look at first; -1 for none
}

// hint finds the next tile and the reason for it.
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

// Reasoned is the steps so far.
type Reasoned struct {
	Thought
	Steps    []Step `json:"steps"`
	Complete bool   `json:"complete"` // whether they lead to a full board
	Dead     bool   `json:"dead"`     // whether they lead to a proof that there is none; done and neither: the next step takes too long to find
}

type reasoningParams struct {
	freeParams
	sliceParams
}

// reasoning finds all steps to a full board, from the given board or the empty one.
func (a *API) reasoning(p reasoningParams) (Reasoned, error) {
	r, so, err := thinkAbout(a, aboutParams{boardParams(p.freeParams), p.sliceParams}, hint.Explain)
	if err != nil {
		return Reasoned{}, err
	}
	reasoned := Reasoned{Thought: so, Complete: r.Complete(), Dead: r.Dead()}
	for _, step := range r.Steps() {
		reasoned.Steps = append(reasoned.Steps, stepOf(step))
	}
	return reasoned, nil
}

// Certainty is whether a step must be right. It is forced if every full board that contains this one
// has the tile, or one that looks like it, here in this turn.
type Certainty string

// The certainties.
const (
	Forced Certainty = "forced"
	Guess  Certainty = "guess"
)

// Step is a tile to place, and why.
type Step struct {
	Kind   Certainty `json:"kind"`
	Tried  bool      `json:"tried"` // whether seeing it takes trial, as a guess always does; all other steps follow from looking and counting
	Cell   int       `json:"cell"`
	Tile   int       `json:"tile"` // the lowest loose tile of those that look alike
	Turn   int       `json:"turn"`
	Copies []int     `json:"copies"` // all loose tiles that look like it, itself included; empty if there is no other
	Why    Reason    `json:"why"`    // the technique; hint.Codes lists them
	Cells  []int     `json:"cells"`  // the cells that the reason names, without the step's own
	Seats  []Seat    `json:"seats"`  // the sides of open cells that the reason looks at
}

func stepOf(s hint.Step) Step {
	step := Step{Guess, s.Tried(), s.Cell, s.Tile, s.Turn, s.Copies, s.Why, s.Cells, seatsOf(s.Seats)}
	if s.Forced {
		step.Kind = Forced
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

// Refuted is the branches so far; empty if there are too many to look at.
type Refuted struct {
	Thought
	Branches []HintBranch `json:"branches"`
}

// HintBranch is a way to go on until it visibly fails.
type HintBranch struct {
	Trials []Trial `json:"trials"`
	// Alike are other last placements that fail alike: tiles for the same cell, or cells for the same
	// tile.
	//
	//ts:type [cell: number, tile: number, turn: number][]
	Alike [][3]int `json:"alike"`
	Cell  int      `json:"cell"`  // the open cell that nothing fits, or -1
	Tile  int      `json:"tile"`  // with cell -1: the loose tile that fits nowhere
	Whole bool     `json:"whole"` // whether every choice on the way has a branch of its own; else this one is an example
}

// Trial is a tile placed on the way.
type Trial struct {
	Cell    int  `json:"cell"`
	Tile    int  `json:"tile"`
	Turn    int  `json:"turn"`
	Choices int  `json:"choices"` // how many there were: none for an assumption, one for a forced tile
	OfTile  bool `json:"ofTile"`  // whether the choices are the cells that the tile fits; else the tiles that fit the cell
}

// refute shows why nothing else fits where a step places its tile, or with cell -1 why the board
// cannot be completed. The plainest branches come first.
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
