package reading

import (
	"slices"
	"strconv"
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
			if !slices.ContainsFunc(c.doubts, func(d Doubt) bool { return d.Line == f.Line }) && c.corrects(f) {
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

// corrects reports whether a fact may change tiles: it says so and names tiles, a side, or what tiles have; it is
// not certain about a tile, or about two things that tiles have; it says what is on a side of a tile; or it says
// the order of the sides of some tiles only.
func (c *candidate) corrects(f Fact) bool {
	text := strings.ToLower(f.Text)
	doubts := slices.ContainsFunc(unsure[:], func(words string) bool { return strings.Contains(text, words) })
	turned := hasAny(text, anti...) || hasAny(text, with...)
	var says, about, side, either bool
	things := map[string]bool{}
	for _, w := range textWords(text) {
		says = says || isOneOf(w.word, corrections)
		doubts = doubts || isOneOf(w.word, misgivings)
		either = either || isOneOf(w.word, choices)
		if _, named := sideNamed(w.word); named || isOneOf(w.word, subjects) {
			side = true
		}
		about = about || isOneOf(w.word, tileWords)
		if signsOf(w.word) >= leastWord && c.shows(w.word) {
			things[w.word] = true
		}
	}
	thing := len(things) > 0
	numbered, some, tiles := c.tilesNamed(text)
	if f.Kind == Remark {
		if turned || len(ordersSaid(text, false).sayings) > 0 {
			return true
		}
		about = true // the tile that it stands behind
		doubts = doubts || either || strings.Contains(text, "?")
		if doubts && (side || thing) || len(things) > 1 {
			return true
		}
	}
	if len(ordersSaid(text, false).sayings) > 0 {
		return some
	}
	return numbered && side && thing || tiles && (says || doubts) || some && turned || says && (about || side || thing) || doubts && (len(things) > 1 || side && thing)
}

// tilesNamed reports whether a text names tiles by numbers, as in "the left of 4" or "the fourth"; whether it speaks
// of these alone, as "from 6 on" and "the last four" do and "1. top" does not; and whether it says that they are tiles.
func (c *candidate) tilesNamed(text string) (numbered, some, tiles bool) {
	name := func(n int, before string) {
		if n < 1 || n > len(c.tiles) {
			return
		}
		is := isOneOf(before, numberedWords)
		numbered, tiles = true, tiles || is
		some = some || is || slices.Contains(restricting[:], before)
	}
	before := ""
	for _, w := range textWords(text) {
		if n := max(ordinals[w.word], ordinals[strings.TrimRight(w.word, "nrs")]); n > 1 {
			name(n, before)
		}
		if n := cardinals[w.word]; n > 0 && (isOneOf(before, numberedWords) || slices.Contains(restricting[:], before)) {
			name(n, before)
		}
		before = w.word
	}
	for at := 0; at < len(text); {
		from := skipWhile(text, at, func(r rune) bool { return !isDigit(r) })
		at = skipWhile(text, from, isDigit)
		n, err := strconv.Atoi(text[from:at])
		if err != nil || isDigit(firstSign(strings.TrimLeft(text[at:], ".:"))) || isHour(text[at:]) {
			continue
		}
		if isRange(text[at:]) {
			some = true
		}
		before := ""
		if head := textWords(text[:from]); len(head) > 0 && strings.TrimLeft(text[head[len(head)-1].to:from], " .#") == "" {
			before = head[len(head)-1].word
		}
		name(n, before)
	}
	return numbered, some, tiles
}

// restricting are words before the number of some tiles: "bei 4", "from 6 on", "the last four".
var restricting = [...]string{"from", "on", "bei", "ab", "auf", "depuis", "fra", "last", "letzte", "letzten", "dernières", "sidste"}

// isRange reports whether another number follows one: "6 to 9", "6-9".
func isRange(behind string) bool {
	behind = strings.TrimLeft(behind, " ")
	return slices.ContainsFunc([]string{"-", "–", "to ", "bis ", "til ", "à "}, func(to string) bool {
		rest, is := strings.CutPrefix(behind, to)
		return is && isDigit(firstSign(strings.TrimLeft(rest, " ")))
	})
}

// isHour reports whether a number is an hour, by the text behind it: 9 o'clock, 9 Uhr, 9h.
func isHour(behind string) bool {
	words := textWords(behind)
	return len(words) > 0 && strings.TrimSpace(behind[:words[0].from]) == "" && slices.Contains([]string{"o", "uhr", "h", "heure", "heures"}, words[0].word)
}

// shows reports whether a word is one of a label, or two of them in one: "Dackelkopf".
func (c *candidate) shows(word string) bool {
	for at := leastWord; at <= len(word)-leastWord; at++ {
		if c.isWord(word[:at]) && c.isWord(word[at:]) {
			return true
		}
	}
	return c.isWord(word)
}

// isWord reports whether a word is one of a label.
func (c *candidate) isWord(word string) bool {
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
