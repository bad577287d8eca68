package draw

import (
	"math"

	"edgewise/solver/puzzle"
)

// This file draws one tile: its card, its edges, its shadow, and the bridges over its seams. A
// tile is drawn centred on the origin and unturned, an edge or a bridge in its side frame.

// outline is the card of a tile, or, for nil, a card without tabs and blanks.
func (a *Artist) outline(tile puzzle.Tile) curve {
	if tile == nil || a.set != Suits {
		return a.shape.outline(gap, a.shape.corner, nil)
	}
	return a.shape.outline(gap, a.shape.corner, func(side int) curve {
		if look := a.looks[tile[side]]; look.motif >= 0 {
			return a.along(look)
		}
		return nil
	})
}

// along is the way along a side with a tab or a blank, in its side frame.
func (a *Artist) along(look look) curve {
	tab := a.works[look.motif].tab.scaled(a.shape.scale)
	if look.tail {
		tab = tab.mapped(func(p point) point { return point{p.x, -p.y} })
	}
	return tab.from(gap)
}

// tile draws the card and its edges.
func (a *Artist) tile(s *sheet, name string, tile puzzle.Tile) {
	s.put("<g", s.id("tile-"+name), ">")
	if a.set == Suits {
		s.put(`<path class="card card-edge" d="`, a.outline(tile).closed(), `"`, cardPaint, `/>`)
	} else {
		s.use("card", Frame{})
	}
	for side, edge := range tile {
		s.use("edge-"+edge.String(), a.shape.side(Frame{}, side))
	}
	s.put("</g>\n")
}

// over draws the parts of a tile that cover its neighbours: its tabs, once more.
func (a *Artist) over(s *sheet, name string, tile puzzle.Tile) {
	s.put("<g", s.id("over-"+name), ">")
	for side, edge := range tile {
		if look := a.looks[edge]; look.motif >= 0 && !look.tail && a.works[look.motif].tab != nil {
			s.use("edge-"+edge.String(), a.shape.side(Frame{}, side))
		}
	}
	s.put("</g>\n")
}

// shadow draws the card's shadow. It must be placed a little lower than the tile.
func (a *Artist) shadow(s *sheet, name string, tile puzzle.Tile) {
	s.put("<g", s.id("shadow-"+name), ">")
	if a.set == Suits {
		s.put(`<path class="shadow" d="`, a.outline(tile).closed(), `"`, shadowPaint, `/>`)
	} else {
		s.use("shadow", Frame{})
	}
	s.put("</g>\n")
}

// edge draws one edge in its side frame.
func (a *Artist) edge(s *sheet, edge puzzle.Edge) {
	id := s.id("edge-" + edge.String())
	look := a.looks[edge]
	frame, framed := a.puzzle.Frame()
	switch {
	case framed && edge == frame:
		s.put("<path", id, ` class="rim" d="`, a.band(), `" fill="`, rimBand, `"/>`)
	case look.motif < 0:
		h := 30 * a.shape.scale
		s.put(`<path`, id, ` class="closed" d="M`, -h, " ", 6*a.shape.scale, "H", h, `" fill="none" stroke="`, pencil, `" stroke-width="2" stroke-linecap="round"/>`)
	default:
		work := a.works[look.motif]
		half := work.head
		if look.tail {
			half = work.tail
		}
		if half != "" {
			s.put("<g", id, scaling(a.shape.scale), ">", half, "</g>")
			break
		}
		s.put("<g", id, ` clip-path="url(`, s.ref("half"), `)"><use href="`, s.ref("motif-"+name(look.motif)), `"`, a.facing(look), `/></g>`)
	}
	s.put("\n")
}

// band is the path of the frame's edge: along the card's side, half way around its corners, and
// mitred to meet the band of the next side.
func (a *Artist) band() string {
	depth, corner := a.bandDepth(), a.shape.corner
	straight, inner := a.shape.straight(), a.shape.half(depth)
	sin, cos := math.Sincos(math.Pi / float64(a.shape.sides))
	x, y := straight+corner*sin, gap+corner*(1-cos)
	var s sheet
	s.put("M", -x, " ", y, "A", corner, " ", corner, " 0 0 1 ", -straight, " ", gap, "H", straight,
		"A", corner, " ", corner, " 0 0 1 ", x, " ", y, "L", inner, " ", depth, "H", -inner, "Z")
	return s.String()
}

// bandDepth is how far inside the cell the frame's band ends.
func (a *Artist) bandDepth() float64 { return gap + 8*a.shape.scale }

// bridge draws a matched seam, in the side frame of the tile that shows the edge: a strip of card
// over the gap, and the whole motif on it. The strip is wider than the gap, since otherwise the
// cards' edges would shine through at few pixels.
func (a *Artist) bridge(s *sheet, edge puzzle.Edge) {
	look := a.looks[edge]
	work := a.works[look.motif]
	h, strip := a.shape.straight(), 4.
	if _, framed := a.puzzle.Frame(); framed {
		h = a.shape.half(a.bandDepth()) // leave the bands beside it whole
	}
	s.put("<g", s.id("bridge-"+edge.String()), `><path class="card" d="M`, -h, " ", -strip, "H", h, "V", strip, "H", -h, `Z" fill="`, card, `"/>`)
	s.put("<g", a.facing(look), ">", work.patch, `<use class="whole" href="`, s.ref("motif-"+name(look.motif)), `"/></g></g>`, "\n")
}

// facing is the attribute that turns a whole motif to the side that shows its look, at the grid's
// scale.
func (a *Artist) facing(look look) string {
	if !look.tail {
		return scaling(a.shape.scale)
	}
	if a.shape.scale == 1 {
		return ` transform="rotate(180)"`
	}
	return ` transform="rotate(180) scale(` + number(a.shape.scale) + `)"`
}

// scaling is the attribute that enlarges by a factor, "" for 1.
func scaling(by float64) string {
	if by == 1 {
		return ""
	}
	return ` transform="scale(` + number(by) + `)"`
}
