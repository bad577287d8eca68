//go:build bench

package e2e

import "testing"

// TestTimesOfTheBestBoard prints how good a board of the official set the page has with one
// worker, as its score climbs to a minute.
func TestTimesOfTheBestBoard(t *testing.T) {
	p := open(t, visit{Hash: "#" + official(t).Link(), Before: `Object.defineProperty(Navigator.prototype, "hardwareConcurrency", { get: () => 1 });`}).AtSolve()
	p.Until(`document.querySelector('[data-action="best"]')?.checkVisibility()`)
	p.Click(`[data-action="best"]`)
	for _, time := range []string{"0:15", "0:30", "1:00"} {
		p.Until(`document.querySelector('[data-part="hunt-figures"] dd')?.textContent >= "` + time + `"`)
		t.Logf("best board, one worker, %s: %s", time, p.Text(`[data-part="hunt-score"]`))
	}
	t.Logf("best board, one worker: %s", p.Text(`[data-part="hunt-figures"]`))
}
