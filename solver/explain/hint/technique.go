package hint

import "edgewise/solver/explain/why"

// A technique looks for a cell where only one look can lie, and returns nil if it finds none. A
// step that it finds is proved.
type technique func(*survey) *Step

// techniques are all that need no search, the easiest to follow first.
var techniques = [...]technique{lastTile, lastHalf, onlyTile, onlyPlace, usedUp, taken, starves, rimCount, halfCount}

// Tried reports whether a player must try the step out, by placing tiles and lifting them again,
// or guess. All other steps follow by looking and counting.
func (s *Step) Tried() bool {
	switch s.Why.Code {
	case "refuted", "searched", "guess", "guess-first":
		return true
	}
	return false
}

// Codes lists every kind of reason for a step, with the names of its arguments and places. As in
// [why.Codes], "tile" and "tiles" are numbers of tiles and "edge" and "edges" signs of the
// notation. "tile" is always the step's own.
func Codes() []why.Code {
	cell := []string{"cell"}
	return []why.Code{
		{Name: "last-tile", Args: []string{"tile"}, At: cell}, // it fits in this turn only
		// This side asks for "edge", which no other loose tile has.
		{Name: "last-half", Args: []string{"tile", "edge"}, At: []string{"cell", "side", "sides"}},
		// No other loose tile shows the frame's edge as this cell needs it ...
		{Name: "last-corner", Args: []string{"tile"}, At: cell},
		{Name: "last-border", Args: []string{"tile"}, At: cell},
		// ... and the "edges" that the neighbours ask for.
		{Name: "only-corner", Args: []string{"tile", "edges"}, At: cell},
		{Name: "only-border", Args: []string{"tile", "edges"}, At: cell},
		// No other tile without the frame's edge shows the "edges" that the neighbours ask for
		// ...
		{Name: "only-inner", Args: []string{"tile", "edges"}, At: cell},
		// ... or, without a frame, no other tile at all.
		{Name: "only-tile", Args: []string{"tile", "edges"}, At: cell},
		// The tile fits no other cell.
		{Name: "only-place", Args: []string{"tile"}, At: cell},
		// "tiles" look alike and fit only the step's cells, of which there are as many.
		{Name: "only-places", Args: []string{"tile", "tiles"}, At: cell},
		// The step's cells ask for "edge", and as many "tiles" have it; so these lie there, and
		// of the others only "tile" fits here.
		{Name: "used-up", Args: []string{"tile", "tiles", "edge"}, At: cell},
		// Only "tiles" fit the step's cells, of which there are as many.
		{Name: "taken", Args: []string{"tile", "tiles"}, At: cell},
		// Any other look here leaves one cell, at which this points, that nothing fits. "tiles"
		// are all that fit here; the step's own is among them if another turn of it is ruled out,
		// too, ...
		{Name: "starves", Args: []string{"tile", "tiles"}, At: cell},
		// ... or only other turns of the same tile are ruled out.
		{Name: "starves-turn", Args: []string{"tile"}, At: cell},
		// Any other look leaves nothing for one or another of the step's cells.
		{Name: "starves-some", Args: []string{"tile"}, At: cell},
		// At least "spare" sides find no mate and must lie on the rim, which has "rim" open
		// sides; any other tile here wastes one of these.
		{Name: "rim-count", Args: []string{"tile", "spare", "rim"}, At: cell},
		// "found" loose sides show "edge", and "met" places ask for it; any other tile here
		// leaves too few.
		{Name: "half-count", Args: []string{"tile", "edge", "found", "met"}, At: cell},
		// No short reason, but each of the "others" looks that fit here is refuted by at most
		// "depth" further tiles, until nothing fits some cell. Finding that took "nodes"
		// placements.
		{Name: "refuted", Args: []string{"tile", "depth", "others", "nodes"}, At: cell},
		// There is no short refutation either; only the whole search proves it.
		{Name: "searched", Args: []string{"tile", "others", "nodes"}, At: cell},
		// No proof: one of "looks" looks that fit, from a full board that the search has found.
		{Name: "guess", Args: []string{"tile", "looks"}, At: cell},
		// The same on an empty board. "turns" turns of the board keep the cell in place and turn
		// its tile, so the "looks" are only "choices" different beginnings. In a corner, which
		// only the identity keeps in place, the two numbers are equal.
		{Name: "guess-first", Args: []string{"tile", "looks", "turns", "choices"}, At: cell},
	}
}
