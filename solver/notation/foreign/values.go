package foreign

import (
	"slices"
	"strconv"
	"strings"

	"edgewise/solver/puzzle"
)

// value is what a pattern calls so, of an item of a list.
func (w *writing) value(name string, of item) string {
	p, d, motif := w.puzzle, w.document, w.names[w.motifs[of.edge]]
	n := 0
	switch name {
	case "document":
		return d.Text()
	case "grid":
		return p.Grid().Name
	case "turn":
		return strconv.FormatBool(p.MayTurn())
	case "name":
		return quote(d.Name)
	case "by":
		return quote(d.By)
	case "title":
		return escapeXML(d.Name)
	case "key":
		return quote(of.key)
	case "text":
		return quote(of.text)
	case "plain":
		return of.text

	// What an edge shows.
	case "sign":
		return of.edge.String()
	case "letter":
		return w.letter(of.edge)
	case "capital":
		return strings.ToUpper(w.letter(of.edge))
	case "code": // BH where all motifs are cut and letters
		if w.wholly() && w.spelled {
			return strings.ToUpper(w.letter(of.edge)) + w.halfOf(of.edge, "H", "T")
		}
		return of.edge.String()
	case "motif":
		return motif
	case "half":
		one, other := w.halves()
		return w.halfOf(of.edge, one, other)
	case "word": // brown_head
		return w.word(of.edge)
	case "lisp":
		return w.identifiers("")[w.motifs[of.edge]]
	case "record": // BrownDog
		return capitals(motif)
	case "tree": // Browndog
		name := strings.ReplaceAll(motif, " ", "")
		if !isWord(name) {
			name = "M" + strconv.Itoa(w.numbers[of.edge])
		}
		return strings.ToUpper(name[:1]) + name[1:]
	case "bits":
		if n = w.numbers[of.edge]; n == 0 {
			n = 1<<colourBits - 1
		}
		return padded(strconv.FormatInt(int64(n), 2), colourBits)
	case "linked":
		return string(rune('a' + w.numbers[of.edge]))
	case "north":
		return compass[of.side]
	case "North":
		return sideNames[of.side][0]

	case "piece":
		return padded(strconv.Itoa(of.number), 3)
	case "signed": // negative for tails
		if n = w.numbers[of.edge]; w.cut && !w.heads[of.edge] {
			n = -n
		}
		return strconv.Itoa(n)
	}
	return strconv.Itoa(w.count(name, of))
}

// count is what a pattern calls so and is a number.
func (w *writing) count(name string, of item) int {
	one := map[bool]int{true: 1}
	switch name {
	case "colour":
		return w.numbers[of.edge]
	case "digit":
		return w.numbers[of.edge] % 10
	case "picture":
		return slices.Index(w.pictures, of.edge) + 1
	case "width":
		return w.width
	case "height":
		return w.height
	case "framed":
		_, framed := w.puzzle.Frame()
		return one[framed]
	case "cut":
		return one[w.cut]
	case "tiles":
		return len(w.puzzle.Tiles())
	case "clues":
		return len(w.clues)
	case "colours":
		return slices.Max(w.numbers[:]) + 1
	case "number":
		return of.number
	case "cell":
		return of.on.Cell
	case "tile":
		return of.on.Tile
	case "rotation":
		return of.on.Turn
	case "x":
		return of.on.Cell % w.width
	case "y":
		return of.on.Cell / w.width
	case "column":
		return of.on.Cell%w.width + 1
	case "line":
		return of.on.Cell/w.width + 1
	}
	panic("no value is called " + name)
}

// halfOf is one of two words, by the half that an edge shows.
func (w *writing) halfOf(edge puzzle.Edge, one, other string) string {
	if w.heads[edge] {
		return one
	}
	return other
}

// letter is the letter of the motif, in lower case for its tail.
func (w *writing) letter(edge puzzle.Edge) string {
	if w.spelled {
		return edge.String()
	}
	c := byte('A' + w.motifs[edge] - 1)
	if !w.heads[edge] {
		c |= 0x20
	}
	return string(rune(c))
}

// halves are the names of the halves, if a reader would know them as such.
func (w *writing) halves() (one, other string) {
	pair := [2]string{strings.ToLower(w.document.Halves[0]), strings.ToLower(w.document.Halves[1])}
	if slices.Contains(halfWords[:], pair) {
		return pair[0], pair[1]
	}
	return "head", "tail"
}

// word is an edge as a word of a program: its motif and half, or the motif alone where it is not cut.
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

// identifiers are names for the motifs that begin with a lower-case letter, each
// another, by their places; words are joined. Without a joint they are no words of Lisp.
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

// capitals joins words that begin with capitals.
func capitals(name string) (joined string) {
	for _, word := range strings.Fields(name) {
		joined += strings.ToUpper(word[:1]) + word[1:]
	}
	return joined
}

// wholly reports whether all motifs are cut.
func (w *writing) wholly() bool { return w.cut && !w.plain && !w.lone }

// padded is a number with so many digits at least.
func padded(number string, digits int) string {
	return strings.Repeat("0", max(0, digits-len(number))) + number
}

// escapeXML writes a text so that it stands for itself in XML.
func escapeXML(text string) string {
	for _, escape := range [][2]string{{"&", "&amp;"}, {"<", "&lt;"}, {">", "&gt;"}, {`"`, "&quot;"}} {
		text = strings.ReplaceAll(text, escape[0], escape[1])
	}
	return text
}

// turnsRound reports whether a sign ends a line or forces the direction of what
// follows it, so that a program would not read as it runs.
func turnsRound(r rune) bool {
	return r == 0x2028 || r == 0x2029 || 0x202a <= r && r <= 0x202e || 0x2066 <= r && r <= 0x2069
}

// quote is a text as JSON, and as Go, Python and JavaScript have it, too.
func quote(text string) string {
	var to strings.Builder
	to.WriteByte('"')
	for _, r := range text {
		switch {
		case turnsRound(r):
			to.WriteString("\\u" + strconv.FormatInt(int64(r), 16))
			continue
		case r == '"' || r == '\\':
			to.WriteByte('\\')
		}
		to.WriteRune(max(r, ' '))
	}
	return to.String() + `"`
}
