package why

import (
	"slices"

	"edgewise/solver/puzzle"
)

// Clued adds the clues to a board. The result belongs to the puzzle without clues, since
// everything on it is fixed anyway. If a clue's tile lies elsewhere, a copy of it takes its
// place. It reports false if the board contradicts a clue or itself: then no full board contains
// it.
func Clued(b *puzzle.Board) (*puzzle.Board, bool) {
	p := b.Puzzle()
	free := p
	if len(p.Clues()) > 0 {
		spec := p.Spec()
		spec.Clues = nil
		var err error
		if free, err = puzzle.New(spec); err != nil {
			panic(err) // the puzzle was valid with them
		}
	}
	whole := puzzle.NewBoard(free)
	for cell := range p.Grid().Cells {
		if on, filled := b.At(cell); filled {
			whole.MustPlace(on)
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
			whole.MustPlace(clue)
		default:
			missing = append(missing, clue)
		}
	}
	for _, clue := range missing {
		instead := looseCopy(whole, clue)
		if instead == nil {
			return whole, false
		}
		whole.MustPlace(*instead)
	}
	_, conflicts := whole.Seams()
	return whole, len(conflicts) == 0 && len(whole.Misframed()) == 0
}

// lookAlike reports whether two placements show the same edges.
func lookAlike(p *puzzle.Puzzle, one, other puzzle.Placement) bool {
	for side := range p.Grid().Sides {
		if p.Tiles()[one.Tile].At(side, one.Turn) != p.Tiles()[other.Tile].At(side, other.Turn) {
			return false
		}
	}
	return true
}

// looseCopy is a placement of an unplaced tile that looks like a given one.
func looseCopy(b *puzzle.Board, like puzzle.Placement) *puzzle.Placement {
	p := b.Puzzle()
	kinds := p.Kinds()
	its := slices.IndexFunc(kinds, func(kind puzzle.Kind) bool { return slices.Contains(kind.Tiles, like.Tile) })
	for _, tile := range kinds[its].Tiles {
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
