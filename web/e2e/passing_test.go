//go:build e2e

package e2e

import (
	"bytes"
	"encoding/base64"
	"image"
	_ "image/png"
	"regexp"
	"strconv"
	"strings"
	"testing"

	pages "github.com/chromedp/cdproto/page"
	"github.com/makiuchi-d/gozxing"
	"github.com/makiuchi-d/gozxing/qrcode"
	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

// keeping records what the page copies, saves and prints, instead of doing it.
const keeping = `
	navigator.clipboard.writeText = async (text) => { globalThis.copied = text; };
	navigator.clipboard.write = async ([item]) => {
		const dots = await createImageBitmap(await item.getType("image/png"));
		globalThis.dots = [dots.width, dots.height].join("x");
	};
	const address = URL.createObjectURL;
	URL.createObjectURL = (blob) => { globalThis.last = blob; return address.call(URL, blob); };
	HTMLAnchorElement.prototype.click = function () { globalThis.saved = this.download; last.text().then((text) => { globalThis.content = text; }); };
	globalThis.print = () => { globalThis.printed = true; };`

// As chooses a format in the open share dialog.
func (p *page) As(format string) {
	p.t.Helper()
	p.Choose(`[data-part="share-format"]`, format)
}

// Choose chooses an option as a person does.
func (p *page) Choose(selector, value string) {
	p.t.Helper()
	eval[bool](p, `(() => {
		const field = document.querySelector(`+quote(selector)+`);
		field.value = `+quote(value)+`;
		return field.dispatchEvent(new Event("change", { bubbles: true }));
	})()`)
}

// TestTheSheetStaysWhereItIs after copying and saving, also in the language with the longest words,
// and the ways to share stay in place whichever is chosen.
func TestTheSheetStaysWhereItIs(t *testing.T) {
	t.Parallel()
	p := open(t, visit{Before: keeping, Width: 320, Height: 640, Touch: true}).Ready()
	for _, language := range []string{"en", "fr"} {
		p.Set("language", language)
		p.Until(`document.documentElement.lang === ` + quote(language))
		p.Click(`[data-action="share"]`)
		var ways float64
		for _, way := range []string{"link", "png", "qr", "board"} {
			p.Click(`[data-part="share-way"] [value="` + way + `"]`)
			p.Until(`!document.querySelector('[data-dialog="share"] [data-action="copy"]').disabled && [...document.querySelectorAll('[data-part="share-picture"] img')].every(({ complete }) => complete)`)
			places := func() string {
				return eval[string](p, `(() => {
					const sheet = document.querySelector('[data-dialog="share"]');
					const parts = [...sheet.querySelectorAll(":is(button, summary, textarea):not(header *)")].filter((part) => part.checkVisibility());
					return JSON.stringify([sheet.getBoundingClientRect().height, ...parts.map((part) => Math.round(part.getBoundingClientRect().top + sheet.scrollTop))]);
				})()`)
			}
			at := eval[float64](p, `document.querySelector('[data-part="share-ways"]').getBoundingClientRect().top + document.querySelector('[data-dialog="share"]').scrollTop`)
			if way == "link" {
				ways = at
			}
			assert.Equal(t, ways, at, "%s %s", language, way)
			before := places()
			for _, action := range []string{"copy", "save"} {
				p.Click(`[data-dialog="share"] [data-action="` + action + `"]`)
				p.Until(`document.querySelector('[data-part="copied"]').textContent !== ""`)
				assert.Equal(t, before, places(), "%s %s %s", language, way, action)
			}
		}
		p.Click(`[data-part="share-way"] [value="link"]`)
		p.Click(`[data-dialog="share"] [data-action="close"]`)
	}
}

// TestWhatIsShared: a program reads the link from the code, a picture shows the board, text is selected
// for copying by hand where the browser refuses to copy, and tiles are printed.
func TestWhatIsShared(t *testing.T) {
	t.Parallel()
	p := open(t, visit{Before: keeping, Dark: true}).Ready()
	p.Moves("1 a1")
	p.UntilText(caption, "1 of 9")
	p.Click(`[data-action="share"]`)
	p.Click(`[data-dialog="share"] [value="png"]`)
	p.Until(`document.querySelector('[data-part="share-picture"] img')?.naturalWidth > 300`)
	p.Click(`[data-dialog="share"] [data-action="copy"]`)
	p.Until("globalThis.dots")
	laid := eval[string](p, "dots")
	assert.Equal(t, "744x1456", laid, "the name stands above the board, and eight tiles lie below it")
	p.Click(`[data-part="with-board"]`)
	p.Until(`!document.querySelector('[data-dialog="share"] [data-action="copy"]').disabled`)
	p.Click(`[data-dialog="share"] [data-action="copy"]`)
	p.Until("globalThis.dots !== " + quote(laid))

	p.As("link")
	p.Until(`document.querySelector('[data-part="share-text"]').value.includes("#grid=")`)
	link := p.Value(`[data-part="share-text"]`)
	eval[bool](p, `Boolean(navigator.clipboard.writeText = () => Promise.reject(new Error("forbidden")))`)
	p.Click(`[data-dialog="share"] [data-action="copy"]`)
	p.UntilText(`[data-part="copied"]`, "press Ctrl+C")
	assert.Equal(t, link, eval[string](p, "getSelection().toString()"), "it is selected")

	p.As("qr")
	p.Until(`document.querySelector('[data-part="share-picture"] img.code')?.complete`)
	dots := eval[string](p, `(() => {
		const image = document.querySelector('[data-part="share-picture"] img');
		const canvas = Object.assign(document.createElement("canvas"), { width: image.naturalWidth, height: image.naturalHeight });
		canvas.getContext("2d").drawImage(image, 0, 0);
		return canvas.toDataURL("image/png");
	})()`)
	_, encoded, _ := strings.Cut(dots, ",")
	raw, err := base64.StdEncoding.DecodeString(encoded)
	require.NoError(t, err)
	picture, _, err := image.Decode(bytes.NewReader(raw))
	require.NoError(t, err)
	bitmap, err := gozxing.NewBinaryBitmapFromImage(picture)
	require.NoError(t, err)
	read, err := qrcode.NewQRCodeReader().Decode(bitmap, nil)
	require.NoError(t, err)
	assert.Equal(t, link, read.GetText())

	p.Click(`[data-action="cut"]`)
	for _, row := range []struct {
		paper, width string
		backs        bool
		pages        int
		box          string
	}{
		{"a4", "50", false, 1, "594.9"},
		{"letter", "70", false, 2, "612 792"},
		{"a4", "70", true, 4, "594.9"},
	} {
		p.Choose(`[data-part="cut-paper"]`, row.paper)
		p.Choose(`[data-part="cut-width"]`, row.width)
		if eval[bool](p, `document.querySelector('[data-part="cut-backs"]').checked`) != row.backs {
			p.Click(`[data-part="cut-backs"]`)
		}
		p.Until(`document.querySelectorAll('[data-part="cut-pages"] img.` + row.paper + `').length === ` + strconv.Itoa(row.pages))
		eval[bool](p, "globalThis.printed = false; true")
		p.Click(`[data-action="print-cut"]`)
		p.Until("globalThis.printed")
		printed := call(p, pages.PrintToPDF, pages.PrintToPDFParams{PreferCSSPageSize: new(true), PrintBackground: new(true)})
		paper := printed.Data
		assert.Len(t, regexp.MustCompile(`/Type /Page\b`).FindAll(paper, -1), row.pages, "%v", row)
		assert.Contains(t, string(regexp.MustCompile(`/MediaBox \[[^]]*\]`).Find(paper)), row.box, "%v", row)
		eval[bool](p, `dispatchEvent(new Event("afterprint"))`)
		assert.Zero(t, p.Count(".papers img"), "the page is itself again")
	}
}
