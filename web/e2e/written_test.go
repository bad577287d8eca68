//go:build e2e

package e2e

import (
	"testing"

	"github.com/chromedp/chromedp"
	"github.com/stretchr/testify/assert"
)

// TestALongSearchRunsWithoutCodeOfItsOwn: if a browser refuses code written for the puzzle, or that code
// fails, the program itself searches. The counts are the same, and the page says why.
func TestALongSearchRunsWithoutCodeOfItsOwn(t *testing.T) {
	t.Parallel()
	for name, v := range map[string]struct {
		worker, says string
		noisy        bool
	}{
		"refused": {
			`WebAssembly.Module = class { constructor() { throw new TypeError("a policy"); } };`,
			"because this browser refuses code written for a puzzle", false,
		},
		"failing": {
			`const { Instance } = WebAssembly;
			WebAssembly.Instance = class {
				static [Symbol.hasInstance]() { return true; }
				constructor(module) {
					const { exports } = new Instance(module);
					this.exports = new Proxy({}, { get: (_, name) => name === "memory" ? exports.memory : () => { throw new WebAssembly.RuntimeError("unreachable"); } });
				}
			};`,
			"because the code written for this puzzle has failed, which is a bug", true,
		},
	} {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			p := open(t, visit{Dir: withWorker(t, v.worker), Hash: "#" + moment, Before: twoCores, Noisy: v.noisy}).AtSolve()
			p.Solve("One solution.")
			assert.Contains(t, p.Text(`[data-part="effort"]`), momentTook)
			assert.Contains(t, p.Text(`[data-part="effort"]`), v.says)
		})
	}
}

// TestChromiumSearchesAsNatively: written code does exactly what the plain loop does natively, for one
// puzzle of each family, and in a campaign for every one.
func TestChromiumSearchesAsNatively(t *testing.T) {
	t.Parallel()
	p := open(t, visit{Host: withoutRules(t)})
	checkExecutors(t, campaign(0) > 0, func(expression string) any { return eval[string](p, expression, chromedp.EvalAwaitPromise) })
}
