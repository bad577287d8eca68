package notation

import (
	"strings"
	"unicode"
)

// unseen stands for a sign that cannot be seen.
const unseen = '\uFFFD'

// mostMarks is how many marks a letter may carry. More climb over the lines beside it.
const mostMarks = 5

// Shown is a text from outside as people are shown it, on one line: what cannot be
// seen, what commands a terminal and what turns round its neighbours is made visible.
// A control of ASCII is its picture, any other such sign a replacement character. What
// joins letters and emoji stays, and so do letters that are read from the right. The
// page's rule is the same, see web/app/speech/speech.js, but that it isolates such letters.
func Shown(text string) string {
	var shown strings.Builder
	marks, flag := 0, 0
	for at, r := range text {
		flag = max(flag, at+lengthOfFlag(text[at:]))
		if marks++; !unicode.Is(unicode.M, r) {
			marks = 0
		}
		switch {
		case marks > mostMarks+1:
		case marks > mostMarks:
			shown.WriteRune(unseen)
		case r < ' ':
			shown.WriteRune('\u2400' + r)
		case r == 0x7F:
			shown.WriteRune('\u2421')
		case at < flag, !unicode.In(r, unicode.Cc, unicode.Cf, unicode.Zl, unicode.Zp), isHonest(r):
			shown.WriteRune(r)
		default:
			shown.WriteRune(unseen)
		}
	}
	return shown.String()
}

// lengthOfFlag is how many bytes at the head of a text are the flag of a part of a
// country: a black flag, tags, and their end.
func lengthOfFlag(text string) int {
	tagged, flag := strings.CutPrefix(text, "\U0001F3F4")
	if !flag {
		return 0
	}
	rest := strings.TrimLeftFunc(tagged, func(r rune) bool { return 0xE0020 <= r && r <= 0xE007E })
	after, ended := strings.CutPrefix(rest, "\U000E007F")
	if !ended || len(rest) == len(tagged) {
		return 0
	}
	return len(text) - len(after)
}

// isHonest reports whether a sign of format joins or parts others as it should: the
// joiners of scripts and emoji, soft hyphens, and Arabic and Syriac signs that are seen.
func isHonest(r rune) bool {
	switch r {
	case '\u00AD', '\u06DD', '\u070F', '\u08E2', '\u200C', '\u200D':
		return true
	}
	return '\u0600' <= r && r <= '\u0605'
}
