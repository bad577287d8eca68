//go:build e2e

package e2e

import (
	"bytes"
	"fmt"
	"strings"
	"testing"

	"github.com/chromedp/cdproto/emulation"
	pages "github.com/chromedp/cdproto/page"
	"github.com/chromedp/chromedp"
	"github.com/chromedp/chromedp/kb"
	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

// Prints says whether the element is there to be printed.
func (p *page) Prints(selector string) bool {
	p.t.Helper()
	call(p, emulation.SetEmulatedMedia, emulation.SetEmulatedMediaParams{Media: "print"})
	defer call(p, emulation.SetEmulatedMedia, emulation.SetEmulatedMediaParams{})
	return p.Visible(selector)
}

func TestShowOneTileBeginsInTheCentreAndGoesOnBesideIt(t *testing.T) {
	t.Parallel()
	p := open(t, visit{}).AtSolve()
	p.Solve("Two solutions")
	shown := map[int]bool{}
	for n := 1; n <= 9; n++ {
		p.Click(`[data-action="show-one"]`)
		p.Until(fmt.Sprintf(`document.querySelector('[data-part="caption"]').textContent.includes(%q)`,
			map[bool]string{true: fmt.Sprintf("%d of 9 tiles shown", n), false: "Solution 1 of 2"}[n < 9]))
		require.Equal(t, 9-n, p.Hidden())
		for cell, name := range p.Cells() {
			if strings.Contains(name, "not shown yet") || shown[cell] {
				continue
			}
			if n == 1 {
				assert.Equal(t, 4, cell, "the centre comes first")
			} else {
				beside := cell%3 > 0 && shown[cell-1] || cell%3 < 2 && shown[cell+1] || shown[cell-3] || shown[cell+3]
				assert.True(t, beside, "cell %d lies beside one that was shown", cell)
			}
			shown[cell] = true
		}
		assert.Len(t, shown, n, "one at a time")
		assert.Equal(t, n == 9, p.Prints(`[data-part="guide"]`), "the laying guide waits for the last tile")
	}
	assert.False(t, p.Visible(`[data-action="show-one"]`))
	checkSolution(t, dogs, p.Board(dogs))
}

func TestSolutionsAreLeafedThroughByButtonsAndArrowKeys(t *testing.T) {
	t.Parallel()
	p := open(t, visit{}).AtSolve()
	p.SolveAll("Two solutions")
	boards := map[string][]laid{}
	look := func(caption string) {
		t.Helper()
		p.UntilText(`[data-part="caption"]`, caption)
		board := p.Board(dogs)
		checkSolution(t, dogs, board)
		if known, ok := boards[caption]; ok {
			assert.Equal(t, known, board, "each solution stays what it was")
		}
		boards[caption] = board
		var guide []string
		for _, on := range board {
			guide = append(guide, fmt.Sprintf("%d, %s", on.tile+1, turnGuide[on.turn]))
		}
		assert.Equal(t, guide, p.Guide(), "the laying guide says what the board shows")
	}
	look("Solution 1 of 2")
	p.Click(`[data-action="next"]`)
	look("Solution 2 of 2")
	p.Click(`[data-action="next"]`)
	look("Solution 1 of 2")
	p.Click(`[data-action="previous"]`)
	look("Solution 2 of 2")
	p.Press(kb.ArrowLeft)
	look("Solution 1 of 2")
	p.Press(kb.ArrowRight)
	look("Solution 2 of 2")
	assert.NotEqual(t, boards["Solution 1 of 2"], boards["Solution 2 of 2"])
}

// TestOwnBoardIsSeenBeforeAnythingIsFound, as soon as something lies on it.
func TestOwnBoardIsSeenBeforeAnythingIsFound(t *testing.T) {
	t.Parallel()
	p := open(t, visit{}).AtSolve()
	p.UntilText(`[data-part="caption"]`, "The tiles, not yet placed")
	p.Click(`[data-action="tab-play"]`)
	p.Types("1 b2")
	p.UntilText(`[data-part="caption"]`, "Your board · 1 of 9")
	p.ToSolve()
	p.UntilText(`[data-part="caption"]`, "Your board · 1 of 9")
	p.Click(`[data-action="layer-tiles"]`)
	p.UntilText(`[data-part="caption"]`, "The tiles, not yet placed")
	p.Click(`[data-action="layer-board"]`)
	p.Click(`[data-action="tab-play"]`)
	p.Click(undoPlay)
	p.UntilText(`[data-part="caption"]`, "Your board · 0 of 9")
	p.ToSolve()
	p.UntilText(`[data-part="caption"]`, "The tiles, not yet placed")
}

func TestHalvesBecomeWholeAtEverySeam(t *testing.T) {
	t.Parallel()
	p := open(t, visit{}).AtSolve()
	assert.Zero(t, p.Count("g.joins > g"))
	p.SolveAll("Two solutions")
	p.Until(`document.querySelectorAll("g.joins > g").length === 12`)
	for _, on := range p.Board(dogs) {
		for _, edge := range on.edges {
			assert.Regexp(t, "^(brown|grey|spotted|umber) · (head|tail)$", edge)
		}
	}
}

func TestSolutionGoesOntoTheOwnBoardAndBack(t *testing.T) {
	t.Parallel()
	p := open(t, visit{}).AtSolve()
	p.Solve("Two solutions")
	assert.False(t, p.Visible(`[data-action="put"]`), "what is not shown cannot be put anywhere")
	p.Click(`[data-action="show-one"]`)
	p.UntilText(`[data-part="caption"]`, "1 of 9")
	assert.Regexp(t, `^Tile \d: row 2, column 2, .*\.$`, p.Text(`[data-part="newest"]`))
	assert.Equal(t, 1, p.Count("g.rings > .newest"), "the newest tile is ringed")
	p.Click(`[data-action="put"]`)
	p.UntilText(`[data-part="caption"]`, "Your board · 1 of 9")
	assert.False(t, p.Visible(`[data-part="newest"]`))
	assert.Zero(t, p.Count("g.rings > *"))
	assert.True(t, p.Visible(`[data-action="show-one"]`), "the solution goes on from here")
	assert.Equal(t, 8, strings.Count(strings.Join(p.Cells(), "\n"), "empty"))

	p.Click(`[data-action="layer-solution"]`)
	p.UntilText(`[data-part="caption"]`, "Solution 1 of 2")
	p.Click(`[data-action="show-all"]`)
	p.Until(`!document.querySelector('[data-part="guide"]').hidden`)
	solution := p.Board(dogs)
	p.Click(`[data-action="put"]`)
	p.UntilText(`[data-part="caption"]`, "Your board · 9 of 9")
	assert.Equal(t, solution, p.Board(dogs))
	assert.True(t, p.Prints(`[data-part="guide"]`), "the laying guide stays")
	assert.False(t, p.Visible(`[data-part="guide"]`), "on paper alone")
	assert.Equal(t, "Back to the solution", p.Text(`[data-action="show-all"]`))

	p.Click(`[data-action="undo"]`)
	p.UntilText(`[data-part="caption"]`, "Your board · 1 of 9")
	p.Click(`[data-action="undo"]`)
	p.UntilText(`[data-part="caption"]`, "The tiles, not yet placed")
	assert.False(t, p.Visible(`[data-action="undo"]`))
	assert.False(t, p.Visible(`[data-action="layer-board"]`))
	assert.True(t, p.Prints(`[data-part="guide"]`))
	p.Click(`[data-action="show-all"]`)
	p.UntilText(`[data-part="caption"]`, "Solution 1 of 2")
	assert.Equal(t, solution, p.Board(dogs))
}

func TestLookingAtALayerAltersNoOther(t *testing.T) {
	t.Parallel()
	p := open(t, visit{}).AtSolve()
	p.SolveAll("Two solutions")
	p.Click(`[data-action="put"]`)
	p.UntilText(`[data-part="caption"]`, "Your board · 9 of 9")
	board := p.Board(dogs)
	p.Click(`[data-action="layer-solution"]`)
	p.UntilText(`[data-part="caption"]`, "Solution 1 of 2")
	p.Click(`[data-action="next"]`)
	p.UntilText(`[data-part="caption"]`, "Solution 2 of 2")
	p.Click(`[data-action="layer-tiles"]`)
	p.UntilText(`[data-part="caption"]`, "The tiles, not yet placed")
	p.Click(`[data-action="layer-board"]`)
	p.UntilText(`[data-part="caption"]`, "Your board · 9 of 9")
	assert.Equal(t, board, p.Board(dogs))
	p.Click(`[data-action="layer-solution"]`)
	p.UntilText(`[data-part="caption"]`, "Solution 2 of 2")
}

// papers notes what is printed.
const papers = `globalThis.print = () => { globalThis.printed = document.querySelector(".papers").innerText; };`

// TestTheGuideIsPrintedFromTheBoard, too: it is that of the solution that was built, nothing of
// it is seen on the screen, and the board prints as it lies afterwards.
func TestTheGuideIsPrintedFromTheBoard(t *testing.T) {
	t.Parallel()
	p := open(t, visit{Before: papers}).AtSolve()
	p.Solve("Two solutions")
	p.Click(`[data-part="result"] [data-action="build"]`)
	p.Click(`[data-dialog="companion"] .stepper button:last-child`)
	p.Press(kb.ArrowRight)
	p.Press(kb.Escape)
	p.Click("#tab-play")
	p.Click(`[data-action="share"]`)
	p.Click(`[data-part="print-section"] [data-action="print"]`)
	p.Until("globalThis.printed")
	assert.True(t, p.Prints(".papers .laying"))
	assert.False(t, p.Prints(`[data-part="board"]`))
	assert.Contains(t, eval[string](p, "printed"), "Solution 2 of 2")
	eval[bool](p, `dispatchEvent(new Event("afterprint"))`)
	assert.Equal(t, "play", eval[string](p, "document.body.dataset.tab"))
	assert.True(t, p.Prints(`[data-part="board"]`))
	p.ToSolve()
	assert.Equal(t, "The tiles, not yet placed", p.Text(caption), "nothing was shown")
}

// TestNoGuideIsOffered where there is no solution, or nobody would see the end of the search for it.
func TestNoGuideIsOffered(t *testing.T) {
	t.Parallel()
	const guide = `[data-part="print-guide"]`
	for why, row := range map[string]struct{ hash, known string }{
		"nobody sees the end of the search": {forEver, `[data-part="hunt-offer"]`},
		"there is no solution":              {"grid=3x3&mates=same&frame=a&tiles=aabb.aabc.aacb.aacc.aadc.abeb.acdb.acec.ddee", `[data-part="solve"]`},
	} {
		p := open(t, visit{Hash: "#" + row.hash}).AtSolve()
		p.Until(`document.querySelector(` + quote(row.known) + `)?.checkVisibility()`)
		p.Click(`[data-action="share"]`)
		p.Until(`document.querySelector('[data-part="print-section"]').checkVisibility()`)
		assert.False(t, p.Visible(guide), why)
	}
}

// TestTheGuideOnPaperIsNearestToTheBoard where none was built.
func TestTheGuideOnPaperIsNearestToTheBoard(t *testing.T) {
	t.Parallel()
	p := open(t, visit{Before: papers}).AtSolve()
	p.SolveAll("Two solutions")
	p.Click(`[data-action="next"]`)
	p.UntilText(`[data-part="caption"]`, "Solution 2 of 2")
	p.Click(`[data-action="put"]`)
	p.UntilText(`[data-part="caption"]`, "Your board · 9 of 9")
	p.Click(`[data-action="layer-solution"]`)
	p.Click(`[data-action="previous"]`)
	p.UntilText(`[data-part="caption"]`, "Solution 1 of 2")
	p.Click(`.result [data-action="print"]`)
	p.Until(`globalThis.printed?.includes("Solution 1 of 2")`)
	p.Click("#tab-play")
	p.Click(`[data-action="share"]`)
	p.Click(`[data-part="print-section"] [data-action="print"]`)
	p.Until(`globalThis.printed?.includes("Solution 2 of 2")`)
}

// TestWhatWasBuiltIsPrinted from Share and from the result, also where it has to be found again.
func TestWhatWasBuiltIsPrinted(t *testing.T) {
	t.Parallel()
	p := open(t, visit{Before: papers}).AtSolve()
	p.Solve("Two solutions")
	p.Click(`[data-part="result"] [data-action="build"]`)
	p.Click(`[data-dialog="companion"] .stepper button:last-child`)
	p.UntilText(".told-tile .stepper", "Solution 2 of 2")
	for range 10 {
		p.Click(buildNext)
	}
	p.UntilText(`[data-part="caption"]`, "Solution 2 of 2")
	p.UntilText(`[data-part="newest"]`, "You’ve built this solution.")
	p.Click(`.result [data-action="print"]`)
	p.Until(`globalThis.printed?.includes("Solution 2 of 2")`)
	p.UntilKept(`kept.some(({ found, guide }) => found === 2 && guide?.step === 9)`)
	p.Click("#tab-play")
	p.Reload().Ready()
	p.Until(`document.body.dataset.tab === "play"`)
	p.Click(`[data-action="share"]`)
	p.Click(`[data-part="print-section"] [data-action="print"]`)
	p.Until(`globalThis.printed?.includes("Solution 2 of 2")`)
}

// TestTheGuideIsPrintedFirst, before anybody has asked for a solution: it is searched for.
func TestTheGuideIsPrintedFirst(t *testing.T) {
	t.Parallel()
	p := open(t, visit{Before: papers}).Ready()
	p.Click(`[data-action="share"]`)
	p.Click(`[data-part="print-section"] [data-action="print"]`)
	p.Until(`globalThis.printed?.includes("Solution 1 of 2")`)
	p.UntilText(`[data-part="verdict"]`, "Two solutions.")
	p.UntilText(`[data-part="caption"]`, "The tiles, not yet placed")
}

// TestTheGuideIsPrintedAfterALongerSearch that has to find again what was found: it is seen, and
// waited for.
func TestTheGuideIsPrintedAfterALongerSearch(t *testing.T) {
	t.Parallel()
	p := open(t, visit{Hash: "#" + seconds, Before: papers}).AtSolve()
	p.Solve("One solution.")
	p.UntilKept(`kept.some(({ found }) => found === 1)`)
	p.Click("#tab-play")
	p.Reload().Ready()
	p.Until(`document.body.dataset.tab === "play"`)
	p.Click(`[data-action="share"]`)
	p.Click(`[data-part="print-section"] [data-action="print"]`)
	p.Until(`document.querySelector('[data-part="searching"]').checkVisibility()`)
	p.Until("globalThis.printed")
	assert.Equal(t, 1, p.Count(".papers .laying"))
	p.UntilText(`[data-part="caption"]`, "The tiles, not yet placed")
}

func TestLayingGuidePrintsOnOnePage(t *testing.T) {
	t.Parallel()
	p := open(t, visit{Dark: true, Before: papers}).AtSolve()
	p.Solve("Two solutions")
	p.Click(`[data-action="share"]`)
	assert.Contains(t, p.Text(`[data-part="print-section"]`), "Spoiler: this shows the solution.")
	p.Click(`[data-part="print-section"] [data-action="print"]`)
	p.Until("globalThis.printed")
	call(p, emulation.SetEmulatedMedia, emulation.SetEmulatedMediaParams{Media: "print"})
	assert.Equal(t, "Das verflixte Hunde-Spiel", p.Text(".papers h1"))
	assert.Contains(t, p.Text(".papers"), "Solution 1 of 2")
	assert.Equal(t, 9, p.Count(".laying .piece"), "each cell has its tile")
	assert.Equal(t, 9, p.Count(".pieces .piece"), "and each tile its number")
	assert.False(t, p.Visible(`[data-part="board"]`), "the guide is the board, too")
	assert.Empty(t, p.Heard("button"), "nobody presses paper")
	assert.False(t, p.Visible(".head .mark"))
	p.do(chromedp.EmulateViewport(680, 1009)) // what an A4 page has between its margins
	assert.True(t, eval[bool](p, `document.querySelector(".papers h1").getBoundingClientRect().bottom < document.querySelector(".laying").getBoundingClientRect().top`), "the title stands above the board")
	assert.Equal(t, "rgb(255, 255, 255)", eval[string](p, "getComputedStyle(document.documentElement).backgroundColor"), "a dark room prints white")
	for paper, size := range map[string][2]float64{"A4": {8.27, 11.69}, "Letter": {8.5, 11}} {
		printed := call(p, pages.PrintToPDF, pages.PrintToPDFParams{PaperWidth: size[0], PaperHeight: size[1]})
		assert.Equal(t, 1, bytes.Count(printed.Data, []byte("/Type /Page\n")), "pages of %s", paper)
	}
}
