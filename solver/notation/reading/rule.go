package reading

import (
	"slices"
	"strings"
)

// A rule is which sides fit, as a text says it: "edges match if they add up to 11", "head must touch tail",
// "return a == -b". It decides between readings of the same tiles, whatever has a solution.
type rule int

const (
	noRule      rule = iota
	samePicture      // be it halved or not
	equalLabels
	exactLabels // equal ones, as a program compares them
	sameHalves  // head with head
	otherHalves // head with tail
	unlikeLabels
	signHalves // those that a sign, a word or the size of letters tells
	sumOfSides
	differenceOfSides
	pairsOfSides // what goes with what
	otherRule    // what a text says that is none of these
)

// A stated rule is one with the line that says it.
type stated struct {
	rule   rule
	sum    int
	text   string
	line   int
	lines  int      // that say it, after the first
	pairs  []string // labels of which it says what goes with what, two by two
	remark bool     // it stands in a comment, and so perhaps behind a tile

	sentence string // that may say the rule, if the names of the halves are known
	words    []textWord
	kinds    []ruleWord // of the words
}

// sentenced is what a sentence in small letters may state. Its words are heard once, for all candidates.
func sentenced(sentence string) *stated {
	s := &stated{sentence: sentence, words: textWords(sentence)}
	s.kinds = make([]ruleWord, len(s.words))
	for i, w := range s.words {
		s.kinds[i] = ruleWordOf(w.word)
	}
	return s
}

// allows reports whether labels that are taken apart in some way go with the rule: 1, -1, or 0 where the rule does
// not say; and whether a person has to say it.
func (r rule) allows(h *halving, sum int) (how int, asks bool) {
	isWhole, isNumbered := h.split == Whole, h.split.isNumbered()
	is := false
	switch r {
	case samePicture:
		if isNumbered {
			return -1, true
		}
		return 0, h.split == Sign || h.split == Case
	case equalLabels, exactLabels:
		is = isWhole
	case sameHalves:
		if isWhole {
			return 1, true
		}
	case otherHalves, unlikeLabels:
		if is = !isWhole; isNumbered {
			return 0, false
		}
	case signHalves:
		is = !isWhole && !isNumbered
	case sumOfSides:
		is = h.split == Summed || sum == 0 && h.split == Sign
	case pairsOfSides:
		is = h.split == Paired
	case differenceOfSides: // k and k+sum
		is = h.split == Shifted && h.by == sum || h.split == Parity && sum == 1
	default:
		return 0, true
	}
	if is {
		return 1, false
	}
	return -1, true
}

// heed weighs what the text says of the sides that fit, and doubts what does not go with it.
func (c *candidate) heed() {
	for _, s := range c.rules {
		rule, sum := s.of(c.marks)
		if rule == noRule || !s.remark && slices.ContainsFunc(c.record, func(i int) bool { return s.isOn(c.cut.records[i].line) }) {
			continue
		}
		how, asks := rule.allows(c.halving, sum)
		counts := c.countsOther(s, rule, sum)
		if !counts && how <= 0 && s.isLoose(rule) && (s.has(togetherWord) || !slices.ContainsFunc(c.motifs, func(m string) bool { return strings.ContainsAny(m, "0123456789") })) {
			continue
		}
		if !counts || s.has(pageWord) && s.pairs != nil { // it is no tile
			doubts := c.doubts
			c.doubts = nil
			for _, d := range doubts {
				if !s.isOn(d.Line) || d.Kind != LeftOut && d.Kind != Between && d.Kind != Rule {
					c.doubts.add(d)
				}
			}
		}
		if counts {
			continue
		}
		c.agrees = c.agrees || how > 0
		c.heeded = append(c.heeded, s)
		if asks {
			c.doubts.add(Doubt{Kind: Rule, Line: s.line, Text: s.text})
		}
	}
}

// countsOther reports whether a line counts something else than sides that fit: "They differ in size by 2 mm", the tiles
// or their sides, "together 36", pages, or pairs that have not all labels.
func (t *table) countsOther(s *stated, rule rule, sum int) bool {
	if s.pairs == nil {
		return s.isLoose(rule) && (s.has(countWord) || s.has(togetherWord) && (sum == len(t.rows) || sum == t.sides*len(t.rows)))
	}
	return s.has(pageWord) && !s.has(fitWord) || slices.ContainsFunc(t.rows, func(row []int32) bool {
		return slices.ContainsFunc(row, func(n int32) bool {
			return !slices.Contains(s.pairs, t.words.labels[n].text)
		})
	})
}

// isLoose reports whether it is a sentence about a number without a word for that sides fit, or have to.
func (s *stated) isLoose(rule rule) bool {
	return s.sentence != "" && (rule == sumOfSides || rule == differenceOfSides) && !s.has(fitWord, mustWord)
}

// isOn reports whether a line says the rule.
func (s *stated) isOn(line int) bool { return line >= s.line && line <= s.line+s.lines }

// has reports whether the sentence has a word that says one of some things.
func (s *stated) has(some ...ruleWord) bool {
	return slices.ContainsFunc(s.kinds, func(kind ruleWord) bool { return slices.Contains(some, kind) })
}

// SaysHalves reports whether a text says that other sides fit than equal ones.
func SaysHalves(text string) bool {
	return slices.ContainsFunc(rulesSaid(normalise(text)), func(s *stated) bool { rule, _ := s.of([2]string{}); return rule > sameHalves })
}

// byPairs takes labels for the halves of one motif of which the text says that they go together.
func byPairs(pairs []string) splitter {
	return func(labels []*countedLabel) *halving {
		h := &halving{split: Paired, parts: map[int32]part{}, marks: [2]string{"a", "b"}}
		for _, l := range labels {
			at := slices.Index(pairs, l.text)
			if at < 0 {
				return nil
			}
			h.parts[l.id] = part{pairs[at/2*2], half(at%2 + 1)}
		}
		if !h.weigh(.5) {
			return nil
		}
		return h
	}
}
