package unfinished

import (
	"slices"

	"edgewise/solver/notation"
	"edgewise/solver/puzzle"
)

// Read reads what [Puzzle.Text] writes, or a link. The motifs to choose from, and how
// they mate, stay as they were before as far as the text leaves them a place. A text
// that does not read is a [puzzle.Fault] with one of the [notation.Codes].
func Read(text string, before Puzzle) (Puzzle, error) {
	found, err := notation.ReadUnfinished(text, before.Grid)
	if err != nil {
		return before, err
	}
	spec := found.Spec
	p := Puzzle{
		Grid: spec.Grid, Frame: spec.Frame, MayTurn: !spec.NoTurns,
		Tiles: spec.Tiles, Others: found.Others, Mates: before.Mates,
	}
	mates := spec.Mates
	if spec.Framed {
		mates.Part(spec.Frame)
	}
	p.Motifs = sorted(append(p.shown(&mates), p.kept(before.Motifs, &mates)...))
	switch {
	case spec.Mates == puzzle.Same():
		p.Mates = Same
	case p.Mates != Mixed || slices.ContainsFunc(p.Motifs, func(m Motif) bool { return !m.Mates() }):
		p.Mates = wayOf(p.Motifs, p.Mates)
	}
	if len(p.Motifs) == 0 {
		p.Motifs = some(max(few, len(before.Motifs)), nil, p.Mates != Same, p.Mates, p.Frame)
	}
	return p, nil
}

// shown are the motifs that tiles show.
func (p Puzzle) shown(mates *puzzle.Mates) []Motif {
	var motifs []Motif
	for _, tile := range p.Tiles {
		for _, edge := range tile {
			if edge != notation.Missing && edge != puzzle.Nothing && edge != p.Frame {
				motifs = append(motifs, motifOf(edge, mates))
			}
		}
	}
	return sorted(motifs)
}

// kept are those motifs of before that no edge in use has taken the place of, as many
// as there were.
func (p Puzzle) kept(before []Motif, mates *puzzle.Mates) []Motif {
	used := p.shown(mates)
	var kept []Motif
	for _, motif := range before {
		free := func(edge puzzle.Edge) bool {
			return !takes(used, edge) && edge != p.Frame && motifOf(edge, mates) == motif
		}
		if len(used)+len(kept) < len(before) && !slices.ContainsFunc(motif.Edges(), func(edge puzzle.Edge) bool { return !free(edge) }) {
			kept = append(kept, motif)
		}
	}
	return kept
}

// wayOf is how motifs mate: as they all do, else mixed; without any, as before.
func wayOf(motifs []Motif, before Way) Way {
	cut, whole, named := 0, 0, false
	for _, motif := range motifs {
		switch {
		case motif.Cut():
			cut++
		case motif.Mates():
			whole++
			named = named || isLetter(motif.Head())
		}
	}
	switch {
	case len(motifs) == 0:
		return before
	case cut == len(motifs):
		return Halves
	case whole < len(motifs):
		return Mixed
	case named:
		return Same
	}
	return before
}
