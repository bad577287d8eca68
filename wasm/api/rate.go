package api

import (
	"edgewise/solver/generate"
	"edgewise/solver/notation"
)

// The method that rates how hard a puzzle is.

// Rating is how hard a puzzle is; unknown until it is done.
type Rating struct {
	Thought
	Effort      *float64 `json:"effort"`
	EffortAbove *float64 `json:"effortAbove"`
	Error       float64  `json:"error"`
	Difficulty  string   `json:"difficulty"`
}

// rate starts or continues to rate a puzzle.
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

// told is an effort, or nil if it is 0, which means unknown.
func told(effort float64) *float64 {
	if effort == 0 {
		return nil
	}
	return &effort
}
