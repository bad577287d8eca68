package unfinished

import (
	"slices"
	"strings"

	"edgewise/solver/puzzle"
)

// A Motif is one picture to choose from, written as its edges: one that mates with
// itself ("A"), two halves that mate, the head first ("Aa"), or one that mates with
// nothing ("c-").
type Motif string

// Head names the motif.
func (m Motif) Head() puzzle.Edge { return puzzle.Edge(m[0]) }

// Tail is the other half, or Nothing where the seam does not cut the motif.
func (m Motif) Tail() puzzle.Edge {
	if m.Whole() {
		return puzzle.Nothing
	}
	return puzzle.Edge(m[1])
}

// Cut reports whether the seam cuts the motif into two halves.
func (m Motif) Cut() bool { return m.Tail() != puzzle.Nothing }

// Whole reports whether the motif mates with itself.
func (m Motif) Whole() bool { return len(m) == len("A") }

// Mates reports whether the motif has an edge to mate with at all.
func (m Motif) Mates() bool { return m.Whole() || m.Cut() }

// Edges are those that show the motif.
func (m Motif) Edges() []puzzle.Edge {
	if m.Cut() {
		return []puzzle.Edge{m.Head(), m.Tail()}
	}
	return []puzzle.Edge{m.Head()}
}

// Has reports whether an edge shows the motif.
func (m Motif) Has(edge puzzle.Edge) bool { return slices.Contains(m.Edges(), edge) }

// valid reports whether the motif is one or two edges, the first of them a picture.
func (m Motif) valid() bool {
	if len(m) < len("A") || len(m) > len("Aa") || m.Head() == puzzle.Nothing || m.Head() == m.Tail() {
		return false
	}
	return m.Head().Valid() && m.Tail().Valid()
}

// motifOf is the motif that an edge shows under a rule.
func motifOf(edge puzzle.Edge, mates *puzzle.Mates) Motif {
	motif := mates.MotifOf(edge)
	switch {
	case motif.Cut():
		return Motif(motif.Head.String() + motif.Tail.String())
	case mates[edge] == edge:
		return Motif(edge.String())
	}
	return Motif(edge.String() + puzzle.Nothing.String())
}

// cutBy is the motif of a letter whose other half is the other case.
func cutBy(letter puzzle.Edge) Motif {
	usual := puzzle.Halves()
	return motifOf(letter, &usual)
}

// sorted lists the motifs, each once, in the order that they are drawn in.
func sorted(motifs []Motif) []Motif {
	at := func(m Motif) int { return strings.IndexByte(puzzle.Alphabet, m[0]) }
	list := slices.Clone(motifs)
	slices.SortStableFunc(list, func(one, other Motif) int { return at(one) - at(other) })
	return slices.Compact(list)
}

// takes reports whether an edge belongs to one of the motifs.
func takes(motifs []Motif, edge puzzle.Edge) bool {
	return slices.ContainsFunc(motifs, func(m Motif) bool { return m.Has(edge) })
}

// letters are the heads that cut motifs are given, and digits what whole pictures are
// called beside them: 0 stays free for the frame.
const (
	letters = "ABCDEFGHIJKLMNOPQRSTUVWXYZ"
	digits  = "123456789"
)

// next is the next motif that is free, and whether there is one.
func next(motifs []Motif, cut bool, way Way, frame puzzle.Edge) (Motif, bool) {
	free := func(edge puzzle.Edge) bool { return edge != frame && !takes(motifs, edge) }
	signs := digits
	if cut {
		signs = letters
	} else if way == Same {
		signs = letters + digits
	}
	for _, edge := range []puzzle.Edge(signs) {
		switch {
		case cut && free(edge) && free(edge.OtherCase()):
			return cutBy(edge), true
		case !cut && free(edge):
			return Motif(edge.String()), true
		}
	}
	return "", false
}

// some are so many motifs beside those there are.
func some(count int, motifs []Motif, cut bool, way Way, frame puzzle.Edge) []Motif {
	all := slices.Clone(motifs)
	for range count {
		if motif, found := next(all, cut, way, frame); found {
			all = append(all, motif)
		}
	}
	return all[len(motifs):]
}

func isLetter(edge puzzle.Edge) bool { return edge.OtherCase() != edge }
