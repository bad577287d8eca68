package unfinished

import "edgewise/solver/puzzle"

// Palette is the edges to choose from: those of the motifs, the frame's, and Nothing
// where a tile has it.
func (p *Puzzle) Palette() puzzle.Tile {
	var edges puzzle.Tile
	for _, motif := range p.Motifs {
		edges = append(edges, motif.Head())
		if motif.Cut() {
			edges = append(edges, motif.Tail())
		}
	}
	if p.Frame != 0 && !has(edges, p.Frame) {
		edges = append(edges, p.Frame)
	}
	if p.uses(puzzle.Nothing) && !has(edges, puzzle.Nothing) {
		edges = append(edges, puzzle.Nothing)
	}
	return edges
}

// Meant is the edge that a person means by a sign now: the edge itself, or the other
// case of a picture that is whole. It is not ok where the sign would bring a motif.
func (p *Puzzle) Meant(sign puzzle.Edge) (edge puzzle.Edge, ok bool) {
	if sign == puzzle.Nothing || p.Frame != 0 && sign == p.Frame {
		return sign, true
	}
	for _, motif := range p.Motifs {
		if motif.Has(sign) {
			return sign, true
		}
	}
	edge = sign.OtherCase()
	for _, motif := range p.Motifs {
		if motif == Motif(edge) {
			return edge, true
		}
	}
	return 0, false
}

// Bring takes a sign that stands for no edge yet for a motif of its own, in the place
// of one that no tile has, and gives the edge that is meant. That is 0 where the sign
// can mean nothing.
func (p *Puzzle) Bring(sign puzzle.Edge) (*Puzzle, puzzle.Edge) {
	if edge, known := p.Meant(sign); known {
		return p, edge
	}
	if !sign.Valid() || !isLetter(sign) && p.Mates == Halves {
		return p, 0
	}
	cut := isLetter(sign) && p.Mates != Same
	motif := named(sign, cut)
	if motif.Has(p.Frame) {
		return p, 0
	}
	motifs := []Motif{motif}
	for _, old := range p.spared(cut) {
		switch {
		case !motif.meets(old):
			motifs = append(motifs, old)
		case p.shows(old):
			return p, 0
		}
	}
	q := *p
	q.Motifs = sorted(motifs)
	if cut {
		return &q, sign
	}
	return &q, motif.Head()
}
