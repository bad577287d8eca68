package foreign

import (
	"strconv"
	"strings"
	"unicode"
)

// A word is a run of letters, or of digits, somewhere in a text. BrownHead is
// two words, and so is brown_head.
type word struct {
	text string
	at   int
}

// wordsOf lists the words of a text.
func wordsOf(text string) []word {
	var words []word
	start, before := -1, ' '
	flush := func(at int) {
		if start >= 0 {
			words = append(words, word{text[start:at], start})
		}
		start = -1
	}
	for i, r := range text {
		letter, digit := unicode.IsLetter(r) || unicode.IsMark(r), unicode.IsDigit(r)
		if !letter && !digit || unicode.IsLower(before) && unicode.IsUpper(r) || digit != unicode.IsDigit(before) {
			flush(i)
		}
		if start < 0 && (letter || digit) {
			start = i
		}
		before = r
	}
	flush(len(text))
	return words
}

// halfWords are words for the two halves, the head's first.
var halfWords = [...][2]string{
	{"head", "tail"}, {"kopf", "schwanz"}, {"heads", "tails"}, {"top", "bottom"}, {"upper", "lower"}, {"oben", "unten"},
	{"front", "back"}, {"front", "rear"}, {"vorne", "hinten"}, {"vorn", "hinten"}, {"tab", "blank"}, {"tab", "slot"}, {"out", "in"}, {"outie", "innie"},
	{"male", "female"}, {"body", "legs"}, {"plus", "minus"}, {"pos", "neg"}, {"first", "second"}, {"h", "t"}, {"a", "b"}, {"+", "-"}, {"1", "2"}, {"1", "0"},
}

// halfPair is the pair of words for halves that all the words are of, and
// whether there is one.
func halfPair(words map[string]bool) (pair [2]string, found bool) {
	for _, pair := range halfWords {
		rest := len(words)
		for _, word := range pair {
			if words[word] {
				rest--
			}
		}
		if rest == 0 {
			return pair, true
		}
	}
	return pair, false
}

// number reads a decimal number with a sign or without one.
func number(text string) (int, bool) {
	if len(text) > 9 {
		return 0, false
	}
	n, err := strconv.Atoi(strings.Replace(text, "−", "-", 1))
	return n, err == nil
}

// fields parts a line at commas, semicolons, bars and spaces; where there are
// commas or their like, the spaces belong to what stands between them.
func fields(line string) []string {
	line = strings.Trim(line, " \t\r,;|")
	var parts []string
	switch {
	case strings.ContainsAny(line, ",;|\t"):
		parts = strings.FieldsFunc(line, func(r rune) bool { return strings.ContainsRune(",;|\t", r) })
	default:
		parts = strings.Fields(line)
	}
	for i := range parts {
		parts[i] = strings.TrimSpace(strings.Trim(parts[i], " \t\"'`()[]{}“”„"))
	}
	return parts
}

// isWord reports whether a text has only letters of the alphabet.
func isWord(text string) bool {
	for i := range len(text) {
		if c := text[i] | 0x20; c < 'a' || c > 'z' {
			return false
		}
	}
	return text != ""
}
