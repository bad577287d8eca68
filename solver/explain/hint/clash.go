package hint

import (
	"slices"

	"edgewise/solver/puzzle"
)

// clashOn is what anybody can see of a board that cannot be completed: two sides that
// touch and do not mate, that of the tile to be changed first, or one side that breaks
// the frame; nil where nothing clashes, or only clues do. To be changed is the tile with
// the most clashes, of several the one laid last, as the cells in laid tell.
//
//	+---+---+
//	|   B   |     B and G do not mate
//	+---+-G-+
//	|   | b |
//	+---+---+
func clashOn(b *puzzle.Board, laid []int) (worst []puzzle.Seat) {
	var clashes [][]puzzle.Seat
	_, conflicts := b.Seams()
	for _, seam := range conflicts {
		clashes = append(clashes, []puzzle.Seat{seam.A, seam.B}, []puzzle.Seat{seam.B, seam.A})
	}
	for _, seat := range b.Misframed() {
		clashes = append(clashes, []puzzle.Seat{seat})
	}
	count := map[int]int{}
	for _, clash := range clashes {
		count[clash[0].Cell]++
	}
	for _, clue := range b.Puzzle().Clues() {
		delete(count, clue.Cell)
	}
	for _, clash := range clashes {
		cell := clash[0].Cell
		if count[cell] == 0 {
			continue
		}
		if worst == nil || count[cell] > count[worst[0].Cell] ||
			count[cell] == count[worst[0].Cell] && slices.Index(laid, cell) > slices.Index(laid, worst[0].Cell) {
			worst = clash
		}
	}
	return worst
}
