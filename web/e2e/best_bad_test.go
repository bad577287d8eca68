//go:build e2e

package e2e

import (
	"fmt"
	"testing"

	"github.com/chromedp/chromedp"
	"github.com/stretchr/testify/assert"
)

// TestBestBoardOfCluesThatBreakEachOther: that is said before and while it is looked for, and
// the clues stay.
func TestBestBoardOfCluesThatBreakEachOther(t *testing.T) {
	t.Parallel()
	const said = "Fixed tiles 1 and 3 are next to each other and don’t match."
	p := open(t, visit{Hash: "#grid=2x2&mates=same&tiles=1111.1111.2222.2222&clues=0.0.0_1.2.0", Before: twoCores}).AtSolve()
	p.Solve("These tiles have no solution.")
	p.UntilText(`[data-part="why"]`, said)
	p.Click(huntOffer + ` [data-action="best"]`)
	p.UntilText(huntScore, "2 of 4 seams match · 2 broken")
	p.UntilText(huntWorth, "It’s proved that no other breaks fewer seams.")
	p.UntilText(`[data-part="hunt"] ul`, said)
	p.CheckAccessible("clues that break each other")
	assert.Contains(t, p.Text(`[data-part="hunt-figures"]`), "Broken seams2, on 4 tiles")
	p.UntilKept(`kept.some(({ hunt }) => String(hunt?.board.slice(0, 2)) === "0,0,2,0")`)
}

// TestBestBoardWhereNoneIsLookedFor: a puzzle without seams is solved, and so is whatever is
// easily solved; then no more is offered.
func TestBestBoardWhereNoneIsLookedFor(t *testing.T) {
	t.Parallel()
	for _, hash := range []string{"#grid=1x1&tiles=aBcD", "#grid=hex1&tiles=aBcDeF", "#" + hundeSpiel} {
		p := open(t, visit{Hash: hash, Before: twoCores}).AtSolve()
		p.Click(`[data-action="solve"]`)
		p.UntilText(`[data-part="verdict"]`, " solution")
		assert.False(t, p.Visible(huntOffer), hash)
	}
}

// watchScores notes whether the score that is shown ever falls.
const watchScores = `
	globalThis.fallen = [];
	let highest = -1;
	new MutationObserver(() => {
		const now = ` + score + `;
		if (!(now >= 0)) return;
		if (now < highest) fallen.push([highest, now]);
		highest = Math.max(highest, now);
	}).observe(document, { subtree: true, childList: true, characterData: true });
`

const (
	helpers = `hired.filter(({ helper }) => helper).length`
	// bothSought is whether both workers have gone on with their hunts.
	bothSought = `hired.filter(({ helper, sought, dismissed }) => helper && sought && !dismissed).length === 2`
)

// TestBestBoardKilledFiftyTimes: workers die, two at a time, and the page is loaded again in
// between; the score never falls.
func TestBestBoardKilledFiftyTimes(t *testing.T) {
	t.Parallel()
	p := attackable(t, "#"+forEver)
	eval[chromedp.Void](p, watchScores)
	p.toBest()
	p.Click(`[data-action="best"]`)
	kills := 0
	for kills < 50 {
		for range 5 {
			p.Until(bothSought)
			before := eval[int](p, helpers)
			p.attack("die", true)
			kills += 2
			p.Until(fmt.Sprintf("%s === %d", helpers, before+2))
		}
		p.Until(bothSought)
		assert.Empty(t, eval[[][]int](p, "fallen"))
		found := eval[int](p, score)
		p.UntilKept(fmt.Sprintf(`kept.some(({ hunt }) => hunt?.climb.at(-1)[1] >= %d)`, found))
		p.Reload().AtSolve()
		eval[chromedp.Void](p, watchScores)
		p.Until(score + " > 0")
		p.Click(bestOn)
		assert.GreaterOrEqual(t, eval[int](p, score), found, "after %d kills", kills)
	}
	p.Until(bothSought)
	p.pauseHunt()
	for _, h := range p.keptHunts() {
		assert.Positive(t, h.Placements())
	}
	assert.Empty(t, eval[[][]int](p, "fallen"))
}
