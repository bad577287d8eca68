package notation

import (
	"strings"
	"unicode"
	"unicode/utf8"

	"edgewise/solver/puzzle"
	"edgewise/solver/sketch"
)

// This file finds what a motif's name draws on the tiles. A name may begin with an emoji or
// another pictorial sign, or be nothing else: "🐸 Frog", "★". A name of one or two digits or
// letters is drawn as well, because puzzles with such names have them instead of pictures: "7",
// "12", "Q".

// Signs is the art of a puzzle whose edges show digits or letters: a motif without a name shows
// the letter of its edge.
const Signs = "signs"

// mostShort is how many digits and letters a drawn name may have.
const mostShort = 2

// longestEmoji is how many code points one emoji may have. Flags of regions and families have the
// most.
const longestEmoji = 16

// Code points that are part of a sign.
const (
	textual   = 0xFE0E // drawn as text
	pictorial = 0xFE0F // drawn as a picture
	joiner    = 0x200D // joins signs into one
	keycap    = 0x20E3 // around a digit
)

// Emoji splits the name of a motif into the emoji or pictorial sign that it begins with, "" if
// none, and the words after it. Letters and digits are not pictorial.
func Emoji(name string) (emoji, rest string) {
	end := emojiEnd(name)
	if end == 0 {
		return "", name
	}
	rest = strings.TrimLeft(name[end:], " ")
	if len(rest) == len(name)-end && rest != "" {
		return "", name // several emoji, or a word
	}
	return name[:end], rest
}

// IsShort reports whether a name is one or two digits or letters.
func IsShort(name string) bool {
	n := 0
	for _, r := range name {
		if n++; n > mostShort || !unicode.IsLetter(r) && !unicode.IsDigit(r) {
			return false
		}
	}
	return n > 0
}

// Sign is what is drawn for a motif with this name: the emoji that the name begins with, or a
// short name itself, else "".
func Sign(name string) string {
	if IsShort(name) {
		return name
	}
	emoji, _ := Emoji(name)
	return emoji
}

// Signs returns the signs of the motifs, by their heads.
func (d *Document) Signs() map[puzzle.Edge]string { return SignsOf(d.Motifs) }

// SignsOf returns the signs of motifs with these names, by their heads.
func SignsOf(motifs map[puzzle.Edge]string) map[puzzle.Edge]string {
	signs := map[puzzle.Edge]string{}
	for head, name := range motifs {
		if sign := Sign(name); sign != "" {
			signs[head] = sign
		}
	}
	return signs
}

// emojiEnd is where the emoji ends that a text begins with, 0 if it begins with none.
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
			i = next(next(i+1, textual, pictorial), 0x1F3FB, 0x1F3FF) // and a skin colour
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

// pictures are the ranges of code points that are pictures by themselves: arrows, technical and
// geometric signs, stars, chess pieces, dingbats, emoji.
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

// Instead of an emoji a motif may have a small drawing (package sketch), whose text stands before
// the name, or alone. People are never shown that text.

// Picture is the part of a motif's name that is drawn, as text: a drawing or a sign, "" if none.
func Picture(name string) string {
	if drawn, _ := sketch.Read(name); drawn != nil {
		return drawn.String()
	}
	return Sign(name)
}

// Sketches returns the drawings of the motifs, by their heads.
func (d *Document) Sketches() map[puzzle.Edge]sketch.Sketch {
	sketches := map[puzzle.Edge]sketch.Sketch{}
	for head, name := range d.Motifs {
		if drawn, _ := sketch.Read(name); drawn != nil {
			sketches[head] = drawn
		}
	}
	return sketches
}

// Called is a motif's name in words, "" if it has only a drawing.
func Called(name string) string {
	_, called := sketch.Read(name)
	return called
}

// MaxMotif limits the characters of a motif's name; its drawing does not count.
func MaxMotif(name string) int {
	return MaxWord + len(name) - len(Called(name))
}
