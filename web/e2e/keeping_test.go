//go:build e2e

package e2e

import (
	"testing"

	"github.com/stretchr/testify/assert"
)

// TestPageWorksWhereNothingMayBeKept: the browser forbids all storage, or has no room left. web/flows
// tests what the page says and saves then.
func TestPageWorksWhereNothingMayBeKept(t *testing.T) {
	t.Parallel()
	p := open(t, visit{Before: `if (location.search !== "?full") {
			for (const name of ["localStorage", "sessionStorage"]) Object.defineProperty(globalThis, name, { get() { throw new Error("forbidden"); } });
			indexedDB.open = () => { throw new DOMException("forbidden", "SecurityError"); };
		} else {
			Object.defineProperty(IDBTransaction.prototype, "error", { get: () => new DOMException("full", "QuotaExceededError") });
			IDBObjectStore.prototype.put = function () { this.transaction.abort(); };
		}`}).Ready()
	for _, told := range []string{"This browser won’t let Edgewise save anything", "This browser is out of space"} {
		assert.False(t, p.Visible(`[data-part="notice"]`), "nothing is at stake yet")
		p.Set("theme", "dark")
		p.SolveAll("Two solutions.")
		checkSolution(t, dogs, p.Board(dogs))
		p.Click(`[data-action="put"]`)
		p.UntilText(`[data-part="caption"]`, "Your board · 9 of 9")
		p.UntilText(`[data-part="notice"]`, told)
		if told == "This browser is out of space" {
			break
		}
		p.Visit("?full" + firstPublished).Ready()
	}
}
