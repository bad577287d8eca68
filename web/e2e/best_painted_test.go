//go:build e2e

package e2e

import (
	"fmt"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

// The best board of many tiles during a hunt, with all cores busy. The page paints it on a canvas;
// the elements for touch and for screen readers lie above.

const isPainted = `document.querySelector(".painted") !== null`

// heard returns the labels of the board's cells.
func (p *page) heard() string {
	p.t.Helper()
	return eval[string](p, `[...document.querySelectorAll('[data-part="board"] [role=gridcell]')].map((cell) => cell.getAttribute("aria-label")).join("\n")`)
}

// climbOn continues a paused hunt, and waits until it is painted and has made placements.
func (p *page) climbOn() {
	p.t.Helper()
	placements := p.Text(`[data-part="hunt-figures"]`)
	p.Click(bestOn)
	p.Until(fmt.Sprintf(`%s && document.querySelector('[data-part="hunt-figures"]').textContent !== %q`, isPainted, placements))
}

// TestBestBoardIsPaintedAsItIsDrawn: the canvas marks the same mismatches as the elements.
func TestBestBoardIsPaintedAsItIsDrawn(t *testing.T) {
	p := open(t, visit{Hash: "#" + forEver, Width: 390, Height: 844, Touch: true, Dark: true, Before: oneCore}).toBest()
	p.Click(`[data-action="best"]`)
	p.Until(score + " > 0")
	p.pauseHunt()
	// A pause draws the board that was painted last, unless a better one arrived with it: then try
	// again.
	for range 20 {
		p.climbOn()
		p.UntilHeard("mismatch on the")
		heard := p.heard()
		painted := p.picture(".lens")
		p.pauseHunt()
		p.Until("!(" + isPainted + ")")
		if p.heard() != heard {
			continue
		}
		drawn := p.picture(".lens")
		assert.LessOrEqual(t, otherDots(small(t, drawn), small(t, painted)), goldenMost, "dots that look otherwise")
		return
	}
	require.Fail(t, "no board stayed the best for as long as a picture takes")
}

// UntilHeard waits until the label of a cell has these words.
func (p *page) UntilHeard(words string) {
	p.t.Helper()
	p.Until(fmt.Sprintf(`[...document.querySelectorAll('[data-part="board"] [role=gridcell]')].some((cell) => cell.getAttribute("aria-label").includes(%q))`, words))
}

// TestBestBoardMovesNoElementsWhileItClimbs, once it is sought by keys: a better board changes the labels of its cells and
// little else. Zoomed in, the board consists of elements instead of the canvas.
func TestBestBoardMovesNoElementsWhileItClimbs(t *testing.T) {
	t.Parallel()
	p := open(t, visit{Hash: "#" + official(t).Link(), Before: oneCore}).toBest()
	p.huntsByKeys()
	p.Until(isPainted)
	before := p.heard()
	most := p.MostTouched(func() { p.climb() })
	assert.NotEqual(t, before, p.heard(), "what is heard goes along")
	assert.Less(t, most, 256+110, "elements that the page touched at one go")

	p.Click(`[data-action="zoom-in"]`)
	p.Until("!(" + isPainted + ")")
	p.Click(`[data-action="zoom-whole"]`)
	p.Until(isPainted)
	p.Click(`[data-action="tab-play"]`)
	p.Until("!(" + isPainted + ")")
	p.Click(`[data-action="tab-solve"]`)
	p.Until(isPainted)
}
