package search

import "slices"

// A Sequences is the textbook search in the shape of many people's first program: the outer loop
// goes through all sequences of the tiles, laid out in the order of the cells, and the inner one
// through all turns. It leaves a dead end by turning the tiles before it, but still permutes the
// tiles behind it in vain:
//
//	362,880 sequences of nine tiles; where the fifth does not fit, the search skips
//	the 4⁴ turns of those behind it, but not their 4! sequences
//
// It finds the same boards as a plain search and makes many more tries. Like a [Search] it is a
// value with a bounded [Sequences.Step] and with marks, but it has no parts and cannot be saved.
type Sequences struct {
	search   *Search // lays and counts the boards; its own walker does nothing
	sequence []int   // per step: the stock
	loose    []int   // the steps without a clue, whose tiles are permuted
	next     []int   // per step: which look of the stock to try next
	done     bool
}

// Sequences begins a search of everything, sequence after sequence, by a plan in plain mode. It
// follows the plan's switches.
func (plan *Plan) Sequences() *Sequences {
	q := &Sequences{search: plan.Search(), next: make([]int, len(plan.steps))}
	var stocks []int // those that are permuted
	for number, s := range plan.stocks {
		for range s.count {
			if s.clue == free {
				stocks = append(stocks, number)
			}
		}
	}
	for i := range plan.steps {
		stock := plan.steps[i].clue
		if stock == free {
			stock = stocks[len(q.loose)]
			q.loose = append(q.loose, i)
		}
		q.sequence = append(q.sequence, stock)
	}
	return q
}

// Step makes at most budget tries. It reports whether everything was searched.
func (q *Sequences) Step(budget int64) (over bool) {
	s, plan := q.search, q.search.plan
	for budget > 0 && !q.done {
		depth := s.depth
		stock := &plan.stocks[q.sequence[depth]]
		if q.next[depth] == stock.looks {
			s.countDeadEnd()
			if depth > 0 {
				s.depth--
			} else {
				q.done = !q.Permute()
				q.next[0], s.levels[0].look = 0, -1
			}
			continue
		}
		look := stock.first + q.next[depth]
		q.next[depth]++
		if !plan.admits(depth, look) {
			continue
		}
		budget--
		if s.try(look) {
			s.depth++
			s.noteDeepest()
			q.next[s.depth], s.levels[s.depth].look = 0, -1
		}
	}
	return q.done
}

// Permute goes to the next sequence in lexicographic order, whatever was tried of this one;
// clues' tiles stay in place. It reports false after the last one. Copies treated as one tile
// give no sequence twice.
func (q *Sequences) Permute() bool {
	at := func(i int) *int { return &q.sequence[q.loose[i]] }
	rise := len(q.loose) - 2
	for rise >= 0 && *at(rise) >= *at(rise + 1) {
		rise--
	}
	if rise < 0 {
		return false
	}
	larger := len(q.loose) - 1
	for *at(larger) <= *at(rise) {
		larger--
	}
	*at(rise), *at(larger) = *at(larger), *at(rise)
	for i, j := rise+1, len(q.loose)-1; i < j; i, j = i+1, j-1 {
		*at(i), *at(j) = *at(j), *at(i)
	}
	return true
}

// Mark returns the moment at which the search stands.
func (q *Sequences) Mark() Mark {
	m := Mark{found: q.Found(), sequence: slices.Clone(q.sequence)}
	if q.done {
		return m
	}
	s := q.search
	m.at = make(Position, s.depth+1)
	for i := range s.depth {
		m.at[i] = s.levels[i].look
	}
	m.at[s.depth] = -1
	if tried := q.next[s.depth]; tried > 0 {
		m.at[s.depth] = int32(s.plan.stocks[q.sequence[s.depth]].first + tried - 1)
	}
	return m
}

// SequencesFrom goes on from a mark of such a search, by the same plan.
func (plan *Plan) SequencesFrom(m Mark) *Sequences {
	q := plan.Sequences()
	copy(q.sequence, m.sequence)
	q.search, q.done = plan.SearchFrom(m), m.at == nil
	for depth, look := range m.at {
		q.next[depth] = max(0, int(look)-plan.stocks[q.sequence[depth]].first+1)
	}
	if q.done {
		return q
	}
	// A tile that fitted this cell in an earlier turn means that the cell is no dead end.
	s := q.search
	s.levels[s.depth].look = -1
	first := plan.stocks[q.sequence[s.depth]].first
	for look := first; look < first+q.next[s.depth]; look++ {
		if plan.admits(s.depth, look) && s.fits(look) {
			s.levels[s.depth].look = int32(look)
		}
	}
	return q
}

// Over reports whether everything was searched.
func (q *Sequences) Over() bool { return q.done }

// Plan returns the plan that the search follows.
func (q *Sequences) Plan() *Plan { return q.search.plan }

// First returns after how many tries the search reached its first full board, or 0.
func (q *Sequences) First() uint64 { return q.search.First() }

// Found returns what the search has done and found so far. It counts over all sequences, so it
// places a tile on the first cell many times.
func (q *Sequences) Found() Found { return q.search.Found() }
