//go:build e2e

package e2e

import (
	"testing"

	"github.com/chromedp/chromedp"
	"github.com/stretchr/testify/assert"
)

// nine is a framed board with nine solutions, whose search takes three times as many placements as
// a search makes before code is written for it.
const nine = "#grid=6x6&mates=same&frame=0&tiles=" +
	"5475.5445.0381.2520.3024.5768.7201.7658.0032.6654.3001.5476.2003.2025.2610.0272.5544.0162." +
	"4576.8568.2037.6466.4548.0142.5666.6848.8478.7101.4303.0263.4546.1002.0252.6102.6888.0283&name=6x6_i5_f3_s4"

// TestALongSearchRunsWithoutCodeOfItsOwn: where a browser refuses code that is written for the
// puzzle, or it fails, the program itself searches; the counts are the same, and that is told.
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
			p := open(t, visit{Dir: withWorker(t, v.worker), Hash: nine, Noisy: v.noisy}).AtSolve()
			p.Solve("Nine solutions.")
			assert.Contains(t, p.Text(`[data-part="effort"]`), "1,510,565 placements")
			assert.Contains(t, p.Text(`[data-part="effort"]`), v.says)
		})
	}
}

// TestChromiumSearchesAsNatively: written code does there what the plain loop does natively,
// whatever the puzzle: one of each family, and in a campaign every one.
func TestChromiumSearchesAsNatively(t *testing.T) {
	t.Parallel()
	p := open(t, visit{Host: withoutRules(t)})
	checkExecutors(t, campaign(0) > 0, func(expression string) any { return eval[string](p, expression, chromedp.EvalAwaitPromise) })
}
