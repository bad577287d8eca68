package solvers

import "edgewise/solver/puzzle"

// ways lists the placements that can be part of a full board, judged one by one: clues decide
// their cells and tiles, the frame is on the rim only, and edges that touch others have a mate. A
// tile is not turned into a look that it has already.
func (w *writing) ways() (ways []puzzle.Placement) {
	p := w.puzzle
	frame, framed := p.Frame()
	clues, fixed := map[int]puzzle.Placement{}, map[int]bool{}
	for _, clue := range p.Clues() {
		clues[clue.Cell], fixed[clue.Tile] = clue, true
	}
	looks := make([][]puzzle.Tile, len(p.Tiles())) // by turns; nil if an earlier turn looks the same
	for number, tile := range p.Tiles() {
		seen := map[string]bool{}
		for turn := range tile {
			turned := tile.Turned(turn)
			if seen[turned.String()] || turn > 0 && !p.MayTurn() {
				turned = nil
			} else {
				seen[turned.String()] = true
			}
			looks[number] = append(looks[number], turned)
		}
	}
	for cell, c := range p.Grid().Cells {
		clue, given := clues[cell]
		for tile := range looks {
			for turn, shown := range looks[tile] {
				way := puzzle.Placement{Cell: cell, Tile: tile, Turn: turn}
				if given && way == clue {
					shown = p.Tiles()[tile].Turned(turn) // even if it looks the same as another turn
				} else if given || fixed[tile] || shown == nil {
					continue
				}
				fits := true
				for side, beyond := range c.Beyond {
					onRim := beyond == puzzle.Rim
					fits = fits && (!framed || (shown[side] == frame) == onRim) && (onRim || p.Mates()[shown[side]] != puzzle.Nothing)
				}
				if fits {
					ways = append(ways, way)
				}
			}
		}
	}
	return ways
}

// A touch is a seam at a placement, and the edge on the first side of the seam: the placement's
// own, or the mate of it.
type touch struct {
	seam int
	edge puzzle.Edge
}

// seamsAround returns the numbers of the seams by cells and sides, -1 on the rim, and which sides
// are the second of their seam.
func (w *writing) seamsAround() (seams [][]int, second [][]bool) {
	for _, c := range w.puzzle.Grid().Cells {
		none := make([]int, len(c.Beyond))
		for side := range none {
			none[side] = -1
		}
		seams, second = append(seams, none), append(second, make([]bool, len(none)))
	}
	for number, seam := range w.puzzle.Grid().Seams {
		seams[seam.A.Cell][seam.A.Side], seams[seam.B.Cell][seam.B.Side] = number, number
		second[seam.B.Cell][seam.B.Side] = true
	}
	return seams, second
}

// touching returns a function that lists the seams of a placement.
func (w *writing) touching() func(on puzzle.Placement) []touch {
	seams, second := w.seamsAround()
	return func(on puzzle.Placement) (touches []touch) {
		for side, edge := range w.puzzle.Tiles()[on.Tile].Turned(on.Turn) {
			if second[on.Cell][side] {
				edge = w.puzzle.Mates()[edge]
			}
			if seam := seams[on.Cell][side]; seam >= 0 {
				touches = append(touches, touch{seam, edge})
			}
		}
		return touches
	}
}
