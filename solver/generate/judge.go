package generate

import (
	"slices"

	"edgewise/solver/puzzle"
	"edgewise/solver/search"
)

// Judging measures by how much a board misses what is wanted, a bit of work at a time: first its
// tiles, then its solutions, then its effort.

// Unsuitable tiles count as worse than any number of solutions, and that as worse than any
// effort.
const (
	byTiles     = mostEffort * 1000
	bySolutions = mostEffort
	mostWrong   = 64 // solutions beyond those wanted; more make no difference
)

// slice is the work done at once.
const slice = 1 << 12

// A judging is the progress of judging a board.
type judging struct {
	puzzle *puzzle.Puzzle
	search *search.Search // for its solutions, once its tiles are suitable
	walk   *walk          // for its effort, once the number of solutions is right
	looked int
}

// judge continues to judge the board. Once it is known by how much the board misses, 0 if it is
// as wanted, the next board can be judged.
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

// judgeSolutions counts the solutions, up to one more than matters. A count that exceeds the work
// limit is treated as unsuitable tiles.
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

// twice counts the sides whose edge is already on another side of their tile. Tiles without
// repeats are nicer, so they are required if there are enough of them.
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
