package api

import (
	"edgewise/solver/notation"
	"edgewise/solver/search"
)

// An estimate, a search and its job follow one another, and go by one plan: to choose the order
// of a fast search may take longer than a small one. All parts of a job that are handed out to
// somebody have one plan, too. So the last of both is kept until there is another puzzle. The code
// for parts is kept with it: who has them has nothing else to do. That of a whole search is let go
// when the search is.

// A prepared is a puzzle, as a text, and the plan for searches of it.
type prepared struct {
	puzzle string
	*planCode
}

// planOf is the plan for searches of a puzzle. They keep no boards, unless that is said of them.
func (a *API) planOf(text string, mode search.Mode) (*planCode, error) {
	last := &a.whole
	if mode != search.Fast {
		last = &prepared{}
	}
	if last.planCode == nil || last.puzzle != text {
		document, err := notation.Read(text)
		if err != nil {
			return nil, err
		}
		*last = prepared{text, &planCode{plan: search.Compile(document.Puzzle, search.Options{Mode: mode})}}
	}
	return last.planCode, nil
}

// part begins the search of a part that a job has handed out.
func (a *API) part(p startParams, mode search.Mode) (*searching, error) {
	if last := a.handed; last.planCode != nil && last.puzzle == p.Puzzle {
		if part, err := last.plan.Keeping(p.Keep).Accept(p.Saved); err == nil {
			return &searching{Search: part, code: last.planCode, part: true}, nil
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
	a.handed = prepared{p.Puzzle, &planCode{plan: part.Plan()}}
	return &searching{Search: part, code: a.handed.planCode, part: true}, nil
}
