package search

import (
	"math/bits"
	"slices"
)

// A tableWalker looks candidates up: the edges around a cell choose a row of its table, and the
// row's bits, less those of stocks that are used up, are the looks that fit.
//
// At each try the walker sets the availability bits of the word that the cell's candidates come
// from, and it restores them when it leaves the cell. So lifting a tile takes no work.
//
// The board is full when a tile lies on the last cell, but the loop does not ask at every node
// whether this is the last cell. The last cell leads to the row behind all tables (joinSteps),
// which has no looks and yet claims to have more, so that the loop does not take it for a dead
// end. Only when a row without candidates has more does the loop check for a deeper step; if
// there is none, the board is full.
type tableWalker struct {
	states []stepState      // per step
	unused [maxWords]uint64 // availability bits: one per look, set until its stock is used up
	left   []int32          // per stock: how many of its tiles are unused
	more   []row            // the plan's further rows, and rows that the end of a part cuts short
}

// maxWords is more than the looks of the largest grid need, and exactly what a uint8 can index,
// so the compiler needs no bounds checks.
const maxWords = 256

// A stepState is where the walker stands at one step, and what it needs of the step.
type stepState struct {
	level // part of the search; stored here because every node touches both

	bits uint64 // candidates left in the current word
	free uint64 // the availability bits of that word while the cell is empty
	word uint8
	more int32 // index of the next word of candidates, or 0

	edges  uint64 // of the tile on the cell
	copies bool   // whether that tile has copies
	row    int    // the row of the next step, without what this step's tile adds

	depth          int
	higher, deeper *stepState // the states of the previous and next step, or nil
	next           int        // as in the step
	adds           []int32
	older          key
	showing        *stepState // the state of the older key's step
	special        bool
}

func newTableWalker(plan *Plan, levels []*level) *tableWalker {
	w := &tableWalker{states: make([]stepState, len(levels)), left: make([]int32, len(plan.stocks)), more: slices.Clip(plan.more)}
	for i := range plan.stocks {
		s := &plan.stocks[i]
		w.left[i] = int32(s.count)
		w.unused[s.first/64] |= plan.looks[s.first].bits
	}
	for i := range levels {
		v, step := &w.states[i], &plan.steps[i]
		levels[i] = &v.level
		v.depth, v.next, v.adds, v.special = i, step.next, step.adds, step.special()
		v.older, v.showing = step.older, &w.states[step.older.step]
		if i > 0 {
			v.higher, w.states[i-1].deeper = &w.states[i-1], v
		}
	}
	return w
}

// walk is the loop that decides the speed of every search, so it keeps what each node touches in
// local variables. While it tries the candidates for a cell, left holds those of the current word
// that it has not reached, and free is what v.free holds once the search is deeper.
func (w *tableWalker) walk(s *Search, budget int64) {
	looks, rows, unused := s.plan.looks, s.plan.rows, &w.unused
	v, floor, deepest := &w.states[s.depth], &w.states[s.floor], len(s.deepest)-1
	left, free := v.bits, v.free
	for {
		for left != 0 {
			if budget <= 0 {
				v.bits, v.free = left, free
				unused[v.word] = free
				s.depth = v.depth
				return
			}
			budget--
			look := int(v.word)<<6 + bits.TrailingZeros64(left)
			left &= left - 1
			v.look = int32(look)
			v.nodes++
			l := &looks[look]
			if !l.copies || w.left[l.stock] == 1 {
				unused[v.word] = free &^ l.bits
			} else {
				unused[v.word] = free
			}
			r := &rows[v.row+int(v.adds[look])]
			candidates := r.mask & unused[r.word]
			if candidates == 0 {
				if r.more == 0 { // nothing fits: lift at once
					v.barren++
					if v.depth >= deepest {
						s.depth = v.depth + 1
						s.noteDeepest()
						deepest = s.depth
					}
					continue
				}
				if v.deeper == nil { // the last cell: the board is full
					s.tally.board(s.plan, s.levels)
					if s.enough() {
						v.bits, v.free = left, free
						unused[v.word] = free
						s.depth = v.depth
						return
					}
					continue
				}
			}
			v.bits, v.free, v.edges = left, free, l.edges
			if v.copies = l.copies; v.copies {
				w.left[l.stock]--
			}
			v = v.deeper
			v.look = -1
			v.word, v.more = r.word, r.more
			left, free = candidates, unused[r.word]
			v.row = v.next + v.older.of(v.showing.edges)
			if v.special {
				left = w.special(s, v.depth, left)
			}
			if v.depth > deepest {
				s.depth = v.depth
				s.noteDeepest()
				deepest = s.depth
			}
		}
		unused[v.word] = free
		if v.more != 0 {
			r := &w.more[v.more]
			v.word, v.more = r.word, r.more
			free = unused[r.word]
			left = r.mask & free
			if v.special {
				left = w.sift(s, v.depth, left)
			}
			continue
		}
		if v == floor {
			s.depth = v.depth
			v.bits = 0
			s.countDeadEnd()
			if !s.raiseFloor() {
				return
			}
			budget--
			v, floor = &w.states[s.depth], &w.states[s.floor]
			left, free = v.bits, v.free
			continue
		}
		if v.look < 0 {
			v.deadEnds++
		}
		v = v.higher
		left, free = v.bits, v.free
		if v.copies {
			w.left[looks[v.look].stock]++
		}
	}
}

// special does what only few steps need: it adds the remaining keys to the row of the next step
// and sifts the candidates.
func (w *tableWalker) special(s *Search, depth int, candidates uint64) uint64 {
	v := &w.states[depth]
	for _, k := range s.plan.steps[depth].rest {
		v.row += k.of(w.states[k.step].edges)
	}
	return w.sift(s, depth, candidates)
}

// sift keeps the candidates of the current word that agree with the neighbours that did not
// choose the row. At the last step that can take the marked tile, it keeps nothing but that tile
// if it is unused.
func (w *tableWalker) sift(s *Search, depth int, candidates uint64) uint64 {
	word := w.states[depth].word
	if s.plan.steps[depth].last {
		first := s.plan.stocks[s.plan.symmetry.mark].first
		mark, its := s.plan.looks[first].bits, uint8(first/64)
		if w.unused[its]&mark != 0 {
			if word != its {
				return 0
			}
			candidates &= mark
		}
	}
	check := s.plan.steps[depth].check
	if len(check) == 0 {
		return candidates
	}
	for left := candidates; left != 0; left &= left - 1 {
		if !w.agrees(s, check, &s.plan.looks[int(word)<<6+bits.TrailingZeros64(left)]) {
			candidates &^= left & -left
		}
	}
	return candidates
}

// agrees checks a candidate against the neighbours that did not choose the row.
func (w *tableWalker) agrees(s *Search, check []filledSide, l *look) bool {
	for _, b := range check {
		if s.plan.mate[l.edge(b.side)] != uint8(w.states[s.plan.when[b.cell]].edges>>(b.cellSide*edgeBits)) {
			return false
		}
	}
	return true
}

// firstWord prepares the first word of candidates for the current cell, as walk does.
func (w *tableWalker) firstWord(s *Search) {
	v, step := &w.states[s.depth], &s.plan.steps[s.depth]
	at := step.table
	for _, k := range step.keys {
		at += k.of(w.states[k.step].edges)
	}
	r := &s.plan.rows[at]
	v.word, v.more, v.free = r.word, r.more, w.unused[r.word]
	v.row = v.next + v.older.of(v.showing.edges)
	v.bits = w.special(s, s.depth, r.mask&v.free)
}

// nextWord moves to the next word of candidates.
func (w *tableWalker) nextWord(s *Search) {
	v := &w.states[s.depth]
	r := &w.more[v.more]
	v.word, v.more, v.free = r.word, r.more, w.unused[r.word]
	v.bits = w.sift(s, s.depth, r.mask&v.free)
}

func (w *tableWalker) fitting(s *Search, looks []int32) []int32 {
	v := &w.states[s.depth]
	kept := *v
	w.firstWord(s)
	for {
		for ; v.bits != 0; v.bits &= v.bits - 1 {
			looks = append(looks, int32(v.word)<<6+int32(bits.TrailingZeros64(v.bits)))
		}
		if v.more == 0 {
			*v = kept
			return looks
		}
		w.nextWord(s)
	}
}

// candidates returns the looks that fit: tables yield no others.
func (w *tableWalker) candidates(s *Search, looks []int32) []int32 { return w.fitting(s, looks) }

func (w *tableWalker) seek(s *Search, after, last int32) {
	v := &w.states[s.depth]
	w.firstWord(s)
	for v.more != 0 && int32(v.word) < after>>6 {
		w.nextWord(s)
	}
	v.bits &= bitsBetween(v.word, after, last)
	if last == anyLook {
		return // the further words need no cut
	}
	var more []row
	for next := v.more; next != 0; next = w.more[next].more {
		r := w.more[next]
		r.mask &= bitsBetween(r.word, after, last)
		r.more = int32(len(w.more) + len(more) + 1)
		more = append(more, r)
	}
	if v.more = 0; len(more) > 0 {
		more[len(more)-1].more = 0
		v.more = int32(len(w.more))
		w.more = append(w.more, more...)
	}
}

// bitsBetween returns the bits of the looks in a word that come after one look and up to another.
func bitsBetween(word uint8, after, last int32) uint64 {
	first := int32(word) << 6
	return lowBits(last+1-first) &^ lowBits(after+1-first)
}

// lowBits returns a word whose first n bits are set.
func lowBits(n int32) uint64 {
	switch {
	case n <= 0:
		return 0
	case n >= 64:
		return ^uint64(0)
	}
	return 1<<n - 1
}

func (w *tableWalker) tried(s *Search) int32 { return s.levels[s.depth].look }

func (w *tableWalker) lay(s *Search, look int32) {
	v, l := &w.states[s.depth], &s.plan.looks[look]
	v.edges, v.copies = l.edges, l.copies
	if !l.copies || w.left[l.stock] == 1 {
		w.unused[look>>6] &^= l.bits
	}
	if l.copies {
		w.left[l.stock]--
	}
}

func (w *tableWalker) lift(s *Search, look int32) {
	l := &s.plan.looks[look]
	if l.copies {
		w.left[l.stock]++
	}
	w.unused[look>>6] |= l.bits
}
