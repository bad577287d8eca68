//go:build bench

package e2e

import (
	"encoding/json"
	"fmt"
	"os"
	"os/exec"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"edgewise/solver/notation"
)

// How fast the search runs in each browser, in a worker as the page has it. These
// are measurements, not tests: `make bench` prints them beside the native ones.

// askRate is a function that searches a puzzle in a worker of its own.
const askRate = `async (puzzle, mode) => {
	const { trustedScript } = await import("./app/base/trusted.js");
	const worker = new Worker(trustedScript("worker.js"));
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
	p := open(t, visit{}).AtSolve()
	for _, mode := range []string{"raw", "fast"} {
		eval[bool](p, fmt.Sprintf(`(globalThis.rate = undefined, (%s)(%q, %q).then((r) => globalThis.rate = r), true)`, askRate, ratePuzzle(t), mode))
		p.Until(`globalThis.rate`)
		eval[rate](p, `globalThis.rate`).log(t, "Chromium", mode)
	}
}

func TestRateInFirefox(t *testing.T) {
	firefox, err := exec.LookPath("firefox-esr")
	require.NoError(t, err, "Firefox is missing; install it with: sh web/tools/install.sh firefox")
	s := serve(t, "", nil)
	for _, mode := range []string{"raw", "fast"} {
		ask := exec.CommandContext(t.Context(), "node", "rate.mjs", s.url, firefox, askRate, ratePuzzle(t), mode)
		ask.Stderr = os.Stderr
		text, err := ask.Output()
		require.NoError(t, err)
		var r rate
		require.NoError(t, json.Unmarshal(text, &r))
		r.log(t, "Firefox", mode)
	}
}

func TestRateInWebKit(t *testing.T) {
	s := serve(t, "", nil)
	w := startWebKit(t)
	w.post("/url", map[string]any{"url": s.url})
	w.until(`document.body?.dataset.ready === "true"`)
	for _, mode := range []string{"raw", "fast"} {
		w.run(fmt.Sprintf(`globalThis.rate = ""; (%s)(%q, %q).then((r) => globalThis.rate = JSON.stringify(r))`, askRate, ratePuzzle(t), mode))
		w.until(`globalThis.rate`)
		var r rate
		require.NoError(t, json.NewDecoder(strings.NewReader(w.run(`return globalThis.rate`).(string))).Decode(&r))
		r.log(t, "WebKit", mode)
	}
}
