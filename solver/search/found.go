package search

import "slices"

// A Board is a full board: the tile on each cell and its turn. Copies stand in reading order, the
// lowest number first.
type Board struct {
	Tiles, Turns []int
}

// Found is what a search did and found. Adding what two parts of a search found gives what one
// search of both would have found.
type Found struct {
	Nodes    []uint64 // placements made at each step
	DeadEnds []uint64 // times nothing fitted at each step
	Tries    uint64   // comparisons, in plain mode
	TriesAt  []uint64 // tries at each step; nil in other modes, and in searches saved before these were counted

	Arrangements uint64   // counted where the search tells copies apart
	Pictures     uint64   // boards that look different
	Solutions    uint64   // pictures up to turns of the whole board
	Sizes        []uint64 // how many solutions look different in exactly n turns of the board
	Boards       []Board  // the boards kept, one per solution, in the order found
	Deepest      Position // the first board with the most tiles on it
}

// emptyFound returns what a search has found before it begins.
func (plan *Plan) emptyFound() Found {
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

// add adds what was found elsewhere, and takes boards until it has as many as the options keep.
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

// Total returns the number of placements made.
func (f *Found) Total() uint64 {
	var total uint64
	for _, n := range f.Nodes {
		total += n
	}
	return total
}

// Misfits returns, in plain mode, how many tries at each step did not fit.
func (f *Found) Misfits() []uint64 {
	misfits := slices.Clone(f.TriesAt)
	for i := range misfits {
		misfits[i] -= f.Nodes[i]
	}
	return misfits
}

// Found returns what the search has done and found so far.
func (s *Search) Found() Found {
	found := s.tally.found
	nothing := s.plan.emptyFound()
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

// Counts are the three counts, and how they relate.
type Counts struct {
	Arrangements Number // boards with copies told apart
	Pictures     uint64 // boards that look different
	Solutions    uint64 // pictures up to turns of the whole board

	// Sizes[n] is how many solutions look different in exactly n turns of the board. The sum of n
	// × Sizes[n] is Pictures, once the search is complete.
	Sizes []uint64
	// Swaps is in how many ways the copies of a picture can change places: Arrangements =
	// Pictures × Swaps, once the search is complete.
	Swaps Number
}

// Counts returns the three counts of what a search of the plan found.
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

// countSwaps returns the product of (number of copies)! over all kinds, not counting tiles that
// clues fix.
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

// Counts returns the counts of what the search has found so far.
func (s *Search) Counts() Counts { return s.plan.Counts(s.Found()) }

// Nodes returns the number of placements at each step.
func (s *Search) Nodes() []uint64 { return s.Found().Nodes }

// DeadEnds returns how many times nothing fitted, at each step.
func (s *Search) DeadEnds() []uint64 { return s.Found().DeadEnds }

// Total returns the number of placements.
func (s *Search) Total() uint64 { found := s.Found(); return found.Total() }

// Tries returns the number of comparisons in plain mode, else 0.
func (s *Search) Tries() uint64 { return s.Found().Tries }

// First returns, in plain mode, after how many tries the search reached its first full board, or
// 0 while there is none. A resumed search counts its tries from where it was resumed.
func (s *Search) First() uint64 { return s.tally.first }

// Boards returns the boards kept, one per solution, in the order found.
func (s *Search) Boards() []Board { return s.tally.found.Boards }
