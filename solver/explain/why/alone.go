package why

import (
	"slices"

	"edgewise/solver/puzzle"
)

// aloneTiles looks for tiles that fit nowhere. A side is alone if its edge mates with nothing, or
// only with an edge that no other tile has; the tile itself does not help, since it cannot lie
// beside itself. No tile can lie beyond such a side, so it must be on the rim. A tile therefore
// needs a cell whose rim sides, in some turn, include its lone sides. Under a frame the rim shows
// only the frame's edge, so no other side may be alone.
func aloneTiles(p *puzzle.Puzzle) []Reason {
	rims := rimsOf(p)
	tilesWith := tilesByEdge(p)
	var reasons []Reason
	for number, tile := range p.Tiles() {
		if alone := aloneSides(p, tile, &tilesWith); !fitsARim(p, alone, rims) {
			reasons = append(reasons, Reason{Code: "tile-alone", Args: map[string]any{
				"tile": number, "sides": alone.List(), "of": len(tile)}})
		}
	}
	return reasons
}

// tilesByEdge counts the tiles that have each edge.
func tilesByEdge(p *puzzle.Puzzle) (tilesWith [puzzle.MaxEdges]int) {
	for _, tile := range p.Tiles() {
		for side, edge := range tile {
			if !slices.Contains(tile[:side], edge) {
				tilesWith[edge]++
			}
		}
	}
	return tilesWith
}

// aloneSides are the sides of a tile that no other tile can match. Under a frame, sides that no
// tile at all can match are left to unevenSeams, which counts them.
func aloneSides(p *puzzle.Puzzle, tile puzzle.Tile, tilesWith *[puzzle.MaxEdges]int) (set Sides) {
	_, framed := p.Frame()
	for side, edge := range tile {
		mate := p.Mates()[edge]
		onItself := mate != puzzle.Nothing && slices.Contains(tile, mate)
		switch {
		case onItself && tilesWith[mate] == 1:
			set |= 1 << side
		case !framed && (mate == puzzle.Nothing || tilesWith[mate] == 0):
			set |= 1 << side
		}
	}
	return set
}

// rimsOf lists the different sets of rim sides that may show any edge.
func rimsOf(p *puzzle.Puzzle) (rims []Sides) {
	if _, framed := p.Frame(); framed {
		return []Sides{0}
	}
	for _, cell := range p.Grid().Cells {
		if rim := RimSides(cell); !slices.Contains(rims, rim) {
			rims = append(rims, rim)
		}
	}
	return rims
}

// fitsARim reports whether an allowed turn maps the set into one of the rims.
func fitsARim(p *puzzle.Puzzle, set Sides, rims []Sides) bool {
	for turn := range allowedTurns(p) {
		now := set.turned(turn, p.Grid().Sides)
		if slices.ContainsFunc(rims, func(rim Sides) bool { return now&^rim == 0 }) {
			return true
		}
	}
	return false
}
