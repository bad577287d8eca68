package reading

import (
	"slices"
	"strings"
	"unicode/utf8"
)

// A textWord is a word of a text in small letters, and where it stands. Where sides matter, it is known whether it
// names one, and whether it may do so beside others.
type textWord struct {
	word       string
	from, to   int
	names, may bool
}

// textWords lists the words of a text that is in small letters.
func textWords(text string) []textWord {
	words := make([]textWord, 0, 1+len(text)/5)
	hasTextWord(text, func(w textWord) bool {
		words = append(words, w)
		return false
	})
	return words
}

// sideWordsIn lists the same words, with what is known of their sides.
func sideWordsIn(text string) []textWord {
	words := textWords(text)
	for i := range words {
		w := &words[i]
		_, w.names = sideNamed(w.word)
		w.may = w.names || isShort(w.word)
	}
	return words
}

// hasTextWord reports whether is holds for a word of a text that is in small letters.
func hasTextWord(text string, is func(textWord) bool) bool {
	for at := 0; ; {
		from := skipWhile(text, at, func(r rune) bool { return !isLetter(r) })
		if at = skipWhile(text, from, isLetter); at == from {
			return false
		}
		if is(textWord{word: text[from:at], from: from, to: at}) {
			return true
		}
	}
}

// OrderSaid returns the order of the sides that the sentences of a text state. It is Assumed if they state none.
func OrderSaid(text string) Order {
	text = normalise(text).text
	said := ordersSaid(text, areCodes(text))
	first, _ := said.orders(func(string) bool { return false })
	if said.behind {
		return first.mirrored()
	}
	return first
}

// A saying is an order that a text states.
type saying struct {
	Order
	words []string // those that name the sides, if four do
	// doubted says that the text may mean another order: it says "not", or speaks of tiles that turn.
	doubted bool
}

// A saidOrders is everything a text states about the order of the sides.
type saidOrders struct {
	sayings []saying
	// called is the order of the parameters of what the text calls for each tile, "Tile(int top, …)", or "".
	called string
	names  int // how many words name sides
	// behind says that the sides are those that are seen from the back of the tiles, so left is right; mirrored
	// that they may be.
	behind, mirrored bool
}

// ordersSaid finds statements of an order: four sides in a row, as a sentence, fields of a record or initials; and
// a direction with its start. If hours are codes of tiles, "9h" states nothing.
func ordersSaid(text string, codes bool) (h saidOrders) {
	text = inSides(text, codes)
	lower := strings.ToLower(text)
	if len(lower) != len(text) { // a letter that is longer as a capital
		text = lower
	}
	words := sideWordsIn(lower)
	for i := range words {
		if words[i].names {
			h.names++
		}
	}
	var doubted []saying
	slips := maxSlips
	for i := 0; i < len(words) && len(h.sayings) < maxHeard; i++ {
		order, last := sidesFrom(text, lower, words[i:], &slips)
		if order == "" {
			continue
		}
		s := saying{Order: Order{order, BySentence}}
		for _, w := range words[i : i+last+1] {
			switch {
			case last == 0:
				s.words = strings.Split(w.word, "")
			case w.may:
				s.words = append(s.words, w.word)
			}
		}
		before := lower[max(0, words[i].from-maxHeader):words[i].from]
		before = before[strings.LastIndexByte(before, '\n')+1:]
		clause := before[strings.LastIndexAny(before, ",;:.!?")+1:]
		switch {
		case isReturned(before) && !strings.Contains(lower[words[i].from:words[i+last].to], "return"): // it returns each by itself
		case hasAny(clause, turning...), denies(clause):
			s.doubted = true
			doubted = append(doubted[:min(len(doubted), maxHeard)], s)
		default:
			h.sayings = append(h.sayings, s)
			if h.called == "" && isCalled(lower, words[i].from) {
				h.called = order
			}
		}
		i += last
	}
	h.sayings = append(h.sayings, directionsSaid(lower)...)
	h.sayings = append(h.sayings, argumentsSaid(lower)...)
	h.behind, h.mirrored = behindSaid(lower)
	if !slices.ContainsFunc(h.sayings, func(s saying) bool { return !s.doubted }) {
		h.sayings = append(h.sayings, doubted...)
	}
	return h
}

// orders returns the first order that the text states, and another one that it states as well and that is no turn
// of the first; its Sides are empty if there is none. Words that are labels of tiles state no order. A doubted
// saying only counts against clockwise.
func (h saidOrders) orders(isLabel func(word string) bool) (first, other Order) {
	first = Order{clockwise, Assumed}
	for _, doubted := range []bool{false, true} {
		for _, s := range h.sayings {
			switch {
			case s.doubted != doubted, doubted && !sameTurned(first.Sides, clockwise):
			case len(s.words) > 0 && !slices.ContainsFunc(s.words, func(word string) bool { return !isLabel(word) }):
			case first.Why == Assumed && !doubted:
				first = s.Order
			case other.Sides == "" && !sameTurned(first.Sides, s.Sides):
				other = s.Order
			}
		}
	}
	return first, other
}

// sameTurned reports whether two orders describe the same tile up to a turn.
func sameTurned(a, b string) bool {
	turn := func(i int) int {
		return (strings.IndexByte(clockwise, b[i]) - strings.IndexByte(clockwise, a[i]) + 4) % 4
	}
	return turn(0) == turn(1) && turn(1) == turn(2) && turn(2) == turn(3)
}

// maxHeard is how many orders of sides are listened to in a text, maxSlips how often a mistyped side is looked
// for, and leastCalls how often a program calls what makes a tile.
const maxHeard, maxSlips, leastCalls = 8, 16, 4

// isReturned reports whether a line begins to state what a program returns: "return (", "return new Tile(".
func isReturned(line string) bool {
	at := strings.LastIndex(line, "return")
	if at < 0 || isLetter(lastSign(line[:at])) {
		return false
	}
	what := strings.TrimPrefix(strings.TrimSpace(line[at+len("return"):]), "new ")
	if end := strings.IndexAny(what, "([{,"); end >= 0 {
		what = what[:end]
	}
	return !strings.Contains(strings.TrimSpace(what), " ")
}

// denies reports whether a clause contains a negation.
func denies(clause string) bool {
	return hasTextWord(clause, func(w textWord) bool { return isNot(clause[:w.to], w.word) })
}

// isCalled reports whether a place is inside the bracket of a function that the text calls often.
func isCalled(text string, at int) bool {
	begin := strings.LastIndexByte(text[:at], '\n') + 1
	open := strings.LastIndexByte(text[begin:at], '(')
	if open <= 0 {
		return false
	}
	name := text[begin : begin+open]
	from := len(name)
	for from > 0 && (wordy(rune(name[from-1]))) {
		from--
	}
	return from < len(name) && strings.Count(text, name[from:]+"(") >= leastCalls
}

// sidesFrom is the order that four sides give, which stand one after another from the first word on, and which
// word is the last of them. Between each two the same stands, but for numbers: "int top; int left;", "top = 0,
// left = 1"; or what joins a list does: "the top, then the bottom, then left and right". Of "top left and
// bottom right" it is none: these are corners.
func sidesFrom(text, lower string, words []textWord, slips *int) (order string, last int) {
	first := &words[0]
	if signsOf(first.word) == 4 {
		if order := inOneWord(text, *first); order != "" {
			return order, 0
		}
	}
	if !first.may {
		return "", 0
	}
	mayBe, isSide := func(w *textWord) bool { return w.may }, func(w *textWord) bool { return w.names }
	var names, gaps []string
	for _, is := range []func(w *textWord) bool{mayBe, isSide} {
		at := sidesAmong(words, is)
		if len(at) < 3 {
			return "", 0
		}
		names, gaps = listed(lower, words, at)
		order := orderOf(names)
		if order != "" && alike(gaps) {
			order = numbered(lower, order, words, at)
		} else if n, _ := joined(words, at, gaps); n < 4 {
			order = ""
		}
		if order != "" {
			return order, at[3]
		}
	}
	if !first.names {
		return "", 0
	}
	at := sidesAmong(words, isSide)
	if n, next := joined(words, at, gaps); n == 3 && next {
		return orderOf(append(names[:3:3], lackingIn(names[:3])...)), at[2]
	}
	if len(lackingIn(names)) > 1 || *slips == 0 {
		return "", 0
	}
	*slips--
	at = sidesAmong(words, func(w *textWord) bool { return w.names || isNearlySide(w.word) })
	if names, gaps = listed(lower, words, at); len(at) == 4 && alike(gaps) {
		if slip := slices.IndexFunc(names, func(name string) bool { _, named := sideNamed(name); return !named }); slip >= 0 {
			return completed(names, slip), at[3]
		}
	}
	return "", 0
}

// sidesAmong returns the indices of the first word and of the next three words that name sides and are near.
func sidesAmong(words []textWord, is func(w *textWord) bool) []int {
	at := make([]int, 1, 4) // from the first word on
	for i := 1; i < len(words) && len(at) < 4; i++ {
		if last := at[len(at)-1]; i > last+mostJoins+1 {
			break
		}
		if is(&words[i]) {
			at = append(at, i)
		}
	}
	return at
}

// listed is the words at some places, and the text between each two.
func listed(text string, words []textWord, at []int) (names, gaps []string) {
	names, gaps = make([]string, 0, 4), make([]string, 0, 3)
	for k, i := range at {
		names = append(names, words[i].word)
		if k > 0 {
			gaps = append(gaps, text[words[at[k-1]].to:words[i].from])
		}
	}
	return names, gaps
}

// mostJoins is how many words may stand between two sides: "then comes on the left".
const mostJoins = 5

// inOneWord is the order that a word of four initials gives, TBLR. One that may be a word of a language, NEWS,
// is in capitals, and alone on its line, in brackets or quotes, or beside a word that says what it is.
func inOneWord(text string, w textWord) string {
	if begins[w.word[0]]&1 == 0 || begins[w.word[len(w.word)-1]]&1 == 0 && w.word[len(w.word)-1] < utf8.RuneSelf {
		return ""
	}
	order := orderOf(strings.Split(w.word, ""))
	if order == "" || !strings.ContainsAny(w.word, "aeiouø") {
		return order
	}
	before, behind := text[max(0, w.from-maxHeader):w.from], text[w.to:min(len(text), w.to+maxHeader)]
	before = before[strings.LastIndexByte(before, '\n')+1:]
	behind, _, _ = strings.Cut(behind, "\n")
	near := textWords(strings.ToLower(before))
	near = near[max(0, len(near)-2):]
	if words := textWords(strings.ToLower(behind)); len(words) > 0 {
		near = append(near, words[0])
	}
	switch {
	case text[w.from:w.to] == w.word:
		return ""
	case strings.Trim(before+behind, " \t:.,#*-") == "", strings.ContainsAny(before[max(0, len(before)-1):], "([{\"'`") && strings.ContainsAny(behind[:min(1, len(behind))], ")]}\"'`"):
		return order
	case slices.ContainsFunc(near, func(w textWord) bool { return isOneOf(w.word, subjects) }):
		return order
	}
	return ""
}

// alike reports whether the same signs or words stand between each two sides, apart from numbers and quotes.
func alike(gaps []string) bool {
	same := func(gap string) string {
		return strings.Map(func(r rune) rune {
			if isDigit(r) || isBlank(r) || strings.ContainsRune("_\"'`", r) {
				return -1
			}
			return r
		}, strings.NewReplacer("case", "", "default", "", "else", "", "_side", "").Replace(gap))
	}
	for _, gap := range gaps[1:] {
		if same(gap) != same(gaps[0]) {
			return false
		}
	}
	return true
}

// joined counts the sides that form one list, with joining words and commas between all of them or none. It also
// reports whether a word such as "then" states the sequence.
func joined(words []textWord, at []int, gaps []string) (n int, next bool) {
	parted := false
	for k, gap := range gaps {
		between := words[at[k]+1 : at[k+1]]
		part := strings.Trim(gap, " ") != ""
		foreign := func(r rune) bool { return !isLetter(r) && !strings.ContainsRune(" \t\n,;/|>\"'’-–_+()", r) }
		if k > 0 && part != parted || strings.ContainsFunc(gap, foreign) || slices.ContainsFunc(between, func(w textWord) bool { return !isListing(w.word) }) {
			return k + 1, next
		}
		parted = part
		next = next || slices.ContainsFunc(between, func(w textWord) bool { return isOneOf(w.word, nexts) })
	}
	return len(at), next
}

// lackingIn returns the sides that none of the words names.
func lackingIn(names []string) (sides []string) {
	for at, side := range Compass {
		if !slices.ContainsFunc(names, func(name string) bool { named, is := sideNamed(name); return is && named == at }) {
			sides = append(sides, side)
		}
	}
	return sides
}

// isListing reports whether a word may stand between two sides that are listed.
func isListing(word string) bool { return isOneOf(word, listings) || isJoin(word) }
