package reading

import (
	"slices"
	"strings"
	"unicode/utf8"
)

// A separator is one way in which the sides of a record may be parted.
type separator struct {
	name  string
	signs signSet // one of these stands in a record that it parts; 0 for any
	at    *place  // what parts two sides; nil for glyphs
	ands  bool    // "and" parts as well
}

// separators returns all separators, the commonest first. Glyphs, which take each sign of a word as a side, come
// last and have no place.
func separators() []separator {
	return []separator{
		{"comma", comma, anyOf(","), false},
		{"semicolon", semicolon, anyOf(";"), false},
		{"bar", bar, anyOf("|"), false},
		{"tab", tab, tabs(), false},
		{"slash", slash, anyOf("/"), false},
		{"dash", dash, spaced("-", "–", "—", "+"), false},
		{"stop", stop, stops(), false},
		{"comma or and", comma | blank, commaOrAnd(), true},
		{"space", blank | tab, blanks(), false},
		{"bracket", bracketSign, brackets(), false},
		{"between brackets", bracketSign, placed(")]}", betweenBrackets), false},
		{"hyphen", dash, hyphens(), false},
		{"comma or semicolon", comma | semicolon, anyOf(",;"), false},
		{"comma or slash", comma | slash, anyOf(",/"), false},
		{"arrow", arrow, arrows(), false},
		{"name of a side", blank, beforeSides(), false},
		{letterOfASide, blank, sideLetters(), false},
		{"glyphs", 0, nil, false},
	}
}

// letterOfASide parts sides that letters name: "T: fox R: owl". What it parts are tiles only where they do.
const letterOfASide = "letter of a side"

// mayPart reports whether a separator may part records that contain some signs, and differs from a simpler
// separator.
func (sep *separator) mayPart(signs signSet) bool {
	if sep.name == "comma or semicolon" || sep.name == "comma or slash" {
		return signs&sep.signs == sep.signs
	}
	return sep.at == nil || signs&sep.signs != 0
}

// sign returns the sign that a separator removes and that may tell labels apart elsewhere.
func (sep *separator) sign() string {
	switch sep.name {
	case "arrow":
		return "→"
	case "dash":
		return " + "
	}
	return ""
}

// A signSet says which separators stand in a record.
type signSet uint16

const (
	comma signSet = 1 << iota
	semicolon
	bar
	tab
	slash
	dash
	stop
	blank
	bracketSign
	arrow
)

// signOf is the separator that a byte is or begins.
var signOf = [256]signSet{
	',': comma, ';': semicolon, '|': bar, '\t': tab, '/': slash, '-': dash, '+': dash, '.': stop, ' ': blank, '>': arrow,
	'(': bracketSign, '[': bracketSign, '{': bracketSign, 0xe2: dash | arrow, // –, — and →
}

func signsIn(text string) (set signSet) {
	for i := range len(text) {
		set |= signOf[text[i]]
	}
	return set
}

// maxSides is more than any record of a tile has: six sides of two words each, and a number.
const maxSides = 14

// pieces appends the pieces of a record, without empty ones at both ends. It appends none if the record is no row
// of sides.
func (sep *separator) pieces(text string, signs signSet, pieces []string) []string {
	from := len(pieces)
	text = strings.Trim(text, " \t|\n")
	if sep.name != "stop" {
		text = strings.TrimRight(text, ",;.| \t")
	}
	if sep.at == nil {
		return append(pieces, glyphsOf(text)...)
	}
	if sep.signs&signs == 0 {
		return pieces
	}
	if sep.name == "space" && signs&(comma|semicolon|bar|tab) != 0 && strings.ContainsAny(strings.TrimLeft(text, ",;| \t"), ",;|\t") {
		return pieces // a stronger separator stands here
	}
	begin := 0
	for {
		i, end := sep.at.next(text, begin)
		if end == 0 {
			break
		}
		if len(pieces)-from == 2*maxSides {
			return pieces[:from]
		}
		pieces = append(pieces, text[begin:i])
		begin = end
	}
	pieces = append(pieces, text[begin:])
	for len(pieces) > from && isHollow(pieces[len(pieces)-1]) {
		pieces = pieces[:len(pieces)-1]
	}
	first := from
	for first < len(pieces) && isHollow(pieces[first]) {
		first++
	}
	return slices.Delete(pieces, from, first)
}

// isHollow reports whether a piece has no sign that could be a label.
func isHollow(piece string) bool {
	for i := range len(piece) {
		if strings.IndexByte(hollow, piece[i]) < 0 {
			return false
		}
	}
	return true
}

// glyphsOf splits a record that is one word into signs that may be sides.
func glyphsOf(text string) []string {
	around := "\"[](){},.;:` \t"
	if !primed(text) {
		around += "'"
	}
	word := strings.TrimRight(strings.TrimLeft(text, around+"'"), around)
	if word == "" || len(word) > maxSides*utf8.UTFMax || strings.ContainsAny(word, " \t") {
		return nil
	}
	return glyphs(word)
}

// primed reports whether a sign stands right before an apostrophe: U'.
func primed(text string) bool {
	for i := 1; i < len(text); i++ {
		if text[i] == '\'' && wordy(lastSign(text[:i])) {
			return true
		}
	}
	return false
}
