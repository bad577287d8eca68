package articles

import (
	"edgewise/solver/gallery"
	"edgewise/solver/notation"
	"edgewise/solver/search"
)

// An Article is one of the five, with everything in it that is a number.
type Article struct {
	Key      string // "dogs": what it is asked for by
	Title    string
	Author   string // "" where the article does not say
	Year     int
	Language string // of its program
	Address  string // where it was published; "" where that is not known
	Entry    string // of the gallery: its puzzle
	Runs     []Run
	Figures  []Figure
}

// A Figure is one number of an article.
type Figure struct {
	Name  string // what it counts, by the name under which that is put into words
	Cell  int    // the cell it is about, counted from 1 in the order in which they are filled; 0 for all
	Said  string // what the author says, word for word, with " … " where words are left out, and with the machine where it is named; "" where it is not said
	By    string // its formula, such as "9! · 4⁹"; "" where it is counted
	Value Value  // of the formula; what is counted is known after its run
	Run   string // the run in which it is counted or timed, by its key
	Timed bool   // whether it says how long that took, which the caller's clock has to tell

	count func(*outcome) Value
}

// A Value is a number: an exact one, or where there is none a measure such as 1.38.
type Value struct {
	Exact   search.Number // "" for a measure
	Measure float64
}

// All lists the articles in the order in which they are told here: from the one with the
// most tricks to the one with the most counts.
func All() []Article {
	return []Article{dogs(), insects(), cats(), dogsAgain(), suits()}
}

// Document is the article's puzzle.
func (a *Article) Document() *notation.Document {
	entry, _ := gallery.Find(a.Entry)
	return entry.Document()
}

// Order is the sequence in which a run fills the cells, such as "4,1,2,5,8,7,6,3,0", as
// the textbook search takes it; "" where it is that of reading, or its own.
func (a *Article) Order(key string) string {
	r, _ := a.run(key)
	return search.WriteCells(r.Options.Cells)
}

// run is the run of a key, if the article has it.
func (a *Article) run(key string) (Run, bool) {
	for _, r := range a.Runs {
		if r.Key == key {
			return r, true
		}
	}
	return Run{}, false
}

// formula is a figure that follows from others.
func formula(name, said, by string, value Value) Figure {
	return Figure{Name: name, Said: said, By: by, Value: value}
}
