package qr

import (
	"image"
	"image/color"
	"math/rand/v2"
	"regexp"
	"strconv"
	"strings"
	"testing"

	"github.com/makiuchi-d/gozxing"
	"github.com/makiuchi-d/gozxing/qrcode"
	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

const link = "https://edgewise.example/#grid=3x3&tiles=BGus.BSbu.BSgu.BSgu.BUsg.GBsu.GSbu.GUbs.GUgs&name=Hunde-Spiel&end=1"

// TestAReaderReadsIt: an independent program reads the text back, whatever it is and however
// long.
func TestAReaderReadsIt(t *testing.T) {
	long := strings.Repeat(link+"_", 3)
	texts := []string{"a", link, "https://e.example/#name=Ü_%20&end=1"}
	for length := 1; length <= Most; length += 23 {
		texts = append(texts, long[:length])
	}
	texts = append(texts, long[:Most], strings.Repeat("Ü", Most))
	random := rand.New(rand.NewPCG(1, 8))
	for range 300 {
		var tiles []string
		for range 9 {
			word := ""
			for range 4 {
				word += string("AaBbCcDdEeFfGgHh"[random.IntN(16)])
			}
			tiles = append(tiles, word)
		}
		texts = append(texts, "https://edgewise.example/#grid=3x3&tiles="+strings.Join(tiles, ".")+"&end=1")
	}
	for _, text := range texts {
		svg, err := SVG(text)
		require.NoError(t, err, text)
		bitmap, err := gozxing.NewBinaryBitmapFromImage(picture(t, svg))
		require.NoError(t, err)
		read, err := qrcode.NewQRCodeReader().Decode(bitmap, nil)
		require.NoError(t, err, text)
		assert.Equal(t, text, read.GetText())
	}
}

func TestTooLongATextHasNoCode(t *testing.T) {
	_, err := SVG(strings.Repeat("a", Most+1))
	assert.EqualError(t, err, "qr-long, found=301, most=300")
}

var bar = regexp.MustCompile(`M(\d+) (\d+)h(\d+)v1h-\d+z`)

// picture paints the SVG, with some pixels per module.
func picture(t *testing.T, svg string) image.Image {
	t.Helper()
	const scale = 4
	number := func(digits string) int {
		n, err := strconv.Atoi(digits)
		require.NoError(t, err)
		return n
	}
	side := number(regexp.MustCompile(`viewBox="0 0 (\d+) `).FindStringSubmatch(svg)[1]) * scale
	painted := image.NewGray(image.Rect(0, 0, side, side))
	for i := range painted.Pix {
		painted.Pix[i] = 255
	}
	for _, found := range bar.FindAllStringSubmatch(svg, -1) {
		x, y, length := number(found[1]), number(found[2]), number(found[3])
		for dy := range scale {
			for dx := range length * scale {
				painted.SetGray(x*scale+dx, y*scale+dy, color.Gray{})
			}
		}
	}
	return painted
}
