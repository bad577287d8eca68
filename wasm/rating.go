package main

import (
	"edgewise/solver/generate"
	"edgewise/solver/notation"
	"edgewise/solver/puzzle"
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

type rateParams struct {
	Puzzle string
	Rating int // the handle, or 0 to begin
	Budget int
}

func (p *rateParams) field(name string) any {
	switch name {
	case "puzzle":
		return &p.Puzzle
	case "rating":
		return &p.Rating
	case "budget":
		return &p.Budget
	}
	return nil
}

// rate begins to rate a puzzle, or goes on. When all is done it forgets the
// handle.
func (a *api) rate(p *rateParams) (shape, error) {
	if p.Budget < 1 {
		return nil, &puzzle.Fault{Code: "params", Args: map[string]any{"found": p.Budget}}
	}
	if p.Rating == 0 {
		document, err := notation.Read(p.Puzzle)
		if err != nil {
			return nil, err
		}
		a.last++
		p.Rating, a.ratings[a.last] = a.last, generate.Rate(document.Puzzle)
	}
	rater, found := a.ratings[p.Rating]
	if !found {
		return nil, &puzzle.Fault{Code: "search", Args: map[string]any{"found": p.Rating}}
	}
	done := rater.Step(int64(p.Budget))
	if done {
		delete(a.ratings, p.Rating)
	}
	r := rater.Rating()
	return Rating{p.Rating, done, int(r.Effort), finite(r.Error), string(generate.DifficultyOf(r.Effort))}, nil
}

// Day is the puzzle of a day as a link's hash, and the version of what made it.
type Day struct {
	Link      string
	Generator int
}

func (d Day) members() object { return object{{"link", d.Link}, {"generator", d.Generator}} }

// Rating is how hard a puzzle is, unknown until it is done.
type Rating struct {
	Rating     int
	Done       bool
	Effort     int
	Error      *float64
	Difficulty string
}

func (r Rating) members() object {
	return object{
		{"rating", r.Rating},
		{"done", r.Done},
		{"effort", r.Effort},
		{"error", r.Error},
		{"difficulty", r.Difficulty},
	}
}
