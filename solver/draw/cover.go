package draw

import "edgewise/solver/puzzle"

// This file draws a puzzle as a small picture that shows its shape.

const (
	coverFlat  = 20   // with more tiles only colours can be seen
	coverApart = 1.08 // distance of tiles without tabs, in pitches
)

// Cover is a complete SVG document of all tiles on the cells of the grid, apart and in number
// order; only tiles with the frame's edge lie along the rim, turned to it.
func (a *Artist) Cover() string {
	var o Options
	if len(a.puzzle.Tiles()) > coverFlat {
		o.Pixels = motifPixels - 1
	}
	apart := coverApart + a.tabs()/pitch
	var laid []lain
	used := make([]bool, len(a.puzzle.Tiles()))
	for _, cell := range a.puzzle.Grid().Cells {
		tile, turn := a.coverTile(cell, used)
		used[tile] = true
		f := cellFrame(cell)
		laid = append(laid, lain{Frame{f.X * apart, f.Y * apart, f.Angle}, tile, turn})
	}
	box := a.viewBox(a.margin())
	return a.document(Box{box.X * apart, box.Y * apart, box.Width * apart, box.Height * apart}, o, func(s *sheet) { a.lay(s, laid, o) })
}

// coverTile is the first unused tile that suits a cell, and its turn: one with the fewest frame
// edges in the wrong place.
func (a *Artist) coverTile(cell puzzle.Cell, used []bool) (tile, turn int) {
	frame, framed := a.puzzle.Frame()
	least := len(cell.Beyond) + 1
	for number, edges := range a.puzzle.Tiles() {
		for by := 0; !used[number] && by < len(edges) && least > 0; by++ {
			amiss := 0
			for side, beyond := range cell.Beyond {
				if framed && (edges.At(side, by) == frame) != (beyond == puzzle.Rim) {
					amiss++
				}
			}
			if amiss < least {
				least, tile, turn = amiss, number, by
			}
		}
	}
	return tile, turn
}
