package icon

import (
	"bytes"
	"encoding/xml"
	"image/color"
	"image/png"
	"math"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

func TestPNGHasTheSizeAskedForAndTheIconsColours(t *testing.T) {
	for _, row := range []struct {
		size     int
		maskable bool
		corner   uint32 // alpha of the top left pixel
	}{
		{32, false, 0},
		{192, false, 0},
		{512, true, 0xFFFF}, // masks need a full square
	} {
		data, err := PNG(row.size, row.maskable)
		require.NoError(t, err)
		picture, err := png.Decode(bytes.NewReader(data))
		require.NoError(t, err)
		assert.Equal(t, row.size, picture.Bounds().Dx())
		assert.Equal(t, row.size, picture.Bounds().Dy())
		_, _, _, alpha := picture.At(0, 0).RGBA()
		assert.Equal(t, row.corner, alpha)
		assert.Equal(t, cinnabar, color.NRGBAModel.Convert(picture.At(row.size*45/100, row.size/2)), "the solid half")
		assert.Equal(t, card, color.NRGBAModel.Convert(picture.At(row.size*58/100, row.size/2)), "the window")
	}
}

func TestMaskableIconLiesWithinTheSafeCircle(t *testing.T) {
	// A mask may leave no more than a circle of 40 % of the width.
	for _, l := range picture {
		switch shape := l.shape.(type) {
		case disc:
			assert.LessOrEqual(t, shape.radius*safe, 40.)
		case rect: // the cards' own corners are round
			far := math.Hypot(50-shape.x-shape.radius, 50-shape.y-shape.radius) + shape.radius
			if shape.x < 50 {
				assert.LessOrEqual(t, far*safe, 40.)
			}
		}
	}
}

func TestSVGIsWellFormed(t *testing.T) {
	var document struct {
		ViewBox string `xml:"viewBox,attr"`
		Parts   []struct {
			Fill string `xml:"fill,attr"`
		} `xml:",any"`
	}
	require.NoError(t, xml.Unmarshal([]byte(SVG()), &document))
	assert.Equal(t, "0 0 100 100", document.ViewBox)
	assert.Len(t, document.Parts, len(picture)+1)
	for _, part := range document.Parts {
		assert.Regexp(t, "^#[0-9A-F]{6}$", part.Fill)
	}
}
