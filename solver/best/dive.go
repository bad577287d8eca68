package best

import (
	"slices"

	"edgewise/solver/puzzle"
)

// A dive searches full boards with as many breaks as a schedule allows. It is an
// explicit machine, as a search is.
type dive struct {
	plan   *plan
	lists  *lists
	rows   [][]row  // per depth: those of its shape that stand in a slice
	floors []int    // per depth: how many early edges must lie before it
	left   []int16  // per stock: its tiles that do not lie
	levels []level  // per depth
	wanted []uint64 // what is wanted by nothing, by what lies at each depth, and by the clues
	depth  int
}

// A level is where a dive stands at a depth. It holds no pointers: nothing is written more
// often.
type level struct {
	first, next, end int32  // its candidates in the lists, and the one that is tried next; or unopened
	breaks, early    int32  // before this depth
	look             uint16 // that lies here
}

// unopened stands for the next candidate at a depth whose candidates were not looked up yet.
const unopened = -1

// How a run of a dive ends.
type outcome int

const (
	paused outcome = iota // the budget is spent
	whole                 // a full board lies
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

// replay lays again what a path says, as far as it holds: also what would no longer be
// allowed.
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

// path tells which candidate is tried next at each depth, up to where the dive stands.
func (d *dive) path() []int {
	path := make([]int, d.depth+1)
	for i := range path {
		if lv := &d.levels[i]; lv.next != unopened {
			path[i] = int(lv.next - lv.first)
		}
	}
	return path
}

// board is the board of the first so many depths, as they were laid last.
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

// run goes on until so many tiles were laid, a full board lies, or everything was tried.
// Of breaks, as many may lie behind each depth as are allowed there. It is one loop that
// calls nothing on its usual way: in a browser calls cost more than all the rest.
func (d *dive) run(budget int64, allowed []int, seen *Depths) (used int64, how outcome) {
	levels, left, wanted, all := d.levels, d.left, d.wanted, d.lists.all
	steps, looks, rows, floors, codes := d.plan.steps, d.plan.looks, d.rows, d.floors, d.plan.codes
	last, depth := len(d.plan.steps)-1, d.depth
	for used < budget {
		lv := &levels[depth]
		if lv.next == unopened {
			// What open does, where two neighbours are to be asked and the row was made before.
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
			// The floors end about where the first break is allowed: the others are no better.
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

// open looks up all candidates for a depth. Where the lists are full they begin anew, and what
// is tried at the depths above has to be found in them again: far from all of what they hold.
func (d *dive) open(depth int) {
	if d.lists.isFull() {
		d.lists.clear()
		for above := range depth {
			d.lookUp(above)
		}
	}
	d.lookUp(depth)
}

// lookUp finds the candidates for a depth; what was tried of them stays so.
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
