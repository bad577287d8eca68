package puzzle

// An Edge is what is printed on one side of a tile. Its value is its sign in the notation: a
// letter, a digit, or Nothing.
type Edge byte

// Nothing is the edge that mates with no edge, written "-".
const Nothing Edge = '-'

// MaxEdges bounds the values of Edge, for tables indexed by it.
const MaxEdges = 128

// Alphabet has every edge except Nothing in the order of motifs, the two halves of a letter next
// to each other.
const Alphabet = "AaBbCcDdEeFfGgHhIiJjKkLlMmNnOoPpQqRrSsTtUuVvWwXxYyZz0123456789"

// String is the sign itself.
func (e Edge) String() string { return string(rune(e)) }

// Valid reports whether e is a letter, a digit or Nothing.
func (e Edge) Valid() bool { return e.isLetter() || e.isDigit() || e == Nothing }

func (e Edge) isLetter() bool { return 'a' <= e|0x20 && e|0x20 <= 'z' }
func (e Edge) isDigit() bool  { return '0' <= e && e <= '9' }

// OtherCase is the other half of a letter, and any other edge itself.
func (e Edge) OtherCase() Edge {
	if e.isLetter() {
		return e ^ 0x20
	}
	return e
}

// Mates maps every edge to the one edge that it mates with, or to Nothing. It is an involution:
// the mate of e's mate is e. Halves, Same and Mixed make one.
type Mates [MaxEdges]Edge

// A Pair is two edges that mate. Both may be the same edge; if B is Nothing, A mates with no
// edge.
type Pair struct{ A, B Edge }

// Halves is the rule of most puzzles: a letter mates with its other case, a digit with itself.
func Halves() Mates {
	return mates(Edge.OtherCase)
}

// Same is the rule of puzzles with uncut motifs: every edge mates with itself, and b and B are
// different edges.
func Same() Mates {
	return mates(func(e Edge) Edge { return e })
}

func mates(mate func(Edge) Edge) Mates {
	var m Mates
	for e := range Edge(MaxEdges) {
		m[e] = Nothing
		if e.Valid() {
			m[e] = mate(e)
		}
	}
	return m
}

// Mixed is Halves except for the given pairs. An edge that loses its mate to a pair mates with
// nothing, unless another pair has it. The error is a [Fault] if pairs contradict each other or
// contain an invalid edge.
func Mixed(pairs []Pair) (Mates, error) {
	m := Halves()
	named := map[Edge]Edge{}
	for i, pair := range pairs {
		for _, way := range [2]Pair{pair, {pair.B, pair.A}} {
			if !way.A.Valid() {
				return m, &Fault{Code: "edge-unknown", Args: Args("found", way.A.String()), At: map[string]int{"pair": i}}
			}
			if way.A == Nothing {
				continue
			}
			if mate, twice := named[way.A]; twice && mate != way.B {
				return m, &Fault{Code: "mates-contradict", Args: Args("edge", way.A.String(), "first", mate.String(), "second", way.B.String()), At: map[string]int{"pair": i}}
			}
			named[way.A] = way.B
		}
	}
	for edge, mate := range named {
		m.Part(edge)
		if mate != Nothing {
			m.Part(mate)
		}
	}
	for edge, mate := range named {
		m[edge] = mate
	}
	return m, nil
}

// Part makes an edge and its mate mate with nothing.
func (m *Mates) Part(e Edge) {
	if mate := m[e]; mate != Nothing {
		m[mate] = Nothing
	}
	m[e] = Nothing
}

// check refuses a rule that is not symmetric.
func (m *Mates) check() error {
	for _, e := range append([]Edge(Alphabet), Nothing) {
		if mate := m[e]; mate != Nothing && (!mate.Valid() || m[mate] != e) {
			return NewFault("mates-contradict", "edge", mate.String(), "first", e.String(), "second", Nothing.String())
		}
	}
	return nil
}

// Mate reports whether a and b mate.
func (m *Mates) Mate(a, b Edge) bool { return m[a] == b && b != Nothing }

// A Motif is one picture of a puzzle: cut by the seam into a head and a tail, or whole.
type Motif struct {
	Head Edge // identifies the motif; the upper-case letter if there are two
	Tail Edge // the other half, or Nothing if the motif is not cut
}

// Cut reports whether the seam cuts the motif into two halves.
func (m Motif) Cut() bool { return m.Tail != Nothing }

// MotifOf is the motif that edge e shows under the rule m.
func (m *Mates) MotifOf(e Edge) Motif {
	mate := m[e]
	switch {
	case mate == e || mate == Nothing:
		return Motif{e, Nothing}
	case mate < e:
		return Motif{mate, e}
	default:
		return Motif{e, mate}
	}
}
