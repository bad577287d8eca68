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
	var says, about, side bool
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
	}
	thing := len(things) > 0
	numbered, some, tiles := c.tilesNamed(text)
	if f.Kind == Remark { // of the tile before it
		about, some = true, true
		doubts = doubts || strings.Contains(text, "?")
		numbered, tiles = side || thing, side || thing
	}
	changes := numbered && side && thing || tiles && (says || doubts) || says && (about || side || thing) || doubts && (len(things) > 1 || side && thing) ||
		some && (hasAny(text, anti...) || hasAny(text, with...))
	if changes == some {
		return some
	}
	// The order of the sides of some tiles changes these. That of all tiles is heard elsewhere.
	return some == (len(ordersSaid(text, false).sayings) > 0)
}

// tilesNamed reports whether a text names tiles by numbers, as in "the left of 4" or "the fourth"; whether it speaks
// of these alone, as "from 6 on" and "the last four" do and "1. top" does not; and whether it says that they are tiles.
func (c *candidate) tilesNamed(text string) (numbered, some, tiles bool) {
	words := append(bareWords(text), "", "")
	before := ""
	for i, w := range words[:len(words)-2] {
		next := words[i+1]
		isTile, isSome := isOneOf(before, numberedWords), isOneOf(before, restricting)
		before = w
		n, err := strconv.Atoi(w)
		switch {
		case err != nil:
			if n = max(ordinals[w], ordinals[strings.TrimRight(w, "nrs")]); n < 2 && (isTile || isSome) {
				n = cardinals[w]
			}
		case w[0] == '0' || next == "o" || next == "heure" || slices.Contains(hourWords[:], next):
			continue
		case isOneOf(next, ranging) && isNumber(words[i+2]), isNumber(next) && strings.Contains(text, w+"-"+next):
			isSome = true
		}
		if n > 0 && n <= len(c.tiles) {
			numbered, tiles = true, tiles || isTile
			some = some || isTile || isSome
		}
	}
	return numbered, some, tiles
}

// shows reports whether a word begins with one of a label: "fox", "foxes", "Dackelkopf".
func (c *candidate) shows(word string) bool {
	for at := len(word); at >= leastWord; at-- {
		id, known := c.words.byWord[word[:at]]
		if !known {
			continue
		}
		for _, labels := range c.labels {
			for _, n := range labels {
				if slices.Contains(c.words.labels[n].ids, id) {
					return true
				}
			}
		}
	}
	return false
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
