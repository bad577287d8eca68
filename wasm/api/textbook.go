package api

import (
	"slices"

	"edgewise/solver/compare"
	"edgewise/solver/notation"
	"edgewise/solver/puzzle"
	"edgewise/solver/search"
)

// The methods of the textbook search with its tricks as switches, and of the comparison with
// counts from other programs.

// Switches are the tricks of a textbook search.
type Switches struct {
	Order string `json:"order"` // a name, or every cell once, counted from 0: "4,1,2,5,8,7,6,3,0"
	Once  bool   `json:"once"`  // copies count as one tile
	Fixed bool   `json:"fixed"` // one tile's turn is fixed
	Turns bool   `json:"turns"` // the search goes through the sequences of the tiles, and a dead end skips turns only
}

func (s *Switches) setting(p *puzzle.Puzzle) (compare.Setting, error) {
	meant := compare.Setting{Order: search.Order(s.Order), Once: s.Once, Fixed: s.Fixed, Turns: s.Turns}
	if slices.Contains(search.Orders(), meant.Order) {
		return meant, nil
	}
	var err error
	meant.Order = search.Custom
	meant.Cells, err = search.ReadCells(s.Order, len(p.Tiles()))
	return meant, err
}

func switchesOf(s compare.Setting) Switches {
	order := string(s.Order)
	if s.Cells != nil {
		order = search.WriteCells(s.Cells)
	}
	return Switches{order, s.Once, s.Fixed, s.Turns}
}

type textbookParams struct {
	thinkParams
	Switches Switches `json:"switches"`
	Shuffle  int      `json:"shuffle,omitempty"` // the seed of another sequence of the tiles
}

// Textbook is what a textbook search has done so far. The lists follow the order in which it fills
// the cells.
type Textbook struct {
	Thought
	Progress     *float64 `json:"progress"` // the searched share; nil where it cannot be known
	Order        []int    `json:"order"`
	FixedCell    int      `json:"fixedCell"` // the cell whose tile has a fixed turn, or -1
	FixedTile    int      `json:"fixedTile"` // the tile that has a fixed turn, or -1
	Tries        []Count  `json:"tries"`
	Placements   []Count  `json:"placements"`
	Misfits      []Count  `json:"misfits"`
	DeadEnds     []Count  `json:"deadEnds"`
	Sums         Sums     `json:"sums"`
	Compared     Count    `json:"compared"` // tries beside a neighbour
	First        Count    `json:"first"`    // tries until the first board; 0 where there is none
	Arrangements Count    `json:"arrangements"`
	Pictures     Count    `json:"pictures"`
	Solutions    Count    `json:"solutions"`
}

// Sums are the sums of the lists.
type Sums struct {
	Tries      Count `json:"tries"`
	Placements Count `json:"placements"`
	Misfits    Count `json:"misfits"`
	DeadEnds   Count `json:"deadEnds"`
}

// textbook runs the textbook search.
func (a *API) textbook(p textbookParams) (Textbook, error) {
	on, so, err := think(a, p.sliceParams, func() (compare.Searcher, error) {
		document, meant, err := p.read()
		if err != nil {
			return nil, err
		}
		return meant.Searcher(document.Puzzle), nil
	})
	if err != nil {
		return Textbook{}, err
	}
	plan, found := on.Plan(), on.Found()
	counts := plan.Counts(found)
	told := Textbook{
		Thought: so, Tries: countsOf(found.TriesAt), Placements: countsOf(found.Nodes), Misfits: countsOf(found.Misfits()), DeadEnds: countsOf(found.DeadEnds),
		Compared: search.NumberOf(plan.Compared(found)), First: search.NumberOf(on.First()), Arrangements: counts.Arrangements,
		Pictures: search.NumberOf(counts.Pictures), Solutions: search.NumberOf(counts.Solutions),
	}
	told.Order, _ = plan.Order()
	told.FixedCell, told.FixedTile = plan.Fixed()
	var deadEnds uint64
	for _, n := range found.DeadEnds {
		deadEnds += n
	}
	told.Sums = Sums{search.NumberOf(found.Tries), search.NumberOf(found.Total()), search.NumberOf(found.Tries - found.Total()), search.NumberOf(deadEnds)}
	if s, is := on.(*search.Search); is {
		progress := rounded(s.Job().Progress())
		told.Progress = &progress
	}
	return told, nil
}

func (p *textbookParams) read() (*notation.Document, compare.Setting, error) {
	document, err := notation.Read(p.Puzzle)
	if err != nil {
		return nil, compare.Setting{}, err
	}
	if p.Shuffle != 0 {
		chance := search.Random(p.Shuffle)
		document.Puzzle, _ = chance.Shuffle(document.Puzzle)
	}
	meant, err := p.Switches.setting(document.Puzzle)
	return document, meant, err
}

type compareParams struct {
	textbookParams
	Counts string `json:"counts"` // the counts as the other program printed them
}

// Compared is where another program's counts first differ, and why.
type Compared struct {
	Thought
	Known   bool   `json:"known"` // whether the search was small enough to run
	Same    bool   `json:"same"`
	Measure string `json:"measure"` // what the other program probably counted; "" while nothing is known
	Depth   int    `json:"depth"`   // the place of the first difference in the order of filling; -1 for sums
	Cell    int    `json:"cell"`    // the cell at that depth, or -1
	Theirs  Count  `json:"theirs"`
	Ours    Count  `json:"ours"`
	Cells   int    `json:"cells"` // how many of the first cells were compared; 0 for all of them, or sums
	Cause   *Cause `json:"cause"` // nil while none is found
}

// Cause is a search with exactly these counts, and the switches in which it differs.
type Cause struct {
	Measure  string   `json:"measure"`
	Switches Switches `json:"switches"`
	Differs  Differs  `json:"differs"`
}

// Differs is how a search differs from ours.
type Differs struct {
	Order bool `json:"order"`
	Once  bool `json:"once"`
	Fixed bool `json:"fixed"`
	Turns bool `json:"turns"`
}

// compare finds where the counts that another program printed first differ from the search, and why.
func (a *API) compare(p compareParams) (Compared, error) {
	on, so, err := think(a, p.sliceParams, func() (*compare.Comparison, error) {
		document, meant, err := p.read()
		if err != nil {
			return nil, err
		}
		counts, err := compare.Read(p.Counts, len(document.Puzzle.Tiles()))
		if err != nil {
			return nil, err
		}
		return compare.New(document.Puzzle, meant, counts), nil
	})
	if err != nil {
		return Compared{}, err
	}
	r := on.Result()
	told := Compared{Thought: so, Known: r.Known, Same: r.Same, Measure: string(r.Measure), Depth: r.Depth, Cell: r.Cell,
		Theirs: search.NumberOf(r.Theirs), Ours: search.NumberOf(r.Ours), Cells: r.Cells}
	if r.Cause != nil {
		told.Cause = &Cause{string(r.Cause.Measure), switchesOf(r.Cause.Setting), Differs(r.Cause.Differs)}
	}
	return told, nil
}
