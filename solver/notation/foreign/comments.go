package foreign

import "strings"

// Comments in programs: a tile that was commented out is no tile. A page may have run the
// lines of a program together, so that no line that is longer than people write counts.

// remarks are the signs that begin a comment which ends with its line.
var remarks = [...]string{"//", "#", "--", ";", "%"}

// blocks are the signs around comments of any length.
var blocks = [...][2]string{{"/*", "*/"}, {"{- ", " -}"}}

// live reads what stands in no comment. Words behind code say what it means, and may be
// read instead.
func live(read func(string) (*set, error), words bool) func(string) (*set, error) {
	return func(text string) (*set, error) { return read(uncommented(text, words)) }
}

// uncommented is a text with spaces in the place of comments, or of those with nothing
// before them on their lines: what lies somewhere in it lies there in the text.
func uncommented(text string, whole bool) string {
	for _, block := range blocks {
		var live strings.Builder
		for {
			before, rest, begun := strings.Cut(text, block[0])
			inside, after, ended := strings.Cut(rest, block[1])
			if !begun || !ended {
				break
			}
			live.WriteString(before + spaces(block[0]+inside+block[1]))
			text = after
		}
		text = live.String() + text
	}
	var live strings.Builder
	for line := range strings.Lines(text) {
		at := len(line)
		for _, remark := range remarks {
			if i := remarkAt(line[:min(at, widestGap)], remark, whole); i >= 0 && len(line) <= widestGap {
				at = i
			}
		}
		live.WriteString(line[:at] + spaces(line[at:]))
	}
	return live.String()
}

// remarkAt is where a comment begins on a line, or -1: before anything else, or, unless it
// has to be the whole line, with a space behind what ends or parts tiles.
func remarkAt(line, remark string, whole bool) int {
	for at := 0; ; at += len(remark) {
		i := strings.Index(line[at:], remark)
		if i < 0 {
			return -1
		}
		at += i
		before := strings.TrimRight(line[:at], " \t")
		if before == "" || !whole && len(before) < at && strings.IndexByte(",;([{}])\"'", before[len(before)-1]) >= 0 {
			return at
		}
	}
}

// spaces are as many as a text has bytes, on as many lines.
func spaces(text string) string {
	blanks := []byte(text)
	for i, c := range blanks {
		if c != '\n' {
			blanks[i] = ' '
		}
	}
	return string(blanks)
}
