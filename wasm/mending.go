package main

import (
	"edgewise/solver/explain"
	"edgewise/solver/gallery"
	"edgewise/solver/notation"
	"edgewise/solver/puzzle"
)

// The methods that look for the slip that left a puzzle without a solution, or
// that made another one of a published puzzle.

// mostRepairs is how many repairs cross; nobody looks through so many.
const mostRepairs = 20

// mending is a live look for slips.
type mending struct {
	document *notation.Document
	mending  *explain.Mending
}

type mendParams struct {
	Puzzle  string
	Mending int // the handle, or 0 to begin
	Budget  int
}

func (p *mendParams) field(name string) any {
	switch name {
	case "puzzle":
		return &p.Puzzle
	case "mending":
		return &p.Mending
	case "budget":
		return &p.Budget
	}
	return nil
}

// mend looks for what repairs a puzzle.
func (a *api) mend(p *mendParams) (shape, error) { return a.look(p, explain.Mend) }

// near looks for the published puzzles that a slip parts from a puzzle.
func (a *api) near(p *mendParams) (shape, error) { return a.look(p, explain.Near) }

// look begins to look, or goes on, and tells what was found so far. When all is
// done it forgets the handle.
func (a *api) look(p *mendParams, begin func(*puzzle.Puzzle, func(*puzzle.Puzzle) string, func(puzzle.Spec) []puzzle.Tile) *explain.Mending) (shape, error) {
	if p.Budget < 1 {
		return nil, &puzzle.Fault{Code: "params", Args: map[string]any{"found": p.Budget}}
	}
	if p.Mending == 0 {
		document, err := notation.Read(p.Puzzle)
		if err != nil {
			return nil, err
		}
		shelf := gallery.Like(document.Puzzle)
		known := func(p *puzzle.Puzzle) string {
			if matches := shelf.Recognise(p); len(matches) > 0 {
				return matches[0].Entry.Name
			}
			return ""
		}
		a.last++
		p.Mending, a.mendings[a.last] = a.last, &mending{document, begin(document.Puzzle, known, gallery.Missing)}
	}
	m, found := a.mendings[p.Mending]
	if !found {
		return nil, &puzzle.Fault{Code: "search", Args: map[string]any{"found": p.Mending}}
	}
	mended := Mended{Mending: p.Mending, Done: m.mending.Step(int64(p.Budget)), Repairs: []Repair{}}
	if mended.Done {
		delete(a.mendings, p.Mending)
	}
	repairs := m.mending.Repairs()
	for _, r := range repairs[:min(mostRepairs, len(repairs))] {
		mended.Repairs = append(mended.Repairs, m.repairOf(r))
	}
	return mended, nil
}

func (m *mending) repairOf(r explain.Repair) Repair {
	document := *m.document
	document.Puzzle, document.Board = r.Puzzle, nil
	return Repair{Code: r.Code, Args: r.Args, Link: document.Link(), Known: r.Known,
		Solutions: Count(countsOf([]uint64{r.Solutions})[0]), Exact: r.Exact, Balanced: r.Balanced}
}

// Mended is what was found so far, the likeliest repair first.
type Mended struct {
	Mending int
	Done    bool
	Repairs []Repair
}

func (m Mended) members() object {
	return object{
		{"mending", m.Mending},
		{"done", m.Done},
		{"repairs", list(m.Repairs)},
	}
}

// Repair is one slip, the puzzle without it, and what that one gives.
type Repair struct {
	Code      string
	Args      map[string]any
	Link      string
	Known     string
	Solutions Count
	Exact     bool
	Balanced  bool
}

func (r Repair) members() object {
	return object{
		{"code", r.Code},
		{"args", r.Args},
		{"link", r.Link},
		{"known", r.Known},
		{"solutions", r.Solutions},
		{"exact", r.Exact},
		{"balanced", r.Balanced},
	}
}
