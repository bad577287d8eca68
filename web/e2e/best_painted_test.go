//go:build e2e

package e2e

import (
	"fmt"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

// The best board of many tiles while it climbs, with all cores busy: its pixels are painted,
// and what is touched and heard lies over them.

const isPainted = `document.querySelector(".painted") !== null`

// heard is what the board's cells say.
func (p *page) heard() string {
	p.t.Helper()
	return eval[string](p, `[...document.querySelectorAll('[data-part="board"] [role=gridcell]')].map((cell) => cell.getAttribute("aria-label")).join("\n")`)
}

// climbOn goes on with a hunt that rests, and waits until it is painted and has gone on.
func (p *page) climbOn() {
	p.t.Helper()
	placements := p.Text(`[data-part="hunt-figures"]`)
	p.Click(bestOn)
	p.Until(fmt.Sprintf(`%s && document.querySelector('[data-part="hunt-figures"]').textContent !== %q`, isPainted, placements))
}

// TestBestBoardIsPaintedAsItIsDrawn: its breaks are marked alike, and told alike.
func TestBestBoardIsPaintedAsItIsDrawn(t *testing.T) {
	p := open(t, visit{Hash: "#" + forEver, Width: 390, Height: 844, Touch: true, Dark: true, Before: oneCore}).toBest()
	p.Click(`[data-action="best"]`)
	p.Until(score + " > 0")
	p.pauseHunt()
	// The last board that was painted is the one that is drawn, unless a better one came
	// in with the pause.
	for range 20 {
		p.climbOn()
		p.UntilHeard("side doesn’t match")
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

// UntilHeard waits until a cell of the board says so.
func (p *page) UntilHeard(words string) {
	p.t.Helper()
	p.Until(fmt.Sprintf(`[...document.querySelectorAll('[data-part="board"] [role=gridcell]')].some((cell) => cell.getAttribute("aria-label").includes(%q))`, words))
}

// TestBestBoardMovesNoElementsWhileItClimbs: a better board touches what its cells say, and
// little else; whoever looks closer sees elements, which glide along.
func TestBestBoardMovesNoElementsWhileItClimbs(t *testing.T) {
	t.Parallel()
	p := open(t, visit{Hash: "#" + official(t).Link(), Before: twoCores}).toBest()
	p.Click(`[data-action="best"]`)
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
