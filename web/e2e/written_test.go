//go:build e2e

package e2e

import (
	"testing"

	"github.com/chromedp/chromedp"
	"github.com/stretchr/testify/assert"
)

// TestALongSearchRunsAsCodeOfItsOwn: it is written for the puzzle, and where a browser
// refuses it, or it fails, the program itself searches; the counts are the same, and who
// searched is told while it goes on and after it.
func TestALongSearchRunsAsCodeOfItsOwn(t *testing.T) {
	t.Parallel()
	for name, v := range map[string]struct {
		worker, says string
		noisy        bool
	}{
		"written": {"", "code written for this puzzle", false},
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
			p := open(t, visit{Dir: withWorker(t, v.worker), Hash: "#" + seconds, Before: twoCores, Noisy: v.noisy}).AtSolve()
			p.searching()
			p.UntilText(`[data-part="progress"]`, v.says)
			p.checkSeconds()
			assert.Contains(t, p.Text(`[data-part="effort"]`), v.says)
		})
	}
}

// TestChromiumSearchesAsNatively: written code does there what the plain loop does natively,
// whatever the puzzle.
func TestChromiumSearchesAsNatively(t *testing.T) {
	t.Parallel()
	p := open(t, visit{Host: withoutRules(t)})
	checkExecutors(t, func(expression string) any { return eval[string](p, expression, chromedp.EvalAwaitPromise) })
}
