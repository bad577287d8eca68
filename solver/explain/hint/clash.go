package hint

import (
	"slices"

	"edgewise/solver/puzzle"
)

// clashesOn lists what anybody can see of a board that cannot be completed: pairs of touching
// sides that do not mate, once in either order, and sides that break the frame. A clash that
// starts at a clue is left out, since clues cannot be changed.
//
//	+---+---+
//	|   B   |     B and G do not mate
//	+---+-G-+
//	|   | b |
//	+---+---+
func clashesOn(b *puzzle.Board) (clashes [][]puzzle.Seat) {
	_, conflicts := b.Seams()
	for _, seam := range conflicts {
		clashes = append(clashes, []puzzle.Seat{seam.A, seam.B}, []puzzle.Seat{seam.B, seam.A})
	}
	for _, seat := range b.Misframed() {
		clashes = append(clashes, []puzzle.Seat{seat})
	}
	return slices.DeleteFunc(clashes, func(clash []puzzle.Seat) bool {
		return slices.ContainsFunc(b.Puzzle().Clues(), func(clue puzzle.Placement) bool { return clue.Cell == clash[0].Cell })
	})
}

// worst is the clash to report: one of the tile known to be wrong, else of the tile with the most
// clashes, and among several of the tile placed last (laid lists the cells in order). A right
// tile may have many clashes, all caused by its neighbours.
func worst(clashes [][]puzzle.Seat, change int, laid []int) []puzzle.Seat {
	count := map[int]int{}
	for _, clash := range clashes {
		count[clash[0].Cell]++
	}
	var told []puzzle.Seat
	for _, clash := range clashes {
		switch cell := clash[0].Cell; {
		case cell == change:
			return clash
		case told == nil, count[cell] > count[told[0].Cell],
			count[cell] == count[told[0].Cell] && slices.Index(laid, cell) > slices.Index(laid, told[0].Cell):
			told = clash
		}
	}
	return told
}
