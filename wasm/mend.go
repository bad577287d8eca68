package main

import (
	"edgewise/solver/explain/mend"
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
	*mend.Finder
	document *notation.Document
}

// mend looks for what repairs a puzzle.
func (a *api) mend(p *thinkParams) (shape, error) { return a.look(p, mend.Find) }

// near looks for the published puzzles that a slip parts from a puzzle.
func (a *api) near(p *thinkParams) (shape, error) { return a.look(p, mend.Near) }

// look looks for slips, and tells what was found so far.
func (a *api) look(p *thinkParams, begin func(*puzzle.Puzzle, func(*puzzle.Puzzle) string, func(puzzle.Spec) []puzzle.Tile) *mend.Finder) (shape, error) {
	m, done, err := think(a, p, func(document *notation.Document) (*mending, error) {
		known := gallery.Like(document.Puzzle).Name
		return &mending{begin(document.Puzzle, known, gallery.Missing), document}, nil
	})
	if err != nil {
		return nil, err
	}
	mended := Mended{Mending: p.Handle, Done: done, Repairs: []Repair{}}
	repairs := m.Repairs()
	for _, r := range repairs[:min(mostRepairs, len(repairs))] {
		mended.Repairs = append(mended.Repairs, m.repairOf(r))
	}
	return mended, nil
}

func (m *mending) repairOf(r mend.Repair) Repair {
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
