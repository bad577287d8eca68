package main

import (
	"strconv"
	"strings"

	"edgewise/solver/puzzle"
	"edgewise/solver/search"
)

// A share is one of the parts of a search, as solve -json tells of it: enough for
// merge to see that parts belong together and leave nothing out.
type share struct {
	Index  int          `json:"index"`
	Of     int          `json:"of"`
	Puzzle string       `json:"puzzle"` // its digest
	Mode   string       `json:"mode"`
	Order  search.Order `json:"order"`
	From   string       `json:"from"`
	To     string       `json:"to"` // or end
}

// end stands for the end of everything.
const end = "end"

// name is how people call the part.
func (s *share) name() string { return strconv.Itoa(s.Index) + "/" + strconv.Itoa(s.Of) }

// part adds a flag for one of several parts, such as 7/100, counted from 0.
func (f *flags) part(index, of *int, name string) {
	f.value(name, "0/100 … 99/100", func(value string) bool {
		one, all, found := strings.Cut(value, "/")
		i, err := strconv.Atoi(one)
		n, err2 := strconv.Atoi(all)
		*index, *of = i, n
		return found && err == nil && err2 == nil && n >= 1 && n <= search.MostFractions && i >= 0 && i < n
	})
}

// shareOf is the part of a search that a job is.
func shareOf(p *puzzle.Puzzle, job *search.Job) *share {
	i, n, part := job.Fraction()
	_, choice := job.Plan().Order()
	s := &share{Index: i, Of: n, Puzzle: search.Digest(p), Mode: job.Plan().Mode().String(), Order: choice.Order,
		From: part.From.String(), To: end}
	if part.To != nil {
		s.To = part.To.String()
	}
	return s
}
