package reading

import (
	"slices"
	"strings"
)

// sideNames is what the sides are called, clockwise from the top. Each row has names that people use together. The
// first rows, in the languages of the page, are also abbreviated: no two of them use an initial for different
// sides.
var sideNames = func() (rows [22][4]string) {
	for i, name := range strings.Fields("north east south west top right bottom left up right down left " +
		"oben rechts unten links nord ost süd west haut droite bas gauche nord est sud ouest " +
		"top højre bund venstre op højre ned venstre øverst højre nederst venstre nord øst syd vest " +
		"upper right lower left obere rechte untere linke norden osten süden westen haute droit basse gauche " +
		"toppen højre bunden venstre oppe højre nede venstre " +
		"arriba derecha abajo izquierda norte este sur oeste boven rechts onder links noord oost zuid west sopra destra sotto sinistra") {
		rows[i/4][i%4] = name
	}
	return rows
}()

// Compass is what programs call the sides, clockwise from the top.
var Compass = sideNames[0]

// begins knows the first bytes of the names of sides, in small letters and capitals: bit n is set where a name of n
// bytes begins so, or one with an ending; bit 0 where it may be abbreviated.
var begins = func() (begins [256]uint16) {
	for i, row := range sideNames {
		for _, name := range row {
			how := uint16(3 << len(name))
			if i < abbreviated {
				how |= 1
			}
			begins[name[0]] |= how
			begins[name[0]&^('a'-'A')] |= how
		}
	}
	return begins
}()

// abbreviated is how many rows of sideNames may be abbreviated, and longestShort the most bytes of an abbreviation.
const abbreviated, longestShort = 11, 5

// SideNames returns the names of a side, counted clockwise from the top.
func SideNames(side int) (names []string) {
	for _, row := range sideNames {
		names = append(names, row[side])
	}
	return names
}

var sideWords = func() map[string]int {
	words := map[string]int{}
	for _, row := range sideNames {
		for side, name := range row {
			words[name] = side
		}
	}
	return words
}()

// sideNamed returns the side that a word names, in any case. The word may have an ending: tops, oberen.
func sideNamed(word string) (side int, named bool) {
	if word == "" || begins[word[0]]&^1>>len(word)&1 == 0 {
		return 0, false
	}
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

// shortIn returns the side that a word abbreviates in a row of names: the word begins like the name, and its other
// letters occur in the name in the same sequence, as in "b" and "btm" for bottom.
func shortIn(row *[4]string, word string) (side int, stands bool) {
	for side, name := range row {
		if word == "" || word[0] != name[0] {
			continue
		}
		found := 0
		for i := 0; i < len(name) && found < len(word); i++ {
			if name[i] == word[found] {
				found++
			}
		}
		if found == len(word) {
			return side, true
		}
	}
	return 0, false
}

// isShort reports whether a word may abbreviate a side, next to other words that do. One letter alone proves
// nothing.
func isShort(word string) bool {
	if len(word) > longestShort || word == "" || begins[word[0]]&1 == 0 || isAnd(word) {
		return false
	}
	_, short := sideShort(word)
	return short
}

// sideShort returns the first side that a word may abbreviate.
func sideShort(word string) (side int, short bool) {
	word = strings.ToLower(word)
	for i := range sideNames[:abbreviated] {
		if side, short = shortIn(&sideNames[i], word); short {
			break
		}
	}
	return side, short
}

// isInitial reports whether a word is a letter with which a side's name begins in some language.
func isInitial(word string) bool { return signsOf(word) == 1 && isShort(word) }

// mayName reports whether a word names a side, or is short for one beside others.
func mayName(word string) bool {
	_, named := sideNamed(word)
	return named || isShort(word)
}

// orderOf converts four words that name the sides, or abbreviate them in one row of names, to an order such as
// "trbl". It is empty unless each side occurs once.
func orderOf(words []string) string {
	if len(words) != 4 {
		return ""
	}
	var lower [4]string
	for i, word := range words {
		if lower[i] = strings.ToLower(word); slices.Contains(lower[:i], lower[i]) {
			return ""
		}
	}
	for i := range sideNames[:abbreviated] {
		if order := spelled(lower[:], func(word string) (int, bool) { return shortIn(&sideNames[i], word) }); order != "" {
			return order
		}
	}
	return spelled(words, sideNamed)
}

// spelled converts four words to an order, with one way to name sides.
func spelled(words []string, named func(word string) (side int, named bool)) string {
	order := make([]byte, 0, 4)
	for _, word := range words {
		side, is := named(word)
		if !is || slices.Contains(order, clockwise[side]) {
			return ""
		}
		order = append(order, clockwise[side])
	}
	return string(order)
}

// isNearlySide reports whether a word is one letter away from the name of a side.
func isNearlySide(word string) bool {
	for side := range sideWords {
		if nearly(word, side) {
			return true
		}
	}
	return false
}

// completed returns the order of four words, of which the one at a place is one letter away from the name of a
// side.
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

// headerIn finds the line that names the columns, and returns its order: four sides, or the places of six.
func headerIn(records []record) (order string, at int) {
	for i := range records {
		r := &records[i]
		if len(r.text) > maxHeader {
			continue
		}
		named, initials := r.named(), signsOf(strings.TrimSpace(r.text)) == 4
		if named < 2 && !initials { // as most lines
			continue
		}
		lower := strings.ToLower(r.text)
		if isReturned(lower) {
			continue
		}
		if named > 1 {
			if order = roundHeader(r.text); order != "" {
				return order, i
			}
		}
		if named < 3 && !initials || denies(lower) {
			continue
		}
		words := (&vocabulary{}).allWordsIn(r.text)
		if len(strings.FieldsFunc(r.text, isBetweenSides)) > maxHeaderWords { // a wide table
			words = slices.DeleteFunc(words, func(w string) bool { _, named := sideNamed(w); return !named })
		}
		if order = headed(words); order != "" {
			return order, i
		}
	}
	return "", -1
}

// named is how many words of a record may name sides, up to three.
func (r *record) named() int {
	if r.names == 0 {
		r.names = uint8(1 + namesIn(r.text, 3))
	}
	return int(r.names) - 1
}

// namesIn counts the words of a text that may name sides, up to so many.
func namesIn(text string, most int) int {
	n := 0
	for i := 0; i < len(text) && n < most; {
		from := skipWhile(text, i, func(r rune) bool { return !isLetter(r) })
		if i = skipWhile(text, from, isLetter); i > from && mayName(text[from:i]) {
			n++
		}
	}
	return n
}

// headed returns the order that the words of a line give, if four of them name the sides.
func headed(words []string) string {
	if len(words) == 1 && signsOf(words[0]) == 4 {
		words = strings.Split(words[0], "")
	}
	var names, short []string // short: with the names
	first, last := -1, -1     // of the names
	for i, word := range words {
		if _, named := sideNamed(word); named {
			names, short = append(names, word), append(short, word)
			if last = i; first < 0 {
				first = i
			}
		} else if isShort(word) {
			short = append(short, word)
		}
	}
	if len(names) == 8 { // two columns for each side
		if once := []string{names[0], names[2], names[4], names[6]}; slices.Equal(names, []string{once[0], once[0], once[1], once[1], once[2], once[2], once[3], once[3]}) {
			return orderOf(once)
		}
	}
	if len(words) > maxHeaderWords {
		return ""
	}
	for _, named := range [][]string{names, short} {
		if order := orderOf(named); order != "" {
			return order
		}
	}
	if len(names) != 3 {
		return ""
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

// fewWords is the most words of a line that only says where to start.
const fewWords = 5

// doubtOrder adds a doubt if no order was found but a line above the tiles may state one in unknown words: "top,
// lhs, bottom, rhs". Such a line names two sides that are no labels, or is short and says where to start behind an
// abbreviation or a round arrow.
func (c *candidate) doubtOrder(s *source) {
	if c.sides == directions && c.order.Why == Assumed {
		c.doubtRound(s)
	}
	if c.sides != 4 || c.order.Why != Assumed || c.other.Sides != "" || c.verdict == Published {
		return
	}
	first := c.lineOf(0)
	for _, l := range s.filled {
		if l.line >= first || l.line < first-near || headed((&vocabulary{}).allWordsIn(l.text)) == clockwise {
			continue
		}
		sides := [4]bool{}
		named := 0
		lower := strings.ToLower(l.text)
		words := textWords(lower)
		for i, w := range words {
			if side, is := sideNamed(w.word); is && !sides[side] && !c.isLabel(w.word) {
				sides[side] = true
				if named++; i > 0 && len(words) <= fewWords && isOneOf(words[i-1].word, prepositions) &&
					strings.ContainsRune(".🔄🔃", lastSign(strings.TrimSpace(lower[:words[i-1].from]))) { // "i. U. ab links"
					named++
				}
			}
		}
		if named > 1 {
			if !slices.ContainsFunc(c.doubts, func(d Doubt) bool { return d.Line == l.line && d.Kind == LeftOut }) {
				c.doubts.add(Doubt{Kind: LeftOut, Line: l.line, Text: l.text})
			}
			return
		}
	}
}
