package generate

import "edgewise/solver/puzzle"

// A walk goes through the whole tree of the textbook search and computes its effort: the mean
// number of tries until the first full board, over all orders of the candidates at each cell.
//
// A cell has n candidates, the unused tiles in every turn that looks new; s of them lead to a
// full board. In a random order, any other candidate is tried before the first of these s with
// probability 1/(s+1), and each of the s is equally likely to be that first one. So no order has
// to be tried out:
//
//	effort = (tries of all candidates that fail) / (s+1)  +  1  +  mean effort after one of the s
//	tree   = n  +  the trees behind all that fit
//
// The walk computes in whole fractions of a try, rounded down at each cell, so the result is the
// same on every machine, and however the tiles are shuffled, turned and named. Copies are placed
// once and count as often as there are copies.
type walk struct {
	cells  []place
	levels []level
	stocks []stock
	looks  []shown
	list   []int32 // looks: first all, then again by edge and side
	every  span    // the part of the list with all looks
	lists  []span  // the parts by side and edge
	mate   [puzzle.MaxEdges]uint64
	loose  int64 // number of candidates: the unused tiles in every turn that looks new
	depth  int
	lost   bool // the numbers grew too large
	done   bool
}

// A place is what is known of a cell before anything lies on it.
type place struct {
	filled []int // the sides with a neighbour that comes before it
	beyond []puzzle.Seat
	mask   uint64 // of the filled sides
	rim    uint64 // of the sides that must show the frame's edge
	clue   span   // the clue's look, or empty
}

// A stock has the unused tiles of a kind, and how many candidates each of them is. A clue's tile
// has a stock of its own and is no candidate for other cells.
type stock struct{ left, looks int64 }

// shown is a look: a tile in one turn that looks new. Its edges are packed into one word, 8 bits
// each.
type shown struct {
	stock int
	edges uint64
	rim   uint64 // bit per side that shows the frame's edge
}

// A span is a part of the list.
type span struct{ from, to int }

// A level is a cell being filled, with the results of its candidates.
type level struct {
	ahead  span   // the candidates still to examine
	wanted uint64 // what the filled sides must show
	laid   int    // the look placed there
	copies int64  // how many equal tiles could be placed

	tries          int64 // candidates of the textbook search
	behind, failed int64 // sum of the trees behind the candidates that fit, and behind those of them that fail
	good           int64 // candidates that lead to a full board
	after          int64 // the sum of the efforts behind these, in parts of a try
}

const (
	mostEffort = 100_000_000_000_000 // above this the numbers are lost
	parts      = 64                  // parts per try
)

const (
	bits = 8                   // width of an edge in a word
	none = puzzle.MaxEdges - 1 // the mate of an edge that has none; no tile shows it
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

// show is a tile in a turn; it belongs to the stock that is appended next.
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

// index lists all looks, and then those with an edge on a side.
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

// edge is the edge of the look on a side.
func (s *shown) edge(side int) uint64 { return s.edges >> (side * bits) & (1<<bits - 1) }

// open starts the level of the current cell.
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

// step examines budget candidates, or fewer if it gets done.
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

// close finishes a level and adds its results to the one before.
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

// fine is the effort from the level on until the first full board, in parts of a try.
func (v *level) fine() int64 {
	return parts*(v.tries-v.good+v.failed)/(v.good+1) + parts + v.after/v.good
}

// effort is the effort of the finished walk, 0 if there is no full board.
func (w *walk) effort() int64 {
	root := &w.levels[0]
	if root.good == 0 {
		return 0
	}
	return (root.fine() + parts/2) / parts
}
