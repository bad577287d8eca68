package explain

import "edgewise/solver/puzzle"

// clued is a board together with the clues, each of which has its own tile in its
// own place: where a copy lies there instead, the two are exchanged, for they look
// the same. It reports false where the board contradicts a clue or itself: then no
// full board can follow from it.
func clued(b *puzzle.Board) (*puzzle.Board, bool) {
	p := b.Puzzle()
	whole := puzzle.NewBoard(p)
	for cell := range p.Grid().Cells {
		if on, filled := b.At(cell); filled {
			place(whole, on)
		}
	}
	for _, clue := range p.Clues() {
		on, filled := whole.Lift(clue.Cell)
		if filled && !lookAlike(p, on, clue) {
			return whole, false
		}
		if from := whole.Where(clue.Tile); from >= 0 {
			instead := on.Tile
			if !filled {
				if instead = spareCopy(whole, clue.Tile); instead < 0 {
					return whole, false
				}
			}
			was, _ := whole.Lift(from)
			now := puzzle.Placement{Cell: from, Tile: instead}
			for !lookAlike(p, now, was) {
				now.Turn++
			}
			place(whole, now)
		}
		place(whole, clue)
	}
	_, conflicts := whole.Seams()
	return whole, len(conflicts) == 0 && len(whole.Misframed()) == 0
}

// place lays a tile of which it is known that it can be laid.
func place(b *puzzle.Board, p puzzle.Placement) {
	if err := b.Place(p); err != nil {
		panic(err)
	}
}

// lookAlike reports whether two tiles show the same, each in its turn.
func lookAlike(p *puzzle.Puzzle, one, other puzzle.Placement) bool {
	for side := range p.Grid().Sides {
		if p.Tiles()[one.Tile].At(side, one.Turn) != p.Tiles()[other.Tile].At(side, other.Turn) {
			return false
		}
	}
	return true
}

// spareCopy is a loose copy of a tile that is no clue's, or -1.
func spareCopy(b *puzzle.Board, tile int) int {
	p := b.Puzzle()
	clues := make([]bool, len(p.Tiles()))
	for _, clue := range p.Clues() {
		clues[clue.Tile] = true
	}
	kind := kindsOf(p)[tile]
	for _, other := range p.Kinds()[kind].Tiles {
		if b.Where(other) < 0 && !clues[other] {
			return other
		}
	}
	return -1
}

// kindsOf is the kind of each tile.
func kindsOf(p *puzzle.Puzzle) []int {
	kinds := make([]int, len(p.Tiles()))
	for number, kind := range p.Kinds() {
		for _, tile := range kind.Tiles {
			kinds[tile] = number
		}
	}
	return kinds
}
