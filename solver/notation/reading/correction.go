package reading

import (
	"slices"
	"strings"
)

// What a reading leaves out may change the tiles that it has: a line below the list, a question mark behind a side.

// unsure are misgivings in two words: "sure" alone is an answer.
var unsure = [...]string{"not sure", "n't sure", "nicht sicher", "pas sûr", "ikke sikker"}

// doubtLast finds what makes a reading doubtful in what it leaves out, and reports whether anything does.
func (c *candidate) doubtLast(s *source) bool {
	before := len(c.doubts)
	for _, f := range c.tell(s)[len(s.facts):] {
		switch f.Kind {
		case Around, Remark, Header:
			if !slices.ContainsFunc(c.doubts, func(d Doubt) bool { return d.Line == f.Line }) && c.corrects(f.Text) {
				c.doubts.add(Doubt{Kind: Correction, Line: f.Line, Text: f.Text})
			}
		}
	}
	c.doubtQuestions()
	if _, full := GridOf(len(c.tiles)+len(s.commented), c.sides); full && !c.fits {
		for _, f := range s.commented {
			c.doubts.add(Doubt{Kind: LeftOut, Line: f.Line, Text: f.Text})
		}
	}
	return len(c.doubts) > before
}

// corrects reports whether a text may change tiles: it says so and names tiles, a side, or what tiles have; it is
// not certain about a tile, or about two things that tiles have; or it says what is on a side of a tile.
// What says the order of the sides does not.
func (c *candidate) corrects(text string) bool {
	text = strings.ToLower(text)
	doubts := slices.ContainsFunc(unsure[:], func(words string) bool { return strings.Contains(text, words) })
	var says, about, side, numbered bool
	things := map[string]bool{}
	for _, w := range textWords(text) {
		says = says || isOneOf(w.word, corrections)
		doubts = doubts || isOneOf(w.word, misgivings)
		if _, named := sideNamed(w.word); named || isOneOf(w.word, subjects) {
			side = true
		}
		about = about || isOneOf(w.word, tileWords)
		if signsOf(w.word) >= leastWord && c.shows(w.word) {
			things[w.word] = true
		}
		numbered = numbered || isOneOf(w.word, numberedWords) && isDigit(firstSign(strings.TrimLeft(text[w.to:], " .#")))
	}
	thing := len(things) > 0
	return (numbered && (says || doubts || side && thing) || says && (about || side || thing) || doubts && (len(things) > 1 || side && thing)) &&
		len(ordersSaid(text, false).sayings) == 0
}

// shows reports whether a word is one of a label.
func (c *candidate) shows(word string) bool {
	id, known := c.words.byWord[word]
	return known && slices.ContainsFunc(c.labels, func(labels []int32) bool {
		return slices.ContainsFunc(labels, func(n int32) bool { return slices.Contains(c.words.labels[n].ids, id) })
	})
}

// doubtQuestions doubts the sides that have a question mark behind their label.
func (c *candidate) doubtQuestions() {
	if c.sep.at == nil || strings.Contains(c.words.marks, "?") {
		return
	}
	records, _ := unmark(c.cut.records, c.marking, nil)
	for tile, i := range c.record {
		if !strings.Contains(records[i].rest, "?") {
			continue
		}
		known := map[int]bool{}
		for _, piece := range c.sep.pieces(records[i].rest, c.cut.records[i].signs, nil) {
			n := c.words.read(piece)
			if n == none {
				continue
			}
			label := c.words.labels[n]
			for side, n := range c.labels[tile] {
				if own := c.words.labels[n]; !known[side] && strings.HasSuffix(label.low, own.low) {
					known[side] = true
					if strings.Contains(piece, "?") && !isUnfilled(own.text) {
						c.doubts.add(c.at(Doubt{Kind: Unsure, Text: own.text}, tile, side))
					}
					break
				}
			}
		}
	}
}
