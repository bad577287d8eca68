package main

import (
	"slices"
	"strings"

	"edgewise/solver/explain"
	"edgewise/solver/gallery"
	"edgewise/solver/notation"
	"edgewise/solver/puzzle"
)

// The method that looks for the slip that left a puzzle without a solution.

// mostRepairs is how many repairs cross; nobody looks through so many.
const mostRepairs = 20

// mending is a live look for slips.
type mending struct {
	document *notation.Document
	ids      map[string]string // of published puzzles by their tiles
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

// mend begins to look, or goes on, and tells what was found so far. When all is
// done it forgets the handle.
func (a *api) mend(p *mendParams) (shape, error) {
	if p.Budget < 1 {
		return nil, &puzzle.Fault{Code: "params", Args: map[string]any{"found": p.Budget}}
	}
	if p.Mending == 0 {
		document, err := notation.Read(p.Puzzle)
		if err != nil {
			return nil, err
		}
		m := &mending{document: document, ids: publishedIDs()}
		m.mending = explain.Mend(document.Puzzle, func(p *puzzle.Puzzle) bool { return m.ids[sameTiles(p)] != "" })
		a.last++
		p.Mending, a.mendings[a.last] = a.last, m
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
	repair := Repair{Code: r.Code, Args: r.Args, Link: document.Link(),
		Solutions: Count(countsOf([]uint64{r.Solutions})[0]), Exact: r.Exact, Balanced: r.Balanced}
	if r.Known {
		repair.Known = m.ids[sameTiles(r.Puzzle)]
	}
	return repair
}

// publishedIDs are the ids of the gallery by the tiles of its puzzles.
func publishedIDs() map[string]string {
	ids := map[string]string{}
	for _, entry := range gallery.All() {
		ids[sameTiles(entry.Document.Puzzle)] = entry.ID
	}
	return ids
}

// sameTiles is the same text for puzzles with the same tiles, whatever their
// order and turns.
func sameTiles(p *puzzle.Puzzle) string {
	var words []string
	for _, tile := range p.Tiles() {
		least := tile.String()
		for turn := range tile {
			least = min(least, tile.Turned(turn).String())
		}
		words = append(words, least)
	}
	slices.Sort(words)
	return p.Grid().Name + " " + strings.Join(words, ".")
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
