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
	name, before, braced := holder(text, spots[last].at)
	if !braced {
		return 0, false
	}
	rest, closed := behind(text[spots[last].end:])
	if !closed {
		return last + 1, true
	}
	next, more := strings.CutPrefix(strings.TrimLeft(rest, " \n\t)"), ",")
	next = strings.TrimLeft(next, " \n\t([")
	if more && next != "" && (strings.HasPrefix(next, name) || strings.HasPrefix(name, next)) {
		return last + 2, true
	}
	_, before, _ = holder(text, spots[0].at)
	for before = strings.TrimRight(before, " \n\t"); strings.HasSuffix(before, "[") || strings.HasSuffix(before, "("); before = strings.TrimRight(before[:len(before)-1], " \n\t") {
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

// holder is how the record begins whose sides begin there, by its name or its bracket,
// what stands before it, and whether it stands in brackets at all.
func holder(text string, at int) (name, before string, braced bool) {
	before = strings.TrimRight(text[max(0, at-widestGap):at], " \n\t\"'")
	if before == "" || strings.IndexByte("{(", before[len(before)-1]) < 0 {
		return "", "", false
	}
	name = before[len(before)-1:]
	before = strings.TrimRight(before[:len(before)-1], " ")
	if words := wordsOf(before); len(words) > 0 && words[len(words)-1].end() == len(before) {
		name = words[len(words)-1].text
	}
	return name, strings.TrimSuffix(before, name), true
}
