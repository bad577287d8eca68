package api

import (
	"edgewise/solver/generate"
	"edgewise/solver/notation"
)

// The method that rates how hard a puzzle is.

// Difficulty is how hard a puzzle is, from the easiest to the hardest; "" when unknown.
type Difficulty = generate.Difficulty

// Rating is the difficulty of a puzzle, unknown until done.
type Rating struct {
	Thought

	// Effort is the average number of tries of the textbook search until its first full board; nil
	// when unknown, or when there is none.
	Effort      *float64 `json:"effort"`
	EffortAbove *float64 `json:"effortAbove"` // a power of ten that the effort exceeds, if nothing more is known
	// Error is the standard error as a share of the effort; 0 when exact, and when there is no full
	// board; null when unknown.
	//
	//ts:type number | null
	Error      float64    `json:"error"`
	Difficulty Difficulty `json:"difficulty"`
}

// rate rates the difficulty of a puzzle; the budget counts comparisons.
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
	return Rating{so, told(r.Effort), told(r.Above), rounded(r.Error), r.Difficulty()}, nil
}

// told is an effort, or nil if it is 0, which means unknown.
func told(effort float64) *float64 {
	if effort == 0 {
		return nil
	}
	return &effort
}
