//go:build browsers

package e2e

import (
	"testing"

	"github.com/stretchr/testify/assert"
)

// TestFirefoxRunsWrittenCode and TestWebKitRunsWrittenCode: a long search runs as code written for its
// puzzle, under the page's usual policy.
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

// TestFirefoxSearchesAsNatively and TestWebKitSearchesAsNatively: for every puzzle written code does
// exactly what the plain loop does natively.
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
	checkExecutors(w.t, true, w.ask)
}
