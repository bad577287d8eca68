package generate

import "edgewise/solver/puzzle"

// A walk goes through the whole tree of the textbook search and works out its
// effort: how many tries it takes on average until the first full board, when
// the tiles are tried in any order at each cell.
//
// At a cell there are n candidates, the unused tiles in every turn that looks
// new. Some of them lead to a full board. In an order left to chance a
// candidate that does not is tried before the first of s that do with a chance
// of 1 in s+1, and each of those s is as likely to be the first. So nothing has
// to be tried out:
//
//	effort = (what all that fail take) / (s+1)  +  1  +  mean effort after one of the s
//	tree   = n  +  the trees behind all that fit
//
// Whole numbers of parts of a try, rounded down at each cell: the same on every
// machine, and however the tiles are shuffled, turned and named. Copies are laid
// once and count as often as there are of them.
type walk struct {
	cells  []place
	levels []level
	stocks []stock
	looks  []shown
	list   []int32 // looks: all of them, and then by what they show on a side
	every  span    // the part of the list that has all looks
	lists  []span  // the parts by side and edge
	mate   [puzzle.MaxEdges]uint64
	loose  int64 // candidates: the unused tiles, in every turn that looks new
	depth  int
	lost   bool // numbers grew too large to be told
	done   bool
}

// A place is what there is to know of a cell before anything lies on it.
type place struct {
	filled []int // the sides whose neighbours come before it
	beyond []puzzle.Seat
	mask   uint64 // of the filled sides
	rim    uint64 // of the sides where the frame has to be, where there is one
	clue   span   // the look that is fixed there, or nothing
}

// stock is the unused tiles of a kind, and how many candidates each of them is.
// The tile of a clue is a stock of its own and no candidate for other cells.
type stock struct{ left, looks int64 }

// shown is a look: a tile in one turn that looks new. Its edges stand in one
// word, 8 bits each.
type shown struct {
	stock int
	edges uint64
	rim   uint64 // of the sides that show the frame's edge
}

// A span is a part of the list.
type span struct{ from, to int }

// A level is a cell that is being filled, and what its candidates amount to.
type level struct {
	ahead  span   // the candidates that are still to be looked at
	wanted uint64 // what the filled sides must show
	laid   int    // the look that lies there
	copies int64  // how many tiles there were to lay for it

	tries          int64 // candidates of the textbook
	behind, failed int64 // trees behind those that fit, and behind those of them that fail
	good           int64 // candidates that lead to a full board
	after          int64 // the efforts behind them, added up, in parts of a try
}

const (
	mostEffort = 100_000_000_000_000 // trees stay below this, or are lost
	parts      = 64                  // of a try
)

const (
	bits = 8                   // the width of an edge in a word
	none = puzzle.MaxEdges - 1 // stands for the mate where there is none; no edge is that
)

func newWalk(p *puzzle.Puzzle) *walk {
	cells := p.Grid().Cells
	w := &walk{cells: make([]place, len(cells)), levels: make([]level, len(cells))}
	for edge, mate := range p.Mates() {
		if w.mate[edge] = uint64(mate); mate == puzzle.Nothing {
			w.mate[edge] = none
		}
	}
	fixed := map[int]bool{}
	for _, clue := range p.Clues() {
		fixed[clue.Tile] = true
	}
	for _, kind := range p.Kinds() {
		s := stock{looks: int64(kind.Looks)}
		for _, tile := range kind.Tiles {
			if !fixed[tile] {
				s.left++
			}
		}
		w.loose += s.left * s.looks
		for turn := range kind.Looks {
			w.looks = append(w.looks, w.show(p, kind.Tiles[0], turn))
		}
		w.stocks = append(w.stocks, s)
	}
	w.index(p.Grid().Sides)
	_, framed := p.Frame()
	for cell := range w.cells {
		at := &w.cells[cell]
		at.beyond = cells[cell].Beyond
		for side, beyond := range at.beyond {
			switch {
			case beyond == puzzle.Rim && framed:
				at.rim |= 1 << side
			case beyond != puzzle.Rim && beyond.Cell < cell:
				at.filled = append(at.filled, side)
				at.mask |= (1<<bits - 1) << (side * bits)
			}
		}
	}
	for _, clue := range p.Clues() {
		w.cells[clue.Cell].clue = span{len(w.list), len(w.list) + 1}
		w.list = append(w.list, int32(len(w.looks)))
		w.looks = append(w.looks, w.show(p, clue.Tile, clue.Turn))
		w.stocks = append(w.stocks, stock{left: 1})
	}
	w.open()
	return w
}

// show is how a tile looks in a turn; its stock comes next.
func (w *walk) show(p *puzzle.Puzzle, tile, turn int) shown {
	look := shown{stock: len(w.stocks)}
	frame, framed := p.Frame()
	for side := range p.Tiles()[tile] {
		edge := p.Tiles()[tile].At(side, turn)
		look.edges |= uint64(edge) << (side * bits)
		if framed && edge == frame {
			look.rim |= 1 << side
		}
	}
	return look
}

// index lists the looks, and then those that show an edge on a side.
func (w *walk) index(sides int) {
	w.lists = make([]span, sides*puzzle.MaxEdges)
	for look := range w.looks {
		w.list = append(w.list, int32(look))
	}
	w.every = span{0, len(w.list)}
	for _, shown := range w.looks {
		for side := range sides {
			edge := shown.edge(side)
			to := &w.lists[side*puzzle.MaxEdges+int(edge)]
			if to.to > 0 {
				continue
			}
			to.from = len(w.list)
			for look := range w.looks {
				if w.looks[look].edge(side) == edge {
					w.list = append(w.list, int32(look))
				}
			}
			to.to = len(w.list)
		}
	}
}

// edge is what the look shows on a side.
func (s *shown) edge(side int) uint64 { return s.edges >> (side * bits) & (1<<bits - 1) }

// open lists the candidates of the cell that has been reached.
func (w *walk) open() {
	at := &w.cells[w.depth]
	v := &w.levels[w.depth]
	*v = level{ahead: w.every, tries: w.loose}
	for _, side := range at.filled {
		beyond := at.beyond[side]
		edge := w.mate[w.looks[w.levels[beyond.Cell].laid].edge(beyond.Side)]
		v.wanted |= edge << (side * bits)
		v.ahead = w.lists[side*puzzle.MaxEdges+int(edge)]
	}
	if at.clue != (span{}) {
		v.ahead, v.tries = at.clue, 1
	}
}

// step looks at so many candidates, or at fewer when all is done.
func (w *walk) step(budget int64) {
	for ; budget > 0 && !w.done; budget-- {
		v := &w.levels[w.depth]
		if v.ahead.from == v.ahead.to {
			w.close()
			continue
		}
		number := w.list[v.ahead.from]
		v.ahead.from++
		look, at := &w.looks[number], &w.cells[w.depth]
		stock := &w.stocks[look.stock]
		if look.edges&at.mask != v.wanted || look.rim != at.rim || stock.left == 0 {
			continue
		}
		v.laid, v.copies = int(number), stock.left
		if w.depth == len(w.levels)-1 {
			v.good += v.copies
			continue
		}
		stock.left--
		w.loose -= stock.looks
		w.depth++
		w.open()
	}
}

// close goes back from a cell of which all is known, and adds that to the cell
// before it.
func (w *walk) close() {
	v := &w.levels[w.depth]
	if w.depth == 0 {
		w.done = true
		return
	}
	w.depth--
	before := &w.levels[w.depth]
	stock := &w.stocks[w.looks[before.laid].stock]
	stock.left++
	w.loose += stock.looks
	tree := before.copies * (v.tries + v.behind)
	before.behind += tree
	if w.lost = before.behind >= mostEffort; w.lost {
		w.done = true
		return
	}
	if v.good == 0 {
		before.failed += tree
		return
	}
	before.good += before.copies
	before.after += before.copies * v.fine()
}

// fine is the effort from the level on until the first full board, in parts of
// a try.
func (v *level) fine() int64 {
	return parts*(v.tries-v.good+v.failed)/(v.good+1) + parts + v.after/v.good
}

// effort is what the whole walk has told, 0 when there is no full board.
func (w *walk) effort() int64 {
	root := &w.levels[0]
	if root.good == 0 {
		return 0
	}
	return (root.fine() + parts/2) / parts
}
