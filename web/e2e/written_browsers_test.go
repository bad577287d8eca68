//go:build browsers

package e2e

import (
	"testing"

	"github.com/stretchr/testify/assert"
)

// moment is a framed board that takes a browser a moment longer than one core may search
// alone: one that only interprets WebAssembly goes through it some hundred times more slowly,
// and has to come to its end too.
const moment = "grid=7x7&mates=same&frame=0&tiles=" +
	"b885.c302.4940.655a.c87b.9104.b96c.5cab.bab5.3630.79b8.3018.04c4.9104.9cb6.ac88.0330.9c88." +
	"2b30.2100.5bc5.5c5c.3a10.2c40.c401.aac6.ac78.2048.01c4.0320.cc58.88cb.203b.8886.03b1.bb8c." +
	"6555.5888.4b30.201a.0454.9a58.5402.8558.0152.4004.56bc.bc95.9575" +
	"&name=7x7_i8_f4_s1"

// momentTook is what it takes, however it is divided and whoever carries it out.
const momentTook = "11,057,760 placements"

// TestFirefoxRunsWrittenCode and TestWebKitRunsWrittenCode: a long search runs there as code
// written for its puzzle, under the rules that the page has everywhere.
func TestFirefoxRunsWrittenCode(t *testing.T) {
	t.Parallel()
	walk{t, startFirefox(t), serve(t, "", nil)}.searchLong()
}

func TestWebKitRunsWrittenCode(t *testing.T) {
	t.Parallel()
	walk{t, startWebKit(t), serve(t, "", nil)}.searchLong()
}

func (w walk) searchLong() {
	w.t.Helper()
	w.visit(w.server.url + "#" + moment)
	w.until(ready)
	w.click("#tab-solve")
	w.click(`[data-action="solve"]`)
	w.until(`document.querySelector('[data-part="verdict"]')?.textContent.includes("One solution")`)
	effort := w.ask(`document.querySelector('[data-part="effort"]').textContent`)
	assert.Contains(w.t, effort, momentTook)
	assert.Contains(w.t, effort, "code written for this puzzle")
}

// TestFirefoxSearchesAsNatively and TestWebKitSearchesAsNatively: written code does there what
// the plain loop does natively, whatever the puzzle.
func TestFirefoxSearchesAsNatively(t *testing.T) {
	t.Parallel()
	walk{t, startFirefox(t), serve(t, "", withoutRules(t))}.searchOn()
}

func TestWebKitSearchesAsNatively(t *testing.T) {
	t.Parallel()
	walk{t, startWebKit(t), serve(t, "", withoutRules(t))}.searchOn()
}

func (w walk) searchOn() {
	w.t.Helper()
	w.visit(w.server.url)
	checkExecutors(w.t, w.ask)
}
