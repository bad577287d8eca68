//go:build e2e

package e2e

import "fmt"

// longStates are those of long searches and of hunts. They begin at the puzzle that nobody can finish.
func longStates(p *page, look func(state string)) {
	p.t.Helper()
	cells := func(count int) {
		p.t.Helper()
		p.Until(fmt.Sprintf(`document.querySelectorAll('[data-part="board"] [role="gridcell"]').length === %d && document.body.dataset.tab === "play"`, count))
	}
	solved := func() {
		p.t.Helper()
		p.ToSolve()
		p.Click(`[data-action="solve"]`)
		p.Until(`document.querySelector('[data-part="result"]').checkVisibility()`)
	}
	p.toBest()
	look("a search without an end, and the best board instead")
	p.Click(huntOffer + ` [data-action="best"]`)
	p.Until(score + " > 0")
	look("the best board is looked for")
	p.pauseHunt()
	p.Click(`[data-part="hunt-depths"] summary`)
	p.Click(`[data-part="hunt-depths"] details summary`)
	p.Until(`document.querySelectorAll('[data-part="hunt-depths"] tbody tr').length === 100`)
	look("a look that rests, with its depths")
	p.Click(`[data-part="hunt"] [data-action="best-close"]`)
	p.Click(`[data-part="hunt-offer"] [data-action="best-aside"]`)
	p.Until(`document.querySelector('[data-part="hunt-offer"] [data-action="best-back"]')?.checkVisibility()`)
	look("a look that was put aside")

	p.Follow("#grid=2x2&mates=same&tiles=1111.1111.2222.2222&clues=0.0.0_1.2.0")
	cells(4)
	solved()
	p.Click(huntOffer + ` [data-action="best"]`)
	p.Until(score + " === 2")
	look("the best board there is, of clues that break each other")
	p.Follow("#grid=3x3&mates=same&frame=a&tiles=aabb.aabc.aacb.aacc.aadc.abeb.acdb.acec.ddee")
	cells(9)
	solved()
	p.Until(`document.querySelector('[data-part="hunt-offer"]')?.checkVisibility()`)
	look("a frame that cannot be laid")
}
