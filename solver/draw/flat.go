package draw

import "edgewise/solver/puzzle"

// This file draws boards so small that only colours can be seen.

// flat draws a tile as a wedge per side.
func (a *Artist) flat(s *sheet, name string, tile puzzle.Tile) {
	s.put("<g", s.id("flat-"+name), ">")
	for side, edge := range tile {
		s.use("wedge-"+edge.String(), a.shape.side(Frame{}, side))
	}
	s.put("</g>\n")
}

// flatMarks are closed for a head and open for a tail, and tell apart motifs with the same
// colour.
var flatMarks = []string{
	"M-6 9a6 6 0 1 0 12 0a6 6 0 1 0 -12 0Z", "M-12 6H12V13H-12Z", "M-8 3H8L0 18Z", "M0 1L8 9L0 17L-8 9Z",
	"M-7 3H7V16H-7Z", "M-8 16H8L0 2Z", "M-3 2H3V18H-3Z", "M-13 4L-5 4L0 12L5 4L13 4L0 19Z",
}

// wedge draws one edge of such a tile, in its side frame.
func (a *Artist) wedge(s *sheet, edge puzzle.Edge) {
	h := a.shape.half(0)
	look := a.looks[edge]
	paint := paint{card, ink}
	if frame, framed := a.puzzle.Frame(); framed && edge == frame {
		paint.fill = rimBand
	}
	if look.motif >= 0 {
		paint = a.works[look.motif].paint
	}
	s.put("<g", s.id("wedge-"+edge.String()), `><path d="M`, -h, " 0H", h, "L0 ", a.shape.inradius, `Z" fill="`, paint.fill, `" stroke="`, ink, `" stroke-opacity=".55" stroke-width="1.5" stroke-linejoin="round"/>`)
	if look.motif >= 0 {
		fill := paint.detail
		if look.tail {
			fill = "none"
		}
		s.put("<g", scaling(a.shape.scale), `><path d="`, flatMarks[look.motif/len(paints)%len(flatMarks)], `" fill="`, fill, `" stroke="`, paint.detail, `" stroke-width="2.5"/></g>`)
	}
	s.put("</g>\n")
}

// flatConflict draws a conflict on such a board, in pixels: it must be placed enlarged by the
// units per pixel.
func flatConflict(s *sheet) {
	s.put(`<path`, s.id("conflict-mark"), ` class="conflict-mark" d="M0 -4L4 0L0 4L-4 0Z" fill="`, bad, `" stroke="`, card, `" stroke-width="1.5"/>`, "\n")
}
