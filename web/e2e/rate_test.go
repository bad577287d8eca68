//go:build bench

package e2e

import (
	"fmt"
	"os"
	"testing"

	"github.com/stretchr/testify/require"

	"edgewise/solver/notation"
)

// How fast the search runs in each browser, in a worker as the page has it. These
// are measurements, not tests: `make bench` prints them beside the native ones.

// askRate is a function that searches a puzzle in a worker of its own.
const askRate = `async (puzzle, mode) => {
	const worker = new Worker("worker.js");
	worker.postMessage({ module: await WebAssembly.compileStreaming(fetch("edgewise.wasm")) });
	return new Promise((resolve, reject) => {
		worker.onmessage = ({ data }) => {
			if (!("id" in data) || "progress" in data) return;
			worker.terminate();
			if ("error" in data) reject(new Error(data.error.code));
			else resolve({ nodes: data.result.report.nodes, milliseconds: data.result.milliseconds });
		};
		worker.postMessage({ id: 1, run: { puzzle, mode, keep: 0 } });
	});
}`

// A rate is what a search took.
type rate struct{ Nodes, Milliseconds float64 }

func (r rate) log(t *testing.T, browser, mode string) {
	t.Logf("%-10s framed 6x6 set 1, %-5s %11.0f nodes %8.0f ms %6.1f million nodes/s",
		browser, mode, r.Nodes, r.Milliseconds, r.Nodes/r.Milliseconds/1000)
}

// ratePuzzle is the board that all programs are compared by.
func ratePuzzle(t *testing.T) string {
	text, err := os.ReadFile("../../solver/search/testdata/framed-6x6.txt")
	require.NoError(t, err)
	document, err := notation.Read(string(text))
	require.NoError(t, err)
	return document.Link()
}

func TestRateInChromium(t *testing.T) {
	p := open(t, visit{Host: withoutRules(t)})
	for _, mode := range []string{"raw", "fast"} {
		eval[bool](p, fmt.Sprintf(`(globalThis.rate = undefined, (%s)(%q, %q).then((r) => globalThis.rate = r), true)`, askRate, ratePuzzle(t), mode))
		p.Until(`globalThis.rate`)
		eval[rate](p, `globalThis.rate`).log(t, "Chromium", mode)
	}
}

func TestRateInFirefox(t *testing.T) {
	walk{t, startFirefox(t), serve(t, "", withoutRules(t))}.rate("Firefox")
}

func TestRateInWebKit(t *testing.T) {
	walk{t, startWebKit(t), serve(t, "", withoutRules(t))}.rate("WebKit")
}

// rate logs how fast the search runs in the browser.
func (w walk) rate(browser string) {
	w.t.Helper()
	w.visit(w.server.url)
	for _, mode := range []string{"raw", "fast"} {
		took := w.ask(fmt.Sprintf("(%s)(%q, %q)", askRate, ratePuzzle(w.t), mode)).(map[string]any)
		rate{took["nodes"].(float64), took["milliseconds"].(float64)}.log(w.t, browser, mode)
	}
}
