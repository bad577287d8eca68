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
	"edgewise/solver/gallery"
	"edgewise/solver/notation"
)

// huntBudget is the number of placements that the browser and the native program each make.
const huntBudget = 3_000_000

// askHunt promises the saved state of a hunt. A worker of its own runs it in slices of uneven
// size, from the beginning or from a saved state.
const askHunt = `(async (puzzle, saved, budget) => {
	const worker = new Worker("worker.js");
	worker.postMessage({ module: await WebAssembly.compileStreaming(fetch("edgewise.wasm")) });
	let id = 0;
	const ask = (call, params) => new Promise((resolve, reject) => {
		const asked = ++id;
		worker.addEventListener("message", ({ data }) => data.id === asked && ("error" in data ? reject(new Error(data.error.code)) : resolve(data.result)));
		worker.postMessage({ id: asked, call, params });
	});
	const { handle, state } = await ask("hunt", { puzzle, seed: "20", saved });
	budget += state.placements;
	for (let done = state.placements, slice = 1; done < budget; slice = 3 * slice + 1) {
		const now = Math.min(slice, budget - done);
		done = (await ask("seek", { handle, budget: now })).placements;
	}
	const after = await ask("save", { handle });
	worker.terminate();
	return after.saved;
})`

// official returns the puzzle of 256 tiles that nobody can finish.
func official(t *testing.T) *notation.Document {
	t.Helper()
	text, err := os.ReadFile("../../solver/best/testdata/official.txt")
	require.NoError(t, err)
	document, err := notation.Read(strings.TrimSpace(string(text)))
	require.NoError(t, err)
	return document
}

// seekOn advances a hunt by this many placements.
func seekOn(h *best.Hunt, placements int64) {
	for end := h.Placements() + placements; h.Placements() < end; {
		h.Step(end - h.Placements())
	}
}

// checkHunt asserts that a browser hunts exactly as the native program does: while the hunt still
// tries everything, and in a race, with a schedule and early edges.
func checkHunt(t *testing.T, ask func(expression string) any) {
	t.Helper()
	framed, found := gallery.Find("framed-10x10")
	require.True(t, found)
	for _, row := range []struct {
		document *notation.Document
		stage    best.Stage
	}{{official(t), best.Proving}, {framed.Document(), best.Racing}} {
		h, err := best.New(row.document.Puzzle, best.Options{Seed: 20})
		require.NoError(t, err)
		saved := ""
		for h.Stage() != row.stage {
			seekOn(h, 1_000_000)
			saved = h.Save()
		}
		after := ask(fmt.Sprintf("%s(%q, %q, %d)", askHunt, row.document.Link(), saved, huntBudget))
		seekOn(h, huntBudget)
		assert.Equal(t, h.Save(), after, row.stage)
	}
}
