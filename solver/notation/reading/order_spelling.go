package reading

import (
	"slices"
	"strings"
	"unicode"
)

// roundArrows go clockwise and anti-clockwise, in turn. 🔄 is much else, too.
var roundArrows = [...]string{"↻", "↺", "⟳", "⟲"}

// inSides writes what stands for sides and directions as words: hours of a clock, round arrows, and names in names
// of a program.
func inSides(text string, codes bool) string {
	for i, sign := range roundArrows {
		if strings.Count(text, sign) == 1 { // on tiles they are pictures
			text = strings.Replace(text, sign, [...]string{" clockwise ", " anticlockwise "}[i%2], 1)
		}
	}
	said := hourWords[:]
	if codes {
		said = said[:slices.Index(said, "h")]
	}
	lower := strings.ToLower(text)
	if !slices.ContainsFunc(said, func(word string) bool { return strings.Contains(lower, word) }) {
		return namesApart(text)
	}
	lines := strings.SplitAfter(text, "\n")
	for i, line := range lines {
		lines[i] = hoursAsSides(line, said)
	}
	return namesApart(strings.Join(lines, ""))
}

// hours are the sides that a clock has at its numbers, and hourWords are what people say beside these. From "h" on
// they may be labels.
var (
	hours     = map[string]string{"12": "top", "3": "right", "6": "bottom", "9": "left", "midi": "top", "12h": "top", "3h": "right", "6h": "bottom", "9h": "left"}
	hourWords = [...]string{"midi", "clock", "uhr", "klokken", "kl", "heures", "h", "12h", "3h", "6h", "9h"}
)

// areCodes reports whether what looks like hours are labels: "9h" recurs, or there is "9t", too.
func areCodes(text string) bool {
	text = strings.ToLower(text)
	if !strings.Contains(text, "h") {
		return false
	}
	for hour := range hours {
		times := 0
		for _, behind := range strings.Split(text, hour)[1:] {
			if strings.HasPrefix(strings.TrimLeft(behind, " "), "h") {
				times++
			}
			if letters := behind[:skipWhile(behind, 0, isLetter)]; times > 1 || signsOf(letters) == 1 && letters != "h" {
				return true
			}
		}
	}
	return false
}

// hoursAsSides names the sides in a line that says hours: "from 9 o'clock", "order: 12, 3, 6, 9 o'clock".
func hoursAsSides(line string, said []string) string {
	lower := strings.ToLower(line)
	if !slices.ContainsFunc(said, func(word string) bool { return strings.Contains(lower, word) }) {
		return line
	}
	words := spansIn(line)
	word := func(i int) string {
		if i < 0 || i == len(words) {
			return ""
		}
		return strings.ToLower(line[words[i].from:words[i].to])
	}
	var b strings.Builder
	last, told := 0, false
	for i, w := range words {
		now := word(i)
		side := hours[now]
		of := slices.Contains(said, now) && (side != "" || hours[word(i-1)] != "" || hours[word(i+1)] != "" || word(i-1) == "o" && hours[word(i-2)] != "")
		if told = told || of; of || side != "" || now == "o" && word(i+1) == "clock" {
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
