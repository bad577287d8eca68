package why

import (
	"slices"

	"edgewise/solver/puzzle"
)

// aloneTiles looks for tiles that can lie nowhere. A side is alone when its edge
// mates with nothing, or with an edge that is on no other tile; the tile itself
// is no help, for it cannot lie beside itself. Beyond such a side no tile can
// lie, so it lies on the rim. A tile therefore needs a cell with rim sides where,
// in some turn, its lone sides are. Under a frame the rim shows the frame's edge
// only, and no other side may be alone.
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

// tilesByEdge is how many tiles have each edge.
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

// aloneSides are the sides of a tile that no other tile answers. Under a frame
// those that no tile at all answers are left to unevenSeams, which counts them.
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

// rimsOf are the different sets of rim sides that may show any edge.
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

// fitsARim reports whether an allowed turn carries the set into one of the rims.
func fitsARim(p *puzzle.Puzzle, set Sides, rims []Sides) bool {
	for turn := range allowedTurns(p) {
		now := set.turned(turn, p.Grid().Sides)
		if slices.ContainsFunc(rims, func(rim Sides) bool { return now&^rim == 0 }) {
			return true
		}
	}
	return false
}
