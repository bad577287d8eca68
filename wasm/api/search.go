package api

import (
	"math"

	"edgewise/solver/search"
)

// The methods that search. The worker owns the loop: it starts a search, steps it slice by slice
// and drops it.

// Mode is a way to search: the fast one, or the textbook search with or without its tries.
type Mode string

// The modes.
const (
	Fast  Mode = "fast"
	Plain Mode = "plain"
	Raw   Mode = "raw"
)

type startParams struct {
	puzzleParams
	Mode    Mode   `json:"mode"`
	Keep    int    `json:"keep"`
	Saved   string `json:"saved,omitempty"`   // a part that a job has leased
	Program bool   `json:"program,omitempty"` // Go never hands the search to written code, so that its own speed can be measured
}

// Started is the handle of a new search.
type Started struct {
	Handle int `json:"handle"`
}

// start starts a search: the whole one, or the part that a job handed out.
func (a *API) start(p startParams) (Started, error) {
	mode, known := search.ModeNamed(string(p.Mode))
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

// stepParams say which live value to continue, and how much work to do before answering.
type stepParams struct {
	handleParams
	Budget int `json:"budget"`
}

// step continues a search for at most budget nodes (in plain mode: tries); written code may make a
// few more.
func (a *API) step(p stepParams) (Report, error) {
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

// boards returns the boards that a search or a job keeps, one per solution, from an index on.
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

// save writes down a search, a job or a hunt: what it has found and what is left.
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
	Tries        Count   `json:"tries,omitempty"` // only in plain mode
	Arrangements Count   `json:"arrangements"`
	Pictures     Count   `json:"pictures"`
	Solutions    Count   `json:"solutions"`
	Sizes        []Size  `json:"sizes"`    // the solutions by the number of pictures that each has
	Swaps        Count   `json:"swaps"`    // the ways in which the copies can change places: arrangements = pictures × swaps
	Depths       []Count `json:"depths"`   // the nodes per depth, one entry per cell
	DeadEnds     []Count `json:"deadEnds"` // the dead ends per depth
	Order        []int   `json:"order"`    // the cells in the order in which the search fills them
	Choice       Choice  `json:"choice"`
	Kept         int     `json:"kept"`
	By           *By     `json:"by,omitempty"` // who runs a search that was handed to written code; absent before that, and for a job
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

// Choice is the order of a search and why it was taken.
type Choice struct {
	Order    string        `json:"order"`
	Reason   search.Reason `json:"reason"`
	Compared []Candidate   `json:"compared"` // the orders that were probed, the smallest first; empty if none were compared
}

// Candidate is an order and its expected nodes.
type Candidate struct {
	Order string `json:"order"`
	//ts:type Log | null
	Nodes Log `json:"nodes"`
}

// Log is a decimal logarithm, for numbers of any size. That of 0 is infinite, which JSON writes as
// null.
type Log float64

// logOf rounds a logarithm to three decimals.
func logOf(log search.Magnitude) Log { return Log(rounded(float64(log))) }

func choiceOf(c search.Choice) Choice {
	choice := Choice{Order: string(c.Order), Reason: c.Reason}
	for _, candidate := range c.Compared {
		choice.Compared = append(choice.Compared, Candidate{string(candidate.Order), logOf(candidate.Nodes)})
	}
	return choice
}

// Count is a number up to 2^53, a decimal string above.
//
//ts:type number | string
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
