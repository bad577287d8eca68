package draw

import "edgewise/solver/puzzle"

// This file makes the plain set: for every motif one shape across the seam,
// the same on both tiles. A head is solid; a tail has a window, so that the
// halves are told apart without hue; where the seam does not cut the motif,
// both are solid. The whole looks the same after a half turn.
//
// A profile is the shape's outline on one tile, in its side frame. It leads
// from (-w, 0) inwards and back to (w, 0), w from 15 to 22; its first and last
// two units are upright, so that a half may begin a little inside the cell.

// strokeWidth is the width of the ink around motifs; the band is the colour
// between ink and window.
const (
	strokeWidth = 3
	band        = 3
)

// profiles in their order of use: neighbours in the list look least alike.
var profiles = []curve{
	curve{line(-21, 0), line(-21, 2), bend(-21, 15, -11.6, 25, 0, 25)}.mirrored(),                                // dome
	curve{line(-22, 0), line(-22, 2), line(0, 29.5)}.mirrored(),                                                  // tent
	curve{line(-19.5, 0), line(-19.5, 24), line(0, 24)}.mirrored(),                                               // box
	curve{line(-21, 0), line(-21, 9), bend(-21, 29, -3, 29, 0, 19)}.mirrored(),                                   // heart
	curve{line(-15, 0), line(-15, 2), line(-24, 20), line(0, 20)}.mirrored(),                                     // goblet
	curve{line(-19, 0), line(-19, 24), line(-9.5, 14), line(0, 28)}.mirrored(),                                   // crown
	curve{line(-22, 0), line(-22, 14), line(-11.5, 14), line(-11.5, 29), line(0, 29)}.mirrored(),                 // steps
	curve{line(-15, 0), line(-15, 8), line(-24, 8), bend(-24, 19, -13, 28, 0, 28)}.mirrored(),                    // mushroom
	{line(-18, 0), line(-18, 26), line(-13, 26), line(18, 2), line(18, 0)},                                       // sail
	curve{line(-22, 0), line(-22, 22), line(-8, 22), line(-8, 13), line(0, 13)}.mirrored(),                       // towers
	curve{line(-21, 0), line(-21, 3), bend(-21, 18, -6, 15, 0, 30)}.mirrored(),                                   // onion
	curve{line(-17, 0), line(-17, 2), line(-24, 12), line(-11, 27), line(0, 27)}.mirrored(),                      // gem
	curve{line(-19, 0), line(-19, 25), line(0, 13)}.mirrored(),                                                   // fishtail
	curve{line(-15, 0), line(-15, 2), bend(-28, 2, -27, 19, -13, 17.5), bend(-13, 25, -7, 29, 0, 29)}.mirrored(), // trefoil
	{line(-17, 0), line(-17, 2), line(-22.5, 21), line(5, 21), line(17, 2), line(17, 0)},                         // slant
	{line(-19, 0), line(-19, 25), bend(4, 25, 19, 14, 19, 2), line(19, 0)},                                       // quarter
}

// plainArtworks draws any number of motifs. The profiles come first; when they
// are used up, they return in other colours with one pip, then two and three.
func plainArtworks(motifs []puzzle.Motif, s shape) []artwork {
	works := make([]artwork, len(motifs))
	for i, motif := range motifs {
		round := i / len(profiles)
		works[i] = plainArtwork(profiles[i%len(profiles)], paints[(i+round)%len(paints)], round, motif.Cut(), gap/s.scale)
	}
	return works
}

// plainArtwork draws one motif. Its halves begin at y = from.
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
