package compare

import (
	"strconv"
	"strings"
	"unicode"
	"unicode/utf8"
)

// Numbers in a text. A count is a whole number without a sign that stands by itself.
// None is what belongs to a word (step0, 3x3), a fraction or a power, what a unit
// follows (22 seconds, 5 %), the number of solutions, or a year ("in 2024").

// A grouping is how digits make numbers.
type grouping int

const (
	grouped grouping = iota // 1,350 is one number, and so is 1.350, 1'350, 1 350 with a narrow space
	spaced                  // and 1 350 too
	apart                   // 36,138 is two
)

// A line is what stands on a line of a text. One with numbers only of which some are no
// counts has no counts.
type line struct {
	counts   []uint64
	together []uint64 // the most of them with nothing but separators between
	bare     bool     // without words
	typed    bool     // at a prompt
	huge     bool     // one is larger than any count
}

func lineOf(text string, way grouping) *line {
	l := &line{}
	first, _, _ := strings.Cut(strings.TrimSpace(text), " ")
	l.bare = !strings.ContainsFunc(text, unicode.IsLetter)
	l.typed = !l.bare && (first == "?-" || first == "$" || strings.HasSuffix(first, ">") && !strings.HasPrefix(first, "<"))
	begun, last := 0, 0 // which count is the first of those together, and where the last one ends
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

// parting reports whether a text only parts counts that stand together.
func parting(text string) bool {
	switch strings.Trim(text, " \t\u00a0\u2009\u202f,;|/") {
	case "", "and", "und", "et", "og", "&":
		return true
	}
	return false
}

// runOf reads digits and what stands between them, up to where it ends: the groups of a
// number, numbers of a list, or a number and a power of ten such as 1e6; none where it is a
// fraction, a date or too large.
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

// mostZeros is more than a count ends with.
const mostZeros = 20

// units follow what is no count of a search: words of one or two letters, and how longer
// ones begin.
const units = " s ms us µs μs ns min h timer mb kb % sec sek milli micro mikro nano hour heure stunde percent prozent soluti lösung løsning "

// wordMost is how many bytes of a text are looked at for the word beside a number.
const wordMost = 24

// stands reports whether a number stands by itself, no unit follows, and it is no year.
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

// separator is a sign that people set between thousands, or between numbers, at the
// beginning of a text; "" where there is none.
func separator(text string, way grouping) string {
	sign, size := utf8.DecodeRuneInString(text)
	if strings.ContainsRune(",.'’_\u00a0\u2009\u202f", sign) || way == spaced && sign == ' ' {
		return text[:size]
	}
	return ""
}
