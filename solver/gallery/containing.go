package gallery

import (
	"slices"

	"edgewise/solver/puzzle"
)

// A Candidate is a published puzzle that has the tiles entered so far.
type Candidate struct {
	Match
	Fellows []Entry       // the other puzzles that are the same
	Rest    []puzzle.Tile // the missing tiles, in the edges of those entered
	Sure    bool          // no other tiles could be missing
}

// Containing lists the published puzzles that have the tiles of a spec, which may be fewer than
// its grid has cells. It returns puzzles that are the same as one candidate and ignores
// incomplete tiles. While few tiles are entered, it may miss a large board.
func Containing(spec puzzle.Spec) []Candidate {
	if spec.NoTurns || spec.Grid == nil {
		return nil
	}
	spec.Tiles = slices.DeleteFunc(slices.Clone(spec.Tiles), func(tile puzzle.Tile) bool { return len(tile) != spec.Grid.Sides })
	if len(spec.Tiles) == 0 {
		return nil
	}
	mine := setOf(spec)
	traits := traitsOf(mine, false)
	var candidates []Candidate
	var classes []class
	for _, line := range lines() {
		if !sameShape(value(line.text, "grid="), mine.grid) {
			continue
		}
		theirs := line.set()
		if theirs.framed != mine.framed || len(theirs.tiles) < len(mine.tiles) {
			continue
		}
		c := class{theirs, traitsOf(theirs, true)}
		if i := slices.IndexFunc(classes, c.same); i >= 0 {
			fellow := newEntry(line.kind, line.text)
			// Prefer the fellow that fits without mirroring: a person who has its tiles did not
			// list them counter-clockwise.
			if candidates[i].Mirrored {
				if straight, found := contained(line, c, mine, traits); found && !straight.Mirrored {
					straight.Fellows, fellow = candidates[i].Fellows, candidates[i].Entry
					candidates[i], classes[i] = straight, c
				}
			}
			candidates[i].Fellows = append(candidates[i].Fellows, fellow)
		} else if candidate, found := contained(line, c, mine, traits); found {
			candidates, classes = append(candidates, candidate), append(classes, c)
		}
	}
	return candidates
}

// Missing lists the tiles that each complete the spec's tiles to a published puzzle that lacks
// just one.
func Missing(spec puzzle.Spec) (tiles []puzzle.Tile) {
	for _, c := range Containing(spec) {
		if len(c.Rest) == 1 {
			tiles = append(tiles, c.Rest[0])
		}
	}
	return tiles
}

// A class stands for all puzzles that are the same.
type class struct {
	set    set
	traits *traits
}

func (c class) same(other class) bool {
	return c.traits.mayBe(other.traits) && pair(c.set, c.traits, other.set, other.traits, true).find(func() bool { return true })
}

// contained looks for the tiles in an entry, and then for a second way that leaves other tiles.
func contained(line line, c class, mine set, traits *traits) (candidate Candidate, found bool) {
	pairing := pair(mine, traits, c.set, c.traits, false)
	other := pairing.find(func() bool {
		edges := pairing.edgeNames(mine)
		rest := pairing.rest(edges)
		if !found {
			found = true
			match := Match{newEntry(line.kind, line.text), edges, pairing.mirrored}
			candidate = Candidate{Match: match, Rest: rest}
			return false
		}
		return !sameTiles(rest, candidate.Rest)
	})
	candidate.Sure = found && !other && pairing.stepsLeft >= 0
	return candidate, found
}

// freshEdges are the edges that name what was not entered yet.
const freshEdges = "AaBbCcDdEeFfGgHhIiJjKkLlMmNnOoPpQqRrSsTtUuVvWwXxYyZz0123456789"

// edgeNames maps the edges of the published set to the entered ones. Edges on none of the entered
// tiles get the next free names.
func (p *pairing) edgeNames(mine set) map[puzzle.Edge]puzzle.Edge {
	table := map[puzzle.Edge]puzzle.Edge{}
	free := mine.mates
	drop := func(edge puzzle.Edge) { table[p.edges[edge]], free[edge] = edge, 0 }
	for edge, other := range p.edges {
		if other != 0 {
			drop(puzzle.Edge(edge))
		}
	}
	for _, g := range p.to.groups {
		for _, edge := range g.tile {
			if _, known := table[edge]; !known {
				p.nameEdge(table, &free, edge)
			}
		}
	}
	return table
}

// nameEdge names an edge after its mate if that has a name, and Nothing if the edge is Nothing or
// all names are taken. An edge whose mate is on no tile gets the name of a half.
func (p *pairing) nameEdge(table map[puzzle.Edge]puzzle.Edge, free *puzzle.Mates, edge puzzle.Edge) {
	mate := p.to.mates[edge]
	table[edge] = puzzle.Nothing
	if edge == puzzle.Nothing {
		return
	}
	if name, known := table[mate]; known && mate != edge && mate != puzzle.Nothing {
		if own := p.from.mates[name]; free[own] != 0 {
			table[edge], free[own] = own, 0
		}
		return
	}
	for _, sign := range []puzzle.Edge(freshEdges) {
		own := free[sign]
		if itself := own == sign; own != 0 && own != puzzle.Nothing && free[own] != 0 && itself == (mate == edge) {
			table[edge], free[sign] = sign, 0
			if mate == puzzle.Nothing {
				free[own] = 0
			}
			return
		}
	}
}

// rest returns the tiles that are not paired, written in the edges of the table.
func (p *pairing) rest(table map[puzzle.Edge]puzzle.Edge) []puzzle.Tile {
	left := make([]int, len(p.to.groups))
	for i, g := range p.to.groups {
		left[i] = g.count
	}
	for i, other := range p.partner {
		left[other] -= p.from.groups[i].count
	}
	var rest []puzzle.Tile
	for i, g := range p.to.groups {
		for range left[i] {
			tile := make(puzzle.Tile, len(g.tile))
			for side, edge := range g.tile {
				at := side
				if p.mirrored {
					at = len(tile) - 1 - side
				}
				tile[at] = table[edge]
			}
			rest = append(rest, tile)
		}
	}
	return rest
}

// sameTiles reports whether two lists have tiles of the same looks.
func sameTiles(a, b []puzzle.Tile) bool {
	if len(a) != len(b) {
		return false
	}
	groups := groupsOf(b)
	for _, g := range groupsOf(a) {
		if !slices.ContainsFunc(groups, func(o group) bool { return o.count == g.count && alike(o.tile, g.tile) }) {
			return false
		}
	}
	return true
}
