package search

import (
	"math/bits"
	"slices"
)

// looking is the walker that looks candidates up: the edges around a cell
// choose a row of its table, and the row's bits, less those of tiles already
// laid, are the looks that fit.
type looking struct {
	unused []uint64 // availability bits: the looks of tiles that are not used up
	shown  []uint64 // per cell: the edges of the tile on it
	places []place  // per step
	left   []int32  // per stock that has copies: how many of its tiles are not laid
	more   []entry  // those of the plan, and those of rows that a part's end cuts short
}

// A place is where the walker stands among the candidates for one cell.
type place struct {
	bits      uint64 // candidates left in the current word
	word      int32
	more, end int32 // the entries not looked at yet
}

func newLooking(plan *Plan) *looking {
	words, cells := (len(plan.looks)+63)/64, len(plan.steps)
	memory := make([]uint64, words+cells)
	w := &looking{
		unused: memory[:words],
		shown:  memory[words:],
		places: make([]place, cells),
		left:   make([]int32, len(plan.stocks)),
		more:   plan.more,
	}
	for i := range plan.stocks {
		s := &plan.stocks[i]
		w.left[i] = int32(s.count)
		w.unused[s.first/64] |= plan.looks[s.first].bits
	}
	return w
}

// walk is the loop that decides how fast everything is: what it touches at
// every node it has at hand in local variables.
func (w *looking) walk(s *Search, budget int64) {
	plan, levels, places := s.plan, s.levels, w.places
	steps, looks, rows, unused, shown := plan.steps, plan.looks, plan.rows, w.unused, w.shown
	depth, last, floor, deepest := s.depth, len(steps)-1, s.floor, len(s.deepest)-1
	v, p := &levels[depth], &places[depth]
	for {
		if p.bits == 0 {
			if p.more < p.end {
				e := &w.more[p.more]
				p.more++
				p.word = e.word
				p.bits = e.mask & unused[e.word]
				continue
			}
			if depth == floor {
				s.depth = depth
				s.exhausted()
				if !s.onward() {
					break
				}
				budget--
				depth, floor = s.depth, s.floor
				v, p = &levels[depth], &places[depth]
				continue
			}
			if !v.fitted {
				v.deadEnds++
			}
			depth--
			v, p = &levels[depth], &places[depth]
			w.restore(&looks[v.look], p.word)
			continue
		}
		if budget <= 0 {
			break
		}
		look := p.word<<6 + int32(bits.TrailingZeros64(p.bits))
		p.bits &= p.bits - 1
		l := &looks[look]
		step := &steps[depth]
		if len(step.check) > 0 && !w.agrees(plan, step.check, l) {
			continue
		}
		budget--
		v.look, v.fitted = look, true
		v.nodes++
		if depth == last {
			s.tally.board(plan, levels)
			if s.enough() {
				break
			}
			continue
		}
		shown[step.cell] = l.edges
		used := l.bits
		if l.copies {
			if w.left[l.stock]--; w.left[l.stock] > 0 {
				used = 0
			}
		}
		unused[p.word] &^= used
		step = &steps[depth+1]
		at := step.table
		if step.mark != 0 && unused[step.markWord]&step.mark != 0 {
			at = step.markTable
		}
		at += step.pair[0].of(shown) + step.pair[1].of(shown)
		if len(step.keys) > len(step.pair) {
			for _, k := range step.keys[len(step.pair):] {
				at += k.of(shown)
			}
		}
		r := &rows[at]
		candidates := r.mask & unused[r.word]
		if candidates == 0 && r.more == r.end { // nothing fits: lift at once
			levels[depth+1].deadEnds++
			if depth >= deepest {
				s.depth = depth + 1
				s.reached()
				deepest = depth + 1
			}
			w.restore(l, p.word)
			continue
		}
		depth++
		v, p = &levels[depth], &places[depth]
		v.fitted = false
		*p = place{candidates, r.word, r.more, r.end}
		if depth > deepest {
			s.depth = depth
			s.reached()
			deepest = depth
		}
	}
	s.depth = depth
}

// restore makes a tile available again.
func (w *looking) restore(l *look, word int32) {
	if l.copies {
		w.left[l.stock]++
	}
	w.unused[word] |= l.bits
}

// agrees checks a candidate against the neighbours that did not choose the row.
func (w *looking) agrees(plan *Plan, check []beside, l *look) bool {
	for _, b := range check {
		if plan.mate[l.edge(b.side)] != uint8(w.shown[b.cell]>>(b.cellSide*edgeBits)) {
			return false
		}
	}
	return true
}

// row finds the row of a step, as walk does.
func (w *looking) row(plan *Plan, step *step) *row {
	at := step.table
	if step.mark != 0 && w.unused[step.markWord]&step.mark != 0 {
		at = step.markTable
	}
	for _, k := range step.keys {
		at += k.of(w.shown)
	}
	return &plan.rows[at]
}

func (w *looking) fitting(s *Search, looks []int32) []int32 {
	step := &s.plan.steps[s.depth]
	r := w.row(s.plan, step)
	for next, e := r.more, &r.entry; ; next++ {
		for candidates := e.mask & w.unused[e.word]; candidates != 0; candidates &= candidates - 1 {
			look := e.word<<6 + int32(bits.TrailingZeros64(candidates))
			if len(step.check) == 0 || w.agrees(s.plan, step.check, &s.plan.looks[look]) {
				looks = append(looks, look)
			}
		}
		if next >= r.end {
			return looks
		}
		e = &s.plan.more[next]
	}
}

func (w *looking) stand(s *Search, after, last int32) {
	r := w.row(s.plan, &s.plan.steps[s.depth])
	entries := append([]entry{r.entry}, s.plan.more[r.more:r.end]...)
	var left []entry
	for _, e := range entries {
		// The word of a look that lies must come first: that is where it is lifted.
		if first := e.word << 6; first <= last && e.word >= after>>6 {
			e.mask &= below(last+1-first) &^ below(after+1-first)
			left = append(left, e)
		}
	}
	if len(left) == 0 {
		left = []entry{{word: r.word}}
	}
	begin := int32(len(w.more))
	w.more = append(slices.Clip(w.more), left[1:]...)
	w.places[s.depth] = place{left[0].mask & w.unused[left[0].word], left[0].word, begin, int32(len(w.more))}
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

func (w *looking) tried(s *Search) int32 {
	if v := &s.levels[s.depth]; v.fitted {
		return v.look
	}
	return -1
}

func (w *looking) lay(s *Search, look int32) {
	l := &s.plan.looks[look]
	w.shown[s.plan.steps[s.depth].cell] = l.edges
	used := l.bits
	if l.copies {
		if w.left[l.stock]--; w.left[l.stock] > 0 {
			used = 0
		}
	}
	w.unused[look>>6] &^= used
}

func (w *looking) lift(s *Search, look int32) { w.restore(&s.plan.looks[look], look>>6) }
