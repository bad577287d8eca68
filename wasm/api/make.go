package api

import (
	"edgewise/solver/draw"
	"edgewise/solver/generate"
	"edgewise/solver/notation"
	"edgewise/solver/puzzle"
)

// The methods that make a new puzzle to a person's wishes.

// Offers lists the choices: grids with their difficulties, and drawing sets.
type Offers struct {
	Grids []Offer  `json:"grids"`
	Arts  []string `json:"arts"`
}

// Offer is a grid with its number of tiles, the difficulties it offers, and for each difficulty
// the number of motifs and whether there is a frame.
type Offer struct {
	Grid         string                `json:"grid"`
	Tiles        int                   `json:"tiles"`
	Difficulties []generate.Difficulty `json:"difficulties"`
	Motifs       []int                 `json:"motifs"`
	Framed       []bool                `json:"framed"`
}

// offers lists the choices.
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
	Grid       string `json:"grid"`
	Difficulty string `json:"difficulty"`
	Seed       int    `json:"seed"`
	Art        string `json:"art"`
	sliceParams
}

// Making is the progress of making a puzzle, which may take for ever.
type Making struct {
	Thought
	Share  float64 `json:"share"`
	Boards int     `json:"boards"`
	Link   string  `json:"link"`
	Near   *Near   `json:"near"`
}

// Near is the puzzle with one solution that comes closest to the wish.
type Near struct {
	Link       string              `json:"link"`
	Difficulty generate.Difficulty `json:"difficulty"`
}

// make makes a puzzle with one solution.
func (a *API) make(p makeParams) (Making, error) {
	wish := generate.Wish{Grid: p.Grid, Difficulty: generate.Difficulty(p.Difficulty), Seed: uint64(p.Seed)}
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
