package hint

import (
	"slices"

	"edgewise/solver/search"
)

// turning is the most placements per turn to find out whether turning the wrong tile is enough:
// good to know, but not worth waiting for.
const turning = 50_000

// Turn is the turn of the tile that must change, on its cell, with which the board can be
// completed, all other tiles staying as they are; -1 if there is none, or none is known.
//
//	+---+---+        +---+---+
//	|  B|G  |        |  B|bG |    the right tile lies in its cell,
//	|   | b |  turn  |   |   |    and has only to be turned
//	+---+---+   1    +---+---+
func (o *Outlook) Turn() int { return o.turn }

// nextTurn starts to search with the next turn of the tile that must change, skipping those that
// plainly do not fit.
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

// tryTurn continues that search within a budget of placements. It returns the placements made.
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
