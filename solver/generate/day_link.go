package generate

import (
	"strings"
	"unicode"

	"edgewise/solver/notation"
)

// mostFound is the most characters of an invalid day that are returned.
const mostFound = 40

// LinkedDay finds the day in a text with a short link such as …/#day=2026-11-21. It reports false
// if the text has none, or describes another puzzle. The day may be invalid: then it is the word that
// is written there.
func LinkedDay(text string) (day string, is bool) {
	_, day, is = strings.Cut("#"+strings.TrimSpace(text), "#day=")
	if !is || saysGrid(text) {
		return "", false
	}
	day = strings.ToValidUTF8(day, "\ufffd")
	if end := len(day) - len(strings.TrimLeft(day, "-0123456789")); DayVersion(day[:end]) > 0 {
		return day[:end], true
	}
	word, _, _ := strings.Cut(day, "&")
	if end := strings.IndexFunc(word, func(r rune) bool { return unicode.IsSpace(r) || unicode.IsControl(r) }); end >= 0 {
		word = word[:end]
	}
	return notation.Clip(strings.TrimRight(word, ".,;:!?)]}\"'”»"), mostFound), true
}

// saysGrid reports whether a text gives the grid of a puzzle, as a link or a line of a text file
// does. Merely mentioning one does not count: "My grid: https://…", "gridiron.example".
func saysGrid(text string) bool {
	for {
		before, after, is := strings.Cut(text, "grid")
		if !is {
			return false
		}
		head, after := strings.TrimRight(before, " \t\ufeff"), strings.TrimSpace(after)
		begins := head == "" || strings.HasSuffix(head, "\n")
		if strings.HasPrefix(after, ":") && begins {
			return true
		}
		if strings.HasPrefix(after, "=") && (begins || head != before || strings.ContainsAny(head[len(head)-1:], "#&?")) {
			return true
		}
		text = text[len(before)+len("gri"):] // keep a letter before the next "grid"
	}
}
