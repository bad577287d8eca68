package main

import (
	"edgewise/solver/draw"
	"edgewise/solver/puzzle"
)

type cutParams struct {
	Puzzle string
	Art    string
	Paper  string
	Width  int
	Backs  bool
}

func (p *cutParams) field(name string) any {
	switch name {
	case "puzzle":
		return &p.Puzzle
	case "art":
		return &p.Art
	case "paper":
		return &p.Paper
	case "width":
		return &p.Width
	case "backs":
		return &p.Backs
	}
	return nil
}

// Cut is the tiles on paper, a document per page.
type Cut struct{ Pages []string }

func (c Cut) members() object { return object{{"pages", list(c.Pages)}} }

func (*api) cut(p *cutParams) (shape, error) {
	artist, _, err := artistFor(p.Puzzle, p.Art)
	if err != nil {
		return nil, err
	}
	paper, known := draw.Papers()[p.Paper]
	if !known {
		return nil, &puzzle.Fault{Code: "params", Args: map[string]any{"found": p.Paper}}
	}
	if !draw.CanCut(p.Width) {
		return nil, &puzzle.Fault{Code: "cut-width", Args: map[string]any{"least": draw.LeastWidth, "most": draw.MostWidth}}
	}
	return Cut{artist.Cut(draw.Cutting{Paper: paper, Width: float64(p.Width), Backs: p.Backs})}, nil
}
