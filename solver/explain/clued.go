package explain

import "edgewise/solver/puzzle"

// clued is a board on which the clues lie as well, of the puzzle without them: what
// lies is fixed anyway. Where a clue's tile lies elsewhere, a copy of it may take its
// place, for it looks the same. It reports false where the board contradicts a clue
// or itself: then no full board can follow from it.
func clued(b *puzzle.Board) (*puzzle.Board, bool) {
	p := b.Puzzle()
	free := p
	if len(p.Clues()) > 0 {
		var err error
		if free, err = puzzle.New(unclued(p)); err != nil {
			panic(err) // it was valid with them
		}
	}
	whole := puzzle.NewBoard(free)
	for cell := range p.Grid().Cells {
		if on, filled := b.At(cell); filled {
			place(whole, on)
		}
	}
	var missing []puzzle.Placement // clues whose tile lies elsewhere
	for _, clue := range p.Clues() {
		on, filled := whole.At(clue.Cell)
		switch {
		case filled && !lookAlike(p, on, clue):
			return whole, false
		case filled:
		case whole.Where(clue.Tile) < 0:
			place(whole, clue)
		default:
			missing = append(missing, clue)
		}
	}
	for _, clue := range missing {
		instead := looseCopy(whole, clue)
		if instead == nil {
			return whole, false
		}
		place(whole, *instead)
	}
	_, conflicts := whole.Seams()
	return whole, len(conflicts) == 0 && len(whole.Misframed()) == 0
}

// unclued is all of a puzzle but its clues.
func unclued(p *puzzle.Puzzle) puzzle.Spec {
	spec := puzzle.Spec{Grid: p.Grid(), Tiles: p.Tiles(), Mates: *p.Mates(), NoTurns: !p.MayTurn()}
	spec.Frame, spec.Framed = p.Frame()
	return spec
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

// looseCopy is a placement that looks like a given one, of a tile that is loose.
func looseCopy(b *puzzle.Board, like puzzle.Placement) *puzzle.Placement {
	p := b.Puzzle()
	for _, tile := range p.Kinds()[kindsOf(p)[like.Tile]].Tiles {
		if b.Where(tile) < 0 {
			instead := puzzle.Placement{Cell: like.Cell, Tile: tile}
			for !lookAlike(p, instead, like) {
				instead.Turn++
			}
			return &instead
		}
	}
	return nil
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
