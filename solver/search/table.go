package search

import "math/bits"

// Tables. A table gives, for the edges that the filled neighbours of a cell
// show, the looks that fit between them: one row for each combination of
// edges, with one bit per look. The rows of all tables of a plan stand one
// after the other.

// A row lists the looks that fit, word by word; words without a bit are left
// out. Nearly every row needs one entry only, which stands in the row itself.
type row struct {
	entry
	more, end int32 // the further entries: more[more:end] of the plan
}

// An entry is one word of availability bits.
type entry struct {
	mask uint64
	word int32
}

// A key is a filled neighbour that helps to choose the row: the edge that it
// shows, times the factor.
type key struct {
	cell   int32
	shift  uint8 // of the edge in the word that the neighbour shows
	factor int32
}

// of is what the key adds to the row, given what every cell shows.
func (k *key) of(shown []uint64) int {
	return int(uint8(shown[k.cell]>>(k.shift&63))) * int(k.factor)
}

// maxRows bounds a table. A cell with more neighbours than fit has the rest of
// them checked look by look.
const maxRows = 1 << 16

// A signature is all that the looks in a table depend on. Steps with the same
// signature share a table.
type signature struct {
	keyed  int // bit per side that chooses the row
	rim    int // bit per side that must show the frame
	clue   int // the stock of the clue on the cell, or free
	home   bool
	anchor bool
	marked bool // nothing but the marked tile
}

// tabulate makes the tables of all steps.
func (plan *Plan) tabulate() {
	known := make(map[signature]int, 16)
	keys := make([]key, 0, len(plan.puzzle.Grid().Seams))
	last := plan.lastHome()
	for i := range plan.steps {
		s := &plan.steps[i]
		keys = plan.chooseKeys(s, keys)
		sig := plan.signatureOf(s)
		s.table = plan.tableFor(sig, s, known)
		if i == last {
			sig.marked = true
			s.markTable = plan.tableFor(sig, s, known)
			first := plan.stocks[plan.symmetry.mark].first
			s.mark, s.markWord = plan.looks[first].bits, first/64
		}
	}
}

// lastHome is the last step at which the marked tile can be laid, or none.
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

// chooseKeys lets as many filled neighbours choose the row as the size of a
// table allows, and leaves the others to be checked.
func (plan *Plan) chooseKeys(s *step, keys []key) []key {
	first, rows := len(keys), 1
	s.check = s.beside
	for len(s.check) > 0 && rows*plan.edges <= maxRows {
		b := s.check[0]
		keys = append(keys, key{cell: int32(b.cell), shift: uint8(b.cellSide * edgeBits), factor: int32(rows)})
		rows *= plan.edges
		s.check = s.check[1:]
	}
	s.keys = keys[first:len(keys):len(keys)]
	copy(s.pair[:], s.keys)
	return keys
}

func (plan *Plan) signatureOf(s *step) signature {
	sig := signature{clue: s.clue, anchor: s.cell == plan.symmetry.anchor}
	if plan.symmetry.mark != none {
		sig.home = plan.symmetry.homes[s.cell]
	}
	for _, b := range s.beside[:len(s.keys)] {
		sig.keyed |= 1 << b.side
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

// tableFor finds or makes the table of a signature and gives its first row; s
// is any step that has the signature.
func (plan *Plan) tableFor(sig signature, s *step, known map[signature]int) int {
	first, found := known[sig]
	if !found {
		first = plan.makeTable(sig, s)
		known[sig] = first
	}
	return first
}

// makeTable sorts the looks that a signature admits into new rows.
func (plan *Plan) makeTable(sig signature, s *step) (first int) {
	rows := 1
	for range bits.OnesCount(uint(sig.keyed)) {
		rows *= plan.edges
	}
	first = len(plan.rows)
	plan.rows = append(plan.rows, make([]row, rows)...)
	type spilled struct {
		entry
		row int
	}
	var spill []spilled // looks whose word is not that of their row's first entry
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
			r := &plan.rows[first+at]
			word, mask := int32(look/64), uint64(1)<<(look%64)
			if r.mask == 0 {
				r.word = word
			}
			if r.word == word {
				r.mask |= mask
			} else {
				spill = append(spill, spilled{entry{mask, word}, at})
			}
		}
	}
	if len(spill) == 0 {
		return first
	}
	// Looks come in the order of their bits, so the words of a row do too. Lay
	// the spilled entries of each row side by side, the same words merged.
	byRow := make(map[int][]entry)
	for _, e := range spill {
		entries := byRow[e.row]
		if n := len(entries); n > 0 && entries[n-1].word == e.word {
			entries[n-1].mask |= e.mask
		} else {
			byRow[e.row] = append(entries, e.entry)
		}
	}
	for at := range plan.rows[first:] {
		r := &plan.rows[first+at]
		r.more = int32(len(plan.more))
		plan.more = append(plan.more, byRow[at]...)
		r.end = int32(len(plan.more))
	}
	return first
}

// admitsStock reports whether a stock may lie on the cells of a signature at all.
func (plan *Plan) admitsStock(sig signature, number int) bool {
	switch {
	case sig.clue != free:
		return number == sig.clue
	case number == plan.symmetry.mark:
		return sig.home
	}
	return plan.stocks[number].clue == free && !sig.marked
}

// rowOf is the row that a look belongs to: that of the edges which mate with
// its own. It reports false when the look cannot lie there at all.
func (plan *Plan) rowOf(sig signature, s *step, l *look) (at int, fits bool) {
	if !plan.agreesWithRim(l, s.cell) {
		return 0, false
	}
	if sig.anchor && !plan.symmetry.anchored(int(l.look), plan.puzzle.Kinds()[l.kind].Looks) {
		return 0, false
	}
	for i, k := range s.keys {
		mate := plan.mate[l.edge(s.beside[i].side)]
		if mate == noEdge {
			return 0, false
		}
		at += int(mate) * int(k.factor)
	}
	return at, true
}
