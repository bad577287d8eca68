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
// it runs natively, and programs in C do, in the same run. These are measurements, not tests: `make bench` prints
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
	const { report, milliseconds } = await ask({ run: { puzzle, mode, keep: 0, program: true } });
	const { handle } = await call("job", { puzzle, raw: mode === "raw", keep: 0, visits: 1000, saved: "" });
	let [spent, state, done] = [0, null, null];
	for (;;) {
		const { lease, saved } = await call("take", { handle, share: 1 });
		if (lease === 0) break;
		const began = performance.now();
		done = await ask({ part: { puzzle, keep: 0, saved, milliseconds: 1e9 } });
		spent += performance.now() - began;
		state = await call("settle", { handle, lease, saved: done.saved });
	}
	worker.terminate();
	return JSON.stringify({ program: { nodes: Number(report.nodes), milliseconds }, written: { nodes: Number(state.report.nodes), milliseconds: spent }, ran: done.by?.written === true });
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

// A rateBoard is a board that programs are compared by.
type rateBoard struct {
	*notation.Document
	modes []search.Mode
	inC   bool // whether the programs in C can search it
}

// rateBoards are framed boards that were counted elsewhere too, and a planted one each of
// hexagons and of triangles, for which there is no figure but ours.
func rateBoards(t *testing.T) []rateBoard {
	t.Helper()
	both := []search.Mode{search.Raw, search.Fast}
	var boards []rateBoard
	for _, of := range []struct {
		file, name, link string
		modes            []search.Mode
	}{
		{file: "framed-6x6.txt", modes: both},
		{file: "gempf.txt", name: "7x7_i8_f4_s1", modes: both},
		{file: "gempf.txt", name: "8x8_i11_f4_s1", modes: both},
		{link: "grid=hex3&mates=same&tiles=EAFACC.CDDECD.EEFAEC.ACFDCC.AFBFFE.DCFBAF.BFFDFC.FCAEDE.CFDCEA.EDACFC.DCDFFA.BDACDF.EBFBCB.ECAFEC.DDDDAE.BFBEDB.CDAEBB.AFCCBC.ECEFAE", modes: both[:1]},
		{link: "grid=tri4&mates=same&tiles=EDE.FBF.ADD.BBD.DED.AFE.CAD.CFD.CED.CFB.ACD.DFF.ECA.DFB.ECE.BAF", modes: both[1:]},
	} {
		text := of.link
		if of.file != "" {
			file, err := os.ReadFile("../../solver/search/testdata/" + of.file)
			require.NoError(t, err)
			text = string(file)
		}
		if of.name != "" {
			end := strings.Index(text, of.name+"\n")
			require.Positive(t, end)
			text = text[strings.LastIndex(text[:end], "grid=") : end+len(of.name)]
		}
		document, err := notation.Read(text)
		require.NoError(t, err)
		boards = append(boards, rateBoard{document, of.modes, of.file != ""})
	}
	return boards
}

// natively is what a search takes here.
func natively(document *notation.Document, mode search.Mode) rate {
	s := search.Compile(document.Puzzle, search.Options{Mode: mode}).Search()
	began := time.Now()
	for !s.Step(1 << 22) {
	}
	return rate{float64(s.Total()), float64(time.Since(began).Microseconds()) / 1000}
}

// measure prints the medians of three rounds, taken in turns; in a raw search beside the
// programs in C, where that is wished.
func measure(t *testing.T, browser string, besideC bool, ask func(expression string) string) {
	t.Helper()
	for _, board := range rateBoards(t) {
		for _, mode := range board.modes {
			programs := map[string]yardstick{}
			if besideC && board.inC && mode == search.Raw {
				programs = yardsticks(t, board.Document)
			}
			taken := map[string][]rate{}
			for range 3 {
				var took struct {
					Program, Written rate
					Ran              bool
				}
				require.NoError(t, json.Unmarshal([]byte(ask(fmt.Sprintf("%s(%q, %q)", askRates, board.Link(), mode))), &took))
				require.True(t, took.Ran)
				round := map[string]rate{"native": natively(board.Document, mode), "program": took.Program, "written": took.Written}
				for name, y := range programs {
					round[name] = y.run(t)
				}
				for name, r := range round {
					require.Equal(t, took.Written.Nodes, r.Nodes, name)
					taken[name] = append(taken[name], r)
				}
			}
			w := median(taken["written"])
			var line strings.Builder
			fmt.Fprintf(&line, "%-8s %s %-4s %11.0f nodes; written: %7.0f ms, %5.1f M/s", browser, board.Puzzle.Grid().Name, mode, w.Nodes, w.Milliseconds, w.perSecond())
			for _, name := range []string{"program", "native", writtenInC, scanInC} {
				if rates, measured := taken[name]; measured {
					r := median(rates)
					fmt.Fprintf(&line, "; %s: %5.1f M/s, %.2f ×", name, r.perSecond(), w.perSecond()/r.perSecond())
				}
			}
			t.Log(line.String())
		}
	}
}

func TestRateInChromium(t *testing.T) {
	p := open(t, visit{Host: withoutRules(t)})
	measure(t, "Chromium", true, func(expression string) string {
		return eval[string](p, expression, chromedp.EvalAwaitPromise)
	})
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
