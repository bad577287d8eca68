//go:build e2e

package e2e

import (
	"bytes"
	"encoding/base64"
	"fmt"
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

// keeping remembers what is copied and saved instead of doing it.
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

// Choose chooses an option as somebody does.
func (p *page) Choose(selector, value string) {
	p.t.Helper()
	eval[bool](p, `(() => {
		const field = document.querySelector(`+quote(selector)+`);
		field.value = `+quote(value)+`;
		return field.dispatchEvent(new Event("change", { bubbles: true }));
	})()`)
}

func TestAPuzzleIsCopiedInEveryNotation(t *testing.T) {
	t.Parallel()
	p := open(t, visit{Before: keeping}).AtSolve()
	p.Click(`[data-action="share"]`)
	for _, row := range []struct{ format, begins, lost, file string }{
		{"bucas", "https://e2.bucas.name/#puzzle=Das_verflixte_Hunde-Spiel&board_w=3", "“e2.bucas.name” doesn’t tell halves apart: a head matches a head.", ".txt"},
		{"json", "{\n  \"grid\": \"3x3\",\n  \"tiles\": [\n    \"BGus\",", "", ".json"},
		{"go", "const name = \"Das verflixte Hunde-Spiel\"\nconst width, height = 3, 3\n", "“Go” doesn’t keep all the names.", ".go"},
		{"python", "name = \"Das verflixte Hunde-Spiel\"\nwidth, height = 3, 3\n", "“Python” doesn’t keep all the names.", ".py"},
		{"javascript", "const name = \"Das verflixte Hunde-Spiel\";\n", "“JavaScript” doesn’t keep all the names.", ".js"},
		{"legespiel", "<?xml", "“Legespiel, XML” doesn’t keep all the names.", ".xml"},
		{"edgewise", "grid: 3x3\n", "", ".txt"},
		{"board", "Das verflixte Hunde-Spiel\n\n+---------+---------+---------+\n|    B    |", "", ".txt"},
	} {
		p.As(row.format)
		p.Until(`document.querySelector('[data-part="share-text"]').value.startsWith(` + quote(row.begins) + `)`)
		assert.Contains(t, p.Text(`[data-part="share-lost"]`), row.lost)
		assert.Equal(t, row.lost == "", p.Text(`[data-part="share-lost"]`) == "", row.format)
		p.Click(`[data-action="copy"]`)
		p.UntilText(`[data-part="copied"]`, "Copied.")
		assert.Equal(t, p.Value(`[data-part="share-text"]`), eval[string](p, "copied"))
		p.Click(`[data-action="save"]`)
		p.Until(`globalThis.content === document.querySelector('[data-part="share-text"]').value + "\n"`)
		assert.Equal(t, "Das-verflixte-Hunde-Spiel"+row.file, eval[string](p, "saved"))
	}
	p.As("tetravex")
	p.UntilText(`[data-part="share-lost"]`, "doesn’t tell halves apart")
	p.As("owen")
	p.Until(`document.querySelector('[data-part="share-text"]').value.startsWith("3 3\n")`)
}

func TestANotationThatCannotCarryThePuzzleSaysSo(t *testing.T) {
	t.Parallel()
	p := open(t, visit{Hash: "#grid=tri2&tiles=ABa.bba.aaB.BAb"}).AtSolve()
	p.Click(`[data-action="share"]`)
	p.As("bucas")
	p.UntilText(`[data-part="share-lost"]`, "“e2.bucas.name” has no grid of this kind.")
	assert.False(t, p.Visible(`[data-part="share-text"]`))
	assert.True(t, eval[bool](p, `document.querySelector('[data-action="copy"]').disabled`))
	p.CheckAccessible("a notation that cannot carry the puzzle")
}

// TestTheSheetStaysWhereItIs when something was copied or saved, and what is told of it is
// in sight, in the longest language too; and the ways do, whichever is chosen.
func TestTheSheetStaysWhereItIs(t *testing.T) {
	t.Parallel()
	for _, language := range []string{"en", "fr"} {
		p := open(t, visit{Before: keeping, Width: 320, Height: 640, Touch: true, Language: language}).Ready()
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
	}
}

// TestTheCodeIsTheLink: a program that reads codes finds the link in what is seen.
func TestTheCodeIsTheLink(t *testing.T) {
	t.Parallel()
	p := open(t, visit{Before: keeping, Dark: true}).AtSolve()
	p.Click(`[data-action="share"]`)
	p.Until(`document.querySelector('[data-part="share-text"]').value.includes("#grid=")`)
	link := p.Value(`[data-part="share-text"]`)
	p.As("qr")
	p.Until(`document.querySelector('[data-part="share-picture"] img')?.complete`)
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
	p.CheckAccessible("a code")

	p.Click(`[data-dialog="share"] [data-action="close"]`)
	p.Follow("#grid=3x3&tiles=BGus.BSbu.BSgu.BSgu.BUsg.GBsu.GSbu.GUbs.GUgs&name=" + strings.Repeat("Dogs_", 39) + "&by=" + strings.Repeat("Me_", 30))
	p.UntilText(`[data-part="name"]`, "Dogs Dogs")
	p.Click(`[data-action="share"]`)
	p.UntilText(`[data-part="share-lost"]`, "a QR code of more than 300 is hard to read")
}

func TestThePictureIsOfWhatLiesOnTheBoard(t *testing.T) {
	t.Parallel()
	p := open(t, visit{Before: keeping}).AtSolve()
	p.PutOne()
	p.Click(`[data-action="share"]`)
	p.Click(`[data-dialog="share"] [value="png"]`)
	p.Until(`document.querySelector('[data-part="share-picture"] img')?.naturalWidth > 300`)
	assert.True(t, eval[bool](p, `document.querySelector('[data-part="with-board"]').checked`), "what lies there is meant")
	p.Click(`[data-action="copy"]`)
	p.Until("globalThis.dots")
	laid := eval[string](p, "dots")
	assert.Equal(t, "744x1456", laid, "the name stands above the board, and eight tiles lie below it")
	p.Click(`[data-part="with-board"]`)
	p.Until(`!document.querySelector('[data-dialog="share"] [data-action="copy"]').disabled`)
	p.Click(`[data-action="copy"]`)
	p.Until("globalThis.dots !== " + quote(laid))
	p.Click(`[data-part="with-board"]`)
	p.As("svg")
	p.Until(`document.querySelector('[data-part="copied"]').textContent === ""`)
	p.Click(`[data-action="copy"]`)
	p.Until("globalThis.copied")
	picture := eval[string](p, "copied")
	assert.Equal(t, 8, strings.Count(picture, `href="#empty"`), "one tile lies, eight cells are empty")
	assert.Equal(t, 9, strings.Count(picture, `href="#tile-`), "the other eight wait below")
	assert.Contains(t, picture, ">Das verflixte Hunde-Spiel</text>")
	p.As("board")
	p.Until(`document.querySelector('[data-part="share-text"]').value.includes("|         |         |")`)
}

// TestWhatIsSharedIsCalledWhatItIs: on Play it is the person's own board, whatever is looked at on Solve.
func TestWhatIsSharedIsCalledWhatItIs(t *testing.T) {
	t.Parallel()
	p := open(t, visit{}).AtSolve()
	p.PutOne()
	p.Click(`[data-action="show-all"]`)
	p.Until(`document.body.dataset.layer === "solution"`)
	for _, row := range []struct {
		tab, words string
		included   bool
	}{
		{"solve", "Include the solution", false},
		{"play", "Include what’s on the board", true},
	} {
		p.Click(fmt.Sprintf(`[data-action="tab-%s"]`, row.tab))
		p.Click(`[data-action="share"]`)
		p.UntilText(`[data-part="share-board-what"]`, row.words)
		assert.Equal(t, row.included, eval[bool](p, `document.querySelector('[data-part="with-board"]').checked`), row.tab)
		p.Click(`[data-dialog="share"] [data-action="close"]`)
	}
}

func TestTilesArePrintedToBeCutOut(t *testing.T) {
	t.Parallel()
	p := open(t, visit{Before: keeping}).AtSolve()
	p.Click(`[data-action="share"]`)
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
		{"letter", "12", true, 2, "612 792"}, // is made 30
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
	assert.Equal(t, "30", p.Value(`[data-part="cut-width"]`))
}
