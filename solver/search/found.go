package search

import "slices"

// A Board is a full board: the tile on each cell and its turn. Copies are
// numbered lowest first in reading order.
type Board struct {
	Tiles, Turns []int
}

// Found is what a search did and found. What two parts of a search found adds
// up to what one search of both would have.
type Found struct {
	Nodes    []uint64 // placements made, at each step
	DeadEnds []uint64 // times nothing fitted, at each step
	Tries    uint64   // comparisons, in plain mode
	TriesAt  []uint64 // those at each step; nil where a search goes on that was saved before they were counted

	Arrangements uint64   // where the search tells copies apart
	Pictures     uint64   // boards that look different
	Solutions    uint64   // pictures up to turns of the whole board
	Sizes        []uint64 // how many solutions look different in so many turns of the board
	Boards       []Board  // those kept, one per solution, in the order found
	Deepest      Position // the first board with the most tiles on it
}

// nothing is what a search has found before it begins.
func (plan *Plan) nothing() Found {
	nothing := Found{
		Nodes:    make([]uint64, len(plan.steps)),
		DeadEnds: make([]uint64, len(plan.steps)),
		Sizes:    make([]uint64, len(plan.symmetry.turns)+1),
	}
	if plan.options.Mode == Plain {
		nothing.TriesAt = make([]uint64, len(plan.steps))
	}
	return nothing
}

// add adds what was found elsewhere. Of the boards it takes as many as are to
// be kept.
func (f *Found) add(other Found, keep int) {
	if other.TriesAt == nil {
		f.TriesAt = nil
	}
	for _, sums := range []struct{ to, from []uint64 }{
		{f.Nodes, other.Nodes}, {f.DeadEnds, other.DeadEnds}, {f.Sizes, other.Sizes}, {f.TriesAt, other.TriesAt[:len(f.TriesAt)]}} {
		for i, n := range sums.from {
			sums.to[i] += n
		}
	}
	f.Tries += other.Tries
	f.Arrangements += other.Arrangements
	f.Pictures += other.Pictures
	f.Solutions += other.Solutions
	room := max(keep-len(f.Boards), 0)
	f.Boards = append(f.Boards, other.Boards[:min(room, len(other.Boards))]...)
	if len(other.Deepest) > len(f.Deepest) {
		f.Deepest = other.Deepest
	}
}

// Total is the number of placements made.
func (f *Found) Total() uint64 {
	var total uint64
	for _, n := range f.Nodes {
		total += n
	}
	return total
}

// Misfits are the tries at each step that did not fit, in plain mode.
func (f *Found) Misfits() []uint64 {
	misfits := slices.Clone(f.TriesAt)
	for i := range misfits {
		misfits[i] -= f.Nodes[i]
	}
	return misfits
}

// Found is what the search did and found so far.
func (s *Search) Found() Found {
	found := s.tally.found
	nothing := s.plan.nothing()
	found.Nodes, found.DeadEnds, found.TriesAt = nothing.Nodes, nothing.DeadEnds, nothing.TriesAt
	for i := range s.levels {
		found.Nodes[i], found.DeadEnds[i] = s.levels[i].nodes, s.levels[i].deadEnds
		if i > 0 {
			found.DeadEnds[i] += s.levels[i-1].barren
		}
		if found.TriesAt != nil {
			found.TriesAt[i] = s.levels[i].tries
			found.Tries += s.levels[i].tries
		}
	}
	found.Sizes = slices.Clone(found.Sizes)
	found.Boards = slices.Clip(found.Boards)
	found.Deepest = slices.Clone(s.deepest)
	return found
}

// Counts are the three counts, and how they come about.
type Counts struct {
	Arrangements Number // boards with copies told apart
	Pictures     uint64 // boards that look different
	Solutions    uint64 // pictures up to turns of the whole board

	// Sizes[n] is how many solutions look different in exactly n turns of the
	// board; the solutions times their sizes add up to the pictures.
	Sizes []uint64
	// Swaps is in how many ways the copies of a picture can change places:
	// Arrangements = Pictures × Swaps, once the search is complete.
	Swaps Number
}

// Counts are the three counts of what a search of the plan found.
func (plan *Plan) Counts(found Found) Counts {
	counts := Counts{
		Pictures:  found.Pictures,
		Solutions: found.Solutions,
		Sizes:     slices.Clone(found.Sizes),
		Swaps:     plan.swaps,
	}
	if plan.options.once() {
		counts.Arrangements = counts.Swaps.Times(counts.Pictures)
	} else {
		counts.Arrangements = NumberOf(found.Arrangements)
	}
	return counts
}

// countSwaps is the product of (number of copies)! over the kinds, clues'
// tiles left out.
func (plan *Plan) countSwaps() Number {
	loose := make([]uint64, len(plan.puzzle.Kinds()))
	product := Number("1")
	for i := range plan.stocks {
		s := &plan.stocks[i]
		if s.clue != free {
			continue
		}
		for range s.count {
			if loose[s.kind]++; loose[s.kind] > 1 {
				product = product.Times(loose[s.kind])
			}
		}
	}
	return product
}

// Counts are the counts of what the search found so far.
func (s *Search) Counts() Counts { return s.plan.Counts(s.Found()) }

// Nodes is the number of placements made so far at each step.
func (s *Search) Nodes() []uint64 { return s.Found().Nodes }

// DeadEnds is how many times nothing fitted, at each step.
func (s *Search) DeadEnds() []uint64 { return s.Found().DeadEnds }

// Total is the number of placements made so far.
func (s *Search) Total() uint64 { found := s.Found(); return found.Total() }

// Tries is the number of comparisons in plain mode, else 0.
func (s *Search) Tries() uint64 { return s.Found().Tries }

// First is after how many tries the search came to its first full board, in plain mode;
// 0 as long as there is none. A search that was resumed counts from there.
func (s *Search) First() uint64 { return s.tally.first }

// Boards are the boards kept, one per solution, in the order found.
func (s *Search) Boards() []Board { return s.tally.found.Boards }
