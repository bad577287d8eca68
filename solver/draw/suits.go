package draw

import "edgewise/solver/puzzle"

// This file draws the suits: real tabs and blanks, as on a jigsaw puzzle. The tab reaches over
// the seam and shows its suit, whose foot stands on the tab's own tile; the blank is a hole of
// the same shape with a rim of the same colour. Both are part of the tile's outline.

// A suit's tab is drawn pointing up (outwards) from its neck on the seam: its left half only, and
// at most 20 units high. The foot is the part of the figure below the seam.
type suit struct {
	paint paint
	tab   outline
	foot  outline // from the right end of the neck to the axis
}

// suits in alphabetical order: club, diamond, heart, spade.
var suits = []suit{
	{malachite, outline{{-3.5, 0}, {-3, -4.4}, {-4.2, -3.1, -6.1, -2.3, -8.1, -2.3}, {-11.4, -2.3, -14, -4.9, -14, -8.2},
		{-14, -11.5, -11.4, -14, -8.1, -14}, {-7.2, -14, -6.4, -13.8, -5.7, -13.5}, {-6.2, -17.2, -3.4, -20, 0, -20}},
		outline{{3.5, 0}, {3.9, 2.6, 5, 4.4, 7, 6}, {0, 6}}},
	{ochre, outline{{-13. / 3, 0}, {-13, -8}, {0, -20}},
		outline{{13. / 3, 0}, {0, 4}}},
	{cinnabar, outline{{-4.58, 0}, {-7.5, -3.5}, {-10.4, -7, -14, -10, -14, -14}, {-14, -17.6, -11, -20, -7.4, -20},
		{-4, -20, -1.2, -18, 0, -15.2}},
		outline{{4.58, 0}, {0, 5.5}}},
	{lapis, outline{{-3.5, 0}, {-2.8, -4.6}, {-4.2, -3, -6.2, -2.2, -8.2, -2.3}, {-11.6, -2.6, -13.6, -5, -13.4, -8.2},
		{-12.8, -12.8, -4, -15, 0, -20}},
		outline{{3.5, 0}, {3.9, 2.6, 5, 4.4, 7, 6}, {0, 6}}},
}

// overhang is how far tabs reach out, before scaling.
const overhang = 20

// tabInk is the width of the ink, thinner than elsewhere since a tab is small.
const tabInk = 2

func suitArtworks(_ []puzzle.Motif, s shape) []artwork {
	works := make([]artwork, len(suits))
	for i, suit := range suits {
		works[i] = suit.artwork(gap / s.scale)
	}
	return works
}

// artwork draws the suit for tiles that start at y = from.
func (s suit) artwork(from float64) artwork {
	tab, right := s.tab.curve().mirrored(), s.foot.curve()
	foot := right.reversed().mapped(func(p point) point { return point{-p.x, p.y} })
	figure := append(append(append(curve{}, foot[:len(foot)-1]...), tab...), right[1:]...)
	halo := `<path class="card-edge" d="` + tab.String() + `" fill="none" stroke="` + cardEdge + `" stroke-width="` + number(tabInk+2) + `" stroke-linejoin="round"/>`
	print := `<path d="` + figure.closed() + `" fill="` + s.paint.fill + `" stroke="` + ink +
		`" stroke-width="` + number(tabInk) + `" stroke-linejoin="round"/>`

	// The hole is the tab in the frame of the tile beyond, turned by 180°; a suit is symmetric,
	// so that equals its reflection in the seam.
	hole := tab.mapped(func(p point) point { return point{p.x, -p.y} }).from(from)
	rim := polygon(s.rim(hole, from))
	blank := `<path d="` + rim.closed() + hole.closed() + `" fill="` + s.paint.fill + `" fill-rule="evenodd"/>` +
		`<path d="` + hole.String() + `" fill="none" stroke="` + ink + `" stroke-width="` + number(tabInk) + `" stroke-linejoin="round"/>`

	return artwork{
		paint: s.paint,
		whole: print,
		head:  halo + print,
		tail:  blank,
		patch: `<path class="card" d="` + rim.closed() + `" fill="` + card + `" stroke="` + card + `" stroke-width="3" transform="rotate(180)"/>`,
		tab:   tab,
	}
}

// rim is a polygon around a hole, on the card.
func (s suit) rim(hole curve, from float64) []point {
	const width = tabInk/2. + band
	points := hole.flattened()
	points[0].y, points[len(points)-1].y = -overhang, -overhang
	around := inset(points, -width)
	for i := range around {
		around[i].y = max(around[i].y, from)
	}
	return around
}
