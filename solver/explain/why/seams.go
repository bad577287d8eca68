package why

import (
	"sort"

	"edgewise/solver/puzzle"
)

// A zone is a set of sides of cells that seams join only to one another, and
// what the tiles have to show there. In a solution each of its seams uses up
// two edges that mate, so that edges come in pairs; what is left over lies on
// the rim. Under a frame nothing may be left over, for the rim shows only the
// frame's edge.
//
// Often a zone has two banks: every seam joins a fore side with an aft side,
// like the sides met clockwise and anticlockwise along a frame. Then edges have
// to pair across. Where there are no banks, all sides count as fore sides.
type zone struct {
	name      string // how the codes of its reasons begin
	banks     bool
	fore, aft [puzzle.MaxEdges]int // how many tiles' sides show an edge there
	rim       int                  // its sides on the rim that may show any edge
	sides     Sides                // which sides these are, where tiles may not turn
}

// unevenSeams takes the whole board as one zone.
func unevenSeams(p *puzzle.Puzzle) []Reason {
	z := zone{name: "seams"}
	z.fore, z.rim = Edges(p)
	return z.uneven(p)
}

// Edges counts the sides of all tiles that show each edge, but for the frame's, and
// the sides on the rim that may show any.
func Edges(p *puzzle.Puzzle) (shown [puzzle.MaxEdges]int, rim int) {
	frame, framed := p.Frame()
	for _, tile := range p.Tiles() {
		for _, edge := range tile {
			if !framed || edge != frame {
				shown[edge]++
			}
		}
	}
	if !framed {
		rim = len(p.Tiles())*p.Grid().Sides - 2*len(p.Grid().Seams)
	}
	return shown, rim
}

// An excess is an edge that a zone's seams cannot use up: of the found sides
// that show it, or of the met sides that show its mate, some remain.
type excess struct {
	edge, mate puzzle.Edge
	found, met int
	spare      int // how many remain at least
}

// excesses lists what cannot be used up inside the zone, proved edge by edge:
//
//   - A seam that uses an edge e uses its mate as well. Where the mate is another
//     edge, or lies on the other bank, as many of the one as of the other lie
//     inside; so at least the difference of their numbers lies on the rim.
//   - Where an edge is its own mate, and there are no banks, a seam uses two of
//     it, and an even number lies inside; of an odd number one lies on the rim.
//   - An edge without a mate never lies inside.
//
// Asking further whether the rest fills the rim exactly gains nothing. The number
// of all sides in the zone exceeds what is spare by pairs, as each line above
// shows, and it exceeds the rim sides by pairs too, for the seams. So what the
// excesses leave free on the rim is even, and as many pairs are there to fill it.
func (z *zone) excesses(mates *puzzle.Mates) []excess {
	var list []excess
	for edge, mate := range mates {
		e := excess{edge: puzzle.Edge(edge), mate: mate, found: z.fore[edge]}
		switch {
		case mate == puzzle.Nothing:
			e.found += z.aft[edge]
			e.spare = e.found
		case z.banks:
			e.met = z.aft[mate]
			e.spare = max(e.found-e.met, e.met-e.found)
		case e.mate == e.edge:
			e.spare = e.found & 1 // found may be less than what is asked for
		case e.edge < e.mate: // the other half's turn says the same
			e.met = z.fore[mate]
			e.spare = max(e.found-e.met, e.met-e.found)
		}
		if e.spare > 0 {
			list = append(list, e)
		}
	}
	return list
}

// Spare is how many sides find no mate at least, where any may meet any and so many
// show each edge: these have to lie on the rim.
func Spare(shown *[puzzle.MaxEdges]int, mates *puzzle.Mates) (n int) {
	z := zone{fore: *shown}
	for _, e := range z.excesses(mates) {
		n += e.spare
	}
	return n
}

// uneven is a reason for each excess under a frame. Without one, the rim may
// take all of them, unless it is too short.
func (z *zone) uneven(p *puzzle.Puzzle) []Reason {
	list := z.excesses(p.Mates())
	if _, framed := p.Frame(); !framed {
		return z.rimShort(p, list)
	}
	var reasons []Reason
	for _, e := range list {
		reason := Reason{Code: z.name + "-uneven", Args: puzzle.Args("edge", e.edge.String(), "found", e.found, "mate", e.mate.String(), "met", e.met)}
		switch {
		case e.mate == puzzle.Nothing:
			reason = Reason{Code: z.name + "-none", Args: puzzle.Args("edge", e.edge.String(), "found", e.found)}
		case e.mate == e.edge && !z.banks:
			reason = Reason{Code: z.name + "-odd", Args: puzzle.Args("edge", e.edge.String(), "found", e.found)}
		}
		reasons = append(reasons, reason)
	}
	return reasons
}

// rimShort compares what has to lie on the rim with its length.
func (z *zone) rimShort(p *puzzle.Puzzle, list []excess) []Reason {
	spare := 0
	var count [puzzle.MaxEdges]int
	for _, e := range list {
		spare += e.spare
		if e.found > e.met {
			count[e.edge] += e.spare
		} else {
			count[e.mate] += e.spare
		}
	}
	if spare <= z.rim {
		return nil
	}
	var listed []puzzle.Edge
	for edge, n := range count {
		if n > 0 {
			listed = append(listed, puzzle.Edge(edge))
		}
	}
	sort.SliceStable(listed, func(i, j int) bool { return count[listed[i]] > count[listed[j]] })
	edges, counts := []string{}, []int{}
	for _, edge := range listed[:min(most, len(listed))] {
		edges, counts = append(edges, edge.String()), append(counts, count[edge])
	}
	reason := Reason{Code: "rim-short", Args: puzzle.Args("spare", spare, "rim", z.rim, "edges", edges, "counts", counts)}
	if z.sides != 0 {
		reason.Code = "rim-short-part"
		reason.Args["sides"], reason.Args["of"] = z.sides.List(), p.Grid().Sides
	}
	return []Reason{reason}
}
