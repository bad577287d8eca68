package generate

import "strings"

// mostFound is how many signs of what stands in place of a day are repeated.
const mostFound = 40

// LinkedDay is the day of a short link such as …/#day=2026-11-21, with whatever
// stands around it, and whether the text has one and no other puzzle. What stands in
// place of the day may be none.
func LinkedDay(text string) (day string, is bool) {
	_, day, is = strings.Cut("#"+strings.TrimSpace(text), "#day=")
	if !is || saysGrid(text) {
		return "", false
	}
	end := 0
	for end < min(len(day), mostFound) && (day[end] == '-' || '0' <= day[end] && day[end] <= '9' || 'a' <= day[end]|0x20 && day[end]|0x20 <= 'z') {
		end++
	}
	return day[:end], true
}

// saysGrid is whether a text says the grid of a puzzle, as a link does or a line of a
// text file. People may well speak of one: "My grid: https://…", "gridiron.example".
func saysGrid(text string) bool {
	text = strings.TrimPrefix(text, "\ufeff")
	for line := range strings.SplitSeq(text, "\n") {
		if key, _, is := strings.Cut(line, ":"); is && strings.TrimSpace(key) == "grid" {
			return true
		}
	}
	for at := range text {
		if strings.HasPrefix(text[at:], "grid=") && (at == 0 || strings.IndexByte("#&? \t\r\n", text[at-1]) >= 0) {
			return true
		}
	}
	return false
}
