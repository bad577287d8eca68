package draw

import "edgewise/solver/puzzle"

// This file draws the plain set: for every motif one shape across the seam, the same on both
// tiles. A head is solid; a tail has a window, so that the halves differ without hue; if the seam
// does not cut the motif, both are solid. The whole looks the same after a half turn.
//
// A profile is the shape's outline on one tile, in its side frame. It leads from (-w, 0) inwards
// and back to (w, 0), w from 15 to 22; its first and last two units are upright, so that a half
// may start a little inside the cell.

// strokeWidth is the width of the ink around motifs; the band is the colour between ink and
// window.
const (
	strokeWidth = 3
	band        = 3
)

// A profile is given whole, or only its left half.
type profile struct {
	half    bool
	outline outline
}

func (p profile) curve() curve {
	if p.half {
		return p.outline.curve().mirrored()
	}
	return p.outline.curve()
}

// profiles in their order of use: neighbours in the list look least alike.
var profiles = []profile{
	{true, outline{{-21, 0}, {-21, 2}, {-21, 15, -11.6, 25, 0, 25}}},                            // dome
	{true, outline{{-22, 0}, {-22, 2}, {0, 29.5}}},                                              // tent
	{true, outline{{-19.5, 0}, {-19.5, 24}, {0, 24}}},                                           // box
	{true, outline{{-21, 0}, {-21, 9}, {-21, 29, -3, 29, 0, 19}}},                               // heart
	{true, outline{{-15, 0}, {-15, 2}, {-24, 20}, {0, 20}}},                                     // goblet
	{true, outline{{-19, 0}, {-19, 24}, {-9.5, 14}, {0, 28}}},                                   // crown
	{true, outline{{-22, 0}, {-22, 14}, {-11.5, 14}, {-11.5, 29}, {0, 29}}},                     // steps
	{true, outline{{-15, 0}, {-15, 8}, {-24, 8}, {-24, 19, -13, 28, 0, 28}}},                    // mushroom
	{false, outline{{-18, 0}, {-18, 26}, {-13, 26}, {18, 2}, {18, 0}}},                          // sail
	{true, outline{{-22, 0}, {-22, 22}, {-8, 22}, {-8, 13}, {0, 13}}},                           // towers
	{true, outline{{-21, 0}, {-21, 3}, {-21, 18, -6, 15, 0, 30}}},                               // onion
	{true, outline{{-17, 0}, {-17, 2}, {-24, 12}, {-11, 27}, {0, 27}}},                          // gem
	{true, outline{{-19, 0}, {-19, 25}, {0, 13}}},                                               // fishtail
	{true, outline{{-15, 0}, {-15, 2}, {-28, 2, -27, 19, -13, 17.5}, {-13, 25, -7, 29, 0, 29}}}, // trefoil
	{false, outline{{-17, 0}, {-17, 2}, {-22.5, 21}, {5, 21}, {17, 2}, {17, 0}}},                // slant
	{false, outline{{-19, 0}, {-19, 25}, {4, 25, 19, 14, 19, 2}, {19, 0}}},                      // quarter
}

// plainArtworks draws any number of motifs. First it uses each profile once; then they return in
// other colours with one pip, then two and three.
func plainArtworks(motifs []puzzle.Motif, s shape) []artwork {
	works := make([]artwork, len(motifs))
	for i, motif := range motifs {
		round := i / len(profiles)
		works[i] = plainArtwork(profiles[i%len(profiles)].curve(), paints[(i+round)%len(paints)], round, motif.Cut(), gap/s.scale)
	}
	return works
}

// plainArtwork draws one motif. Its halves start at y = from.
func plainArtwork(profile curve, paint paint, pips int, cut bool, from float64) artwork {
	solid := plainPips(pips, paint.detail)
	tail := solid
	if cut {
		window := inset(profile.flattened(), strokeWidth/2.+band)
		tail = `<path class="card" d="` + polygon(window).closed() + `" fill="` + card + `" stroke="` + ink + `" stroke-width="1" stroke-linejoin="round"/>` + plainPips(pips, ink)
	}
	turned := profile.mapped(func(p point) point { return point{-p.x, -p.y} })
	whole := append(append(curve{}, profile...), turned[1:]...)
	half := profile.from(from)
	return artwork{
		paint: paint,
		head:  plainShape(half.String(), paint) + solid,
		tail:  plainShape(half.String(), paint) + tail,
		whole: plainShape(whole.closed(), paint) + solid + `<g transform="rotate(180)">` + tail + `</g>`,
	}
}

func plainShape(path string, paint paint) string {
	return `<path d="` + path + `" fill="` + paint.fill + `" stroke="` + ink + `" stroke-width="` +
		number(strokeWidth) + `" stroke-linejoin="round"/>`
}

// plainPips is a row of dots on the half.
func plainPips(count int, fill string) string {
	const apart, y = 8, 8.5
	var s sheet
	for i := range count {
		s.put(`<circle cx="`, (float64(i)-float64(count-1)/2)*apart, `" cy="`, y, `" r="2.4" fill="`, fill, `"/>`)
	}
	return s.String()
}
