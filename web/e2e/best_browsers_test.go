//go:build browsers

package e2e

import "testing"

// TestFirefoxHuntsAsNatively and TestWebKitHuntsAsNatively: the same seed leads to the same
// board as in the native program.
func TestFirefoxHuntsAsNatively(t *testing.T) {
	t.Parallel()
	walk{t, startFirefox(t), serve(t, "", withoutRules(t))}.hunt()
}

func TestWebKitHuntsAsNatively(t *testing.T) {
	t.Parallel()
	walk{t, startWebKit(t), serve(t, "", withoutRules(t))}.hunt()
}

func (w walk) hunt() {
	w.t.Helper()
	w.visit(w.server.url)
	checkHunt(w.t, w.ask)
}
