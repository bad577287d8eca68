package reading

import (
	"slices"
	"strings"
)

// sideWords names the sides, clockwise from the top, in the languages of the page and some more.
// Single letters count only where a column or a header has nothing else.
var sideWords = map[string]int{
	"top": 0, "up": 0, "north": 0, "n": 0, "t": 0, "u": 0, "oben": 0, "nord": 0, "norden": 0, "haut": 0, "op": 0,
	"oppe": 0, "upper": 0, "o": 0, "arriba": 0, "norte": 0, "boven": 0, "noord": 0, "sopra": 0,
	"right": 1, "east": 1, "e": 1, "r": 1, "rechts": 1, "ost": 1, "osten": 1, "droite": 1, "est": 1, "højre": 1,
	"øst": 1, "derecha": 1, "este": 1, "oost": 1, "destra": 1,
	"bottom": 2, "down": 2, "south": 2, "s": 2, "b": 2, "d": 2, "unten": 2, "süd": 2, "süden": 2, "bas": 2,
	"sud": 2, "bund": 2, "bunden": 2, "ned": 2, "nede": 2, "syd": 2, "lower": 2, "abajo": 2, "sur": 2,
	"onder": 2, "zuid": 2, "sotto": 2,
	"left": 3, "west": 3, "w": 3, "l": 3, "links": 3, "westen": 3, "gauche": 3, "ouest": 3, "venstre": 3,
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
		if len(r.text) > maxHeader {
			continue
		}
		words := wordsIn(strings.NewReplacer("|", " ", ",", " ", ";", " ").Replace(r.text))
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

// maxHeader is how long a line that names columns may be.
const maxHeader = 120

// A spoken is a word of a text and where it stands.
type spoken struct {
	word     string
	from, to int
}

// orderSaid is the order that sentences give: four sides one after another, or a direction and
// where it starts.
func orderSaid(text string) Order {
	text = strings.ToLower(text)
	var words []spoken
	for i := 0; i < len(text); {
		from := skipWhile(text, i, func(r rune) bool { return !isLetter(r) })
		if i = skipWhile(text, from, isLetter); i > from {
			words = append(words, spoken{text[from:i], from, i})
		}
	}
	if order := sidesSaid(text, words); order != "" {
		return Order{order, BySentence}
	}
	return directionSaid(text, words)
}

// sidesSaid finds four sides one after another. Three tell the fourth where it is a letter away.
func sidesSaid(text string, words []spoken) string {
	for i := range words {
		if _, named := sideNamed(words[i].word, false); !named && (i+1 == len(words) || len(words[i].word) < 2) {
			continue
		}
		var sides []int
		missing := -1
		var slip string
		last := -1
		for j := i; j < len(words) && len(sides) < 4; j++ {
			w := words[j]
			if last >= 0 && strings.Trim(text[last:w.from], " \t\n,;/|>\"'-–") != "" {
				break
			}
			last = w.to
			if len(sides) > 0 && slices.Contains([]string{"and", "then", "und", "dann", "puis", "et", "og", "y", "en"}, w.word) {
				continue
			}
			side, named := sideNamed(w.word, false)
			if !named {
				if missing >= 0 {
					break
				}
				missing, slip = len(sides), w.word
			}
			sides = append(sides, side)
		}
		if len(sides) < 4 {
			continue
		}
		if missing >= 0 && !mend(sides, missing, slip) {
			continue
		}
		if order := orderOf(sides); order != "" {
			return order
		}
	}
	return ""
}

// mend fills in the side that three others leave, where the word is a letter away from one of its names.
func mend(sides []int, missing int, word string) bool {
	sum := 0
	for i, side := range sides {
		if i != missing {
			sum += side
		}
	}
	sides[missing] = 6 - sum // 0+1+2+3
	if sides[missing] < 0 || sides[missing] > 3 {
		return false
	}
	for name, side := range sideWords {
		if side == sides[missing] && nearly(word, name) {
			return true
		}
	}
	return false
}

// directionSaid finds "anti-clockwise" and its like, and "starting at the left".
func directionSaid(text string, words []spoken) Order {
	anti := hasAny(text, "anticlockwise", "anti-clockwise", "anti clockwise", "counterclockwise", "counter-clockwise",
		"counter clockwise", "widdershins", "gegen den uhrzeiger", "linksherum", "sens inverse", "antihora", "mod uret",
		"tegen de klok", "linksom")
	with := !anti && hasAny(text, "clockwise", "im uhrzeiger", "rechtsherum", "aiguilles", "horaire", "med uret", "horario", "met de klok", "rechtsom")
	start := startSaid(text, words)
	if !anti && start <= 0 && !(with && start == 0) {
		return Order{clockwise, Assumed}
	}
	ring := clockwise
	if anti {
		ring = anticlockwise
	}
	i := strings.IndexByte(ring, clockwise[max(0, start)])
	return Order{ring[i:] + ring[:i], ByDirection}
}

func hasAny(text string, words ...string) bool {
	return slices.ContainsFunc(words, func(w string) bool { return strings.Contains(text, w) })
}

// startSaid is the side that a sentence says to start with, or -1.
func startSaid(text string, words []spoken) int {
	starts := func(w string) bool {
		return hasPrefix(w, "start", "begin", "commen", "empez", "comen") ||
			slices.Contains([]string{"from", "ab", "von", "fra", "depuis", "at", "desde", "vanaf"}, w)
	}
	joins := []string{"with", "at", "from", "on", "en", "à", "par", "in", "i", "bei", "mit", "por", "met", "bij"}
	articles := []string{"the", "der", "dem", "la", "le", "l", "de", "het", "el"}
	behind := []string{"first", "zuerst", "beginnend", "abord", "først", "eerst", "primero"}
	for i, w := range words {
		next := i + 1
		if !starts(w.word) {
			continue
		}
		if next < len(words) && slices.Contains(joins, words[next].word) {
			next++
		}
		if next < len(words) && slices.Contains(articles, words[next].word) {
			next++
		}
		if next < len(words) && strings.Trim(text[w.to:words[next].from], "abcdefghijklmnopqrstuvwxyzà \t\n'") == "" {
			if side, named := sideNamed(words[next].word, false); named {
				return side
			}
		}
	}
	for i, w := range words {
		if i > 0 && (slices.Contains(behind, w.word) || i > 1 && w.word == "abord") {
			before := words[i-1].word
			if before == "d" && i > 1 {
				before = words[i-2].word
			}
			if side, named := sideNamed(before, false); named {
				return side
			}
		}
	}
	return -1
}

func hasPrefix(word string, prefixes ...string) bool {
	return slices.ContainsFunc(prefixes, func(p string) bool { return strings.HasPrefix(word, p) })
}
