package texts

import (
	"slices"

	"edgewise/solver/notation/foreign"
	"edgewise/solver/notation/reading"
)

// uprightOrders are the ways to list the sides of tiles that may not turn, by which side is opposite to
// the first one. To turn or mirror all tiles of a square board alike makes no other puzzle.
var uprightOrders = [...]string{"trbl", "tlrb", "tbrl"}

// heedUpright takes numbers that are asked about for tiles that may not turn, as those of TetraVex, where
// they have a solution in one order of their sides and none as tiles that turn.
func heedUpright(found *foreign.Found) {
	readings := found.Outcome.Readings
	at := slices.IndexFunc(readings, func(r *reading.Reading) bool {
		return r.Split == reading.Whole && r.Sides == 4 && r.Fits && len(r.Doubts) == 0 && r.Order.Why == reading.Assumed && areNumbers(r)
	})
	if found.Outcome.Kind != reading.Ask || at < 0 || slices.ContainsFunc(readings, isSolved) {
		return
	}
	var upright *reading.Reading
	for _, order := range uprightOrders {
		r := readings[at].Reordered(order)
		document, err := foreign.DocumentOf(r, foreign.Taken{Upright: true})
		if err != nil || document.Board == nil && verdictOf(document.Puzzle) != reading.Solvable {
			continue
		}
		if upright != nil {
			return
		}
		upright = r
	}
	if upright == nil {
		return
	}
	upright.Verdict = reading.Solvable
	found.Outcome.Kind, found.Outcome.Question = reading.Clear, ""
	found.Outcome.Readings = slices.Insert(slices.Delete(readings, at, at+1), 0, upright)
	i := slices.Index(found.Orders, upright.Order.Sides)
	found.Order, found.Orders[0], found.Orders[i] = upright.Order.Sides, upright.Order.Sides, found.Orders[0]
	_ = found.Take(0, foreign.Taken{Upright: true}) // what has a solution fills a board
}

func isSolved(r *reading.Reading) bool {
	return r.Verdict == reading.Solvable || r.Verdict == reading.Published
}

// areNumbers reports whether every side shows a number of one digit or two.
func areNumbers(r *reading.Reading) bool {
	return !slices.ContainsFunc(r.Tiles, func(tile reading.Tile) bool {
		return slices.ContainsFunc(tile.Sides, func(side reading.Side) bool {
			return len(side.Label) > 2 || side.Label[0] < '0' || side.Label[0] > '9'
		})
	})
}
