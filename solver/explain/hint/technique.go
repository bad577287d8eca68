package hint

import "edgewise/solver/explain/why"

// A technique looks for a cell where one look only can lie, and nil where it
// finds none. What it finds is a proof about the board as it lies.
type technique func(*survey) *Step

// techniques are all that need no searching, the simplest to follow first.
var techniques = [...]technique{lastTile, lastHalf, onlyTile, onlyPlace, usedUp, taken, starves, rimCount, halfCount}

// Tried reports whether the step takes trying: to see it somebody lays tiles and lifts
// them again, or guesses. All other steps follow by looking and counting.
func (s *Step) Tried() bool {
	switch s.Why.Code {
	case "refuted", "searched", "guess", "guess-first":
		return true
	}
	return false
}

// Codes lists every kind of reason for a step, with the names of its
// arguments and places. As in [why.Codes], "tile" and "tiles" are numbers of tiles and
// "edge" and "edges" signs of the notation. "tile" is always the step's own.
func Codes() []why.Code {
	cell := []string{"cell"}
	return []why.Code{
		{Name: "last-tile", Args: []string{"tile"}, At: cell}, // it fits in this turn only
		// No other loose tile has "edge", which this side asks for.
		{Name: "last-half", Args: []string{"tile", "edge"}, At: []string{"cell", "side", "sides"}},
		// Nothing else shows the frame's edge as this cell needs it ...
		{Name: "last-corner", Args: []string{"tile"}, At: cell},
		{Name: "last-border", Args: []string{"tile"}, At: cell},
		// ... and "edges", which the neighbours ask for, as well.
		{Name: "only-corner", Args: []string{"tile", "edges"}, At: cell},
		{Name: "only-border", Args: []string{"tile", "edges"}, At: cell},
		// No other tile for inside the frame shows "edges" as the neighbours ask for them ...
		{Name: "only-inner", Args: []string{"tile", "edges"}, At: cell},
		// ... or none at all, where there is no frame.
		{Name: "only-tile", Args: []string{"tile", "edges"}, At: cell},
		// The tile fits no other cell.
		{Name: "only-place", Args: []string{"tile"}, At: cell},
		// "tiles" look alike and fit the step's cells only, which are as many.
		{Name: "only-places", Args: []string{"tile", "tiles"}, At: cell},
		// As many of the step's cells ask for "edge" as there are "tiles" that have
		// it; so these lie there, and of the others only "tile" fits here.
		{Name: "used-up", Args: []string{"tile", "tiles", "edge"}, At: cell},
		// Nothing but "tiles" fits the step's cells, which are as many.
		{Name: "taken", Args: []string{"tile", "tiles"}, At: cell},
		// Anything else here leaves nothing for one cell, at which this points: "tiles",
		// which are all that fits here, too; the step's own among them where it does not do
		// in another turn, ...
		{Name: "starves", Args: []string{"tile", "tiles"}, At: cell},
		// ... or only the same tile in another turn.
		{Name: "starves-turn", Args: []string{"tile"}, At: cell},
		// It leaves nothing for one or the other of the step's cells.
		{Name: "starves-some", Args: []string{"tile"}, At: cell},
		// At least "spare" sides find no mate and have to lie on the rim, which has
		// "rim" open sides; any other tile here wastes one of these.
		{Name: "rim-count", Args: []string{"tile", "spare", "rim"}, At: cell},
		// "found" loose sides show "edge", and "met" places ask for it already; any
		// other tile here leaves too few.
		{Name: "half-count", Args: []string{"tile", "edge", "found", "met"}, At: cell},
		// No short reason, but every one of "others" looks that fit here dies: to see it
		// one need lay no more than "depth" further tiles, until nothing fits some cell.
		// Finding that took "nodes" placements.
		{Name: "refuted", Args: []string{"tile", "depth", "others", "nodes"}, At: cell},
		// Nor is there a short refutation; the whole search says so.
		{Name: "searched", Args: []string{"tile", "others", "nodes"}, At: cell},
		// No deduction: one of "looks" looks that fit, taken from a full board that the
		// search has found.
		{Name: "guess", Args: []string{"tile", "looks"}, At: cell},
		// The same on an empty board, of which "turns" turns leave the cell where it is, and
		// turn the tile on it: so "looks" are no more than "choices" different beginnings. In a
		// corner, which every other turn carries elsewhere, they are as many.
		{Name: "guess-first", Args: []string{"tile", "looks", "turns", "choices"}, At: cell},
	}
}
