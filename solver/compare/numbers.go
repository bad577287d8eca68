package compare

import (
	"math"
	"slices"
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

// A line is what stands on a line of a text.
type line struct {
	counts             []uint64
	together           []uint64 // the most of them with nothing but separators between
	bare, blank, typed bool     // without words; without any sign of a count or a word; at a prompt
	odd                bool     // with numbers only, of which some are no counts
}

// linesOf are the lines of a text. Where nothing but prompts has numbers, a page has run
// questions and answers together.
func linesOf(text string, way grouping) (lines []line) {
	answers := 0
	for text := range strings.SplitSeq(text, "\n") {
		l := lineOf(text, way)
		if first, _, _ := strings.Cut(strings.TrimSpace(text), " "); !l.bare {
			l.typed = first == "?-" || first == "$" || len(first) > 1 && strings.HasSuffix(first, ">") && first[0] != '<' || strings.HasPrefix(first, ">")
		}
		if !l.typed {
			answers += len(l.counts)
		}
		lines = append(lines, l)
	}
	for i := range lines {
		lines[i].typed = lines[i].typed && answers > 0
	}
	return lines
}

// lineOf reads one line.
func lineOf(text string, way grouping) (l line) {
	l.bare = !strings.ContainsFunc(text, unicode.IsLetter)
	l.blank = l.bare && !strings.ContainsFunc(text, unicode.IsDigit)
	begun, last := 0, 0 // which count is the first of those together, and where the last one ends
	for at := 0; at < len(text); at++ {
		if !isDigit(text, at) {
			continue
		}
		run, end := runOf(text, at, way)
		if run == nil || !stands(text, at, end, run[0]) {
			l.odd = l.bare
		} else {
			if strings.Trim(text[last:at], " \t\u00a0\u2009\u202f,;|/") != "" {
				begun = len(l.counts)
			}
			l.counts, last = append(l.counts, run...), end
			if stretch := l.counts[begun:]; len(stretch) > len(l.together) {
				l.together = stretch
			}
		}
		at = end
	}
	return l
}

// runOf reads digits and what stands between them, up to where it ends: the groups of a
// number or numbers of a list; none where it is a fraction, a date or too large.
func runOf(text string, at int, way grouping) (numbers []uint64, end int) {
	var groups []string
	between := ""
	for {
		start := at
		for isDigit(text, at) {
			at++
		}
		groups = append(groups, text[start:at])
		sign := separator(text[at:], way)
		if sign == "" || !isDigit(text, at+len(sign)) || between != "" && sign != between {
			break
		}
		between = sign
		at += len(sign)
	}
	one := len(groups) > 1 && way != apart && len(groups[0]) <= 3
	for _, group := range groups[1:] {
		one = one && len(group) == 3
	}
	switch {
	case one:
		groups = []string{strings.Join(groups, "")}
	case len(groups) > 1 && strings.Contains(".'’_", between):
		return nil, at
	}
	for _, group := range groups {
		n := uint64(0)
		for _, sign := range []byte(group) {
			digit := uint64(sign - '0')
			if n > (math.MaxUint64-digit)/10 {
				return nil, at
			}
			n = n*10 + digit
		}
		numbers = append(numbers, n)
	}
	return numbers, at
}

// units follow what is no count of a search, whole words or how they begin.
var (
	units      = []string{"s", "ms", "us", "µs", "μs", "ns", "min", "h", "timer", "mb", "kb"}
	beginnings = []string{"sec", "sek", "milli", "micro", "mikro", "nano", "minut", "hour", "heure", "stunde", "percent", "prozent", "soluti", "lösung", "løsning"}
)

// wordMost is how many bytes of a text are looked at for the word beside a number.
const wordMost = 24

// stands reports whether a number stands by itself and no unit follows.
func stands(text string, from, end int, n uint64) bool {
	before, _ := utf8.DecodeLastRuneInString(text[:from])
	after, size := utf8.DecodeRuneInString(text[end:])
	if unicode.IsLetter(before) || unicode.IsNumber(before) || strings.ContainsRune("-−+.^_×·/*", before) {
		return false
	}
	if end < len(text) && (unicode.IsLetter(after) || unicode.IsNumber(after) || strings.ContainsRune("%!^_×·/*-°", after)) || after == '.' && isDigit(text, end+size) {
		return false
	}
	word := strings.ToLower(strings.TrimLeft(text[end:min(len(text), end+wordMost)], " \u00a0\u2009\u202f"))
	if cut := strings.IndexFunc(word, func(r rune) bool { return !unicode.IsLetter(r) && r != '%' }); cut >= 0 {
		word = word[:cut]
	}
	begins := func(beginning string) bool { return strings.HasPrefix(word, beginning) }
	if slices.Contains(units, word) || strings.HasPrefix(word, "%") || slices.ContainsFunc(beginnings, begins) {
		return false
	}
	former := strings.Fields(strings.ToLower(text[max(0, from-wordMost):from]))
	if len(former) == 0 {
		return true
	}
	last := former[len(former)-1]
	return !strings.HasPrefix(last, "solutions") && !(slices.Contains([]string{"in", "im", "en", "i"}, last) && 1900 <= n && n < 2100)
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
