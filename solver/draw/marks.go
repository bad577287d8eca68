package draw

import (
	"strings"

	"edgewise/solver/puzzle"
)

// This file draws the marks on tiles, cells and seams: numbers, letters, the top mark, conflicts,
// clues and empty cells.

// number draws the tile's number, from 1 for people. It stays upright.
func (a *Artist) number(s *sheet, tile int) {
	text := name(tile + 1)
	size := []float64{13, 13, 13, 9.5, 7.5}[len(text)]
	s.put("<g", s.id("number-"+name(tile)), ` class="number"`, scaling(a.shape.number), `><circle class="card" r="10" fill="`, card, `" stroke="`, ink, `" stroke-width="1"/>`)
	writing(s, text, size)
	if upsideDown(text) {
		w := size * 0.28 * float64(len(text))
		s.put(`<path class="ink-line" d="M`, -w, " 6.7H", w, `" fill="none" stroke="`, ink, `" stroke-width="1.2"/>`)
	}
	s.put("</g>\n")
}

// upsideDown reports whether a number reads as another one from the far side of the table; such
// numbers are underlined.
func upsideDown(text string) bool {
	return strings.Trim(text, "01689") == "" && strings.ContainsAny(text, "69")
}

// mark draws the triangle beside the number disc that points to the tile's own top, so that a
// person can follow placement instructions. It turns with the tile.
func (a *Artist) mark(s *sheet) {
	s.put("<g", s.id("mark"), ` class="mark"`, Frame{Angle: -a.heading()}, `><path class="ink"`, scaling(a.shape.number), ` d="M-3.5 -12H3.5L0 -16Z" fill="`, ink, `"/></g>`, "\n")
}

// letter draws the edge's sign, upright around its own centre.
func (a *Artist) letter(s *sheet, edge puzzle.Edge) {
	s.put("<g", s.id("letter-"+edge.String()), ` class="letter"`, scaling(a.shape.letter), `><circle class="card" r="8" fill="`, card, `"/>`)
	writing(s, edge.String(), 11)
	s.put("</g>\n")
}

// writing is text centred on the origin.
func writing(s *sheet, text string, size float64) {
	s.put(`<text class="ink" y="`, size*0.36, `" text-anchor="middle" font-family="system-ui, sans-serif" font-weight="600" font-size="`, size, `" fill="`, ink, `">`, text, `</text>`)
}

// letterAt is the place of an edge's letter in its side frame: on the motif or, in the suits,
// beside the blank.
func (a *Artist) letterAt() point {
	if a.set == Suits {
		return point{28 * a.shape.scale, 12 * a.shape.scale}
	}
	return point{0, 12 * a.shape.letter}
}

// conflict draws the tear along a seam that does not match.
func (a *Artist) conflict(s *sheet) {
	tear := curve{line(-20, 0), line(-12, -6), line(-4, 6), line(4, -6), line(12, 6), line(20, 0)}.scaled(max(a.shape.scale, 0.75))
	s.put("<g", s.id("conflict"), ` fill="none" stroke-linejoin="round" stroke-linecap="round">`,
		`<path class="conflict-ground" d="`, tear, `" stroke="`, card, `" stroke-width="9"/>`,
		`<path class="conflict" d="`, tear, `" stroke="`, bad, `" stroke-width="`, tearWidth, `"/></g>`, "\n")
}

// tearWidth is the width of the tear in units, followed by its least width in pixels.
const (
	tearWidth  = 4
	tearPixels = 2
)

// tearScale enlarges the tear if a pitch has few pixels.
func tearScale(pixels float64) float64 {
	if pixels == 0 {
		return 1
	}
	return max(1, tearPixels*pitch/(tearWidth*pixels))
}

// clue draws the brackets and the pin of a fixed tile. It turns with the cell.
func (a *Artist) clue(s *sheet) {
	frame := a.shape.outline(5, a.shape.corner-2, nil)
	s.put("<g", s.id("clue"), ` class="clue"><path class="ink-line" d="`)
	from := 30 * a.shape.scale
	for side := range a.shape.sides {
		// Each corner runs from the side before it to the side after it.
		end := frame[1+2*((side+a.shape.sides-1)%a.shape.sides)]
		around := frame[2+2*((side+a.shape.sides-1)%a.shape.sides)]
		here, before := a.shape.side(Frame{}, side), a.shape.side(Frame{}, side-1)
		s.put(curve{step{to: before.at(point{from, 5})}, step{to: end.to}, around, step{to: here.at(point{-from, 5})}})
	}
	const inside = 12 // from both sides of the first corner
	pin := a.shape.side(Frame{}, 0).at(point{-a.shape.half(inside), inside})
	s.put(`" fill="none" stroke="`, ink, `" stroke-width="2" stroke-linecap="round"/><circle cx="`, pin.x, `" cy="`, pin.y,
		`" r="4" fill="`, cinnabar.fill, `" stroke="`, ink, `" stroke-width="1.5"/></g>`, "\n")
}

// empty draws an empty cell.
func (a *Artist) empty(s *sheet) {
	s.put(`<path`, s.id("empty"), ` class="empty" d="`, a.shape.outline(2.5, a.shape.corner, nil).closed(), `" fill="`, pencil,
		`" fill-opacity=".1" stroke="`, pencil, `" stroke-opacity=".55" stroke-width="1" stroke-dasharray="4 3"/>`, "\n")
}
