package unfinished

import (
	"slices"

	"edgewise/solver/puzzle"
)

// Palette is the edges to choose from: those of the motifs, the frame's, and Nothing
// where a tile has it.
func (p Puzzle) Palette() []puzzle.Edge {
	var edges []puzzle.Edge
	for _, motif := range p.Motifs {
		edges = append(edges, motif.Edges()...)
	}
	if p.framed() && !slices.Contains(edges, p.Frame) {
		edges = append(edges, p.Frame)
	}
	if p.uses(puzzle.Nothing) && !slices.Contains(edges, puzzle.Nothing) {
		edges = append(edges, puzzle.Nothing)
	}
	return edges
}

// Keys tells for every sign on a keyboard which edge a person means by it now: the
// edge itself, or the other case of a picture that is whole. Signs that would bring a
// motif are not among them.
func (p Puzzle) Keys() map[puzzle.Edge]puzzle.Edge {
	keys := map[puzzle.Edge]puzzle.Edge{puzzle.Nothing: puzzle.Nothing}
	for _, edge := range p.Palette() {
		keys[edge] = edge
	}
	for _, motif := range p.Motifs {
		sign := motif.Head().OtherCase()
		if _, itself := keys[sign]; !itself && motif.Whole() {
			keys[sign] = motif.Head()
		}
	}
	return keys
}

// Bring takes a sign that stands for no edge yet for a motif of its own, in the place
// of one that no tile has, and gives the edge that is meant. It is not ok where the
// sign can mean nothing.
func (p Puzzle) Bring(sign puzzle.Edge) (brought Puzzle, edge puzzle.Edge, ok bool) {
	if edge, known := p.Keys()[sign]; known {
		return p, edge, true
	}
	if !sign.Valid() || !isLetter(sign) && p.Mates == Halves {
		return p, 0, false
	}
	cut := isLetter(sign) && p.Mates != Same
	motif := cutBy(sign)
	edge = sign
	if !cut {
		edge = motif.Head()
		motif = Motif(edge.String())
	}
	if motif.Has(p.Frame) {
		return p, 0, false
	}
	motifs := slices.Clone(p.Motifs)
	if spare := p.spare(cut); spare >= 0 {
		motifs = slices.Delete(motifs, spare, spare+1)
	}
	for i, old := range slices.Backward(motifs) {
		switch {
		case !slices.ContainsFunc(motif.Edges(), old.Has):
		case p.uses(old.Edges()...):
			return p, 0, false
		default:
			motifs = slices.Delete(motifs, i, i+1)
		}
	}
	p.Motifs = sorted(append(motifs, motif))
	return p, edge, true
}
