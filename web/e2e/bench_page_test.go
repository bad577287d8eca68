//go:build e2e

package e2e

import (
	"testing"

	"github.com/chromedp/chromedp"
	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

// shortMeasurements makes the page measure each search for a fortieth of its time: WARM and LIMIT in
// app/bench.js. Its other timers run as they do for people.
const shortMeasurements = `
	const wait = setTimeout;
	globalThis.setTimeout = (then, milliseconds, ...more) => wait(then, [500, 3000].includes(milliseconds) ? milliseconds / 40 : milliseconds, ...more);
	const { postMessage } = Worker.prototype;
	Worker.prototype.postMessage = function (message, ...more) {
		if (message.part) message.part.milliseconds /= 40;
		return postMessage.call(this, message, ...more);
	};`

// TestThePageThatMeasures searches three puzzles with the general program and with code written
// for each, and offers the figures as a table to copy.
func TestThePageThatMeasures(t *testing.T) {
	t.Parallel()
	p := open(t, visit{Before: shortMeasurements}).Ready()
	p.do(chromedp.Navigate(p.server.url + "bench.html"))
	p.Until(`document.body.dataset.ready`)
	p.Click(`[data-action="measure"]`)
	p.Until(`document.querySelectorAll("tbody tr").length === 3 && !document.querySelector('[data-action="measure"][aria-disabled]')`)
	figures := eval[[][]float64](p, `[...document.querySelectorAll("tbody tr")].map((row) => [...row.querySelectorAll("td")].map((cell) => Number(cell.textContent)))`)
	for _, row := range figures {
		require.Len(t, row, 3)
		program, written, ratio := row[0], row[1], row[2]
		assert.Positive(t, program)
		const rounding = 0.05
		assert.InDelta(t, written/program, ratio, rounding*(1+ratio)/program+rounding, "%v", row)
	}
	p.CheckAccessible("the page that measures")
	p.checkNothingScrollsSideways("the page that measures")
	eval[bool](p, `(navigator.clipboard.writeText = async (text) => { globalThis.copied = text; }, true)`)
	p.Click(`[data-action="copy"]`)
	p.Until(`globalThis.copied`)
	shown := eval[string](p, `[...document.querySelectorAll("tr")].map((row) => [...row.cells].map((cell) => cell.textContent).join("\t")).join("\n")`)
	machine := p.Text(`[data-part="measured"] p`)
	assert.Contains(t, machine, "Chrome")
	assert.Equal(t, shown+"\n"+machine, eval[string](p, `copied`))

	// If the browser refuses to copy, the page selects all of it.
	eval[bool](p, `(navigator.clipboard.writeText = () => Promise.reject(), true)`)
	p.Click(`[data-action="copy"]`)
	p.Until(`!getSelection().isCollapsed`)
	selected := eval[string](p, `getSelection().toString()`)
	assert.Contains(t, selected, machine)
	assert.Contains(t, selected, p.Text(`tbody th`))
	assert.Contains(t, p.Text(`[role="status"]`), "Ctrl")
}
