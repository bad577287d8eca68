package search

import (
	"slices"

	"edgewise/solver/puzzle"
)

// A Mark is a moment of a search: where it stood, and what it had done and found. A search that
// goes on from a mark always does the same, so a caller steps a search backwards by going on from
// an earlier mark.
type Mark struct {
	at       Position // nil once the search had searched everything
	found    Found
	sequence []int // in marks of [Sequences], per step: the stock; else nil
}

// Mark returns the moment at which the search stands.
func (s *Search) Mark() Mark { return Mark{at: s.Position(), found: s.Found()} }

// Position returns where the search stands; nil once it has searched everything.
func (s *Search) Position() Position {
	if s.done {
		return nil
	}
	at := make(Position, s.depth+1)
	for i := range s.depth {
		at[i] = s.levels[i].look
	}
	at[s.depth] = s.walker.tried(s)
	return at
}

// SearchFrom goes on from a mark of a search of everything by the same plan.
func (plan *Plan) SearchFrom(m Mark) *Search {
	part := Whole()
	if m.at != nil {
		part.From = m.at
	}
	s := plan.SearchPart(part)
	s.done = m.at == nil
	for i, v := range s.levels {
		v.nodes, v.deadEnds = m.found.Nodes[i], m.found.DeadEnds[i]
		if m.found.TriesAt != nil {
			v.tries = m.found.TriesAt[i]
		}
	}
	s.tally.found = m.found
	s.tally.found.Tries, s.tally.found.Sizes = 0, slices.Clone(m.found.Sizes)
	s.deepest = append(make(Position, 0, len(s.levels)+1), m.found.Deepest...)
	return s
}

// Done returns what the search had done and found at the mark.
func (m *Mark) Done() Found { return m.found }

// At returns where the search stood at the mark; nil once it had searched everything.
func (m *Mark) At() Position { return m.at }

// Sequence returns the sequence in which [Sequences] laid out the tiles at the mark; nil for a
// mark of a [Search], which has no sequence.
func (m *Mark) Sequence() []int { return m.sequence }

// Laid returns the tiles on the board at a position, in the order in which the search laid them.
// Where the search treats copies as one tile, Laid names the lowest copy first.
func (plan *Plan) Laid(p Position) []puzzle.Placement {
	return plan.placements(p[:max(len(p)-1, 0)])
}

// Tried returns the placement that the search tried last on the next cell at a position; it
// reports false where it tried none.
func (plan *Plan) Tried(p Position) (puzzle.Placement, bool) {
	last := len(p) - 1
	if last < 0 || p[last] < 0 {
		return puzzle.Placement{}, false
	}
	return plan.placements(p)[last], true
}

// Candidates lists what a search tries on the next cell at a position, in order, and how many of
// these it has already tried. In plain mode it lists every unused tile in every turn, or with a
// sequence only the next tile of that sequence; in other modes it lists what fits.
func (plan *Plan) Candidates(p Position, sequence []int) (candidates []puzzle.Placement, tried int) {
	if len(p) > len(plan.steps) {
		return nil, 0 // the board is full
	}
	s := plan.SearchPart(Part{From: p})
	step := len(p) - 1
	laid := make([]int, len(plan.stocks))
	for _, look := range p[:step] {
		laid[plan.looks[look].stock]++
	}
	for _, look := range s.walker.candidates(s, nil) {
		if sequence != nil && int(plan.looks[look].stock) != sequence[step] {
			continue
		}
		if look <= p[step] {
			tried++
		}
		candidates = append(candidates, plan.placement(step, look, laid))
	}
	return candidates, tried
}

// Upcoming returns the look that a search through tables lays next, or -1.
func (s *Search) Upcoming() int32 {
	for _, look := range s.fitting(nil) {
		if look > s.walker.tried(s) {
			return look
		}
	}
	return -1
}

// placements puts looks on the cells of the first steps.
func (plan *Plan) placements(looks []int32) []puzzle.Placement {
	placed := make([]puzzle.Placement, len(looks))
	laid := make([]int, len(plan.stocks))
	for step, look := range looks {
		placed[step] = plan.placement(step, look, laid)
		laid[plan.looks[look].stock]++
	}
	return placed
}

// placement puts a look on a step's cell; laid says how many tiles of each stock are already
// laid.
func (plan *Plan) placement(step int, look int32, laid []int) puzzle.Placement {
	l := &plan.looks[look]
	s, kind := &plan.stocks[l.stock], &plan.puzzle.Kinds()[l.kind]
	placed := puzzle.Placement{Cell: plan.steps[step].cell, Tile: s.tile, Turn: s.turn}
	if s.clue == free {
		place := plan.copyOf(s, laid[l.stock])
		placed.Tile, placed.Turn = kind.Tiles[place], kind.Turn(place, int(l.look))
	}
	return placed
}

// copyOf returns, for the nth tile of a stock that no clue fixes, its index among the tiles of
// its kind.
func (plan *Plan) copyOf(s *stock, n int) int {
	tiles := plan.puzzle.Kinds()[s.kind].Tiles
	if !plan.options.once() {
		return slices.Index(tiles, s.tile)
	}
	for i := 0; ; i++ {
		fixed := slices.ContainsFunc(plan.puzzle.Clues(), func(c puzzle.Placement) bool { return c.Tile == tiles[i] })
		if !fixed && n == 0 {
			return i
		}
		if !fixed {
			n--
		}
	}
}
