package hint

import (
	"sort"

	"edgewise/solver/explain/why"
	"edgewise/solver/puzzle"
)

// A Refutation shows why all other looks are out where a [Step] lays a tile, or why a
// board cannot be completed, in branches that can be looked at one by one. It looks for
// those of few tiles first. Like a search it is a value that does a bounded amount of
// work at a time.
type Refutation struct {
	brancher
	assumed []seat // what is refuted, one after the other; a seat without a cell is the board itself
	at      int
	effort  int        // and so many were made of them
	groups  [][]Branch // per assumption, but those that soon end alike share one
	done    bool
}

// An effort is how wide, and how many tiles deep, is looked for branches.
type effort struct{ wide, further int }

// efforts: a chain of three tiles is easier to follow than two branches of two. What
// takes more than all of them nobody follows; there an example says as much.
var efforts = [...]effort{{1, 0}, {1, 1}, {1, 2}, {2, 1}, {3, 1}, {2, 2}, {3, 2}, {1, 4}, {2, 3}}

// longestExample is how many tiles an example may have.
const longestExample = 40

// RefuteOthers begins to refute all that fits a cell but what looks like a placement.
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

// RefuteBoard begins to refute a board as it lies.
func RefuteBoard(b *puzzle.Board) *Refutation {
	r := refutation(b)
	r.assumed = []seat{{cell: -1}}
	return r
}

// refutation is done at once where clues or conflicts say all.
func refutation(b *puzzle.Board) *Refutation {
	whole, sound := why.Clued(b)
	r := &Refutation{done: !sound}
	if sound {
		r.standing = standingOf(whole)
	}
	return r
}

// Step does a bounded amount of work: about budget placements. It reports whether
// there is nothing more to look for.
func (r *Refutation) Step(budget int64) (done bool) {
	for budget > 0 && !r.done {
		worked := r.work
		r.next()
		budget -= 1 + int64(r.work-worked)/workPerPlacement
	}
	return r.done
}

// next makes one effort to refute one assumption; the last is an example.
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

// likeBefore reports whether what has just been assumed ends at once where something
// that was assumed before did.
func (r *Refutation) likeBefore() bool {
	for _, group := range r.groups {
		if r.endsLike(group[:1]) {
			return true
		}
	}
	return false
}

// example goes on where there is least choice until nothing fits a cell. That comes,
// as nothing that is refuted can be completed; but of too many tiles none is made.
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

// Branches are the branches so far: those of one assumption after those of another,
// the plainest first.
func (r *Refutation) Branches() (list []Branch) {
	sort.SliceStable(r.groups, func(i, j int) bool { return burden(r.groups[i]) < burden(r.groups[j]) })
	for _, group := range r.groups {
		list = append(list, group...)
	}
	return list
}

// burden is how many tiles have to be kept in mind for some branches.
func burden(group []Branch) (tiles int) {
	for _, branch := range group {
		tiles += len(branch.Trials)
	}
	return tiles
}
