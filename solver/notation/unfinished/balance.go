package unfinished

import (
	"edgewise/solver/notation"
	"edgewise/solver/puzzle"
)

// A Balance is what counting shows without a search: heads against tails, and tiles for the
// corners and the border of a frame.
type Balance struct {
	Motifs []Count `json:"motifs"` // the counts in the order of the motifs
	Empty  int     `json:"empty"`  // how many sides are not entered yet
	Least  int     `json:"least"`  // at least this many sides find no mate, whatever is entered in the empty ones
	Rim    int     `json:"rim"`    // this many sides may find no mate: those on the rim
	Frame  []Need  `json:"frame"`  // per number of sides on the rim, the corners first; empty without a frame
}

// A Count is the number of sides with a motif.
type Count struct {
	Heads int `json:"heads"` // sides with its head, or with the whole motif
	Tails int `json:"tails"` // sides with its tail
	Spare int `json:"spare"` // how many of these find no mate
}

// A Need compares the tiles that have to be on the rim with this many sides to the complete tiles
// that show the frame on as many.
type Need struct {
	Sides  int `json:"sides"`
	Found  int `json:"found"`
	Needed int `json:"needed"`
}

// Balance counts the sides.
func (p *Puzzle) Balance() Balance {
	var count [puzzle.MaxEdges]int
	var framed, rims [puzzle.MaxSides + 1]int // complete tiles and cells, by how many of their sides belong on the rim
	var b Balance
	for number, tile := range p.Tiles {
		shown, rim := 0, 0
		for side, edge := range tile {
			count[edge]++
			if edge == p.Frame {
				shown++
			}
			if p.Grid.Cells[number].Beyond[side] == puzzle.Rim {
				rim++
			}
		}
		rims[rim]++
		b.Rim += rim
		if isComplete(tile) {
			framed[shown]++
		}
	}
	b.Empty = count[notation.Missing]
	spare := 0
	if p.Frame != puzzle.Nothing {
		spare = count[puzzle.Nothing]
	}
	for _, motif := range p.Motifs {
		c := Count{Heads: count[motif.Head()]}
		switch {
		case motif.Cut():
			c.Tails = count[motif.Tail()]
			c.Spare = max(c.Heads-c.Tails, c.Tails-c.Heads)
		case motif.Whole():
			c.Spare = c.Heads % 2
		default:
			c.Spare = c.Heads
		}
		spare += c.Spare
		b.Motifs = append(b.Motifs, c)
	}
	b.Least = max(0, spare-b.Empty)
	if p.Frame == 0 {
		return b
	}
	b.Rim = 0
	for sides := puzzle.MaxSides; sides >= 0; sides-- { // corners first
		if rims[sides]+framed[sides] > 0 {
			b.Frame = append(b.Frame, Need{sides, framed[sides], rims[sides]})
		}
	}
	return b
}

// Alike lists the complete tiles that look alike under the permitted turns, in groups of two and
// more.
func (p *Puzzle) Alike() (groups [][]int) {
	for _, kind := range puzzle.KindsOf(p.Tiles, p.MayTurn) {
		if len(kind.Tiles) > 1 && isComplete(p.Tiles[kind.Tiles[0]]) {
			groups = append(groups, kind.Tiles)
		}
	}
	return groups
}

// Lonely lists the edges whose motif is on only one side of all tiles, so that it has nothing to
// meet.
func (p *Puzzle) Lonely() (edges puzzle.Tile) {
	counts := p.Balance().Motifs
	for i, motif := range p.Motifs {
		switch {
		case counts[i].Heads+counts[i].Tails != 1 || !motif.Mates():
		case counts[i].Heads == 1:
			edges = append(edges, motif.Head())
		default:
			edges = append(edges, motif.Tail())
		}
	}
	return edges
}
