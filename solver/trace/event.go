package trace

import "edgewise/solver/puzzle"

// A Kind is what a search does in one step.
type Kind string

// The kinds. A try that fits is reported as its placement only.
const (
	Try      Kind = "try"      // a tile was compared and does not fit
	Place    Kind = "place"    // a tile fits and was laid
	DeadEnd  Kind = "dead-end" // nothing fits the cell
	Lift     Kind = "lift"     // the tile laid last was taken off again
	Solution Kind = "solution" // the board is full, without mismatches
)

// An Event is one step of a search.
type Event struct {
	Number uint64 // from 1
	Kind   Kind
	Depth  int // which cell, in the order in which they are filled
	Cell   int
	Tile   int // -1 for a dead end and a solution
	Turn   int
	Clash  *Clash // of a try: why the tile does not fit
	look   int32  // the tile in its turn, as positions number it
}

// A Clash is the first side on which a tile does not fit.
type Clash struct {
	Code  Code // what is wrong there
	Side  int  // of the cell
	Edge  puzzle.Edge
	Other puzzle.Edge // the neighbour's, at a seam
}

// OtherName returns the neighbour's edge, or "" if there is none.
func (c *Clash) OtherName() string {
	if c.Code != OnSeam {
		return ""
	}
	return c.Other.String()
}

// A Code says what is wrong on a side.
type Code string

// The codes of a Clash.
const (
	OnSeam Code = "seam"   // the edges do not mate
	OnRim  Code = "rim"    // an edge on the rim that is not the frame's
	Inside Code = "inside" // the frame's edge away from the rim
)

// clashOf returns why a placement does not fit beside the tiles on a board, or nil if it fits.
func clashOf(board *puzzle.Board, tried puzzle.Placement) *Clash {
	p := board.Puzzle()
	frame, framed := p.Frame()
	mates := p.Mates()
	for side, beyond := range p.Grid().Cells[tried.Cell].Beyond {
		edge := p.Tiles()[tried.Tile].At(side, tried.Turn)
		switch {
		case framed && beyond == puzzle.Rim && edge != frame:
			return &Clash{Code: OnRim, Side: side, Edge: edge}
		case framed && beyond != puzzle.Rim && edge == frame:
			return &Clash{Code: Inside, Side: side, Edge: edge}
		case beyond == puzzle.Rim:
		default:
			if other, filled := board.Edge(beyond); filled && !mates.Mate(edge, other) {
				return &Clash{OnSeam, side, edge, other}
			}
		}
	}
	return nil
}
