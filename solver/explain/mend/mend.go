package mend

import (
	"slices"
	"sort"

	"edgewise/solver/explain/why"
	"edgewise/solver/puzzle"
	"edgewise/solver/search"
)

// A Repair is a single change that gives a puzzle a solution, or makes it a known one.
type Repair struct {
	Code      string         // one of Codes
	Args      map[string]any // int, string and []int values by name
	Puzzle    *puzzle.Puzzle // the repaired puzzle
	Known     string         // the name of the repaired puzzle if it is known, or ""
	Solutions uint64         // the number of solutions, up to turns of the board
	Exact     bool           // Solutions is the exact number; otherwise there are at least as many
	Balanced  bool           // heads and tails match in number again, and did not before
	Changes   []Change       // the sides that it changes
	Weight    float64        // likelihood relative to the other repairs

	kind kind
}

// A Change is the new edge that a repair puts on one side. A person who sees another edge on the
// real tile knows that this repair is wrong.
type Change struct {
	Tile, Side int
	Edge       puzzle.Edge
}

// A Finder looks for the slip that left a puzzle without a solution. Like a search it is a value
// that does a bounded amount of work at a time.
type Finder struct {
	puzzle  *puzzle.Puzzle
	known   func(*puzzle.Puzzle) string
	missing func(puzzle.Spec) []puzzle.Tile
	near    bool                 // only look for known puzzles
	once    bool                 // each tile seems meant to have each picture once
	shown   [puzzle.MaxEdges]int // how many sides show each edge
	rim     int                  // how many sides on the rim may show any edge
	uneven  bool                 // the rim is too short for the sides without a mate
	last    *lastTile            // nil if every slip must be searched

	slips   []slip // to try in this round
	next    int
	waiting []slip // slips that this round's budget did not settle
	round   int

	slip   slip // the one being tried
	repair Repair
	search *search.Search

	repairs []Repair
	unsure  bool // some slip was too large to settle, and is not reported
}

// probes is the number of nodes per slip in each round: most slips need few, and the few large
// ones should not hold up the rest.
var probes = [...]uint64{20_000, 1_000_000}

// mostPictures is the number of pictures at which the count for a repair stops. A printed puzzle
// has few solutions, so a repair with more is not the right one.
const mostPictures = 1000

// Find starts to look for repairs of a puzzle. Function known returns the name of a known puzzle,
// or ""; missing returns the tiles that would complete a puzzle that lacks one to a known puzzle.
// Both may be nil.
func Find(p *puzzle.Puzzle, known func(*puzzle.Puzzle) string, missing func(puzzle.Spec) []puzzle.Tile) *Finder {
	f := Near(p, known, missing)
	if f.near = false; len(f.slips) > 0 {
		f.last = lastTileOf(p)
	}
	return f
}

// Near starts to look for known puzzles that differ from a puzzle by a single slip, whether that
// has a solution or not. If it has one, it need not be wrong: many published puzzles differ from
// another by one side. A puzzle that is known itself is right: nothing is near it, and nothing
// repairs it.
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

// recognising is the cost per tile of asking whether a puzzle is known, in looks at a tile.
const recognising = 20

// Done reports whether every slip was tried.
func (f *Finder) Done() bool { return f.search == nil && f.next == len(f.slips) }

// Complete reports whether every slip was settled or is among the repairs, so that no other
// single slip explains the puzzle.
func (f *Finder) Complete() bool { return f.Done() && !f.unsure }

// Step does a bounded amount of work: about budget placements and looks at tiles. It reports
// whether everything was tried.
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

// try starts to test a slip, unless a count shows at once that undoing it does not help. It
// returns the cost.
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
	if f.near || s.code == "slip-copy" { // copies are only tried if the caller knows puzzles
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

// mayHelp counts heads and tails as they are without the slip.
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

// settle ends the search for the current slip.
func (f *Finder) settle() {
	r := f.repair
	r.Solutions, r.Exact = f.search.Counts().Solutions, f.search.Complete()
	f.search = nil
	f.add(f.slip, r)
}

// add keeps a repair that helps, or keeps the slip for the next round if that is still unknown.
func (f *Finder) add(s slip, r Repair) {
	if (r.Solutions > 0 || !r.Exact) && r.Known == "" && f.known != nil {
		r.Known = f.known(r.Puzzle)
	}
	switch {
	case r.Solutions > 0 || r.Known != "" && !r.Exact:
		f.keep(r)
	case r.Exact: // no solution; this includes a known puzzle whose clues leave it none
	case f.round+1 < len(probes):
		f.waiting = append(f.waiting, s)
	case r.Balanced: // too large to search, but it repairs what a count proved wrong
		f.keep(r)
	default:
		f.unsure = true
	}
}

// keep keeps a repair with its changes and its weight. Two repairs with the same changes are one,
// since the real tiles cannot tell them apart; so are two for Near that give the same published
// puzzle. The first one stays.
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

// Repairs lists the repairs found so far, the likeliest first (likely.go).
func (f *Finder) Repairs() []Repair {
	repairs := slices.Clone(f.repairs)
	sort.SliceStable(repairs, func(i, j int) bool { return repairs[i].Weight > repairs[j].Weight })
	return repairs
}
