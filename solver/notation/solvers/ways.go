package solvers

import "edgewise/solver/puzzle"

// ways are the placements that can be part of a full board, as far as each tells by
// itself: what a clue fixes, what the frame allows, and edges that have a mate where
// they touch another one. A tile that looks the same after a turn is not turned so.
func (w *writing) ways() (ways []puzzle.Placement) {
	p := w.puzzle
	frame, framed := p.Frame()
	clues, fixed := map[int]puzzle.Placement{}, map[int]bool{}
	for _, clue := range p.Clues() {
		clues[clue.Cell], fixed[clue.Tile] = clue, true
	}
	looks := make([][]puzzle.Tile, len(p.Tiles())) // by turns; nil where it looks as before
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
					shown = p.Tiles()[tile].Turned(turn) // also where it looks as before
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

// A touch is a seam that a placement touches, with what it shows there: the edge on
// the first of the two sides, or the one that would mate with it.
type touch struct {
	seam int
	edge puzzle.Edge
}

// seamsAround are the numbers of the seams by cells and sides, -1 on the rim, and
// whether a side is the second one of its seam.
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

// touching gives for a placement the seams that it touches.
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
