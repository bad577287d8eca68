package api

import (
	"edgewise/solver/generate"
	"edgewise/solver/notation"
)

// The methods that make puzzles and tell how hard they are.

type dayParams struct {
	Day string `json:"day"`
}

// Day is the puzzle of a day as a link's hash, and the version of what made it.
type Day struct {
	Link      string `json:"link"`
	Generator int    `json:"generator"`
}

// day is the puzzle of a day, which bears the day as its name.
func (*API) day(p dayParams) (Day, error) {
	document, err := generate.DayOf(p.Day)
	if err != nil {
		return Day{}, err
	}
	return Day{document.Link(), generate.Version}, nil
}

// Rating is how hard a puzzle is, unknown until it is done.
type Rating struct {
	Thought
	Effort      *float64 `json:"effort"`
	EffortAbove *float64 `json:"effortAbove"`
	Error       float64  `json:"error"`
	Difficulty  string   `json:"difficulty"`
}

// rate works out how hard a puzzle is.
func (a *API) rate(p thinkParams) (Rating, error) {
	rater, so, err := think(a, p.sliceParams, func() (*generate.Rater, error) {
		document, err := notation.Read(p.Puzzle)
		if err != nil {
			return nil, err
		}
		return generate.Rate(document.Puzzle), nil
	})
	if err != nil {
		return Rating{}, err
	}
	r := rater.Rating()
	return Rating{so, told(r.Effort), told(r.Above), rounded(r.Error), string(r.Difficulty())}, nil
}

// told is an effort, or nil where it is 0, which stands for none that is known.
func told(effort float64) *float64 {
	if effort == 0 {
		return nil
	}
	return &effort
}
