//go:build e2e

package e2e

import (
	"fmt"
	"testing"

	"github.com/chromedp/chromedp"
	"github.com/chromedp/chromedp/kb"
	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

// The hunt for the best board of a puzzle that nobody can finish: the planted 10x10, which soon has
// a good one.

const (
	huntScore = `[data-part="hunt-score"]`
	huntOffer = `[data-part="hunt-offer"]`
	bestOn    = `[data-part="hunt"] [data-action="best-on"]`
)

// score is the number of matching seams that the panel shows.
const score = `Number.parseInt(document.querySelector('[data-part="hunt-score"]')?.textContent)`

// toBest opens the Solve tab and waits until the page offers the best board.
func (p *page) toBest() *page {
	p.t.Helper()
	p.AtSolve()
	p.Until(`document.querySelector('[data-part="hunt-offer"] [data-action="best"]')?.checkVisibility()`)
	return p
}

// climb waits until the score improves.
func (p *page) climb() int {
	p.t.Helper()
	p.Until(score + " > 0")
	first := eval[int](p, score)
	p.Until(fmt.Sprintf("%s > %d", score, first))
	return eval[int](p, score)
}

// pauseHunt pauses the hunt and waits until the page offers to continue it.
func (p *page) pauseHunt() {
	p.t.Helper()
	p.Click(`[data-action="best-pause"]`)
	p.Until(`document.querySelector('[data-part="hunt"] [data-action="best-on"]').checkVisibility()`)
}

// TestBestBoard: two workers hunt beside each other and one dies. The page draws the mismatches,
// makes a picture, shows the board again after a reload and continues.
func TestBestBoard(t *testing.T) {
	t.Parallel()
	p := open(t, visit{Dir: withWorker(t, attacked), Hash: "#" + forEver, Before: twoCores + hired + keeping, Noisy: true}).toBest()
	p.Click(`[data-action="best"]`)
	p.Until(score + " > 0")
	found := eval[int](p, score)
	p.attack("die", true)
	p.Until(`hired.filter(({ helper, sought, dismissed }) => helper && sought && !dismissed).length === 2 && hired.filter(({ helper }) => helper).length > 2`)
	assert.GreaterOrEqual(t, eval[int](p, score), found, "no board is lost")
	p.pauseHunt()
	found = eval[int](p, score)
	p.Until(fmt.Sprintf(`document.querySelectorAll(".tears > *").length === %d`, 180-found))

	p.Click(`[data-action="best-share"]`)
	p.Until(`document.querySelector('[data-part="share-text"]').value.includes("&board=")`)
	p.Click(`[data-dialog="share"] [value="png"]`)
	p.Until(`document.querySelector('[data-dialog="share"] [data-part="share-picture"] img')?.naturalWidth > 0`)
	p.Click(`[data-dialog="share"] [data-action="close"]`)
	p.Click(`[data-action="best-picture"]`)
	p.Until(`globalThis.saved === "Planted-10x10.png" && last.type === "image/png"`)
	p.Resize(320, 800, false)
	for _, language := range []string{"de", "fr", "da", "en"} {
		p.Set("language", language)
		p.Until(fmt.Sprintf("document.documentElement.lang === %q", language))
		p.settled()
		assert.True(t, eval[bool](p, `[...document.querySelectorAll('[data-part="caption"] > span')].every(({ scrollWidth, parentElement }) => scrollWidth <= parentElement.clientWidth)`), "the caption is whole: %s", language)
	}
	p.Resize(1280, 800, false)

	p.UntilKept(fmt.Sprintf(`kept.some(({ hunt }) => hunt?.climb.at(-1)[1] === %d)`, found))
	p.Reload().AtSolve()
	p.Until(fmt.Sprintf("%s === %d", score, found))
	p.Click(bestOn)
	p.Until(fmt.Sprintf("%s >= %d", score, found))
	p.pauseHunt()
}

// huntsByKeys begins, pauses and ends a hunt by the keyboard alone, and begins another.
func (p *page) huntsByKeys() {
	t := p.t
	t.Helper()
	press := func(action string) {
		t.Helper()
		p.Until(fmt.Sprintf(`[...document.querySelectorAll('[data-part^="hunt"] [data-action=%q]')].some((button) => button.checkVisibility())`, action))
		for range 60 {
			if eval[bool](p, fmt.Sprintf(`document.activeElement?.dataset.action === %q`, action)) {
				p.Press(kb.Enter)
				return
			}
			p.Press(kb.Tab)
		}
		require.Fail(t, "no way by keys to "+action)
	}
	press("best")
	p.Until(score + " > 0")
	press("best-pause")
	press("best-on")
	press("best-pause")
	press("best-close")
	press("best-aside")
	press("best")
	p.Until(score + " > 0")
}

// TestChromiumHuntsAsNatively: the same seed leads to the same board as in the native program.
func TestChromiumHuntsAsNatively(t *testing.T) {
	t.Parallel()
	p := open(t, visit{Host: withoutRules(t)})
	checkHunt(t, func(expression string) any { return eval[string](p, expression, chromedp.EvalAwaitPromise) })
}
