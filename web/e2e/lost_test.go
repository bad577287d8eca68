//go:build e2e

package e2e

import (
	"fmt"
	"os"
	"path/filepath"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

// attacked is a script for workers. At a word of the test they die of an error, fall silent for good,
// never return from a call, or lose their Go program, none of which a test can cause otherwise.
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

// hired lists the workers of the page in the order of their creation. Each time a helper returns a
// part of a search, the next of the strikes is carried out.
const hired = `
	globalThis.hired = [];
	globalThis.strikes = [];
	globalThis.Worker = class extends Worker {
		constructor(where, how) {
			super(where, how);
			hired.push(this);
			this.helper = how?.name === "helper";
			this.addEventListener("message", ({ data }) => {
				this.awoken = true;
				this.sought ||= data.result?.score !== undefined;
				if (this.helper && strikes.length > 0 && typeof data.result?.saved === "string") attack(...strikes.shift());
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

// withWorker returns a folder with the page, whose workers begin with this script.
func withWorker(t *testing.T, script string) (dir string) {
	t.Helper()
	dir = folderCopy(t)
	worker := filepath.Join(dir, fileIn(dir, "worker.js"))
	before, err := os.ReadFile(worker)
	require.NoError(t, err)
	require.NoError(t, os.WriteFile(worker, append([]byte(script), before...), 0o644))
	for _, packed := range []string{".br", ".gz"} {
		_ = os.Remove(worker + packed)
	}
	return dir
}

// attack makes the main worker, or the helpers, do something that no worker should.
func (p *page) attack(how string, helpers bool) {
	p.t.Helper()
	require.True(p.t, eval[bool](p, fmt.Sprintf(`attack(%q, %v)`, how, helpers)), "there is a worker to attack")
}

// checkMoment waits for the verdict of the long search and asserts that it is right.
func (p *page) checkMoment() {
	p.t.Helper()
	p.Until(`document.querySelector('[data-part="result"]').checkVisibility()`)
	p.UntilText(`[data-part="verdict"]`, "One solution.")
	assert.Contains(p.t, p.Text(`[data-part="effort"]`), momentTook, "nothing was counted twice, nothing left out")
	assert.Zero(p.t, p.Count(`[data-part="notice"]`), "nobody is troubled")
}

// TestSearchGoesOnThoughWorkersAreLost: as helpers return their parts, a helper dies and then the
// main worker falls silent for good. web/flows attacks workers at random.
func TestSearchGoesOnThoughWorkersAreLost(t *testing.T) {
	t.Parallel()
	p := attackable(t, "#"+moment)
	eval[bool](p, `(globalThis.strikes = [["die", true, 1], ["close", false]]) !== null`)
	p.Click(`[data-action="solve"]`)
	p.Until(`strikes.length === 0 && hired.filter(({ helper }) => !helper).length === 2`)
	p.checkMoment()
}
