package notation

import (
	"strings"

	"edgewise/solver/puzzle"
)

// readName reads a word as a name of at most so many characters. It cuts a longer one and adds a
// note: a long name is no reason to refuse the puzzle.
func (r *reader) readName(to *string, e entry, word string, most int) error {
	name := unescapeName(word)
	if name == "" {
		return puzzle.NewFault("value-missing", "key", e.Key)
	}
	if *to = Clip(name, most); *to != name {
		r.long++
		// The note quotes the words of a motif's name, not the text of its drawing.
		drawn := len(name) - len(Called(name))
		r.note(r.long, "name-long", puzzle.Args("name", Clip(name[drawn:], maxFound), "most", most-drawn), e)
	}
	return nil
}

func (r *reader) halves(e entry) error {
	words := strings.Split(e.Value, ".")
	if len(words) != 2 {
		return puzzle.NewFault("halves-count", "found", len(words))
	}
	var halves [2]string
	for i, word := range words {
		if err := r.readName(&halves[i], e, word, MaxWord); err != nil {
			return err
		}
	}
	r.doc.Halves = halves
	return nil
}

// motifs reads the motifs' names, by the edges that the text gives them for.
func (r *reader) motifs(e entry) error {
	r.doc.Motifs = map[puzzle.Edge]string{}
	for i, word := range strings.Split(e.Value, ".") {
		sign, named, found := strings.Cut(word, ":")
		if !found {
			return &puzzle.Fault{Code: "motif-unclear", Args: puzzle.Args("found", Clip(unescapeName(word), maxFound)), At: map[string]int{"motif": i}}
		}
		edge, fault := readEdge(unescape(sign))
		if fault != nil {
			fault.At = map[string]int{"motif": i}
			return fault
		}
		if _, twice := r.doc.Motifs[edge]; twice {
			return motifTwice(edge)
		}
		var name string
		if err := r.readName(&name, e, named, MaxMotif(unescapeName(named))); err != nil {
			return err
		}
		r.doc.Motifs[edge] = name
	}
	return nil
}

// nameMotifs moves the names to the heads of the puzzle's motifs. It drops names of edges that no
// tile has, with a note.
func (r *reader) nameMotifs(e entry) error {
	given := r.doc.Motifs
	r.doc.Motifs = map[puzzle.Edge]string{}
	for _, motif := range r.doc.Puzzle.Motifs() {
		for _, half := range []puzzle.Edge{motif.Head, motif.Tail} {
			name, found := given[half]
			if !found || half == puzzle.Nothing {
				continue
			}
			if _, twice := r.doc.Motifs[motif.Head]; twice {
				return motifTwice(motif.Head)
			}
			r.doc.Motifs[motif.Head] = name
			delete(given, half)
		}
	}
	unused := 0
	for edge := range puzzle.Edge(puzzle.MaxEdges) {
		if name, left := given[edge]; left {
			unused++
			if name = Called(name); name == "" {
				name = edge.String()
			}
			r.note(unused, "motif-unused", puzzle.Args("name", name), e)
		}
	}
	r.noteMore(unused)
	if len(r.doc.Motifs) == 0 {
		r.doc.Motifs = nil
	}
	return nil
}

func motifTwice(edge puzzle.Edge) error {
	return puzzle.NewFault("motif-twice", "edge", edge.String())
}
