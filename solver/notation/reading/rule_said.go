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
	noneWord    // not
	badWord     // what was said is wrong
	halfWord    // makes "other" opposite: the other half
	anotherWord // other
	countWord   // the same size, the same number: no rule
)

// ruleWords are the words of the languages of the page, by what they say. Words of five letters and more may
// have an ending.
var ruleWords = func() map[string]ruleWord {
	words := map[string]ruleWord{}
	for kind, list := range map[ruleWord]string{
		fitWord: "fit fits match mate mates meet meets touch adjacen neighbo adjoin abut abuts joins beside facing faces against contact " +
			"passt passen paßt aneinander berühr treff trifft treffen angrenz anlieg benachbart nebeneinander stoßen " +
			"correspond accord rencontr voisin contre touche collent passer rør rører røre mødes møder støder nabo naboer",
		preWord:     "to on an auf mod op à zu til with mit avec med",
		mustWord:    "must has have should muss müssen soll doit doivent faut skal bør always immer toujours altid",
		sumWord:     "sum sums add adds adding summe ergeben ergibt addier somme additionn summen tilsammen",
		sameWord:    "same gleiche dieselbe derselbe dasselbe denselben derselben même mêmes samme",
		equalWord:   "equal equals identic identis identiq gleich égal égaux égale égales ens lige",
		otherWord:   "opposite complement counterpart differ unlike unequal gegenteil gegenstück ungleich entgegen opposé contraire inégal modsat",
		unlikeWord:  "different distinct verschieden unterschied différen forskellig",
		headWord:    "head heads kopf köpfe tête têtes hoved hoveder hovedet front fronts vorderteil vorderseite avant forende forpart",
		tailWord:    "tail tails schwanz schwänze queue queues hale haler halen back backs rear hinterteil arrière bagende bagpart",
		bigWord:     "capital uppercase majuscule großbuchstabe große großer stort store positiv plus",
		smallWord:   "small lowercase minuscule kleinbuchstabe kleine kleiner lille små småt",
		minusWord:   "negativ minus négativ",
		noneWord:    "no none without kein ohne sans aucun ingen uden",
		badWord:     "wrong forbidden illegal conflict falsch verboten faux interdit forkert forbudt",
		halfWord:    "half halves hälfte moitié halvdel partner",
		anotherWord: "other another andere anderen andren autre autres anden andet",
		countWord:   "size count many often times time order shape way box puzzle game tile card größe anzahl reihenfolge taille ordre størrelse antal rækkefølge",
	} {
		for word := range strings.FieldsSeq(list) {
			words[word] = kind
		}
	}
	return words
}()

// leastStem is how many bytes a word has of which others are forms.
const leastStem = 5

// ruleWordOf is what a word in small letters says.
func ruleWordOf(word string) ruleWord {
	for end := len(word); end == len(word) || end >= leastStem; end-- {
		if kind, known := ruleWords[word[:end]]; known {
			return kind
		}
	}
	return noWord
}

// maxRules is how many sentences about sides are heeded, and leastWrapped how long a line is that goes on in the next.
const maxRules, leastWrapped = 16, 40

// rulesSaid lists the sentences of a text that may say which sides fit, and the rules that its programs say.
func rulesSaid(s *source) (rules []stated) {
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
		if said := ruleOfCode(s.filled[max(0, i-2):i+1], l.text, next); said.rule != noRule {
			said.text, said.line, said.remark = strings.TrimSpace(l.text), l.line, remarkIn(l.text) >= 0
			rules = append(rules, said)
			continue
		}
		at := remarkIn(text)
		for _, from := range []int{0, max(at, 0)} {
			part := text[from:]
			if from == 0 && at > 0 {
				part = text[:at]
			}
			for sentence := range strings.FieldsFuncSeq(strings.ReplaceAll(strings.ToLower(part), ". ", ";"), func(r rune) bool { return strings.ContainsRune(";!?", r) }) {
				said := stated{text: strings.TrimSpace(l.text), line: l.line, remark: from > 0 || at == 0, sentence: sentence}
				if mayRule(sentence) {
					rules = append(rules, said)
				}
			}
			if at <= 0 {
				break
			}
		}
	}
	return rules
}

// mayRule reports whether a sentence may speak of sides that fit: "sides match", "beak to feathers".
func mayRule(sentence string) bool {
	words := spokenIn(sentence)
	named := false
	return slices.ContainsFunc(words, func(w spoken) bool {
		switch ruleWordOf(w.word) {
		case fitWord, sumWord:
			return true
		case preWord:
			return named || len(words) <= mostBetween && !strings.Contains(sentence, ",")
		case sameWord, equalWord, headWord, tailWord:
			named = true
		}
		return false
	})
}

// A heard rule is one that a sentence says so far.
type heardRule struct {
	rule rule
	not  bool
	open bool // until the sentence says that sides fit
}

// of is what the sentence says of halves that have some marks.
func (s stated) of(marks [2]string) stated {
	if s.rule != noRule {
		return s
	}
	words := spokenIn(s.sentence)
	var heard []heardRule
	fits, not, must := false, false, false
	var pair ruleWord // the first half of two that are named
	last, pre, touch := -1, -1, -1
	hear := func(rule rule, i int) {
		joined := last >= 0 && last < pre && i-last <= mostBetween && !strings.Contains(s.sentence[words[last].to:words[i].from], ",")
		heard = append(heard, heardRule{rule, not, !fits && !joined})
		not = not && !fits
	}
	for i, w := range words {
		kind := ruleWordOf(w.word)
		for k, mark := range marks {
			if signsOf(mark) >= leastWord && strings.HasPrefix(w.word, strings.ToLower(mark)) {
				kind = headWord + ruleWord(k)
			}
		}
		next := noWord
		if i+1 < len(words) {
			next = ruleWordOf(words[i+1].word)
		}
		switch {
		case (kind == anotherWord || kind == unlikeWord) && next == halfWord:
			kind = otherWord
		case i+1 < len(words) && kind == otherWord && isAbout(words[i+1].word), (kind == sameWord || kind == equalWord) && next == countWord: // opposite sides, the same size
			kind = noWord
		}
		switch kind {
		case fitWord:
			touch = i
			if fits = true; len(heard) > 0 && heard[len(heard)-1].open {
				for k := range heard {
					heard[k].not, heard[k].open = heard[k].not || not, false
				}
				not = false
			}
		case preWord:
			pre = i
		case mustWord:
			must = true
		case badWord:
			if len(heard) > 0 {
				heard[len(heard)-1].not = !heard[len(heard)-1].not
			}
		case sumWord:
			if n, found := numberBehind(s.sentence, w.to); found {
				s.sum = n
				hear(sumOfSides, i)
			} else if fits {
				hear(otherRule, i)
			}
		case otherWord:
			hear(unlikeLabels, i)
		case unlikeWord:
			hear(noRule, i)
		case minusWord:
			hear(signHalves, i)
		case sameWord:
			hear(samePicture, i)
			last = i
		case equalWord:
			hear(equalLabels, i)
			last = i
		case headWord, tailWord, bigWord, smallWord:
			isName := kind < bigWord
			switch {
			case pair == noWord || (pair < bigWord) != isName:
				pair, last = kind, i
				continue
			case !isName && pair != kind:
				hear(signHalves, i)
			case isName && pair != kind:
				hear(otherHalves, i)
			case isName:
				hear(sameHalves, i)
			}
			pair, last = noWord, i
		default:
			if kind != noneWord && !isNot(s.sentence[:w.to], w.word) {
				continue
			}
			if not = true; touch == i-1 && len(heard) > 0 && !strings.Contains(s.sentence[words[touch].to:w.from], ",") { // they do not touch
				for k := range heard {
					heard[k].not = !heard[k].not
				}
				not = false
			}
		}
	}
	for _, h := range heard {
		if fits || !h.open || h.rule == sumOfSides && must {
			s.rule = max(s.rule, h.turned())
		}
	}
	return s
}

// mostBetween is how many words the second half stands behind the first: "the head of one to the tail".
const mostBetween = 6

// turned is the rule, or what it says with "not".
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

// numberBehind is the first number of a sentence behind a place, or else the last before it.
func numberBehind(sentence string, at int) (n int, found bool) {
	for _, part := range []string{sentence[at:], sentence[:at]} {
		for word := range strings.FieldsFuncSeq(part, func(r rune) bool { return !wordy(r) }) {
			switch {
			case word == "zero", word == "null", word == "zéro", word == "nul":
				return 0, true
			case isNumber(word) && len(word) < 5:
				n, _ = strconv.Atoi(word)
				return n, true
			}
		}
	}
	return 0, false
}
