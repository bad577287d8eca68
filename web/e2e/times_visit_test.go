//go:build bench

package e2e

import (
	"fmt"
	"net/http"
	"slices"
	"strings"
	"testing"

	"github.com/chromedp/cdproto/emulation"
	"github.com/chromedp/chromedp"
	"github.com/stretchr/testify/require"
)

// arrival is what a visit took, in milliseconds since the navigation, and what it loaded.
type arrival struct {
	Drawn    float64 // something is visible
	Playable float64 // a tile answers a tap
	Module   float64 // the program has loaded
	Ready    float64 // everything works
	Longest  float64 // the longest task of the page between drawn and ready
	Before   int     // requests before a tile can be taken
	Requests int     // requests before everything works
	bytes    int64
}

// askArrival is what the page has recorded of its arrival.
const askArrival = `(() => {
	const first = performance.getEntriesByName("first-contentful-paint")[0]?.startTime ?? 0;
	const at = (name) => performance.getEntriesByName(name)[0]?.startTime ?? 0;
	const [playable, ready] = [at("playable") || at("ready"), at("ready")];
	const asked = performance.getEntriesByType("resource").map(({ startTime }) => startTime);
	const module = Math.max(0, ...performance.getEntriesByType("resource").filter(({ name }) => /\.wasm/.test(name)).map(({ responseEnd }) => responseEnd));
	return {
		drawn: first, playable, module, ready,
		longest: Math.max(0, ...tasks.filter(({ startTime }) => startTime >= first && startTime < ready).map(({ duration }) => duration)),
		before: 1 + asked.filter((time) => time < playable).length,
		requests: 1 + asked.filter((time) => time < ready).length,
	};
})()`

// noteTasks records the page's long tasks.
const noteTasks = `globalThis.tasks = [];
	new PerformanceObserver((list) => tasks.push(...list.getEntries())).observe({ type: "longtask", buffered: true });`

// nobodys is a link to nine tiles that are not published.
const nobodys = "#grid=3x3&tiles=BCab.bBcA.Acad.DABb.caBd.DaBA.aABC.abAC.cAbC&name=From_a_friend&art=cats&end=1"

// TestTimesOfAFirstVisit prints the median of some visits over a slow line, on a processor slowed to a
// quarter: the first, the second, and one without a network.
func TestTimesOfAFirstVisit(t *testing.T) {
	const visits = 5
	for _, where := range []struct{ name, hash string }{{"home", ""}, {"nine tiles", nobodys}, {"by hand", strings.TrimSuffix(nobodys, "&end=1")}, {"16x16", crowd}} {
		arrivals := map[string][]arrival{}
		for n := range visits {
			// Each visit has a test of its own: a slow page that stays open takes time from those after it.
			t.Run(fmt.Sprintf("%s %d", where.name, n+1), func(t *testing.T) {
				l := slowly(t, serve(t, "", nil))
				p := open(t, visit{Host: http.NotFoundHandler(), Cold: true, Home: true, Offline: true, Moving: true, Noisy: true, Width: 390, Height: 844, Touch: true, Before: noteTasks})
				p.server, p.record = &server{url: l.url()}, watch(t, p.ctx)
				call(p, emulation.SetCPUThrottlingRate, emulation.SetCPUThrottlingRateParams{Rate: 4})
				visit := func(kind string) {
					before := l.sent.Load()
					p.do(chromedp.Navigate("about:blank"))
					p.do(chromedp.Navigate(l.url() + where.hash))
					p.Until(`performance.getEntriesByName("ready").length === 1`)
					a := eval[arrival](p, askArrival)
					a.bytes = l.sent.Load() - before
					arrivals[kind] = append(arrivals[kind], a)
				}
				visit("first")
				p.Installed()
				p.Until(`!document.hidden`)
				visit("second")
				require.NoError(t, l.listener.Close())
				visit("offline")
			})
		}
		for _, kind := range []string{"first", "second", "offline"} {
			t.Logf("%-10s %-8s %s", where.name, kind, medians(arrivals[kind]))
		}
	}
}

// medians prints the median of each figure.
func medians(all []arrival) string {
	middle := func(of func(arrival) float64) float64 {
		var figures []float64
		for _, a := range all {
			figures = append(figures, of(a))
		}
		slices.Sort(figures)
		return figures[len(figures)/2]
	}
	return fmt.Sprintf("drawn %5.0f ms, playable %5.0f, program there %5.0f, ready %5.0f, longest task %4.0f; %2.0f requests before a tile can be taken, %2.0f in all, %4.0f kB",
		middle(func(a arrival) float64 { return a.Drawn }), middle(func(a arrival) float64 { return a.Playable }),
		middle(func(a arrival) float64 { return a.Module }), middle(func(a arrival) float64 { return a.Ready }), middle(func(a arrival) float64 { return a.Longest }),
		middle(func(a arrival) float64 { return float64(a.Before) }), middle(func(a arrival) float64 { return float64(a.Requests) }),
		middle(func(a arrival) float64 { return float64(a.bytes) / 1000 }))
}
