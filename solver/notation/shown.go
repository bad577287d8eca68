package notation

import (
	"strconv"
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
// joins letters and emoji stays, and so do letters that are read from the right.
func Shown(text string) string {
	var shown strings.Builder
	marks, flag := 0, false
	for _, r := range text {
		flag = r == '\U0001F3F4' || flag && 0xE0020 <= r && r <= 0xE007F
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
		case strconv.IsPrint(r), flag, joins(r):
			shown.WriteRune(r)
		default:
			shown.WriteRune(unseen)
		}
	}
	return shown.String()
}

// joins reports whether a sign that cannot be seen joins or parts others as it should:
// spaces that do not break or are wide, soft hyphens, and the joiners of scripts and emoji.
func joins(r rune) bool {
	switch r {
	case '\u00A0', '\u202F', '\u3000', '\u00AD', '\u200C', '\u200D':
		return true
	}
	return false
}
