package hint

import (
	"sort"

	"edgewise/solver/explain/why"
	"edgewise/solver/puzzle"
)

// A Refutation shows why no other look fits where a [Step] places a tile, or why a board cannot
// be completed, in branches to be looked at one by one. It looks for branches of few tiles first.
// Like a search it is a value that does a bounded amount of work at a time.
type Refutation struct {
	brancher
	assumed []seat // what to refute, one after the other; a seat with cell -1 is the board itself
	at      int
	effort  int        // how many efforts were made for the current assumption
	groups  [][]Branch // by assumption, but assumptions that soon end alike share one
	done    bool
}

// An effort limits the branches: how many choices at a pivot, and how many tiles deep.
type effort struct{ wide, further int }

// efforts come easiest first: a chain of three tiles is easier to follow than two branches of
// two. Nobody can follow more than the last one, so an example is given instead.
var efforts = [...]effort{{1, 0}, {1, 1}, {1, 2}, {2, 1}, {3, 1}, {2, 2}, {3, 2}, {1, 4}, {2, 3}}

// longestExample is the most tiles of an example.
const longestExample = 40

// RefuteOthers starts to refute every look on a cell that differs from a placement.
func RefuteOthers(b *puzzle.Board, but puzzle.Placement) *Refutation {
	r := refutation(b)
	if r.done || r.filled[but.Cell] {
		r.done = true
		return r
	}
	right := r.shownBy(but.Tile, but.Turn)
	for _, i := range r.fitting(but.Cell, 0) {
		if r.looks[i].shown != right {
			r.assumed = append(r.assumed, seat{but.Cell, i})
		}
	}
	r.done = len(r.assumed) == 0
	return r
}

// RefuteBoard starts to refute a board as it lies.
func RefuteBoard(b *puzzle.Board) *Refutation {
	r := refutation(b)
	r.assumed = []seat{{cell: -1}}
	return r
}

// refutation is done at once if the board contradicts its clues or itself.
func refutation(b *puzzle.Board) *Refutation {
	whole, sound := why.Clued(b)
	r := &Refutation{done: !sound}
	if sound {
		r.standing = standingOf(whole)
	}
	return r
}

// Step does a bounded amount of work: about budget placements. It reports whether the Refutation
// is done.
func (r *Refutation) Step(budget int64) (done bool) {
	for budget > 0 && !r.done {
		worked := r.work
		r.next()
		budget -= 1 + int64(r.work-worked)/workPerPlacement
	}
	return r.done
}

// next makes one effort to refute one assumption; the last resort is an example.
func (r *Refutation) next() {
	r.found = nil
	refute := r.example
	if r.effort < len(efforts) {
		how := efforts[r.effort]
		r.wide, r.until = how.wide, r.work+mostWork
		refute = func() bool { return how.further == 0 && r.likeBefore() || r.dies(how.further) }
	}
	over := false
	if on := r.assumed[r.at]; on.cell < 0 {
		over = refute()
	} else {
		over = r.after(on, Trial{}, refute)
	}
	if len(r.found) > 0 {
		r.groups = append(r.groups, r.found)
	}
	if r.effort++; over || r.effort > len(efforts) {
		r.at, r.effort = r.at+1, 0
		r.done = r.at == len(r.assumed)
	}
}

// likeBefore reports whether the current assumption ends at once where an earlier one did.
func (r *Refutation) likeBefore() bool {
	for _, group := range r.groups {
		if r.endsLike(group[:1]) {
			return true
		}
	}
	return false
}

// example takes the first look on the narrowest cell, again and again, until nothing fits a cell.
// It always gets there, as an assumption that is false cannot be completed; but it gives up
// beyond longestExample tiles.
func (r *Refutation) example() bool {
	cell, fit := r.tightest()
	switch {
	case cell < 0 || len(r.trials) > longestExample:
		return false
	case len(fit) == 0:
		r.found = []Branch{{Trials: append([]Trial{}, r.trials...), Cell: cell, Tile: -1}}
		return true
	}
	return r.after(seat{cell, fit[0]}, Trial{Choices: len(fit)}, r.example)
}

// Branches lists the branches so far, grouped by assumption, the simplest group first.
func (r *Refutation) Branches() (list []Branch) {
	sort.SliceStable(r.groups, func(i, j int) bool { return burden(r.groups[i]) < burden(r.groups[j]) })
	for _, group := range r.groups {
		list = append(list, group...)
	}
	return list
}

// burden is the number of tiles in a group of branches.
func burden(group []Branch) (tiles int) {
	for _, branch := range group {
		tiles += len(branch.Trials)
	}
	return tiles
}
