package main

import (
	"edgewise/solver/generate"
	"edgewise/solver/notation"
)

// The methods that make puzzles and tell how hard they are.

type dayParams struct {
	Day string
}

func (p *dayParams) field(name string) any {
	switch name {
	case "day":
		return &p.Day
	}
	return nil
}

// day is the puzzle of a day, which bears the day as its name.
func (*api) day(p *dayParams) (shape, error) {
	day, err := generate.DayOf(p.Day)
	if err != nil {
		return nil, err
	}
	document := notation.Document{Puzzle: day.Puzzle, Name: p.Day, Art: day.Art}
	return Day{document.Link(), generate.Version}, nil
}

// rate works out how hard a puzzle is.
func (a *api) rate(p *thinkParams) (shape, error) {
	rater, done, err := think(a, p, func(document *notation.Document) (*generate.Rater, error) {
		return generate.Rate(document.Puzzle), nil
	})
	if err != nil {
		return nil, err
	}
	r := rater.Rating()
	return Rating{p.Handle, done, told(r.Effort), told(r.Above), finite(r.Error), string(r.Difficulty())}, nil
}

// told is an effort, or nil where it is 0, which stands for none that is known.
func told(effort float64) *float64 {
	if effort == 0 {
		return nil
	}
	return &effort
}

// Day is the puzzle of a day as a link's hash, and the version of what made it.
type Day struct {
	Link      string
	Generator int
}

func (d Day) members() object { return object{{"link", d.Link}, {"generator", d.Generator}} }

// Rating is how hard a puzzle is, unknown until it is done.
type Rating struct {
	Rating      int
	Done        bool
	Effort      *float64
	EffortAbove *float64
	Error       *float64
	Difficulty  string
}

func (r Rating) members() object {
	return object{
		{"rating", r.Rating},
		{"done", r.Done},
		{"effort", r.Effort},
		{"effortAbove", r.EffortAbove},
		{"error", r.Error},
		{"difficulty", r.Difficulty},
	}
}
