//go:build bench

package e2e

import (
	"cmp"
	"encoding/json"
	"fmt"
	"slices"
	"strings"
	"testing"
	"time"

	"github.com/chromedp/chromedp"
	"github.com/stretchr/testify/require"

	"edgewise/solver/gallery"
	"edgewise/solver/notation"
	"edgewise/solver/search"
)

// How fast the search runs in each browser, in a worker as the page has it: by the program itself, and
// by code written for the puzzle. For comparison it also runs natively and as programs in C. These are
// measurements, not tests: `make bench` prints them.

// rateLimit is the number of nodes after which a measured search stops.
const rateLimit = 100_000_000

// rateRounds is how often each is measured, in turns; the median counts.
const rateRounds = 3

// watchedWorker is a worker that reports, on a channel of its own, how much memory the program and the
// latest written code have.
const watchedWorker = `(() => {
	const source = ` + "`" + `
		let program = null, code = null;
		const { instantiate, Instance } = WebAssembly;
		WebAssembly.instantiate = async (...given) => (program = await instantiate(...given));
		WebAssembly.Instance = new Proxy(Instance, { construct: (of, given) => (code = new of(...given)) });
		const channel = new BroadcastChannel("memory");
		channel.onmessage = () => channel.postMessage(program.exports.mem.buffer.byteLength + code.exports.memory.buffer.byteLength);
		importScripts("${location.origin}/worker.js");
	` + "`" + `;
	const channel = new BroadcastChannel("memory");
	globalThis.memory = () => new Promise((resolve) => { channel.onmessage = ({ data }) => resolve(data); channel.postMessage(null); });
	return new Worker(URL.createObjectURL(new Blob([source])));
})()`

// askRates promises what a search takes by the program and by written code, up to a number of nodes:
// until its first slice is done, and in all.
const askRates = `(async (puzzle, mode, limit) => {
	const take = async (params) => {
		const began = performance.now();
		const { handle } = await ask("start", { puzzle, mode, keep: 0, ...params });
		let report = await ask("step", { handle, budget: 4096 });
		const begun = performance.now();
		const first = Number(report.nodes);
		let [budget, before] = [4096, begun];
		while (!report.done && Number(report.nodes) < limit) {
			report = await ask("step", { handle, budget: Math.min(budget, limit - Number(report.nodes)) });
			const now = performance.now();
			budget = Math.max(256, Math.round(budget * Math.min(4, Math.max(0.25, 20 / Math.max(now - before, 0.1)))));
			before = now;
		}
		await ask("drop", { handle });
		return { nodes: Number(report.nodes), milliseconds: before - began, starting: begun - began, first, done: report.done, ran: report.by?.written === true };
	};
	const program = await take({ program: true });
	const { handle } = await ask("job", { puzzle, raw: mode === "raw", keep: 0, visits: 1000, saved: "" });
	const { saved } = await ask("take", { handle, share: 1 });
	const written = await take({ saved });
	await ask("drop", { handle });
	return JSON.stringify({ program, written, memory: await memory() });
})`

// A rate is what a search took.
type rate struct {
	Nodes, Milliseconds float64
	Starting, First     float64 // milliseconds and nodes of the first slice
	Done, Ran           bool    // whether the search ended, and whether written code did it
}

// perSecond is in millions of nodes, without the first slice.
func (r rate) perSecond() float64 { return (r.Nodes - r.First) / (r.Milliseconds - r.Starting) / 1000 }

// median is the rate in the middle, by nodes per second.
func median(rates []rate) rate {
	slices.SortFunc(rates, func(a, b rate) int { return int(1e6 * (b.perSecond() - a.perSecond())) })
	return rates[len(rates)/2]
}

// natively measures a search in this process.
func natively(document *notation.Document, mode search.Mode) rate {
	s := search.Compile(document.Puzzle, search.Options{Mode: mode}).Search()
	began := time.Now()
	for over := false; !over && s.Total() < rateLimit; {
		over = s.Step(min(1<<22, rateLimit-int64(s.Total())))
	}
	return rate{Nodes: float64(s.Total()), Milliseconds: float64(time.Since(began).Microseconds()) / 1000, Done: s.Over()}
}

// What executes a search: code written for the puzzle in a browser, the program itself in a browser,
// or this process.
const byCode, byProgram, byNative = "written", "program", "native"

// measure prints what each board takes, and then the speed of written code divided by that of each
// other; besideC adds the programs in C.
func measure(t *testing.T, browser string, besideC bool, ask func(expression string) string) {
	t.Helper()
	require.Equal(t, "started", ask(startAsking(watchedWorker)))
	ratios := map[string][]string{}
	for _, board := range rateBoards(t) {
		for _, mode := range board.modes {
			programs := map[string]yardstick{}
			if besideC && board.inC(mode) {
				programs = yardsticks(t, board.Document)
			}
			taken := map[string][]rate{}
			var memory float64
			for range rateRounds {
				var took struct {
					Program, Written rate
					Memory           float64
				}
				require.NoError(t, json.Unmarshal([]byte(ask(fmt.Sprintf("%s(%q, %q, %d)", askRates, board.Link(), mode, rateLimit))), &took))
				require.True(t, took.Written.Ran)
				require.False(t, took.Program.Ran)
				memory = took.Memory
				round := map[string]rate{byNative: natively(board.Document, mode), byProgram: took.Program, byCode: took.Written}
				for name, y := range programs {
					round[name] = y.run(t)
				}
				for name, r := range round {
					if took.Written.Done && took.Written.Nodes <= rateLimit {
						require.Equal(t, took.Written.Nodes, r.Nodes, name)
					}
					taken[name] = append(taken[name], r)
				}
			}
			w := median(taken[byCode])
			var line strings.Builder
			fmt.Fprintf(&line, "%-8s %-13s %-4s %11.0f nodes; %s: %7.0f ms (%4.0f to begin), %5.1f M/s", browser, board.name, mode, w.Nodes, byCode, w.Milliseconds, w.Starting, w.perSecond())
			for _, name := range []string{byProgram, byNative, writtenInC, scanInC} {
				if rates, measured := taken[name]; measured {
					r := median(rates)
					fmt.Fprintf(&line, "; %s: %5.1f M/s", name, r.perSecond())
					ratios[name] = append(ratios[name], fmt.Sprintf("%s %s %.2f", board.name, mode, w.perSecond()/r.perSecond()))
				}
			}
			fmt.Fprintf(&line, "; memory: %.0f MB", memory/(1<<20))
			t.Log(line.String())
		}
	}
	for _, of := range []struct {
		name string
		goal float64
	}{{byProgram, 2}, {byNative, 1.3}, {writtenInC, 0.9}, {scanInC, 2.2}} {
		if list := ratios[of.name]; list != nil {
			t.Logf("%s: %s / %s (goal %.1f): %s", browser, byCode, of.name, of.goal, strings.Join(list, ", "))
		}
	}
}

func TestRateInChromium(t *testing.T) {
	p := open(t, visit{Host: withoutRules(t)})
	ask := func(expression string) string { return eval[string](p, expression, chromedp.EvalAwaitPromise) }
	measure(t, "Chromium", true, ask)
	measureNines(t, ask)
}

func TestRateInFirefox(t *testing.T) {
	w := walk{t, startFirefox(t), serve(t, "", withoutRules(t))}
	w.visit(w.server.url)
	measure(t, "Firefox", false, func(expression string) string { return w.ask(expression).(string) })
}

func TestRateInWebKit(t *testing.T) {
	w := walk{t, startWebKit(t), serve(t, "", withoutRules(t))}
	w.visit(w.server.url)
	measure(t, "WebKit", false, func(expression string) string { return w.ask(expression).(string) })
}

// askNine promises what all solutions of a small puzzle take: until the search has started, and in
// all, boards included.
const askNine = `(async (puzzle) => {
	const began = performance.now();
	const { handle } = await ask("start", { puzzle, mode: "fast", keep: 1000 });
	const begun = performance.now();
	const { nodes, kept } = await ask("step", { handle, budget: 1e9 });
	const { boards } = await ask("boards", { handle, from: 0 });
	const spent = performance.now() - began;
	await ask("drop", { handle });
	if (boards.length !== kept) throw new Error("boards");
	return JSON.stringify({ nodes: Number(nodes), milliseconds: spent, starting: begun - began });
})`

// measureNines prints what the gallery's puzzles of nine tiles take, messages to and from the worker
// included: all together, and the four that the command's benchmark uses, with which the gallery
// begins.
func measureNines(t *testing.T, ask func(expression string) string) {
	t.Helper()
	var all, few rate
	puzzles := 0
	for _, entry := range gallery.All() {
		if entry.Document().Puzzle.Grid().Name != "3x3" {
			continue
		}
		var rates []rate
		for range rateRounds {
			var took rate
			require.NoError(t, json.Unmarshal([]byte(ask(fmt.Sprintf("%s(%q)", askNine, entry.Link()))), &took))
			rates = append(rates, took)
		}
		slices.SortFunc(rates, func(a, b rate) int { return cmp.Compare(a.Milliseconds, b.Milliseconds) })
		for _, sum := range []*rate{&all, &few} {
			if sum == &all || puzzles < 4 {
				sum.Nodes += rates[rateRounds/2].Nodes
				sum.Milliseconds += rates[rateRounds/2].Milliseconds
				sum.Starting += rates[rateRounds/2].Starting
			}
		}
		puzzles++
	}
	t.Logf("Chromium 4 puzzles of nine tiles, all solutions: %.0f nodes; %.1f ms together, %.1f of them to begin", few.Nodes, few.Milliseconds, few.Starting)
	t.Logf("Chromium %d puzzles of nine tiles, all solutions: %.0f nodes; %.1f ms together, %.1f of them to begin", puzzles, all.Nodes, all.Milliseconds, all.Starting)
}
