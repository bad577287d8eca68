package gallery

import (
	_ "embed" // for the text files
	"strconv"
	"strings"

	"edgewise/solver/notation"
	"edgewise/solver/puzzle"
)

// A Kind is a part of the gallery.
type Kind string

// The kinds: what was made and published to be solved by people, and framed
// boards that were generated to try solvers on.
const (
	Published Kind = "published"
	Framed    Kind = "framed"
)

// An Entry is one puzzle and what is known of it. What is not known is empty.
type Entry struct {
	ID       string // as in a file name: "hunde-spiel"
	Kind     Kind
	Name, By string // what the puzzle is called, and who made it
	Year     int    // when it came out
	Author   string // who published the tiles
	Source   string // and under which title
	Grid     string // its name
	Tiles    int    // how many

	Arrangements, Pictures, Solutions int

	text string // all of it
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
)

// All lists the gallery, the Hunde-Spiel first and the framed boards last.
func All() []Entry {
	entries := []Entry{
		newEntry("hunde-spiel", Published, hundeSpiel),
		newEntry("insects", Published, insects),
		newEntry("big-cats", Published, bigCats),
		newEntry("one-tough-puzzle", Published, oneToughPuzzle),
	}
	for line := range strings.Lines(published) {
		entries = append(entries, newEntry("", Published, line))
	}
	for line := range strings.Lines(framed) {
		entries = append(entries, newEntry("", Framed, line))
	}
	return entries
}

// Find gives the puzzle with an ID; it reports false when there is none.
func Find(id string) (Entry, bool) {
	for _, entry := range All() {
		if entry.ID == id {
			return entry, true
		}
	}
	return Entry{}, false
}

// Document is the puzzle with its names, without what only the gallery knows.
// The texts are part of the program: one that does not read is a bug, and a
// test looks for it.
func (e Entry) Document() *notation.Document {
	document, err := notation.Read(e.text)
	if err != nil {
		panic("gallery: " + e.ID + ": " + err.Error())
	}
	document.Unknown, document.Notes = nil, nil
	return document
}

// Link is the document's link. On a line of many it stands ready.
func (e Entry) Link() string {
	if link, _, found := strings.Cut(e.text, "&id="); found {
		return link + "&end=1"
	}
	return e.Document().Link()
}

// newEntry takes from a text what a list of puzzles needs.
func newEntry(id string, kind Kind, text string) Entry {
	e := Entry{ID: id, Kind: kind, text: text}
	for key, value := range pairs(text) {
		switch key {
		case "id":
			e.ID = value
		case "name":
			e.Name = named(value)
		case "by":
			e.By = named(value)
		case "year":
			e.Year = number(value)
		case "author":
			e.Author = named(value)
		case "source":
			e.Source = named(value)
		case "grid":
			e.Grid = value
		case "tiles":
			e.Tiles = strings.Count(value, ".") + 1
		case "arrangements":
			e.Arrangements = number(value)
		case "pictures":
			e.Pictures = number(value)
		case "solutions":
			e.Solutions = number(value)
		}
	}
	return e
}

// pairs goes over the keys and values of a text of the gallery, which is a
// file or a link.
func pairs(text string) func(yield func(key, value string) bool) {
	text = strings.TrimSpace(text)
	if strings.Contains(text, "\n") {
		return filePairs(text)
	}
	return func(yield func(key, value string) bool) {
		for part := range strings.SplitSeq(text, "&") {
			if key, value, _ := strings.Cut(part, "="); !yield(key, value) {
				return
			}
		}
	}
}

// filePairs does so for a file. Its tiles stand below one another.
func filePairs(text string) func(yield func(key, value string) bool) {
	return func(yield func(key, value string) bool) {
		var tiles []string
		for line := range strings.SplitSeq(text, "\n") {
			line = strings.TrimSpace(line)
			key, value, keyed := strings.Cut(line, ":")
			switch {
			case line == "" || line[0] == '#' || key == "tiles":
			case !keyed:
				tiles = append(tiles, line)
			case !yield(key, strings.TrimSpace(value)):
				return
			}
		}
		yield("tiles", strings.Join(tiles, "."))
	}
}

// named is a value that is a name, as a person reads it.
func named(value string) string { return notation.Entry{Value: value}.Text() }

func number(value string) int {
	n, err := strconv.Atoi(value)
	if err != nil {
		panic("gallery: " + err.Error())
	}
	return n
}

// set is the entry's tiles and what rules them.
func (e Entry) set() set {
	s := set{grid: e.Grid}
	rule := ""
	for key, value := range pairs(e.text) {
		switch key {
		case "mates":
			rule = value
		case "frame":
			s.framed, s.frame = true, puzzle.Edge(value[0])
		case "tiles":
			s.tiles = tilesOf(value, e.Tiles)
		}
	}
	switch rule {
	case "":
		s.mates = puzzle.Halves()
	case "same":
		s.mates = puzzle.Same()
	default:
		panic("gallery: " + e.ID + ": mates=" + rule)
	}
	return s
}

// tilesOf reads so many words of the same length.
func tilesOf(value string, count int) []puzzle.Tile {
	edges := []puzzle.Edge(value)
	tiles := make([]puzzle.Tile, count)
	sides := (len(edges)+1)/count - 1
	for i := range tiles {
		at := i * (sides + 1)
		tiles[i] = edges[at : at+sides : at+sides]
	}
	return tiles
}
