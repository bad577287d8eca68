package foreign

import "strings"

// Comments in programs: a tile that was commented out is no tile.
//
//	tiles = [ "HDdh", /* "CHsh", */
//	       // "DCcd",
//	          "SDsh"  # was "SDss"
//
// A page may have run the lines of a program together, so that comments to the end of the
// line count only where it is no longer than people write.

// remarked reports whether there are more tiles in a text with its comments than without.
func remarked(text, live string, readers []reader) bool {
	for _, read := range readers {
		all, _ := read(text)
		some, _ := read(live)
		if all != nil && (some == nil || len(all.tiles) > len(some.tiles)) {
			return true
		}
	}
	return false
}

// uncommented is a text with spaces in the place of comments: what lies somewhere in it
// lies there in the text.
func uncommented(text string) string {
	signs := []byte(text)
	for at := 0; ; {
		from := strings.Index(text[at:], "/*")
		if from < 0 {
			break
		}
		size := strings.Index(text[at+from:], "*/")
		if size < 0 {
			break
		}
		wipe(signs[at+from : at+from+size+2])
		at += from + size + 2
	}
	for start, at := 0, 0; at <= len(signs); at++ {
		if at == len(signs) || signs[at] == '\n' {
			line := signs[start:at]
			wipe(line[remarkIn(line):])
			start = at + 1
		}
	}
	return string(signs)
}

// remarkIn is where a comment begins that goes to the end of a line, or where that is:
// before anything else, or with a space behind what ends or parts tiles.
func remarkIn(line []byte) int {
	last, spaced := byte(0), true // the last sign that is no space, and whether there is one behind it
	for i, c := range line[:min(len(line), widestGap)] {
		if c == ' ' || c == '\t' {
			spaced = true
			continue
		}
		double := (c == '/' || c == '-') && i+1 < len(line) && line[i+1] == c
		parted := last == 0 || spaced && strings.IndexByte(",;([{}])\"'", last) >= 0
		if parted && (double || c == '#' || c == ';' || c == '%') && len(line) <= widestGap {
			return i
		}
		last, spaced = c, false
	}
	return len(line)
}

// wipe puts spaces in the place of all but the ends of lines.
func wipe(signs []byte) {
	for i, c := range signs {
		if c != '\n' {
			signs[i] = ' '
		}
	}
}
