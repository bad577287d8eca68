package foreign

import (
	"strconv"
	"strings"
	"unicode"
	"unicode/utf8"
)

// A way to write one side of a tile: it gives the motif and the word for the
// half, or is not ok.
type way struct {
	rim  string // the motif that may be the frame's
	read func(text string) (motif, half string, ok bool)
}

// ways are tried in this order: the first that reads every side is the one,
// if it finds two halves.
var ways = []way{
	{"0", signedNumber},
	{"", letterCase},
	{"", numberLetter},
	{"", motifAndHalf},
	{"", codeLetter},
	{"", leftRight},
	{"0", minusName},
}

// sidesOf reads the sides of all tiles in one way, or, where no way finds
// halves, as whole motifs.
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

// callHalves keeps what the halves are called, unless it is the usual or says
// nothing.
func (s *set) callHalves(pair [2]string) {
	if len(pair[0]) > 1 && len(pair[1]) > 1 && !strings.EqualFold(pair[0], "head") {
		s.halves = pair
	}
}

// signedNumber reads 3 and -3; 0 is flat.
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

// motifAndHalf reads helmet/top, cheetah_tail, Brown head, brown+ and BrownHead.
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

// numberLetter reads 1a and 1b.
func numberLetter(text string) (motif, half string, ok bool) {
	last := len(text) - 1
	if last < 1 {
		return "", "", false
	}
	_, ok = number(text[:last])
	return text[:last], strings.ToLower(text[last:]), ok && isWord(text[last:])
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
