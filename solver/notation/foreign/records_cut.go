package foreign

import "strings"

// Records that break off: nobody wants the puzzle of those that are whole.

// cutRecord is the number of the record that is not whole, from 1, and whether there is
// one. Of sides that are named but make no record those count that stand beside records;
// a text may go on with anything.
func cutRecord(text string, spots, strays []spot) (number int, is bool) {
	if len(spots) == 0 || len(spots) < leastTiles && gapOf(text[:spots[0].at]) > widestGap {
		return 0, false
	}
	apart := widestGap
	if len(spots) > 1 {
		apart = 2 * gapOf(text[spots[0].end:spots[1].at])
	}
	for _, stray := range strays {
		before := 0 // so many records
		for before < len(spots) && spots[before].at < stray.at {
			before++
		}
		if before > 0 && gapOf(text[spots[before-1].end:stray.at]) <= apart || before < len(spots) && gapOf(text[stray.end:spots[before].at]) <= apart {
			return before + 1, true
		}
	}
	last := len(spots) - 1
	// The record has to close, and so have the brackets that open right before the first.
	open := opening(text[:spots[0].at])
	rest := text[spots[last].end:]
	for range open {
		var closed bool
		if rest, closed = behind(rest); !closed {
			return last + 1, true
		}
	}
	return 0, false
}

// behind is what follows the brackets that a text begins in, and whether they close.
func behind(text string) (rest string, closed bool) {
	depth := 0
	for i := range len(text) {
		switch text[i] {
		case '(', '[', '{':
			depth++
		case ')', ']', '}':
			if depth--; depth < 0 {
				return text[i+1:], true
			}
		}
	}
	return "", false
}

// opening is how many brackets open at the end of a text, with a name among them.
func opening(text string) (open int) {
	text = text[max(0, len(text)-widestGap):]
	for i := len(text) - 1; i >= 0; i-- {
		switch c := text[i]; {
		case strings.IndexByte("([{", c) >= 0:
			open++
		case strings.IndexByte(")]},;=:", c) >= 0:
			return open
		}
	}
	return open
}
