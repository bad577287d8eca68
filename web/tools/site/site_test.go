package main

import (
	"bytes"
	"encoding/xml"
	"image"
	"image/color"
	"image/png"
	"os"
	"path/filepath"
	"regexp"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	artist "edgewise/solver/draw"
	"edgewise/solver/gallery"
	"edgewise/solver/notation"
)

const base = "https://host.example/edgewise/"

// aDay is a file of days, as web/tools/days writes them.
const aDay = `[{"day":"2026-11-30","link":"grid=hex2&tiles=AbCabc.aBcABC.abcABC.AbcaBC.aBCAbc.ABCabc.abCABc&name=2026-11-30&art=birds&end=1","difficulty":"tricky"}]`

// written writes the pages of one puzzle or day, and returns the folder.
func written(t *testing.T, only string, flags ...string) string {
	t.Helper()
	out, days := t.TempDir(), t.TempDir()
	require.NoError(t, os.WriteFile(filepath.Join(days, "2026-11.json"), []byte(aDay), 0o644))
	stated := `<meta http-equiv="Content-Security-Policy" content="default-src 'none'; img-src 'self'" />`
	require.NoError(t, os.WriteFile(filepath.Join(out, "index.html"), []byte(stated), 0o644))
	require.NoError(t, run(append([]string{"-out", out, "-days", days, "-only", only}, flags...)))
	return out
}

func read(t *testing.T, path ...string) string {
	t.Helper()
	content, err := os.ReadFile(filepath.Join(path...))
	require.NoError(t, err)
	return string(content)
}

// TestWithoutABaseNothingIsAbsolute: only what hosts read is written, and it forbids frames.
func TestWithoutABaseNothingIsAbsolute(t *testing.T) {
	out := written(t, "")
	entries, err := os.ReadDir(out)
	require.NoError(t, err)
	var names []string
	for _, entry := range entries {
		names = append(names, entry.Name())
	}
	assert.Equal(t, []string{".nojekyll", "_headers", "index.html"}, names)
	assert.Regexp(t, `(?m)^/\*\n  Cache-Control: no-cache\n  Content-Security-Policy: default-src 'none'; img-src 'self'; frame-ancestors 'none'$`, read(t, out, "_headers"))
	assert.NotContains(t, read(t, out, "_headers"), "://")
	assert.Contains(t, read(t, written(t, "", "-frames", "https://blog.example"), "_headers"), "; frame-ancestors https://blog.example\n")
}

// TestAPuzzleHasAPage: it has its own name, counts and picture, needs no script, and leads into the app.
func TestAPuzzleHasAPage(t *testing.T) {
	out := written(t, "hunde-spiel", "-base", strings.TrimSuffix(base, "/"))
	page := read(t, out, "puzzle", "hunde-spiel", "index.html")
	entry, found := gallery.Find("hunde-spiel")
	require.True(t, found)
	for _, part := range []string{
		`<title>Das verflixte Hunde-Spiel · Edgewise</title>`,
		`<link rel="canonical" href="` + base + `puzzle/hunde-spiel/" />`,
		`<meta property="og:image" content="` + base + `puzzle/hunde-spiel/picture.png" />`,
		`<meta property="og:description" content="9 square tiles · from 1979 · 2 solutions, 8 pictures, 16 arrangements. Play it`,
		`<meta name="twitter:card" content="summary_large_image" />`,
		`<a class="play" href="../../#` + strings.ReplaceAll(entry.Link(), "&", "&amp;") + `">Play</a>`,
	} {
		assert.Contains(t, page, part)
	}
	assert.NotRegexp(t, `<script|<style| style=| on\w+=|http-equiv="refresh"`, page)
	picture, err := png.DecodeConfig(strings.NewReader(read(t, out, "puzzle", "hunde-spiel", "picture.png")))
	require.NoError(t, err)
	assert.Equal(t, [2]int{1200, 630}, [2]int{picture.Width, picture.Height})
	assert.FileExists(t, filepath.Join(out, "picture.png"))
}

func TestADayHasAPage(t *testing.T) {
	out := written(t, "2026-11-30", "-base", base)
	page := read(t, out, "day", "2026-11-30", "index.html")
	assert.Contains(t, page, `<h1>Puzzle of Monday, November 30, 2026</h1>`)
	assert.Contains(t, page, `7 hexagons · tricky · 1 solution.`)
	assert.NoFileExists(t, filepath.Join(out, "puzzle", "hunde-spiel", "index.html"))
}

// TestSitemapHasEachPuzzleOnce: pages of a puzzle that was published twice name the first one.
func TestSitemapHasEachPuzzleOnce(t *testing.T) {
	out := written(t, "none", "-base", base)
	var list struct {
		Locs []string `xml:"url>loc"`
	}
	require.NoError(t, xml.Unmarshal([]byte(read(t, out, "sitemap.xml")), &list))
	different := 0
	for _, entry := range gallery.All() {
		if entry.Same == "" {
			different++
		}
	}
	assert.Len(t, list.Locs, 1+different+1, "the app, the puzzles, and a day")
	for _, loc := range list.Locs {
		assert.Regexp(t, `^`+regexp.QuoteMeta(base)+`((puzzle|day)/[a-z0-9-]+/)?$`, loc)
	}
}

func TestWhatIsNoAddressIsRefused(t *testing.T) {
	for _, address := range []string{"host.example", "ftp://host.example/", "https://", base + "#day", base + "?a=b", "%"} {
		assert.ErrorContains(t, run([]string{"-out", t.TempDir(), "-base", address}), "is no address of a folder", address)
	}
	assert.ErrorContains(t, run([]string{"-out", t.TempDir(), "-base", base, "-days", t.TempDir()}), "run `make days` first")
}

// TestEveryPuzzleCanBePainted: the painter knows all that drawings hold, in every motif set.
func TestEveryPuzzleCanBePainted(t *testing.T) {
	small := image.NewRGBA(image.Rect(0, 0, 60, 32))
	for _, entry := range gallery.All() {
		document := entry.Document()
		a := artist.New(document.Puzzle, document.Art)
		require.NoError(t, paintSVG(small, small.Rect, a.Loose(columns(entry.Tiles), artist.Options{})), entry.ID)
	}
	nine, err := notation.Read("grid=2x2&tiles=AbCd.aBcD.ABcd.abCD")
	require.NoError(t, err)
	for _, set := range artist.Sets() {
		require.NoError(t, paintSVG(small, small.Rect, artist.New(nine.Puzzle, set).Loose(4, artist.Options{})), set)
	}
	assert.ErrorContains(t, paintSVG(small, small.Rect, `<svg viewBox="0 0 9 9"><text>A</text></svg>`), "nothing paints it")
}

// painted is a drawing of 10 × 10 units as as many pixels: . for white, # for black, + for between.
func painted(t *testing.T, drawing string) string {
	t.Helper()
	picture := image.NewRGBA(image.Rect(0, 0, 10, 10))
	for i := range picture.Pix {
		picture.Pix[i] = 255
	}
	require.NoError(t, paintSVG(picture, picture.Rect, `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 10 10">`+drawing+`</svg>`))
	var text bytes.Buffer
	for y := range 10 {
		for x := range 10 {
			switch picture.RGBAAt(x, y) {
			case color.RGBA{255, 255, 255, 255}:
				text.WriteByte('.')
			case color.RGBA{0, 0, 0, 255}:
				text.WriteByte('#')
			default:
				text.WriteByte('+')
			}
		}
		text.WriteByte('\n')
	}
	return text.String()
}

// rowsOf repeats rows of pixels: a number and what it repeats, in turn.
func rowsOf(rows ...any) (text string) {
	for i := 0; i < len(rows); i += 2 {
		text += strings.Repeat(rows[i+1].(string)+"\n", rows[i].(int))
	}
	return text
}

func TestPainter(t *testing.T) {
	for _, row := range []struct{ name, drawing, want string }{
		{"a square", `<path d="M2 2H8V8H2Z"/>`, rowsOf(2, "..........", 6, "..######..", 2, "..........")},
		{"half a pixel", `<path d="M2.5 2H7.5V8H2.5Z"/>`, rowsOf(2, "..........", 6, "..+####+..", 2, "..........")},
		{"what goes around twice", `<path d="M1 1H9V9H1ZM3 3H7V7H3Z"/>`, rowsOf(1, "..........", 8, ".########.", 1, "..........")},
		{"even and odd", `<path fill-rule="evenodd" d="M1 1H9V9H1ZM3 3H7V7H3Z"/>`,
			rowsOf(1, "..........", 2, ".########.", 4, ".##....##.", 2, ".########.", 1, "..........")},
		{"a hole", `<path d="M1 1H9V9H1ZM3 3V7H7V3Z"/>`, rowsOf(1, "..........", 2, ".########.", 4, ".##....##.", 2, ".########.", 1, "..........")},
		{"a stroke", `<path fill="none" stroke="#000000" stroke-width="2" d="M2 5H8"/>`, rowsOf(4, "..........", 2, "..######..", 4, "..........")},
		{"it is passed on", `<g fill="none" stroke="#000" stroke-width="2"><path d="M2 5L8 5"/></g>`, rowsOf(4, "..........", 2, "..######..", 4, "..........")},
		{"it is moved and turned", `<g transform="translate(5 5) rotate(90)"><path d="M-3 -1h6V1H-3Z"/></g>`, rowsOf(2, "..........", 6, "....##....", 2, "..........")},
		{"around a point", `<path transform="rotate(90 5 5)" d="M2 4H8V6H2Z"/>`, rowsOf(2, "..........", 6, "....##....", 2, "..........")},
		{"in a window", `<clipPath id="w"><path d="M0 5H10V10H0Z"/></clipPath><g clip-path="url(#w)"><path d="M2 2H8V8H2Z"/></g>`, rowsOf(5, "..........", 3, "..######..", 2, "..........")},
		{"used twice", `<defs><g id="s"><path d="M0 0H2V2H0Z"/></g></defs><use href="#s" transform="translate(1 4)"/><use href="#s" transform="translate(7 4) scale(1)"/>`,
			rowsOf(4, "..........", 2, ".##....##.", 4, "..........")},
		{"half black", `<path fill-opacity=".5" d="M2 2H8V8H2Z"/>`, rowsOf(2, "..........", 6, "..++++++..", 2, "..........")},
		{"beyond the edge", `<path d="M-50 -50H60V60H-50Z"/>`, rowsOf(10, "##########")},
		{"a round end", `<path fill="none" stroke="#000" stroke-width="4" stroke-linecap="round" d="M5 5h0"/>`,
			rowsOf(3, "..........", 1, "...++++...", 2, "...+##+...", 1, "...++++...", 3, "..........")},
	} {
		assert.Equal(t, row.want, painted(t, row.drawing), row.name)
	}
	for _, d := range []string{"M1", "M1 1T2 2", "M0 0A1 2 0 0 1 3 3", "M0 0A9 9 0 1 1 3 3", "Mx"} {
		_, err := pathOf(d)
		assert.Error(t, err, d)
	}
}

// TestCommonColoursStay: a file has 256 colours at most, and what is seen most keeps its own.
func TestCommonColoursStay(t *testing.T) {
	picture := image.NewRGBA(image.Rect(0, 0, 100, 100))
	for i := range 100 * 100 {
		c := color.RGBA{uint8(i % 100), uint8(i / 100), uint8(i % 7 * 30), 255}
		if i >= 50*100 {
			c = color.RGBA{0xA2, 0x3C, 0x2B, 255}
		}
		picture.Set(i%100, i/100, c)
	}
	made := reduced(picture)
	assert.Len(t, made.Palette, colours)
	most := color.RGBAModel.Convert(made.At(99, 99)).(color.RGBA)
	assert.Equal(t, color.RGBA{0xA2, 0x3C, 0x2B, 255}, most)
	assert.Equal(t, color.Palette{color.RGBA{0, 0, 0, 255}}, reduced(image.NewRGBA(image.Rect(0, 0, 3, 3))).Palette)
}
