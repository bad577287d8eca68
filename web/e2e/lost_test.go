//go:build e2e

package e2e

import (
	"fmt"
	"math/rand/v2"
	"os"
	"path/filepath"
	"strconv"
	"testing"
	"time"

	"github.com/chromedp/chromedp"
	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

// Workers that die of an error, keep silent for good, never come back from what they do, or
// whose Go program comes to its end when it is called: at a word of the test, since nobody can
// make them on purpose.
const attacked = `
	addEventListener("message", (event) => {
		const attack = {
			die: () => setTimeout(() => { throw new Error("attacked"); }),
			close: () => close(),
			loop: () => { for (;;); },
			end: () => {
				for (const name of Object.keys(edgewise)) edgewise[name] = () => void setTimeout(() => { throw new Error("the program ended"); });
			},
		}[event.data.attack];
		if (!attack) return;
		event.stopImmediatePropagation();
		attack();
	});
`

// hired notes the workers of the page in the order in which they are hired.
const hired = `
	globalThis.hired = [];
	globalThis.Worker = class extends Worker {
		constructor(where, how) {
			super(where, how);
			hired.push(this);
			this.helper = how?.name === "helper";
			this.addEventListener("message", ({ data }) => {
				this.awoken = true;
				this.sought ||= data.result?.score !== undefined;
			});
		}
		terminate() {
			this.dismissed = true;
			super.terminate();
		}
	};
	globalThis.attack = (attack, helpers, some = 100) => {
		const there = hired.filter((worker) => worker.helper === helpers && !worker.dismissed);
		for (const worker of there.slice(0, some)) worker.postMessage({ attack });
		return there.length > 0;
	};
`

// attackable opens the page with workers that can be attacked.
func attackable(t *testing.T, hash string) *page {
	t.Helper()
	return open(t, visit{Dir: withWorker(t, attacked), Hash: hash, Before: twoCores + hired, Noisy: true}).AtSolve()
}

// withWorker is a folder with the page, whose workers begin with this script.
func withWorker(t *testing.T, script string) (dir string) {
	t.Helper()
	dir = folderCopy(t)
	worker := filepath.Join(dir, "worker.js")
	before, err := os.ReadFile(worker)
	require.NoError(t, err)
	require.NoError(t, os.WriteFile(worker, append([]byte(script), before...), 0o644))
	for _, packed := range []string{".br", ".gz"} {
		_ = os.Remove(worker + packed)
	}
	return dir
}

// attack has the main worker or the helpers do something that no worker should.
func (p *page) attack(how string, helpers bool) {
	p.t.Helper()
	require.True(p.t, eval[bool](p, fmt.Sprintf(`attack(%q, %v)`, how, helpers)), "there is a worker to attack")
}

// checkSeconds waits for the verdict of the first of the long searches, and that it is the right one.
func (p *page) checkSeconds() {
	p.t.Helper()
	p.UntilText(`[data-part="verdict"]`, "One solution.")
	assert.Equal(p.t, "32 arrangements = 1 solution × 4 turns of the board × 8 ways to swap identical tiles.",
		p.Text(`[data-part="derivation"]`))
	assert.Contains(p.t, p.Text(`[data-part="effort"]`), secondsTook, "nothing was counted twice, nothing left out")
	assert.Zero(p.t, p.Count(`[data-part="notice"]`), "nobody is troubled")
}

// TestSearchGoesOnWhenTheMainWorkerDies, by itself, and says from where.
func TestSearchGoesOnWhenTheMainWorkerDies(t *testing.T) {
	t.Parallel()
	p := attackable(t, "#"+seconds)
	p.searching()
	p.attack("die", false)
	p.UntilText(`[data-part="interrupted"]`, "The search was interrupted; continuing from")
	p.UntilText(`[data-part="live"]`, "The search was interrupted; continuing from")
	p.CheckAccessible("a search that was interrupted")
	p.checkSeconds()
}

// TestWorkersAttackedAtRandom: whatever is done to the workers of a long search at
// whatever moment, and though it is stopped and gone on with besides, it ends with the
// right counts.
func TestWorkersAttackedAtRandom(t *testing.T) {
	t.Parallel()
	p := attackable(t, "#"+seconds)
	random := dice(t)
	p.searching()
	figures := ""
	for try := range campaign(3) {
		p.Until(fmt.Sprintf(`!document.querySelector('[data-part="result"]').hidden || document.querySelector('[data-part="progress"]').textContent !== %q`, figures))
		if p.Visible(`[data-part="result"]`) {
			p.checkSeconds()
			t.Logf("the right counts after %d attacks", try)
			p.Reload().AtSolve()
			p.searching()
		}
		time.Sleep(time.Duration(random.IntN(3000)) * time.Millisecond)
		how := []string{"die", "close", "loop"}[random.IntN(3)]
		whom := [][]bool{{false}, {true}, {false, true}}[random.IntN(3)]
		some := 1 + random.IntN(2)
		for _, helpers := range whom {
			eval[bool](p, fmt.Sprintf(`attack(%q, %v, %d)`, how, helpers, some))
		}
		stopped := random.IntN(3) == 0 && p.Visible(`[data-action="stop"]`)
		if stopped {
			p.Click(`[data-action="stop"]`)
			p.Until(`document.querySelector('[data-part="searching"]').hidden`)
			for _, on := range []string{"go-on", "take-up"} {
				if p.Visible(`[data-action="` + on + `"]`) {
					p.Click(`[data-action="` + on + `"]`)
					break
				}
			}
		}
		figures = eval[string](p, `document.querySelector('[data-part="progress"]').textContent`)
		t.Logf("%d: %s, helpers %v, at most %d, stopped %v", try, how, whom, some, stopped)
	}
	p.checkSeconds()
}

// TestLongSearchReloadedAtRandom: whenever the page is loaded again the search can be
// gone on with, and it ends with the right counts.
func TestLongSearchReloadedAtRandom(t *testing.T) {
	t.Parallel()
	p := open(t, visit{Hash: "#" + seconds, Before: twoCores}).AtSolve()
	random := dice(t)
	p.searching()
	ended := `[data-part="result"]`
	for try := range campaign(3) {
		time.Sleep(time.Duration(random.IntN(6000)) * time.Millisecond)
		done := p.Visible(ended)
		if done {
			p.checkSeconds()
		}
		p.Reload().AtSolve()
		p.Until(`document.querySelector('[data-part="foreseen"]') && true`)
		if unfinished := p.Visible(`[data-part="unfinished"]`); unfinished {
			t.Logf("%d: %s", try, p.Text(`[data-part="unfinished-words"]`))
			p.Click(`[data-action="take-up"]`)
		} else {
			assert.True(t, done || eval[bool](p, keptScript(`return kept.every(({ searches }) => searches.length === 0)`), chromedp.EvalAwaitPromise), "nothing is lost")
			t.Logf("%d: ended before", try)
			p.Click(`[data-action="solve"]`)
		}
		p.Until(`document.querySelector('[data-part="share-words"]').textContent.includes("left on") || !document.querySelector('[data-part="result"]').hidden`)
	}
	p.checkSeconds()
}

// dice fall the same way every time, so that a test does, too. EDGEWISE_SEED names another
// seed, or has one chosen if it is "random", as in long campaigns.
func dice(t *testing.T) *rand.Rand {
	t.Helper()
	seed := uint64(1)
	if given := os.Getenv("EDGEWISE_SEED"); given == "random" {
		seed = rand.Uint64()
	} else if given != "" {
		var err error
		seed, err = strconv.ParseUint(given, 10, 64)
		require.NoError(t, err, "EDGEWISE_SEED is a number, or random")
	}
	t.Logf("EDGEWISE_SEED=%d", seed)
	return rand.New(rand.NewPCG(seed, 0))
}
