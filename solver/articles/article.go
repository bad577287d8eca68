package articles

import (
	"edgewise/solver/gallery"
	"edgewise/solver/notation"
	"edgewise/solver/search"
)

// An Article is one of the five, with every number in it.
type Article struct {
	Key      string // its identifier, such as "dogs"
	Title    string
	Author   string // "" if the article does not say
	Year     int
	Language string // of its program
	Address  string // where it was published; "" if unknown
	Entry    string // the ID of its puzzle in the gallery
	Runs     []Run
	Figures  []Figure
}

// A Figure is one number of an article.
type Figure struct {
	Name  string // the key of the words for what it counts
	Cell  int    // the cell it is about, from 1 in the order of filling; 0 for all
	Said  string // the author's words, with " … " where words are left out, and the machine if it is named; "" if the article does not say
	By    string // its formula, such as "9! · 4⁹"; "" if it is counted
	Value Value  // of the formula; for a counted figure see [Running.Counted]
	Run   string // the key of the run that counts or times it
	Timed bool   // whether it is the duration of the run, which the caller's clock must measure

	count func(*outcome) Value
}

// A Value is an exact number or, failing that, a measure such as 1.38.
type Value struct {
	Exact   search.Number // "" for a measure
	Measure float64
}

// All lists the articles in the order in which they are shown: from the one with the most tricks
// to the one with the most counts.
func All() []Article {
	return []Article{dogs(), insects(), cats(), dogsAgain(), suits()}
}

// Document is the article's puzzle.
func (a *Article) Document() *notation.Document {
	entry, _ := gallery.Find(a.Entry)
	return entry.Document()
}

// Order is the order in which a run fills the cells, such as "4,1,2,5,8,7,6,3,0", as the textbook
// search takes it; "" for reading order, or the run's own.
func (a *Article) Order(key string) string {
	r, _ := a.run(key)
	return search.WriteCells(r.Options.Cells)
}

// run finds the run with a key.
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
