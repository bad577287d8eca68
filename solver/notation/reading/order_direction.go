package reading

import (
	"slices"
	"strings"
)

// Words that say which way round the sides go.
var (
	anti = []string{"anticlock", "anti-clock", "anti clock", "counterclock", "counter-clock", "counter clock", "ccw", "against the clock", "widdershins",
		"gegen den uhr", "gegen die uhr", "gegen der uhr", "gegen uhr", "gegenuhr", "entgegen dem uhr", "entgegen der uhr", "entgegengesetzt zum uhr", "linksherum", "linksrum",
		"sens inverse", "contraire des aiguilles", "inverse des aiguilles", "antihora", "anti-hora", "anti hora", "trigonométrique", "sinistrorsum",
		"mod uret", "imod uret", "mod urvis", "imod urvis", "modsat ur", "tegen de klok", "linksom"}
	with = []string{"clockwise", "cw", "with the clock", "uhrzeiger", "rechtsherum", "rechtsrum", "aiguilles", "horaire", "med uret", "med urvis", "horario", "met de klok", "rechtsom"}
)

// turning begin the words that say that a tile turns.
var turning = []string{"rotat", "turn", "spin", "dreh", "gedreh", "rotier", "tourn", "pivot", "drej", "roter", "rot90"}

// directionSaid finds "anti-clockwise" and its like, and "starting at the left". What is said of tiles that
// turn is no order: "rotate counterclockwise".
func directionSaid(text string, words []spoken) Order {
	if !hasAny(text, anti...) && !hasAny(text, with...) && !slices.ContainsFunc(words, func(w spoken) bool { return isStart(w.word) }) {
		return Order{clockwise, Assumed}
	}
	text = strings.Join(slices.DeleteFunc(sentencesOf(text), func(sentence string) bool { return hasAny(sentence, turning...) }), "\n")
	ring := clockwise
	against := hasAny(text, anti...)
	if against {
		ring = anticlockwise
	}
	start := startSaid(text)
	if !against && start <= 0 && !hasAny(text, with...) {
		return Order{clockwise, Assumed}
	}
	i := strings.IndexByte(ring, clockwise[max(0, start)])
	return Order{ring[i:] + ring[:i], ByDirection}
}

// hasAny reports whether one of some words begins somewhere in a text. Within a name of a program,
// as in "rotateClockwise", it says nothing.
func hasAny(text string, words ...string) bool {
	return slices.ContainsFunc(words, func(w string) bool {
		for from := 0; ; {
			at := strings.Index(text[from:], w)
			if at < 0 {
				return false
			}
			if from += at + len(w); !isLetter(lastSign(text[:from-len(w)])) || w[0] == ' ' {
				return true
			}
		}
	})
}

// startSaid is the only side that a sentence names which says where to start or which way round to go, or -1.
func startSaid(text string) int {
	for _, sentence := range sentencesOf(text) {
		words := spokenIn(sentence)
		start, names := -1, 0
		for _, w := range words {
			if side, named := sideNamed(w.word); named {
				start, names = side, names+1
			}
		}
		if names == 1 && (hasAny(sentence, anti...) || hasAny(sentence, with...) || slices.ContainsFunc(words, func(w spoken) bool { return isStart(w.word) })) {
			return start
		}
	}
	return -1
}

// sentencesOf parts a text into its sentences, and lines.
func sentencesOf(text string) []string {
	return strings.FieldsFunc(text, func(r rune) bool { return strings.ContainsRune(".:;!?\n()", r) })
}

// isStart reports whether a word says where to start.
func isStart(word string) bool {
	switch word {
	case "first", "zuerst", "erst", "zunächst", "abord", "først", "eerst", "primero":
		return true
	}
	return slices.ContainsFunc([]string{"start", "begin", "angefangen", "commen", "empez", "comen"}, func(begin string) bool { return strings.HasPrefix(word, begin) })
}
