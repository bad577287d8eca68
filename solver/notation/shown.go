package notation

import (
	"strings"
	"unicode"
)

// unseen is the replacement character.
const unseen = '\uFFFD'

// mostMarks is how many marks a letter may carry. More would cover the lines above and below.
const mostMarks = 5

// Shown makes a text from outside safe to show on one line: characters that cannot be seen, that
// command a terminal, or that reverse their neighbours become visible. A control character of
// ASCII becomes its picture, any other the replacement character. Joiners of letters and emoji
// stay, and so do right-to-left letters. The page does the same, see web/app/speech/speech.js, and
// isolates right-to-left letters as well.
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

// lengthOfFlag is the length in bytes of the flag that a text begins with, such as Scotland's: a
// black flag, tags, and an end tag. It is 0 if there is none.
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

// isHonest reports whether a format character only joins or separates others, or can be seen: the
// joiners of scripts and emoji, soft hyphens, and some Arabic and Syriac signs.
func isHonest(r rune) bool {
	switch r {
	case '\u00AD', '\u06DD', '\u070F', '\u08E2', '\u200C', '\u200D':
		return true
	}
	return '\u0600' <= r && r <= '\u0605'
}
