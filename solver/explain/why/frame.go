package why

import (
	"math/bits"
	"sort"

	"edgewise/solver/puzzle"
)

// openFrame compares tiles and cells by class. In a solution a tile shows the frame's edge on
// exactly those sides that lie on the rim. So its turn maps the sides with the frame's edge to
// the rim sides of its cell, and tile and cell belong to the same class. Every cell holds one
// tile, so each class must have as many tiles as cells; otherwise there is no solution.
func openFrame(p *puzzle.Puzzle) []Reason {
	frame, framed := p.Frame()
	if !framed {
		return nil
	}
	cells, tiles := map[Sides]int{}, map[Sides][]int{}
	for _, cell := range p.Grid().Cells {
		class, _ := classOf(p, RimSides(cell))
		cells[class]++
	}
	var misfits []int
	for number, tile := range p.Tiles() {
		class, _ := classOf(p, sidesWith(tile, frame))
		tiles[class] = append(tiles[class], number)
		if cells[class] == 0 {
			misfits = append(misfits, number)
		}
	}
	var reasons []Reason
	if len(misfits) > 0 {
		reasons = append(reasons, Reason{Code: "frame-misfit", Args: map[string]any{
			"found": len(misfits), "tiles": named(misfits)}})
	}
	for _, class := range mostSidesFirst(cells) {
		expected, found := cells[class], len(tiles[class])
		if expected == found {
			continue
		}
		reason := Reason{Code: frameCode(p, class), Args: map[string]any{
			"expected": expected, "found": found, "tiles": named(tiles[class])}}
		switch reason.Code {
		case "frame-count":
			reason.Args["count"] = bits.OnesCount8(uint8(class))
		case "frame-sides":
			reason.Args["sides"], reason.Args["of"] = class.List(), p.Grid().Sides
		}
		reasons = append(reasons, reason)
	}
	return reasons
}

// frameCode is the code for the tiles of a class. Boards that are one cell wide, or only one
// cell, have classes other than corners, borders and inner tiles.
func frameCode(p *puzzle.Puzzle, class Sides) string {
	switch n := p.Grid().Sides; {
	case class == 0:
		return "frame-inner"
	case !p.MayTurn():
		return "frame-sides"
	case class.Corner(n):
		return "frame-corner"
	case class.Border(n):
		return "frame-border"
	case bits.OnesCount8(uint8(class)) == 2:
		return "frame-opposite"
	}
	return "frame-count"
}

// mostSidesFirst sorts the classes of cells, corners before borders.
func mostSidesFirst(cells map[Sides]int) []Sides {
	classes := make([]Sides, 0, len(cells))
	for class := range cells {
		classes = append(classes, class)
	}
	sort.SliceStable(classes, func(i, j int) bool {
		a, b := classes[i], classes[j]
		if n := bits.OnesCount8(uint8(a)) - bits.OnesCount8(uint8(b)); n != 0 {
			return n > 0
		}
		return a < b
	})
	return classes
}
