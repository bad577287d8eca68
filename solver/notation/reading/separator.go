package reading

import (
	"strings"
	"unicode/utf8"
)

// A separator is one way in which the sides of a record may be parted.
type separator struct {
	name  string
	signs signSet // one of these stands in a record that it parts; 0 for any
	// at is how many bytes of the text from i on part two sides, 0 where nothing does.
	at   place
	cost float64 // how much less simple it is than a comma
	ands bool    // "and" parts as well
}

// separators lists all, the commonest first. Glyphs, where each sign of a word is a side, are the
// last and have no place.
func separators() []separator {
	return []separator{
		{"comma", comma, atAny(","), 0, false},
		{"semicolon", semicolon, atAny(";"), .08, false},
		{"bar", bar, atAny("|"), .08, false},
		{"tab", tab, atTabs, .08, false},
		{"slash", slash, atAny("/"), .08, false},
		{"spaced slash", slash, atSpaced("/"), .08, false},
		{"dash", dash, atSpaced("-", "–", "—"), .08, false},
		{"stop", stop, atStop, .08, false},
		{"comma or and", comma | blank, atCommaOrAnd, .08, true},
		{"space", blank | tab, atBlank, .05, false},
		{"bracket", bracketSign, atBrackets, .08, false},
		{"hyphen", dash, atHyphen, .08, false},
		{"comma or semicolon", comma | semicolon, atAny(",;"), .08, false},
		{"glyphs", 0, nil, .02, false},
	}
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
)

func signsIn(text string) signSet {
	var set signSet
	for i := range len(text) {
		switch c := text[i]; c {
		case ',':
			set |= comma
		case ';':
			set |= semicolon
		case '|':
			set |= bar
		case '\t':
			set |= tab
		case '/':
			set |= slash
		case '-':
			set |= dash
		case '.':
			set |= stop
		case ' ':
			set |= blank
		case '(':
			set |= bracketSign
		case 0xe2: // the first byte of – and —
			set |= dash
		}
	}
	return set
}

func atTabs(text string, i int) int {
	end := i
	for end < len(text) && text[end] == '\t' {
		end++
	}
	return end - i
}

func atBlank(text string, i int) int {
	if !isBlank(rune(text[i])) {
		return 0
	}
	return skipBlanks(text, i) - i
}

// atSpaced finds a sign with space on both sides.
func atSpaced(signs ...string) place {
	return func(text string, i int) int {
		if !isBlank(rune(text[i])) {
			return 0
		}
		at := skipBlanks(text, i)
		for _, sign := range signs {
			if strings.HasPrefix(text[at:], sign) {
				if end := skipBlanks(text, at+len(sign)); end > at+len(sign) {
					return end - i
				}
			}
		}
		return 0
	}
}

func atStop(text string, i int) int {
	if text[i] != '.' || i+1 < len(text) && !isBlank(rune(text[i+1])) {
		return 0
	}
	return skipBlanks(text, i+1) - i
}

// atCommaOrAnd finds a comma, "and", or both.
func atCommaOrAnd(text string, i int) int {
	isComma := text[i] == ','
	if !isComma && !isBlank(rune(text[i])) {
		return 0
	}
	at := skipBlanks(text, i)
	if isComma {
		at = skipBlanks(text, i+1)
	}
	end := skipWhile(text, at, isLetter)
	word := strings.ToLower(text[at:end])
	if behind := skipBlanks(text, end); behind > end && isJoin(word) {
		return behind - i
	}
	if isComma {
		return at - i
	}
	return 0
}

// isJoin reports whether a word joins the last of a list to the others.
func isJoin(word string) bool {
	return isAnd(word) || word == "y" || word == "e" || word == "en"
}

// atBrackets finds what stands between ")" and "(", and commas.
func atBrackets(text string, i int) int {
	if text[i] == ',' {
		return 1
	}
	if i == 0 || text[i-1] != ')' {
		return 0
	}
	if at := skipBlanks(text, i); at > i && at < len(text) && text[at] == '(' {
		return at - i
	}
	return 0
}

func atHyphen(text string, i int) int {
	if text[i] != '-' || i+1 == len(text) || !wordy(lastSign(text[:i])) || !wordy(firstSign(text[i+1:])) {
		return 0
	}
	return 1
}

// maxSides is more than any record of a tile has: six sides of two words each, and a number.
const maxSides = 14

// pieces is those of a record between separators, without the hollow ones at both ends. It is
// empty where the record is no row of sides.
func (sep *separator) pieces(text string, signs signSet, buffer []string) []string {
	pieces := buffer[:0]
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
	for i := 0; i < len(text); {
		if size := sep.at(text, i); size > 0 {
			if len(pieces) == 2*maxSides {
				return buffer[:0]
			}
			pieces = append(pieces, text[begin:i])
			i += size
			begin = i
		} else {
			i++
		}
	}
	pieces = append(pieces, text[begin:])
	for len(pieces) > 0 && strings.Trim(pieces[len(pieces)-1], hollow) == "" {
		pieces = pieces[:len(pieces)-1]
	}
	for len(pieces) > 0 && strings.Trim(pieces[0], hollow) == "" {
		pieces = pieces[1:]
	}
	return pieces
}

// glyphsOf is the signs of a record that is one word, as those that may be sides.
func glyphsOf(text string) []string {
	around := "\"[](){},.;:` \t"
	if !primed(text) {
		around += "'"
	}
	word := strings.TrimRight(strings.TrimLeft(text, around+"'"), around)
	if at := strings.LastIndexAny(word, "\"(:"); at >= 0 && !strings.Contains(word, " ") {
		word = word[at+1:]
	}
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
