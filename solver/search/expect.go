package search

import "edgewise/solver/puzzle"

// This file predicts the size of a search from the tiles alone, without probing, as if the edges
// of neighbouring tiles were independent. Brendan Owen found in 2007 that this comes close on
// boards with many tiles and no designed pattern. At best it is off by a small factor. It costs
// next to nothing, and probes start from it.

// A crowd is all looks that can lie on cells of one sort: those with the same sides on the rim,
// or the cell of one clue.
type crowd struct {
	looks float64                     // how many there are
	tiles int                         // how many tiles have one of them
	first int                         // the first stock of those tiles
	edges [8][puzzle.MaxEdges]float64 // per side: how many of the looks show each edge
}

// minGrowth is the factor where nothing is expected to fit. It is not 0, because the prediction
// may be wrong.
const minGrowth = 1e-3

// expect returns, per step, the factor by which the nodes are expected to multiply.
func (plan *Plan) expect() []float64 {
	type sort struct{ rim, clue int }
	crowds := map[sort]*crowd{}
	at := make([]*crowd, len(plan.order)) // per cell
	for i := range plan.steps {
		step := &plan.steps[i]
		kind := sort{plan.rimOf(step.cell), step.clue}
		if crowds[kind] == nil {
			crowds[kind] = plan.crowdOn(step.cell, step.clue)
		}
		at[step.cell] = crowds[kind]
	}
	growth := make([]float64, len(plan.steps))
	for i := range growth {
		growth[i] = minGrowth
	}
	type pool struct{ tiles, first int }
	laid := map[pool]int{}
	for i := range plan.steps {
		step := &plan.steps[i]
		c := at[step.cell]
		if c.tiles == 0 {
			break
		}
		used := pool{c.tiles, c.first}
		g := c.looks * float64(max(c.tiles-laid[used], 0)) / float64(c.tiles)
		laid[used]++
		for _, b := range step.filled {
			g *= plan.chance(c, b.side, at[b.cell], b.cellSide)
		}
		if plan.symmetry.breaks() && i == 0 {
			g /= float64(len(plan.symmetry.turns))
		}
		growth[i] = max(g, minGrowth)
	}
	return growth
}

// crowdOn gathers the looks that can lie on a cell.
func (plan *Plan) crowdOn(cell, clue int) *crowd {
	c := &crowd{first: none}
	for number := range plan.stocks {
		s := &plan.stocks[number]
		if clue != free && number != clue || clue == free && s.clue != free {
			continue
		}
		fits := false
		for i := range plan.looks[s.first : s.first+s.looks] {
			l := &plan.looks[s.first+i]
			if !plan.agreesWithRim(l, cell) {
				continue
			}
			fits = true
			c.looks++
			for side := range plan.puzzle.Grid().Sides {
				c.edges[side][l.edge(side)]++
			}
		}
		if fits {
			c.tiles += s.count
			if c.first == none {
				c.first = number
			}
		}
	}
	return c
}

// chance returns how likely a look of one crowd mates with a look of another.
func (plan *Plan) chance(c *crowd, side int, other *crowd, otherSide int) float64 {
	if c.looks == 0 || other.looks == 0 {
		return 0
	}
	pairs := 0.0
	for edge := range plan.edges {
		if mate := plan.mate[edge]; mate != noEdge {
			pairs += c.edges[side][edge] * other.edges[otherSide][mate]
		}
	}
	return pairs / (c.looks * other.looks)
}

// rimOf returns one bit for each side of a cell that must show the frame.
func (plan *Plan) rimOf(cell int) (rim int) {
	if plan.isFramed {
		for side, beyond := range plan.puzzle.Grid().Cells[cell].Beyond {
			if beyond == puzzle.Rim {
				rim |= 1 << side
			}
		}
	}
	return rim
}
