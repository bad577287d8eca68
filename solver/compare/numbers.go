package compare

import (
	"strconv"
	"strings"
	"unicode"
	"unicode/utf8"
)

// Numbers in a text. A count is a whole number without a sign that stands alone. It is not part
// of a word (step0, 3x3), a fraction or a power, not followed by a unit (22 seconds, 5 %), not
// the number of solutions, and not a year ("in 2024").

// A grouping is a way to read digits as numbers.
type grouping int

const (
	grouped grouping = iota // 1,350 is one number, and so are 1.350, 1'350, and 1 350 with a narrow space
	spaced                  // and 1 350, too
	apart                   // 36,138 is two numbers
)

// A line is the content of a line of text. A line of numbers only, some of which are no counts,
// has no counts.
type line struct {
	counts   []uint64
	together []uint64 // the longest run of them with only separators between
	bare     bool     // without words
	typed    bool     // after a prompt
	huge     bool     // one number is larger than any count
}

func lineOf(text string, way grouping) *line {
	l := &line{}
	first, _, _ := strings.Cut(strings.TrimSpace(text), " ")
	l.bare = !strings.ContainsFunc(text, unicode.IsLetter)
	l.typed = !l.bare && (first == "?-" || first == "$" || strings.HasSuffix(first, ">") && !strings.HasPrefix(first, "<"))
	begun, last := 0, 0 // the first count of the current run, and the end of the last count
	for at := 0; at < len(text); at++ {
		if !isDigit(text, at) {
			continue
		}
		run, end, huge := runOf(text, at, way)
		l.huge = l.huge || huge
		switch {
		case len(run) > 0 && stands(text, at, end, run[0]):
			if !parting(text[last:at]) {
				begun = len(l.counts)
			}
			l.counts, last = append(l.counts, run...), end
			if stretch := l.counts[begun:]; len(stretch) > len(l.together) {
				l.together = stretch
			}
		case l.bare:
			return &line{bare: true, huge: l.huge}
		}
		at = end
	}
	return l
}

// parting reports whether a text only separates counts that belong together.
func parting(text string) bool {
	switch strings.Trim(text, " \t\u00a0\u2009\u202f,;|/") {
	case "", "and", "und", "et", "og", "&":
		return true
	}
	return false
}

// runOf reads digits and separators as far as they go: the groups of a number, numbers of a list,
// or a number with a power of ten such as 1e6. It returns none for a fraction, a date, or a
// number that is too large.
func runOf(text string, at int, way grouping) (numbers []uint64, end int, huge bool) {
	var groups []string
	between, one := "", way != apart
	for {
		start := at
		for isDigit(text, at) {
			at++
		}
		group := text[start:at]
		one = one && (len(groups) == 0 && len(group) <= 3 || len(groups) > 0 && len(group) == 3)
		groups = append(groups, group)
		sign := separator(text[at:], way)
		if sign == "" || !isDigit(text, at+len(sign)) || between != "" && sign != between {
			break
		}
		between = sign
		at += len(sign)
	}
	switch {
	case one:
		groups = []string{strings.Join(groups, "")}
	case len(groups) > 1 && strings.Contains(".'’_", between):
		return nil, at, false
	}
	if power := at + 1; len(groups) == 1 && isDigit(text, power) && text[at]|0x20 == 'e' {
		for at = power; isDigit(text, at); at++ {
		}
		zeros, err := strconv.Atoi(text[power:at])
		if err != nil {
			zeros = mostZeros
		}
		groups[0] += strings.Repeat("0", min(zeros, mostZeros))
	}
	for _, group := range groups {
		n, err := strconv.ParseUint(group, 10, 64)
		if err != nil {
			return nil, at, true
		}
		numbers = append(numbers, n)
	}
	return numbers, at, false
}

// mostZeros is more zeros than a count can end with.
const mostZeros = 20

// units follow numbers that are no counts: words of one or two letters, and the first letters of
// longer words.
const units = " s ms us µs μs ns min h timer mb kb % sec sek milli micro mikro nano hour heure stunde percent prozent soluti lösung løsning "

// wordMost is how many bytes beside a number are examined for a word.
const wordMost = 24

// stands reports whether a number stands alone, is not followed by a unit, and is no year.
func stands(text string, from, end int, n uint64) bool {
	before, _ := utf8.DecodeLastRuneInString(text[:from])
	after, size := utf8.DecodeRuneInString(text[end:])
	if unicode.IsLetter(before) || strings.ContainsRune("-−+.^_×·/*", before) {
		return false
	}
	if unicode.IsLetter(after) || strings.ContainsRune("%!^_×·/*-°⁰¹²³⁴⁵⁶⁷⁸⁹", after) || after == '.' && isDigit(text, end+size) {
		return false
	}
	word := strings.ToLower(strings.TrimLeft(text[end:min(len(text), end+wordMost)], " \u00a0\u2009\u202f"))
	if cut := strings.IndexFunc(word, func(r rune) bool { return !unicode.IsLetter(r) && r != '%' }); cut >= 0 {
		word = word[:cut]
	}
	for _, unit := range strings.Fields(units) {
		if word == unit || len(unit) > 2 && strings.HasPrefix(word, unit) {
			return false
		}
	}
	former := strings.ToLower(text[max(0, from-wordMost):from])
	year := 1900 <= n && n < 2100 && (strings.HasSuffix(former, "in ") || strings.HasSuffix(former, "im "))
	return !year && !strings.HasSuffix(former, "solutions: ")
}

func isDigit(text string, at int) bool { return at < len(text) && '0' <= text[at] && text[at] <= '9' }

// separator is the sign between groups of digits or between numbers at the start of a text, "" if
// there is none.
func separator(text string, way grouping) string {
	sign, size := utf8.DecodeRuneInString(text)
	if strings.ContainsRune(",.'’_\u00a0\u2009\u202f", sign) || way == spaced && sign == ' ' {
		return text[:size]
	}
	return ""
}
