package unfinished

import (
	"edgewise/solver/notation"
	"edgewise/solver/puzzle"
)

// A Balance is what can be told of tiles before anything is searched: heads against
// tails, and tiles for the corners and the border of a frame.
type Balance struct {
	Motifs []Count `json:"motifs"` // as the puzzle's motifs
	Empty  int     `json:"empty"`  // sides that are not entered yet
	Least  int     `json:"least"`  // so many sides at least find no mate, whatever is entered in the empty ones
	Rim    int     `json:"rim"`    // so many sides may find no mate
	Frame  []Need  `json:"frame"`  // nothing without a frame
}

// A Count is on how many sides a motif is: its heads, or all where it is not cut, its
// tails, and those of both that find no mate.
type Count struct {
	Heads int `json:"heads"`
	Tails int `json:"tails"`
	Spare int `json:"spare"`
}

// A Need is how many tiles a frame needs that lie on its rim with so many sides, and
// how many of the complete ones are such.
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
	for sides := puzzle.MaxSides; sides >= 0; sides-- { // the corners first
		if rims[sides]+framed[sides] > 0 {
			b.Frame = append(b.Frame, Need{sides, framed[sides], rims[sides]})
		}
	}
	return b
}

// Alike lists the complete tiles that look alike under the turns that are allowed, in
// groups of two and more.
func (p *Puzzle) Alike() (groups [][]int) {
	for _, kind := range puzzle.KindsOf(p.Tiles, p.MayTurn) {
		if len(kind.Tiles) > 1 && isComplete(p.Tiles[kind.Tiles[0]]) {
			groups = append(groups, kind.Tiles)
		}
	}
	return groups
}

// Lonely lists the edges whose motif is on one side of all, so that it cannot meet its
// mate.
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
