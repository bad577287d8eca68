package api

import (
	"edgewise/solver/explain/why"
	"edgewise/solver/notation/foreign"
	"edgewise/solver/search"
	"edgewise/solver/texts"
)

// The method for whoever wants a puzzle solved and nothing else.

const (
	// mostPlacements is where solve stops, so that whoever calls it is not kept waiting
	// for ever: after a second or two.
	mostPlacements = 10_000_000
	// mostBoards is how many boards it gives.
	mostBoards = 100
)

// Solved is what is known of a puzzle's solutions. The counts are those of everything
// when the status is "complete"; with "stopped", of what was searched until then.
type Solved struct {
	Status       string       `json:"status"`
	Arrangements Count        `json:"arrangements"`
	Pictures     Count        `json:"pictures"`
	Solutions    Count        `json:"solutions"`
	Nodes        Count        `json:"nodes"`
	Boards       []Board      `json:"boards"`
	Why          []why.Reason `json:"why"`
}

// solve reads a puzzle in any notation and searches it, but makes no more than
// mostPlacements. What is proved to have no solution is not searched.
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
	solved := Solved{Status: "complete", Arrangements: "0", Pictures: "0", Solutions: "0", Nodes: "0", Why: why.Reasons(p)}
	if solved.Why != nil {
		return solved, nil
	}
	s := search.Compile(p, search.Options{Keep: mostBoards}).Search()
	if !s.Step(mostPlacements) {
		solved.Status = "stopped"
	}
	counts := s.Counts()
	solved.Arrangements = counts.Arrangements
	solved.Pictures, solved.Solutions = search.NumberOf(counts.Pictures), search.NumberOf(counts.Solutions)
	solved.Nodes, solved.Boards = search.NumberOf(s.Total()), fullBoards(s.Boards())
	return solved, nil
}
