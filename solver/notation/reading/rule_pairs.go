package reading

import (
	"slices"
	"strings"
	"unicode"
)

// A text may say what goes with what: "1 goes with 8, 2 with 7, …", "1=7 2=5 …", "{'A': 'K', 'B': 'L', …", "🐶+🐕". Numbers
// are heard, single letters and pictures.

// A pairing is labels that stand in pairs in a text, with the same sign or word within each pair.
type pairing struct {
	labels      []string
	twice       bool // a label is there twice, so these are tiles
	first, last int  // lines
}

// leastPairsSaid is how many pairs say what goes with what.
const leastPairsSaid = 3

// pairsSaid returns the rule that the lines state by pairs, or nil.
func pairsSaid(lines []record) *stated {
	found := map[string]*pairing{}
	for _, l := range lines {
		labels, within := pairsIn(l.text)
		if labels == nil {
			continue
		}
		p := found[within]
		if p == nil {
			p = &pairing{first: l.line}
			found[within] = p
		}
		if len(labels) == 2 && slices.Contains(p.labels, labels[0]) { // 2 with 1, after 1 with 2
			at := slices.Index(p.labels, labels[0])
			if p.labels[at^1] == labels[1] {
				labels = nil
			}
		}
		for _, label := range labels {
			p.twice = p.twice || slices.Contains(p.labels, label)
			p.labels = append(p.labels, label)
		}
		if p.last = l.line; len(p.labels) > 2*maxLabels {
			return nil
		}
	}
	var best *pairing
	for _, p := range found {
		if !p.twice && len(p.labels) >= 2*leastPairsSaid && (best == nil || p.first < best.first) {
			best = p
		}
	}
	if best == nil {
		return nil
	}
	var text strings.Builder
	for _, l := range lines {
		if l.line >= best.first && l.line <= best.last {
			text.WriteString(strings.ToLower(l.text) + "\n")
		}
	}
	said := sentenced(text.String())
	said.rule, said.pairs, said.line, said.lines = pairsOfSides, best.labels, best.first, best.last-best.first
	said.goOn()
	return said
}

// goOn takes pairs of numbers that a text breaks off, "1+2, 3+4, …", for the rule that they follow.
func (s *stated) goOn() {
	numbers := make([]int, len(s.pairs))
	for i, label := range s.pairs {
		number, is := numberOf(label)
		if !is {
			return
		}
		numbers[i] = number
	}
	follow := func(rule rule, of func(a, b int) int) {
		sum := of(numbers[0], numbers[1])
		for i := 2; i < len(numbers); i += 2 {
			if of(numbers[i], numbers[i+1]) != sum {
				return
			}
		}
		s.rule, s.sum, s.pairs = rule, sum, nil
	}
	if strings.Contains(s.sentence, "...") || strings.Contains(s.sentence, "…") {
		follow(sumOfSides, func(a, b int) int { return a + b })
		follow(differenceOfSides, func(a, b int) int { return max(a-b, b-a) })
	}
}

// pairsIn returns the labels of a line of pairs, and what stands within each pair. A line with a single pair must
// have no other words.
func pairsIn(text string) (labels []string, within string) {
	var between [2]string // what stands within pairs, and between them
	last := 0
	alone := true
	for i := 0; i < len(text); {
		from := skipWhile(text, i, func(r rune) bool { return !wordy(r) && !isPicture(r) })
		if from == len(text) {
			break
		}
		if i = skipWhile(text, from, wordy); i == from { // a picture, by itself
			i += len(string(firstSign(text[from:])))
		}
		label := text[from:i]
		if signsOf(label) > 2 || !isNumber(label) && signsOf(label) != 1 {
			alone = alone && label == ""
			continue
		}
		if labels = append(labels, label); len(labels) > 1 {
			if isNumber(label) != isNumber(labels[0]) {
				return nil, ""
			}
			sign := signBetween(text[last:from])
			if at := len(labels) % 2; between[at] == "" {
				between[at] = sign
			} else if between[at] != sign {
				return nil, ""
			}
		}
		last = i
	}
	word := strings.ToLower(strings.Trim(between[0], "=\"'"))
	fits := ruleWordOf(word) == fitWord || ruleWordOf(word) == preWord
	if n := len(labels); n == 0 || n%2 != 0 || n == 2 && (!alone && !fits || between[0] == " ") || between[0] == between[1] || hasWord(word, 1) && !isAnd(word) && !fits {
		return nil, ""
	}
	return labels, between[0]
}

// isPicture reports whether a sign is a picture, as a chat has them, and no arrow.
func isPicture(r rune) bool {
	return r >= '\u2600' && unicode.Is(unicode.So, r) && (r < '\u2794' || r > '\u27BE') && (r < '\u2B00' || r > '\u2B11')
}

// signBetween returns the last word between two labels, or all signs if there is no word.
func signBetween(text string) string {
	words := strings.Fields(text)
	if len(words) == 0 {
		return " "
	}
	if last := words[len(words)-1]; hasWord(last, 1) {
		return last
	}
	return strings.Join(words, "")
}
