package search

import (
	"slices"

	"edgewise/solver/puzzle"
)

// A Mark is a moment of a search: where it stood, and what it had done and found. A
// search can be gone on with from there as often as one likes, and does the same each
// time; so a search can be stepped backwards, from the mark before.
type Mark struct {
	at    Position // nil once everything was searched
	found Found
}

// Mark is the moment at which the search is.
func (s *Search) Mark() Mark { return Mark{s.Position(), s.Found()} }

// Position is where the search stands; nil once everything was searched.
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

// SearchFrom goes on from a mark of a search of everything, by the same plan.
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

// Done is what the search had done and found at the mark.
func (m *Mark) Done() Found { return m.found }

// At is where the search stood at the mark; nil once everything was searched.
func (m *Mark) At() Position { return m.at }

// Laid are the tiles that lie at a position, in the order in which they were laid.
// Where copies are laid as one, the lowest is laid first.
func (plan *Plan) Laid(p Position) []puzzle.Placement {
	return plan.placements(p[:max(len(p)-1, 0)])
}

// Tried is how a position's last look was tried on the next cell; it reports false
// where none was.
func (plan *Plan) Tried(p Position) (puzzle.Placement, bool) {
	last := len(p) - 1
	if last < 0 || p[last] < 0 {
		return puzzle.Placement{}, false
	}
	return plan.placements(p)[last], true
}

// Fitting is what fits the cell that is being filled and was not tried there yet, the
// next one first.
func (s *Search) Fitting() (placed []puzzle.Placement) {
	if s.done {
		return nil
	}
	at := s.Position()
	for _, look := range s.fitting(nil) {
		if look > at[s.depth] {
			laid := s.plan.placements(append(at[:s.depth:s.depth], look))
			placed = append(placed, laid[s.depth])
		}
	}
	return placed
}

// placements are looks on the cells of the first steps.
func (plan *Plan) placements(looks []int32) []puzzle.Placement {
	placed := make([]puzzle.Placement, len(looks))
	laid := make([]int, len(plan.stocks))
	for i, at := range looks {
		l := &plan.looks[at]
		s, kind := &plan.stocks[l.stock], &plan.puzzle.Kinds()[l.kind]
		placed[i] = puzzle.Placement{Cell: plan.steps[i].cell, Tile: s.tile, Turn: s.turn}
		if s.clue == free {
			copy := plan.copyOf(s, laid[l.stock])
			placed[i].Tile, placed[i].Turn = kind.Tiles[copy], kind.Turn(copy, int(l.look))
		}
		laid[l.stock]++
	}
	return placed
}

// copyOf is the place among the tiles of its kind of the nth tile of a stock that no
// clue fixes.
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
