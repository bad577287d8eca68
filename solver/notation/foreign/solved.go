package foreign

import "strings"

// solvedLink is the puzzle that "edgewise solve -json" names in what it prints: a
// link of our own, with the board that was found.
func solvedLink(text string) (link string, is bool) {
	if !strings.HasPrefix(strings.TrimSpace(text), "{") || !strings.Contains(text, `"puzzle"`) {
		return "", false
	}
	object, err := parseJSON(text)
	if err != nil {
		return "", false
	}
	puzzle := object.member("puzzle")
	return puzzle.text, puzzle.kind == '"' && object.member("status").kind == '"' && strings.HasPrefix(puzzle.text, "#")
}
