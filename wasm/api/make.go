package api

import (
	"edgewise/solver/draw"
	"edgewise/solver/generate"
	"edgewise/solver/notation"
	"edgewise/solver/puzzle"
)

// The methods that make a new puzzle to a person's wishes.

// Offers is the choices for a new puzzle.
type Offers struct {
	Grids []Offer  `json:"grids"`
	Arts  []string `json:"arts"` // the motif sets, each of which has enough motifs for every grid
}

// Offer is a grid with the difficulties it offers.
type Offer struct {
	Grid         string       `json:"grid"`
	Tiles        int          `json:"tiles"`
	Difficulties []Difficulty `json:"difficulties"`
	Motifs       []int        `json:"motifs"` // how many, for each difficulty
	Framed       []bool       `json:"framed"` // whether there is a frame, for each difficulty
}

// offers lists the choices for a new puzzle.
func (a *API) offers(Nothing) (Offers, error) {
	told := Offers{Arts: draw.Sets()}
	for _, offer := range generate.Offers() {
		grid, err := puzzle.GridNamed(offer.Grid)
		if err != nil {
			return told, err
		}
		told.Grids = append(told.Grids, Offer{offer.Grid, len(grid.Cells), offer.Difficulties, offer.Motifs, offer.Framed})
	}
	return told, nil
}

type makeParams struct {
	Wish
	sliceParams
}

// Wish is the puzzle to make. The same wish makes the same puzzle everywhere.
type Wish struct {
	Grid       string     `json:"grid"`
	Difficulty Difficulty `json:"difficulty"` // one of those that the grid offers
	Seed       int        `json:"seed"`       // distinguishes puzzles of the same kind
	Art        string     `json:"art"`
}

// Making is the progress of making a puzzle, which may take for ever.
type Making struct {
	Thought
	Share  float64 `json:"share"`  // the work so far, as a share of what is usually enough; more than 1 when it takes longer
	Boards int     `json:"boards"` // how many Go has looked at
	Link   string  `json:"link"`   // the puzzle as a link's hash once it is made, "" before
	Near   *Near   `json:"near"`   // nil when there is none, or the puzzle is made
}

// Near is the nearest puzzle so far, with one solution but another difficulty.
type Near struct {
	Link       string     `json:"link"`
	Difficulty Difficulty `json:"difficulty"`
}

// make makes a puzzle with one solution. It is done only once the puzzle is made, which may never
// happen.
func (a *API) make(p makeParams) (Making, error) {
	wish := generate.Wish{Grid: p.Grid, Difficulty: p.Difficulty, Seed: uint64(p.Seed)}
	on, so, err := think(a, p.sliceParams, func() (*generate.Making, error) {
		o, offered := wish.Options()
		if !offered || p.Seed < 0 {
			return nil, badParams(wish.Name())
		}
		o.Patient = true
		return generate.Make(o)
	})
	if err != nil {
		return Making{}, err
	}
	told := Making{Thought: so, Share: rounded(on.Share()), Boards: on.Boards()}
	if so.Done {
		made, err := on.Puzzle()
		told.Link = (&notation.Document{Puzzle: made, Name: wish.Name(), Art: p.Art}).Link()
		return told, err
	}
	if near, found := on.Nearest(); found && near.Counted && near.Difficulty != generate.Unknown {
		told.Near = &Near{(&notation.Document{Puzzle: near.Puzzle, Art: p.Art}).Link(), near.Difficulty}
	}
	return told, nil
}
