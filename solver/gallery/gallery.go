package gallery

import (
	_ "embed" // for the text files
	"strconv"

	"edgewise/solver/notation"
)

// An Entry is one published puzzle and what is known of it. Who made it is the
// document's By. What is not known is empty.
type Entry struct {
	ID       string             // as in a file name: "hunde-spiel"
	Document *notation.Document // without unknown keys
	Year     int                // when it came out
	Author   string             // who published the tiles
	Source   string             // and under which title

	Arrangements, Pictures, Solutions int
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
)

// All lists the published puzzles, the Hunde-Spiel first.
func All() []Entry {
	return []Entry{
		read("hunde-spiel", hundeSpiel),
		read("insects", insects),
		read("big-cats", bigCats),
		read("one-tough-puzzle", oneToughPuzzle),
	}
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

// read takes the gallery's own keys out of the document. The files are part of
// the program: one that does not read is a bug, and a test looks for it.
func read(id, text string) Entry {
	document, err := notation.Read(text)
	if err != nil {
		panic("gallery: " + id + ": " + err.Error())
	}
	entry := Entry{ID: id, Document: document}
	for _, known := range document.Unknown {
		switch known.Key {
		case "year":
			entry.Year = number(known)
		case "author":
			entry.Author = known.Text()
		case "source":
			entry.Source = known.Text()
		case "arrangements":
			entry.Arrangements = number(known)
		case "pictures":
			entry.Pictures = number(known)
		case "solutions":
			entry.Solutions = number(known)
		default:
			panic("gallery: " + id + ": the key " + known.Key)
		}
	}
	document.Unknown, document.Notes = nil, nil
	return entry
}

func number(known notation.Entry) int {
	n, err := strconv.Atoi(known.Value)
	if err != nil {
		panic("gallery: " + err.Error())
	}
	return n
}
