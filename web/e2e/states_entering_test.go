//go:build e2e

package e2e

import (
	"fmt"
	"strings"

	"github.com/chromedp/chromedp"
	"github.com/chromedp/chromedp/kb"
)

// The states of entering tiles, of making puzzles, and of the dialogs that count.

const (
	newMake   = `[data-part="making-make"]`
	newAtHand = `document.querySelector('[data-dialog="making"][open]')?.ariaBusy === "false"`

	textbook      = `[data-dialog="textbook"]`
	textbookTold  = `[data-part="textbook-told"]`
	textbookOrder = `#textbook-order`
	random        = `[data-dialog="experiment"]`
	randomMade    = `[data-part="experiment-made"]`
)

// enteringStates begin at home with making a puzzle that is not found, and go on to entering tiles.
func enteringStates(p *page, look func(state string)) {
	p.t.Helper()
	eval[chromedp.Void](p, `void (crypto.getRandomValues = (numbers) => numbers.fill(3))`) // from these numbers no 4x4, tricky puzzle is found in time
	p.Click(`.way[data-action="new-puzzle"]`)
	p.Until(newAtHand)
	p.Until(`document.querySelectorAll('[data-dialog="making"] .sample').length >= 5`)
	look("a new puzzle")
	for _, value := range []string{"4x4", "tricky"} {
		p.Click(`[data-dialog="making"] [value="` + value + `"]`)
	}
	p.Click(newMake)
	p.Until(`parseInt(document.querySelector('[data-part="making-count"]').textContent) >= 5`) // the first board already has one solution
	look("a puzzle is being made")
	p.Click(`[data-part="making-cancel"]`)
	p.Until(`document.querySelector('[data-part="making-told"]').textContent && document.querySelector('[data-part="making-take"]').checkVisibility()`)
	look("a puzzle that was not found")
	p.Click(`[data-dialog="making"] [data-action="close"]`)
	p.Until(`!document.querySelector('[data-dialog="making"]')`)

	const called, names = ".called", `[data-part="names"]`
	p.ToBox()
	p.Until(`document.querySelectorAll('[data-dialog="beginning"] .sample').length === 10`)
	const box = `[data-dialog="beginning"] `
	for _, value := range []string{"same", "signs"} {
		p.Click(box + `[value="` + value + `"]`)
	}
	p.Until(`document.querySelectorAll('button.edge').length === 4 && document.querySelector('` + box + `[value="dogs"]').disabled`)
	look("pictures that are digits")
	for _, value := range []string{"halves", "plain"} {
		p.Click(box + `[value="` + value + `"]`)
	}
	p.Until(`document.querySelectorAll('button.edge').length === 8`)
	for field, text := range map[string]string{"emoji-0": "🐸", "motif-0": "Frog", "motif-1": strings.Repeat("toad", 10), "motif-2": "🦎 Lizard", "motif-3": "<i> & \u05e6\u05e4"} {
		p.Writes(called, field, text)
	}
	eval[chromedp.Void](p, `void document.activeElement.blur()`)
	p.Until(`document.querySelector('.called [data-part="names-help"]').textContent`)
	look("what is asked before tiles are entered")
	p.Click(called + ` [data-name="sketch-1"]`)
	p.Until(`document.querySelector('[data-dialog="pad"]')?.open`)
	p.Press(" ", kb.ArrowUp, " ")
	look("the drawing pad")
	p.Click(`[data-dialog="pad"] [type="submit"]`)
	p.Until(`!document.querySelector('[data-dialog="pad"]')`)
	p.Skip()
	eval[chromedp.Void](p, `void (document.querySelector(".rules").open = true)`) // the keys continue to enter sides
	for _, kind := range []string{"hexagon", "triangle"} {
		p.Fill(`[data-rule="kind"]`, kind)
		p.Until(`document.querySelectorAll("[data-part='hand'] .hit").length === ` + fmt.Sprint(map[string]int{"hexagon": 6, "triangle": 3}[kind]))
		p.Press("A")
		p.Until(`document.querySelector('[data-part="enter-last"]').textContent`)
		look("a " + kind)
		p.Press(kb.Backspace)
		p.Until(`document.querySelector('[data-action="enter-anew"]').disabled`)
	}
	p.Fill(`[data-rule="kind"]`, "squares")
	p.Until(`document.querySelectorAll("[data-part='hand'] .hit").length === 4`)
	words := suits.lettered().tiles
	p.do(chromedp.KeyEvent(strings.Join(words[:5], "")))
	p.Until(`document.querySelector('[data-part="compare"]').checkVisibility()`)
	p.Click(`[data-action="compare"]`)
	p.Until(`document.querySelectorAll(".pairs li").length > 0`)
	look("a puzzle to compare with")
	p.Click(`.candidates > [data-action="compare"]`)
	p.Click(names + " summary")
	p.Until(`document.querySelector('[data-part="names"]').open`)
	p.Inserts(names, "name", strings.Repeat("x", 201))
	p.Until(`document.querySelector('[data-name="name"] ~ .full')?.textContent`)
	eval[chromedp.Void](p, `{ for (let n = 5; n <= 27; n++) document.querySelector('[data-part="names"] [data-action="enter-motifs"][data-cut="true"][data-by="1"]').click() }`)
	p.UntilText(names+` [data-part="motifs-cut"] b`, "26")
	p.Until(`document.querySelector('[data-part="names"] [data-part="motifs-cut"] .help').textContent`)
	look("as many pictures as there can be, and a name that has no room")
	p.Follow("#grid=3x3&tiles=BGus.BSbu.BSgu.BSgu.BUsg.GBsu.GSbu.GUbS.GUgs")
	p.Until(`document.body.dataset.tab === "play"`)
	p.ToSolve()
	p.Click(`[data-action="solve"]`)
	p.shown(`.repair [data-action="mend"]`)
	look("a slip that explains a verdict")
	p.Follow("#grid=3x3&tiles=BcdC.DBcd.baAC.cBbD.DAbd.ACbd.daAC.CadA.DcAc")
	p.Until(`document.body.dataset.tab === "play"`)
	p.ToSolve()
	p.Click(`[data-action="solve"]`)
	p.Until(`document.querySelectorAll(".compared button").length === 9`)
	p.Click(".all summary")
	look("tiles to be compared, and all slips")
	p.Click(`[data-answer='{"says":"differs","tile":7}']`)
	p.shown(".looked-at")
	look("a side that is asked about")
	p.Click(`[data-part="asking"] > .actions button:nth-child(2)`)
	p.shown(".pictures")
	look("pictures to choose from")
}

// countingStates solve the first puzzle and open the textbook and the experiment.
func countingStates(p *page, look func(state string)) {
	p.t.Helper()
	p.ToSolve()
	p.Click(`[data-action="solve"]`)
	p.UntilText(`[data-part="effort"]`, "508")
	p.UnfoldEffort()
	p.Click(`[data-part="effort"] [data-action="textbook"]`)
	p.Until(`document.querySelector('` + textbookTold + `').textContent`)
	p.Fill(textbookOrder, "custom")
	p.shown("#textbook-cells")
	p.Until(`document.querySelector('` + textbookTold + `').textContent`)
	p.Fill("#textbook-mine", "boards explored: 6,852")
	p.Click(textbook + ` form [type="submit"]`)
	p.shown(`[data-part="textbook-set"]`)
	look("tricks, and counts that are compared")
	p.Click(textbook + ` [data-action="close"]`)

	p.Click(`[data-action="more"]`)
	p.Click(`[data-dialog="more"] [data-action="experiment"]`)
	p.Fill(random+" #experiment-puzzles", "100")
	p.Until(`document.querySelector('#experiment-edges [value="dealt"]') && document.querySelector('[data-part="experiment-curve"]').ariaBusy === "false"`)
	p.Click(`[data-part="experiment-curve"] summary`)
	look("random puzzles")
	p.Fill("#experiment-edges", "dealt")
	p.Until(`document.querySelector('[data-part="experiment-curve"]').hidden && document.querySelector('` + randomMade + `').textContent`)
	look("a puzzle's own edges")
	p.Fill("#experiment-seed", "x")
	p.shown(`#experiment-seed[aria-invalid="true"]`)
	look("a seed that is none")
}
