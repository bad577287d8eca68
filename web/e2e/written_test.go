//go:build e2e

package e2e

import (
	"testing"

	"github.com/chromedp/chromedp"
)

// TestChromiumSearchesAsNatively: written code does exactly what the plain loop does natively, for one
// puzzle of each family, and in a campaign for every one.
func TestChromiumSearchesAsNatively(t *testing.T) {
	t.Parallel()
	p := open(t, visit{Host: withoutRules(t)})
	checkExecutors(t, campaign(0) > 0, func(expression string) any { return eval[string](p, expression, chromedp.EvalAwaitPromise) })
}
