package hint

import (
	"math"
	"slices"
	"sort"

	"edgewise/solver/explain/why"
	"edgewise/solver/puzzle"
	"edgewise/solver/search"
)

// An Outlook says whether a board can still be completed, and in how many ways;
// and where it cannot, which tile must be laid otherwise: the earliest one after
// which no full board was left, and whether it need only be turned. Like a search
// it is a value that does a bounded amount of work at a time.
//
//	laid 1 2 3 4 5      with 1 to 5 there is no full board, with 1 to 4 none,
//	           ^        with 1 to 3 there is one: the fourth must change
type Outlook struct {
	puzzle  *puzzle.Puzzle
	laid    []puzzle.Placement // what lies, in the order it was laid
	lies    int                // so many of them lie for what is searched now
	first   int                // and so many lie always: nobody has said when they were laid
	plan    *search.Plan
	search  *search.Search
	probe   *search.Probe // of the ways, once one has asked for it
	unsure  int64         // placements that the probe has still to make
	ways    uint64
	change  int
	order   []int // the cells of the tiles laid, as they were told
	clashes [][]puzzle.Seat
	dead    int
	by      int   // how far the tile that must change is turned, once that is tried
	turned  int64 // placements made for this turn
	turn    int   // that the tile may have
	done    bool
}

// NewOutlook begins to look at a board. The cells in laid tell in which order the
// player has laid the tiles; what lies elsewhere lay there before.
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

// begin begins to search what follows from the tiles that lie. Where a look at the
// board shows that nothing does, because tiles clash or nothing fits some cell, it
// goes straight back to the tile that made it so: what is hopeless stays hopeless
// whatever is laid after it.
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

// board is some tiles, together with the clues. It reports whether a look at it leaves
// hope: they contradict neither the clues nor each other, and something fits each cell.
func (o *Outlook) board(laid []puzzle.Placement) (whole *puzzle.Board, hopeful bool) {
	b := puzzle.NewBoard(o.puzzle)
	for _, p := range laid {
		b.MustPlace(p)
	}
	whole, sound := why.Clued(b)
	return whole, sound && standingOf(whole).deadCell() < 0
}

// missed notes that no full board follows from the tiles that lie.
func (o *Outlook) missed() {
	if o.change = -1; o.lies > o.first {
		o.change = o.laid[o.lies-1].Cell
	}
}

// Step does a bounded amount of work: about budget placements. It reports whether
// everything is known.
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
			o.done = true // in all ways
		default:
			o.nextTurn() // in one, with fewer tiles
		}
	}
	return o.done
}

// Ways is how many solutions follow from the board, so far: all of them when the
// Outlook is done, and more may come while Counting.
func (o *Outlook) Ways() uint64 { return o.ways }

// Counting reports whether ways are still being counted; else they are known,
// though with none the tile to change may still be looked for.
func (o *Outlook) Counting() bool { return !o.done && o.lies == len(o.laid) }

// Change is the cell of the earliest tile that must change where there is no way on, or
// as long as that is looked for the earliest known so far: an earlier one may have to
// change instead. It is -1 while nothing is known, and if there was no way on before the
// first of the tiles in order was laid, such as where the puzzle itself has no solution.
func (o *Outlook) Change() int {
	if o.Counting() || o.ways > 0 {
		return -1
	}
	return o.change
}

// visits is how many placements the number of ways is estimated by.
const visits = 100_000

// Clash is what anybody can see of a board that cannot be completed, known at once: two
// sides that touch and do not mate, first that of the tile to be changed, or one side
// that breaks the frame; none where nothing clashes. Which tile is to be changed may be
// known better in a while.
func (o *Outlook) Clash() []puzzle.Seat { return worst(o.clashes, o.Change(), o.order) }

// Dead is an open cell that no loose tile fits, known at once: it says why a board cannot
// be completed, long before it is known which tile must change. -1 where there is none.
func (o *Outlook) Dead() int { return o.dead }

// Expected estimates how many ways there are, as long as they are counted; -Inf
// when nothing is known of that yet. The first call only asks: the next steps work it
// out before they go on counting.
func (o *Outlook) Expected() search.Magnitude {
	if o.Counting() && o.probe == nil {
		o.probe, o.unsure = o.plan.Probe(1), visits
	}
	if !o.Counting() || o.unsure > 0 {
		return search.Magnitude(math.Inf(-1))
	}
	return o.probe.Estimate().Solutions
}
