package reading

import (
	"slices"
	"strings"
	"unicode"
	"unicode/utf8"
)

// sideWords names the sides, clockwise from the top, in the languages of the page and some more.
var sideWords = map[string]int{
	"top": 0, "up": 0, "north": 0, "oben": 0, "nord": 0, "norden": 0, "haut": 0, "haute": 0, "op": 0,
	"oppe": 0, "øverst": 0, "toppen": 0, "obere": 0, "upper": 0, "arriba": 0, "norte": 0, "boven": 0, "noord": 0, "sopra": 0,
	"right": 1, "east": 1, "rechts": 1, "ost": 1, "osten": 1, "droite": 1, "droit": 1, "est": 1, "højre": 1,
	"øst": 1, "derecha": 1, "este": 1, "rechte": 1, "oost": 1, "destra": 1,
	"bottom": 2, "down": 2, "south": 2, "unten": 2, "süd": 2, "süden": 2, "bas": 2, "basse": 2,
	"sud": 2, "nederst": 2, "untere": 2, "bund": 2, "bunden": 2, "ned": 2, "nede": 2, "syd": 2, "lower": 2, "abajo": 2, "sur": 2,
	"onder": 2, "zuid": 2, "sotto": 2,
	"left": 3, "linke": 3, "west": 3, "links": 3, "westen": 3, "gauche": 3, "ouest": 3, "venstre": 3,
	"vest": 3, "izquierda": 3, "oeste": 3, "sinistra": 3,
}

// initials are the first letters of the sides in a language of the page, clockwise from the top. No two
// have the same letters, so four letters say which they are; one letter alone says nothing.
var initials = [...]string{
	"trbl", "urdl", "nesw", // English
	"orul", "nosw", // German
	"hdbg", "neso", // French
	"thbv", "ohnv", "øhnv", "nøsv", // Danish
}

// sideNamed is the side that a word names, in small letters or not. It may have an ending: tops, oberen.
func sideNamed(word string) (side int, named bool) {
	word = strings.ToLower(word)
	if side, named = sideWords[word]; named || len(word) < 4 {
		return side, named
	}
	switch word[len(word)-1] {
	case 's', 'n', 'e':
		side, named = sideWords[word[:len(word)-1]]
	}
	return side, named
}

// isInitial reports whether a word is a letter with which a side's name begins in some language.
func isInitial(word string) bool {
	r, size := utf8.DecodeRuneInString(word)
	return size == len(word) && strings.ContainsRune(allInitials, unicode.ToLower(r))
}

var allInitials = strings.Join(initials[:], "")

// mayName reports whether a word names a side, or is a letter that does so beside others.
func mayName(word string) bool {
	_, named := sideNamed(word)
	return named || isInitial(word)
}

// orderOf writes four words or four letters that name the sides as an order: "trbl". It is empty unless
// each side is there once.
func orderOf(words []string) string {
	if len(words) != 4 {
		return ""
	}
	for _, set := range initials {
		if order := spelled(words, func(word string) (int, bool) {
			at := strings.Index(set, strings.ToLower(word))
			return utf8.RuneCountInString(set[:max(at, 0)]), at >= 0 && utf8.RuneCountInString(word) == 1
		}); order != "" {
			return order
		}
	}
	return spelled(words, sideNamed)
}

// spelled is the order that four words give, as one way to name sides has it.
func spelled(words []string, named func(word string) (side int, named bool)) string {
	order := ""
	for _, word := range words {
		side, is := named(word)
		if !is || strings.IndexByte(order, clockwise[side]) >= 0 {
			return ""
		}
		order += clockwise[side : side+1]
	}
	return order
}

// isNearlySide reports whether a word names a side but for a letter.
func isNearlySide(word string) bool {
	for side := range sideWords {
		if nearly(word, side) {
			return true
		}
	}
	return false
}

// completed is the order of three words that name sides and a fourth that does so but for a letter: at says
// which of the four it is.
func completed(words []string, at int) string {
	for word, side := range sideWords {
		if !nearly(words[at], word) {
			continue
		}
		others := slices.Clone(words)
		others[at] = word
		if order := orderOf(others); order != "" && order[at] == clockwise[side] {
			return order
		}
	}
	return ""
}

// headerIn finds the line that names the columns, and the order it gives.
func headerIn(records []record) (order string, at int) {
	for i, r := range records {
		if len(r.text) > maxHeader || namesIn(r.text) < 3 && signsOf(strings.TrimSpace(r.text)) != 4 || isReturned(strings.ToLower(r.text)) || denies(strings.ToLower(r.text)) {
			continue
		}
		if order := headed((&vocabulary{}).allWordsIn(r.text)); order != "" {
			return order, i
		}
	}
	return "", -1
}

// namesIn is how many words of a text may name sides.
func namesIn(text string) int {
	n := 0
	for i := 0; i < len(text); {
		from := skipWhile(text, i, func(r rune) bool { return !isLetter(r) })
		if i = skipWhile(text, from, isLetter); i > from && mayName(text[from:i]) {
			n++
		}
	}
	return n
}

// headed is the order that the words of a line give, of which four name the sides.
func headed(words []string) string {
	if len(words) == 1 && signsOf(words[0]) == 4 {
		words = strings.Split(words[0], "")
	}
	var names, letters []string
	first, last := -1, -1 // of the names
	for i, word := range words {
		if _, named := sideNamed(word); named {
			names = append(names, word)
			if last = i; first < 0 {
				first = i
			}
		} else if isInitial(word) {
			letters = append(letters, word)
		}
	}
	if len(names) == 8 { // two columns for each side
		if once := slices.Compact(slices.Clone(names)); len(once) == 4 {
			return orderOf(once)
		}
	}
	switch {
	case len(words) > maxHeaderWords:
		return ""
	case len(names) == 0:
		return orderOf(letters)
	case len(names) != 3:
		return orderOf(names)
	}
	from := min(first, len(words)-4)
	for ; from >= 0 && from >= last-3; from-- { // the fourth may stand before the others
		for k, word := range words[from : from+4] {
			if _, named := sideNamed(word); !named {
				if order := completed(words[from:from+4], k); order != "" {
					return order
				}
			}
		}
	}
	return ""
}

// maxHeader is how long a line that names columns may be, and maxHeaderWords how many words it may have beside
// two columns for each side.
const maxHeader, maxHeaderWords = 120, 7

// doubtsOrder doubts the order of the sides where nothing says it, though a line above the tiles names two sides
// that no tile shows: it may say the order in words that are not known here, "top, lhs, bottom, rhs".
func (c *candidate) doubtsOrder(s *source) bool {
	if c.sides != 4 || c.order.Why != Assumed || c.verdict == Published {
		return false
	}
	first := c.cut.records[c.record[0]].line
	for _, l := range s.filled {
		if l.line >= first || l.line < first-near || headed((&vocabulary{}).allWordsIn(l.text)) == clockwise {
			continue
		}
		sides := [4]bool{}
		named := 0
		for _, w := range spokenIn(strings.ToLower(l.text)) {
			if side, is := sideNamed(w.word); is && !sides[side] && !c.isLabel(w.word) {
				sides[side] = true
				named++
			}
		}
		if named > 1 {
			c.doubts = append(c.doubts, Doubt{Kind: LeftOut, Line: l.line, Text: l.text})
			return true
		}
	}
	return false
}
