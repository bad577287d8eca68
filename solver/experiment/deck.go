package experiment

import (
	"edgewise/solver/puzzle"
	"edgewise/solver/search"
)

// A deck deals the edges of the puzzles: it draws each independently, or shuffles those of a
// given puzzle. Edges are numbered from 0.
type deck struct {
	edges int     // number of different edges
	mate  []uint8 // per edge; the value of edges if it has none
	tiles []uint8 // the dealt edges, side by side, tile after tile
	draws bool
}

// drawn is a deck that draws each edge independently.
func drawn(grid *puzzle.Grid, motifs int, same bool) *deck {
	d := &deck{edges: motifs, tiles: make([]uint8, len(grid.Cells)*grid.Sides), draws: true}
	if !same {
		d.edges *= 2
	}
	for edge := range d.edges {
		mate := edge
		if !same {
			mate ^= 1
		}
		d.mate = append(d.mate, uint8(mate))
	}
	return d
}

// shuffled is a deck that shuffles the edges of a puzzle.
func shuffled(p *puzzle.Puzzle) *deck {
	d := &deck{}
	var number [puzzle.MaxEdges]int // from 1; 0 if no tile shows the edge
	var seen []puzzle.Edge
	for _, tile := range p.Tiles() {
		for _, edge := range tile {
			if number[edge] == 0 {
				seen = append(seen, edge)
				number[edge] = len(seen)
			}
			d.tiles = append(d.tiles, uint8(number[edge]-1))
		}
	}
	d.edges = len(seen)
	for _, edge := range seen {
		mate := d.edges
		if other := p.Mates()[edge]; other != puzzle.Nothing && number[other] > 0 {
			mate = number[other] - 1
		}
		d.mate = append(d.mate, uint8(mate))
	}
	return d
}

// deal deals the next puzzle.
func (d *deck) deal(random *search.Random) {
	if d.draws {
		for i := range d.tiles {
			d.tiles[i] = uint8(random.Below(d.edges))
		}
		return
	}
	for i := len(d.tiles) - 1; i > 0; i-- {
		j := random.Below(i + 1)
		d.tiles[i], d.tiles[j] = d.tiles[j], d.tiles[i]
	}
}

// formula is the expected number of layings.
func (d *deck) formula(tiles, turns, seams int) Formula {
	f := Formula{Tiles: tiles, Turns: turns, Seams: seams, Pair: d.chance(1), Chance: d.chance(seams)}
	if d.draws {
		f.Edges = d.edges
	}
	return f
}

// chance is the probability that all seams mate.
func (d *deck) chance(seams int) float64 {
	if d.draws {
		return power(1/float64(d.edges), seams) // each edge has one mate
	}
	return d.chanceShuffled(seams)
}

// chanceShuffled draws edges for one seam after the other, without replacement. It sums over the
// number s of seams that show each motif, of which there are a heads and b tails, or c edges that
// mate with themselves:
//
//	s of the seams in a·(a-1)·… b·(b-1)·… 2ˢ ways, or c·(c-1)·…, 2s factors
//
// each divided by s!, and the product over all motifs multiplied by seams!.
func (d *deck) chanceShuffled(seams int) float64 {
	count := make([]float64, d.edges)
	for _, edge := range d.tiles {
		count[edge]++
	}
	ways := make([]float64, seams+1) // per number of seams used
	ways[0] = 1
	for edge, mate := range d.mate {
		if int(mate) == d.edges || int(mate) < edge {
			continue
		}
		next := make([]float64, seams+1)
		factor := 1.0
		for s := 0; s <= seams && factor > 0; s++ {
			for taken := range seams + 1 - s {
				next[taken+s] += ways[taken] * factor
			}
			k := float64(s)
			if int(mate) == edge {
				factor *= max(count[edge]-2*k, 0) * max(count[edge]-2*k-1, 0) / (k + 1)
			} else {
				factor *= max(count[edge]-k, 0) * max(count[mate]-k, 0) * 2 / (k + 1)
			}
		}
		ways = next
	}
	chance := ways[seams]
	for seam := range seams {
		left := float64(len(d.tiles) - 2*seam)
		chance *= float64(seam+1) / (left * (left - 1))
	}
	return chance
}

// power is x to the nth; unlike math.Pow it is the same on every machine.
func power(x float64, n int) float64 {
	product := 1.0
	for range n {
		product *= x
	}
	return product
}
