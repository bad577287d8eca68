package reading

import (
	"slices"
	"strings"
)

// cutCorrected cuts into lines, with a later line in the place of one with the same number. Such a reading is always
// asked about:
//
//	4: fox, owl, …
//	…
//	correction: tile 4: owl, fox, …
func cutCorrected(s *source) []cut {
	c := cut{name: "lines corrected", records: make([]record, 0, len(s.filled))}
	at := map[int]int{} // the record of each number
	for _, l := range s.filled {
		r, number, things := numberedLine(l)
		before, known := at[number]
		switch {
		case things == 0:
			c.keep(l)
			continue
		case !known && len(at) == 0 && r.left != "":
			if before, known = c.nth(number, things); known {
				end := counterIn(r.text, false).end
				r.text, r.left = r.text[end:], r.left+" "+r.text[:end]
			}
		case known && things != thingsBehind(c.records[before].text): // "F = fox", "6. FK FS"
			c.keep(l)
			continue
		}
		if !known {
			at[number] = len(c.records)
			c.keep(r)
			continue
		}
		c.beside = append(c.beside, c.records[before])
		c.records[before] = r
	}
	if c.around = slices.Clone(c.beside); len(c.beside) == 0 || 3*len(c.beside) > len(c.records) {
		return nil
	}
	return []cut{c}
}

// numberedLine is a line as a record that begins with a number, without the words that say that it corrects another one;
// these are what the record leaves out. It also returns the number and how many things stand behind it, 0 for a line
// that is no such record.
func numberedLine(l record) (r record, number, things int) {
	r = record{line: l.line}
	r.text, r.left = uncorrected(l.text)
	count := counterIn(r.text, false)
	mark := strings.TrimRight(r.text[:count.end], " \t")
	if count.end == 0 || count.before == "" && !strings.ContainsRune(ending, lastSign(mark)) {
		return l, 0, 0
	}
	rest := r.text[count.end:]
	for word, behind, more := strings.Cut(rest, " "); more && r.left != "" && isOneOf(strings.TrimRight(word, ":"), fillers|misgivings|others); word, behind, more = strings.Cut(rest, " ") {
		rest, r.left = behind, r.left+" "+word // tile 4 is fox, owl
	}
	if things = thingsIn(rest); things < 3 {
		return l, 0, 0
	}
	r.text = mark + " " + rest
	return r, count.number, things
}

// nth is the nth record with so many things, of a list without numbers.
func (c *cut) nth(n, things int) (at int, found bool) {
	for i, r := range c.records {
		if thingsIn(r.text) == things {
			if n--; n == 0 {
				return i, true
			}
		}
	}
	return 0, false
}

// uncorrected is a line without the words that say that it corrects another one, and these words.
func uncorrected(text string) (rest, said string) {
	lower := strings.ToLower(text)
	if len(lower) != len(text) {
		return text, ""
	}
	isCorrection := func(w textWord) bool { return isOneOf(w.word, corrections|misgivings) }
	if !hasTextWord(lower, isCorrection) {
		return text, ""
	}
	words := textWords(lower)
	for i := len(words) - 1; i >= 0; i-- {
		w := words[i]
		if !isCorrection(w) {
			continue
		}
		before, behind := strings.TrimRight(text[:w.from], " ([,-"), strings.TrimLeft(text[w.to:], " )],:-")
		said = text[w.from:w.to] + " " + said
		switch {
		case before == "" || behind == "":
		case isDigit(lastSign(before)):
			before += ": "
		default:
			before += " "
		}
		text = before + behind
	}
	return text, strings.TrimSpace(said)
}

// thingsBehind is how many things a record has behind its number.
func thingsBehind(text string) int { return thingsIn(text[counterIn(text, false).end:]) }

// thingsIn is how many things a line has between commas and their like, or else how many words.
func thingsIn(text string) int {
	if parted := strings.FieldsFunc(text, isBetweenSides); len(parted) > 1 {
		return len(parted)
	}
	return len(strings.Fields(text))
}
