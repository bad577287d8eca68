package reading

import "strings"

// A legend is what a text says that its letters and numbers stand for: "D = Dackel", "K = Kopf",
// "1 = red head 2 = red tail", "A: fox head, a: fox tail".
type legend struct {
	meaning map[string]string // of each code; it is empty where the text says two
	line    map[string]int    // which says it
}

// mostCode and mostMeaning are how many signs a code has, and how many words its meaning.
const mostCode, mostMeaning = 3, 4

// legendOf reads the legend of a text.
func legendOf(s *source) legend {
	l := legend{meaning: map[string]string{}, line: map[string]int{}}
	for _, r := range s.filled {
		if len(r.text) > maxLegend || len(l.meaning) > maxLabels || !hasAny(r.text, "=", ":", "→", ">", " - ", " – ", " is ", " ist ", " er ", " est ") && skipWhile(r.text, 0, wordy) != 1 {
			continue
		}
		said := ""
		for _, piece := range fieldsAt(r.text, ",;|()") {
			if saysCode(piece) {
				l.read(said, r.line)
				said = ""
			}
			said += " " + piece
		}
		l.read(said, r.line)
	}
	return l
}

// maxLegend is how long a line of a legend may be.
const maxLegend = 400

// saysCode reports whether a part of a line begins with a code. What does not belongs to the meaning before:
// "dog, brown", "mouse (grey)".
func saysCode(text string) bool {
	words := strings.Fields(stands.Replace(strings.TrimSpace(text)))
	return len(words) > 1 && (words[1] == "=" || signsOf(words[0]) == 1 && wordy(firstSign(words[0])))
}

// read reads what part of a line says, which may be several meanings.
func (l *legend) read(text string, line int) {
	words := strings.Fields(stands.Replace(strings.TrimSpace(text)))
	code := ""
	var meaning []string
	end := func() {
		said := strings.Trim(strings.Join(meaning, " "), ".\"'")
		if code == "" || len(meaning) > mostMeaning || !hasWord(said, 2) {
			return
		}
		if before, known := l.meaning[code]; known && before != said {
			said = ""
		}
		l.meaning[code], l.line[code] = said, line
	}
	for i, w := range words {
		switch {
		case i+1 < len(words) && words[i+1] == "=", i == 0 && len(words) > 1 && signsOf(w) == 1 && wordy(firstSign(w)):
			end()
			if code, meaning = strings.Trim(w, "\"'"), nil; signsOf(code) > mostCode {
				code = ""
			}
		case w != "=":
			meaning = append(meaning, w)
		}
	}
	end()
}

// beside is the legend without what tiles say themselves: "1: fox head, …".
func (l legend) beside(t *table) legend {
	if len(l.meaning) == 0 {
		return l
	}
	tiles := map[int]bool{}
	for _, i := range t.record {
		tiles[t.cut.records[i].line] = true
	}
	other := legend{map[string]string{}, l.line}
	for code, meaning := range l.meaning {
		if !tiles[l.line[code]] {
			other.meaning[code] = meaning
		}
	}
	return other
}

// says reports whether a line of the text says what one of some labels or motifs stands for.
func (l legend) says(line int, of map[string]bool) bool {
	for code := range l.meaning {
		if l.line[code] == line && of[code] {
			return true
		}
	}
	return false
}

// stands writes all that says what a sign stands for as " = ".
var stands = strings.NewReplacer("->", " = ", "→", " = ", ": ", " = ", "=", " = ", " – ", " = ", " - ", " = ", " is ", " = ", " ist ", " = ", " er ", " = ", " est ", " = ")

// of is what a label stands for, by itself or by its two parts, and by which codes; it is empty where the legend
// does not say it.
func (l legend) of(label string) (meaning string, codes []string) {
	if meaning := l.meaning[label]; meaning != "" {
		return meaning, []string{label}
	}
	for at := range label {
		one, other := strings.TrimSpace(label[:at]), strings.TrimSpace(label[at:])
		if first, second := l.meaning[one], l.meaning[other]; first != "" && second != "" {
			return first + " " + second, []string{one, other}
		}
	}
	return "", nil
}

// expanded is the labels of a table as the legend has them, where it has all and each stands for another thing.
func (t *table) expanded(labels []*countedLabel) []*countedLabel {
	if len(t.legend.meaning) < 2 {
		return nil
	}
	var out []*countedLabel
	known := map[int32]bool{}
	for _, l := range labels {
		said, _ := t.legend.of(l.text)
		meaning := wordsIn(said, "")
		if len(meaning) == 0 {
			return nil
		}
		id := t.words.of(meaning)
		if known[id] {
			return nil
		}
		known[id] = true
		out = append(out, &countedLabel{label: t.words.labels[id], id: l.id, times: l.times})
	}
	return out
}

// meanings are halvings of the labels as a legend has them, if it tells the halves.
func (t *table) meanings(labels []*countedLabel, ways []splitter) []*halving {
	meant := t.expanded(labels)
	if meant == nil {
		return nil
	}
	out := halvingsOf(meant, ways, func(h *halving) bool { return h.split != Whole })
	for _, h := range out {
		h.meant = map[int32]*label{}
		for _, l := range meant {
			h.meant[l.id] = l.label
		}
	}
	return out
}

// label is what stands on a side, or what that stands for where a legend told the halves.
func (c *candidate) label(tile, side int) *label {
	n := c.labels[tile][side]
	if l, told := c.meant[n]; told {
		return l
	}
	return c.words.labels[n]
}

// called is a name, or what the legend says that it stands for.
func (c *candidate) called(name string) string {
	if meaning := c.legend.meaning[name]; meaning != "" && c.meant == nil {
		c.explained[name] = true
		return meaning
	}
	return name
}
