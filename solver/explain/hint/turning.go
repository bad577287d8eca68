package hint

import (
	"slices"

	"edgewise/solver/search"
)

// turning is how many placements are made at most for each turn to find out whether it is
// enough to turn the tile that must change: that is good to know, but not worth waiting for.
const turning = 50_000

// Turn is how the tile that must change may be turned where it lies so that the board, with
// all others as they are, can be completed; -1 where there is no such turn, or none is known.
//
//	+---+---+        +---+---+
//	|  B|G  |        |  B|bG |    the right tile lies in its cell,
//	|   | b |  turn  |   |   |    and has only to be turned
//	+---+---+   1    +---+---+
func (o *Outlook) Turn() int { return o.turn }

// nextTurn begins to search what follows from the next turn of the tile that must change,
// after those that anybody can see to be wrong.
func (o *Outlook) nextTurn() {
	sides := o.puzzle.Grid().Sides
	o.turned = 0
	for o.by++; o.by < sides && o.puzzle.MayTurn(); o.by++ {
		turned := slices.Clone(o.laid)
		turned[o.lies].Turn = (turned[o.lies].Turn + o.by) % sides
		if whole, hopeful := o.board(turned); hopeful {
			o.search = planFrom(whole, search.Options{First: true}).Search()
			return
		}
	}
	o.done = true
}

// tryTurn goes on with that, within a budget of placements. It returns what it has spent.
func (o *Outlook) tryTurn(budget int64) (spent int64) {
	before := o.search.Total()
	over := o.search.Step(min(budget, turning-o.turned))
	spent = int64(o.search.Total() - before)
	o.turned += spent
	switch {
	case over && o.search.Counts().Pictures > 0:
		o.turn = (o.laid[o.lies].Turn + o.by) % o.puzzle.Grid().Sides
		o.done = true
	case over, o.turned >= turning:
		o.nextTurn()
	}
	return 1 + spent
}
