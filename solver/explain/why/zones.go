package why

import (
	"slices"

	"edgewise/solver/puzzle"
)

// A role is everything known about a tile's side before the tile is placed: the class of its
// cell, and the position of the side relative to the rim sides. In a solution a tile's side has
// one role only, wherever the tile lies, since the sides with the frame's edge determine class
// and turn. If a class maps to itself by a turn, sides that the turn exchanges are one role.
//
//	+=======+=======+      corner (=, ‖): sides a and b, next to the frame
//	‖ corner a|a border    border (=):    sides a, b along the frame, c inwards
//	‖   b   | b  c  |      inner:         one role for all four sides
//
// Without a frame nothing is known about the cell, and all cells are one class: that without rim
// sides.
type role struct {
	class Sides
	side  int
}

// rolesOf are the roles of the sides of a tile or cell with the given sides on the rim.
func rolesOf(p *puzzle.Puzzle, rim Sides) (roles [puzzle.MaxSides]role) {
	n := p.Grid().Sides
	class, turn := classOf(p, rim)
	period := n
	for t := allowedTurns(p) - 1; t > 0; t-- {
		if class.turned(t, n) == class {
			period = t
		}
	}
	for side := range n {
		roles[side] = role{class, (side + turn) % n % period}
	}
	return roles
}

// A station is the place of a role: its zone, and its bank there.
type station struct {
	zone *zone
	aft  bool
}

// unevenZones checks each zone of the board, and stops at the first uneven one, since other zones
// must then compensate for it.
//
// Seams join roles to roles. Roles that are joined, directly or through others, are a zone; its
// seams only use edges on its own sides, and it is known which tiles' sides these are. So the
// proof for the whole board applies to it. A zone without banks is left out: no grid has two of
// them, so if the whole board and all other zones are even, it is even, too.
func unevenZones(p *puzzle.Puzzle) []Reason {
	frame, framed := p.Frame()
	zones, stations := zonesOf(p, cellRoles(p))
	for _, tile := range p.Tiles() {
		var rim Sides
		if framed {
			rim = sidesWith(tile, frame)
		}
		roles := rolesOf(p, rim)
		for side, edge := range tile {
			at, inside := stations[roles[side]]
			switch {
			case !inside: // it shows the frame's edge
			case at.aft:
				at.zone.aft[edge]++
			default:
				at.zone.fore[edge]++
			}
		}
	}
	for _, z := range zones {
		if !z.banks {
			continue
		}
		if reasons := z.uneven(p); len(reasons) > 0 {
			return reasons
		}
	}
	return nil
}

// cellRoles are the roles of the sides of all cells.
func cellRoles(p *puzzle.Puzzle) [][puzzle.MaxSides]role {
	_, framed := p.Frame()
	cells := make([][puzzle.MaxSides]role, len(p.Grid().Cells))
	for number, cell := range p.Grid().Cells {
		var rim Sides
		if framed {
			rim = RimSides(cell)
		}
		cells[number] = rolesOf(p, rim)
	}
	return cells
}

// zonesOf divides the roles on the cells into zones, in reading order. Rim sides under a frame
// are in none.
func zonesOf(p *puzzle.Puzzle, cells [][puzzle.MaxSides]role) ([]*zone, map[role]station) {
	grid := p.Grid()
	_, framed := p.Frame()
	joined := map[role][]role{}
	for _, seam := range grid.Seams {
		a, b := cells[seam.A.Cell][seam.A.Side], cells[seam.B.Cell][seam.B.Side]
		if !slices.Contains(joined[a], b) {
			joined[a], joined[b] = append(joined[a], b), append(joined[b], a)
		}
	}
	var zones []*zone
	stations := map[role]station{}
	for number, cell := range grid.Cells {
		for side, beyond := range cell.Beyond {
			if framed && beyond == puzzle.Rim {
				continue
			}
			start := cells[number][side]
			at, known := stations[start]
			if !known {
				at = station{zone: newZone(p, start, joined, stations)}
				zones = append(zones, at.zone)
			}
			if beyond == puzzle.Rim {
				at.zone.rim++
			}
		}
	}
	return zones, stations
}

// newZone is the zone of a role: it assigns stations to all roles joined to it, alternating the
// banks. There are banks unless a seam joins two roles on the same one.
func newZone(p *puzzle.Puzzle, start role, joined map[role][]role, stations map[role]station) *zone {
	z := &zone{banks: true}
	members := []role{start}
	stations[start] = station{zone: z}
	for i := 0; i < len(members); i++ {
		aft := stations[members[i]].aft
		for _, next := range joined[members[i]] {
			at, known := stations[next]
			switch {
			case !known:
				members = append(members, next)
				stations[next] = station{z, !aft}
			case at.aft == aft:
				z.banks = false
			}
		}
	}
	z.describe(p, members)
	return z
}

// describe names the zone: the ring, if all of its sides are next to a side on the frame, and the
// inner zone, if none is.
func (z *zone) describe(p *puzzle.Puzzle, members []role) {
	n, besideFrame := p.Grid().Sides, 0
	for _, r := range members {
		side := Sides(1) << r.side
		if r.class&(side.turned(1, n)|side.turned(n-1, n)) != 0 {
			besideFrame++
		}
		if !p.MayTurn() {
			z.sides |= side
		}
	}
	switch {
	case !p.MayTurn():
		z.name = "part"
	case besideFrame == len(members):
		z.name = "ring"
	case besideFrame == 0:
		z.name = "inner"
	default:
		z.name = "part"
	}
}
