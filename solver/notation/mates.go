package notation

import (
	"strings"

	"edgewise/solver/puzzle"
)

// readMates reads which edges mate: "same", or the pairs that differ from the usual rule, by
// which a letter mates with its other case.
func readMates(value string) (puzzle.Mates, error) {
	if value == "same" {
		return puzzle.Same(), nil
	}
	var pairs []puzzle.Pair
	for i, word := range strings.Split(value, ".") {
		pair := []rune(unescape(word))
		if len(pair) != 2 {
			return puzzle.Halves(), &puzzle.Fault{Code: "mates-unclear",
				Args: puzzle.Args("found", Clip(string(pair), maxFound)), At: map[string]int{"pair": i}}
		}
		edges := [2]puzzle.Edge{}
		for n, sign := range pair {
			edge, err := readEdge(string(sign))
			if err != nil {
				err.At = map[string]int{"pair": i}
				return puzzle.Halves(), err
			}
			edges[n] = edge
		}
		pairs = append(pairs, puzzle.Pair{A: edges[0], B: edges[1]})
	}
	return puzzle.Mixed(pairs)
}

// readEdge reads a word of one character as an edge.
func readEdge(word string) (puzzle.Edge, *puzzle.Fault) {
	if len(word) != 1 || !puzzle.Edge(word[0]).Valid() {
		return puzzle.Nothing, puzzle.NewFault("edge-unknown", "found", Clip(word, maxFound))
	}
	return puzzle.Edge(word[0]), nil
}

// MatesWord is the value that readMates reads as this rule, "" for the usual rule. It leaves out
// what the frame's edge mates with, because that follows from the frame.
func MatesWord(mates *puzzle.Mates, frame puzzle.Edge, framed bool) string {
	follows := func(e, mate puzzle.Edge) bool { return framed && e == frame && mate == puzzle.Nothing }
	differs := func(usual puzzle.Mates) []puzzle.Edge {
		var edges []puzzle.Edge
		for e := range puzzle.Edge(puzzle.MaxEdges) {
			mate := mates[e]
			orphan := mate == puzzle.Nothing && follows(usual[e], mates[usual[e]])
			if e.Valid() && mate != usual[e] && !follows(e, mate) && !orphan {
				edges = append(edges, e)
			}
		}
		return edges
	}
	if len(differs(puzzle.Same())) == 0 {
		return "same"
	}
	usual := puzzle.Halves()
	var words []string
	said := map[puzzle.Edge]bool{}
	for _, lone := range []bool{false, true} { // pairs first: they may leave other edges without a mate
		for _, e := range differs(usual) {
			mate := mates[e]
			if said[e] || lone != (mate == puzzle.Nothing) || lone && said[usual[e]] {
				continue
			}
			words = append(words, e.String()+mate.String())
			said[e], said[mate] = true, true
		}
	}
	return strings.Join(words, ".")
}
