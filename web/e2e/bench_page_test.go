//go:build e2e

package e2e

import (
	"testing"

	"github.com/chromedp/chromedp"
	"github.com/stretchr/testify/assert"
)

// TestThePageThatMeasures searches three boards by the program and by code written for each,
// and gives a table to be passed on.
func TestThePageThatMeasures(t *testing.T) {
	t.Parallel()
	p := open(t, visit{}).Ready()
	p.do(chromedp.Navigate(p.server.url + "bench.html"))
	p.Until(`document.body.dataset.ready`)
	p.CheckAccessible("the page that measures")
	p.Click(`[data-action="measure"]`)
	p.Until(`document.querySelectorAll("tbody tr").length === 3 && !document.querySelector('[data-action="measure"]').disabled`)
	figures := eval[[][]float64](p, `[...document.querySelectorAll("tbody tr")].map((row) => [...row.querySelectorAll("td")].map((cell) => Number(cell.textContent)))`)
	for _, row := range figures {
		assert.Len(t, row, 3)
		for _, figure := range row {
			assert.Positive(t, figure)
		}
	}
	assert.Contains(t, p.Text(`[role="status"]`), "Chrome")
}
