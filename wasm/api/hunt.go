package api

import (
	"strconv"

	"edgewise/solver/best"
	"edgewise/solver/notation"
	"edgewise/solver/search"
)

// The methods that hunt for the best board of a puzzle that nobody can finish. Each worker has
// its own hunt, with its own seed.

type huntParams struct {
	freeParams        // with the board to start from, if any
	Seed       string `json:"seed,omitempty"`  // a decimal number of 64 bits
	Saved      string `json:"saved,omitempty"` // a hunt to continue
}

// Hunting is the handle of a hunt, and its state.
type Hunting struct {
	Handle int       `json:"handle"`
	State  HuntState `json:"state"`
}

// hunt begins a hunt for the best board of a puzzle that nobody can finish, or continues a saved one.
func (a *API) hunt(p huntParams) (Hunting, error) {
	h, err := p.hunt()
	if err != nil {
		return Hunting{}, err
	}
	return Hunting{a.keep(h), huntState(h)}, nil
}

func (p huntParams) hunt() (*best.Hunt, error) {
	if p.Saved != "" {
		document, err := notation.Read(p.Puzzle)
		if err != nil {
			return nil, err
		}
		return best.Resume(document.Puzzle, p.Saved)
	}
	document, err := p.document()
	if err != nil {
		return nil, err
	}
	seed, err := strconv.ParseUint(p.Seed, 10, 64)
	if err != nil {
		return nil, badParams(p.Seed)
	}
	return best.New(document.Puzzle, best.Options{Seed: seed, From: document.Board})
}

// seek continues a hunt for about budget placements.
func (a *API) seek(p stepParams) (HuntState, error) {
	h, err := live[*best.Hunt](a, p.Handle)
	if err != nil {
		return HuntState{}, err
	}
	if p.Budget < 1 {
		return HuntState{}, badParams(p.Budget)
	}
	h.Step(int64(p.Budget))
	return huntState(h), nil
}

// HuntState is the state of a hunt.
type HuntState struct {
	Over       bool       `json:"over"` // nothing better can be found: every seam matches, or it is proved that no board has fewer breaks
	Score      int        `json:"score"`
	Seams      int        `json:"seams"`
	Board      Board      `json:"board"`      // the best one so far, always full
	Fixed      []int      `json:"fixed"`      // the cells whose tiles stay: they hold clues, and the page turns locked tiles into clues
	Conflicts  []int      `json:"conflicts"`  // the numbers of the seams that do not match
	Conflicted int        `json:"conflicted"` // how many tiles have such a seam
	Stage      best.Stage `json:"stage"`
	Placements Count      `json:"placements"`
	Reached    []Count    `json:"reached"` // per depth, how often the hunt reached it
	Fewest     []int      `json:"fewest"`  // per depth, the fewest breaks there; -1 if never reached
}

func huntState(h *best.Hunt) HuntState {
	board, depths := h.Board(), h.Depths()
	score, seams := board.Score()
	state := HuntState{
		Over: h.Over(), Score: score, Seams: seams, Board: boardOf(board), Conflicted: board.Conflicted(), Stage: h.Stage(),
		Placements: search.NumberOf(uint64(h.Placements())), Fewest: depths.Fewest,
	}
	_, state.Conflicts = board.SeamNumbers()
	for _, clue := range board.Puzzle().Clues() {
		state.Fixed = append(state.Fixed, clue.Cell)
	}
	for _, n := range depths.Reached {
		state.Reached = append(state.Reached, search.NumberOf(uint64(n)))
	}
	return state
}
