package explain

import "edgewise/solver/puzzle"

// Gaps. A slip on one tile leaves all other tiles as they are. On a small grid all
// tiles but one are laid in every way around one open cell, and what that cell asks
// of the tile that is left is tallied; then whatever that tile may have been is
// looked up, and not searched again and again.
//
//	+---+---+---+
//	| 3 | 1 | 7 |
//	+---+-b-+---+
//	| 2 |C A| 5 |    asked for: top b, right A, bottom B, left C
//	+---+-B-+---+
//	| 8 | 6 | 4 |
//	+---+---+---+

const (
	mostGapCells = 9       // of a grid that is small
	mostGapNodes = 300_000 // tiles laid before it is given up
)

// shown is what a tile shows by side; 0 stands for any edge.
type shown [mostSides]puzzle.Edge

type gaps struct {
	puzzle *puzzle.Puzzle
	holes  []hole
	looks  []gapLook
	from   [mostSides][puzzle.MaxEdges][]gapLook // the looks by the edge on a side
	kinds  []int                                 // of the tiles
	words  []string                              // of the tiles as they lie
	left   []int                                 // of each kind
	laid   [mostGapCells]shown                   // by step
	filled int                                   // so many holes are done
	nodes  int
}

// A hole is an open cell, one of those that the turns of the board carry into
// one another.
type hole struct {
	cell, ring int // and how many these are
	steps      []gapStep
	beside     []gapSeam          // around the open cell
	asked      []map[shown]uint64 // per kind that is left: in how many ways just this is asked of it
}

// A gapStep fills one of the other cells.
type gapStep struct {
	cell   int
	beside []gapSeam
}

// A gapSeam is a side of a cell, and the step that filled the cell beyond.
type gapSeam struct{ side, step, other int }

type gapLook struct {
	kind  int
	shown shown
}

// gapsOf is nil where a puzzle is not small, or clues name its tiles.
func gapsOf(p *puzzle.Puzzle) *gaps {
	n := len(p.Tiles())
	if n < 4 || n > mostGapCells || len(p.Clues()) > 0 {
		return nil
	}
	g := &gaps{puzzle: p, kinds: kindsOf(p), left: make([]int, len(p.Kinds()))}
	for _, tile := range p.Tiles() {
		g.words = append(g.words, puzzle.Tile(asItLies(p, tile)).String())
	}
	for number, kind := range p.Kinds() {
		g.left[number] = len(kind.Tiles)
		for _, look := range looksOf(p, p.Tiles()[kind.Tiles[0]]) {
			g.looks = append(g.looks, gapLook{number, look})
		}
	}
	for _, look := range g.looks {
		for side := range p.Grid().Sides {
			list := &g.from[side][look.shown[side]]
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
		g.holes = append(g.holes, g.holeAt(cell, ring))
	}
	return g
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
func (g *gaps) holeAt(open, ring int) hole {
	h := hole{cell: open, ring: ring}
	for range g.left {
		h.asked = append(h.asked, map[shown]uint64{})
	}
	cells := g.puzzle.Grid().Cells
	filled := make([]int, len(cells)) // the step, from 1
	seams := func(cell int) (list []gapSeam) {
		for side, beyond := range cells[cell].Beyond {
			if beyond != puzzle.Rim && filled[beyond.Cell] > 0 {
				list = append(list, gapSeam{side, filled[beyond.Cell] - 1, beyond.Side})
			}
		}
		return list
	}
	for range len(cells) - 1 {
		next := gapStep{cell: -1}
		for cell := range cells {
			if cell == open || filled[cell] > 0 {
				continue
			}
			if beside := seams(cell); next.cell < 0 || len(beside) > len(next.beside) {
				next = gapStep{cell, beside}
			}
		}
		h.steps = append(h.steps, next)
		filled[next.cell] = len(h.steps)
	}
	h.beside = seams(open)
	return h
}

// step lays all tiles but one around the next hole, and gives how many that took;
// 0 when it was done for all of them.
func (g *gaps) step() (cost int64) {
	if g == nil || g.filled == len(g.holes) {
		return 0
	}
	before := g.nodes
	g.fill(&g.holes[g.filled], 0)
	g.filled++
	return int64(1 + g.nodes - before)
}

// solutions is how many solutions a puzzle has with another tile in the place of
// one, once all steps were made. It is not known where these were too many, or
// where turning the board may leave a picture as it is.
func (g *gaps) solutions(number int, tile puzzle.Tile) (n uint64, known bool) {
	if g == nil || g.nodes > mostGapNodes || g.mayRepeat(number, tile) {
		return 0, false
	}
	var pictures uint64
	for _, look := range looksOf(g.puzzle, tile) {
		for i := range g.holes {
			h := &g.holes[i]
			if !g.agreesWithRim(h.cell, look) {
				continue
			}
			var need shown
			for _, seam := range h.beside {
				need[seam.side] = look[seam.side]
			}
			pictures += h.asked[g.kinds[number]][need] * uint64(h.ring)
		}
	}
	return pictures / uint64(len(g.puzzle.BoardTurns())), pictures < mostPictures
}

// mayRepeat reports whether the tile is a copy of another one, or so many of the
// others have copies that a turned board may look as before.
func (g *gaps) mayRepeat(number int, tile puzzle.Tile) bool {
	word := puzzle.Tile(asItLies(g.puzzle, tile)).String()
	copies := 0
	for other, its := range g.words {
		if other == number {
			continue
		}
		if its == word {
			return true
		}
		if alike := len(g.puzzle.Kinds()[g.kinds[other]].Tiles); alike > 2 || alike == 2 && g.kinds[other] != g.kinds[number] {
			copies++
		}
	}
	return copies >= len(g.kinds)-1
}

// fill lays the tiles from a step on in every way.
func (g *gaps) fill(h *hole, step int) {
	if step == len(h.steps) {
		g.tally(h)
		return
	}
	mates := g.puzzle.Mates()
	s := &h.steps[step]
	looks := g.looks
	if len(s.beside) > 0 {
		first := s.beside[0]
		looks = g.from[first.side][mates[g.laid[first.step][first.other]]]
	}
next:
	for i := range looks {
		look := &looks[i]
		if g.left[look.kind] == 0 || !g.agreesWithRim(s.cell, look.shown) {
			continue
		}
		for _, seam := range s.beside {
			if !mates.Mate(g.laid[seam.step][seam.other], look.shown[seam.side]) {
				continue next
			}
		}
		if g.nodes++; g.nodes > mostGapNodes {
			return
		}
		g.laid[step] = look.shown
		g.left[look.kind]--
		g.fill(h, step+1)
		g.left[look.kind]++
	}
}

// tally notes what the hole asks of the tile that is left.
func (g *gaps) tally(h *hole) {
	var need shown
	for _, seam := range h.beside {
		edge := g.puzzle.Mates()[g.laid[seam.step][seam.other]]
		if edge == puzzle.Nothing {
			return
		}
		need[seam.side] = edge
	}
	for kind, left := range g.left {
		if left > 0 {
			h.asked[kind][need]++
		}
	}
}

// agreesWithRim reports whether the frame's edge is on the rim and nowhere else.
func (g *gaps) agreesWithRim(cell int, look shown) bool {
	frame, framed := g.puzzle.Frame()
	if !framed {
		return true
	}
	for side, beyond := range g.puzzle.Grid().Cells[cell].Beyond {
		if (look[side] == frame) != (beyond == puzzle.Rim) {
			return false
		}
	}
	return true
}
