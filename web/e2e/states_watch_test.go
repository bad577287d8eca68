//go:build e2e

package e2e

// watchStates are those of a watched search and of a race. They begin at a puzzle of nine tiles.
func watchStates(p *page, look func(state string)) {
	p.t.Helper()
	p.Click(watchTab)
	p.Until(`document.querySelector("#watch-at")?.max > 0`)
	p.Press("]")
	p.Until(`Number(document.querySelector("#watch-at").value) > 1`)
	p.Click(watched + ` .watch-setting summary`)
	p.Click(watched + ` .tree summary`)
	p.Until(`document.querySelector('` + watched + ` .closer').textContent`)
	p.centreTree()
	p.Click(tree)
	look("a search that is watched, with its tree")
	p.Click(watched + ` [data-action="race"]`)
	p.shown(`[data-part="race-1-steps"]`)
	p.shown(`[data-part="race-2-steps"]`)
	look("a race before its start")
	p.Fill("#race-pace", "9")
	p.Click(`[data-part="race-start"]`)
	p.Until(`document.querySelectorAll('[data-part="race-arrived"] tbody').length === 2`)
	look("a race at its finish")
	p.Click(`[data-dialog="race"] [data-action="close"]`)
	p.Follow(framedSix(p.t))
	p.Until(`document.querySelectorAll('[data-part="board"] [role="gridcell"]').length === 36`)
	p.Click(watchTab)
	p.Until(`document.querySelector('` + watched + ` .effort summary')?.checkVisibility()`)
	p.Click(watched + ` .effort summary`)
	p.Until(`document.querySelectorAll('` + watched + ` tbody tr').length === 36`)
	look("the depths of a large search as a table")
}
