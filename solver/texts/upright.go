package texts

import (
	"slices"

	"edgewise/solver/notation/foreign"
	"edgewise/solver/notation/reading"
)

// uprightOrders are the ways to list the sides of tiles that may not turn, by which side is opposite to
// the first one. To turn or mirror all tiles of a square board alike makes no other puzzle.
var uprightOrders = [...]string{"trbl", "tlrb", "tbrl"}

// heedUpright takes numbers for tiles that may not turn, as those of TetraVex: where they fit as they
// stand in one order of their sides, or have a solution in one and none as tiles that turn. Where they
// have both in different orders a person is asked.
func heedUpright(found *foreign.Found) {
	readings := found.Outcome.Readings
	at := slices.IndexFunc(readings, func(r *reading.Reading) bool {
		return r.Split == reading.Whole && r.Sides == 4 && r.Fits && len(r.Doubts) == 0 && r.Order.Why == reading.Assumed && areNumbers(r)
	})
	if at < 0 || slices.ContainsFunc(readings, isPublishedReading) {
		return
	}
	var upright []*reading.Reading
	fits := false
	for _, order := range uprightOrders {
		r := readings[at].Reordered(order)
		document, err := foreign.DocumentOf(r, foreign.Taken{Upright: true})
		switch {
		case err != nil:
		case document.Board != nil:
			upright, fits = []*reading.Reading{r}, true
		case !fits:
			if verdict, _ := trialOf(document.Puzzle).Step(placements); verdict == reading.Solvable {
				upright = append(upright, r)
			}
		}
	}
	turning := slices.ContainsFunc(readings, func(r *reading.Reading) bool { return r.Verdict == reading.Solvable })
	switch {
	case fits, len(upright) == 1 && !turning:
		r := upright[0]
		r.Verdict = reading.Solvable
		found.Outcome.Kind, found.Outcome.Question = reading.Clear, ""
		found.Outcome.Readings = slices.Insert(slices.Delete(readings, at, at+1), 0, r)
		i := slices.Index(found.Orders, r.Order.Sides)
		found.Order, found.Orders[0], found.Orders[i] = r.Order.Sides, r.Order.Sides, found.Orders[0]
		_ = found.Take(0, foreign.Taken{Upright: true}) // what has a solution fills a board
	case len(upright) > 0 && upright[0].Order.Sides != uprightOrders[0]:
		found.Outcome.Kind, found.Outcome.Question = reading.Ask, reading.AboutRivals
		found.Outcome.Readings = slices.Insert(readings, 1, upright[0])
	}
}

func isPublishedReading(r *reading.Reading) bool { return r.Verdict == reading.Published }

// areNumbers reports whether every side shows a number of one digit or two.
func areNumbers(r *reading.Reading) bool {
	return !slices.ContainsFunc(r.Tiles, func(tile reading.Tile) bool {
		return slices.ContainsFunc(tile.Sides, func(side reading.Side) bool {
			return len(side.Label) > 2 || side.Label[0] < '0' || side.Label[0] > '9'
		})
	})
}
