package unfinished

import (
	"strings"

	"edgewise/solver/notation"
)

// Names are what a puzzle, its halves and its motifs are called, and what they are
// drawn in; "" where there is no name.
type Names struct {
	Name   string
	Art    string
	Halves [2]string
	Motifs []string // as the puzzle's motifs
}

// Names reads them from the other keys.
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

// Named is the puzzle with other names.
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

// CanBeDrawn reports whether the drawn sets serve the puzzle: their motifs are four,
// and cut in half.
func (p *Puzzle) CanBeDrawn() bool {
	const drawn = 4
	for _, motif := range p.Motifs {
		if !motif.Cut() {
			return false
		}
	}
	return len(p.Motifs) <= drawn
}
