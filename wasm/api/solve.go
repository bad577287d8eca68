package api

import (
	"edgewise/solver/explain/why"
	"edgewise/solver/notation/foreign"
	"edgewise/solver/search"
	"edgewise/solver/texts"
)

// The method that solves a puzzle and does nothing else.

const (
	// mostPlacements is where solve stops, so that no caller waits for more than a second or two.
	mostPlacements = 10_000_000
	// mostBoards is the most boards that solve returns.
	mostBoards = 100
)

// Status is how solve ended.
type Status string

// The statuses.
const (
	Complete Status = "complete"
	Stopped  Status = "stopped"
)

// Solved is the result of solve.
type Solved struct {
	Status       Status   `json:"status"` // "stopped": after ten million placements; the counts cover only what was searched by then
	Arrangements Count    `json:"arrangements"`
	Pictures     Count    `json:"pictures"`
	Solutions    Count    `json:"solutions"`
	Nodes        Count    `json:"nodes"`
	Boards       []Board  `json:"boards"` // one board per solution, at most a hundred
	Why          []Reason `json:"why"`    // a proof that there is no solution, in which case nothing was searched; usually empty
}

// solve reads a puzzle in any notation and searches it, up to ten million placements. It does not
// search what is proved to have no solution.
func (*API) solve(text string) (Solved, error) {
	found, err := texts.Read(foreign.Common(), text, foreign.Taken{})
	if err != nil {
		return Solved{}, err
	}
	document, err := found.Plain()
	if err != nil {
		return Solved{}, err
	}
	p := document.Puzzle
	solved := Solved{Status: Complete, Arrangements: "0", Pictures: "0", Solutions: "0", Nodes: "0", Why: why.Reasons(p)}
	if solved.Why != nil {
		return solved, nil
	}
	s := search.Compile(p, search.Options{Keep: mostBoards}).Search()
	if !s.Step(mostPlacements) {
		solved.Status = Stopped
	}
	counts := s.Counts()
	solved.Arrangements = counts.Arrangements
	solved.Pictures, solved.Solutions = search.NumberOf(counts.Pictures), search.NumberOf(counts.Solutions)
	solved.Nodes, solved.Boards = search.NumberOf(s.Total()), fullBoards(s.Boards())
	return solved, nil
}
