package mend

import (
	"slices"
	"sort"

	"edgewise/solver/explain/why"
	"edgewise/solver/puzzle"
)

// A slip is a common mistake in typing a puzzle. It describes the change that undoes the mistake.
type slip struct {
	code        string
	tile        int
	side, other int         // of the tile; for a turned tile side is the turn
	to          puzzle.Edge // the correct edge of the side
	word        puzzle.Tile // the correct tile, or the order of the sides for the whole set
	kind        kind
}

// A kind of slip, the commonest first.
type kind int

const (
	neighboursSwapped kind = iota
	otherHalf              // a head for its tail, or the reverse
	mirroredTile
	turnedTile
	otherEdge
	sidesSwapped
	otherOrder
	tileTwice
)

// Codes lists every kind of slip. "tile" is the number of a tile, and so is "other" of a copy;
// else "other", like "side", is a side of the tile, and "of" its number of sides. "from" and "to"
// are edges, "order" lists the sides in the order in which they were typed, and "word" is the
// correct tile.
func Codes() []why.Code {
	return []why.Code{
		{Name: "slip-side", Args: []string{"tile", "side", "of", "from", "to"}}, // one side is wrong
		{Name: "slip-mirrored", Args: []string{"tile"}},                         // a tile was typed counter-clockwise
		{Name: "slip-turned", Args: []string{"tile", "turn"}},                   // a tile that may not turn was turned
		{Name: "slip-swapped", Args: []string{"tile", "side", "other", "of"}},   // two sides were swapped
		{Name: "slip-order", Args: []string{"order", "of"}},                     // the sides of all tiles are in another order
		{Name: "slip-copy", Args: []string{"tile", "other", "word"}},            // a tile was entered twice, and another one is missing
	}
}

// slipsOf lists the single slips that may have led to a puzzle, the likeliest kinds first. Slips
// undone by the same tile in the same turn are one; those of its copies, or undone by it in
// another turn, are separate, since they differ in the sides to check on the real tile.
func slipsOf(p *puzzle.Puzzle) (list []slip) {
	edges := edgesInUse(p)
	for tile := range p.Tiles() {
		list = append(list, tileSlips(p, tile, edges)...)
	}
	for _, order := range sideOrders(p) {
		list = append(list, slip{code: "slip-order", word: order, kind: otherOrder})
	}
	sort.SliceStable(list, func(i, j int) bool { return list[i].kind < list[j].kind })
	return list
}

// edgesInUse lists the edges on the tiles, their mates and the frame's edge.
func edgesInUse(p *puzzle.Puzzle) (edges []puzzle.Edge) {
	var used [puzzle.MaxEdges]bool
	for _, tile := range p.Tiles() {
		for _, edge := range tile {
			used[edge], used[p.Mates()[edge]] = true, true
		}
	}
	if frame, framed := p.Frame(); framed {
		used[frame] = true
	}
	for edge, is := range used {
		if is && puzzle.Edge(edge) != puzzle.Nothing && puzzle.Edge(edge).Valid() {
			edges = append(edges, puzzle.Edge(edge))
		}
	}
	return edges
}

// tileSlips lists the slips of one tile.
func tileSlips(p *puzzle.Puzzle, number int, edges []puzzle.Edge) (list []slip) {
	tile := p.Tiles()[number]
	var seen []puzzle.Tile
	add := func(s slip) {
		now := s.tileOf(tile)
		isSeen := slices.ContainsFunc(seen, func(other puzzle.Tile) bool { return slices.Equal(now, other) })
		if !isSeen && !slices.Equal(asItLies(p, now), asItLies(p, tile)) {
			seen = append(seen, now)
			s.tile = number
			list = append(list, s)
		}
	}
	for side, edge := range tile {
		for _, to := range edges {
			kind := otherEdge
			if p.Mates()[edge] == to {
				kind = otherHalf
			}
			if to != edge {
				add(slip{code: "slip-side", side: side, to: to, kind: kind})
			}
		}
	}
	add(slip{code: "slip-mirrored", kind: mirroredTile})
	for turn := 1; turn < len(tile) && !p.MayTurn(); turn++ {
		add(slip{code: "slip-turned", side: turn, kind: turnedTile})
	}
	for side := range tile {
		for other := side + 1; other < len(tile); other++ {
			kind := sidesSwapped
			if apart := other - side; apart == 1 || apart == len(tile)-1 {
				kind = neighboursSwapped
			}
			add(slip{code: "slip-swapped", side: side, other: other, kind: kind})
		}
	}
	return list
}

// asItLies turns a tile to the first of its turns, so that tiles that look alike are equal. If
// turns matter, because of clues or since tiles may not turn, it leaves the tile as it is.
func asItLies(p *puzzle.Puzzle, tile puzzle.Tile) []puzzle.Edge {
	least := slices.Clone(tile)
	if !p.MayTurn() || len(p.Clues()) > 0 {
		return least
	}
	turned := slices.Clone(tile)
	for range len(tile) - 1 {
		turned = append(turned[1:], turned[0])
		if slices.Compare(turned, least) < 0 {
			least = slices.Clone(turned)
		}
	}
	return least
}

// sideOrders lists the orders in which the sides of all tiles may have been typed, starting with
// the top: if tiles may turn, the first side does not matter.
func sideOrders(p *puzzle.Puzzle) (orders []puzzle.Tile) {
	n := p.Grid().Sides
	backwards := puzzle.Tile{0}
	for side := n - 1; side > 0; side-- {
		backwards = append(backwards, puzzle.Edge(side))
	}
	if n != 4 {
		return []puzzle.Tile{backwards}
	}
	orders = []puzzle.Tile{backwards, {0, 3, 1, 2}, {0, 2, 3, 1}, {0, 1, 3, 2}, {0, 2, 1, 3}}
	if !p.MayTurn() {
		orders = append(orders, puzzle.Tile{3, 0, 1, 2}, puzzle.Tile{3, 0, 2, 1}, puzzle.Tile{3, 1, 0, 2})
	}
	return orders
}

// tileOf is a tile after the slip is undone.
func (s *slip) tileOf(tile puzzle.Tile) puzzle.Tile {
	now := slices.Clone(tile)
	switch s.code {
	case "slip-side":
		now[s.side] = s.to
	case "slip-mirrored":
		slices.Reverse(now[1:])
	case "slip-turned":
		for side := range now {
			now[side] = tile.At(side, s.side)
		}
	case "slip-swapped":
		now[s.side], now[s.other] = now[s.other], now[s.side]
	case "slip-copy":
		copy(now, s.word)
	case "slip-order":
		for place, side := range s.word {
			now[side] = tile[place]
		}
	}
	return now
}

// undone is the puzzle without the slip; false if that is not a valid puzzle.
func (s *slip) undone(p *puzzle.Puzzle) (*puzzle.Puzzle, bool) {
	spec := p.Spec()
	spec.Tiles = slices.Clone(spec.Tiles)
	for number, tile := range spec.Tiles {
		if number == s.tile || s.code == "slip-order" {
			spec.Tiles[number] = s.tileOf(tile)
		}
	}
	mended, err := puzzle.New(spec)
	return mended, err == nil
}

// args are the arguments of the slip's code.
func (s *slip) args(p *puzzle.Puzzle) map[string]any {
	of := p.Grid().Sides
	switch s.code {
	case "slip-side":
		return puzzle.Args("tile", s.tile, "side", s.side, "of", of,
			"from", p.Tiles()[s.tile][s.side].String(), "to", s.to.String())
	case "slip-mirrored":
		return puzzle.Args("tile", s.tile)
	case "slip-turned":
		return puzzle.Args("tile", s.tile, "turn", s.side)
	case "slip-swapped":
		return puzzle.Args("tile", s.tile, "side", s.side, "other", s.other, "of", of)
	case "slip-copy":
		return puzzle.Args("tile", s.tile, "other", s.other, "word", s.word.String())
	}
	order := []int{}
	for _, side := range s.word {
		order = append(order, int(side))
	}
	return puzzle.Args("order", order, "of", of)
}
