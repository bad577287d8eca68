package mend

import "edgewise/solver/puzzle"

// A slip on one tile leaves all others as they are. On a small grid, fill all cells but one, the
// hole, in every possible way, and tally which edges the last tile must show. The number of
// solutions with any other tile in its place is then a look-up instead of a search.
//
//	+---+---+---+
//	| 3 | 1 | 7 |
//	+---+-b-+---+
//	| 2 |C A| 5 |    the hole asks for: top b, right A, bottom B, left C
//	+---+-B-+---+
//	| 8 | 6 | 4 |
//	+---+---+---+

const (
	mostCells = 9       // of a small grid
	mostNodes = 300_000 // placements before it gives up
)

// shown is the edge on each side of a look; 0 stands for any edge.
type shown [puzzle.MaxSides]puzzle.Edge

// A lastTile tallies what each hole of a puzzle asks of its last tile.
type lastTile struct {
	puzzle *puzzle.Puzzle
	holes  []hole
	looks  []look
	from   [puzzle.MaxSides][puzzle.MaxEdges][]look // the looks, by the edge on a side
	kinds  []int                                    // by tile
	words  []string                                 // by tile, in its first turn
	left   []int                                    // how many tiles of each kind are unused
	laid   [mostCells]shown                         // by step
	filled int                                      // how many holes are finished
	nodes  int
}

// A hole is the open cell. Cells that board turns map to one another share one hole.
type hole struct {
	cell, ring int // the cell, and how many cells share this hole
	steps      []step
	beside     []neighbour        // of the open cell
	asked      []map[shown]uint64 // by kind of the unused tile: in how many ways the neighbours ask for just these edges
}

// A step fills one of the other cells.
type step struct {
	cell   int
	beside []neighbour
}

// A neighbour is a side of a cell, the step that filled the cell beyond, and that cell's side.
type neighbour struct{ side, step, other int }

// A look is a kind of tile in one of its turns.
type look struct {
	kind  int
	shown shown
}

// lastTileOf returns nil if the puzzle is not small, or has clues, which name tiles.
func lastTileOf(p *puzzle.Puzzle) *lastTile {
	n := len(p.Tiles())
	if n < 4 || n > mostCells || len(p.Clues()) > 0 {
		return nil
	}
	l := &lastTile{puzzle: p, kinds: make([]int, n), left: make([]int, len(p.Kinds()))}
	for _, tile := range p.Tiles() {
		l.words = append(l.words, puzzle.Tile(asItLies(p, tile)).String())
	}
	for number, kind := range p.Kinds() {
		l.left[number] = len(kind.Tiles)
		for _, tile := range kind.Tiles {
			l.kinds[tile] = number
		}
		for _, its := range looksOf(p, p.Tiles()[kind.Tiles[0]]) {
			l.looks = append(l.looks, look{number, its})
		}
	}
	for _, look := range l.looks {
		for side := range p.Grid().Sides {
			list := &l.from[side][look.shown[side]]
			*list = append(*list, look)
		}
	}
	seen := make([]bool, n)
	for cell := range n {
		if seen[cell] {
			continue
		}
		ring := 0
		for _, turn := range p.BoardTurns() {
			if !seen[turn.To[cell]] {
				seen[turn.To[cell]] = true
				ring++
			}
		}
		l.holes = append(l.holes, l.holeAt(cell, ring))
	}
	return l
}

// looksOf lists the different looks of a tile.
func looksOf(p *puzzle.Puzzle, tile puzzle.Tile) (looks []shown) {
	turns := 1
	if p.MayTurn() {
		turns = tile.Period()
	}
	for turn := range turns {
		var look shown
		for side := range tile {
			look[side] = tile.At(side, turn)
		}
		looks = append(looks, look)
	}
	return looks
}

// holeAt plans the order of the other cells: always next the one with the most filled neighbours.
func (l *lastTile) holeAt(open, ring int) hole {
	h := hole{cell: open, ring: ring}
	for range l.left {
		h.asked = append(h.asked, map[shown]uint64{})
	}
	cells := l.puzzle.Grid().Cells
	filled := make([]int, len(cells)) // the step that fills it, from 1
	seams := func(cell int) (list []neighbour) {
		for side, beyond := range cells[cell].Beyond {
			if beyond != puzzle.Rim && filled[beyond.Cell] > 0 {
				list = append(list, neighbour{side, filled[beyond.Cell] - 1, beyond.Side})
			}
		}
		return list
	}
	for range len(cells) - 1 {
		next := step{cell: -1}
		for cell := range cells {
			if cell == open || filled[cell] > 0 {
				continue
			}
			if beside := seams(cell); next.cell < 0 || len(beside) > len(next.beside) {
				next = step{cell, beside}
			}
		}
		h.steps = append(h.steps, next)
		filled[next.cell] = len(h.steps)
	}
	h.beside = seams(open)
	return h
}

// step tallies the next hole and returns the cost in placements, 0 when all holes are done.
func (l *lastTile) step() (cost int64) {
	if l == nil || l.filled == len(l.holes) {
		return 0
	}
	before := l.nodes
	l.fill(&l.holes[l.filled], 0)
	l.filled++
	return int64(1 + l.nodes - before)
}

// solutions counts the solutions with another tile in place of a given one, once all holes are
// done. The count is unknown if the holes took too many placements, or if a board turn may map a
// picture to itself.
func (l *lastTile) solutions(number int, tile puzzle.Tile) (n uint64, known bool) {
	if l == nil || l.nodes > mostNodes || l.mayRepeat(number, tile) {
		return 0, false
	}
	var pictures uint64
	for _, look := range looksOf(l.puzzle, tile) {
		for i := range l.holes {
			h := &l.holes[i]
			if !l.agreesWithRim(h.cell, look) {
				continue
			}
			var need shown
			for _, seam := range h.beside {
				need[seam.side] = look[seam.side]
			}
			pictures += h.asked[l.kinds[number]][need] * uint64(h.ring)
		}
	}
	return pictures / uint64(len(l.puzzle.BoardTurns())), pictures < mostPictures
}

// mayRepeat reports whether the tile equals another one, or enough of the others are copies that
// a turned board may look the same.
func (l *lastTile) mayRepeat(number int, tile puzzle.Tile) bool {
	word := puzzle.Tile(asItLies(l.puzzle, tile)).String()
	copies := 0
	for other, its := range l.words {
		if other == number {
			continue
		}
		if its == word {
			return true
		}
		if alike := len(l.puzzle.Kinds()[l.kinds[other]].Tiles); alike > 2 || alike == 2 && l.kinds[other] != l.kinds[number] {
			copies++
		}
	}
	return copies >= len(l.kinds)-1
}

// fill places tiles in every possible way, from a step on.
func (l *lastTile) fill(h *hole, step int) {
	if step == len(h.steps) {
		l.tally(h)
		return
	}
	mates := l.puzzle.Mates()
	s := &h.steps[step]
	looks := l.looks
	if len(s.beside) > 0 {
		first := s.beside[0]
		looks = l.from[first.side][mates[l.laid[first.step][first.other]]]
	}
next:
	for i := range looks {
		look := &looks[i]
		if l.left[look.kind] == 0 || !l.agreesWithRim(s.cell, look.shown) {
			continue
		}
		for _, seam := range s.beside {
			if !mates.Mate(l.laid[seam.step][seam.other], look.shown[seam.side]) {
				continue next
			}
		}
		if l.nodes++; l.nodes > mostNodes {
			return
		}
		l.laid[step] = look.shown
		l.left[look.kind]--
		l.fill(h, step+1)
		l.left[look.kind]++
	}
}

// tally records what the hole asks of the unused tile.
func (l *lastTile) tally(h *hole) {
	var need shown
	for _, seam := range h.beside {
		edge := l.puzzle.Mates()[l.laid[seam.step][seam.other]]
		if edge == puzzle.Nothing {
			return
		}
		need[seam.side] = edge
	}
	for kind, left := range l.left {
		if left > 0 {
			h.asked[kind][need]++
		}
	}
}

// agreesWithRim reports whether the look has the frame's edge on the rim and nowhere else.
func (l *lastTile) agreesWithRim(cell int, look shown) bool {
	frame, framed := l.puzzle.Frame()
	if !framed {
		return true
	}
	for side, beyond := range l.puzzle.Grid().Cells[cell].Beyond {
		if (look[side] == frame) != (beyond == puzzle.Rim) {
			return false
		}
	}
	return true
}
