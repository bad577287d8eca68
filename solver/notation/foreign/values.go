package foreign

import (
	"slices"
	"strconv"
	"strings"

	"edgewise/solver/notation"
	"edgewise/solver/notation/reading"
	"edgewise/solver/puzzle"
)

// value is the value that a pattern refers to by this name, of an item.
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
	case "rule":
		_, rule, _ := strings.Cut((&notation.Document{Puzzle: p}).Link(), "&mates=")
		rule, _, _ = strings.Cut(rule, "&")
		return rule
	case "name":
		return quote(d.Name)
	case "by":
		return quote(d.By)
	case "art":
		return quote(d.Art)
	case "title":
		return escapeXML(d.Name)
	case "linkedName":
		return strings.ReplaceAll(strings.TrimSpace(plainKey(d.Name)), " ", "_")
	case "key":
		return quote(of.Key)
	case "text":
		return quote(of.Value)

	// What an edge shows.
	case "sign":
		return of.edge.String()
	case "letter":
		return w.letter(of.edge)
	case "motif":
		return motif
	case "half":
		one, other := w.halves()
		return w.halfOf(of.edge, one, other)
	case "linked":
		return string(rune('a' + w.numbers[of.edge]))
	case "north":
		return reading.Compass[of.side]

	case "piece":
		return padded(strconv.Itoa(of.number), 3)
	case "signed": // negative for tails
		if n = w.numbers[of.edge]; w.cut && !w.heads[of.edge] {
			n = -n
		}
	case "colour":
		n = w.numbers[of.edge]
	case "digit":
		n = w.numbers[of.edge] % 10
	case "picture":
		n = slices.Index(w.pictures, of.edge) + 1
	case "width":
		n = w.width
	case "height":
		n = w.height
	case "tiles":
		n = len(p.Tiles())
	case "colours":
		n = slices.Max(w.numbers[:]) + 1
	case "number":
		n = of.number
	case "cell":
		n = of.on.Cell
	case "tile":
		n = of.on.Tile
	case "rotation":
		n = of.on.Turn
	default:
		if w.rare == nil {
			panic("no value is called " + name)
		}
		return w.rare(w, name, of)
	}
	return strconv.Itoa(n)
}

// halfOf is one of two words, depending on which half the edge shows.
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

// halves are the names of the halves if readers know them as such, else the usual ones.
func (w *writing) halves() (one, other string) {
	pair := [2]string{strings.ToLower(w.document.Halves[0]), strings.ToLower(w.document.Halves[1])}
	if slices.Contains(halfWords[:], pair) {
		return pair[0], pair[1]
	}
	return "head", "tail"
}

// wholly reports whether all motifs are cut.
func (w *writing) wholly() bool { return w.cut && !w.plain && !w.lone }

// padded pads a number with zeros.
func padded(number string, digits int) string {
	return strings.Repeat("0", max(0, digits-len(number))) + number
}

// escapeXML escapes a text for XML.
func escapeXML(text string) string {
	for _, escape := range [][2]string{{"&", "&amp;"}, {"<", "&lt;"}, {">", "&gt;"}, {`"`, "&quot;"}} {
		text = strings.ReplaceAll(text, escape[0], escape[1])
	}
	return text
}

// turnsRound reports whether a character ends a line or changes the direction of the text after
// it, so that a program would not look as it runs.
func turnsRound(r rune) bool {
	return r == 0x2028 || r == 0x2029 || 0x202a <= r && r <= 0x202e || 0x2066 <= r && r <= 0x2069
}

// quote writes a text as a string of JSON, which Go, Python and JavaScript also understand.
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
