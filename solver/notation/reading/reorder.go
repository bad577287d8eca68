package reading

import (
	"slices"
	"strings"
)

// Orders lists the orders in which the sides of tiles may be written, the usual one first. A tile may
// be turned, so all begin with the top: clockwise, anti-clockwise, row by row, and those that name
// opposite sides first. Where tiles have three or six sides they go either way round.
func (r *Reading) Orders() []string {
	if r.Sides != 4 {
		return []string{clockwise, anticlockwise}
	}
	return []string{clockwise, anticlockwise, "tlrb", "trlb", "tbrl", "tblr"}
}

// Reordered is the reading with the sides in another order, as a person says who knows better than
// the text. What was found out about the tiles as they were is not kept.
func (r *Reading) Reordered(order string) *Reading {
	other := *r
	other.Order = Order{Sides: order, Why: BySomebody}
	other.Evidence, other.Score, other.Verdict = nil, 0, Undecided
	other.Tiles = slices.Clone(r.Tiles)
	for i, tile := range r.Tiles {
		other.Tiles[i].Sides = reorder(tile.Sides, r.Order.Sides, order)
	}
	other.Doubts = slices.Clone(r.Doubts)
	for i, d := range r.Doubts {
		if d.Tile > 0 {
			other.Doubts[i].Side = moved(d.Side, r.Sides, r.Order.Sides, order)
		}
	}
	return &other
}

// moved is where a side is after reorder.
func moved(side, sides int, from, to string) int {
	places := make([]Side, sides)
	places[side].Half = 1
	return slices.IndexFunc(reorder(places, from, to), func(s Side) bool { return s.Half == 1 })
}

// reorder takes sides that were listed in one order as if they had been listed in another.
func reorder(sides []Side, from, to string) []Side {
	out := slices.Clone(sides)
	if len(sides) != 4 {
		if (from == anticlockwise) != (to == anticlockwise) {
			slices.Reverse(out[1:])
		}
		return out
	}
	for i := range sides {
		out[strings.IndexByte(clockwise, to[i])] = sides[strings.IndexByte(clockwise, from[i])]
	}
	return out
}
