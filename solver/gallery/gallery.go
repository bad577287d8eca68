package gallery

import (
	"cmp"
	_ "embed" // for the texts
	"strconv"
	"strings"
	"sync"
	"unicode"

	"edgewise/solver/notation"
	"edgewise/solver/puzzle"
)

// A Kind is a part of the gallery.
type Kind string

// The kinds: puzzles published for people to solve, framed boards generated to test solvers, and
// boards that nobody has ever completed.
const (
	Published Kind = "published"
	Framed    Kind = "framed"
	Open      Kind = "open"
)

// An Entry is one puzzle and what is known of it. Unknown fields are empty.
type Entry struct {
	ID       string // as in a file name: "hunde-spiel"
	Kind     Kind
	Name, By string // what the puzzle is called, and who made it
	Year     int    // when it came out
	Author   string // who published the tiles
	Source   string // and under which title
	Same     string // the ID of the first entry that is the same puzzle, or "" if that is this entry
	Grid     string // the grid's name
	Tiles    int    // how many tiles

	Arrangements, Pictures, Solutions int

	Effort int // of the textbook search until its first full board; see package generate
	Above  int // what the effort exceeds, if no more is known of it

	Best int // how many seams match on the best board that a hunt has found; see package best
	Took int // after how many seconds of one core the hunt found it

	line string // the whole entry as one line of a file
}

var (
	//go:embed puzzles/hunde-spiel.txt
	hundeSpiel string
	//go:embed puzzles/insects.txt
	insects string
	//go:embed puzzles/big-cats.txt
	bigCats string
	//go:embed puzzles/one-tough-puzzle.txt
	oneToughPuzzle string
	//go:embed puzzles/published.txt
	published string
	//go:embed puzzles/framed.txt
	framed string
	//go:embed puzzles/open.txt
	open string
)

// All lists the gallery: the Hunde-Spiel first, then the other published puzzles, then the framed
// boards, then those that nobody has completed.
func All() []Entry {
	var entries []Entry
	for _, l := range lines() {
		entries = append(entries, newEntry(l.kind, l.text))
	}
	return entries
}

// A line is an entry of which nothing was read yet except its rough digest; see traits.
type line struct {
	kind  Kind
	text  string
	rough uint64
}

// lines returns the lines of all entries and makes them at the first call.
var lines = sync.OnceValue(func() []line {
	var all []line
	add := func(kind Kind, text string) {
		for text != "" {
			var first string
			first, text, _ = strings.Cut(text, "\n")
			l := line{kind: kind, text: first}
			l.rough = traitsOf(l.set(), true).rough
			all = append(all, l)
		}
	}
	add(Published, lineOf("hunde-spiel", hundeSpiel))
	add(Published, lineOf("insects", insects))
	add(Published, lineOf("big-cats", bigCats))
	add(Published, lineOf("one-tough-puzzle", oneToughPuzzle))
	add(Published, published)
	add(Framed, framed)
	add(Open, open)
	return all
})

// lineOf turns a file with one puzzle into a line.
func lineOf(id, text string) string {
	document := read(text)
	known := document.Unknown
	document.Unknown = nil
	line := strings.TrimSuffix(document.Link(), linkEnd) + "&id=" + id
	for _, entry := range known {
		line += "&" + entry.Key + "=" + entry.Value
	}
	return line
}

// Find returns the puzzle with an ID; it reports false when there is none.
func Find(id string) (Entry, bool) {
	for _, entry := range All() {
		if entry.ID == id {
			return entry, true
		}
	}
	return Entry{}, false
}

// Named returns the puzzle that a text names as its box does, ignoring case and hyphens. It
// reports false if none or several have that name.
func Named(text string) (entry Entry, found bool) {
	text = strings.TrimSpace(text)
	if len(text) > notation.MaxName || strings.Contains(text, "\n") || folded(text) == "" {
		return Entry{}, false
	}
	all := All()
	for _, fold := range []func(string) string{strings.ToLower, folded} {
		puzzles, name := map[string]bool{}, fold(text)
		for _, e := range all {
			if fold(e.Name) != name {
				continue
			}
			if len(puzzles) == 0 {
				entry = e
			}
			puzzles[cmp.Or(e.Same, e.ID)] = true
		}
		if len(puzzles) > 0 {
			return entry, len(puzzles) == 1
		}
	}
	return Entry{}, false
}

// folded returns the letters and digits of a name, in lower case.
func folded(name string) string {
	return strings.Map(func(r rune) rune {
		if unicode.IsLetter(r) || unicode.IsDigit(r) {
			return unicode.ToLower(r)
		}
		return -1
	}, name)
}

// Document returns the puzzle with its names, without the gallery's own keys.
func (e Entry) Document() *notation.Document {
	document := read(e.line)
	document.Unknown, document.Notes = nil, nil
	return document
}

// Text writes a puzzle as a file of the gallery, without a board.
func Text(document *notation.Document) string {
	entry := *document
	entry.Board, entry.Unknown = nil, nil
	return entry.Text()
}

// read reads a text of the gallery. The texts are part of the program: one that does not read is
// a bug, and a test looks for it.
func read(text string) *notation.Document {
	document, err := notation.Read(text)
	if err != nil {
		panic("gallery: " + err.Error())
	}
	return document
}

// linkEnd is what every link ends with.
const linkEnd = "&end=1"

// Link returns the document's link.
func (e Entry) Link() string {
	link, _, _ := strings.Cut(e.line, "&id=")
	return link + linkEnd
}

// newEntry takes from a line what a list of puzzles needs.
func newEntry(kind Kind, line string) Entry {
	return Entry{
		Kind: kind, line: line,
		ID:           value(line, "&id="),
		Name:         name(line, "&name="),
		By:           name(line, "&by="),
		Year:         number(line, "&year="),
		Author:       name(line, "&author="),
		Source:       name(line, "&source="),
		Same:         value(line, "&same="),
		Grid:         value(line, "grid="),
		Tiles:        strings.Count(value(line, "&tiles="), ".") + 1,
		Arrangements: number(line, "&arrangements="),
		Pictures:     number(line, "&pictures="),
		Solutions:    number(line, "&solutions="),
		Effort:       number(line, "&effort="),
		Above:        number(line, "&above="),
		Best:         number(line, "&best="),
		Took:         number(line, "&took="),
	}
}

// value returns what follows a key on a line, or "" if the key is missing.
func value(line, key string) string {
	i := strings.Index(line, key)
	if i < 0 {
		return ""
	}
	line = line[i+len(key):]
	if i := strings.IndexByte(line, '&'); i >= 0 {
		return line[:i]
	}
	return line
}

// name returns a value as a person reads it.
func name(line, key string) string { return notation.Entry{Value: value(line, key)}.Text() }

// number returns a value that is a number, or 0 if the key is missing.
func number(line, key string) int {
	n, _ := strconv.Atoi(value(line, key))
	return n
}

// set returns the entry's tiles and the rules for them.
func (l line) set() set {
	rules, _, _ := strings.Cut(l.text, "&tiles=")
	s := set{grid: value(rules, "grid="), tiles: tilesOf(value(l.text, "&tiles=")), mates: puzzle.Halves()}
	if value(rules, "&mates=") == "same" {
		s.mates = puzzle.Same()
	}
	if frame := value(rules, "&frame="); frame != "" {
		s.framed, s.frame = true, puzzle.Edge(frame[0])
	}
	return s
}

// tilesOf reads words of equal length, joined by dots.
func tilesOf(words string) []puzzle.Tile {
	edges := []puzzle.Edge(words)
	sides := strings.IndexByte(words, '.')
	tiles := make([]puzzle.Tile, (len(edges)+1)/(sides+1))
	for i := range tiles {
		at := i * (sides + 1)
		tiles[i] = edges[at : at+sides : at+sides]
	}
	return tiles
}
