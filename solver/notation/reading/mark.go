package reading

import (
	"slices"
	"strconv"
	"strings"
)

// A marking is a kind of list mark that records may begin with.
type marking int

const (
	unmarked marking = iota
	bulleted         // "- BGus"
	counted          // "1. BGus", "Tile 1: BGus", "c) BGus"
	roman            // "iv. BGus"
	markings
)

// A marked is a record without its list mark, and the mark.
type marked struct {
	rest string // of the record, behind its mark
	mark string
	// number is what the mark counts, 0 where the record has none.
	number int
}

const bullets = "-*•·+–—◦▪"

// unmark takes list marks of one kind off the records. A counter has to run on and a bullet to repeat; otherwise ok
// is false: "1 2 3 4" is a tile, too.
func unmark(records []record, kind marking, buffer []marked) (out []marked, ok bool) {
	if out = buffer; cap(out) < len(records) {
		out = make([]marked, len(records))
	}
	out = out[:len(records)]
	var numbers []int
	beside := map[string]int{} // the words before the counters
	codes := map[string]bool{} // names of tiles: "C7: "
	for i, r := range records {
		m := marked{rest: r.text}
		switch kind {
		case bulleted:
			if end := bulletIn(r.text); end > 0 {
				m, numbers = marked{rest: r.text[end:], mark: r.text[:end], number: 1}, append(numbers, 1)
			}
		case counted, roman:
			if c := counterIn(r.text, kind == roman); c.end > 0 {
				if c.number == next {
					c.number = len(numbers) + 1
				}
				m = marked{rest: r.text[c.end:], mark: strings.TrimSpace(r.text[:c.end]), number: c.number}
				numbers = append(numbers, c.number)
				beside[strings.ToLower(c.before)]++
				if code := strings.TrimRight(m.mark, ending); kind == counted && code != m.mark && isCode(code) && isBlank(lastSign(r.text[:c.end])) {
					codes[code] = true
				}
			}
		}
		out[i] = m
	}
	switch {
	case kind == unmarked:
		return out, true
	case len(numbers) < 2:
		return out, false
	case kind == bulleted:
		return out, true
	}
	most := 0
	for _, n := range beside {
		most = max(most, n)
	}
	if 4*most >= 3*len(numbers) && (runsOn(numbers) || areShuffled(numbers)) {
		return out, true
	}
	if len(codes) < len(numbers) || 4*len(codes) < 3*len(records) { // a name for each
		return out, false
	}
	for i, n := 0, 0; i < len(out); i++ {
		if out[i].mark != "" {
			n++
			out[i].number = n
		}
	}
	return out, true
}

// isCode reports whether a word is letters and digits, begins with a letter and has a digit: "C7".
func isCode(word string) bool {
	return isLetter(firstSign(word)) && strings.ContainsAny(word, "0123456789") && strings.IndexFunc(word, func(r rune) bool { return !wordy(r) }) < 0
}

// areShuffled reports whether the numbers are 0 to n-1 or 1 to n in any order.
func areShuffled(numbers []int) bool {
	found := map[int]bool{}
	for _, n := range numbers {
		found[n] = true
	}
	least := slices.Min(numbers)
	return (least == 0 || least == 1) && len(found) == len(numbers) && slices.Max(numbers) == least+len(numbers)-1
}

// runsOn reports whether most numbers follow the one before by the same step.
func runsOn(numbers []int) bool {
	step, n := commonStep(numbers)
	return step > 0 && 10*n >= 7*(len(numbers)-1)
}

// commonStep returns the most frequent step between neighbours, and how often it occurs.
func commonStep(numbers []int) (step, n int) {
	steps := map[int]int{}
	for i := 1; i < len(numbers); i++ {
		d := numbers[i] - numbers[i-1]
		steps[d]++
		if steps[d] > n || steps[d] == n && d > step {
			step, n = d, steps[d]
		}
	}
	return step, n
}

// bulletIn returns the length of the bullet at the start of a record, or 0.
func bulletIn(text string) int {
	begin := skipBlanks(text, 0)
	r := firstSign(text[begin:])
	if !strings.ContainsRune(bullets, r) {
		return 0
	}
	at := begin + len(string(r))
	if end := skipBlanks(text, at); end > at {
		return end
	}
	return 0
}

// A counter is a number in front of a record, with a word before it: "Tile 1:", "Nr. 3)".
type counter struct {
	before string
	number int // or next
	end    int // of all, with what ends it; 0 where there is none
}

// next stands for the number of a record that begins with the name of a photograph.
const next = -1

// photograph returns the length of a photograph's file name at the start of a text: "IMG_0731.jpg: ".
func photograph(text string) int {
	if strings.IndexByte(text, '.') < 2 { // "1."
		return 0
	}
	end := skipWhile(text, 0, func(r rune) bool { return wordy(r) || r == '-' || r == '.' })
	dot := strings.LastIndexByte(strings.TrimRight(text[:end], "."), '.')
	if dot <= 0 {
		return 0
	}
	switch strings.ToLower(text[dot+1 : end]) {
	case "jpg", "jpeg", "png", "heic", "webp", "gif", "tif":
		at := skipWhile(text, end, func(r rune) bool { return r == ':' || r == ')' || r == '=' })
		return skipBlanks(text, at)
	}
	return 0
}

// counterIn reads the counter that a record begins with, if it has one.
func counterIn(text string, roman bool) counter {
	if end := photograph(text); end > 0 && !roman {
		return counter{number: next, end: end}
	}
	begin := bulletIn(text)
	if begin == 0 {
		begin = skipBlanks(text, 0)
	}
	at := begin
	for range 2 { // "Tile", "Carte n°"
		end := skipWhile(text, at, func(r rune) bool { return isLetter(r) || r == '°' })
		if end == at {
			break
		}
		at = end
		if at < len(text) && text[at] == '.' {
			at++
		}
		at = skipBlanks(text, at)
		if c := countAt(text, at, roman); c.end > 0 {
			c.before = text[begin:end]
			return c
		}
	}
	return countAt(text, begin, roman)
}

// ending are the signs that end a counter.
const ending = ".):]="

// countAt reads a counter at i, with the sign, dash or space that ends it.
func countAt(text string, i int, roman bool) (c counter) {
	if i < len(text) && strings.IndexByte("#([", text[i]) >= 0 {
		i = skipBlanks(text, i+1)
	}
	end := skipWhile(text, i, func(r rune) bool { return isLetter(r) || isDigit(r) })
	at := skipBlanks(text, len(text)-len(strings.TrimPrefix(text[end:], "°"))) // "1° renard"
	ends := at < len(text) && strings.IndexByte(ending, text[at]) >= 0
	dashed := strings.HasPrefix(text[end:], "- ") // "A- fox"
	word := strings.ToLower(text[i:end])
	if c.number = countOf(word, ends || dashed, roman); c.number == 0 && (roman || word != "0") {
		return counter{}
	}
	switch {
	case ends:
		for at < len(text) && strings.IndexByte(ending, text[at]) >= 0 {
			at++
		}
		c.end = skipBlanks(text, at)
	default:
		if at > end {
			c.end = at
		}
		for _, dash := range []string{"- ", "– ", "— ", "/ "} {
			if strings.HasPrefix(text[at:], dash) {
				c.end = skipBlanks(text, at+len(dash))
			}
		}
	}
	return c
}

// ordinals, cardinals and romans map words to the numbers they stand for.
var (
	ordinals = countsOf(
		"first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth",
		"erste zweite dritte vierte fünfte sechste siebte achte neunte zehnte elfte zwölfte",
		"première deuxième troisième quatrième cinquième sixième septième huitième neuvième dixième onzième douzième",
		"første anden tredje fjerde femte sjette syvende ottende niende tiende ellevte tolvte",
	)
	cardinals = countsOf(
		"one two three four five six seven eight nine ten eleven twelve thirteen",
		"eins zwei drei vier fünf sechs sieben acht neun zehn elf zwölf dreizehn",
		"un deux trois quatre cinq six sept huit neuf dix onze douze treize",
		"en to tre fire fem seks syv otte ni ti elleve tolv tretten",
	)
	romans = countsOf(romanNumbers())
)

// romanNumbers are the Roman numbers below a hundred, from one on.
func romanNumbers() string {
	tens := [...]string{"", "x", "xx", "xxx", "xl", "l", "lx", "lxx", "lxxx", "xc"}
	ones := [...]string{"", "i", "ii", "iii", "iv", "v", "vi", "vii", "viii", "ix"}
	var b strings.Builder
	for _, ten := range tens {
		for _, one := range ones {
			b.WriteString(ten + one + " ")
		}
	}
	return b.String()
}

func countsOf(lists ...string) map[string]int {
	counts := map[string]int{}
	for _, list := range lists {
		for i, word := range strings.Fields(list) {
			counts[word] = i + 1
		}
	}
	return counts
}

// countOf returns the number that a word stands for, or 0. Letters, Roman numbers and cardinals are other words,
// too, so they count only with a sign behind them: "A: …", "iv) …", "to: …".
func countOf(word string, ends, roman bool) int {
	if roman {
		if !ends {
			return 0
		}
		return romans[word]
	}
	if n, known := ordinals[word]; known {
		return n
	}
	if isNumber(word[:min(1, len(word))]) {
		for _, ordinal := range []string{"st", "nd", "rd", "th", "er", "ère", "re", "ème", "e", "ª", "º"} {
			word = strings.TrimSuffix(word, ordinal)
		}
	}
	digits := digitsIn(word)
	letters := word[:len(word)-digits]
	switch {
	case letters == "" && digits <= 4, letters != "" && len(letters) <= 2 && digits > 0 && digits <= 3: // "12", "T12"
		n, _ := strconv.Atoi(word[len(letters):])
		return n
	case ends && cardinals[word] > 0:
		return cardinals[word]
	case ends && len(word) == 1 && word[0] >= 'a' && word[0] <= 'z':
		return int(word[0]-'a') + 1
	}
	return 0
}

// lastWord is the last word of a list mark in small letters: "3" of "Tile 3:".
func lastWord(mark string) string {
	mark = strings.TrimRight(mark, ending+" \t")
	return strings.ToLower(mark[strings.LastIndexFunc(mark, func(r rune) bool { return !wordy(r) })+1:])
}

// seriesOf returns the letters in front of the number in a code: "p" of "p3", or "".
func seriesOf(word string) string {
	if digits := digitsIn(word); digits > 0 {
		return word[:len(word)-digits]
	}
	return ""
}

// sort puts the tiles in the sequence of their numbers if the text lists them in another one: its tile 3 becomes
// tile 3.
func (r *Reading) sort() {
	numbers := make([]int, len(r.Tiles))
	series := "" // A of A1, A2, …
	for i, tile := range r.Tiles {
		word := lastWord(tile.Mark)
		if i == 0 {
			series = seriesOf(word)
		}
		if numbers[i] = countOf(word, true, false); numbers[i] == 0 && word != "0" || seriesOf(word) != series {
			return
		}
	}
	if slices.IsSorted(numbers) || !areShuffled(numbers) {
		return
	}
	r.Sorted = true
	first, listed := slices.Min(numbers), slices.Clone(r.Tiles)
	for i, n := range numbers {
		r.Tiles[n-first] = listed[i]
	}
	for i, d := range r.Doubts {
		if d.Tile > 0 {
			r.Doubts[i].Tile = numbers[d.Tile-1] - first + 1
		}
	}
}
