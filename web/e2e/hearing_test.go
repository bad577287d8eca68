//go:build e2e

package e2e

import (
	"testing"

	"github.com/chromedp/chromedp/kb"
	"github.com/stretchr/testify/assert"
)

func TestBoardIsHeardAsAGrid(t *testing.T) {
	t.Parallel()
	p := open(t, visit{}).AtSolve()
	assert.Equal(t, []string{"Das verflixte Hunde-Spiel"}, p.Heard("grid"))
	assert.Len(t, p.Heard("row"), 3)
	assert.Equal(t, []int{3, 3, 3}, eval[[]int](p, `[...document.querySelectorAll('[role="grid"] [role="row"]')].map((row) =>
		row.querySelectorAll('[role="gridcell"]').length)`))
	assert.Equal(t, []string{
		"Row 1, column 1: tile 1; top: brown · head, right: grey · head, bottom: umber · tail, left: spotted · tail",
		"Row 1, column 2: tile 2; top: brown · head, right: spotted · head, bottom: brown · tail, left: umber · tail",
	}, p.Cells()[:2])
	for _, heading := range []string{"Das verflixte Hunde-Spiel", "Nine tiles. How do they fit?"} {
		assert.Contains(t, p.Heard("heading"), heading)
	}
	assert.Equal(t, []string{"Board"}, p.Heard("region"))
	assert.Equal(t, []string{"Play", "Solve", "Watch", "Tiles"}, p.Heard("tab"))
	assert.Equal(t, []string{"Solve"}, p.Heard("tabpanel"))

	p.Solve("Two solutions.")
	p.Click(`[data-action="show-one"]`)
	p.UntilText(`[data-part="caption"]`, "1 of 9")
	assert.Equal(t, "Row 1, column 1: not shown yet", p.Cells()[0])
	assert.Regexp(t, `^Row 2, column 2: tile \d(, turned (right|left|upside down))?; top: `, p.Cells()[4])
}

func TestConflictsOnTheBoardAreHeard(t *testing.T) {
	t.Parallel()
	p := open(t, visit{Hash: dogs.hash("board=0.0_1.0_-_-_-_-_-_-_-")}).AtSolve()
	p.UntilText(`[data-part="caption"]`, "Your board · 2 of 9")
	p.Until(`document.querySelectorAll("g.tears > g").length === 1`)
	assert.Regexp(t, `^Row 1, column 1: tile 1; .*; right side doesn’t match$`, p.Cells()[0])
	assert.Regexp(t, `^Row 1, column 2: tile 2; .*; left side doesn’t match$`, p.Cells()[1])
	assert.Equal(t, "Row 1, column 3: empty", p.Cells()[2])
	p.Set("conflicts", "false")
	p.Until(`document.querySelectorAll("g.tears > g").length === 0`)
}

// That it speaks at most once a second is tested on a clock of the test's own, in
// live.test.js.
func TestOneLiveRegionTellsTheVerdict(t *testing.T) {
	t.Parallel()
	p := open(t, visit{}).AtSolve()
	assert.Equal(t, 1, p.Count(`[aria-live]:not(details *), main [role="status"], main [role="alert"]`), "one voice, but for what is folded")
	eval[bool](p, `Boolean(globalThis.told = []) && (new MutationObserver(() => {
		told.push(document.querySelector('[data-part="live"]').textContent);
	}).observe(document.querySelector('[data-part="live"]'), { childList: true }), true)`)

	p.Solve("Two solutions.")
	verdict := "Two solutions. 16 arrangements = 2 solutions × 4 turns of the board × 2 ways to swap tiles 3 and 4."
	p.Until(`told.includes(` + quote(verdict) + `)`)
	assert.NotContains(t, eval[[]string](p, "told"), "Searching…", "what is over at once is not announced")
	p.Click(`[data-action="show-one"]`)
	p.Until(`/^Tile \d: row 2, column 2, /.test(told.at(-1))`)
	p.Click(`[data-action="show-all"]`)
	p.Until(`told.at(-1) === "Solution 1 of 2"`)
	for range 6 {
		p.Press(kb.ArrowRight)
	}
	p.Press(kb.ArrowRight)
	p.Until(`told.at(-1) === "Solution 2 of 2"`)
}

func TestBrokenLinkAndLongSearchAreHeard(t *testing.T) {
	t.Parallel()
	p := open(t, visit{}).AtSolve()
	p.Follow(dogs.with(6, "GSb").hash("end=1"))
	p.UntilText(`[data-part="live"]`, "This can’t be read. Tile 7: “GSb” has 3 sides; 4 expected.")
	p.Follow(endless().hash("name=Endless"))
	p.UntilText(`[data-part="name"]`, "Endless")
	p.ToSolve()
	p.Click(`[data-action="solve"]`)
	p.UntilText(`[data-part="live"]`, "Searching…")
	p.Click(`[data-action="stop"]`)
	p.UntilText(`[data-part="live"]`, "Stopped. So far:")
}
