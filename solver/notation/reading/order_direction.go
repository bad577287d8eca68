package reading

import (
	"slices"
	"strings"
)

// Words that say which way round the sides go; what begins with another one stands behind it.
var (
	anti = []string{"anticlock", "anti-clock", "anti clock", "counterclock", "counter-clock", "counter clock", "ccw", "against the clock", "widdershins",
		"gegen den uhr", "gegen die uhr", "gegen der uhr", "gegen uhr", "gegenuhr", "entgegen dem uhr", "entgegen der uhr", "entgegengesetzt zum uhr", "gegen den uzs", "gegen uzs", "guz", "linksherum", "linksrum", "linksdrehend", "links herum", "links rum",
		"sens inverse des aiguilles", "sens inverse", "contraire des aiguilles", "inverse des aiguilles", "antihora", "anti-hora", "anti hora", "trigonométrique", "sinistrorsum",
		"mod uret", "imod uret", "mod solen", "imod solen", "mod urvis", "imod urvis", "modsat ur", "tegen de klok", "linksom"}
	with = []string{"clockwise", "cw", "with the clock", "uhrzeiger", "uzs", "rechtsherum", "rechtsrum", "rechtsdrehend", "rechts herum", "rechts rum", "aiguilles", "sens horaire", "med uret", "med solen", "med urvis", "urets retning", "sentido horario", "met de klok", "rechtsom"}
)

// leadsAWay says which bytes these words begin with.
var leadsAWay = func() (leads [256]bool) {
	for _, words := range [][]string{anti, with} {
		for _, w := range words {
			leads[w[0]] = true
		}
	}
	return leads
}()

// turning are beginnings of words that state that a tile turns.
var turning = []string{"rotat", "turn", "spin", "dreh", "gedreh", "rotier", "tourn", "pivot", "drej", "roter", "rot90"}

// directionsSaid finds directions such as "anti-clockwise" and starts such as "starting at the left", which may
// stand in two sentences.
func directionsSaid(text string) (said []saying) {
	if !mayDirect(text) {
		return nil
	}
	start := -1
	var all []direction
	for _, sentence := range fieldsAt(text, ".;!?\n()") {
		if len(all) == maxHeard {
			break
		}
		d := directionIn(sentence)
		if start < 0 {
			start = d.start
		}
		if d.with || d.against {
			all = append(all, d)
		}
	}
	if len(all) == 0 && start > 0 {
		all = []direction{{with: true}}
	}
	from := clockwise[max(0, start)]
	for _, d := range all {
		for _, ring := range []string{clockwise, anticlockwise} {
			if ring == clockwise && d.with || ring == anticlockwise && d.against {
				i := strings.IndexByte(ring, from)
				said = append(said, saying{Order: Order{ring[i:] + ring[:i], ByDirection}, doubted: d.doubted})
			}
		}
	}
	return said
}

// mayDirect reports whether a text has words that say which way round something goes, or where to start.
func mayDirect(text string) bool {
	return hasTextWord(text, func(w textWord) bool {
		to, _ := wayAt(text, w.from)
		return to > w.from || isStart(w.word) || isOneOf(w.word, moves)
	})
}

// goingIn returns the side at which a sentence starts and the neighbouring side to which it goes on: "start at the
// top and go round to the left", "venstre om fra toppen". Both are the same if the sentence states no such thing,
// or says anything else.
func goingIn(sentence string) (start, next int) {
	words := textWords(sentence)
	var at []int // the words that name sides
	for i, w := range words {
		if _, named := sideNamed(w.word); named {
			at = append(at, i)
		} else if !isOneOf(w.word, plainWords|fillers|moves) && !isStart(w.word) && !isJoin(w.word) {
			return 0, 0
		}
	}
	if len(at) != 2 || at[1] == at[0]+1 {
		return 0, 0
	}
	side := func(k int) int { side, _ := sideNamed(words[at[k]].word); return side }
	from := at[1]
	for from > at[0]+1 && !isOneOf(words[from].word, moves) {
		if from--; !isOneOf(words[from].word, moves|articles|prepositions|fillers|others) {
			return 0, 0
		}
	}
	switch start, next = side(0), side(1); {
	case words[at[0]+1].word == "om":
		start, next = next, start
	case !isOneOf(words[from].word, moves):
		return 0, 0
	}
	if start == (next+2)%4 {
		return 0, 0
	}
	return start, next
}

// A direction is what a sentence states: the ways round, and the side at which to start, or -1.
type direction struct {
	with, against bool
	doubted       bool // the sentence says "not", or "or"
	start         int
}

// directionIn hears a sentence. People mention clocks and turns for many reasons, so a clause is certain only if
// all its words state an order or it names sides. A direction in another clause is doubted.
func directionIn(sentence string) (d direction) {
	d.start = -1
	if !mayDirect(sentence) {
		return d
	}
	if start, next := goingIn(sentence); start != next {
		return direction{with: next == (start+1)%4, against: next == (start+3)%4, start: start}
	}
	var clauses []clause
	names, about, plain, ways := 0, false, true, 0
	for _, text := range strings.FieldsFunc(strings.ReplaceAll(sentence, " - ", ", "), func(r rune) bool { return strings.ContainsRune(",:–—", r) }) {
		c := clauseOf(text)
		clauses = append(clauses, c)
		plain = plain && c.plain
		ways += len(c.ways)
		if c.plain || len(c.ways) > 0 {
			names += c.names
			about = about || c.names > 0 || c.about
		}
	}
	turns := hasAny(sentence, turning...)
	unsure := direction{doubted: true, start: -1}
	for _, c := range clauses {
		if names == 1 && c.names == 1 && (c.plain || len(c.ways) > 0) && (ways > 0 || plain && c.starts && !c.tiles) {
			d.start = c.side
		}
		both := c.or && len(c.ways) > 1
		for _, w := range c.ways {
			told := c.about || c.names > 0
			certain := c.plain && (about || !w.idiom) || told && !w.idiom || c.about && c.names > 0
			switch {
			case c.turns && !c.rounds, turns && !told: // said of tiles that turn
			case !certain && w.idiom && !c.plain && !c.about && !c.tiles: // of a race
			case !certain:
				unsure.against = unsure.against || w.against != w.denied
			case both, w.denied && !w.against:
				unsure.against = true
			case w.against && !w.denied:
				d.against = true
			default:
				d.with = true
			}
		}
	}
	switch {
	case d.with || d.against:
		return d
	case unsure.against:
		unsure.start = d.start
		return unsure
	case ways > 0: // said of something else
		d.start = -1
	}
	return d
}

// A clause is a part of a sentence.
type clause struct {
	ways  []way
	names int // how many words name a side, of which side is the last
	side  int
	plain bool // all words are those that say an order
	about bool // it speaks of sides or of an order
	// it speaks of tiles, of turning, of where to start; or says "or"
	tiles, turns, starts, or bool
	rounds                   bool // what turns is how the sides are read: "start at the left and turn clockwise"
}

// A way is a direction in a clause. An idiom is said of races, too: "against the clock".
type way struct{ against, idiom, denied bool }

// clauseOf hears the words of a clause.
func clauseOf(text string) clause {
	c := clause{plain: true, turns: hasAny(text, turning...)}
	denied, leads := false, false // the word before may stand before a side
	tile := false                 // a word for one is there
	for at := 0; ; {
		from := skipWhile(text, at, func(r rune) bool { return !isLetter(r) })
		if at = skipWhile(text, from, isLetter); at == from {
			c.rounds = c.starts && c.names > 0 && !c.tiles && !tile
			return c
		}
		if to, against := wayAt(text, from); to > from {
			at = to
			idiom := slices.ContainsFunc([]string{"clock", " uhr", " uret", " klok"}, func(end string) bool { return strings.HasSuffix(text[:to], end) })
			idiom = idiom && strings.TrimSpace(text) != "mod uret" // which alone is how Danes call the direction
			c.ways = append(c.ways, way{against, idiom, denied})
			denied = false
			continue
		}
		word := text[from:at]
		side, named := sideNamed(word)
		if !named && leads && signsOf(word) == 1 && !strings.HasPrefix(text[at:], "'") {
			side, named = sideShort(word)
		}
		leads = isOneOf(word, prepositions) || isStart(word)
		if named {
			c.names, c.side = c.names+1, side
			continue
		}
		not := isNot(text[:at], word)
		denied = denied || not
		c.about = c.about || isOneOf(word, subjects)
		c.starts = c.starts || isStart(word)
		c.tiles = c.tiles || isOneOf(word, tileWords)
		tile = tile || isOneOf(word, numberedWords)
		c.or = c.or || isOneOf(word, choices)
		c.plain = c.plain && (not || isOneOf(word, plainWords) || isStart(word) || isJoin(word))
	}
}

// wayAt returns the end of the direction that begins at a place of a text, or the place itself.
func wayAt(text string, from int) (to int, against bool) {
	if !leadsAWay[text[from]] {
		return from, false
	}
	for _, words := range [][]string{anti, with} {
		for _, w := range words {
			if strings.HasPrefix(text[from:], w) {
				if to = skipWhile(text, from+len(w), isLetter); len(w) > len("ccw") || to == from+len(w) {
					return to, &words[0] == &anti[0]
				}
			}
		}
	}
	return from, false
}

// hasAny reports whether one of some words begins somewhere in a text. Inside a name of a program, such as
// "rotateClockwise", it does not count.
func hasAny(text string, words ...string) bool {
	return slices.ContainsFunc(words, func(w string) bool {
		for from := 0; ; {
			at := strings.Index(text[from:], w)
			if at < 0 {
				return false
			}
			if from += at + len(w); !isLetter(lastSign(text[:from-len(w)])) || w[0] == ' ' {
				return true
			}
		}
	})
}

// isStart reports whether a word says where to start.
func isStart(word string) bool {
	return isOneOf(word, starts) || slices.ContainsFunc([]string{"start", "begin", "begynd", "anfang", "angefangen", "commen", "partant", "départ", "début", "empez", "comen"}, func(begin string) bool { return strings.HasPrefix(word, begin) })
}

// isNot reports whether the last word of a text is a negation: not, isn't.
func isNot(text, word string) bool {
	return isOneOf(word, negations) || word == "t" && strings.HasSuffix(text, "n't")
}

// Words that say that somebody looks at the tiles from the back, or may do so.
var (
	behind   = []string{"from the back", "from behind", "from the reverse", "von hinten", "von der rückseite", "de dos", "par derrière", "bagfra", "fra bagsiden"}
	mirrored = []string{"mirror", "spiegel", "gespiegel", "miroir", "à l'envers", "spejl"}
)

// behindSaid reports whether a text says that the tiles are seen from the back, and whether it may say so: its
// sentence has other words, too, but is about tiles or their sides.
func behindSaid(text string) (certain, unsure bool) {
	isThere := func(w string) bool { return strings.Contains(text, w) }
	if !slices.ContainsFunc(behind, isThere) && !slices.ContainsFunc(mirrored, isThere) {
		return false, false
	}
	for _, sentence := range fieldsAt(text, ".;!?\n()") {
		for i, words := range [][]string{behind, mirrored} {
			for _, w := range words {
				before, after, found := strings.Cut(sentence, w)
				if !found || denies(before) || isLetter(lastSign(before)) {
					continue
				}
				others := before + " " + strings.TrimLeftFunc(after, isLetter)
				rest := clauseOf(others)
				about := rest.about || rest.names > 0 || strings.Trim(others, " :,") == ""
				if i == 0 && rest.plain && about {
					certain = true
				} else if about || i > 0 && rest.tiles {
					unsure = true
				}
			}
		}
	}
	return certain, unsure
}

// mirrored is an order as it is from the other side of a tile.
func (o Order) mirrored() Order {
	return Order{strings.NewReplacer("r", "l", "l", "r").Replace(o.Sides), BySentence}
}
