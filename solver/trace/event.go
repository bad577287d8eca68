package trace

import "edgewise/solver/puzzle"

// A Kind is what a search does in one step.
type Kind string

// The kinds. A try that fits is no event of its own, but the placement.
const (
	Try      Kind = "try"      // a tile was compared and does not fit
	Place    Kind = "place"    // a tile fits and was laid
	DeadEnd  Kind = "dead-end" // nothing fits the cell
	Lift     Kind = "lift"     // the tile laid last was taken off again
	Solution Kind = "solution" // the board is full: an arrangement without conflict
)

// An Event is one step of a search.
type Event struct {
	Number uint64 // from 1
	Kind   Kind
	Depth  int // which cell it is about, in the order in which they are filled
	Cell   int
	Tile   int // -1 for a dead end and a solution
	Turn   int
	Clash  *Clash // of a try: why it does not fit
	look   int32  // the tile in its turn, as a position has it
}

// A Clash is the first side on which a tile does not fit.
type Clash struct {
	Code  string // what is wrong there: one of those below
	Side  int    // of the cell
	Edge  puzzle.Edge
	Other puzzle.Edge // the neighbour's, at a seam
}

// OtherName is the neighbour's edge, "" where there is none.
func (c *Clash) OtherName() string {
	if c.Code != OnSeam {
		return ""
	}
	return c.Other.String()
}

// What is wrong on a side.
const (
	OnSeam = "seam"   // the edges do not mate
	OnRim  = "rim"    // not the frame's edge, on the rim
	Inside = "inside" // the frame's edge, not on the rim
)

// clashOf finds why a placement does not fit beside the tiles of a board.
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
