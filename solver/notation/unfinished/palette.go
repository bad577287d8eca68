package unfinished

import "edgewise/solver/puzzle"

// Palette lists the edges to choose from: those of the motifs, the frame's, and Nothing if a tile
// has it.
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

// Meant is the edge that a typed character stands for now: that edge, or the other case if that
// is a whole motif. It is not ok if the character would add a motif.
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

// Bring makes a motif of a typed character that stands for no edge yet, replaces an unused motif
// by it, and returns the edge meant. The edge is 0 if the character cannot stand for any.
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
