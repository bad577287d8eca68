package unfinished

import "edgewise/solver/puzzle"

// A Motif is one picture to choose from, written as its edges: "A" mates with itself, "Aa" has
// two halves that mate, the head first, and "c-" mates with nothing.
type Motif string

// Head is the first edge, which also names the motif.
func (m Motif) Head() puzzle.Edge { return puzzle.Edge(m[0]) }

// Tail is the other half, or Nothing if the seam does not cut the motif.
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

// Mates reports whether the motif mates with any edge.
func (m Motif) Mates() bool { return m.Whole() || m.Cut() }

// Has reports whether an edge shows the motif.
func (m Motif) Has(edge puzzle.Edge) bool {
	return edge == m.Head() || edge == m.Tail() && edge != puzzle.Nothing
}

// meets reports whether two motifs have an edge in common.
func (m Motif) meets(other Motif) bool { return m.Has(other.Head()) || m.Has(other.Tail()) }

// valid reports whether the motif is one or two edges, of which the first is a picture.
func (m Motif) valid() bool {
	return (len(m) == len("A") || len(m) == len("Aa")) && m.Head() != m.Tail() && m.Head() != puzzle.Nothing &&
		m.Head().Valid() && m.Tail().Valid()
}

// motifOf is the motif to which an edge belongs under a rule.
func motifOf(edge puzzle.Edge, mates *puzzle.Mates) Motif {
	if mates[edge] == edge {
		return Motif(edge)
	}
	motif := mates.MotifOf(edge)
	return Motif([]byte{byte(motif.Head), byte(motif.Tail)})
}

// named is the motif that a typed character adds: a cut one takes both cases of a letter.
func named(sign puzzle.Edge, cut bool) Motif {
	if cut {
		usual := puzzle.Halves()
		return motifOf(sign, &usual)
	}
	return Motif(min(sign, sign.OtherCase()))
}

// sorted lists the motifs, each once, in alphabetical order.
func sorted(motifs []Motif) []Motif {
	var list []Motif
	for _, edge := range []puzzle.Edge(puzzle.Alphabet) {
		for _, motif := range motifs {
			if motif.Head() == edge && (len(list) == 0 || list[len(list)-1] != motif) {
				list = append(list, motif)
			}
		}
	}
	return list
}

// meetsAny reports whether a motif has an edge in common with a listed one, or is the frame's
// edge.
func meetsAny(motif Motif, list []Motif, frame puzzle.Edge) bool {
	for _, other := range list {
		if motif.meets(other) {
			return true
		}
	}
	return motif.Has(frame)
}

// next is the next free motif, "" if there is none. Cut motifs are letters, and so are whole ones
// unless both kinds may occur: then they are digits. 0 stays free for the frame.
func next(motifs []Motif, cut bool, way Way, frame puzzle.Edge) Motif {
	const letters, digits = "ABCDEFGHIJKLMNOPQRSTUVWXYZ", "123456789"
	signs := digits
	if cut || way == Same {
		signs = letters
	}
	for _, sign := range []puzzle.Edge(signs) {
		if motif := named(sign, cut); !meetsAny(motif, motifs, frame) {
			return motif
		}
	}
	return ""
}

// withNext adds this many free motifs.
func withNext(count int, motifs []Motif, cut bool, way Way, frame puzzle.Edge) []Motif {
	for range count {
		if motif := next(motifs, cut, way, frame); motif != "" {
			motifs = append(motifs[:len(motifs):len(motifs)], motif)
		}
	}
	return sorted(motifs)
}

func isLetter(edge puzzle.Edge) bool { return edge.OtherCase() != edge }

// has reports whether a tile shows an edge.
func has(tile puzzle.Tile, edge puzzle.Edge) bool {
	for _, shown := range tile {
		if shown == edge {
			return true
		}
	}
	return false
}
