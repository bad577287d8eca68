package draw

import (
	"strings"
	"unicode"
	"unicode/utf8"

	"edgewise/solver/puzzle"
	"edgewise/solver/sketch"
)

// This file draws motifs with a sign (a digit, one or two letters, an emoji) or a hand-made
// drawing: on a plate, solid for the head and hollow for the tail, like the plain shapes, so that
// the halves differ without hue and even if no font has the sign. Across a matched seam the two
// signs become a large one.

// plate is the outline of the halves of every motif with a sign.
var plate = profile{true, outline{{-22, 0}, {-22, 12}, {-22, 25, -14, 31.5, 0, 31.5}}}

// signMiddle is the y of the middle of a sign on a half, in the side frame.
const signMiddle = 15.5

// A sign is drawn around a point on the middle line. Its top points outwards, so that it is
// upright at the top of a tile.
type sign struct {
	half, whole float64 // its size on a half and across a seam
	ground      string  // the card below the large sign
	at          func(middle, size float64, attributes, colour string) string
}

// signArtwork draws one motif with a sign. Its halves start at y = from.
func signArtwork(s sign, paint paint, cut bool, from float64) artwork {
	const inked = ` class="ink"`
	work := plainArtwork(plate.curve(), paint, 0, cut, from)
	onSolid := s.at(signMiddle, s.half, "", paint.detail)
	onTail := onSolid
	if cut {
		onTail = s.at(signMiddle, s.half, inked, ink)
	}
	work.head, work.tail = work.head+onSolid, work.tail+onTail
	work.whole += s.ground + s.at(0, s.whole, inked, ink)
	return work
}

// signOf draws a text as written letters, or as a picture from some font.
func signOf(text string) sign {
	isWritten := func(r rune) bool { return unicode.IsLetter(r) || unicode.IsDigit(r) }
	if first, _ := utf8.DecodeRuneInString(text); isWritten(first) {
		return writtenSign(text)
	}
	return emojiSign(text)
}

// ambiguous are the digits and letters that look like others when their tile is turned.
const ambiguous = "69MWNZnuzbdpq"

// writtenSign draws digits or letters, bold so that they can be read from afar. It underlines
// those that look like others on a turned tile.
func writtenSign(text string) sign {
	const digit = 0.62 // width of a digit relative to the size
	s := sign{half: 26, whole: 36, ground: emojiSign("").ground}
	signs := utf8.RuneCountInString(text)
	if signs > 1 {
		s.half, s.whole = 18, 26
	}
	underlined := strings.ContainsAny(text, ambiguous)
	if underlined {
		s.half, s.whole = s.half-2, s.whole-6
	}
	s.at = func(middle, size float64, attributes, colour string) string {
		var drawn sheet
		baseline, across, width := middle+size*0.36, size*digit*float64(signs), ""
		if underlined {
			baseline -= size * 0.08
		}
		if signs > 1 { // two wide letters would not fit the plate
			width = ` lengthAdjust="spacingAndGlyphs" textLength="` + number(across) + `"`
		}
		drawn.put(`<text y="`, baseline, `" text-anchor="middle" font-family="system-ui, sans-serif" font-weight="700" font-size="`, size, `"`, width, attributes, ` fill="`, colour, `">`, escaped(text), `</text>`)
		if underlined {
			drawn.put(`<path d="M`, -across/2, " ", baseline+size*0.15, "H", across/2, `" fill="none" stroke="`, colour, `" stroke-width="`, size*0.09, `"/>`)
		}
		return drawn.String()
	}
	return s
}

// signArtworks draws each motif as the sign of its edge; of two halves, that of the head.
func signArtworks(motifs []puzzle.Motif, s shape) []artwork {
	works := plainArtworks(motifs, s)
	for i, motif := range motifs {
		works[i] = signArtwork(writtenSign(motif.Head.String()), works[i].paint, motif.Cut(), gap/s.scale)
	}
	return works
}

// emojiSign draws a sign from some font.
func emojiSign(emoji string) sign {
	return sign{20, 34, `<circle class="card" r="19" fill="` + card + `"/>`, func(middle, size float64, attributes, colour string) string {
		var s sheet
		s.put(`<text y="`, middle+size*0.35, `" text-anchor="middle" font-family="system-ui, sans-serif" font-size="`, size, `"`, attributes, ` fill="`, colour, `">`, escaped(emoji), `</text>`)
		return s.String()
	}}
}

// sketchSign draws a hand-made drawing with a round pen, within its square.
func sketchSign(drawn sketch.Sketch) sign {
	const pen, middleOfGrid = 3.5, (sketch.Size - 1) / 2. // in grid units
	return sign{22, 33, `<path class="card" d="M-18.5 -10.5a8 8 0 0 1 8 -8h21a8 8 0 0 1 8 8v21a8 8 0 0 1 -8 8h-21a8 8 0 0 1 -8 -8z" fill="` + card + `"/>`, func(middle, size float64, _, colour string) string {
		var s sheet
		unit := size / (sketch.Size - 1 + pen)
		s.put(`<path fill="none" stroke="`, colour, `" stroke-width="`, pen*unit, `" stroke-linecap="round" stroke-linejoin="round" d="`)
		for _, stroke := range drawn {
			for i, p := range stroke {
				command := "L"
				if i == 0 {
					command = "M"
				}
				s.put(command, (float64(p.X)-middleOfGrid)*unit, " ", middle+(float64(p.Y)-middleOfGrid)*unit)
			}
			if len(stroke) == 1 {
				s.put("h0")
			}
		}
		s.put(`"/>`)
		return s.String()
	}}
}

// NewNamed makes the artist for a puzzle some of whose motifs have a sign or a hand-made drawing,
// by their heads. These replace the plain shapes, unless Plain is asked for by name, and the
// signs of the edges.
func NewNamed(p *puzzle.Puzzle, set string, signs map[puzzle.Edge]string, sketches map[puzzle.Edge]sketch.Sketch) *Artist {
	a := New(p, set)
	if set == Plain || a.set != Plain && a.set != Signs {
		return a
	}
	for i, motif := range p.Motifs() {
		var s sign
		if drawn := sketches[motif.Head]; drawn != nil {
			s = sketchSign(drawn)
		} else if text := signs[motif.Head]; text != "" {
			s = signOf(text)
		} else {
			continue
		}
		a.works[i] = signArtwork(s, a.works[i].paint, motif.Cut(), gap/a.shape.scale)
	}
	return a
}
