package notation

import (
	"cmp"
	"strings"
	"unicode/utf8"

	"edgewise/solver/puzzle"
)

// An Entry is one key with its value, both as they stand in a link.
type Entry struct{ Key, Value string }

// Text is the value unescaped, for people to read.
func (e Entry) Text() string { return unescapeName(e.Value) }

// An entry is an Entry and where it stood.
type entry struct {
	Entry
	line  int      // in a text file, or -1
	words []string // of the tiles in a text file, with the line of each in lines
	lines []int
}

// at returns the entry's place as a new map, for callers to add to.
func (e entry) at() map[string]int {
	if e.line < 0 {
		return map[string]int{}
	}
	return map[string]int{"line": e.line}
}

// MaxLink and MaxText limit the bytes of a link, counted behind its #, and of any text.
const (
	MaxLink = 64 << 10
	MaxText = 1 << 20
)

// split cuts a text into its entries, and tells a link from a text file. A text file has a line
// for the grid or the tiles; a link has a #, or grid= or tiles=.
func split(text string) (entries []entry, link bool, err error) {
	if len(text) > MaxText {
		return nil, false, tooLong(len(text), MaxText)
	}
	text = strings.TrimPrefix(text, "\uFEFF")
	switch {
	case !utf8.ValidString(text):
		return nil, false, &puzzle.Fault{Code: "not-text"}
	case strings.TrimSpace(text) == "":
		return nil, false, &puzzle.Fault{Code: "empty"}
	case isFile(text):
		entries, err = splitFile(text)
		return entries, false, err
	case strings.Contains(text, "#") || strings.Contains(text, "grid=") || strings.Contains(text, "tiles="):
		entries, err = splitLink(text)
		return entries, true, err
	}
	return nil, false, &puzzle.Fault{Code: "no-puzzle"}
}

func tooLong(found, most int) error {
	return puzzle.NewFault("too-long", "found", found, "most", most)
}

func isFile(text string) bool {
	for _, line := range strings.Split(text, "\n") {
		if key, _, found := strings.Cut(line, ":"); found {
			if key = trim(key); key == "grid" || key == "tiles" {
				return true
			}
		}
	}
	return false
}

// splitLink finds the link in what was pasted: it drops the text before the # and after end=1,
// joins wrapped lines, and drops a full stop that ends the sentence.
func splitLink(text string) ([]entry, error) {
	if i := strings.Index(text, "#grid="); i >= 0 {
		text = text[i+1:]
	} else if i := strings.IndexByte(text, '#'); i >= 0 {
		text = text[i+1:]
	}
	lines := strings.Split(text, "\n")
	for i := range lines {
		lines[i] = trim(lines[i])
	}
	hash := strings.Join(lines, "")
	const end = "&end=1"
	if before, after, found := strings.Cut(hash, end); found && !strings.HasPrefix(after, "&") {
		hash = before + end
	} else {
		hash = strings.TrimSuffix(hash, ".")
	}
	if len(hash) > MaxLink {
		return nil, tooLong(len(hash), MaxLink)
	}
	var entries []entry
	var first error
	for _, part := range strings.Split(hash, "&") {
		if trim(part) == "" {
			continue
		}
		key, value, _ := strings.Cut(part, "=")
		if e, err := newEntry(key, value, -1); err != nil {
			first = cmp.Or(first, err)
		} else {
			entries = append(entries, e)
		}
	}
	return entries, first
}

// splitFile reads the lines of a text file. Lines without a key that follow the tiles are tiles.
func splitFile(text string) ([]entry, error) {
	var entries []entry
	var first error
	inTiles := false
	for number, line := range strings.Split(text, "\n") {
		line = trim(withoutComment(line))
		if line == "" {
			continue
		}
		key, value, keyed := strings.Cut(line, ":")
		if !keyed && inTiles {
			key, value = "tiles", line
		}
		e, err := newEntry(key, value, number)
		switch {
		case !keyed && !inTiles:
			err = keyMissing(line, number)
		case err == nil && keyed:
			entries = append(entries, e)
			inTiles = e.Key == "tiles"
		}
		first = cmp.Or(first, err)
		if err == nil && inTiles {
			tiles := &entries[len(entries)-1]
			for _, word := range strings.FieldsFunc(e.Value, func(r rune) bool { return r == '.' || r == '_' }) {
				tiles.words = append(tiles.words, word)
				tiles.lines = append(tiles.lines, number)
			}
		}
	}
	for i := range entries {
		if entries[i].Key == "tiles" {
			entries[i].Value = strings.Join(entries[i].words, ".")
		}
	}
	return entries, first
}

// withoutComment cuts a line at a # that is first or follows a space.
func withoutComment(line string) string {
	for i := range len(line) {
		if line[i] == '#' && (i == 0 || line[i-1] == ' ' || line[i-1] == '\t') {
			return line[:i]
		}
	}
	return line
}

// newEntry normalises a key and its value.
func newEntry(key, value string, line int) (entry, error) {
	e := entry{line: line}
	var broken string
	if e.Key, broken = normal(trim(key)); broken == "" {
		e.Value, broken = normal(trim(value))
	}
	switch {
	case broken != "":
		return e, &puzzle.Fault{Code: "escape", Args: puzzle.Args("key", Clip(trim(key), maxFound), "found", broken), At: e.at()}
	case e.Key == "":
		return e, keyMissing(trim(value), line)
	}
	e.Key = strings.ReplaceAll(e.Key, ":", "%3A") // in a text file the colon ends the key
	return e, nil
}

func keyMissing(found string, line int) error {
	return &puzzle.Fault{Code: "key-missing", Args: puzzle.Args("found", Clip(found, maxFound)), At: entry{line: line}.at()}
}

func trim(text string) string { return strings.Trim(text, " \t\r") }
