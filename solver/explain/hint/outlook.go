package hint

import (
	"math"
	"slices"
	"sort"

	"edgewise/solver/explain/why"
	"edgewise/solver/puzzle"
	"edgewise/solver/search"
)

// An Outlook says whether a board can still be completed, and in how many ways. If it cannot, it
// says which tile must change: the earliest one after which no full board was left, and whether
// turning it is enough. Like a search it is a value that does a bounded amount of work at a time.
//
//	laid 1 2 3 4 5      with 1 to 5 there is no full board, with 1 to 4 none,
//	           ^        with 1 to 3 there is one: the fourth must change
type Outlook struct {
	puzzle  *puzzle.Puzzle
	laid    []puzzle.Placement // all placements, in the order they were made
	lies    int                // how many of them the current search starts from
	first   int                // how many of them have no known order and always stay
	plan    *search.Plan
	search  *search.Search
	probe   *search.Probe // estimates the ways; nil until Expected is called
	unsure  int64         // placements that the probe still has to make
	ways    uint64
	change  int
	order   []int // the cells in the order of play, as given
	clashes [][]puzzle.Seat
	dead    int
	by      int   // the turn that is tried for the tile that must change
	turned  int64 // placements made for this turn
	turn    int   // the turn that helps, or -1
	done    bool
}

// NewOutlook starts to look at a board. The cells in laid give the order in which the player
// filled them; all other cells were filled before.
func NewOutlook(b *puzzle.Board, laid []int) *Outlook {
	o := &Outlook{puzzle: b.Puzzle(), change: -1, order: slices.Clone(laid), clashes: clashesOn(b), dead: -1, turn: -1}
	if whole, sound := why.Clued(b); sound {
		o.dead = standingOf(whole).deadCell()
	}
	listed := make([]bool, len(o.puzzle.Grid().Cells))
	var ordered []puzzle.Placement
	for _, cell := range laid {
		if cell < 0 || cell >= len(listed) || listed[cell] {
			continue
		}
		if on, filled := b.At(cell); filled {
			listed[cell] = true
			ordered = append(ordered, on)
		}
	}
	for cell := range listed {
		if on, filled := b.At(cell); filled && !listed[cell] {
			o.laid = append(o.laid, on)
		}
	}
	o.first = len(o.laid)
	o.laid = append(o.laid, ordered...)
	o.lies = len(o.laid)
	o.begin(search.Options{})
	return o
}

// begin starts to search for full boards that contain the first placements. If a look at the
// board rules them out, because tiles clash or nothing fits some cell, it goes straight back to
// the tile that caused that: later tiles cannot repair it.
func (o *Outlook) begin(options search.Options) {
	hopeless := o.first + sort.Search(o.lies+1-o.first, func(n int) bool {
		_, hopeful := o.board(o.laid[:o.first+n])
		return !hopeful
	})
	if hopeless <= o.lies {
		o.lies = hopeless
		o.missed()
		o.lies--
		options.First = true
	}
	if o.done = o.lies < o.first; o.done {
		return
	}
	whole, _ := o.board(o.laid[:o.lies])
	o.plan = planFrom(whole, options)
	o.search = o.plan.Search()
}

// board has the given placements and the clues. It reports whether a look at it leaves hope: the
// placements contradict neither the clues nor each other, and something fits each cell.
func (o *Outlook) board(laid []puzzle.Placement) (whole *puzzle.Board, hopeful bool) {
	b := puzzle.NewBoard(o.puzzle)
	for _, p := range laid {
		b.MustPlace(p)
	}
	whole, sound := why.Clued(b)
	return whole, sound && standingOf(whole).deadCell() < 0
}

// missed records that no full board contains the current placements.
func (o *Outlook) missed() {
	if o.change = -1; o.lies > o.first {
		o.change = o.laid[o.lies-1].Cell
	}
}

// Step does a bounded amount of work: about budget placements. It reports whether the Outlook is
// done.
func (o *Outlook) Step(budget int64) (done bool) {
	for budget > 0 && !o.done {
		if o.unsure > 0 && o.Counting() {
			now := min(budget, o.unsure)
			o.probe.Step(now)
			o.unsure -= now
			budget -= now
			continue
		}
		if o.by > 0 {
			budget -= o.tryTurn(budget)
			continue
		}
		before := o.search.Total()
		over := o.search.Step(budget)
		budget -= 1 + int64(o.search.Total()-before)
		if o.lies == len(o.laid) {
			o.ways = o.search.Counts().Solutions
		}
		switch {
		case !over:
		case o.search.Counts().Pictures == 0:
			o.missed()
			o.lies--
			o.begin(search.Options{First: true})
		case o.lies == len(o.laid):
			o.done = true // all ways are counted
		default:
			o.nextTurn() // one way is found with fewer tiles
		}
	}
	return o.done
}

// Ways counts the solutions that contain the board, so far: all of them once the Outlook is done,
// and there may be more while Counting.
func (o *Outlook) Ways() uint64 { return o.ways }

// Counting reports whether ways are still being counted. Once it is false Ways is final, though
// if that is 0 the Outlook may still look for the tile to change.
func (o *Outlook) Counting() bool { return !o.done && o.lies == len(o.laid) }

// Change is the cell of the earliest tile that must change if there is no way, or the earliest
// known so far: an earlier one may have to change instead. It is -1 while nothing is known, and
// if there was no way even before the first of the ordered tiles, as in a puzzle without a
// solution.
func (o *Outlook) Change() int {
	if o.Counting() || o.ways > 0 {
		return -1
	}
	return o.change
}

// visits is the number of placements for estimating the number of ways.
const visits = 100_000

// Clash is what anybody can see of a board that cannot be completed, and is known at once: two
// touching sides that do not mate, that of the wrong tile first, or one side that breaks the
// frame; nil if nothing clashes. It may change when Change does.
func (o *Outlook) Clash() []puzzle.Seat { return worst(o.clashes, o.Change(), o.order) }

// Dead is an open cell that no loose tile fits, or -1. It is known at once, and explains why a
// board cannot be completed long before the tile to change is known.
func (o *Outlook) Dead() int { return o.dead }

// Expected estimates the number of ways while they are counted; -Inf while nothing is known. The
// first call only starts the estimate: the next Steps work it out before they count on.
func (o *Outlook) Expected() search.Magnitude {
	if o.Counting() && o.probe == nil {
		o.probe, o.unsure = o.plan.Probe(1), visits
	}
	if !o.Counting() || o.unsure > 0 {
		return search.Magnitude(math.Inf(-1))
	}
	return o.probe.Estimate().Solutions
}
