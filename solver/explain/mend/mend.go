package mend

import (
	"slices"
	"sort"

	"edgewise/solver/explain/why"
	"edgewise/solver/puzzle"
	"edgewise/solver/search"
)

// A Repair is a single change that gives a puzzle a solution, or makes it one
// that is known.
type Repair struct {
	Code      string         // one of Codes
	Args      map[string]any // ints, strings and lists of ints by name
	Puzzle    *puzzle.Puzzle // the puzzle mended
	Known     string         // what the puzzle mended is known as, "" when it is not
	Solutions uint64         // how many it has
	Exact     bool           // whether these are all; else at least as many
	Balanced  bool           // whether heads and tails come out even again, and did not before
	Changes   []Change       // the sides that it changes
	Weight    float64        // how likely it is, against the others

	kind kind
}

// A Change is what a repair makes of one side. Whoever looks at the real tile there and
// sees anything else knows that the slip was another one.
type Change struct {
	Tile, Side int
	Edge       puzzle.Edge
}

// A Finder looks for the slip that left a puzzle without a solution. Like a
// search it is a value that does a bounded amount of work at a time.
type Finder struct {
	puzzle  *puzzle.Puzzle
	known   func(*puzzle.Puzzle) string
	missing func(puzzle.Spec) []puzzle.Tile
	near    bool                 // only known puzzles are looked for
	once    bool                 // whether each tile is meant to have each picture once
	shown   [puzzle.MaxEdges]int // by how many sides each edge is
	rim     int                  // and how many sides on the rim may show any
	uneven  bool                 // whether the rim is too short for what finds no mate
	last    *lastTile            // nil where every slip has to be searched

	slips   []slip // to be tried in this round
	next    int
	waiting []slip // what this round's probe was too short for
	round   int

	slip   slip // that is being tried
	repair Repair
	search *search.Search

	repairs []Repair
	unsure  bool // whether a slip was too large to be settled, and is not told
}

// probes is how many nodes each slip gets, round by round: most are settled in
// no time, and the few large ones should not hold up the rest.
var probes = [...]uint64{20_000, 1_000_000}

// mostPictures is how many pictures a repair is counted to. A printed puzzle
// has few solutions, and a repair with more is not the one looked for.
const mostPictures = 1000

// Find begins to look for what repairs a puzzle. The caller says what a puzzle is
// known as, "" when it is not, and which tiles make a known puzzle of one that
// misses a tile; both may be nil.
func Find(p *puzzle.Puzzle, known func(*puzzle.Puzzle) string, missing func(puzzle.Spec) []puzzle.Tile) *Finder {
	f := Near(p, known, missing)
	if f.near = false; len(f.slips) > 0 {
		f.last = lastTileOf(p)
	}
	return f
}

// Near begins to look for the known puzzles that a single change parts from a
// puzzle, whether it has a solution or not. One that has is no mistake by that:
// many a published puzzle is parted from another by one side. And one that is
// known itself is as it should be: nothing is near it, and nothing mends it.
func Near(p *puzzle.Puzzle, known func(*puzzle.Puzzle) string, missing func(puzzle.Spec) []puzzle.Tile) *Finder {
	f := &Finder{puzzle: p, known: known, missing: missing, near: true}
	if known != nil && known(p) != "" {
		return f
	}
	f.slips = slipsOf(p)
	f.once = hasEachOnce(p)
	f.shown, f.rim = why.Edges(p)
	f.uneven = why.Spare(&f.shown, p.Mates()) > f.rim
	if known != nil && missing != nil {
		f.slips = append(f.slips, copySlips(p)...)
	}
	return f
}

// recognising is what it costs to look up whether a puzzle is known, per tile, in looks
// at a tile.
const recognising = 20

// Done reports whether every slip was tried.
func (f *Finder) Done() bool { return f.search == nil && f.next == len(f.slips) }

// Complete reports whether every slip was tried to its end, so that none explains
// the puzzle but those told.
func (f *Finder) Complete() bool { return f.Done() && !f.unsure }

// Step does a bounded amount of work: about budget placements and looks at
// tiles. It reports whether everything was tried.
func (f *Finder) Step(budget int64) (done bool) {
	for budget > 0 && !f.Done() {
		if cost := f.last.step(); cost > 0 {
			budget -= cost
		} else if f.search == nil {
			budget -= f.try(f.slips[f.next])
			f.next++
		} else {
			before := f.search.Total()
			over := f.search.Step(min(budget, int64(probes[f.round]-before)))
			budget -= 1 + int64(f.search.Total()-before)
			if over || f.search.Total() >= probes[f.round] {
				f.settle()
			}
		}
		if f.Done() && len(f.waiting) > 0 {
			f.slips, f.waiting, f.next = f.waiting, nil, 0
			f.round++
		}
	}
	return f.Done()
}

// try begins with a slip, unless it can be told at once that undoing it does not help.
// It reports what that cost.
func (f *Finder) try(s slip) (cost int64) {
	cost = int64(len(f.puzzle.Tiles()))
	if s.code == "slip-copy" && s.word == nil {
		f.findMissing(s)
		return cost * recognising * recognising
	}
	if !f.near && !f.mayHelp(s) {
		return cost
	}
	var solutions uint64
	counted := false
	if !f.near && s.code != "slip-order" {
		solutions, counted = f.last.solutions(s.tile, s.tileOf(f.puzzle.Tiles()[s.tile]))
		if counted && solutions == 0 {
			return cost
		}
	}
	mended, is := s.undone(f.puzzle)
	if !is {
		return cost
	}
	known := ""
	if f.near || s.code == "slip-copy" { // there are no copies unless somebody knows puzzles
		cost += recognising * int64(len(f.puzzle.Tiles()))
		if known = f.known(mended); known == "" {
			return cost
		}
	}
	r := Repair{Code: s.code, Args: s.args(f.puzzle), Puzzle: mended, Known: known, Balanced: f.uneven, kind: s.kind}
	if counted {
		r.Solutions, r.Exact = solutions, true
		f.add(s, r)
		cost += recognising * int64(len(f.puzzle.Tiles()))
	} else if f.near || len(why.Reasons(mended)) == 0 {
		f.begin(s, r)
	}
	return cost
}

// mayHelp counts heads and tails as they would be then.
func (f *Finder) mayHelp(s slip) bool {
	switch s.code {
	case "slip-copy":
		return true
	case "slip-side":
		shown := f.shown
		frame, framed := f.puzzle.Frame()
		if from := f.puzzle.Tiles()[s.tile][s.side]; !framed || from != frame {
			shown[from]--
		}
		if !framed || s.to != frame {
			shown[s.to]++
		}
		return why.Spare(&shown, f.puzzle.Mates()) <= f.rim
	}
	return !f.uneven
}

func (f *Finder) begin(s slip, r Repair) {
	o := search.Options{Most: mostPictures, Order: search.UsualOrder(r.Puzzle)}
	f.slip, f.repair, f.search = s, r, search.Compile(r.Puzzle, o).Search()
}

// settle ends the search for the slip that is being tried.
func (f *Finder) settle() {
	r := f.repair
	r.Solutions, r.Exact = f.search.Counts().Solutions, f.search.Complete()
	f.search = nil
	f.add(f.slip, r)
}

// add keeps a repair that helps, and the slip for another round where that is not
// known yet.
func (f *Finder) add(s slip, r Repair) {
	if (r.Solutions > 0 || !r.Exact) && r.Known == "" && f.known != nil {
		r.Known = f.known(r.Puzzle)
	}
	switch {
	case r.Solutions > 0 || r.Known != "" && !r.Exact:
		f.keep(r)
	case r.Exact: // a known puzzle, too, where fixed tiles leave it without a solution
	case f.round+1 < len(probes):
		f.waiting = append(f.waiting, s)
	case r.Balanced: // too large to be searched, but it mends what was proved wrong
		f.keep(r)
	default:
		f.unsure = true
	}
}

// keep keeps a repair with the sides that it changes and its weight. Two slips that change the same
// sides alike are one repair, since nothing on the real tiles tells them apart, and so are two that
// give the same published puzzle where it is near: whichever slip comes first tells it.
func (f *Finder) keep(r Repair) {
	r.Changes = changes(f.puzzle, r.Puzzle)
	isTold := func(other Repair) bool {
		return slices.Equal(other.Changes, r.Changes) || f.near && other.Known == r.Known
	}
	if slices.ContainsFunc(f.repairs, isTold) {
		return
	}
	r.Weight = f.weight(&r)
	f.repairs = append(f.repairs, r)
}

// Repairs are the repairs found so far, the likeliest first (likely.go).
func (f *Finder) Repairs() []Repair {
	repairs := slices.Clone(f.repairs)
	sort.SliceStable(repairs, func(i, j int) bool { return repairs[i].Weight > repairs[j].Weight })
	return repairs
}
