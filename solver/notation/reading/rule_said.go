package reading

import (
	"slices"
	"strconv"
	"strings"
)

// A ruleWord is what a word says in a sentence about sides that fit.
type ruleWord int

const (
	noWord     ruleWord = iota
	fitWord             // sides touch, or fit
	preWord             // head to tail
	mustWord            // the sum must be 11
	sumWord             // numbers make a sum
	sameWord            // the same picture
	equalWord           // equal labels
	otherWord           // opposite halves
	unlikeWord          // different ones, which says something with "not" or "halves"
	headWord            // the halves by name, and by what marks them
	tailWord
	bigWord
	smallWord
	minusWord
	noneWord     // not
	badWord      // what was said is wrong
	halfWord     // makes "other" opposite: the other half
	anotherWord  // other
	diffWord     // how much numbers differ
	togetherWord // numbers make a sum, beside one
	countWord    // the same size, the same number: no rule
	pageWord     // pairs are none of sides
)

// ruleWords maps words of the page's languages to what they say. A word of at least leastStem bytes may have an
// ending. longestRuleWord is the length of the longest one.
var ruleWords, longestRuleWord = func() (words map[string]ruleWord, longest int) {
	words = map[string]ruleWord{}
	for kind, list := range [...]string{
		fitWord: "fit fits match mate mates meet meets touch adjacen neighbo adjoin abut abuts joins beside facing faces against contact seam " +
			"passt passen paßt aneinander berühr treff trifft treffen angrenz anlieg benachbart nebeneinander stoßen " +
			"correspond accord rencontr voisin contre touche collent passer rør rører røre mødes møder støder nabo naboer",
		preWord:      "to on an auf mod op à zu til with mit avec med",
		mustWord:     "must has have should muss müssen soll doit doivent faut skal bør always immer toujours altid",
		sumWord:      "sum sums add adds adding summe ergeben ergibt addier somme additionn summen",
		sameWord:     "same gleiche dieselbe derselbe dasselbe denselben derselben même mêmes samme",
		equalWord:    "equal equals identic identis identiq gleich égal égaux égale égales ens lige",
		otherWord:    "opposite complement counterpart unlike unequal gegenteil gegenstück ungleich entgegen opposé contraire inégal modsat",
		unlikeWord:   "different distinct verschieden unterschiedlich différen forskellig",
		headWord:     "head heads kopf köpfe tête têtes hoved hoveder hovedet front fronts vorderteil vorderseite avant forende forpart",
		tailWord:     "tail tails schwanz schwänze queue queues hale haler halen back backs rear hinterteil arrière bagende bagpart",
		bigWord:      "capital uppercase majuscule großbuchstabe große großer stort store positiv plus",
		smallWord:    "small lowercase minuscule kleinbuchstabe kleine kleiner lille små småt",
		minusWord:    "negativ minus négativ",
		noneWord:     "no none without kein ohne sans aucun ingen uden",
		badWord:      "wrong forbidden illegal conflict falsch verboten faux interdit forkert forbudt",
		halfWord:     "half halves hälfte moitié halvdel partner",
		anotherWord:  "other another andere anderen andren autre autres anden andet",
		diffWord:     "difference differ differs differenz unterschied différence diffère forskel forskellen",
		togetherWord: "together zusammen ensemble tilsammen",
		countWord:    "size count many often times time order shape way box puzzle game tile card größe anzahl reihenfolge taille ordre størrelse antal rækkefølge sammen",
		pageWord:     "page pages seite seiten side sider siderne",
	} {
		for _, word := range strings.Fields(list) {
			words[word] = ruleWord(kind)
			longest = max(longest, len(word))
		}
	}
	return words, longest
}()

// leastStem is the least number of bytes of a word that may have endings.
const leastStem = 5

// ruleWordOf is what a word in small letters says.
func ruleWordOf(word string) ruleWord {
	for end := min(len(word), longestRuleWord); end == len(word) || end >= leastStem; end-- {
		if kind, known := ruleWords[word[:end]]; known {
			return kind
		}
	}
	return noWord
}

// sentences marks the end of each sentence with a semicolon.
var sentences = strings.NewReplacer(". ", "; ", "!", ";", "?", ";")

// maxRules limits the sentences that are heeded. A line of at least leastWrapped bytes may go on in the next one.
const maxRules, leastWrapped = 16, 40

// rulesSaid finds the sentences of a text that may state which sides fit, and the rules in its programs.
func rulesSaid(s *source) (rules []*stated) {
	pairs := pairsSaid(s.filled)
	for i := 0; i < len(s.filled) && len(rules) < maxRules; i++ {
		l := s.filled[i]
		text := l.text
		if i+1 < len(s.filled) && len(text) >= leastWrapped && wordy(lastSign(text)) {
			if next := s.filled[i+1].text; firstSign(next) >= 'a' && firstSign(next) <= 'z' {
				text += " " + next
			}
		}
		next := ""
		if i+1 < len(s.filled) {
			next = s.filled[i+1].text
		}
		said := pairs
		switch {
		case pairs == nil || !pairs.isOn(l.line):
			said = ruleOfCode(s.filled[max(0, i-2):i+1], l.text, next)
		case pairs.line < l.line:
			continue
		}
		if said != nil {
			said.text, said.line, said.remark = strings.TrimSpace(l.text), l.line, remarkIn(l.text) >= 0
			rules = append(rules, said)
			continue
		}
		at := remarkIn(text)
		if at > 0 {
			text = text[:at] + ";" + text[at:]
		}
		from := 0
		for _, sentence := range strings.Split(sentences.Replace(strings.ToLower(text)), ";") {
			if mayRule(sentence) {
				said := sentenced(sentence)
				said.text, said.line, said.remark = strings.TrimSpace(l.text), l.line, at >= 0 && from >= at
				rules = append(rules, said)
			}
			from += len(sentence) + 1
		}
	}
	return rules
}

// mayRule reports whether a sentence may speak of sides that fit: "sides match", "beak to feathers".
func mayRule(sentence string) bool {
	named, joined, words := false, false, 0
	return hasTextWord(sentence, func(w textWord) bool {
		words++
		switch ruleWordOf(w.word) {
		case fitWord, sumWord, diffWord, togetherWord:
			return true
		case preWord:
			joined = true
			return named
		case sameWord, equalWord, headWord, tailWord:
			named = true
		}
		return false
	}) || joined && words <= mostBetween && !strings.Contains(sentence, ",")
}

// hears maps a word to the rule that it states by itself.
var hears = [...]rule{otherWord: unlikeLabels, diffWord: differenceOfSides, unlikeWord: noRule, minusWord: signHalves, sameWord: samePicture, equalWord: equalLabels, sumWord: sumOfSides, countWord: noRule}

// A heardRule is a rule that a sentence has stated so far.
type heardRule struct {
	rule rule
	not  bool
	open bool // until the sentence says that sides fit
}

// A hearer listens to a sentence, word by word.
type hearer struct {
	heard            []heardRule
	fits, not        bool
	pair             ruleWord // the first half of two that are named
	last, pre, touch int      // where the last thing was named that may fit, a word between two such, and that sides fit
	must             bool
}

// hear adds the rule that the word at a place states.
func (h *hearer) hear(rule rule, i int, apart bool) {
	joined := h.last >= 0 && h.last < h.pre && i-h.last <= mostBetween && !apart
	h.heard = append(h.heard, heardRule{rule, h.not, !h.fits && !joined})
	h.not = h.not && !h.fits
}

// turn negates the rules heard so far.
func (h *hearer) turn() {
	for k := range h.heard {
		h.heard[k].not = !h.heard[k].not
	}
	h.not = false
}

// of returns the rule that the sentence states for halves with some marks.
func (s *stated) of(marks [2]string) (said rule, sum int) {
	if s.rule != noRule {
		return s.rule, s.sum
	}
	words := s.words
	h := hearer{last: -1, pre: -1, touch: -1}
	comma := func(from, to int) bool {
		return from >= 0 && strings.Contains(s.sentence[words[from].to:words[to].from], ",")
	}
	for i, w := range words {
		kind := s.kinds[i]
		for k, mark := range marks {
			if signsOf(mark) >= leastWord && strings.HasPrefix(w.word, strings.ToLower(mark)) {
				kind = headWord + ruleWord(k)
			}
		}
		next, sides := noWord, false
		if i+1 < len(words) {
			next, sides = s.kinds[i+1], isOneOf(words[i+1].word, subjects)
		}
		switch {
		case (kind == anotherWord || kind == unlikeWord) && next == halfWord:
			kind = otherWord
		case kind == otherWord && sides, (kind == sameWord || kind == equalWord) && next == countWord: // opposite sides, the same size
			kind = noWord
		case kind == diffWord:
			var found bool
			behind, _, _ := strings.Cut(s.sentence[w.to:], ",")
			if sum, found = numberBehind(behind, 0); !found {
				kind = otherWord
			}
		case kind == togetherWord:
			kind = noWord
			if n, beside := numberBeside(s.sentence, w); beside && !slices.ContainsFunc(words, func(w textWord) bool { return isOneOf(w.word, tileWords|numberedWords) }) {
				kind, sum = sumWord, n
			}
		case kind == sumWord:
			var found bool
			if sum, found = numberBehind(s.sentence, w.to); !found {
				kind = noWord
				if h.fits {
					h.hear(otherRule, i, true)
				}
			}
		case kind == noWord && w.word != "ni" && isNot(s.sentence[:w.to], w.word): // nine, in Danish
			kind = noneWord
		}
		switch kind {
		case fitWord:
			h.touch, h.fits = i, true
			if n := len(h.heard); n > 0 && h.heard[n-1].open {
				for k := range h.heard {
					h.heard[k].not, h.heard[k].open = h.heard[k].not || h.not, false
				}
				h.not = false
			}
		case preWord:
			h.pre = i
		case mustWord:
			h.must = true
		case badWord:
			h.turn()
		case noneWord:
			if h.not = true; len(h.heard) > 0 && h.touch == i-1 && !comma(h.touch, i) { // they touch not
				h.turn()
			}
		case otherWord, unlikeWord, minusWord, sameWord, equalWord, sumWord, diffWord:
			h.hear(hears[kind], i, comma(h.last, i))
			if kind == sameWord || kind == equalWord {
				h.last = i
			}
		case headWord, tailWord, bigWord, smallWord:
			isName, rule := kind < bigWord, otherHalves
			switch {
			case h.pair == noWord || (h.pair < bigWord) != isName:
				h.pair, h.last = kind, i
				continue
			case !isName:
				rule = signHalves
			case h.pair == kind:
				rule = sameHalves
			}
			if isName || h.pair != kind {
				h.hear(rule, i, comma(h.last, i))
			}
			h.pair, h.last = noWord, i
		}
	}
	for _, heard := range h.heard {
		if h.fits || !heard.open || (heard.rule == sumOfSides || heard.rule == differenceOfSides) && (h.must || len(words) <= mostBetween) {
			said = max(said, heard.turned())
		}
	}
	return said, sum
}

// mostBetween is how many words may stand between two halves: "the head of one to the tail".
const mostBetween = 6

// turned is the rule, negated if the sentence says "not".
func (h heardRule) turned() rule {
	if !h.not {
		return h.rule
	}
	switch h.rule {
	case samePicture, equalLabels, sameHalves:
		return otherHalves
	case otherHalves:
		return sameHalves
	case unlikeLabels, noRule:
		return samePicture
	}
	return otherRule
}

// numberBehind returns the first number behind a place of a sentence, or else the first one before it.
func numberBehind(sentence string, at int) (n int, found bool) {
	for _, part := range []string{sentence[at:], sentence[:at]} {
		for _, word := range wordsIn(part, "") {
			if n, found = numberOf(word); found {
				return n, true
			}
		}
	}
	return 0, false
}

// numberBeside returns the number right behind or right before a word of a sentence.
func numberBeside(sentence string, w textWord) (n int, found bool) {
	if behind := wordsIn(sentence[w.to:], ""); len(behind) > 0 {
		if n, found = numberOf(behind[0]); found {
			return n, true
		}
	}
	if before := wordsIn(sentence[:w.from], ""); len(before) > 0 {
		return numberOf(before[len(before)-1])
	}
	return 0, false
}

// numberOf is the number that a word is.
func numberOf(word string) (n int, is bool) {
	if isNumber(word) && len(word) < 5 {
		n, _ = strconv.Atoi(word)
		return n, true
	}
	switch word {
	case "zero", "null", "zéro", "nul":
		return 0, true
	}
	n = cardinals[word]
	return n, n >= leastSum
}

// leastSum is the smallest number that is heard as a word. Smaller ones are other words, too: one, un, to.
const leastSum = 5
