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
		text = text[len(before)+len("gri"):] // with a letter before what comes next
	}
}
