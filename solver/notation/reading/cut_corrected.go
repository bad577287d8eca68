package reading

import (
	"slices"
	"strings"
)

// cutCorrected cuts into lines of which a later one takes the place of one with the same number, which is asked about:
//
//	4: fox, owl, …
//	…
//	correction: tile 4: owl, fox, …
func cutCorrected(s *source) []cut {
	c := cut{name: "lines corrected"}
	at := map[int]int{} // which record has a number
	for _, l := range s.filled {
		r := l
		r.text, r.left = uncorrected(l.text)
		count := counterIn(r.text, false)
		mark := strings.TrimRight(r.text[:count.end], " \t")
		if count.end == 0 || count.before == "" && !strings.ContainsRune(ending, lastSign(mark)) {
			c.records = append(c.records, l)
			continue
		}
		before, known := at[count.number]
		if !known {
			at[count.number] = len(c.records)
			c.records = append(c.records, r)
			continue
		}
		rest := r.text[count.end:]
		for word, behind, more := strings.Cut(rest, " "); more && r.left != "" && isOneOf(word, fillers|misgivings|others); word, behind, more = strings.Cut(rest, " ") {
			rest, r.left = behind, r.left+" "+word // tile 4 is fox, owl
		}
		old := c.records[before].text
		if things := thingsIn(rest); things < 3 || things != thingsIn(old[counterIn(old, false).end:]) { // "F = fox", "6. FK FS"
			c.records = append(c.records, l)
			continue
		}
		r.text = mark + " " + rest
		c.beside = append(c.beside, c.records[before])
		c.records[before] = r
	}
	if c.around = slices.Clone(c.beside); len(c.beside) == 0 || 3*len(c.beside) > len(at) {
		return nil
	}
	return []cut{c}
}

// uncorrected is a line without the words that say that it corrects another, and these.
func uncorrected(text string) (rest, said string) {
	lower := strings.ToLower(text)
	if len(lower) != len(text) {
		return text, ""
	}
	words := textWords(lower)
	for i := len(words) - 1; i >= 0; i-- {
		w := words[i]
		if !isOneOf(w.word, corrections) {
			continue
		}
		before, behind := strings.TrimRight(text[:w.from], " ([,-"), strings.TrimLeft(text[w.to:], " )],:-")
		if said = text[w.from:w.to] + " " + said; before != "" && behind != "" {
			before += ": "
		}
		text = before + behind
	}
	return text, strings.TrimSpace(said)
}

// thingsIn is how many things a line has between commas and their like, or else how many words.
func thingsIn(text string) int {
	if parted := strings.FieldsFunc(text, isBetweenSides); len(parted) > 1 {
		return len(parted)
	}
	return len(strings.Fields(text))
}
