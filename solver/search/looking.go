package search

import "math/bits"

// looking is the walker that looks candidates up: the edges around a cell
// choose a row of its table, and the row's bits, less those of tiles already
// laid, are the looks that fit.
type looking struct {
	unused []uint64 // availability bits: the looks of tiles that are not used up
	shown  []uint64 // per cell: the edges of the tile on it
	places []place  // per step
	left   []int32  // per stock that has copies: how many of its tiles are not laid
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
	}
	for i := range plan.stocks {
		s := &plan.stocks[i]
		w.left[i] = int32(s.count)
		w.unused[s.first/64] |= plan.looks[s.first].bits
	}
	first := &plan.steps[0]
	at := first.table
	if first.mark != 0 {
		at = first.markTable
	}
	r := &plan.rows[at]
	w.places[0] = place{r.mask & w.unused[r.word], r.word, r.more, r.end}
	return w
}

// walk is the loop that decides how fast everything is: what it touches at
// every node it has at hand in local variables.
func (w *looking) walk(s *Search, budget int64) {
	plan, levels, places := s.plan, s.levels, w.places
	steps, looks, rows, unused, shown := plan.steps, plan.looks, plan.rows, w.unused, w.shown
	depth, last := s.depth, len(steps)-1
	v, p := &levels[depth], &places[depth]
	for {
		if p.bits == 0 {
			if p.more < p.end {
				e := &plan.more[p.more]
				p.more++
				p.word = e.word
				p.bits = e.mask & unused[e.word]
				continue
			}
			if !v.fitted {
				v.deadEnds++
			}
			if depth == 0 {
				s.done = true
				break
			}
			depth--
			v, p = &levels[depth], &places[depth]
			w.lift(&looks[v.look], p.word)
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
			w.lift(l, p.word)
			continue
		}
		depth++
		v, p = &levels[depth], &places[depth]
		v.fitted = false
		*p = place{candidates, r.word, r.more, r.end}
	}
	s.depth = depth
}

// lift takes a tile off the board again.
func (w *looking) lift(l *look, word int32) {
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
