package best

import (
	"slices"

	"edgewise/solver/puzzle"
)

// A dive searches for full boards with as many breaks as a schedule allows. Like a search it
// keeps its stack in a slice instead of recursing.
type dive struct {
	plan   *plan
	lists  *lists
	rows   [][]row  // per depth: the dense rows of its shape, nil if they are in a map
	floors []int    // per depth: how many early edges must have been placed before
	left   []int16  // per stock: its unplaced tiles
	levels []level  // per depth
	wanted []uint64 // the wanted codes: nothing, then per depth, then of the clues
	depth  int
}

// A level is the state of a dive at a depth. It has no pointers, since nothing is written more
// often.
type level struct {
	first, next, end int32  // its candidates in the lists, and the next to try; or unopened
	breaks, early    int32  // before this depth
	look             uint16 // placed here
}

// unopened is the value of next before the candidates of a depth are looked up.
const unopened = -1

// The reasons for which run returns.
type outcome int

const (
	paused outcome = iota // the budget is spent
	whole                 // the board is full
	over                  // everything was tried
)

func newDive(pl *plan, l *lists, floors []int) *dive {
	d := &dive{plan: pl, lists: l, floors: floors, levels: make([]level, max(1, len(pl.steps)))}
	for _, s := range pl.steps {
		d.rows = append(d.rows, l.dense[s.shape])
	}
	for _, s := range pl.stocks {
		d.left = append(d.left, int16(len(s.tiles)))
	}
	d.wanted = make([]uint64, 1+len(pl.steps), 1+len(pl.steps)+len(pl.ends))
	d.wanted = append(d.wanted, pl.ends...)
	d.levels[0] = level{next: unopened, breaks: int32(pl.lost)}
	return d
}

// replay restores the stack from a path, as far as it is valid, ignoring what the schedule allows
// now.
func (d *dive) replay(path []int) {
	unlimited, unseen := slices.Repeat([]int{1 << 30}, len(d.levels)), newDepths(len(d.plan.steps))
	for depth, next := range path {
		lv := &d.levels[depth]
		d.open(depth)
		lv.next += int32(min(next, int(lv.end-lv.first)))
		if depth == len(path)-1 || depth == len(d.plan.steps)-1 || lv.next == lv.first {
			return
		}
		lv.next--
		if d.run(1, unlimited, &unseen); d.depth <= depth {
			return
		}
	}
}

// path lists which candidate is tried next at each depth, down to the current one.
func (d *dive) path() []int {
	path := make([]int, d.depth+1)
	for i := range path {
		if lv := &d.levels[i]; lv.next != unopened {
			path[i] = int(lv.next - lv.first)
		}
	}
	return path
}

// board is the board of the first depths, as placed last.
func (d *dive) board(depths int) *puzzle.Board {
	board := puzzle.NewBoard(d.plan.puzzle)
	for _, clue := range d.plan.puzzle.Clues() {
		board.MustPlace(clue)
	}
	for i := range depths {
		l := &d.plan.looks[d.levels[i].look]
		tile := d.plan.loose(board, d.levels[i].look)
		board.MustPlace(puzzle.Placement{Cell: d.plan.steps[i].cell, Tile: tile, Turn: d.plan.turnOf(tile, l)})
	}
	return board
}

// run continues until budget tiles were placed, the board is full, or everything was tried.
// allowed has, per depth, the most breaks up to there. It is one loop that usually calls nothing: in
// a browser calls would cost more than the rest.
func (d *dive) run(budget int64, allowed []int, seen *Depths) (used int64, how outcome) {
	levels, left, wanted, all := d.levels, d.left, d.wanted, d.lists.all
	steps, looks, rows, floors, codes := d.plan.steps, d.plan.looks, d.rows, d.floors, d.plan.codes
	last, depth := len(d.plan.steps)-1, d.depth
	for used < budget {
		lv := &levels[depth]
		if lv.next == unopened {
			// This inlines open for cells with at most two filled neighbours whose row exists.
			var r row
			s := &steps[depth]
			if key := s.a.of(wanted) + codes*s.b.of(wanted); key < len(rows[depth]) && len(s.more) == 0 {
				r = rows[depth][key]
			}
			if r.first == 0 {
				d.open(depth)
				all = d.lists.all
			} else {
				lv.first, lv.next, lv.end = r.first, r.first, r.end
				if int(lv.breaks) >= allowed[depth] {
					lv.end = r.exact
				}
			}
		}
		need, most := int32(floors[depth])-lv.early, int32(allowed[depth])-lv.breaks
		var c *candidate
		i, end := lv.next, lv.end
		for i < end {
			one := &all[i]
			i++
			if left[one.stock] > 0 {
				if int32(one.early) >= need && int32(one.breaks) <= most {
					c = one
				}
				break
			}
		}
		lv.next = i
		if c == nil {
			// The first loose candidate decides: below the floors hardly any break is allowed,
			// and later ones are no better.
			if depth == 0 {
				lv.next, d.depth = end, 0
				return used, over
			}
			depth--
			left[looks[levels[depth].look].stock]++
			continue
		}
		lv.look = c.look
		breaks := lv.breaks + int32(c.breaks)
		used++
		seen.note(depth, int(breaks))
		if depth == last {
			d.depth = depth
			return used, whole
		}
		left[c.stock]--
		depth++
		below := &levels[depth]
		below.breaks, below.early, below.next = breaks, lv.early+int32(c.early), unopened
		wanted[depth] = c.wanted
	}
	d.depth = depth
	return used, paused
}

// open looks up the candidates of a depth. If the lists are full they start anew, and the
// candidates of the depths above, far fewer than the lists hold, are made again.
func (d *dive) open(depth int) {
	if d.lists.isFull() {
		d.lists.clear()
		for above := range depth {
			d.lookUp(above)
		}
	}
	d.lookUp(depth)
}

// lookUp finds the candidates of a depth, keeping the number already tried.
func (d *dive) lookUp(depth int) {
	s, lv := &d.plan.steps[depth], &d.levels[depth]
	key, factor := s.a.of(d.wanted)+d.plan.codes*s.b.of(d.wanted), d.plan.codes*d.plan.codes
	for _, m := range s.more {
		key += factor * m.of(d.wanted)
		factor *= d.plan.codes
	}
	tried := int32(0)
	if lv.next != unopened {
		tried = lv.next - lv.first
	}
	r := d.lists.row(s.shape, key)
	lv.first, lv.next, lv.end = r.first, r.first+tried, r.end
}
