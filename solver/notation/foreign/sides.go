package foreign

import (
	"strconv"
	"strings"
	"unicode"
	"unicode/utf8"
)

// This file reads the sides of tiles, once it is known what is a tile: their motifs and halves.

// A way is a notation for one side of a tile: it returns the motif and the word for the half, or
// is not ok.
type way struct {
	rim  string // the motif that may be the frame's
	read func(text string) (motif, half string, ok bool)
}

// ways are tried in this order. The first that can read every side and finds two halves is used.
var ways = []way{
	{"0", signedNumber},
	{"", letterCase},
	{"", motifAndHalf},
	{"", codeLetter},
	{"", leftRight},
	{"0", minusName},
}

// sidesOf reads the sides of all tiles in one way, or as whole motifs if no way finds halves.
func sidesOf(rows [][]string) (s *set) {
	for _, w := range ways {
		if s := w.sides(rows); s != nil {
			return s
		}
	}
	s = &set{rim: "0"}
	for _, row := range rows {
		var t []label
		for _, text := range row {
			if n, is := number(text); is {
				text = strconv.Itoa(n)
			}
			t = append(t, label{motif: text})
		}
		s.tiles = append(s.tiles, t)
	}
	return s
}

func (w way) sides(rows [][]string) *set {
	s := &set{rim: w.rim}
	used := map[string]bool{}
	var words [][]string
	for _, row := range rows {
		var t []label
		var halves []string
		for _, text := range row {
			motif, half, ok := w.read(text)
			if !ok {
				return nil
			}
			if half != "" {
				used[half] = true
			}
			t = append(t, label{motif: motif})
			halves = append(halves, half)
		}
		s.tiles, words = append(s.tiles, t), append(words, halves)
	}
	pair, known := halfPair(used)
	if !known || len(used) < 2 {
		return nil
	}
	for i, t := range s.tiles {
		for side := range t {
			switch words[i][side] {
			case pair[0]:
				t[side].half = head
			case pair[1]:
				t[side].half = tail
			}
		}
	}
	s.callHalves(pair)
	return s
}

// callHalves keeps the names of the halves, unless they are the usual ones or single characters.
func (s *set) callHalves(pair [2]string) {
	if len(pair[0]) > 1 && len(pair[1]) > 1 && !strings.EqualFold(pair[0], "head") {
		s.halves = pair
	}
}

// signedNumber reads 3 and -3; 0 is a motif that is not cut.
func signedNumber(text string) (motif, half string, ok bool) {
	n, ok := number(text)
	switch {
	case n < 0:
		return strconv.Itoa(-n), "-", ok
	case n > 0:
		return strconv.Itoa(n), "+", ok
	}
	return "0", "", ok
}

// letterCase reads D and d.
func letterCase(text string) (motif, half string, ok bool) {
	if len(text) != 1 || !isWord(text) {
		return "", "", false
	}
	if text < "a" {
		return text, "+", true
	}
	return strings.ToUpper(text), "-", true
}

// motifAndHalf reads helmet/top, cheetah_tail, Brown head, brown+, BrownHead and 1a.
func motifAndHalf(text string) (motif, half string, ok bool) {
	if last := len(text) - 1; last > 0 && (text[last] == '+' || text[last] == '-') {
		return strings.ToLower(strings.TrimSpace(text[:last])), text[last:], true
	}
	words := wordsOf(text)
	if len(words) < 2 {
		return "", "", false
	}
	last := words[len(words)-1]
	motif = strings.Trim(text[:last.at], " _/-.:|")
	return strings.ToLower(strings.ReplaceAll(motif, "_", " ")), strings.ToLower(last.text), motif != ""
}

// codeLetter reads BH and BT.
func codeLetter(text string) (motif, half string, ok bool) {
	_, size := utf8.DecodeLastRuneInString(text)
	at := len(text) - size
	if utf8.RuneCountInString(text) != 2 || !unicode.IsLetter([]rune(text)[0]) {
		return "", "", false
	}
	return text[:at], strings.ToLower(text[at:]), true
}

// leftRight reads LTree and RTree.
func leftRight(text string) (motif, half string, ok bool) {
	if len(text) < 2 || text[0] != 'L' && text[0] != 'R' || text[1] < 'A' || text[1] > 'Z' {
		return "", "", false
	}
	return text[1:], map[byte]string{'L': "+", 'R': "-"}[text[0]], true
}

// minusName reads ant and -ant, or (- ant).
func minusName(text string) (motif, half string, ok bool) {
	if name, minus := strings.CutPrefix(text, "-"); minus {
		text, half = strings.TrimSpace(name), "-"
	} else {
		half = "+"
	}
	words := wordsOf(text)
	return strings.ToLower(text), half, len(words) == 1 && words[0].text == text
}

// A word is a run of letters, or of digits, somewhere in a text. BrownHead is two words, and so
// is brown_head.
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

// halfPair is the pair to which all these words for halves belong, if there is one.
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

// number reads a decimal number, with or without a sign.
func number(text string) (int, bool) {
	if len(text) > 9 {
		return 0, false
	}
	n, err := strconv.Atoi(strings.Replace(text, "−", "-", 1))
	return n, err == nil
}

// fields splits a line at commas, semicolons, bars and tabs, or at spaces if it has none of
// these.
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
