package reading

import (
	"slices"
	"strings"
	"unicode"
	"unicode/utf8"
)

// mark is the list mark of a tile: what its record begins with, or its first column.
func (c *candidate) mark(tile int) string {
	mark := strings.TrimSpace(c.listMarks[tile])
	if c.leads != nil {
		mark = strings.TrimSpace(mark + " " + c.words.labels[c.leads[tile]].text)
	}
	return mark
}

// tell lists what everything was taken for that is on no tile.
func (c *candidate) tell(s *source) []Fact {
	told := source{facts: append([]Fact(nil), s.facts...)}
	told.tell(Separator, c.sep.name, 0)
	if c.headed >= 0 {
		r := c.cut.records[c.headed]
		told.tell(Header, strings.TrimSpace(r.text+" "+r.left), r.line)
	}
	told.facts = append(told.facts, c.table.facts...)
	for _, text := range c.said {
		told.tell(Legend, text, 0)
	}
	for _, at := range c.record {
		r := c.cut.records[at]
		for _, text := range []string{c.remark[at], r.left} {
			if text != "" {
				kind := Remark
				if c.copied {
					kind = Copies
				}
				told.tell(kind, text, r.line)
			}
		}
	}
	around := func(text string, line int) {
		kind := Around
		if c.below[line] != "" {
			kind = Below
		}
		told.tell(kind, strings.TrimSpace(text), line)
	}
	for _, i := range c.left {
		r := c.cut.records[i]
		around(r.text+" "+r.left, r.line)
	}
	for _, r := range c.cut.around {
		around(r.text, r.line)
	}
	return told.facts
}

// accounts reports whether every sign of the text that says something is on a side, in a list mark
// or in a fact. A candidate that loses one has misunderstood the text.
func (c *candidate) accounts(s *source) bool {
	var ascii [utf8.RuneSelf]int
	signs := map[rune]int{}
	count := func(text string, by int) {
		for _, r := range text {
			switch {
			case !saysSomething(r) && !strings.ContainsRune(c.words.marks, r):
			case r < utf8.RuneSelf:
				ascii[r] += by
			default:
				signs[r] += by
			}
		}
	}
	for _, l := range s.lines {
		count(l.text, 1)
		if sign := c.sep.sign(); sign != "" && strings.Contains(l.text, sign) {
			count(strings.Repeat(sign, strings.Count(l.text, sign)), -1)
		}
	}
	for i, labels := range c.labels {
		count(c.mark(i), -1)
		for _, label := range labels {
			count(c.words.labels[label].text, -1)
		}
	}
	count(c.cut.again, -1)
	for word, times := range c.dropped {
		count(word, -times)
	}
	for _, f := range c.tell(s)[len(s.facts):] { // those of the source are of what its lines no longer have
		switch f.Kind {
		case Remark, Header, Around, Below, Copies:
			count(f.Text, -1)
		}
	}
	for _, left := range signs {
		if left > 0 {
			return false
		}
	}
	return slices.Max(ascii[:]) <= 0
}

// saysSomething reports whether a sign may tell one label from another: a letter, a digit, a
// picture, or a mark.
func saysSomething(r rune) bool {
	return wordy(r) && r != '_' || r > 0x80 && unicode.IsSymbol(r) || strings.ContainsRune("+~^", r)
}
