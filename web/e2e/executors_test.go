//go:build e2e || browsers

package e2e

import (
	"cmp"
	"encoding/json"
	"fmt"
	"os"
	"slices"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"edgewise/solver/gallery"
	"edgewise/solver/notation"
	model "edgewise/solver/puzzle"
	"edgewise/solver/search"
)

// moment is a framed board that takes a browser a little longer than one core may search alone. A
// browser that only interprets WebAssembly is some hundred times slower and must finish it too.
const moment = "grid=7x7&mates=same&frame=0&tiles=" +
	"b885.c302.4940.655a.c87b.9104.b96c.5cab.bab5.3630.79b8.3018.04c4.9104.9cb6.ac88.0330.9c88." +
	"2b30.2100.5bc5.5c5c.3a10.2c40.c401.aac6.ac78.2048.01c4.0320.cc58.88cb.203b.8886.03b1.bb8c." +
	"6555.5888.4b30.201a.0454.9a58.5402.8558.0152.4004.56bc.bc95.9575" +
	"&name=7x7_i8_f4_s1"

// momentTook is the effort of its search, which does not depend on how it is divided or executed.
const momentTook = "11,057,760 placements"

// startAsking makes a worker of the expression, and defines ask, which asks it and awaits the answer.
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

// askOn promises the saved state of a search. The worker takes up a saved one and continues it with
// written code, for this many leases of three slices each.
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

// plantedBoards are boards planted at random, some of hexagons and triangles.
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

// familyOf names everything that makes the program search differently: the grid, the frame, the
// mates, clues, whether tiles may be turned, and the mode.
func familyOf(p *model.Puzzle, mode search.Mode) string {
	_, framed := p.Frame()
	return fmt.Sprintf("%d sides, framed %v, uncut %v, clues %v, turned %v, %v",
		p.Grid().Sides, framed, *p.Mates() == model.Same(), len(p.Clues()) > 0, p.MayTurn(), mode)
}

// checkExecutors asserts that written code in a browser continues where the plain loop stopped
// natively, and the plain loop where the code stopped: nodes, dead ends and boards equal those of
// one uninterrupted search. It takes the smallest puzzle of each family, or every puzzle.
func checkExecutors(t *testing.T, every bool, ask func(expression string) any) {
	t.Helper()
	documents := plantedBoards(t)
	for _, entry := range gallery.All() {
		documents = append(documents, entry.Document())
	}
	// The gallery has no unframed puzzle whose motifs match themselves, and none without turns.
	const alike = "grid=4x4&mates=same&tiles=AABA.ABAA.AAAA.AABB.ABAA.AAAB.BBBB.AABA.BAAA.ABBB.BBBA.ABBB.BBBB.AAAB.BABA.BBAB"
	for _, link := range []string{alike, alike + "&turn=no"} {
		document, err := notation.Read(link)
		require.NoError(t, err)
		documents = append(documents, document)
	}
	slices.SortStableFunc(documents, func(a, b *notation.Document) int {
		return cmp.Compare(len(a.Puzzle.Tiles()), len(b.Puzzle.Tiles()))
	})
	compared := map[string]int{}
	require.Equal(t, "started", ask(startAsking(`new Worker("worker.js")`)))
	for i, document := range documents {
		modes := []search.Mode{search.Fast, search.Raw}
		if every {
			modes = modes[i%2:][:1]
		}
		for _, mode := range modes {
			family := familyOf(document.Puzzle, mode)
			if (every || compared[family] == 0) && checkExecutor(t, document, mode, ask) {
				compared[family]++
			}
		}
	}
	sum := 0
	for _, count := range compared {
		sum += count
	}
	assert.GreaterOrEqual(t, sum, map[bool]int{true: 100, false: 15}[every], "%v", compared)
}

// checkExecutor asserts this for one puzzle; it returns false if the search ends before there is
// anything to continue.
func checkExecutor(t *testing.T, document *notation.Document, mode search.Mode, ask func(expression string) any) bool {
	t.Helper()
	const before, leases, behind = 500, 8, 5000
	options := search.Options{Mode: mode, Order: search.UsualOrder(document.Puzzle), Keep: 20}
	if mode == search.Raw {
		options.Order = ""
	}
	plan := search.Compile(document.Puzzle, options)
	straight, begun := plan.Search(), plan.Search()
	if begun.Step(before) {
		return false
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
	return true
}
