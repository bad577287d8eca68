//go:build bench

package e2e

import (
	"fmt"
	"slices"
	"testing"
	"time"

	"github.com/chromedp/cdproto/emulation"
)

// How long a person waits. These are measurements, not tests: `make bench` prints the best of some
// rounds, and the work that was done. The other tests limit that work.

// report prints the best time and the most elements touched at a time. People notice a task of more
// than 50 ms; the first visit should be solved within 1,500 ms.
func report(t *testing.T, name string, times []time.Duration, most int) {
	t.Logf("%-30s %7.1f ms, %4d elements at one go", name, float64(slices.Min(times).Microseconds())/1000, most)
}

func TestTimesOfAColdVisit(t *testing.T) {
	var ready, solved []float64
	asked := 0
	for range 3 {
		p := open(t, visit{Moving: true, Cold: true, Before: pressSolve})
		p.Until(`happened.includes("solved")`)
		ready = append(ready, eval[float64](p, "times.pressed"))
		solved = append(solved, eval[float64](p, "times.solved"))
		asked = len(p.record.asked())
	}
	t.Logf("cold visit: ready after %.0f ms, solved after %.0f ms, %d files", slices.Min(ready), slices.Min(solved), asked)
}

// TestTimesOfTasks prints the longest task of the page while it solves, refuses ten megabytes of text,
// searches long, and stops.
func TestTimesOfTasks(t *testing.T) {
	p := open(t, visit{Moving: true}).AtSolve()
	task := func(name string, act func()) {
		t.Helper()
		var longest time.Duration
		most := p.MostTouched(func() { longest = p.LongestTask(act) })
		report(t, name, []time.Duration{longest}, most)
	}
	task("solving", func() {
		p.Solve("Two solutions")
		p.UntilText(`[data-part="effort"]`, "73,508")
	})
	p.Click(`[data-action="puzzles"]`)
	p.Click(`[data-part="paste-section"] summary`)
	eval[bool](p, `Boolean(document.querySelector("#paste").value = "BGus ".repeat(2_000_000))`)
	eval[int](p, `document.querySelector("#paste").clientHeight`)
	task("refusing ten megabytes", func() {
		eval[bool](p, `document.querySelector('[data-part="paste-form"]').requestSubmit() ?? true`)
		p.UntilText(`[data-part="paste-fault"]`, "too long")
	})
	p = open(t, visit{Hash: endless().hash("name=Endless")}).AtSolve()
	task("a long search", func() {
		p.Click(`[data-action="solve"]`)
		p.Until(`!["", "0:00", "0:01"].includes(document.querySelector('[data-part="progress"] dd')?.textContent ?? "")`)
	})
	var stopped time.Duration
	task("stopping it", func() {
		began := time.Now()
		p.Click(`[data-action="stop"]`)
		p.UntilText(`[data-part="verdict"]`, "Stopped.")
		stopped = time.Since(began)
	})
	t.Logf("stopping took %v by the clock", stopped.Round(time.Millisecond))
}

// TestTimesOfHands prints the longest task of each action of a hand, on a processor slowed to a quarter.
func TestTimesOfHands(t *testing.T) {
	for name, hash := range map[string]string{"nine tiles": "", "256 tiles": crowd} {
		p := open(t, visit{Moving: true, Hash: hash}).Ready()
		call(p, emulation.SetCPUThrottlingRate, emulation.SetCPUThrottlingRateParams{Rate: 4})
		times, touched := map[string][]time.Duration{}, map[string]int{}
		for round := range 3 {
			for _, hand := range p.hands(round) {
				most := p.MostTouched(func() {
					times[hand.name] = append(times[hand.name], p.LongestTask(func() {
						hand.does()
						p.settled()
					}))
				})
				touched[hand.name] = max(touched[hand.name], most)
			}
		}
		for _, hand := range p.hands(0) {
			report(t, fmt.Sprintf("%s: %s", name, hand.name), times[hand.name], touched[hand.name])
		}
	}
}
