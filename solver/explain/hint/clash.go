package hint

import (
	"slices"

	"edgewise/solver/puzzle"
)

// clashesOn is what anybody can see of a board that cannot be completed: two sides that
// touch and do not mate, each once before the other, and sides that break the frame. Those
// of clues are left out: they are not to be changed.
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

// worst is the clash to be told: one of the tile that is known to have to change, else of
// the tile with the most clashes, of several the one laid last, as the cells in laid tell.
// A tile that lies well may have many clashes, all by the fault of its neighbours.
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
