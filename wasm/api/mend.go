package api

import (
	"edgewise/solver/explain/mend"
	"edgewise/solver/gallery"
	"edgewise/solver/notation"
	"edgewise/solver/puzzle"
	"edgewise/solver/search"
)

// The methods that look for the slip that left a puzzle without a solution, or turned a published
// puzzle into another one.

// mostRepairs is the most repairs that one answer has. Nine tiles rarely have more than a
// hundred, and the true one may be the last.
const mostRepairs = 400

// mending is a running search for slips.
type mending struct {
	*mend.Finder
	document *notation.Document
	whose    map[string]gallery.Entry // by link, for repairs that are published puzzles; kept as the look-up is slow
}

// mendParams are those of a search for slips.
type mendParams struct {
	thinkParams
	Tell bool `json:"tell,omitempty"` // reports repairs before the search is done, too
}

// Mended is the repairs found so far.
type Mended struct {
	Thought
	Repairs  []Repair `json:"repairs"`  // the likeliest first; at most 400, and none before done unless tell is set
	Found    int      `json:"found"`    // all that were found
	Complete bool     `json:"complete"` // whether every slip was tried to its end
}

// Repair is one slip, and the repaired puzzle with its facts.
type Repair struct {
	Code string `json:"code"`
	//ts:type Record<string, string | number | number[]>
	Args      map[string]any `json:"args"`
	Link      string         `json:"link"`      // the repaired puzzle as a link's hash
	Known     string         `json:"known"`     // the name of the published puzzle that the repaired one is, or ""
	By        string         `json:"by"`        // the maker of that published puzzle, or ""
	Year      int            `json:"year"`      // the year of that published puzzle, or 0
	Solutions Count          `json:"solutions"` // the number of solutions; at least this many, unless exact
	Exact     bool           `json:"exact"`
	Balanced  bool           `json:"balanced"` // whether the repair makes heads and tails come out even, which they did not before
	Changes   []SideChange   `json:"changes"`
	Weight    float64        `json:"weight"` // how likely the repair is, relative to the others
}

// SideChange is a side that a repair changes, and what the real tile shows there if the repair is
// right.
type SideChange struct {
	Tile int    `json:"tile"`
	Side int    `json:"side"`
	Edge string `json:"edge"`
}

// mend looks for the single slip that left a puzzle without a solution; each call makes about budget
// placements.
func (a *API) mend(p mendParams) (Mended, error) { return a.look(p, mend.Find) }

// near looks in the same way for the published puzzles that differ from this one by a single slip.
func (a *API) near(p mendParams) (Mended, error) { return a.look(p, mend.Near) }

// look starts or continues a search for slips, and reports the repairs so far.
func (a *API) look(p mendParams, begin func(*puzzle.Puzzle, func(*puzzle.Puzzle) string, func(puzzle.Spec) []puzzle.Tile) *mend.Finder) (Mended, error) {
	m, so, err := think(a, p.sliceParams, func() (*mending, error) {
		document, err := notation.Read(p.Puzzle)
		if err != nil {
			return nil, err
		}
		return &mending{begin(document.Puzzle, gallery.Name, gallery.Missing), document, map[string]gallery.Entry{}}, nil
	})
	if err != nil {
		return Mended{}, err
	}
	mended := Mended{Thought: so}
	repairs := m.Repairs()
	mended.Found, mended.Complete = len(repairs), m.Complete()
	if !p.Tell && !so.Done {
		return mended, nil
	}
	for _, r := range repairs[:min(mostRepairs, len(repairs))] {
		document := *m.document
		document.Puzzle, document.Board = r.Puzzle, nil
		link := document.Link()
		whose, asked := m.whose[link]
		if r.Known != "" && !asked {
			whose = gallery.EntryOf(r.Puzzle)
			m.whose[link] = whose
		}
		mended.Repairs = append(mended.Repairs,
			Repair{r.Code, r.Args, link, r.Known, whose.By, whose.Year, search.NumberOf(r.Solutions), r.Exact, r.Balanced, changesOf(r.Changes), r.Weight})
	}
	return mended, nil
}

func changesOf(changes []mend.Change) (list []SideChange) {
	for _, c := range changes {
		list = append(list, SideChange{c.Tile, c.Side, c.Edge.String()})
	}
	return list
}
