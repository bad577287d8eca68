package search

import (
	"math/bits"
	"slices"
)

// A table maps the edges that the filled neighbours of a cell show to the looks that fit between
// them: one row for each combination of edges, one bit per look. The rows of all tables of a plan
// stand in one slice.

// A row lists the looks that fit, word by word, without words that have no bit set. Nearly every
// row needs only one word, which the row itself holds.
type row struct {
	mask uint64 // one bit per look that fits
	more int32  // index of the next word in the further rows of the plan, or 0
	word uint8
}

// A key is a filled neighbour that helps to choose the row. It adds the number of the edge it
// shows times the factor.
type key struct {
	side   int   // of the step's cell
	step   int   // the step that filled the neighbour
	shift  uint8 // where the edge stands in the word of edges that the neighbour shows
	factor int
}

// of returns what the key adds to the row number, given the edges its neighbour shows.
func (k *key) of(edges uint64) int { return int(uint8(edges>>(k.shift&63))) * k.factor }

// maxRows bounds a table. If a cell has more filled neighbours than that allows, the search
// checks the others look by look.
const maxRows = 1 << 16

// A signature is everything that the looks in a table depend on. Steps with equal signatures
// share a table.
type signature struct {
	keyed  int // one bit per side that chooses the row
	rim    int // one bit per side that must show the frame
	clue   int // the stock of the clue on the cell, or free
	home   bool
	anchor bool
}

// tabulate makes the tables of all steps.
func (plan *Plan) tabulate() {
	known := make(map[signature]int, 16)
	keys := make([]key, 0, len(plan.puzzle.Grid().Seams))
	plan.more = make([]row, 1)
	for i := range plan.steps {
		s := &plan.steps[i]
		keys = plan.chooseKeys(i, keys)
		s.table = plan.tableFor(plan.signatureOf(s), s, known)
	}
	if home := plan.lastHome(); home != none {
		plan.steps[home].last = true
	}
	plan.joinSteps()
}

// joinSteps tells each step what chooses the row of the next. The last step leads to a row
// without looks that claims to have more words, as no other empty row does: tableWalker.walk
// recognises a full board by it.
func (plan *Plan) joinSteps() {
	known := make(map[key][]int32, 8)
	adds := func(k key) []int32 {
		k.side, k.step = 0, 0
		if known[k] == nil {
			known[k] = make([]int32, len(plan.looks))
			for i := range plan.looks {
				known[k][i] = int32(k.of(plan.looks[i].edges))
			}
		}
		return known[k]
	}
	last := len(plan.steps) - 1
	for i := range plan.steps[:last] {
		s, next := &plan.steps[i], &plan.steps[i+1]
		s.next, s.rest = next.table, next.keys
		var own key
		if n := len(s.rest) - 1; n >= 0 && s.rest[n].step == i {
			own, s.rest = s.rest[n], s.rest[:n]
		}
		s.adds = adds(own)
		if len(s.rest) > 0 {
			s.older, s.rest = s.rest[0], s.rest[1:]
		}
	}
	plan.steps[last].next, plan.steps[last].adds = len(plan.rows), adds(key{})
	plan.rows = append(plan.rows, row{more: none})
}

// lastHome returns the last step at which the marked tile can be laid, or none.
func (plan *Plan) lastHome() int {
	last := none
	if plan.symmetry.mark != none {
		for i, cell := range plan.order {
			if plan.symmetry.homes[cell] {
				last = i
			}
		}
	}
	return last
}

// chooseKeys lets as many filled neighbours choose the row as maxRows allows, and leaves the
// others to be checked. At most one key belongs to the previous step, and it comes last:
// joinSteps relies on that.
func (plan *Plan) chooseKeys(i int, keys []key) []key {
	s := &plan.steps[i]
	first, rows := len(keys), 1
	for _, b := range s.filled {
		step := plan.when[b.cell]
		before := func(k key) bool { return k.step == i-1 }
		if rows*plan.edges > maxRows || step == i-1 && slices.ContainsFunc(keys[first:], before) {
			s.check = append(s.check, b)
			continue
		}
		keys = append(keys, key{side: b.side, step: step, shift: uint8(b.cellSide * edgeBits), factor: rows})
		rows *= plan.edges
		for at := len(keys) - 1; at > first && keys[at-1].step > keys[at].step; at-- { // by steps
			keys[at-1], keys[at] = keys[at], keys[at-1]
		}
	}
	s.keys = keys[first:len(keys):len(keys)]
	return keys
}

func (plan *Plan) signatureOf(s *step) signature {
	sig := signature{clue: s.clue, anchor: s.cell == plan.symmetry.anchor}
	if plan.symmetry.mark != none {
		sig.home = plan.symmetry.homes[s.cell]
	}
	for _, k := range s.keys {
		sig.keyed |= 1 << k.side
	}
	if plan.isFramed {
		for side, beyond := range plan.puzzle.Grid().Cells[s.cell].Beyond {
			if beyond.Cell < 0 {
				sig.rim |= 1 << side
			}
		}
	}
	return sig
}

// tableFor finds or makes the table of a signature and returns the index of its first row. The
// step s is any step with that signature.
func (plan *Plan) tableFor(sig signature, s *step, known map[signature]int) int {
	first, found := known[sig]
	if !found {
		first = plan.makeTable(sig, s)
		known[sig] = first
	}
	return first
}

// makeTable appends new rows and sorts into them the looks that a signature admits.
func (plan *Plan) makeTable(sig signature, s *step) (first int) {
	rows := 1
	for range bits.OnesCount(uint(sig.keyed)) {
		rows *= plan.edges
	}
	first = len(plan.rows)
	plan.rows = append(plan.rows, make([]row, rows)...)
	for number := range plan.stocks {
		if !plan.admitsStock(sig, number) {
			continue
		}
		stock := &plan.stocks[number]
		for look := stock.first; look < stock.first+stock.looks; look++ {
			at, fits := plan.rowOf(sig, s, &plan.looks[look])
			if !fits {
				continue
			}
			plan.rows[first+at].add(look, plan)
		}
	}
	return first
}

// add adds a look to a row. Looks arrive in ascending order, so the words of a row ascend too.
func (r *row) add(look int, plan *Plan) {
	word, mask := uint8(look/64), uint64(1)<<(look%64)
	for r.more != 0 {
		r = &plan.more[r.more]
	}
	switch {
	case r.mask == 0:
		r.mask, r.word = mask, word
	case r.word == word:
		r.mask |= mask
	default:
		r.more = int32(len(plan.more))
		plan.more = append(plan.more, row{mask: mask, word: word})
	}
}

// admitsStock reports whether a stock may lie on the cells of a signature at all.
func (plan *Plan) admitsStock(sig signature, number int) bool {
	switch {
	case sig.clue != free:
		return number == sig.clue
	case number == plan.symmetry.mark:
		return sig.home
	}
	return plan.stocks[number].clue == free
}

// rowOf returns the row that a look belongs to: the one of the edges that mate with its own. It
// reports false when the look cannot lie there at all.
func (plan *Plan) rowOf(sig signature, s *step, l *look) (at int, fits bool) {
	if !plan.agreesWithRim(l, s.cell) {
		return 0, false
	}
	if !plan.turnAllowed(l, sig.anchor) {
		return 0, false
	}
	for _, k := range s.keys {
		mate := plan.mate[l.edge(k.side)]
		if mate == noEdge {
			return 0, false
		}
		at += int(mate) * k.factor
	}
	return at, true
}
