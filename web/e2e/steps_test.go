//go:build e2e

package e2e

import (
	"fmt"

	"github.com/chromedp/chromedp"
)

// The steps that many tests begin with, as a person takes them.

// Solve presses Solve on the Solve tab, unless a previous result is shown, and waits for the verdict.
func (p *page) Solve(verdict string) {
	p.t.Helper()
	p.ToSolve()
	eval[bool](p, `(document.querySelector('[data-part="result"]').checkVisibility() || document.querySelector('[data-action="solve"]').click()) ?? true`)
	p.UntilText(`[data-part="verdict"]`, verdict)
}

// UnfoldEffort opens the details of what a search took.
func (p *page) UnfoldEffort() {
	p.t.Helper()
	p.Click(".result .effort > summary")
	p.Until(`document.querySelector(".result .effort").open`)
}

// SolveAll solves and shows the whole solution.
func (p *page) SolveAll(verdict string) {
	p.t.Helper()
	p.Solve(verdict)
	p.Click(`[data-action="show-all"]`)
	p.Until(`!document.querySelector('[data-part="guide"]').hidden`)
}

// OpenPublished opens the first published puzzle of this name from the shelves; it searches for the
// name if the shelf does not show the puzzle.
func (p *page) OpenPublished(name string) {
	p.t.Helper()
	eval[chromedp.Void](p, `globalThis.wanted?.removeAttribute("id")`) // the id may be left on a card that is folded away
	p.Click(`[data-action="puzzles"]`)
	p.Until(fmt.Sprintf(`(globalThis.wanted = [...document.querySelectorAll('[data-part="published"] .card')]
		.find((card) => card.querySelector("b").textContent === %q)) && (wanted.id = "wanted")`, name))
	if !p.Visible("#wanted") {
		p.Seek(name)
		p.Until(`document.querySelector("#wanted")?.checkVisibility()`)
	}
	folded := p.Count("#wanted[data-ids]") > 0
	p.Click("#wanted")
	if folded {
		p.Click(`.fold-twins[data-id="` + eval[string](p, "wanted.dataset.id") + `"] + .card`)
	}
	p.UntilText(`[data-part="name"]`, name)
	p.Until(`document.body.dataset.tab === "play"`)
	p.ToSolve()
}

// Seek enters words on the page of all puzzles and waits until it shows what is found.
func (p *page) Seek(words string) {
	p.t.Helper()
	p.Fill(`[data-part="published-words"]`, words)
	eval[bool](p, `new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => done(true))))`, chromedp.EvalAwaitPromise)
}

// PutOne puts one tile of a solution on the player's board, so that a board is in progress.
func (p *page) PutOne() {
	p.t.Helper()
	p.Solve("solution")
	p.Click(`[data-action="show-one"]`)
	p.UntilText(`[data-part="caption"]`, "1 of")
	p.Click(`[data-action="put"]`)
	p.UntilText(`[data-part="caption"]`, "Your board · 1 of")
}

// Link opens the share dialog and returns its link, with the board if wanted.
func (p *page) Link(withBoard bool) string {
	p.t.Helper()
	p.Click(`[data-action="share"]`)
	p.Until(`document.querySelector('[data-part="share-text"]').value.includes("#grid=")`)
	if checked := `document.querySelector('[data-part="with-board"]').checked`; withBoard != eval[bool](p, checked) {
		p.Click(`[data-part="with-board"]`)
	}
	p.Until(fmt.Sprintf(`document.querySelector('[data-part="share-text"]').value.includes("&board=") === %t`, withBoard))
	link := p.Value(`[data-part="share-text"]`)
	p.Click(`[data-dialog="share"] [data-action="close"]`)
	return link
}

// Fill sets the value of a select or a field.
func (p *page) Fill(selector, value string) {
	p.t.Helper()
	eval[bool](p, fmt.Sprintf(`(field => { field.value = %q; return ["input", "change"].every((kind) => field.dispatchEvent(new Event(kind, { bubbles: true }))) })(document.querySelector(%q))`, value, selector))
}

// Set chooses a value in the settings.
func (p *page) Set(setting, value string) {
	p.t.Helper()
	p.Click(`[data-action="more"]`)
	eval[bool](p, `(() => {
		const field = document.querySelector('[data-setting="`+setting+`"]');
		if (field.type === "checkbox") field.checked = `+quote(value)+` === "true";
		else field.value = `+quote(value)+`;
		return field.dispatchEvent(new Event("change", { bubbles: true }));
	})()`)
	p.Click(`[data-dialog="more"] [data-action="close"]`)
}
