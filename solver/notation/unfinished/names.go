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
func (p Puzzle) Names() Names {
	told := notation.Named(p.Others)
	names := Names{Name: told.Name, Art: told.Art, Halves: told.Halves}
	for _, motif := range p.Motifs {
		name := ""
		for _, edge := range motif.Edges() {
			if name == "" {
				name = told.Motifs[edge]
			}
		}
		names.Motifs = append(names.Motifs, name)
	}
	return names
}

// Named is the puzzle with other names.
func (p Puzzle) Named(names Names) Puzzle {
	add := func(key, value string) {
		p.Others = p.without(key)
		if value != "" {
			p.Others = append(p.Others, notation.Entry{Key: key, Value: value})
		}
	}
	add("name", notation.Escaped(names.Name))
	add("art", notation.Escaped(names.Art))
	halves := ""
	if head, tail := notation.Escaped(names.Halves[0]), notation.Escaped(names.Halves[1]); head != "" && tail != "" {
		halves = head + "." + tail
	}
	add("halves", halves)
	var motifs []string
	for i, motif := range p.Motifs {
		if i < len(names.Motifs) && notation.Escaped(names.Motifs[i]) != "" {
			motifs = append(motifs, motif.Head().String()+":"+notation.Escaped(names.Motifs[i]))
		}
	}
	add("motifs", strings.Join(motifs, "."))
	return p
}

// CanBeDrawn reports whether the drawn sets serve the puzzle: their motifs are four,
// and cut in half.
func (p Puzzle) CanBeDrawn() bool {
	const drawn = 4
	for _, motif := range p.Motifs {
		if !motif.Cut() {
			return false
		}
	}
	return len(p.Motifs) <= drawn
}
