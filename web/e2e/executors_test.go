//go:build e2e || browsers

package e2e

import (
	"encoding/json"
	"fmt"
	"os"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"edgewise/solver/gallery"
	"edgewise/solver/notation"
	"edgewise/solver/search"
)

// startAsking has a worker, which the expression makes, answer all that is asked after it.
func startAsking(worker string) string {
	return `(async () => {
	const worker = ` + worker + `;
	worker.postMessage({ module: await WebAssembly.compileStreaming(fetch("edgewise.wasm")) });
	const waiting = new Map();
	worker.addEventListener("message", ({ data }) => waiting.get(data.id)?.(data));
	let id = 0;
	globalThis.ask = async (call, params) => {
		worker.postMessage({ id: ++id, call, params });
		const { error, result } = await new Promise((resolve) => waiting.set(id, resolve));
		if (error) throw new Error(error.code);
		return result;
	};
	return "started";
})()`
}

// askOn is a promise of what the worker has written down of a search that was saved: it goes on
// with it by written code, in so many leases of three slices each.
const askOn = `(async (puzzle, raw, saved, leases) => {
	const { handle: job } = await ask("job", { puzzle, raw, keep: 20, visits: 1000, saved });
	let by;
	for (let i = 0; i < leases; i++) {
		const { lease, saved } = await ask("take", { handle: job, share: 1 });
		if (lease === 0) break;
		const { handle } = await ask("start", { puzzle, mode: "fast", keep: 20, saved });
		for (const budget of [1, 333, 777 + i]) ({ by } = await ask("step", { handle, budget }));
		const done = await ask("save", { handle });
		await ask("drop", { handle });
		await ask("settle", { handle: job, lease, saved: done.saved });
	}
	const after = await ask("save", { handle: job });
	await ask("drop", { handle: job });
	return JSON.stringify({ ...after, by });
})`

// plantedBoards are boards that were planted at random, hexagons and triangles among them.
func plantedBoards(t *testing.T) (documents []*notation.Document) {
	t.Helper()
	text, err := os.ReadFile("testdata/rates.txt")
	require.NoError(t, err)
	for line := range strings.Lines(string(text)) {
		if strings.HasPrefix(line, "#") {
			continue
		}
		document, err := notation.Read(strings.TrimSpace(line))
		require.NoError(t, err)
		documents = append(documents, document)
	}
	return documents
}

// checkExecutors asserts, of every published puzzle and of others, that a browser goes on with
// written code where the plain loop has stopped natively, and the plain loop where that has: node
// for node, dead end for dead end and board for board as one straight search.
func checkExecutors(t *testing.T, ask func(expression string) any) {
	t.Helper()
	const before, leases, behind = 500, 8, 5000
	documents := plantedBoards(t)
	for _, entry := range gallery.All() {
		documents = append(documents, entry.Document())
	}
	compared := 0
	require.Equal(t, "started", ask(startAsking(`new Worker("worker.js")`)))
	for i, document := range documents {
		mode := []search.Mode{search.Fast, search.Raw}[i%2]
		options := search.Options{Mode: mode, Order: search.UsualOrder(document.Puzzle), Keep: 20}
		if mode == search.Raw {
			options.Order = ""
		}
		plan := search.Compile(document.Puzzle, options)
		straight, begun := plan.Search(), plan.Search()
		if begun.Step(before) {
			continue // there is nothing to go on with
		}
		var after struct {
			Saved string
			By    struct{ Written bool }
		}
		answer := ask(fmt.Sprintf("%s(%q, %v, %q, %d)", askOn, document.Link(), mode == search.Raw, begun.Save(), leases))
		require.NoError(t, json.Unmarshal([]byte(answer.(string)), &after), document.Name)
		require.True(t, after.By.Written, document.Name)
		job, err := search.Resume(document.Puzzle, after.Saved, options)
		require.NoError(t, err, document.Name)
		came := job.Found()
		require.Greater(t, came.Total(), uint64(before), document.Name)
		if lease, part, left := job.Take(); left {
			rest := job.Plan().SearchPart(part)
			rest.Step(behind)
			job.Report(lease, rest)
		}
		found := job.Found()
		straight.Step(int64(found.Total()))
		require.Equal(t, straight.Found(), found, document.Name)
		compared++
	}
	assert.Greater(t, compared, 100)
}
