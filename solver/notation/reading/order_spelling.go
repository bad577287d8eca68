package reading

import (
	"slices"
	"strings"
	"unicode"
)

// roundArrows go clockwise and anti-clockwise, in turn.
var roundArrows = [...]string{"↻", "↺", "⟳", "⟲", "🔃", "🔄"}

// inSides writes what stands for sides and directions as words: hours of a clock, round arrows, and names in names
// of a program.
func inSides(text string) string {
	for i, sign := range roundArrows {
		if strings.Count(text, sign) == 1 { // on tiles they are pictures
			text = strings.Replace(text, sign, [...]string{" clockwise ", " anticlockwise "}[i%2], 1)
		}
	}
	lower := strings.ToLower(text)
	if slices.ContainsFunc(hourSigns[:], func(sign string) bool { return strings.Contains(lower, sign) }) {
		lines := strings.SplitAfter(text, "\n")
		for i, line := range lines {
			lines[i] = hoursAsSides(line)
		}
		text = strings.Join(lines, "")
	}
	return namesApart(text)
}

// hours are the sides that a clock has at its numbers, and hourWords are what people say beside these. A text
// that says hours has one of hourSigns.
var (
	hours     = map[string]string{"12": "top", "3": "right", "6": "bottom", "9": "left", "midi": "top", "12h": "top", "3h": "right", "6h": "bottom", "9h": "left"}
	hourWords = [...]string{"midi", "clock", "uhr", "klokken", "kl", "heures", "h", "12h", "3h", "6h", "9h"}
	hourSigns = [...]string{"midi", "clock", "uhr", "kl", "heures", "2h", "2 h", "3h", "3 h", "6h", "6 h", "9h", "9 h"}
)

// hoursAsSides names the sides in a line that says hours: "from 9 o'clock", "order: 12, 3, 6, 9 o'clock".
func hoursAsSides(line string) string {
	words := (&source{text: line}).words()
	word := func(i int) string {
		if i < 0 || i == len(words) {
			return ""
		}
		return strings.ToLower(line[words[i].from:words[i].to])
	}
	var b strings.Builder
	last, told := 0, false
	for i, w := range words {
		said := word(i)
		side := hours[said]
		of := slices.Contains(hourWords[:], said) && (side != "" || hours[word(i-1)] != "" || hours[word(i+1)] != "" || word(i-1) == "o" && hours[word(i-2)] != "")
		if told = told || of; of || side != "" || said == "o" && word(i+1) == "clock" {
			b.WriteString(line[last:w.from] + side)
			last = w.to
		}
	}
	if !told {
		return line
	}
	return strings.ReplaceAll(b.String()+line[last:], "'", "")
}

// namesApart parts the name of a side from what programs write beside it: getTop, topEdge.
func namesApart(text string) string {
	var b strings.Builder
	begin := 0 // of a part that begins with a capital, or a word
	for i, r := range text {
		switch capital := unicode.IsUpper(r); {
		case capital && i > begin+1:
			if _, named := sideNamed(text[begin:i]); named || text[begin:i] == "get" {
				b.WriteByte(' ')
			}
			fallthrough
		case capital:
			begin = i
		case !isLetter(r):
			begin = i + len(string(r))
		}
		b.WriteRune(r)
	}
	return b.String()
}
