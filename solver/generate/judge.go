package generate

import (
	"slices"

	"edgewise/solver/puzzle"
	"edgewise/solver/search"
)

// This file says by how much a board misses what is wanted, a bit of work at a
// time: first by its tiles, then by its solutions, then by its effort.

// What is wrong with a board: that its tiles do not do is worse than any number
// of solutions, and that worse than any effort.
const (
	byTiles     = mostEffort * 1000
	bySolutions = mostEffort
	mostWrong   = 64 // solutions more than wanted; how many more does not matter
)

// slice is how much work is done at once.
const slice = 1 << 12

// A judging is how far it is known of a board whether it is as wanted.
type judging struct {
	puzzle *puzzle.Puzzle
	search *search.Search // of its solutions, once its tiles do
	walk   *walk          // for its effort, once its solutions are as many as wanted
	looked int
}

// judge goes on with judging the board. When it is known by how much it misses
// what is wanted, 0 when it does not, the next board can be judged.
func (m *Making) judge() (miss int64, known bool) {
	switch {
	case m.judging.search == nil:
		miss, known = m.judgeTiles()
	case m.judging.walk == nil:
		miss, known = m.judgeSolutions()
	default:
		miss, known = m.judgeEffort()
	}
	if known {
		m.judging = judging{}
	}
	return miss, known
}

func (m *Making) judgeTiles() (miss int64, known bool) {
	m.effort = 0
	m.work += int64(boardWork * len(m.tiles))
	if twice := m.twice(); twice > 0 {
		return byTiles + int64(twice), true
	}
	p := m.puzzle(m.tiles)
	wrong := m.options.Motifs - len(p.Motifs()) + len(m.tiles) - len(p.Kinds())
	for _, kind := range p.Kinds() {
		if kind.Looks < m.options.Grid.Sides {
			wrong++
		}
	}
	if wrong > 0 {
		return byTiles + int64(wrong), true
	}
	m.work += int64(searchWork * len(m.tiles))
	m.judging.puzzle, m.judging.search = p, search.Compile(p, search.Options{Order: search.Spiral}).Search()
	return 0, false
}

// judgeSolutions counts the solutions, up to one more than matters. What takes
// more work than there is counts as the tiles' fault.
func (m *Making) judgeSolutions() (miss int64, known bool) {
	if m.work >= m.until {
		m.until += usualWork
		return byTiles, true
	}
	s := m.judging.search
	most := uint64(m.options.Solutions + mostWrong)
	before := s.Total()
	over := s.Step(slice) || s.Counts().Solutions > most
	m.work += int64(s.Total() - before)
	if !over {
		return 0, false
	}
	if wrong := int64(min(s.Counts().Solutions, most+1)) - int64(m.options.Solutions); wrong != 0 {
		return bySolutions + max(wrong, -wrong), true
	}
	if m.to > 0 {
		m.judging.walk = newWalk(m.judging.puzzle)
	}
	return 0, m.to == 0
}

func (m *Making) judgeEffort() (miss int64, known bool) {
	w := m.judging.walk
	if !w.done && m.judging.looked < mostLooked {
		w.step(slice)
		m.judging.looked += slice
		m.work += slice
		return 0, false
	}
	if !w.done || w.lost {
		return bySolutions, true
	}
	effort := w.effort()
	m.effort = effort
	switch {
	case effort < m.from:
		return m.from - effort, true
	}
	return max(effort-m.to+1, 0), true
}

// twice is how many sides show an edge that their tile shows already. Tiles are
// nicer without, so there are none where there are tiles enough.
func (m *Making) twice() (sides int) {
	if !m.varied {
		return 0
	}
	for _, tile := range m.tiles {
		for side, edge := range tile {
			if edge != frame && slices.Contains(tile[:side], edge) {
				sides++
			}
		}
	}
	return sides
}
