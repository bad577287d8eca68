package draw

import "edgewise/solver/puzzle"

// This file draws motifs that were given an emoji, or another sign: on a plate, solid for the
// head and hollow for the tail, as the plain shapes are, so that the halves are told apart
// without hue and where no font has the sign. Across a seam that has closed the two signs
// become a large one.

// plate is the outline of the halves; all motifs with a sign have the same.
var plate = profile{true, outline{{-22, 0}, {-22, 12}, {-22, 25, -14, 31.5, 0, 31.5}}}

// Sizes of the sign and where its middle is on a half, in units of the side frame.
const (
	emojiSize   = 20.
	emojiMiddle = 15.5
	emojiWhole  = 34.
)

// emojiArtwork draws one motif with a sign. Its halves begin at y = from.
func emojiArtwork(sign string, paint paint, cut bool, from float64) artwork {
	work := plainArtwork(plate.curve(), paint, 0, cut, from)
	onSolid := emojiAt(sign, emojiMiddle, emojiSize, ` fill="`+paint.detail+`"`)
	onTail := onSolid
	if cut {
		onTail = emojiAt(sign, emojiMiddle, emojiSize, inked)
	}
	work.head, work.tail = work.head+onSolid, work.tail+onTail
	work.whole += `<circle class="card" r="19" fill="` + card + `"/>` + emojiAt(sign, 0, emojiWhole, inked)
	return work
}

const inked = ` class="ink" fill="` + ink + `"`

// emojiAt writes a sign around a point on the middle line. Its upper end is outwards, as a
// tile shows it upright at the top.
func emojiAt(sign string, middle, size float64, attributes string) string {
	var s sheet
	s.put(`<text y="`, middle+size*0.35, `" text-anchor="middle" font-family="system-ui, sans-serif" font-size="`, size, `"`, attributes, `>`, escaped(sign), `</text>`)
	return s.String()
}

// NewNamed is the artist for a puzzle some of whose motifs have an emoji, by their heads. It
// is drawn instead of their plain shapes, unless these are asked for by name.
func NewNamed(p *puzzle.Puzzle, set string, emoji map[puzzle.Edge]string) *Artist {
	a := New(p, set)
	if a.set != Plain || set == Plain {
		return a
	}
	for i, motif := range p.Motifs() {
		if sign := emoji[motif.Head]; sign != "" {
			a.works[i] = emojiArtwork(sign, a.works[i].paint, motif.Cut(), gap/a.shape.scale)
		}
	}
	return a
}
