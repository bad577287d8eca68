package best

import "edgewise/solver/puzzle"

// A dive searches full boards with as many breaks as a schedule allows. It is an
// explicit machine, as a search is.
type dive struct {
	plan   *plan
	lists  *lists
	floors []int    // per depth: how many early edges must lie before it
	left   []int16  // per stock: its tiles that do not lie
	levels []level  // per depth
	wanted []uint64 // what is wanted by nothing, by what lies at each depth, and by the clues
	depth  int
}

// A level is where a dive stands at a depth.
type level struct {
	candidates []candidate
	next       int    // the candidate that is tried next
	look       uint16 // that lies here
	breaks     int    // before this depth, as the two below
	early      int
}

// How a run of a dive ends.
type outcome int

const (
	paused outcome = iota // the budget is spent
	whole                 // a full board lies
	over                  // everything was tried
)

func newDive(pl *plan, l *lists, floors, allowed []int) *dive {
	d := &dive{plan: pl, lists: l, floors: floors, levels: make([]level, len(pl.steps)+1)}
	for _, s := range pl.stocks {
		d.left = append(d.left, int16(len(s.tiles)))
	}
	d.wanted = make([]uint64, 1+len(pl.steps), 1+len(pl.steps)+len(pl.ends))
	d.wanted = append(d.wanted, pl.ends...)
	d.levels[0].breaks = pl.lost
	if len(pl.steps) > 0 {
		d.enter(allowed)
	}
	return d
}

// replay lays again what a path says, as far as it holds.
func (d *dive) replay(path, allowed []int) {
	for i, next := range path {
		lv := &d.levels[d.depth]
		if next > len(lv.candidates) { // more breaks were allowed when it was entered
			lv.candidates = lv.candidates[:cap(lv.candidates)]
		}
		lv.next = max(0, min(next, len(lv.candidates)))
		if i == len(path)-1 || d.depth == len(d.plan.steps)-1 || lv.next == 0 || d.left[lv.candidates[lv.next-1].stock] == 0 {
			return
		}
		d.lay(lv, &lv.candidates[lv.next-1], allowed)
	}
}

// path tells which candidate is tried next at each depth, up to where the dive stands.
func (d *dive) path() []int {
	path := make([]int, d.depth+1)
	for i := range path {
		path[i] = d.levels[i].next
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

// enter looks up the candidates for the depth that has been reached.
func (d *dive) enter(allowed []int) {
	s, lv := &d.plan.steps[d.depth], &d.levels[d.depth]
	codes := d.plan.codes
	key := int(uint8(d.wanted[s.a.word]>>(s.a.shift&63))) + codes*int(uint8(d.wanted[s.b.word]>>(s.b.shift&63)))
	if len(s.more) > 0 {
		factor := codes * codes
		for _, m := range s.more {
			key += factor * codeAt(d.wanted[m.word]>>m.shift, 0)
			factor *= codes
		}
	}
	r := d.lists.row(s.shape, key)
	lv.candidates, lv.next = r.candidates, 0
	if lv.breaks >= allowed[d.depth] {
		lv.candidates = r.candidates[:r.exact]
	}
}

// run goes on until so many tiles were laid, a full board lies, or everything was tried.
// Of breaks, as many may lie behind each depth as are allowed there.
func (d *dive) run(budget int64, allowed []int, seen *Depths) (used int64, how outcome) {
	last := len(d.plan.steps) - 1
	for used < budget {
		lv := &d.levels[d.depth]
		c := d.next(lv, allowed)
		if c == nil {
			if d.depth == 0 {
				return used, over
			}
			d.depth--
			d.left[d.plan.looks[d.levels[d.depth].look].stock]++
			continue
		}
		used++
		seen.note(d.depth, lv.breaks+int(c.breaks))
		if d.depth == last {
			lv.look, d.levels[last+1].breaks = c.look, lv.breaks+int(c.breaks)
			return used, whole
		}
		d.lay(lv, c, allowed)
	}
	return used, paused
}

// lay lays a candidate, which is not the last one, and enters the next depth.
func (d *dive) lay(lv *level, c *candidate, allowed []int) {
	d.left[c.stock]--
	d.wanted[d.depth+1] = c.wanted
	lv.look = c.look
	d.depth++
	below := &d.levels[d.depth]
	below.breaks, below.early = lv.breaks+int(c.breaks), lv.early+int(c.early)
	d.enter(allowed)
}

// next is the candidate to be laid next at a level, nil if there is none.
func (d *dive) next(lv *level, allowed []int) *candidate {
	need, most := d.floors[d.depth]-lv.early, allowed[d.depth]-lv.breaks
	for i := lv.next; i < len(lv.candidates); i++ {
		c := &lv.candidates[i]
		if d.left[c.stock] == 0 {
			continue
		}
		if int(c.early) < need || int(c.breaks) > most {
			break // the floors end about where the first break is allowed
		}
		lv.next = i + 1
		return c
	}
	lv.next = len(lv.candidates)
	return nil
}
