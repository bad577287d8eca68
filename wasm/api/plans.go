package api

import (
	"edgewise/solver/notation"
	"edgewise/solver/search"
)

// An estimate, the search and its job usually follow one another and share one plan, since
// choosing the order of a fast search may take longer than a small search. All parts of a job
// that a worker searches share a plan, too. So the API keeps the last plan of both kinds until
// another puzzle comes.

// A prepared is a puzzle as a text, the plan for its searches, and the code for all parts or for
// the latest search.
type prepared struct {
	puzzle string
	plan   *search.Plan
	code   *planCode
}

// ownCode is the code for one whole search, which releases it at its end. Code that was refused
// or has failed is not written again.
func (p *prepared) ownCode() *planCode {
	if p.code == nil || !p.code.tried || p.code.why.Written {
		p.code = &planCode{}
	}
	return p.code
}

// planOf is the plan for searches of a puzzle. It keeps no boards; use Keeping for that.
func (a *API) planOf(text string, mode search.Mode) (*prepared, error) {
	last := &a.whole
	if mode != search.Fast {
		last = &prepared{}
	}
	if last.plan == nil || last.puzzle != text {
		document, err := notation.Read(text)
		if err != nil {
			return nil, err
		}
		*last = prepared{puzzle: text, plan: search.Compile(document.Puzzle, search.Options{Mode: mode})}
	}
	return last, nil
}

// part starts the search of a part that a job has leased.
func (a *API) part(p startParams, mode search.Mode) (*searching, error) {
	if last := a.handed; last.plan != nil && last.puzzle == p.Puzzle {
		if part, err := last.plan.Keeping(p.Keep).Accept(p.Saved); err == nil {
			return &searching{Search: part, code: last.code, part: true}, nil
		}
	}
	document, err := notation.Read(p.Puzzle)
	if err != nil {
		return nil, err
	}
	part, err := search.Accept(document.Puzzle, p.Saved, search.Options{Mode: mode, Keep: p.Keep})
	if err != nil {
		return nil, err
	}
	a.handed = prepared{p.Puzzle, part.Plan(), &planCode{}}
	return &searching{Search: part, code: a.handed.code, part: true}, nil
}
