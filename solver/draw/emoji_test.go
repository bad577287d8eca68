package draw

import (
	"encoding/xml"
	"io"
	"regexp"
	"slices"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"edgewise/solver/notation"
	"edgewise/solver/puzzle"
)

// TestEmojiAreDrawn on the tiles of every grid, once on each half and large where both meet, and
// only if no motif set is asked for.
func TestEmojiAreDrawn(t *testing.T) {
	for _, link := range []string{
		"grid=2x1&tiles=ABab.ABab", "grid=tri1&tiles=ABb", "grid=hex2&tiles=AAABBB.aaabbb.ABABAB.ababab.AABBAB.aabbab.AaBbAB", "grid=2x1&mates=same&tiles=ABab.ABab",
	} {
		document, err := notation.Read(link)
		require.NoError(t, err)
		emoji := map[puzzle.Edge]string{'A': "🐸"}
		for set, want := range map[string]bool{"": true, Plain: false, "zebras": true, "cats": false} {
			artist := NewNamed(document.Puzzle, set, emoji, nil)
			if artist.Set() == Plain && set == "cats" { // cats do not suit the puzzle
				want = true
			}
			symbols := artist.Symbols()
			assert.Equal(t, want, strings.Contains(symbols, ">🐸</text>"), "%s %s", link, set)
			wellFormed(t, symbols)
		}
		assert.Equal(t, New(document.Puzzle, "").Symbols(), NewNamed(document.Puzzle, "", nil, nil).Symbols(), link)
	}
}

// TestHalvesOfEmojiAreToldApart without hue: the tail has a window, as in the plain shapes.
func TestHalvesOfEmojiAreToldApart(t *testing.T) {
	work := signArtwork(emojiSign("🐸"), paints[0], true, gap)
	assert.NotContains(t, work.head, `class="card"`)
	assert.Contains(t, work.tail, `class="card"`)
	assert.Equal(t, 1, strings.Count(work.whole, "<text"))
	uncut := signArtwork(emojiSign("🐸"), paints[0], false, gap)
	assert.Equal(t, uncut.head, uncut.tail)
}

// TestDigitsAndLettersAreDrawn on motifs with such names, and on the others only in the set of
// signs.
func TestDigitsAndLettersAreDrawn(t *testing.T) {
	document, err := notation.Read("grid=2x1&tiles=ABab.ABab&motifs=A:12.B:Fox")
	require.NoError(t, err)
	for set, want := range map[string][]string{"": {"12"}, Signs: {"12", "B"}, Plain: nil} {
		symbols := NewNamed(document.Puzzle, set, document.Signs(), nil).Symbols()
		wellFormed(t, symbols)
		var drawn []string
		for _, sign := range regexp.MustCompile(`font-weight="700"[^>]*>([^<]*)</text>`).FindAllStringSubmatch(symbols, -1) {
			if !slices.Contains(drawn, sign[1]) {
				drawn = append(drawn, sign[1])
			}
		}
		assert.Equal(t, want, drawn, set)
	}
	assert.Equal(t, notation.Signs, Signs, "the word that stands in a link")
}

// TestSignsAreReadFromAllSides: a sign that looks like another one when turned is underlined.
func TestSignsAreReadFromAllSides(t *testing.T) {
	for text, want := range map[string]bool{"6": true, "9": true, "16": true, "M": true, "u": true, "8": false, "12": false, "A": false} {
		s := signOf(text)
		assert.Equal(t, want, strings.Contains(s.at(signMiddle, s.half, "", ink), "<path"), text)
	}
}

// TestASignIsNoMarkup, whatever it contains.
func TestASignIsNoMarkup(t *testing.T) {
	document, err := notation.Read("grid=1x1&tiles=ABab")
	require.NoError(t, err)
	symbols := NewNamed(document.Puzzle, "", map[puzzle.Edge]string{'A': `<b>"&`}, nil).Symbols()
	assert.NotContains(t, symbols, "<b>")
	wellFormed(t, symbols)
}

// TestSketchesAreDrawn on both halves and large where they meet, instead of an emoji, dots too;
// every drawing stays on its plate.
func TestSketchesAreDrawn(t *testing.T) {
	document, err := notation.Read("grid=2x1&tiles=ABab.ABab&motifs=A:~~0gvg-gg_Crossing.B:~~00v00vvv")
	require.NoError(t, err)
	artist := NewNamed(document.Puzzle, "", document.Signs(), document.Sketches())
	symbols := artist.Symbols()
	wellFormed(t, symbols)
	dot := regexp.MustCompile(`M[-\d. ]+h0"`)
	assert.Len(t, dot.FindAllString(symbols, -1), 3, "head, tail and whole")
	assert.NotContains(t, symbols, "~~")
	assert.NotContains(t, NewNamed(document.Puzzle, Plain, nil, document.Sketches()).Symbols(), "h0")
	assert.Contains(t, NewNamed(document.Puzzle, "", map[puzzle.Edge]string{'A': "🐸"}, nil).Symbols(), "🐸")
	assert.NotContains(t, NewNamed(document.Puzzle, "", map[puzzle.Edge]string{'A': "🐸"}, document.Sketches()).Symbols(), "🐸")
	square := sketchSign(document.Sketches()['B'])
	assert.Contains(t, square.at(signMiddle, square.half, "", ink), `d="M-9.88 5.62L9.88 5.62L-9.88 25.38L9.88 25.38"`)
	assert.Equal(t, 1, strings.Count(signArtwork(square, paints[0], true, gap).tail, `stroke="`+ink+`" stroke-width="2.23"`), "ink on the window of the tail")
	assert.Contains(t, signArtwork(square, paints[0], true, gap).head, `stroke="`+paints[0].detail+`"`)
}

// wellFormed asserts that a document is XML to its end.
func wellFormed(t *testing.T, text string) {
	t.Helper()
	for reader := xml.NewDecoder(strings.NewReader(text)); ; {
		if _, err := reader.Token(); err != nil {
			require.ErrorIs(t, err, io.EOF)
			return
		}
	}
}
