package unfinished

import (
	"edgewise/solver/notation"
	"edgewise/solver/puzzle"
)

// This file changes the rules. An impossible change returns the same value.

// Regrid moves the puzzle to another grid. It keeps as many tiles as that has cells, and as many
// of their edges as it has sides.
func (p *Puzzle) Regrid(name string) (*Puzzle, error) {
	grid, err := puzzle.GridNamed(name)
	if err != nil {
		return p, err
	}
	return p.on(grid), nil
}

// on moves the puzzle to another grid, without the clues, whose cells mean nothing there.
func (p *Puzzle) on(grid *puzzle.Grid) *Puzzle {
	q := *p
	q.Grid, q.Others, q.Tiles = grid, p.without("clues"), nil
	for number := range grid.Cells {
		tile := make(puzzle.Tile, grid.Sides)
		for side := range tile {
			tile[side] = notation.Missing
		}
		if number < len(p.Tiles) {
			copy(tile, p.Tiles[number])
		}
		q.Tiles = append(q.Tiles, tile)
	}
	return &q
}

// Remate changes how edges mate. Under Same both halves of a motif become one picture.
func (p *Puzzle) Remate(way Way) *Puzzle {
	switch way {
	case p.Mates:
	case Mixed:
		return p.mixed()
	case Same, Halves:
		return p.unmixed(way).numbered()
	}
	return p
}

// mixed adds motifs of the kind that is missing, cut or whole.
func (p *Puzzle) mixed() *Puzzle {
	cut, whole := false, false
	for _, motif := range p.Motifs {
		cut, whole = cut || motif.Cut(), whole || motif.Whole()
	}
	q := *p
	q.Mates = Mixed
	if !whole {
		q.Motifs = withNext(few/2, q.Motifs, false, Mixed, p.Frame)
	}
	if !cut {
		q.Motifs = withNext(few/2, q.Motifs, true, Mixed, p.Frame)
	}
	return &q
}

// unmixed makes all motifs of one kind and changes the edges of the tiles accordingly. An edge
// keeps its letter where that is free.
func (p *Puzzle) unmixed(way Way) *Puzzle {
	cut := way == Halves
	var motifs, odd []Motif
	for _, motif := range p.Motifs {
		if cut && motif.Cut() {
			motifs = append(motifs, motif)
		} else {
			odd = append(odd, motif)
		}
	}
	var become [puzzle.MaxEdges]puzzle.Edge
	for _, motif := range odd {
		head := motif.Head()
		now := Motif(head)
		if cut {
			now = named(head, isLetter(head))
		}
		if now.Cut() != cut || meetsAny(now, motifs, p.Frame) {
			now = next(motifs, cut, way, p.Frame)
		}
		if now == "" {
			return p
		}
		motifs = append(motifs, now)
		become[head] = now.Head()
		if motif.Cut() {
			become[motif.Tail()] = now.Head()
		}
	}
	q := *p
	q.Mates, q.Motifs, q.Tiles, q.Others = way, sorted(motifs), p.mapped(&become), p.without("motifs")
	return &q
}

// More adds a motif to choose from.
func (p *Puzzle) More(cut bool) *Puzzle {
	q := *p
	q.Motifs = withNext(1, p.Motifs, cut, p.Mates, p.Frame)
	return q.numbered()
}

// numbered changes letters into digits on whole motifs if the puzzle shows letters instead of
// pictures, because most such tiles are numbered. It changes nothing once a tile has a letter.
func (p *Puzzle) numbered() *Puzzle {
	names := p.Names()
	if p.Mates != Same || names.Art != notation.Signs {
		return p
	}
	q := *p
	q.Motifs = append([]Motif{}, p.Motifs...)
	for i, motif := range p.Motifs {
		switch digit := next(q.Motifs, false, Mixed, p.Frame); {
		case !isLetter(motif.Head()) || names.Motifs[i] != "":
		case p.shows(motif):
			return p
		case digit != "":
			q.Motifs[i] = digit
		}
	}
	q.Motifs = sorted(q.Motifs)
	return &q
}

// Less removes the last motif that no tile has.
func (p *Puzzle) Less(cut bool) *Puzzle {
	q := *p
	if len(p.Motifs) > 1 {
		q.Motifs = p.spared(cut)
	}
	return &q
}

// spared returns the motifs without the last one of a kind that no tile has.
func (p *Puzzle) spared(cut bool) []Motif {
	for i := len(p.Motifs) - 1; i >= 0; i-- {
		if motif := p.Motifs[i]; motif.Cut() == cut && !p.shows(motif) {
			return append(p.Motifs[:i:i], p.Motifs[i+1:]...)
		}
	}
	return p.Motifs
}

// Framed adds a frame or removes it. Without it, the sides that showed the frame are missing.
func (p *Puzzle) Framed(framed bool) *Puzzle {
	q := *p
	switch {
	case framed == (p.Frame != 0):
	case framed:
		for _, edge := range []puzzle.Edge("xyz1234567890") { // the last free one of these
			if !meetsAny(Motif(edge), p.Motifs, 0) {
				q.Frame = edge
			}
		}
	default:
		var become [puzzle.MaxEdges]puzzle.Edge
		become[p.Frame] = notation.Missing
		q.Frame, q.Tiles = 0, p.mapped(&become)
	}
	return &q
}
