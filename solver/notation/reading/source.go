package reading

import (
	"slices"
	"sort"
	"strings"
)

// A source is a text in one spelling: what means the same is written the same, and markup is gone.
// Every line remembers which line of the text as it came it stands on.
type source struct {
	lines  []line
	filled []record // the lines that hold something
	text   string   // the lines joined
	at     []int    // where each line begins in text
	facts  []Fact   // the markup
	spans  []span   // its words, once they are asked for

	commented []Fact // lines of comments that look like the others
}

// tell remembers what something was taken for.
func (s *source) tell(kind FactKind, text string, line int) {
	s.facts = append(s.facts, Fact{Kind: kind, Text: text, Line: line})
}

// A line is one line of a source.
type line struct {
	text   string
	number int // counted from 1, in the text as it came
}

// normalise reads a text into a source.
func normalise(text string) *source {
	s := &source{}
	text = unpaired(s.uncommented(s.unescape(respell(text))))
	var raw []line
	lower := strings.ToLower(text)
	switch {
	case strings.Contains(lower, "<td") || strings.Contains(lower, "<th"):
		raw = s.htmlRows(text)
	case strings.Contains(text, `\\`) && strings.Contains(text, "&"), strings.Contains(text, `\item`):
		raw = s.latexRows(text)
	case strings.Count(text, "</")+strings.Count(text, "/>") >= leastTags:
		raw = linesOf(s.bracketed(text))
	default:
		raw = linesOf(text)
	}
	chat := isChat(raw)
	s.at, s.lines, s.filled = make([]int, 0, len(raw)), make([]line, 0, len(raw)), make([]record, 0, len(raw))
	var joined strings.Builder
	quoted, bold := isQuoted(raw), tellsBold(raw)
	pages := slices.IndexFunc(raw, func(l line) bool { return namesPages(l.text) })
	for i, l := range raw {
		if quoted {
			l.text = s.unquote(l)
		}
		if i == pages && !slices.ContainsFunc(raw[i+1:], func(l line) bool { return namesPages(l.text) }) {
			s.tell(Around, l.text, l.number)
			l.text = ""
		}
		l.text = s.unruled(s.unembolden(s.untasked(l.text, l.number), l.number, bold), l.number)
		if chat {
			l.text = s.unsaid(l.text, l.number)
		}
		l.text = strings.TrimRight(l.text, " \t")
		s.at = append(s.at, joined.Len())
		s.lines = append(s.lines, l)
		if strings.TrimSpace(l.text) != "" {
			s.filled = append(s.filled, record{text: l.text, line: l.number})
		}
		joined.WriteString(l.text)
		joined.WriteByte('\n')
	}
	s.text = joined.String()
	return s
}

func linesOf(text string) []line {
	texts := strings.Split(text, "\n")
	lines := make([]line, len(texts))
	for i, l := range texts {
		lines[i] = line{l, i + 1}
	}
	return lines
}

// number is on which line of the text as it came a place of the source stands.
func (s *source) number(at int) int {
	return s.lines[sort.SearchInts(s.at, at+1)-1].number
}

// respellings maps signs to the one way in which they are written here. The first row are signs
// that are not seen.
var respellings = strings.NewReplacer(
	"\ufeff", "", "\u200b", "", "\ufe0f", "", "\u202a", "", "\u202b", "", "\u202c", "", "\u202d", "", "\u202e", "",
	"\u2066", "", "\u2067", "", "\u2068", "", "\u2069", "",
	"\r\n", "\n", "\r", "\n", "\u20e3", " ", "\u00a0", " ", "\u2007", " ", "\u202f", " ",
	"\u2212", "-", "’", "'", "′", "'",
	"│", "|", "┃", "|", "║", "|", "─", "-", "━", "-", "═", "=",
	"┌", "+", "┐", "+", "└", "+", "┘", "+", "├", "+", "┤", "+", "┬", "+", "┴", "+", "┼", "+",
	"╔", "+", "╗", "+", "╚", "+", "╝", "+", "╠", "+", "╣", "+", "╦", "+", "╩", "+", "╬", "+",
	"╭", "+", "╮", "+", "╰", "+", "╯", "+",
	"“", `"`, "”", `"`, "„", `"`, "‟", `"`, "«", `"`, "»", `"`,
)

// respell replaces signs that mean the same. A dash right before a value, as word processors make
// them, is a minus.
func respell(text string) string {
	text = nameArrows(negate(respellings.Replace(strings.ToValidUTF8(text, "\ufffd"))))
	if strings.Contains(text, "{|") { // a table of a wiki
		text = strings.NewReplacer("||", "|", "!!", "|").Replace(text)
	}
	if !strings.Contains(text, "–") {
		return text
	}
	var b strings.Builder
	last := rune(0)
	for i, r := range text {
		if r == '–' && !wordy(last) && wordy(firstSign(text[i+len("–"):])) {
			r = '-'
		}
		b.WriteRune(r)
		last = r
	}
	return b.String()
}

// nameArrows writes arrows that name the sides as words: where a text has all four, and each stands in front of
// a label or among the four on a line that names the columns. Others are pictures, or halves.
func nameArrows(text string) string {
	for _, arrows := range [][4]string{{"↑", "→", "↓", "←"}, {"⬆", "➡", "⬇", "⬅"}, {"▲", "▶", "▼", "◀"}} {
		if !slices.ContainsFunc(arrows[:], func(arrow string) bool { return !strings.Contains(text, arrow) }) && !arePictures(text, strings.Join(arrows[:], "")) {
			text = strings.NewReplacer(arrows[0], " top ", arrows[1], " right ", arrows[2], " bottom ", arrows[3], " left ").Replace(text)
		}
	}
	return text
}

// arePictures reports whether two lines of a text have arrows with no label behind them.
func arePictures(text, arrows string) bool {
	lone := 0
	for _, l := range strings.Split(text, "\n") {
		for at := strings.IndexAny(l, arrows); at >= 0; at = strings.IndexAny(l, arrows) {
			l = strings.TrimLeft(l[at:][len("↑"):], " \t:=-\"'")
			if r := firstSign(l); l == "" || !wordy(r) && (r < 0x80 || strings.ContainsRune(arrows, r)) {
				lone++
				break
			}
		}
	}
	return lone > 1
}

// negate writes (- fox), as Lisp negates a value, as -fox.
func negate(text string) string {
	var b strings.Builder
	for {
		at := strings.Index(text, "(- ")
		if at < 0 {
			break
		}
		b.WriteString(text[:at])
		text = text[at:]
		if end := skipWhile(text, len("(- "), wordy); end > len("(- ") && end < len(text) && text[end] == ')' {
			b.WriteString("-" + text[len("(- "):end])
			text = text[end+1:]
		} else {
			b.WriteByte('(')
			text = text[1:]
		}
	}
	return b.String() + text
}

// unquote drops the marks in front of a quoted mail.
func (s *source) unquote(l line) string {
	rest := strings.TrimLeft(l.text, " \t")
	if !strings.HasPrefix(rest, ">") {
		return l.text
	}
	s.tell(Markup, ">", l.number)
	return strings.TrimLeft(rest, "> \t")
}

// isQuoted reports whether a text is a quoted mail: most lines begin with ">", and in none of them a word within
// does.
func isQuoted(lines []line) bool {
	quoted, filled := 0, 0
	for _, l := range lines {
		rest := strings.TrimSpace(l.text)
		if rest == "" {
			continue
		}
		if filled++; !strings.HasPrefix(rest, ">") {
			continue
		}
		quoted++
		rest = strings.TrimLeft(rest, "> \t")
		for i := 1; i < len(rest); i++ {
			if rest[i] == '>' && !wordy(lastSign(rest[:i])) && wordy(firstSign(rest[i+1:])) {
				return false
			}
		}
	}
	return 2*quoted > filled
}

// untasked drops the box of a task of Markdown: "- [x] fox, owl". In "- [x] [b] [c] [D]" the box is a side.
func (s *source) untasked(text string, number int) string {
	end := bulletIn(text)
	if end == 0 || len(text) < end+len("[x] ") || text[end] != '[' || text[end+2:end+4] != "] " || strings.IndexByte(" xX", text[end+1]) < 0 || strings.IndexByte(text[end+4:], '[') >= 0 {
		return text
	}
	s.tell(Markup, text[end:end+3], number)
	return text[:end] + text[end+4:]
}

// unembolden drops the stars around bold lines and list marks of Markdown, "**1.** fox, owl", and around words
// where these are no mark of halves.
func (s *source) unembolden(text string, number int, told bool) string {
	parts := strings.Split(text, "**")
	if len(parts) < 3 {
		return text
	}
	plain := strings.Join(parts, "")
	if told && boldKeys(parts) {
		told = false
	}
	if told && len(parts) > 3 || told && !boldLine(parts) {
		if !boldMark(parts) {
			return text
		}
		plain = parts[0] + parts[1] + strings.Join(parts[2:], "**")
	}
	s.tell(Markup, "*", number)
	return plain
}

// boldLine reports whether stars enclose all words of a line.
func boldLine(parts []string) bool {
	for i := 0; i < len(parts); i += 2 {
		if hasWord(parts[i], 1) {
			return false
		}
	}
	return true
}

// boldMark reports whether stars enclose the list mark of a line.
func boldMark(parts []string) bool {
	ends := func(sign rune) bool { return sign != 0 && strings.ContainsRune(ending, sign) }
	return !hasWord(parts[0], 1) && (ends(lastSign(parts[1])) || ends(firstSign(parts[2])) || isNumber(parts[1]))
}

// boldKeys reports whether a colon ends all words that are bold, or stands behind them.
func boldKeys(parts []string) bool {
	for i := 1; i+1 < len(parts); i += 2 {
		if lastSign(parts[i]) != ':' && firstSign(parts[i+1]) != ':' {
			return false
		}
	}
	return len(parts)%2 == 1
}

// leastBold is how many lines have some words that are bold, where bold tells the halves.
const leastBold = 3

// tellsBold reports whether some words of lines are bold and others are not: that may tell the halves.
func tellsBold(lines []line) bool {
	n := 0
	for _, l := range lines {
		parts := strings.Split(l.text, "**")
		if len(parts) > 2 && boldMark(parts) {
			parts = parts[2:]
		}
		if len(parts) > 1 && !boldLine(parts) {
			n++
		}
	}
	return n >= leastBold
}

// unsaid drops the time and the name in front of what is said in a chat: "[12:10] Mette: ". The first ones are told.
func (s *source) unsaid(text string, number int) string {
	at := saidAt(text)
	if at > 0 {
		dropped := Fact{Kind: Around, Text: strings.TrimSpace(text[:at]), Line: number}
		if slices.ContainsFunc(s.facts, func(f Fact) bool { return f.Kind == Around }) {
			dropped.Kind = Markup
		}
		s.facts = append(s.facts, dropped)
	}
	return text[at:]
}

// isChat reports whether most lines begin with a time and a name.
func isChat(lines []line) bool {
	said, filled := 0, 0
	for _, l := range lines {
		if strings.TrimSpace(l.text) != "" {
			filled++
		}
		if saidAt(l.text) > 0 {
			said++
		}
	}
	return 2*said > filled
}

// saidAt is where a line of a chat goes on behind a time and a name, or 0. Sides have no names: "1:10 left: fox".
func saidAt(text string) int {
	if text == "" || text[0] != '[' && !isDigit(rune(text[0])) {
		return 0
	}
	time := strings.IndexByte(text[:min(len(text), maxSaid)], ':')
	if time < 1 || !isDigit(rune(text[time-1])) || skipWhile(text, time+1, isDigit) != time+len(":00") {
		return 0
	}
	behind := skipWhile(text, time, func(r rune) bool { return isDigit(r) || strings.ContainsRune(":]- APM", r) })
	end := strings.Index(text[behind:min(len(text), behind+maxSaid)], ": ")
	if end < 0 || strings.ContainsAny(text[behind:behind+end], ",;|\t/") || slices.ContainsFunc(strings.Fields(text[behind:behind+end]), mayName) {
		return 0
	}
	return behind + end + len(": ")
}

// maxSaid is how many signs a date, or a name, has in a chat.
const maxSaid = 30

// unruled drops a line that draws a line, as around the cells of a table.
func (s *source) unruled(text string, number int) string {
	rule := strings.TrimSpace(text)
	drawn := len(rule) >= leastRule && strings.Trim(rule, "+-=_|*:.'` ") == "" && hasAny(rule, "---", "===")
	if !drawn && !alignsColumns(rule) {
		return text
	}
	s.tell(Markup, rule[:min(len(rule), leastRule)], number)
	return ""
}

// alignsColumns reports whether a line says on which side the words of each column of Markdown stand: "|:-:|--:|".
func alignsColumns(rule string) bool {
	cells := strings.Split(strings.Trim(rule, "|"), "|")
	for _, cell := range cells {
		dashes := strings.TrimSuffix(strings.TrimPrefix(strings.TrimSpace(cell), ":"), ":")
		if dashes == "" || strings.Trim(dashes, "-") != "" {
			return false
		}
	}
	return len(cells) > 2
}

// leastRule is how many signs a line has that is no tile of signs.
const leastRule = 7

// namesPages reports whether a line says nothing else than which pages it is about: "Seiten 1-2", "page 1 of 2".
func namesPages(text string) bool {
	text = strings.ToLower(text)
	if !hasTextWord(text, func(w textWord) bool { return isOneOf(w.word, pages) }) {
		return false
	}
	words := strings.FieldsFunc(text, func(r rune) bool { return strings.ContainsRune(" \t-–,.:()", r) })
	return len(words) > 1 && isOneOf(words[0], pages) && !slices.ContainsFunc(words[1:], func(w string) bool {
		return !isNumber(w) && !isJoin(w) && !isOneOf(w, fillers|choices|prepositions) && w != "sur"
	})
}
