package unfinished

import (
	"edgewise/solver/notation"
	"edgewise/solver/puzzle"
)

// Read reads what [Puzzle.Text] writes, or a link. It keeps the motifs to choose from, and how
// they mate, as far as the text permits. The error is a [puzzle.Fault] with one of the
// [notation.Codes].
func Read(text string, before *Puzzle) (*Puzzle, error) {
	found, err := notation.ReadUnfinished(text, before.Grid)
	if err != nil {
		return before, err
	}
	p := Of(found.Spec, before)
	p.Others = found.Others
	return p, nil
}

// Of makes a puzzle of a spec that may lack tiles and sides. It keeps the motifs to choose from
// as [Read] does.
func Of(spec puzzle.Spec, before *Puzzle) *Puzzle {
	p := (&Puzzle{Frame: spec.Frame, MayTurn: !spec.NoTurns, Tiles: spec.Tiles, Mates: before.Mates}).on(spec.Grid)
	same := spec.Mates == puzzle.Same()
	if p.Frame != 0 {
		spec.Mates.Part(p.Frame)
	}
	p.Motifs = p.with(before.Motifs, p.shown(&spec.Mates), &spec.Mates)
	if same {
		p.Mates = Same
	} else {
		p.Mates = p.way()
	}
	if len(p.Motifs) == 0 {
		p.Motifs = withNext(max(few, len(before.Motifs)), nil, p.Mates != Same, p.Mates, p.Frame)
	}
	return p
}

// shown lists the motifs that the tiles show.
func (p *Puzzle) shown(mates *puzzle.Mates) []Motif {
	var motifs []Motif
	for _, edge := range []puzzle.Edge(puzzle.Alphabet) {
		if edge != p.Frame && p.uses(edge) {
			motifs = append(motifs, motifOf(edge, mates))
		}
	}
	return sorted(motifs)
}

// with keeps the motifs of before whose edges are not used otherwise now, up to as many motifs as
// there were.
func (p *Puzzle) with(before, used []Motif, mates *puzzle.Mates) []Motif {
	all := used
	for _, motif := range before {
		if len(all) < len(before) && !meetsAny(motif, used, p.Frame) && motifOf(motif.Head(), mates) == motif {
			all = append(all, motif)
		}
	}
	return sorted(all)
}

// way is how the motifs mate: as all of them do, else mixed. It stays as it is if several ways
// agree with the motifs.
func (p *Puzzle) way() Way {
	cut, whole, letters := 0, 0, false
	for _, motif := range p.Motifs {
		switch {
		case motif.Cut():
			cut++
		case motif.Whole():
			whole++
			letters = letters || isLetter(motif.Head())
		}
	}
	all := len(p.Motifs)
	switch {
	case all == 0 || p.Mates == Mixed && cut+whole == all:
		return p.Mates
	case cut == all:
		return Halves
	case whole < all:
		return Mixed
	case letters:
		return Same
	}
	return p.Mates
}
