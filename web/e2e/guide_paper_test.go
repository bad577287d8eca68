//go:build e2e

package e2e

import (
	"bytes"
	"fmt"
	"math/rand/v2"
	"strings"
	"testing"

	"github.com/chromedp/cdproto/emulation"
	pages "github.com/chromedp/cdproto/page"
	"github.com/chromedp/chromedp"
	"github.com/stretchr/testify/assert"
)

// The laying guide on paper. A flow tests which solution it shows.

// Paper switches the page to print and back to the screen; a dark theme stays dark.
func (p *page) Paper(is bool) {
	p.t.Helper()
	media := map[bool]string{true: "print"}[is]
	call(p, emulation.SetEmulatedMedia, emulation.SetEmulatedMediaParams{Media: media, Features: p.taste})
}

// Prints reports whether the element is visible in print.
func (p *page) Prints(selector string) bool {
	p.t.Helper()
	p.Paper(true)
	defer p.Paper(false)
	return p.Visible(selector)
}

// papers records the text that the page prints.
const papers = `globalThis.print = () => { globalThis.printed = document.querySelector(".papers").innerText; };`

// framedLarge is a framed puzzle of 12×12 with so many motifs that it has one solution.
func framedLarge() string {
	const size, edges = 12, "BCDEFGHIJKLMNOPQRSTUVWXYZbcdefghijklmnopqrstuvwxyz"
	dice := rand.New(rand.NewPCG(1, 2))
	var right, bottom [size][size]byte
	var words []string
	for row := range size {
		for column := range size {
			word := []byte("aaaa")
			if row > 0 {
				word[0] = bottom[row-1][column] ^ 0x20
			}
			if column > 0 {
				word[3] = right[row][column-1] ^ 0x20
			}
			if column < size-1 {
				right[row][column] = edges[dice.IntN(len(edges))]
				word[1] = right[row][column]
			}
			if row < size-1 {
				bottom[row][column] = edges[dice.IntN(len(edges))]
				word[2] = bottom[row][column]
			}
			words = append(words, string(word))
		}
	}
	return fmt.Sprintf("#grid=%[1]dx%[1]d&frame=a&tiles=", size) + strings.Join(words, ".") + "&end=1"
}

// lay waits until the puzzle on the table has this many cells.
func (p *page) lay(tiles int) {
	p.t.Helper()
	p.Until(fmt.Sprintf(`document.querySelectorAll('[role="gridcell"]').length === %d`, tiles))
}

// printsPages asserts on how many pages of each paper the page is printed. Letter is the shorter one, on
// which a page runs over first.
func (p *page) printsPages(name string, pagesOf int, papers ...string) {
	p.t.Helper()
	for _, paper := range papers {
		size := map[string][2]float64{"A4": {8.27, 11.69}, "Letter": {8.5, 11}}[paper]
		printed := call(p, pages.PrintToPDF, pages.PrintToPDFParams{PaperWidth: size[0], PaperHeight: size[1]})
		assert.Equal(p.t, pagesOf, bytes.Count(printed.Data, []byte("/Type /Page\n")), "%s on %s", name, paper)
	}
}

// TestGuidesArePrinted alone, and on the expected number of pages; printed tiles that are laid by the
// printed guide form the solved board.
func TestGuidesArePrinted(t *testing.T) {
	t.Parallel()
	p := open(t, visit{Dark: true, Before: papers + keeping}).AtSolve()
	p.Solve("Two solutions")
	p.Click(`[data-action="share"]`)
	assert.Contains(t, p.Text(`[data-part="print-section"]`), "Spoiler: this shows the solution.")
	p.Click(`[data-part="print-section"] [data-action="print"]`)
	p.Until("globalThis.printed")
	p.Paper(true)
	assert.Equal(t, "Das verflixte Hunde-Spiel", p.Text(".papers h1"))
	assert.Contains(t, p.Text(".papers"), "Solution 1 of 2")
	assert.Equal(t, 9, p.Count(".laying .piece"), "each cell has its tile")
	assert.Equal(t, 9, p.Count(".pieces .piece"), "and each tile its number")
	assert.False(t, p.Visible(`[data-part="board"]`), "the guide is the board, too")
	assert.Empty(t, p.Heard("button"), "nobody presses paper")
	assert.False(t, p.Visible(".head .mark"))
	p.do(chromedp.EmulateViewport(680, 1009)) // an A4 page without its margins, in CSS pixels
	assert.True(t, eval[bool](p, `document.querySelector(".papers h1").getBoundingClientRect().bottom < document.querySelector(".laying").getBoundingClientRect().top`), "the title stands above the board")
	assert.Equal(t, "rgb(255, 255, 255)", eval[string](p, "getComputedStyle(document.documentElement).backgroundColor"), "a dark room prints white")
	p.printsPages("nine tiles, alone", 1, "A4", "Letter")

	// Afterwards the page prints what it shows.
	eval[bool](p, `dispatchEvent(new Event("afterprint"))`)
	p.Paper(false)
	p.Resize(1280, 800, false)
	assert.True(t, p.Prints(`[data-part="board"]`))
	assert.False(t, p.Prints(`[data-part="guide"]`), "the laying guide waits for the last tile")
	p.Click(`[data-action="show-all"]`)
	p.Until(`!document.querySelector('[data-part="guide"]').hidden`)
	assert.True(t, p.Prints(`[data-part="guide"]`))
	p.Click(`[data-action="put"]`)
	p.UntilText(caption, "Your board · 9 of 9")
	assert.True(t, p.Prints(`[data-part="guide"]`), "the laying guide stays")
	assert.False(t, p.Visible(`[data-part="guide"]`), "on paper alone")
	p.Click(`[data-action="undo"]`)
	p.UntilText(caption, "The tiles, not yet placed")

	p.dress(visit{})
	p.printedTilesAreLaidByThePrintedGuide()
	for _, row := range []struct {
		name, hash, verdict string
		tiles, pages        int
	}{
		{"nine triangles", "#" + shards, "147 solutions", 9, 1},
		{"144 framed tiles", framedLarge(), "One solution", 144, 2},
		{"sixteen tiles", "#grid=4x4&tiles=cCbA.dDCb.BcAC.bAdC.bdDB.acbd.dAaC.dADa.CADd.cBCd.BaCc.DBCb.adbA.CaDc.dDCa.DbcA&end=1", "One solution", 16, 1},
	} {
		p.Follow(row.hash)
		p.lay(row.tiles)
		p.SolveAll(row.verdict)
		assert.Equal(t, row.tiles, p.Count(".laying .piece"), row.name)
		assert.Equal(t, row.tiles, p.Count(".pieces .piece"), row.name)
		p.printsPages(row.name, row.pages, "Letter")
		if row.tiles == 9 {
			p.seamsAreJoined(9)
		}
	}
}
