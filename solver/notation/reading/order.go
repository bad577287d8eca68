package reading

import (
	"slices"
	"strings"
)

// sideWords names the sides, clockwise from the top, in the languages of the page and some more.
// Single letters count only where a column or a header has nothing else.
var sideWords = map[string]int{
	"top": 0, "up": 0, "north": 0, "n": 0, "t": 0, "u": 0, "oben": 0, "nord": 0, "norden": 0, "haut": 0, "op": 0,
	"oppe": 0, "øverst": 0, "toppen": 0, "obere": 0, "upper": 0, "o": 0, "arriba": 0, "norte": 0, "boven": 0, "noord": 0, "sopra": 0,
	"right": 1, "east": 1, "e": 1, "r": 1, "rechts": 1, "ost": 1, "osten": 1, "droite": 1, "est": 1, "højre": 1,
	"øst": 1, "derecha": 1, "este": 1, "rechte": 1, "oost": 1, "destra": 1,
	"bottom": 2, "down": 2, "south": 2, "s": 2, "b": 2, "d": 2, "unten": 2, "süd": 2, "süden": 2, "bas": 2,
	"sud": 2, "nederst": 2, "untere": 2, "bund": 2, "bunden": 2, "ned": 2, "nede": 2, "syd": 2, "lower": 2, "abajo": 2, "sur": 2,
	"onder": 2, "zuid": 2, "sotto": 2,
	"left": 3, "linke": 3, "west": 3, "w": 3, "l": 3, "links": 3, "westen": 3, "gauche": 3, "ouest": 3, "venstre": 3,
	"vest": 3, "izquierda": 3, "oeste": 3, "sinistra": 3,
}

// sideNamed is the side that a word names.
func sideNamed(word string, letters bool) (side int, named bool) {
	if len(word) == 1 && !letters {
		return 0, false
	}
	side, named = sideWords[strings.ToLower(word)]
	return side, named
}

// orderOf writes sides as an order: "trbl". It is empty unless each side is there once.
func orderOf(sides []int) string {
	if len(sides) != 4 {
		return ""
	}
	order := make([]byte, 4)
	for i, side := range sides {
		order[i] = clockwise[side]
	}
	for i := range 4 {
		if !slices.Contains(order, clockwise[i]) {
			return ""
		}
	}
	return string(order)
}

// headerIn finds the line that names the columns, and the order it gives.
func headerIn(records []record) (order string, at int) {
	for i, r := range records {
		if len(r.text) > maxHeader || sidesIn(r.text) != 4 {
			continue
		}
		words := allWordsIn(r.text)
		var sides []int
		for _, w := range words {
			if side, named := sideNamed(w, true); named {
				sides = append(sides, side)
			}
		}
		if order := orderOf(sides); order != "" && len(words) <= 7 {
			return order, i
		}
	}
	return "", -1
}

// sidesIn is how many words of a text name sides.
func sidesIn(text string) int {
	n := 0
	for i := 0; i < len(text); {
		from := skipWhile(text, i, func(r rune) bool { return !isLetter(r) })
		i = skipWhile(text, from, isLetter)
		if _, named := sideNamed(text[from:i], true); named {
			n++
		}
	}
	return n
}

// maxHeader is how long a line that names columns may be.
const maxHeader = 120

// A spoken is a word of a text in small letters, and where it stands.
type spoken struct {
	word     string
	from, to int
}

// nextWord is the first word at or behind a place; it is empty at the end.
func nextWord(text string, at int) spoken {
	from := skipWhile(text, at, func(r rune) bool { return !isLetter(r) })
	to := skipWhile(text, from, isLetter)
	return spoken{text[from:to], from, to}
}

// OrderSaid is the order of the sides that the sentences of a text give; it is Assumed where they
// give none.
func OrderSaid(text string) Order { return orderSaid(normalise(text).text) }

// orderSaid is the order that sentences give: four sides one after another, or a direction and
// where it starts.
func orderSaid(text string) Order {
	text = strings.ToLower(text)
	for w := nextWord(text, 0); w.word != ""; w = nextWord(text, w.to) {
		if order := sidesFrom(text, w); order != "" {
			return Order{order, BySentence}
		}
	}
	return directionSaid(text)
}

// sidesFrom is the order that four sides give, which stand one after another from a word on: "top right
// bottom left", or with something between each two: "the top, then the bottom, then left and right". Of
// "top left and bottom right" it is none: these are corners.
func sidesFrom(text string, w spoken) string {
	var sides [4]int
	n, parted, joins := 0, 0, 0
	for last := w.from; n < 4 && w.word != ""; w = nextWord(text, w.to) {
		between := text[last:w.from]
		if strings.Trim(between, " \t\n,;/|>\"'’-–") != "" {
			return ""
		}
		last = w.to
		side, named := sideNamed(w.word, false)
		switch {
		case named:
			if n > 0 && (joins > 0 || strings.Trim(between, " ") != "") {
				parted++
			}
			sides[n], joins = side, 0
			n++
		case n == 0 || joins == mostJoins || !isThen(w.word):
			return ""
		default:
			joins++
		}
	}
	if n < 4 || parted != 0 && parted != 3 {
		return ""
	}
	return orderOf(sides[:])
}

// mostJoins is how many words stand between two sides at most: "then comes on the left".
const mostJoins = 4

// isThen reports whether a word may stand between two sides that are listed.
func isThen(word string) bool {
	switch word {
	case "then", "dann", "danach", "puis", "ensuite", "så", "siden", "first", "second", "third", "last", "finally", "zuletzt", "sidst", "til",
		"side", "seite", "edge", "kante", "one", "comes", "kommt", "dernier", "enfin":
		return true
	}
	return isJoin(word) || isArticle(word) || isAt(word)
}

// directionSaid finds "anti-clockwise" and its like, and "starting at the left".
func directionSaid(text string) Order {
	anti := hasAny(text, "anticlockwise", "anti-clockwise", "anti clockwise", "counterclockwise", "counter-clockwise",
		"counter clockwise", "widdershins", "gegen den uhrzeiger", "entgegen dem uhrzeiger", "gegenuhrzeiger",
		"linksherum", "sens inverse", "antihora", "mod uret",
		"tegen de klok", "linksom")
	with := !anti && hasAny(text, "clockwise", "im uhrzeiger", "rechtsherum", "aiguilles", "horaire", "med uret",
		"horario", "met de klok", "rechtsom")
	start := startSaid(text)
	if !anti && !with && start <= 0 {
		return Order{clockwise, Assumed}
	}
	ring := clockwise
	if anti {
		ring = anticlockwise
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

// startSaid is the side that a sentence says to start with, or -1: "starting at the left", "oben
// beginnend".
func startSaid(text string) int {
	before := ""
	for w := nextWord(text, 0); w.word != ""; w = nextWord(text, w.to) {
		switch {
		case startsAt(w.word):
			next := nextWord(text, w.to)
			if isAt(next.word) {
				next = nextWord(text, next.to)
			}
			if isArticle(next.word) {
				next = nextWord(text, next.to)
			}
			side, named := sideNamed(next.word, false)
			if between := text[w.to:next.from]; named && !strings.ContainsAny(between, ".,;:()\n") {
				return side
			}
		case isFirst(w.word):
			if side, named := sideNamed(before, false); named {
				return side
			}
		}
		if w.word != "d" { // "haut d'abord"
			before = w.word
		}
	}
	return -1
}

// startsAt reports whether a word says that what follows is the start.
func startsAt(word string) bool {
	switch word {
	case "from", "ab", "von", "fra", "depuis", "at", "desde", "vanaf":
		return true
	}
	return strings.HasPrefix(word, "start") || strings.HasPrefix(word, "begin") || strings.HasPrefix(word, "commen") ||
		strings.HasPrefix(word, "empez") || strings.HasPrefix(word, "comen")
}

// isFirst reports whether a word says that what stands before it is the start.
func isFirst(word string) bool {
	switch word {
	case "first", "zuerst", "beginnend", "abord", "først", "eerst", "primero":
		return true
	}
	return false
}

// isAt reports whether a word may stand between "starting" and a side.
func isAt(word string) bool {
	switch word {
	case "with", "at", "from", "on", "en", "à", "par", "in", "i", "bei", "mit", "por", "met", "bij":
		return true
	}
	return false
}

func isArticle(word string) bool {
	switch word {
	case "a", "an", "the", "der", "die", "das", "dem", "ein", "eine", "la", "le", "l", "un", "une", "el",
		"de", "het", "een", "den", "det", "il":
		return true
	}
	return false
}
