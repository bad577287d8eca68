package api

import (
	"math"

	"edgewise/solver/search"
)

// The methods that search. The worker owns the loop: it starts a search, steps it slice by slice
// and drops it.

type startParams struct {
	puzzleParams
	Mode    string `json:"mode"`
	Keep    int    `json:"keep"`
	Saved   string `json:"saved"`   // a part that a job has leased, or ""
	Program bool   `json:"program"` // never use written code, to measure the program itself
}

// Started is the handle of a new search.
type Started struct {
	Handle int `json:"handle"`
}

func (a *API) start(p startParams) (Started, error) {
	mode, known := search.ModeNamed(p.Mode)
	if !known {
		return Started{}, badParams(p.Mode)
	}
	if p.Saved != "" {
		part, err := a.part(p, mode)
		if err != nil {
			return Started{}, err
		}
		part.hand(a.run)
		return Started{a.keep(part)}, nil
	}
	on, err := a.planOf(p.Puzzle, mode)
	if err != nil {
		return Started{}, err
	}
	s := on.plan.Keeping(p.Keep).Search()
	return Started{a.keep(&searching{Search: s, code: on.ownCode(), program: p.Program})}, nil
}

// sliceParams say which value to continue, and how much work to do before answering.
type sliceParams struct {
	handleParams
	Budget int `json:"budget"`
}

func (a *API) step(p sliceParams) (Report, error) {
	s, err := live[*searching](a, p.Handle)
	if err != nil {
		return Report{}, err
	}
	if p.Budget < 1 {
		return Report{}, badParams(p.Budget)
	}
	if s.isWorthIt() {
		s.hand(a.run)
	}
	over := s.step(int64(p.Budget))
	report := reportOf(s.Plan(), s.Found(), over)
	report.By = s.by()
	return report, nil
}

// A finder is a search or a job; a saver is one of these or a hunt.
type (
	finder interface{ Found() search.Found }
	saver  interface{ Save() string }
)

type boardsParams struct {
	handleParams
	From int `json:"from"`
}

// Boards are some of the boards that a search has kept.
type Boards struct {
	Boards []Board `json:"boards"`
}

func (a *API) boards(p boardsParams) (Boards, error) {
	f, err := live[finder](a, p.Handle)
	if err != nil {
		return Boards{}, err
	}
	kept := f.Found().Boards
	return Boards{fullBoards(kept[min(max(p.From, 0), len(kept)):])}, nil
}

// Saved is a search, a job or a hunt as a text.
type Saved struct {
	Saved string `json:"saved"`
}

func (a *API) save(p handleParams) (Saved, error) {
	s, err := live[saver](a, p.Handle)
	if err != nil {
		return Saved{}, err
	}
	return Saved{s.Save()}, nil
}

// Report is the state of a search.
type Report struct {
	Done         bool    `json:"done"`
	Nodes        Count   `json:"nodes"`
	Tries        Count   `json:"tries,omitempty"`
	Arrangements Count   `json:"arrangements"`
	Pictures     Count   `json:"pictures"`
	Solutions    Count   `json:"solutions"`
	Sizes        []Size  `json:"sizes"`
	Swaps        Count   `json:"swaps"`
	Depths       []Count `json:"depths"`
	DeadEnds     []Count `json:"deadEnds"`
	Order        []int   `json:"order"`
	Choice       Choice  `json:"choice"`
	Kept         int     `json:"kept"`
	By           *By     `json:"by,omitempty"` // for a search that may use written code; not for a job
}

// Size is the number of different-looking solutions in a number of turns of the board.
type Size struct {
	Pictures  int   `json:"pictures"`
	Solutions Count `json:"solutions"`
}

// reportOf reports the state of a search.
func reportOf(plan *search.Plan, found search.Found, over bool) Report {
	counts := plan.Counts(found)
	order, choice := plan.Order()
	report := Report{
		Done:         over,
		Nodes:        search.NumberOf(found.Total()),
		Arrangements: counts.Arrangements,
		Pictures:     search.NumberOf(counts.Pictures),
		Solutions:    search.NumberOf(counts.Solutions),
		Swaps:        counts.Swaps,
		Depths:       countsOf(found.Nodes),
		DeadEnds:     countsOf(found.DeadEnds),
		Order:        order,
		Choice:       choiceOf(choice),
		Kept:         len(found.Boards),
	}
	if plan.Mode() == search.Plain {
		report.Tries = search.NumberOf(found.Tries)
	}
	for pictures, solutions := range counts.Sizes {
		if solutions > 0 {
			report.Sizes = append(report.Sizes, Size{pictures, search.NumberOf(solutions)})
		}
	}
	return report
}

// Choice is the order of a search and how it was chosen.
type Choice struct {
	Order    string      `json:"order"`
	Reason   string      `json:"reason"`
	Compared []Candidate `json:"compared"`
}

// Candidate is an order and the decimal logarithm of its expected nodes.
type Candidate struct {
	Order string  `json:"order"`
	Nodes float64 `json:"nodes"`
}

func choiceOf(c search.Choice) Choice {
	choice := Choice{Order: string(c.Order), Reason: string(c.Reason)}
	for _, candidate := range c.Compared {
		choice.Compared = append(choice.Compared, Candidate{string(candidate.Order), rounded(float64(candidate.Nodes))})
	}
	return choice
}

// Count is sent as a number up to 2^53, as a decimal string above.
type Count = search.Number

func countsOf(numbers []uint64) []Count {
	counts := make([]Count, len(numbers))
	for i, n := range numbers {
		counts[i] = search.NumberOf(n)
	}
	return counts
}

// rounded rounds to three decimals.
func rounded(number float64) float64 { return math.Round(number*1000) / 1000 }
