//go:build e2e

package e2e

import "fmt"

// The states of solutions, of texts about searches, and of hints.

const articles = `[data-dialog="articles"]`

// solvingStates are those of a solution with all its arrangements, and of texts about searches.
func solvingStates(p *page, look func(state string)) {
	p.t.Helper()
	p.Solve("")
	p.UntilText(`[data-part="derivation"]`, "16")
	p.UnfoldArrangements("")
	look("arrangements")
	p.Click(`[data-action="more"]`)
	p.Click(`[data-action="articles"]`)
	p.Until(`document.querySelectorAll('` + articles + ` details').length === 5`)
	p.Click(articles + ` details[data-article="suits"] summary`)
	p.Until(`document.querySelector('` + articles + ` details[data-article="suits"][open] table')?.ariaBusy === "false"`)
	look("articles")
	p.Click(articles + ` [data-action="close"]`)

	p.Click(`[data-action="more"]`)
	p.Click(`[data-dialog="more"] [data-action="essay"]`)
	p.Until(essayThere)
	for _, name := range []string{"everything", "backtracking", "orders", "tricks", "code"} {
		p.Reads(name)
	}
	own := func(part string) string { return figure("orders", `[data-order="own"] `+part) }
	p.Reads("orders")
	p.Click(own("button"))
	p.Until(fmt.Sprintf(`document.querySelector(%q).textContent.includes("0")`, own(".count")))
	p.Reads("ladder")
	p.Until(`document.querySelector('` + essayFast + `').textContent`)
	look("the essay, with an order of one's own")
	p.Click(essay + ` [data-action="close"]`)
	p.Until(`!document.querySelector('` + essay + `')`)

	p.Follow(endless().hash())
	p.lay(49)
	p.Click(`[data-action="more"]`)
	p.Click(`[data-dialog="more"] [data-action="essay"]`)
	p.Until(essayThere)
	p.Reads("code")
	p.Until(`document.querySelector('[data-part="essay-code"]').textContent`)
	look("the essay on a large board")
	p.Click(essay + ` [data-action="close"]`)
}

// helpingStates are those of hints, and of a tray that is filtered.
func helpingStates(p *page, look func(state string)) {
	p.t.Helper()
	p.Types("5 b2")
	p.UntilText(caption, "1")
	p.toTrial()
	look("a trial")
	p.Click(`[data-action="hint-back"]`)

	p.Deed("reasoning")
	const tried = `[data-part="steps"] li:has([data-action="step-case"])`
	p.Until(`document.querySelector('` + tried + `')`)
	p.Click(tried + ` [data-action="step-case"]:not([hidden])`)
	p.Until(`document.querySelector('[data-part="steps"] .dead')`)
	look("every step explained, and a case of one")
	p.Click(`[data-dialog="reasoning"] [data-action="close"]`)

	p.Types("5 -") // the page asks before it replaces a board in progress
	p.UntilText(caption, "0")
	p.Follow("#grid=3x3&tiles=BcCb.bCcB.CaBd.cDAd.DbdA.aBAC.BDac.Bdba.AaBd&name=To_be_slid")
	p.UntilText(`[data-part="name"]`, "To be slid")
	p.Types("2 a1, 4 b1 3, 7 c1 1, 3 a2, 5 b2")
	p.UntilText(caption, "5")
	p.Click(hint)
	p.Until(`document.querySelector(".frames .lit")`)
	look("tiles that are to be slid")
	p.Types("2 -, 4 -, 7 -, 3 -, 5 -")
	p.UntilText(caption, "0")

	p.Follow(rimmed())
	p.lay(36)
	p.Click(sieve("pictures"))
	p.Until(`document.querySelectorAll('[data-action="sift-picture"]').length === 6`)
	p.Click(`[data-action="sift-picture"][data-motif="0"]`)
	p.Until(`document.querySelector('[data-action="sift-picture"][aria-pressed="true"]')`)
	look("pictures to sift by")
}

// trayStates are those of a tray that has room for some of its tiles only.
func trayStates(p *page, look func(state string)) {
	p.t.Helper()
	p.seesTiles(24)
	eval[bool](p, `(document.querySelector('[data-action="tray-open"]').scrollIntoView({ inline: "end", block: "nearest" }), true)`)
	p.Click(`[data-action="tray-open"]`)
	p.seesTiles(256)
	look("the open tray")
}
