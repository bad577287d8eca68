//go:build e2e

package e2e

// playStates are the states of the Play tab that are one step away from the table.
func playStates(p *page, look func(state string)) {
	p.t.Helper()
	p.Moves("1 a1", "9 c3")
	p.lies(8, laid{tile: 8})
	p.Click(cell(0))
	p.Click(cell(8))
	p.shown(swap)
	look("two tiles that may swap")
	if p.Visible(fold) {
		p.Click(fold)
	} else {
		p.Click(`[data-action="deeds"]`)
	}
	look("what is done with the whole board")
	p.Click(deedOf("lay-solution"))
	p.shown(question)
	look("the question before the answer")
}
