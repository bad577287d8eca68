package reading

import "strings"

// Motifs and halves are compared in small letters, and told as the text has them.

// leastWord is the least number of letters of an ending that is a word by itself.
const leastWord = 3

// names returns what the text calls each motif. A motif that is no word of the text is called by the label of its
// first half: "zorra" for zorro and zorra, 1 for 1 and 5, FOX for FOX and fox.
func (c *candidate) names() map[string]string {
	names := map[string]string{}
	for _, wanted := range []half{one, other, whole} {
		for i, tile := range c.tiles {
			for side, p := range tile {
				label := c.label(i, side)
				byLabel := c.calledByLabel(p.motif)
				switch {
				case byLabel && p.half == wanted && names[p.motif] == "":
					names[p.motif] = label.text
				case !byLabel:
					names[p.motif] = smaller(names[p.motif], label.within(p.motif, c.split == FirstWord || c.split == Beginning))
				}
			}
		}
	}
	if twice, _ := c.twice(names); twice == "" {
		for motif, name := range names {
			names[motif] = c.called(name)
		}
	}
	return names
}

// twice returns a meaning that the legend gives to two motifs, and these motifs, which then keep their own names.
func (c *candidate) twice(names map[string]string) (meaning string, motifs []string) {
	by := map[string]string{}
	for _, m := range c.motifs {
		name, said := names[m], c.legend.meaning[names[m]]
		if said != "" {
			name = said
		}
		if before, taken := by[strings.ToLower(name)]; taken && c.meant == nil {
			return name, []string{before, m}
		}
		by[strings.ToLower(name)] = m
	}
	return "", nil
}

// sayTwice adds a doubt if the legend gives two motifs the same meaning.
func (c *candidate) sayTwice() {
	if len(c.legend.meaning) == 0 {
		return
	}
	names := map[string]string{}
	for _, m := range c.motifs {
		names[m] = m
	}
	if meaning, motifs := c.twice(names); meaning != "" {
		c.doubts.add(Doubt{Kind: SameMeaning, Line: c.legend.line[motifs[1]], Text: meaning})
	}
}

// smaller prefers the spelling of a name in small letters: in "Brown head, grey head" the capital comes from the
// start of the line.
func smaller(name, word string) string {
	if name == "" || word == strings.ToLower(word) {
		return word
	}
	return name
}

// calledByLabel reports whether a motif is no word of the text.
func (c *candidate) calledByLabel(motif string) bool {
	switch c.split {
	case Shifted, Parity, Summed, Paired, Case, Capital:
		return true
	case Ending, Beginning:
		short := func(mark string) bool { return mark != "" && signsOf(mark) < leastWord }
		return hasWord(motif, 2) && (short(c.marks[0]) || short(c.marks[1]))
	}
	return false
}

// within returns a part of a label, given in small letters, as the label spells it.
func (l *label) within(part string, atEnd bool) string {
	at := strings.Index(l.low, part)
	if atEnd {
		at = strings.LastIndex(l.low, part)
	}
	if at < 0 || len(l.low) != len(l.text) {
		return part
	}
	return l.text[at : at+len(part)]
}

// halfNames is what the text calls the halves.
func (c *candidate) halfNames() [2]string {
	names := c.marks
	for k, mark := range c.marks {
		if mark == "" || c.split == Case || c.split == Capital || c.split.isNumbered() {
			continue
		}
		names[k] = ""
		for i, tile := range c.tiles {
			for side, p := range tile {
				if p.half == half(k+1) {
					names[k] = smaller(names[k], c.label(i, side).within(mark, c.split != FirstWord && c.split != Beginning))
				}
			}
		}
		names[k] = c.called(names[k])
	}
	return names
}

// mostTold is how many signs of a line are repeated to a person.
const mostTold = 60

// Shortened cuts a text to the length that is repeated to a person.
func Shortened(text string) string {
	signs := []rune(text)
	if len(signs) <= mostTold {
		return text
	}
	return strings.TrimRight(string(signs[:mostTold-1]), " ") + "…"
}
