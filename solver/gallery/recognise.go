package gallery

import "edgewise/solver/puzzle"

// A Match says that a puzzle is, or may become, a published one.
type Match struct {
	Entry    Entry
	Edges    map[puzzle.Edge]puzzle.Edge // maps the entry's edges to the puzzle's
	Mirrored bool                        // the puzzle's tiles read counter-clockwise
}

// ID returns the ID under which a puzzle was published, or "" if it was not.
func ID(p *puzzle.Puzzle) string { return EntryOf(p).ID }

// Name returns the name under which a puzzle was published, or "" if it was not.
func Name(p *puzzle.Puzzle) string { return EntryOf(p).Name }

// EntryOf returns the first entry that a puzzle was published as, or one without a name.
func EntryOf(p *puzzle.Puzzle) Entry {
	if matches := Recognise(p); len(matches) > 0 {
		return matches[0].Entry
	}
	return Entry{}
}

// Recognise lists what a puzzle was published as, in the order of the gallery. It compares tile
// by tile and never guesses.
func Recognise(p *puzzle.Puzzle) []Match {
	if !p.MayTurn() {
		return nil
	}
	frame, framed := p.Frame()
	mine := set{p.Grid().Name, p.Tiles(), *p.Mates(), framed, frame}
	traits := traitsOf(mine, true)
	var matches []Match
	for _, line := range lines() {
		if line.rough != traits.rough || !sameShape(value(line.text, "grid="), mine.grid) {
			continue
		}
		theirs := line.set()
		of := traitsOf(theirs, true)
		if theirs.framed != framed || !of.mayBe(traits) {
			continue
		}
		pairing := pair(theirs, of, mine, traits, true)
		if pairing.find(func() bool { return true }) {
			matches = append(matches, Match{newEntry(line.kind, line.text), pairing.table(), pairing.mirrored})
		}
	}
	return matches
}

// A pairing looks for a way to pair all tiles and edges of one set with those of another: with
// all of them if both sets are whole, else with some.
type pairing struct {
	from, to  *traits
	whole     bool
	mirrored  bool
	edges     [puzzle.MaxEdges]puzzle.Edge // edges of from to edges of to, 0 if not known yet
	back      [puzzle.MaxEdges]puzzle.Edge
	partner   []int // per group of from: its group of to, or -1
	taken     []bool
	stepsLeft int // whole sets have no limit
	found     func() bool
}

// maxSteps bounds the search for some tiles among others: a few tiles of a large board may lie
// there in more ways than anyone can try.
const maxSteps = 20000

func pair(from set, fromTraits *traits, to set, toTraits *traits, whole bool) *pairing {
	fromTraits.sort()
	toTraits.sort()
	p := &pairing{from: fromTraits, to: toTraits, whole: whole, stepsLeft: maxSteps,
		partner: make([]int, len(fromTraits.groups)), taken: make([]bool, len(toTraits.groups))}
	for i := range p.partner {
		p.partner[i] = -1
	}
	if from.framed {
		p.edges[from.frame], p.back[to.frame] = to.frame, from.frame
	}
	return p
}

// find calls found for every way to pair until it returns true, and reports whether it did. It
// pairs the tiles as they are first, then mirrored.
func (p *pairing) find(found func() bool) bool {
	p.found = found
	for _, p.mirrored = range [2]bool{false, true} {
		if p.extend() {
			return true
		}
	}
	return false
}

// mayBe compares the digests of two whole sets, the rough ones first.
func (t *traits) mayBe(other *traits) bool {
	if t.rough != other.rough {
		return false
	}
	t.refine()
	other.refine()
	return t.digest == other.digest && len(t.groups) == len(other.groups)
}

// extend pairs one more group, and all others after it.
func (p *pairing) extend() bool {
	next := p.next()
	if next < 0 {
		return p.found()
	}
	for other := range p.to.groups {
		if !p.mayPair(p.from.groups[next], other) {
			continue
		}
		tile := p.to.groups[other].tile
		p.partner[next], p.taken[other] = other, true
		for turn := range tile.Period() {
			if p.stepsLeft--; p.stepsLeft < 0 && !p.whole {
				break
			}
			edges, back := p.edges, p.back
			if p.pairTiles(p.from.groups[next].tile, tile, turn) && p.extend() {
				return true
			}
			p.edges, p.back = edges, back
		}
		p.partner[next], p.taken[other] = -1, false
	}
	return false
}

// next returns the group with the most edges known, or -1 when all are paired.
func (p *pairing) next() int {
	next, known := -1, -1
	for i, group := range p.from.groups {
		if p.partner[i] >= 0 {
			continue
		}
		n := 0
		for _, edge := range group.tile {
			if p.edges[edge] != 0 {
				n++
			}
		}
		if n > known {
			next, known = i, n
		}
	}
	return next
}

func (p *pairing) mayPair(g group, other int) bool {
	o := p.to.groups[other]
	if p.taken[other] || len(g.tile) != len(o.tile) {
		return false
	}
	if p.whole {
		return g.count == o.count && g.weight == o.weight
	}
	return g.count <= o.count
}

// pairTiles pairs the edges of two tiles side by side; it reports whether they agree with each
// other and with what is known.
func (p *pairing) pairTiles(tile, other puzzle.Tile, turn int) bool {
	for side, edge := range tile {
		at := side
		if p.mirrored {
			at = len(tile) - 1 - side
		}
		if !p.pairEdges(edge, other.At(at, turn)) {
			return false
		}
	}
	return true
}

// pairEdges pairs two edges: mates pair with mates.
func (p *pairing) pairEdges(edge, other puzzle.Edge) bool {
	if known := p.edges[edge]; known != 0 || p.back[other] != 0 {
		return known == other
	}
	mate, otherMate := p.from.mates[edge], p.to.mates[other]
	switch {
	case p.from.selfMates(edge) != p.to.selfMates(other),
		p.whole && p.from.weight[edge] != p.to.weight[other],
		p.from.count[edge] > p.to.count[other],
		mate != puzzle.Nothing && p.edges[mate] != 0 && p.edges[mate] != otherMate,
		otherMate != puzzle.Nothing && p.back[otherMate] != 0 && p.back[otherMate] != mate:
		return false
	}
	p.edges[edge], p.back[other] = other, edge
	return true
}

// table returns what is known of the edges.
func (p *pairing) table() map[puzzle.Edge]puzzle.Edge {
	table := map[puzzle.Edge]puzzle.Edge{}
	for edge, other := range p.edges {
		if other != 0 {
			table[puzzle.Edge(edge)] = other
		}
	}
	return table
}
