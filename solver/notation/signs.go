package notation

import (
	"strings"
	"unicode"
	"unicode/utf8"

	"edgewise/solver/puzzle"
	"edgewise/solver/sketch"
)

// A motif may be given an emoji, or another pictorial sign, which then is drawn on tiles.
// It stands before its name, or in place of one: "🐸 Frog", "★". A name of a digit or a letter or two
// is drawn, too, for that is what such a puzzle has in the place of pictures: "7", "12", "Q".

// Signs is the art of a puzzle whose edges show digits or letters: a motif without a name shows the sign
// of its edge.
const Signs = "signs"

// mostShort is how many digits and letters a name may have that is drawn.
const mostShort = 2

// longestEmoji is how many code points one sign may be made of; flags of regions and
// families are the longest that are met.
const longestEmoji = 16

// Code points that join others to one sign.
const (
	textual   = 0xFE0E // drawn as text
	pictorial = 0xFE0F // drawn as a picture
	joiner    = 0x200D // between signs that make one
	keycap    = 0x20E3 // around a digit
)

// Emoji parts the name of a motif: one emoji or pictorial sign that it begins with, "" for
// none, and what it is called besides. Letters and digits are no pictures.
func Emoji(name string) (emoji, rest string) {
	end := emojiEnd(name)
	if end == 0 {
		return "", name
	}
	rest = strings.TrimLeft(name[end:], " ")
	if len(rest) == len(name)-end && rest != "" {
		return "", name // more follows at once: several emoji, or a word
	}
	return name[:end], rest
}

// IsShort reports whether a name is a digit or a letter or two.
func IsShort(name string) bool {
	n := 0
	for _, r := range name {
		if n++; n > mostShort || !unicode.IsLetter(r) && !unicode.IsDigit(r) {
			return false
		}
	}
	return n > 0
}

// Sign is what is drawn for a motif of a name: the emoji that the name begins with, or the name where
// that is short, else "".
func Sign(name string) string {
	if IsShort(name) {
		return name
	}
	emoji, _ := Emoji(name)
	return emoji
}

// Signs are the signs of the motifs, by their heads.
func (d *Document) Signs() map[puzzle.Edge]string { return SignsOf(d.Motifs) }

// SignsOf are the signs of motifs that are called so, by their heads.
func SignsOf(motifs map[puzzle.Edge]string) map[puzzle.Edge]string {
	signs := map[puzzle.Edge]string{}
	for head, name := range motifs {
		if sign := Sign(name); sign != "" {
			signs[head] = sign
		}
	}
	return signs
}

// emojiEnd is where the sign ends that a text begins with, 0 where that is none.
func emojiEnd(text string) int {
	var signs [longestEmoji + 1]rune
	var ends [longestEmoji + 1]int
	n := 0
	for at, r := range text {
		if n > longestEmoji {
			return 0
		}
		signs[n], ends[n] = r, at+utf8.RuneLen(r)
		if r == ' ' || r == utf8.RuneError {
			break
		}
		n++
	}
	next := func(i int, from, to rune) int {
		if i < n && from <= signs[i] && signs[i] <= to {
			return i + 1
		}
		return i
	}
	i := 0
	switch {
	case n >= 2 && strings.ContainsRune("0123456789#*", signs[0]):
		if i = next(next(1, pictorial, pictorial), keycap, keycap); signs[i-1] != keycap {
			return 0
		}
	case n >= 2 && isRegional(signs[0]) && isRegional(signs[1]):
		i = 2
	default:
		for i < n && isPicture(signs[i]) {
			i = next(next(i+1, textual, pictorial), 0x1F3FB, 0x1F3FF) // and the colour of its skin
			for i < n && 0xE0020 <= signs[i] && signs[i] <= 0xE007F { // the region of a flag
				i++
			}
			if i+1 >= n || signs[i] != joiner || !isPicture(signs[i+1]) {
				break
			}
			i++
		}
	}
	if i == 0 {
		return 0
	}
	return ends[i-1]
}

func isRegional(r rune) bool { return 0x1F1E6 <= r && r <= 0x1F1FF }

// pictures are the ranges of code points that are a picture by themselves: arrows, technical
// and geometric signs, stars, chessmen, dingbats, emoji.
var pictures = [...][2]rune{
	{0xA9, 0xA9}, {0xAE, 0xAE}, {0x203C, 0x203C}, {0x2049, 0x2049}, {0x2122, 0x2122}, {0x2139, 0x2139},
	{0x2190, 0x21FF}, {0x2300, 0x23FF}, {0x24C2, 0x24C2}, {0x25A0, 0x27BF}, {0x2900, 0x297F}, {0x2B00, 0x2BFF},
	{0x3030, 0x3030}, {0x303D, 0x303D}, {0x3297, 0x3297}, {0x3299, 0x3299}, {0x1F000, 0x1F1E5}, {0x1F200, 0x1F3FA}, {0x1F400, 0x1FAFF},
}

func isPicture(r rune) bool {
	for _, within := range pictures {
		if within[0] <= r && r <= within[1] {
			return true
		}
	}
	return false
}

// A motif may be given a small drawing of one's own in the place of an emoji: its text
// stands before the name, or alone. People are never shown it as text.

// Picture is as much of the name of a motif as is drawn, as text: the drawing or the sign, "" for none.
func Picture(name string) string {
	if drawn, _ := sketch.Read(name); drawn != nil {
		return drawn.String()
	}
	return Sign(name)
}

// Sketches are the drawings of the motifs, by their heads.
func (d *Document) Sketches() map[puzzle.Edge]sketch.Sketch {
	sketches := map[puzzle.Edge]sketch.Sketch{}
	for head, name := range d.Motifs {
		if drawn, _ := sketch.Read(name); drawn != nil {
			sketches[head] = drawn
		}
	}
	return sketches
}

// Called is what a motif of a name is called in words, "" where it has nothing but a drawing.
func Called(name string) string {
	_, called := sketch.Read(name)
	return called
}

// MaxMotif is how many signs the name of a motif may have: a drawing does not count.
func MaxMotif(name string) int {
	return MaxWord + len(name) - len(Called(name))
}
