//go:build e2e || browsers

package e2e

import (
	"fmt"
	"os"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"edgewise/solver/best"
	"edgewise/solver/notation"
)

// huntBudget is after how many placements a hunt is compared with one that was made natively.
const huntBudget = 3_000_000

// askHunt is a promise of what a hunt has written down that a worker of its own made, in
// slices of uneven size.
const askHunt = `(async (puzzle, budget) => {
	const worker = new Worker("worker.js");
	worker.postMessage({ module: await WebAssembly.compileStreaming(fetch("edgewise.wasm")) });
	let id = 0;
	const ask = (call, params) => new Promise((resolve, reject) => {
		const asked = ++id;
		worker.addEventListener("message", ({ data }) => data.id === asked && ("error" in data ? reject(new Error(data.error.code)) : resolve(data.result)));
		worker.postMessage({ id: asked, call, params });
	});
	const { handle } = await ask("hunt", { puzzle, seed: "20" });
	for (let done = 0, slice = 1; done < budget; slice = 3 * slice + 1) {
		const now = Math.min(slice, budget - done);
		done = (await ask("seek", { handle, budget: now })).placements;
	}
	const { saved } = await ask("save", { handle });
	worker.terminate();
	return saved;
})`

// official is the set of 256 tiles that nobody can finish.
func official(t *testing.T) *notation.Document {
	t.Helper()
	text, err := os.ReadFile("../../solver/best/testdata/official.txt")
	require.NoError(t, err)
	document, err := notation.Read(strings.TrimSpace(string(text)))
	require.NoError(t, err)
	return document
}

// seekTo is what a hunt of this seed has written down after so many placements.
func seekTo(t *testing.T, document *notation.Document, seed uint64, placements int64) string {
	t.Helper()
	h, err := best.New(document.Puzzle, best.Options{Seed: seed})
	require.NoError(t, err)
	for h.Placements() < placements {
		h.Step(placements - h.Placements())
	}
	return h.Save()
}

// checkHunt asserts that a browser hunts as the native program does, to the last number.
func checkHunt(t *testing.T, ask func(expression string) any) {
	t.Helper()
	document := official(t)
	saved := ask(fmt.Sprintf("%s(%q, %d)", askHunt, document.Link(), huntBudget))
	assert.Equal(t, seekTo(t, document, 20, huntBudget), saved)
}
