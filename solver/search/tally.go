package search

import "edgewise/solver/puzzle"

// A tally counts full boards as the search finds them.
type tally struct {
	found Found
	first uint64 // the tries until the first full board; they do not add up over parts

	view, turned, least view // buffers for the board being counted
	seen                []int
}

// A view is how a full board looks: per cell, a kind and which of its looks.
type view []visible

type visible struct{ kind, look int32 }

func (t *tally) begin(plan *Plan) {
	n := len(plan.steps)
	t.found = plan.emptyFound()
	cells := make(view, 3*n)
	t.view, t.turned, t.least = cells[:n:n], cells[n:2*n:2*n], cells[2*n:]
	t.seen = make([]int, len(plan.puzzle.Kinds()))
}

// board counts the full board that the levels have laid.
func (t *tally) board(plan *Plan, levels []*level) {
	if t.first == 0 {
		for i := range levels {
			t.first += levels[i].tries
		}
	}
	for i := range levels {
		l := &plan.looks[levels[i].look]
		t.view[plan.order[i]] = visible{l.kind, l.look}
	}
	at, held := t.fixedLook(plan)
	found, size := plan.turnsOf(at, held)
	if !plan.options.once() {
		t.found.Arrangements += uint64(found)
		if !t.lowestFirst(plan, levels) {
			return // the same picture with copies exchanged
		}
	}
	t.found.Pictures += uint64(found)
	if size == 0 {
		var stands bool
		if size, stands = t.sizeIfLeast(plan, at, held); !stands {
			return
		}
	}
	t.found.Solutions++
	t.found.Sizes[size]++
	if len(t.found.Boards) < plan.options.Keep {
		t.found.Boards = append(t.found.Boards, t.representative(plan))
	}
}

// turnsOf returns how many boards, differing by turns of the whole, one found board represents,
// and how many its solution has, or 0 if that is not known yet. The look at is the one that
// fixedLook returned.
func (plan *Plan) turnsOf(at visible, held bool) (found, size int) {
	s := &plan.symmetry
	switch {
	case s.mark != none:
		return len(s.turns), len(s.turns)
	case !held:
		return 1, 0
	}
	same := 0 // turns that leave the fixed look as it is
	for _, turn := range s.turns {
		if plan.turnLook(at, turn.By) == at {
			same++
		}
	}
	if same == 1 {
		size = len(s.turns)
	}
	return len(s.turns) / same, size
}

// fixedLook returns the look whose turn is fixed, on the anchor or of the pinned tile; it reports
// false when there is none.
func (t *tally) fixedLook(plan *Plan) (at visible, held bool) {
	s := &plan.symmetry
	if s.anchor != none {
		return t.view[s.anchor], true
	}
	if s.pin != none {
		for _, at := range t.view {
			if int(at.kind) == plan.stocks[s.pin].kind {
				return at, true
			}
		}
	}
	return visible{}, false
}

// turnLook returns how a cell looks after its tile is turned.
func (plan *Plan) turnLook(at visible, by int) visible {
	return visible{at.kind, (at.look + int32(by)) % int32(plan.puzzle.Kinds()[at.kind].Looks)}
}

// turn fills t.turned with the view after a turn of the whole board and reports whether that
// keeps every clue.
func (t *tally) turn(plan *Plan, by puzzle.BoardTurn) (keepsClues bool) {
	for cell, at := range t.view {
		t.turned[by.To[cell]] = plan.turnLook(at, by.By)
	}
	for i := range plan.stocks {
		if s := &plan.stocks[i]; s.clue != free {
			l := &plan.looks[s.first]
			if t.turned[s.clue] != (visible{l.kind, l.look}) {
				return false
			}
		}
	}
	return true
}

// sizeIfLeast returns how many pictures the view's solution has. It reports false when the view
// does not represent its solution: the search also finds one of its turns that is less.
func (t *tally) sizeIfLeast(plan *Plan, at visible, held bool) (size int, stands bool) {
	turns, same := 0, 0
	for _, by := range plan.symmetry.turns {
		if !t.turn(plan, by) {
			continue
		}
		turns++
		order := t.turned.compare(t.view)
		if order == 0 {
			same++
		}
		if order < 0 && (!held || plan.turnLook(at, by.By) == at) {
			return 0, false
		}
	}
	return turns / same, true
}

// representative returns the board to keep for the view's solution, whichever of its pictures was
// found. Of those that keep the clues it takes the one with the most unturned tiles, so that a
// person has least to turn; among equals the least.
func (t *tally) representative(plan *Plan) Board {
	var best Board
	most := -1
	for _, by := range plan.symmetry.turns {
		if !t.turn(plan, by) {
			continue
		}
		board := plan.number(t.turned)
		unturned := 0
		for _, turn := range board.Turns {
			if turn == 0 {
				unturned++
			}
		}
		if unturned > most || unturned == most && t.turned.compare(t.least) < 0 {
			best, most = board, unturned
			copy(t.least, t.turned)
		}
	}
	return best
}

// compare orders views by the first cell, in reading order, that looks different: by kind, then
// by look.
func (v view) compare(other view) int {
	for cell := range v {
		if v[cell] != other[cell] {
			if v[cell].kind != other[cell].kind {
				return int(v[cell].kind - other[cell].kind)
			}
			return int(v[cell].look - other[cell].look)
		}
	}
	return 0
}

// lowestFirst reports whether the search laid the copies in ascending order, as it does in
// exactly one arrangement of each picture. A clue's tile is not exchanged.
func (t *tally) lowestFirst(plan *Plan, levels []*level) bool {
	clear(t.seen)
	for i := range levels {
		s := &plan.stocks[plan.looks[levels[i].look].stock]
		if s.clue != free {
			continue
		}
		if s.tile < t.seen[s.kind] {
			return false
		}
		t.seen[s.kind] = s.tile
	}
	return true
}

// number turns a view, which may have empty cells, into tiles and turns: of each kind the lowest
// tile first in reading order, and a clue's tile as the clue places it.
func (plan *Plan) number(v view) Board {
	p := plan.puzzle
	board := Board{Tiles: make([]int, len(v)), Turns: make([]int, len(v))}
	clued, fixed := make([]bool, len(v)), make([]bool, len(v)) // cells, tiles
	for _, c := range p.Clues() {
		board.Tiles[c.Cell], board.Turns[c.Cell] = c.Tile, c.Turn
		clued[c.Cell], fixed[c.Tile] = true, true
	}
	next := make([]int, len(p.Kinds()))
	for cell, at := range v {
		if clued[cell] || at.kind == none {
			continue
		}
		kind, i := &p.Kinds()[at.kind], &next[at.kind]
		for fixed[kind.Tiles[*i]] {
			*i++
		}
		board.Tiles[cell], board.Turns[cell] = kind.Tiles[*i], kind.Turn(*i, int(at.look))
		*i++
	}
	return board
}
