//go:build bench

package e2e

import (
	"encoding/json"
	"fmt"
	"os"
	"slices"
	"strings"
	"testing"
	"time"

	"github.com/chromedp/chromedp"
	"github.com/stretchr/testify/require"

	"edgewise/solver/notation"
	"edgewise/solver/search"
)

// How fast the search runs in each browser, in a worker as the page has it: as the program
// itself does it, and as code that is written for the puzzle does; and beside them how fast
// it runs natively, in the same run. These are measurements, not tests: `make bench` prints
// them.

// askRates is a promise of what a search of a puzzle takes, by the program and by written code.
const askRates = `(async (puzzle, mode) => {
	const worker = new Worker("worker.js");
	worker.postMessage({ module: await WebAssembly.compileStreaming(fetch("edgewise.wasm")) });
	let id = 0;
	const ask = (question) => new Promise((resolve, reject) => {
		const asked = ++id;
		worker.addEventListener("message", ({ data }) => data.id === asked && !("progress" in data) && ("error" in data ? reject(new Error(data.error.code)) : resolve(data.result)));
		worker.postMessage({ id: asked, ...question });
	});
	const call = (method, params) => ask({ call: method, params });
	const { report, milliseconds } = await ask({ run: { puzzle, mode, keep: 0 } });
	const { handle } = await call("job", { puzzle, raw: mode === "raw", keep: 0, visits: 1000, saved: "" });
	let [spent, state, by] = [0, null, null];
	for (;;) {
		const { lease, saved } = await call("take", { handle, share: 1 });
		if (lease === 0) break;
		const began = performance.now();
		by = await ask({ part: { puzzle, keep: 0, saved, milliseconds: 1e9 } });
		spent += performance.now() - began;
		state = await call("settle", { handle, lease, saved: by.saved });
	}
	worker.terminate();
	return JSON.stringify({ program: { nodes: Number(report.nodes), milliseconds }, written: { nodes: Number(state.report.nodes), milliseconds: spent }, ran: by.written === true });
})`

// A rate is what a search took.
type rate struct{ Nodes, Milliseconds float64 }

// perSecond is in millions of nodes.
func (r rate) perSecond() float64 { return r.Nodes / r.Milliseconds / 1000 }

// median is the one in the middle.
func median(rates []rate) rate {
	slices.SortFunc(rates, func(a, b rate) int { return int(1000 * (a.Milliseconds - b.Milliseconds)) })
	return rates[len(rates)/2]
}

// ratePuzzles are the boards that programs are compared by.
func ratePuzzles(t *testing.T) []*notation.Document {
	t.Helper()
	var documents []*notation.Document
	for _, of := range [][2]string{{"framed-6x6.txt", ""}, {"gempf.txt", "7x7_i8_f4_s1"}} {
		file, name := of[0], of[1]
		text, err := os.ReadFile("../../solver/search/testdata/" + file)
		require.NoError(t, err)
		puzzle := string(text)
		if end := strings.Index(puzzle, name+"\n"); name != "" {
			require.Positive(t, end)
			puzzle = puzzle[strings.LastIndex(puzzle[:end], "grid=") : end+len(name)]
		}
		document, err := notation.Read(puzzle)
		require.NoError(t, err)
		documents = append(documents, document)
	}
	return documents
}

// natively is what a search takes here.
func natively(document *notation.Document, mode search.Mode) rate {
	s := search.Compile(document.Puzzle, search.Options{Mode: mode}).Search()
	began := time.Now()
	for !s.Step(1 << 22) {
	}
	return rate{float64(s.Total()), float64(time.Since(began).Microseconds()) / 1000}
}

// measure prints the medians of three rounds, taken in turns.
func measure(t *testing.T, browser string, ask func(expression string) string) {
	t.Helper()
	for _, document := range ratePuzzles(t) {
		for _, mode := range []search.Mode{search.Raw, search.Fast} {
			var native, program, written []rate
			for range 3 {
				native = append(native, natively(document, mode))
				var took struct {
					Program, Written rate
					Ran              bool
				}
				require.NoError(t, json.Unmarshal([]byte(ask(fmt.Sprintf("%s(%q, %q)", askRates, document.Link(), mode))), &took))
				require.True(t, took.Ran)
				require.Equal(t, []float64{native[0].Nodes, native[0].Nodes}, []float64{took.Program.Nodes, took.Written.Nodes})
				program, written = append(program, took.Program), append(written, took.Written)
			}
			n, p, w := median(native), median(program), median(written)
			t.Logf("%-9s %s %-4s %11.0f nodes, ms: %7.0f native %7.0f program %7.0f written; M/s: %5.1f %5.1f %5.1f; written is %.2f × program, %.2f × native",
				browser, document.Puzzle.Grid().Name, mode, n.Nodes, n.Milliseconds, p.Milliseconds, w.Milliseconds, n.perSecond(), p.perSecond(), w.perSecond(), w.perSecond()/p.perSecond(), w.perSecond()/n.perSecond())
		}
	}
}

func TestRateInChromium(t *testing.T) {
	p := open(t, visit{Host: withoutRules(t)})
	measure(t, "Chromium", func(expression string) string {
		return eval[string](p, expression, chromedp.EvalAwaitPromise)
	})
}

func TestRateInFirefox(t *testing.T) {
	w := walk{t, startFirefox(t), serve(t, "", withoutRules(t))}
	w.visit(w.server.url)
	measure(t, "Firefox", func(expression string) string { return w.ask(expression).(string) })
}

func TestRateInWebKit(t *testing.T) {
	w := walk{t, startWebKit(t), serve(t, "", withoutRules(t))}
	w.visit(w.server.url)
	measure(t, "WebKit", func(expression string) string { return w.ask(expression).(string) })
}
