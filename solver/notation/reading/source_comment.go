package reading

import (
	"slices"
	"strings"
)

// A comment of a program may hold tiles that the program does without: "# (1, 'A', 'B', 'C', 'D'),", and so do lines
// that are struck out: "3. ~~fox, owl, …~~". They look like the lines that are no comments, and would be read as tiles
// like these.

// leastAlike is how many lines have to look like one in a comment.
const leastAlike = 3

// uncommented takes the lines of comments out of a text that look like lines outside, and remembers them.
func (s *source) uncommented(text string) string {
	lines := strings.Split(text, "\n")
	inside := make([]string, len(lines)) // what stands in a comment; "" for a line that is none
	closing := ""
	for i, l := range lines {
		inside[i], closing = commentIn(l, closing)
	}
	if strings.Join(inside, "") == "" {
		return text
	}
	shapes, words := map[string]int{}, map[string]bool{}
	for i, l := range lines {
		if inside[i] == "" {
			shapes[shapeOf(l)]++
			for _, w := range bareWords(l) {
				words[w] = true
			}
		}
	}
	for from := 0; from < len(lines); from++ {
		to := from
		var tiles []int
		for to < len(lines) && inside[to] != "" {
			shape := shapeOf(inside[to])
			named := wordsIn(inside[to], "")
			isAlien := func(w string) bool { return !words[w] && !isNumber(w) }
			if strings.Count(shape, "a") > 1 && shapes[shape] >= leastAlike && headed(named) == "" && (strings.ContainsAny(shape, "\"[({") || !slices.ContainsFunc(bareWords(inside[to]), isAlien)) {
				tiles = append(tiles, to)
			}
			to++
		}
		if tiles != nil && 2*len(tiles) <= len(lines) {
			for i := from; i < to; i++ {
				isTile := slices.Contains(tiles, i)
				if isTile {
					s.commented = append(s.commented, Fact{Kind: Around, Text: strings.TrimSpace(lines[i]), Line: i + 1})
				}
				if isTile || !hasWord(inside[i], 1) {
					lines[i] = ""
				}
			}
		}
		from = to
	}
	s.facts = append(s.facts, s.commented...)
	return strings.Join(lines, "\n")
}

// bareWords are the words of a line without any signs: "R,G" has two.
func bareWords(line string) []string {
	return strings.FieldsFunc(line, func(r rune) bool { return !wordy(r) })
}

// comments are the marks with which a comment of lines begins, and blocks those around others.
var (
	comments = []string{"//", "#", "--", ";", "%"}
	blocks   = [...][2]string{{"/*", "*/"}, {"<!--", "-->"}, {"(*", "*)"}, {"{-", "-}"}}
)

// commentIn is what a line has within a comment, or struck out, a blank at least, or "" where it is none; and what closes
// the comment that goes on behind the line.
func commentIn(line, closing string) (inside, still string) {
	line = strings.TrimSpace(line)
	if closing == "" {
		for _, marks := range blocks {
			if rest, is := strings.CutPrefix(line, marks[0]); is {
				line, closing = rest, marks[1]
			}
		}
	}
	if closing != "" {
		before, behind, ends := strings.Cut(line, closing)
		if !ends {
			return before + " ", closing
		}
		if strings.Trim(behind, " \t,;") != "" { // the line goes on
			return "", ""
		}
		return before + " ", ""
	}
	if struck, is := strings.CutSuffix(strings.TrimLeft(line, "0123456789.)-* "), "~~"); is && strings.LastIndex(struck, "~~") == 0 {
		return strings.ReplaceAll(line, "~~", "") + " ", ""
	}
	for _, mark := range comments {
		rest, is := strings.CutPrefix(line, mark)
		if first := firstSign(rest); is && (mark == "//" || !wordy(first) && first != rune(mark[0])) {
			return rest + " ", ""
		}
	}
	return "", ""
}

// shapeOf is a line with one sign for each word, and without what a label may do without.
func shapeOf(line string) string {
	var b strings.Builder
	last := rune(' ')
	for _, r := range strings.Trim(line, " \t,;") {
		switch {
		case wordy(r):
			if last != 'a' {
				b.WriteByte('a')
			}
			r = 'a'
		case r == '\'' && last == 'a', strings.ContainsRune("+-~", r), isBlank(r) && isBlank(last):
			continue
		default:
			b.WriteRune(r)
		}
		last = r
	}
	return b.String()
}
