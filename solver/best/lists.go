package best

import "edgewise/solver/search"

// A candidate is a look for a cell, given the codes that its neighbours want.
type candidate struct {
	wanted uint64 // the codes it wants from its own neighbours
	look   uint16
	stock  uint16
	breaks uint8
	early  uint8
}

// A row is the range of candidates for what the neighbours of a cell want. Candidates up to exact
// have no break; equal numbers of breaks are sorted by early edges, most first, and then
// randomly. A row that was made never starts at 0.
type row struct{ first, exact, end int32 }

// lists are the rows of all shapes, each made when it is first needed.
type lists struct {
	plan  *plan
	seed  uint64
	early uint64      // bit per code of an early edge
	most  int         // the most breaks of a candidate, or byShape
	all   []candidate // of all rows
	dense [][]row
	rare  []map[int]row
}

const (
	byShape  = -1 // use shape.most
	none     = -1
	maxDense = 1 << 14 // the most rows of a shape for a slice with one per key; more go into a map
	maxSize  = 1 << 20 // in candidates, 16 MB; beyond this all rows are made anew
)

func newLists(pl *plan, seed, early uint64, most int) *lists {
	l := &lists{plan: pl, seed: seed, early: early, most: most, dense: make([][]row, len(pl.shapes)), rare: make([]map[int]row, len(pl.shapes))}
	for i, shape := range pl.shapes {
		rows := 1
		for range max(2, len(shape.sides)) {
			rows *= pl.codes
		}
		if rows <= maxDense {
			l.dense[i] = make([]row, rows)
		} else {
			l.rare[i] = map[int]row{}
		}
	}
	l.clear()
	return l
}

// isFull reports whether the lists must be cleared.
func (l *lists) isFull() bool { return len(l.all) > maxSize }

// clear forgets all rows. The first candidate is a dummy, so that no row starts at 0.
func (l *lists) clear() {
	l.all = append(l.all[:0], candidate{})
	for i := range l.plan.shapes {
		clear(l.dense[i])
		clear(l.rare[i])
	}
}

// row finds or makes a row of a shape. The key has the code that each neighbour wants, as the
// digits of a number.
func (l *lists) row(shape, key int) row {
	if rows := l.dense[shape]; rows != nil {
		if rows[key].first == 0 {
			rows[key] = l.make(shape, key)
		}
		return rows[key]
	}
	r, made := l.rare[shape][key]
	if !made {
		r = l.make(shape, key)
		l.rare[shape][key] = r
	}
	return r
}

// sorts is one more than the most breaks, early edges and sides of a candidate.
const sorts = 8

func (l *lists) make(number, key int) row {
	shape := &l.plan.shapes[number]
	var want [sorts]int
	for i, rest := 0, key; i < len(shape.sides); i, rest = i+1, rest/l.plan.codes {
		want[i] = rest % l.plan.codes
	}
	most := l.most
	if most == byShape {
		most = shape.most()
	}
	var sorted [sorts][sorts][]candidate
	add := func(looks []uint16, but int) {
		for _, look := range looks {
			c, first := l.candidate(shape, look, &want)
			if int(c.breaks) <= most && first != but {
				sorted[c.breaks][c.early] = append(sorted[c.breaks][c.early], c)
			}
		}
	}
	switch { // with few breaks, one of the first sides matches
	case most == 0 && len(shape.sides) > 0:
		add(shape.with[0][want[0]], none)
	case most == 1 && len(shape.sides) > 1:
		add(shape.with[0][want[0]], none)
		add(shape.with[1][want[1]], want[0])
	default:
		add(shape.looks, none)
	}
	return l.shuffled(&sorted, search.Random(l.seed+uint64(key)*0xd1342543de82ef95+uint64(number)<<48))
}

// candidate is a look beside neighbours that want something, and the code that it shows the first
// of them.
func (l *lists) candidate(shape *shape, number uint16, want *[sorts]int) (c candidate, first int) {
	look := &l.plan.looks[number]
	c = candidate{wanted: look.wanted, look: number, stock: look.stock}
	for i, side := range shape.sides {
		shown := codeAt(look.edges, side)
		if shown != want[i] {
			c.breaks++
		}
		if i == 0 {
			first = shown
		}
	}
	for side := range l.plan.puzzle.Grid().Sides {
		c.early += uint8(l.early >> codeAt(look.edges, side) & 1)
	}
	return c, first
}

// shuffled appends sorted candidates as a row, equal ones in random order.
func (l *lists) shuffled(sorted *[sorts][sorts][]candidate, chance search.Random) row {
	r := row{first: int32(len(l.all))}
	for breaks := range sorted {
		for early := sorts - 1; early >= 0; early-- {
			alike := sorted[breaks][early]
			for i := len(alike) - 1; i > 0; i-- {
				j := chance.Below(i + 1)
				alike[i], alike[j] = alike[j], alike[i]
			}
			l.all = append(l.all, alike...)
		}
		if breaks == 0 {
			r.exact = int32(len(l.all))
		}
	}
	r.end = int32(len(l.all))
	return r
}
