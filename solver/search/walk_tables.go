package search

import (
	"math/bits"
	"slices"
)

// A tableWalker looks candidates up: the edges around a cell choose a row of its
// table, and the row's bits, less those of tiles already laid, are the looks that fit.
//
// The bits of the word that a cell's candidates come from are set anew for each
// tile tried there, and set back when the cell is left; so lifting a tile takes
// no work.
//
// The board is full when a tile lies on the last cell. That is not asked at every
// node. The row that such a tile leads to stands behind all tables (joinSteps): no
// look is in it, and yet it claims to have more, so that it is not taken for a cell
// which nothing fits. Only where a row without candidates has more does the loop ask
// whether a deeper place follows: if none does, the board is full.
type tableWalker struct {
	places []place          // per step
	unused [maxWords]uint64 // availability bits: the looks of tiles that are not used up
	left   []int32          // per stock: how many of its tiles are not laid
	more   []row            // those of the plan, and those of rows that a part's end cuts short
}

// maxWords is more than the looks of the largest grid need, and all that a
// uint8 can index: so no index has to be checked.
const maxWords = 256

// A place is where the walker stands at one step, and what it needs of the step.
type place struct {
	level // of the search, which stands here because every node touches both

	bits uint64 // candidates left in the current word
	free uint64 // the availability bits of that word while the cell is empty
	word uint8
	more int32 // the next word of candidates, or 0

	edges  uint64 // of the tile on the cell
	copies bool   // whether that tile has copies
	row    int    // the row of the next step, but for what the tile adds

	depth          int
	higher, deeper *place // those of the steps before and after, or nil
	next           int    // as in the step
	adds           []int32
	older          key
	showing        *place // that of the older key
	special        bool
}

func newTableWalker(plan *Plan, levels []*level) *tableWalker {
	w := &tableWalker{places: make([]place, len(levels)), left: make([]int32, len(plan.stocks)), more: slices.Clip(plan.more)}
	for i := range plan.stocks {
		s := &plan.stocks[i]
		w.left[i] = int32(s.count)
		w.unused[s.first/64] |= plan.looks[s.first].bits
	}
	for i := range levels {
		v, step := &w.places[i], &plan.steps[i]
		levels[i] = &v.level
		v.depth, v.next, v.adds, v.special = i, step.next, step.adds, step.special()
		v.older, v.showing = step.older, &w.places[step.older.step]
		if i > 0 {
			v.higher, w.places[i-1].deeper = &w.places[i-1], v
		}
	}
	return w
}

// walk is the loop that decides how fast everything is: what it touches at
// every node it has at hand in local variables. While it tries the candidates
// for a cell, left are those of the current word that it has not come to, and
// free is what v.free keeps while the search is deeper.
func (w *tableWalker) walk(s *Search, budget int64) {
	looks, rows, unused := s.plan.looks, s.plan.rows, &w.unused
	v, floor, deepest := &w.places[s.depth], &w.places[s.floor], len(s.deepest)-1
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
						s.reached()
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
				s.reached()
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
			s.exhausted()
			if !s.onward() {
				return
			}
			budget--
			v, floor = &w.places[s.depth], &w.places[s.floor]
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

// special does what few steps need: it adds the further keys to the row of the
// next step, and sifts the candidates.
func (w *tableWalker) special(s *Search, depth int, candidates uint64) uint64 {
	v := &w.places[depth]
	for _, k := range s.plan.steps[depth].rest {
		v.row += k.of(w.places[k.step].edges)
	}
	return w.sift(s, depth, candidates)
}

// sift leaves those candidates of the current word that agree with the neighbours
// which did not choose the row. Where the marked tile must lie at the latest, it
// leaves nothing else.
func (w *tableWalker) sift(s *Search, depth int, candidates uint64) uint64 {
	word := w.places[depth].word
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
func (w *tableWalker) agrees(s *Search, check []beside, l *look) bool {
	for _, b := range check {
		if s.plan.mate[l.edge(b.side)] != uint8(w.places[s.plan.when[b.cell]].edges>>(b.cellSide*edgeBits)) {
			return false
		}
	}
	return true
}

// open makes the candidates for the search's cell ready, as walk does.
func (w *tableWalker) open(s *Search) {
	v, step := &w.places[s.depth], &s.plan.steps[s.depth]
	at := step.table
	for _, k := range step.keys {
		at += k.of(w.places[k.step].edges)
	}
	r := &s.plan.rows[at]
	v.word, v.more, v.free = r.word, r.more, w.unused[r.word]
	v.row = v.next + v.older.of(v.showing.edges)
	v.bits = w.special(s, s.depth, r.mask&v.free)
}

// turnOver goes on to the next word of candidates.
func (w *tableWalker) turnOver(s *Search) {
	v := &w.places[s.depth]
	r := &w.more[v.more]
	v.word, v.more, v.free = r.word, r.more, w.unused[r.word]
	v.bits = w.sift(s, s.depth, r.mask&v.free)
}

func (w *tableWalker) fitting(s *Search, looks []int32) []int32 {
	v := &w.places[s.depth]
	kept := *v
	w.open(s)
	for {
		for ; v.bits != 0; v.bits &= v.bits - 1 {
			looks = append(looks, int32(v.word)<<6+int32(bits.TrailingZeros64(v.bits)))
		}
		if v.more == 0 {
			*v = kept
			return looks
		}
		w.turnOver(s)
	}
}

// candidates are none but those that fit.
func (w *tableWalker) candidates(s *Search, looks []int32) []int32 { return w.fitting(s, looks) }

func (w *tableWalker) stand(s *Search, after, last int32) {
	v := &w.places[s.depth]
	w.open(s)
	for v.more != 0 && int32(v.word) < after>>6 {
		w.turnOver(s)
	}
	v.bits &= between(v.word, after, last)
	if last == anyLook {
		return // further words are whole
	}
	var more []row
	for next := v.more; next != 0; next = w.more[next].more {
		r := w.more[next]
		r.mask &= between(r.word, after, last)
		r.more = int32(len(w.more) + len(more) + 1)
		more = append(more, r)
	}
	if v.more = 0; len(more) > 0 {
		more[len(more)-1].more = 0
		v.more = int32(len(w.more))
		w.more = append(w.more, more...)
	}
}

// between is the bits of a word's looks after one and up to another.
func between(word uint8, after, last int32) uint64 {
	first := int32(word) << 6
	return below(last+1-first) &^ below(after+1-first)
}

// below is the word whose first n bits are set.
func below(n int32) uint64 {
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
	v, l := &w.places[s.depth], &s.plan.looks[look]
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
