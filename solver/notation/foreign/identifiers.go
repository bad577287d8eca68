package foreign

import (
	"slices"
	"strconv"
	"strings"

	"edgewise/solver/notation/reading"
	"edgewise/solver/puzzle"
)

// This file has the values that only patterns of the command use: edges as words and records of
// programs, places counted from 1, and flags as numbers.

// rareValue is the value that a pattern of the command refers to by this name.
func (w *writing) rareValue(name string, of item) string {
	_, framed := w.puzzle.Frame()
	n, one := 0, map[bool]int{true: 1}
	switch name {
	case "capital":
		return strings.ToUpper(w.letter(of.edge))
	case "code": // BH, if all motifs are cut and letters
		if w.wholly() && w.spelled {
			return strings.ToUpper(w.letter(of.edge)) + w.halfOf(of.edge, "H", "T")
		}
		return of.edge.String()
	case "word": // brown_head
		return w.word(of.edge)
	case "lisp":
		return w.identifiers("")[w.motifs[of.edge]]
	case "record": // BrownDog
		return capitals(w.names[w.motifs[of.edge]])
	case "records":
		return strings.Repeat("y", one[w.hasRecords()])
	case "tree": // Browndog
		name := strings.ReplaceAll(w.names[w.motifs[of.edge]], " ", "")
		if !isWord(name) {
			name = "M" + strconv.Itoa(w.numbers[of.edge])
		}
		return strings.ToUpper(name[:1]) + name[1:]
	case "bits":
		if n = w.numbers[of.edge]; n == 0 {
			n = 1<<colourBits - 1
		}
		return padded(strconv.FormatInt(int64(n), 2), colourBits)
	case "North":
		return capitals(reading.Compass[of.side])

	case "framed":
		n = one[framed]
	case "cut":
		n = one[w.cut]
	case "clues":
		n = len(w.clues)
	case "x":
		n = of.on.Cell % w.width
	case "y":
		n = of.on.Cell / w.width
	case "column":
		n = of.on.Cell%w.width + 1
	case "line":
		n = of.on.Cell/w.width + 1
	default:
		panic("no value is called " + name)
	}
	return strconv.Itoa(n)
}

// word names an edge in a program: its motif and half, or only the motif if it is not cut.
func (w *writing) word(edge puzzle.Edge) string {
	frame, framed := w.puzzle.Frame()
	motif := w.identifiers("_")[w.motifs[edge]]
	switch mate := w.puzzle.Mates()[edge]; {
	case framed && edge == frame:
		return "frame"
	case edge == puzzle.Nothing:
		return "nothing"
	case mate == edge || mate == puzzle.Nothing:
		return motif
	}
	one, other := w.halves()
	if len(one) < 2 || !isWord(one) || !isWord(other) {
		one, other = "head", "tail"
	}
	return motif + "_" + w.halfOf(edge, one, other)
}

// identifiers returns distinct names for the motifs, by their places, that begin with a
// lower-case letter. The joint joins their words; without a joint, words of Lisp are avoided.
func (w *writing) identifiers(joint string) []string {
	if w.called[joint] != nil {
		return w.called[joint]
	}
	names, taken := []string{""}, []string{}
	if joint == "" {
		taken = []string{"t", "nil", "list", "with"}
	}
	for place, motif := range w.puzzle.Motifs() {
		name := strings.ToLower(strings.ReplaceAll(w.names[place+1], " ", joint))
		if joint == "" && !isWord(name) {
			name = strings.ToLower(motif.Head.String())
		}
		if name < "a" || name >= "{" {
			name = "m" + joint + name
		}
		for last := name[len(name)-1:]; slices.Contains(taken, name); {
			name += last
		}
		taken = append(taken, name)
		names = append(names, name)
	}
	w.called[joint] = names
	return names
}

// capitals capitalises the words and joins them.
func capitals(name string) (joined string) {
	for _, word := range strings.Fields(name) {
		joined += strings.ToUpper(word[:1]) + word[1:]
	}
	return joined
}

// hasRecords reports whether the motifs have names, and the halves only their usual ones.
func (w *writing) hasRecords() bool {
	one, _ := w.halves()
	frame, framed := w.puzzle.Frame()
	return w.wholly() && one == "head" && !(framed && w.shows(frame)) && w.puzzle.Grid().Sides == len(clockwise) &&
		!slices.ContainsFunc(w.names[1:], func(name string) bool {
			joined := capitals(name)
			return len(name) < 2 || !isWord(joined) || joined == "Head" || joined == "Tail"
		})
}
