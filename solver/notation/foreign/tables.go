package foreign

import (
	"slices"
	"strconv"
	"strings"

	"edgewise/solver/puzzle"
)

// Tables of tiles as many people write them. They are read as any list.

func writeLetters(w *writing) string { return w.lines("", w.letter) }

func writeSigned(w *writing) string { return w.lines(" ", w.signed) }

func writeCSV(w *writing) string {
	one, other := w.halves()
	text := "ID,Top,Right,Bottom,Left\n"
	for number, tile := range w.puzzle.Tiles() {
		text += strconv.Itoa(number+1) + "," + joined(tile, ",", func(edge puzzle.Edge) string {
			return w.names[w.motif(edge)] + "/" + w.halfOf(edge, one, other)
		}) + "\n"
	}
	return text
}

func writePairs(w *writing) string {
	return w.lines(" ", func(edge puzzle.Edge) string { return w.number(edge) + w.halfOf(edge, "a", "b") })
}

func writeCodes(w *writing) string {
	return w.lines(" ", func(edge puzzle.Edge) string {
		return strings.ToUpper(w.letter(edge)) + w.halfOf(edge, "H", "T")
	})
}

func writeCS106B(w *writing) string {
	return strings.ReplaceAll(w.lines(" ", w.letter), "\n", " 0\n") // unturned
}

// readCS106B reads four letters a line, clockwise, and how often the tile is turned.
func readCS106B(t *source) candidate {
	var words [][]string
	for _, r := range rowsOf(t.text) {
		if len(r.fields) != 5 || len(strings.Join(r.fields, "")) != 5 || !isWord(strings.Join(r.fields[:4], "")) {
			return candidate{}
		}
		turn, ok := number(r.fields[4])
		if !ok || turn < 0 || turn > 3 {
			return candidate{}
		}
		sides := r.fields[:4]
		words = append(words, slices.Concat(sides[4-turn:], sides[:4-turn]))
	}
	if len(words) < 2 {
		return candidate{}
	}
	s := sidesOf(words)
	s.format, s.sides, s.rim = "cs106b", 4, ""
	return made(s, nil, agreeing)
}
