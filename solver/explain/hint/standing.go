package hint

import (
	"edgewise/solver/explain/why"
	"edgewise/solver/puzzle"
)

// A standing is a board and its loose tiles. It places and lifts looks instead of tiles, so that
// copies count as one.
type standing struct {
	puzzle *puzzle.Puzzle
	looks  []look
	from   [puzzle.MaxSides][puzzle.MaxEdges][]int // looks, by the edge that they show on a side
	whole  []int                                   // all looks
	rims   []why.Sides                             // by cell: the sides where it must show the frame's edge
	loose  [][]int                                 // by kind: its loose tiles when the standing was made
	left   []int                                   // by kind: how many of them are loose now
	lies   []shown                                 // by cell; undefined for open cells
	filled []bool
	empty  int // number of open cells
	laid   int // tiles placed since the standing was made, including lifted ones
	work   int // cells and looks examined since then
}

// A look is a kind of tile in one of its turns.
type look struct {
	kind, number int
	shown        shown
	rim          why.Sides // the sides where it shows the frame's edge
}

// shown is the edge on each side; 0 stands for any edge.
type shown [puzzle.MaxSides]puzzle.Edge

// standingOf makes the standing of a board without conflicts.
func standingOf(b *puzzle.Board) *standing {
	p := b.Puzzle()
	cells, kinds := p.Grid().Cells, p.Kinds()
	s := &standing{puzzle: p, rims: make([]why.Sides, len(cells)), loose: make([][]int, len(kinds)),
		left: make([]int, len(kinds)), lies: make([]shown, len(cells)), filled: make([]bool, len(cells))}
	frame, framed := p.Frame()
	for cell := range cells {
		if framed {
			s.rims[cell] = why.RimSides(cells[cell])
		}
		for side := range cells[cell].Beyond {
			s.lies[cell][side], s.filled[cell] = b.Edge(puzzle.Seat{Cell: cell, Side: side})
		}
		if !s.filled[cell] {
			s.empty++
		}
	}
	for number := range kinds {
		for _, tile := range kinds[number].Tiles {
			if b.Where(tile) < 0 {
				s.loose[number] = append(s.loose[number], tile)
				s.left[number]++
			}
		}
		if s.left[number] == 0 {
			continue
		}
		for i := range kinds[number].Looks {
			its := s.shownBy(kinds[number].Tiles[0], i)
			l := look{kind: number, number: i, shown: its}
			for side := range p.Grid().Sides {
				if framed && its[side] == frame {
					l.rim |= 1 << side
				}
				list := &s.from[side][its[side]]
				*list = append(*list, len(s.looks))
			}
			s.whole = append(s.whole, len(s.looks))
			s.looks = append(s.looks, l)
		}
	}
	return s
}

// shownBy is what a tile shows in a turn, of any number of steps.
func (s *standing) shownBy(tile, turn int) (its shown) {
	n := s.puzzle.Grid().Sides
	for side := range n {
		its[side] = s.puzzle.Tiles()[tile].At(side, turn%n)
	}
	return its
}

// asked is what the neighbours of a cell ask it to show, 0 on the other sides. It reports false
// if one of them has an edge without a mate.
//
//	+---+---+
//	| B     |      a B to the left asks for b
//	|   B b ?
//	+---+---+
func (s *standing) asked(cell int) (need shown, possible bool) {
	mates := s.puzzle.Mates()
	for side, beyond := range s.puzzle.Grid().Cells[cell].Beyond {
		if beyond == puzzle.Rim || !s.filled[beyond.Cell] {
			continue
		}
		if need[side] = mates[s.lies[beyond.Cell][beyond.Side]]; need[side] == puzzle.Nothing {
			return need, false
		}
	}
	return need, true
}

// fitting lists the looks of loose tiles that fit an open cell, up to a number; 0 for all.
func (s *standing) fitting(cell, most int) (list []int) {
	need, possible := s.asked(cell)
	if !possible {
		return nil
	}
	among := s.whole
	for side, edge := range need {
		if edge != 0 && len(s.from[side][edge]) < len(among) {
			among = s.from[side][edge]
		}
	}
	for _, i := range among {
		s.work++
		l := &s.looks[i]
		if s.left[l.kind] > 0 && l.rim == s.rims[cell] && l.shown.answers(&need) {
			if list = append(list, i); len(list) == most {
				break
			}
		}
	}
	return list
}

// answers reports whether a look shows everything that is needed.
func (its *shown) answers(need *shown) bool {
	for side, edge := range need {
		if edge != 0 && its[side] != edge {
			return false
		}
	}
	return true
}

func (s *standing) lay(cell, look int) {
	s.lies[cell], s.filled[cell] = s.looks[look].shown, true
	s.left[s.looks[look].kind]--
	s.empty--
	s.laid++
}

func (s *standing) lift(cell, look int) {
	s.filled[cell] = false
	s.left[s.looks[look].kind]++
	s.empty++
}

// bound reports whether a neighbour or the frame asks anything of an open cell.
func (s *standing) bound(cell int) bool {
	s.work++
	if s.rims[cell] != 0 {
		return true
	}
	for _, beyond := range s.puzzle.Grid().Cells[cell].Beyond {
		if beyond != puzzle.Rim && s.filled[beyond.Cell] {
			return true
		}
	}
	return false
}

// deadCell is the first open cell that nothing fits, or -1.
func (s *standing) deadCell() int {
	for cell := range s.filled {
		if s.starves(cell) {
			return cell
		}
	}
	return -1
}

// starves reports whether nothing fits an open cell. Something always fits a cell of which
// nothing is asked.
func (s *standing) starves(cell int) bool {
	return !s.filled[cell] && s.bound(cell) && len(s.fitting(cell, 1)) == 0
}

// tightest is the open cell that the fewest looks fit, and these looks. Cells of which nothing is
// asked come last.
func (s *standing) tightest() (cell int, fit []int) {
	cell = -1
	free := -1
	for c, filled := range s.filled {
		if filled {
			continue
		}
		if !s.bound(c) {
			free = c
			continue
		}
		most := 0 // no limit
		if cell >= 0 {
			most = len(fit)
		}
		if list := s.fitting(c, most); cell < 0 || len(list) < len(fit) {
			if cell, fit = c, list; len(fit) == 0 {
				return cell, nil
			}
		}
	}
	if cell < 0 && free >= 0 {
		return free, s.fitting(free, 0)
	}
	return cell, fit
}

// beside lists the filled neighbours of a cell.
func (s *standing) beside(cell int) []int {
	list := []int{}
	for _, beyond := range s.puzzle.Grid().Cells[cell].Beyond {
		if beyond != puzzle.Rim && s.filled[beyond.Cell] {
			list = append(list, beyond.Cell)
		}
	}
	return list
}
