package mend

import "edgewise/solver/puzzle"

// A slip on one tile leaves all other tiles as they are. On a small grid all tiles but
// one are laid in every way around one open cell, a hole, and what that asks of the last
// tile is tallied; then whatever that tile may have been is looked up, and not searched
// again and again.
//
//	+---+---+---+
//	| 3 | 1 | 7 |
//	+---+-b-+---+
//	| 2 |C A| 5 |    asked for: top b, right A, bottom B, left C
//	+---+-B-+---+
//	| 8 | 6 | 4 |
//	+---+---+---+

const (
	mostCells = 9       // of a grid that is small
	mostNodes = 300_000 // tiles laid before it is given up
)

// shown is what a tile shows by side; 0 stands for any edge.
type shown [puzzle.MaxSides]puzzle.Edge

// A lastTile lays all tiles but one around each hole of a puzzle.
type lastTile struct {
	puzzle *puzzle.Puzzle
	holes  []hole
	looks  []look
	from   [puzzle.MaxSides][puzzle.MaxEdges][]look // the looks by the edge on a side
	kinds  []int                                    // of the tiles
	words  []string                                 // of the tiles as they lie
	left   []int                                    // of each kind
	laid   [mostCells]shown                         // by step
	filled int                                      // so many holes are done
	nodes  int
}

// A hole is an open cell, one of those that the turns of the board carry into
// one another.
type hole struct {
	cell, ring int // and how many these are
	steps      []step
	beside     []neighbour        // around the open cell
	asked      []map[shown]uint64 // per kind that is left: in how many ways just this is asked of it
}

// A step fills one of the other cells.
type step struct {
	cell   int
	beside []neighbour
}

// A neighbour is a side of a cell, and the step that filled the cell beyond.
type neighbour struct{ side, step, other int }

// A look is a way in which tiles of a kind can lie.
type look struct {
	kind  int
	shown shown
}

// lastTileOf is nil where a puzzle is not small, or clues name its tiles.
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

// looksOf lists what a tile shows in all turns that look different.
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

// holeAt plans how the other cells are filled: next always one with as many
// filled neighbours as can be had.
func (l *lastTile) holeAt(open, ring int) hole {
	h := hole{cell: open, ring: ring}
	for range l.left {
		h.asked = append(h.asked, map[shown]uint64{})
	}
	cells := l.puzzle.Grid().Cells
	filled := make([]int, len(cells)) // the step, from 1
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

// step lays all tiles but one around the next hole and reports what that cost: 0 when
// all holes are done.
func (l *lastTile) step() (cost int64) {
	if l == nil || l.filled == len(l.holes) {
		return 0
	}
	before := l.nodes
	l.fill(&l.holes[l.filled], 0)
	l.filled++
	return int64(1 + l.nodes - before)
}

// solutions is how many solutions a puzzle has with another tile in the place of
// one, once all holes are done. It is not known where that took too many tiles, or
// where turning the board may leave a picture as it is.
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

// mayRepeat reports whether the tile is a copy of another one, or so many of the
// others have copies that a turned board may look as before.
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

// fill lays the tiles from a step on in every way.
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

// tally notes what the hole asks of the tile that is left.
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

// agreesWithRim reports whether the frame's edge is on the rim and nowhere else.
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
