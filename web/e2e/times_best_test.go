//go:build bench

package e2e

import (
	"fmt"
	"testing"
	"time"

	"github.com/chromedp/chromedp"
	"github.com/stretchr/testify/require"

	"edgewise/solver/generate"
	"edgewise/solver/notation"
	model "edgewise/solver/puzzle"
)

// coresOf makes the machine one with this many cores.
func coresOf(cores int) string {
	return fmt.Sprintf(`Object.defineProperty(Navigator.prototype, "hardwareConcurrency", { get: () => %d });`, cores)
}

const (
	// huntTime is how long the hunt has run, such as "0:15"; huntPlacements is what it has done.
	huntTime       = `(document.querySelector('[data-part="hunt-figures"] dd')?.textContent ?? "")`
	huntPlacements = `document.querySelectorAll('[data-part="hunt-figures"] dd')[1].textContent`
)

// TestTimesOfTheBestBoard prints how the score of the official set climbs for a minute with one worker,
// and after how many placements.
func TestTimesOfTheBestBoard(t *testing.T) {
	p := open(t, visit{Hash: "#" + official(t).Link(), Before: coresOf(1)}).AtSolve()
	p.Until(`document.querySelector('[data-action="best"]')?.checkVisibility()`)
	began := time.Now()
	p.Click(`[data-action="best"]`)
	row := func(name, until string) {
		t.Helper()
		// A score that is not reached within a minute is printed as it is then.
		p.Until(fmt.Sprintf(`%s || %s >= "1:00"`, until, huntTime))
		t.Logf("best board, one worker, %-17s %s after %s, %s placements", name+":", p.Text(huntScore), eval[string](p, huntTime), eval[string](p, huntPlacements))
	}
	p.Until(score + " > 0")
	t.Logf("best board, one worker, the first: %s after %.0f ms", p.Text(huntScore), float64(time.Since(began).Milliseconds()))
	row("440", score+" >= 440")
	row("460", score+" >= 460")
	row("after a minute", "false")
}

// TestTimesOfTheClimb prints the longest task of the page and its frames a second while eight workers
// hunt, the memory of the workers, and how many bytes the page stores.
func TestTimesOfTheClimb(t *testing.T) {
	for _, board := range []struct{ name, link string }{{"16x16", official(t).Link()}, {"32x32", planted(t, 32)}} {
		p := measured(t, board.link)
		p.Until(`document.querySelector('[data-action="best"]')?.checkVisibility()`)
		p.Click(`[data-action="best"]`)
		p.Until(score + " > 0")
		for _, until := range []string{"0:30", "1:00"} {
			eval[chromedp.Void](p, `globalThis.frames = { seen: 0, from: performance.now() };
				globalThis.countFrame || (globalThis.countFrame = () => { frames.seen++; requestAnimationFrame(countFrame); })()`)
			longest := p.LongestTask(func() { p.Until(fmt.Sprintf("%s >= %q", huntTime, until)) })
			rate := eval[float64](p, `frames.seen / (performance.now() - frames.from) * 1000`)
			t.Logf("%s, eight workers, until %s: %s, longest task %v, %.0f frames a second", board.name, until, p.Text(huntScore), longest.Round(time.Millisecond), rate)
		}
		t.Logf("%s, memory of the workers in MB: %v", board.name, eval[[]float64](p, memoryOfWorkers, chromedp.EvalAwaitPromise))
		t.Logf("%s, kept: %d bytes", board.name, eval[int](p, keptScript(`return JSON.stringify(kept.find(({ hunt }) => hunt).hunt).length`), chromedp.EvalAwaitPromise))
	}
}

// planted is a framed board with this many rows and columns that nobody can finish.
func planted(t *testing.T, side int) string {
	t.Helper()
	grid, err := model.Square(side, side)
	require.NoError(t, err)
	made, err := generate.Planted(generate.Options{Grid: grid, Motifs: 20, Framed: true, Same: true, Seed: 1})
	require.NoError(t, err)
	return (&notation.Document{Puzzle: made}).Link()
}

// memoryReporter makes a worker report the size of its program's memory.
const memoryReporter = `{
	const { instantiate } = WebAssembly;
	const memories = [];
	WebAssembly.instantiate = async (...how) => {
		const made = await instantiate(...how);
		memories.push(...Object.values((made.instance ?? made).exports).filter((one) => one instanceof WebAssembly.Memory));
		return made;
	};
	const channel = new BroadcastChannel("memory");
	channel.onmessage = ({ data }) => data === "ask" && channel.postMessage(memories.map(({ buffer }) => buffer.byteLength));
}
`

// memoryOfWorkers promises the megabytes of each worker's program, the largest last.
const memoryOfWorkers = `new Promise((done) => {
	const [channel, told] = [new BroadcastChannel("memory"), []];
	channel.onmessage = ({ data }) => Array.isArray(data) && told.push(...data.map((bytes) => Math.round(bytes / 2 ** 20 * 10) / 10));
	channel.postMessage("ask");
	setTimeout(() => done(told.sort((a, b) => a - b)), 2000);
})`

// measured opens the page with eight cores and with workers that report their memory.
func measured(t *testing.T, link string) *page {
	t.Helper()
	return open(t, visit{Dir: withWorker(t, memoryReporter), Hash: "#" + link, Before: coresOf(8), Moving: true}).AtSolve()
}
