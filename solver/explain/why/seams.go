package why

import (
	"sort"

	"edgewise/solver/puzzle"
)

// A zone is a set of sides of cells whose seams join only each other, with the edges that the
// tiles must show there. In a solution each of its seams uses two edges that mate, so edges come
// in pairs; the rest must lie on the rim. Under a frame nothing may be left, since the rim shows
// only the frame's edge.
//
// Often a zone has two banks: every seam joins a fore side with an aft side, like the sides met
// clockwise and anticlockwise along a frame. Then each pair has one edge on each bank. In a zone
// without banks all sides count as fore sides.
type zone struct {
	name      string // the prefix of its codes
	banks     bool
	fore, aft [puzzle.MaxEdges]int // the number of tiles' sides with each edge there
	rim       int                  // its rim sides that may show any edge
	sides     Sides                // its sides, if tiles may not turn
}

// unevenSeams treats the whole board as one zone.
func unevenSeams(p *puzzle.Puzzle) []Reason {
	z := zone{name: "seams"}
	z.fore, z.rim = Edges(p)
	return z.uneven(p)
}

// Edges counts the sides of all tiles by edge, without the frame's, and the rim sides that may
// show any edge.
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

// An excess is an edge that a zone's seams cannot use up: of the `found` sides with it, or of the
// `met` sides with its mate, some remain.
type excess struct {
	edge, mate puzzle.Edge
	found, met int
	spare      int // the least number that remain
}

// excesses lists the edges that cannot be used up inside the zone, proved edge by edge:
//
//   - A seam that uses an edge e uses its mate as well. Where the mate is another
//     edge, or lies on the other bank, as many of the one as of the other lie
//     inside; so at least the difference of their numbers lies on the rim.
//   - Where an edge is its own mate, and there are no banks, a seam uses two of
//     it, and an even number lies inside; of an odd number one lies on the rim.
//   - An edge without a mate never lies inside.
//
// Asking also whether the remaining sides can fill the rim exactly gains nothing. The number of
// all sides in the zone differs from the spare ones by an even number, as each line above shows,
// and from the rim sides by an even number too, because of the seams. So the excesses leave an
// even number of rim sides free, and enough pairs remain to fill them.
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
		case e.edge < e.mate: // the turn of the other half gives the same
			e.met = z.fore[mate]
			e.spare = max(e.found-e.met, e.met-e.found)
		}
		if e.spare > 0 {
			list = append(list, e)
		}
	}
	return list
}

// Spare is the least number of sides without a mate, if any side may meet any other and shown has
// the number of sides by edge. These must lie on the rim.
func Spare(shown *[puzzle.MaxEdges]int, mates *puzzle.Mates) (n int) {
	z := zone{fore: *shown}
	for _, e := range z.excesses(mates) {
		n += e.spare
	}
	return n
}

// uneven has a reason for each excess under a frame. Without a frame the rim may take all of
// them, unless it is too short.
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

// rimShort compares the sides that must lie on the rim with its length.
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
