//go:build e2e

package e2e

import (
	"bytes"
	"context"
	"flag"
	"fmt"
	"image"
	"image/color"
	"image/draw"
	"image/png"
	"os"
	"sync"
	"testing"

	"github.com/chromedp/cdproto/cdp"
	pages "github.com/chromedp/cdproto/page"
	"github.com/chromedp/chromedp"
	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

var paintGolden = flag.Bool("golden", false, "write the golden pictures anew, to testdata/golden")

// Golden pictures are small and grey, so that antialiasing and fonts make no difference; a tile in
// another place, or none, does.
const (
	goldenSide  = 48 // dots each way
	goldenShade = 32 // a dot that differs by more than this, of 255 shades, is different
	goldenMost  = 3  // this many dots may be different
)

// oneByOne lets one tab at a time take a picture: a tab behind others may draw no frames.
var oneByOne sync.Mutex

// picture is the element as a PNG, or the whole window if the selector is empty.
func (p *page) picture(selector string) []byte {
	p.t.Helper()
	oneByOne.Lock()
	defer oneByOne.Unlock()
	call(p, pages.BringToFront, cdp.Empty{})
	ctx, cancel := context.WithTimeout(p.ctx, deadline)
	defer cancel()
	take := chromedp.CaptureScreenshot()
	if selector != "" {
		take = chromedp.Screenshot(selector)
	}
	shot, err := chromedp.Run(ctx, take)
	require.NoError(p.t, err)
	return shot
}

// looksGolden asserts that an element without text looks like its golden picture.
func (p *page) looksGolden(selector, name string) {
	p.t.Helper()
	found := small(p.t, p.picture(selector))
	file := "testdata/golden/" + name + ".png"
	if *paintGolden {
		var text bytes.Buffer
		require.NoError(p.t, png.Encode(&text, found))
		require.NoError(p.t, os.WriteFile(file, text.Bytes(), 0o644))
		return
	}
	text, err := os.ReadFile(file)
	require.NoError(p.t, err, "go test -tags e2e -run %s ./web/e2e -golden", p.t.Name())
	want := small(p.t, text)
	assert.LessOrEqual(p.t, otherDots(want, found), goldenMost, "dots of %s that look otherwise", name)
}

// otherDots counts the dots that differ between two small pictures.
func otherDots(one, other *image.Gray) (others int) {
	for i, shade := range one.Pix {
		if max(shade, other.Pix[i])-min(shade, other.Pix[i]) > goldenShade {
			others++
		}
	}
	return others
}

// small reduces a picture to goldenSide dots each way, in grey: each dot is the mean of its area.
func small(t *testing.T, text []byte) *image.Gray {
	t.Helper()
	picture, err := png.Decode(bytes.NewReader(text))
	require.NoError(t, err)
	box := picture.Bounds()
	grey := image.NewGray(box)
	draw.Draw(grey, box, picture, box.Min, draw.Src)
	out := image.NewGray(image.Rect(0, 0, goldenSide, goldenSide))
	for y := range goldenSide {
		for x := range goldenSide {
			sum, count := 0, 0
			for j := box.Min.Y + y*box.Dy()/goldenSide; j < box.Min.Y+(y+1)*box.Dy()/goldenSide; j++ {
				for i := box.Min.X + x*box.Dx()/goldenSide; i < box.Min.X+(x+1)*box.Dx()/goldenSide; i++ {
					sum += int(grey.GrayAt(i, j).Y)
					count++
				}
			}
			out.SetGray(x, y, color.Gray{Y: uint8(sum / max(1, count))})
		}
	}
	return out
}

// TestPictureOfThePage: the page still looks as in the README and in its manifest, whatever its fonts are.
func TestPictureOfThePage(t *testing.T) {
	t.Parallel()
	p := open(t, visit{Hash: "#" + hundeSpiel + "&art=dogs&motifs=B:brown.G:grey.S:spotted.U:umber&end=1", Width: 1280, Height: 800}).AtSolve()
	p.SolveAll("Two solutions")
	p.UntilText(`[data-part="effort"]`, "73,508")
	p.showsGolden("page")
	p.ResizePhone([2]int64{390, 844})
	p.showsGolden("page-narrow")
}

// showsGolden compares the window with a golden picture that people see, too, and so is as large as it.
func (p *page) showsGolden(name string) {
	p.t.Helper()
	file, shot := "testdata/golden/"+name+".png", p.picture("")
	if *paintGolden {
		require.NoError(p.t, os.WriteFile(file, shot, 0o644))
		return
	}
	shown, err := os.ReadFile(file)
	require.NoError(p.t, err)
	assert.LessOrEqual(p.t, otherDots(small(p.t, shown), small(p.t, shot)), goldenSide*goldenSide/20, "dots that look otherwise")
}

// sizes are the windows that the first and the last screen are designed for.
var sizes = []visit{
	{Width: 320, Height: 568, Touch: true}, {Width: 375, Height: 667, Touch: true}, {Width: 390, Height: 664, Touch: true},
	{Width: 390, Height: 844, Touch: true}, {Width: 844, Height: 390, Touch: true}, {Width: 768, Height: 1024, Touch: true}, {Width: 820, Height: 1180, Touch: true},
	{Width: 1280, Height: 800}, {Width: 2560, Height: 1080},
}

// TestGoldenHome: today's tiles look as before, light and dark. At every size the Play button is in
// sight, whole and high enough.
func TestGoldenHome(t *testing.T) {
	t.Parallel()
	p := open(t, visit{Home: true, Touch: true, Width: 390, Height: 844, Before: on("2026, 10, 22, 8, 0")}).Ready()
	p.Until(pairJoined)
	for _, v := range sizes {
		p.dress(v)
		p.Until(fmt.Sprintf("innerWidth === %d && innerHeight === %d", v.Width, v.Height))
		p.settled()
		assert.True(t, eval[bool](p, `(({ top, bottom, left, right, height }) =>
			height >= 44 && top >= 0 && left >= 0 && bottom <= innerHeight && right <= innerWidth)(document.querySelector('[data-part="home-play"]').getBoundingClientRect())`),
			"the button is in sight without scrolling at %d×%d", v.Width, v.Height)
		p.looksGolden(".loose-tiles", "home")
	}
	p.dress(visit{Dark: true})
	p.settled()
	p.looksGolden(".loose-tiles", "home-dark")
}

// wordless hides all text, because fonts differ; drawings and layout stay.
const wordless = `{
	const sheet = new CSSStyleSheet();
	sheet.replaceSync("* { color: transparent !important; caret-color: transparent !important; transition: none !important } .tabs, .head * { visibility: hidden }");
	document.adoptedStyleSheets = [sheet];
}`

// TestGoldenEnding: a finished board shows its picture and nothing else.
func TestGoldenEnding(t *testing.T) {
	t.Parallel()
	phone := visit{Width: 390, Height: 844, Touch: true, Hash: "#day=2026-11-22"}
	p := open(t, phone).Ready()
	p.Moves(movesTo(dayWhole)...)
	p.UntilText(caption, "9 of 9")
	p.shown(`[data-part="finish"]`)
	p.looksGolden(`[data-part="board"]`, "ending")
	phone.Dark = true
	p.dress(phone)
	p.settled()
	p.looksGolden(`[data-part="board"]`, "ending-dark")
}
