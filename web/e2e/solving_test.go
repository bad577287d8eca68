//go:build e2e

package e2e

import (
	"slices"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
)

// pressSolve presses Solve at the moment when the page is ready, and records the order and the times
// of what happens.
const pressSolve = `
	globalThis.happened = [];
	globalThis.times = {};
	const happens = (what) => { if (!(what in times)) happened.push(what), (times[what] = performance.now()); };
	addEventListener("DOMContentLoaded", () => {
		happens("page");
		new MutationObserver(() => {
			if (document.querySelectorAll(".waiting").length === 9) happens("tiles");
			if (document.body.dataset.ready !== "true" || "pressed" in times) return;
			happens("pressed");
			document.querySelector('[data-action="solve"]').click();
		}).observe(document.body, { attributes: true, childList: true, subtree: true });
		new MutationObserver(() => happens("solved")).observe(document.querySelector('[data-part="verdict"]'), { childList: true });
	});`

// TestColdVisitIsSolvedAtOnePress as soon as the page is ready, and no module is requested twice.
// `make bench` prints how long it takes.
func TestColdVisitIsSolvedAtOnePress(t *testing.T) {
	t.Parallel()
	p := open(t, visit{Cold: true, Before: pressSolve})
	p.Until(`happened.includes("solved")`)
	assert.Equal(t, []string{"page", "tiles", "pressed", "solved"}, eval[[]string](p, "happened"))
	p.UntilText(`[data-part="verdict"]`, "Two solutions")
	modules := slices.DeleteFunc(p.record.asked(), func(url string) bool { return !strings.HasSuffix(url, ".js") })
	slices.Sort(modules)
	assert.Equal(t, slices.Compact(slices.Clone(modules)), modules, "each module once")
}

// countsPrograms counts the programs that the page itself starts.
const countsPrograms = `globalThis.programs = 0;
	for (const name of ["instantiate", "instantiateStreaming", "Instance"]) {
		const before = WebAssembly[name];
		WebAssembly[name] = function (...of) { programs++; return Reflect.apply(before, WebAssembly, of); };
	}`

// TestBoardStaysInPlaceWhileThePageLoadsAndSolves. To solve is the work of the workers: the page starts no
// program, and touches few elements at a time.
func TestBoardStaysInPlaceWhileThePageLoadsAndSolves(t *testing.T) {
	t.Parallel()
	for name, v := range map[string]visit{
		"desktop": {},
		"phone":   {Width: 390, Height: 844, Touch: true},
	} {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			v.Before = countsPrograms + `globalThis.shifts = []; globalThis.boards = new Set();
				new PerformanceObserver((list) => shifts.push(...list.getEntries().filter((entry) => !entry.hadRecentInput)
					.map(({ value }) => value))).observe({ type: "layout-shift", buffered: true });
				const look = () => {
					const box = document.querySelector('[data-part="board"]')?.getBoundingClientRect();
					if (box) boards.add([box.x, box.y + scrollY, box.width, box.height].map(Math.round).join(" "));
					requestAnimationFrame(look);
				};
				look();`
			p := open(t, v).Ready()
			// Shifts after this point follow a click, and the browser knows that only by the clock.
			assert.Less(t, eval[float64](p, "shifts.reduce((sum, shift) => sum + shift, 0)"), 0.01, "what shifts unasked")
			p.Click(`[data-action="tab-solve"]`)
			checkFirstSight(p)
			most := p.MostTouched(func() {
				p.Solve("Two solutions")
				p.UntilText(`[data-part="effort"]`, "73,508")
			})
			assert.Less(t, most, 500, "elements that the page touched at one go")
			assert.Equal(t, "table-cell", eval[string](p, `getComputedStyle(document.querySelector(".depths td.bar")).display`))
			p.Click(`[data-action="show-one"]`)
			p.UntilText(`[data-part="caption"]`, "1 of 9")
			p.Click(`[data-action="show-all"]`)
			p.UntilText(`[data-part="caption"]`, "Solution 1 of 2")
			p.Until(`document.querySelectorAll("g.joins > g").length === 12`) // whole pictures at every seam
			assert.Len(t, eval[[]string](p, "[...boards]"), 1, "places that the board has had: x, y, width, height")
			assert.Zero(t, eval[int](p, "programs"))
		})
	}
}

// checkFirstSight asserts that a first visit shows large tiles and one primary button.
func checkFirstSight(p *page) {
	p.t.Helper()
	assert.Equal(p.t, []string{"Share", "Puzzles", "Settings and help", "Enter my tiles", "Solve"}, p.Heard("button"), "all there is to press")
	assert.Equal(p.t, 1, eval[int](p, `[...document.querySelectorAll(".primary")].filter((button) => button.checkVisibility()).length`))
	assert.Zero(p.t, p.Count("g.joins > g"))
	boxes := eval[[][]float64](p, `[...document.querySelectorAll("svg.picture g.tiles > .tile.loose")].map((tile) => {
		const box = tile.querySelector(".art").getBoundingClientRect();
		return [box.width, box.height];
	})`)
	assert.Len(p.t, boxes, 9)
	for tile, box := range boxes {
		assert.Greater(p.t, min(box[0], box[1]), 100.0, "tile %d is large enough to be seen", tile+1)
	}
}
