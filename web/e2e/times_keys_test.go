//go:build bench

package e2e

import (
	"slices"
	"testing"

	"github.com/chromedp/chromedp"
	"github.com/stretchr/testify/require"
)

// typeInTime types sixty keys that fill tiles and erase them again, one every 120 ms. For each key after
// the first ten it promises the milliseconds until the frame that shows it on the tile, and until the
// frame in which the panel has its text.
const typeInTime = `(async () => {
	const hand = document.querySelector('[data-part="hand"]');
	const text = document.querySelector("#entry-text");
	const frame = () => new Promise((resolve) => requestAnimationFrame(() => resolve()));
	const keys = [..."ABcdaBCdAbCD".repeat(5)].map((key, at) => at % 12 < 10 ? key : "Backspace");
	const times = [];
	for (const [at, key] of keys.entries()) {
		await new Promise((resolve) => setTimeout(resolve, 120 + (at * 7) % 16));
		const [before, said] = [hand.innerHTML, text.value];
		const began = performance.now();
		document.body.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true }));
		do await frame(); while (hand.innerHTML === before);
		const shown = performance.now() - began;
		while (text.value === said) await frame();
		times.push([shown, performance.now() - began]);
	}
	return times.slice(10);
})()`

// TestTimesOfKeys prints how long a key takes to its picture, on an idle page and during a search.
func TestTimesOfKeys(t *testing.T) {
	for _, at := range []struct {
		name string
		hash string
	}{{"idle", ""}, {"during a search", endless().hash("name=Endless")}} {
		p := open(t, visit{Width: 390, Height: 844, Touch: true, Hash: at.hash}).AtSolve()
		if at.hash != "" {
			p.Click(`[data-action="solve"]`)
			p.Until(`!["", "0:00"].includes(document.querySelector('[data-part="progress"] dd')?.textContent ?? "")`)
		}
		p.Click(`[data-action="tab-tiles"]`)
		p.Anew()
		times := eval[[][]float64](p, typeInTime, chromedp.EvalAwaitPromise)
		require.Len(t, times, 50)
		for i, name := range []string{"tile", "panel"} {
			var list []float64
			for _, key := range times {
				list = append(list, key[i])
			}
			slices.Sort(list)
			t.Logf("%-16s %-6s median %5.1f ms, worst %5.1f ms", at.name, name, list[len(list)/2], list[len(list)-1])
		}
	}
}
