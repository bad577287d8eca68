package unfinished

import (
	"strings"

	"edgewise/solver/notation"
)

// Names are the names of a puzzle, its halves and its motifs, and the art to draw it with; ""
// where there is none.
type Names struct {
	Name   string
	Art    string
	Halves [2]string
	Motifs []string // in the order of the puzzle's motifs
}

// Names reads the names from the other keys.
func (p *Puzzle) Names() *Names {
	told := notation.Named(p.Others)
	names := &Names{Name: told.Name, Art: told.Art, Halves: told.Halves}
	for _, motif := range p.Motifs {
		name := told.Motifs[motif.Head()]
		if name == "" && motif.Cut() {
			name = told.Motifs[motif.Tail()]
		}
		names.Motifs = append(names.Motifs, name)
	}
	return names
}

// Named returns the puzzle with these names.
func (p *Puzzle) Named(names *Names) *Puzzle {
	q := *p
	set := func(key, value string) {
		q.Others = q.without(key)
		if value != "" {
			q.Others = append(q.Others, notation.Entry{Key: key, Value: value})
		}
	}
	set("name", notation.Escaped(names.Name))
	set("art", notation.Escaped(names.Art))
	head, tail := notation.Escaped(names.Halves[0]), notation.Escaped(names.Halves[1])
	if head == "" || tail == "" {
		set("halves", "")
	} else {
		set("halves", head+"."+tail)
	}
	motifs := ""
	for i, name := range names.Motifs {
		if word := notation.Escaped(name); word != "" && i < len(p.Motifs) {
			motifs += "." + p.Motifs[i].Head().String() + ":" + word
		}
	}
	set("motifs", strings.TrimPrefix(motifs, "."))
	return q.numbered()
}

// CanBeDrawn reports whether the drawn motif sets, which have four cut motifs, suffice for the
// puzzle.
func (p *Puzzle) CanBeDrawn() bool {
	const drawn = 4
	for _, motif := range p.Motifs {
		if !motif.Cut() {
			return false
		}
	}
	return len(p.Motifs) <= drawn
}
