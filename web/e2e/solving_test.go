//go:build e2e

package e2e

import (
	"slices"
	"strconv"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
)

// pressSolve presses Solve at the moment when the page is ready, and writes down what
// happens in which order, and when.
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

// TestColdVisitIsSolvedAtOnePress, as soon as the page is ready; no module is asked
// for twice on the way there. `make bench` prints how long it takes.
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

// TestSolvingIsTheWorkersWork: the page itself runs no program to search with, and does
// little at one go.
func TestSolvingIsTheWorkersWork(t *testing.T) {
	t.Parallel()
	p := open(t, visit{Before: `
		globalThis.programs = 0;
		for (const name of ["instantiate", "instantiateStreaming", "Instance"]) {
			const before = WebAssembly[name];
			WebAssembly[name] = function (...of) { programs++; return Reflect.apply(before, WebAssembly, of); };
		}`}).AtSolve()
	most := p.MostTouched(func() {
		p.Solve("Two solutions")
		p.UntilText(`[data-part="effort"]`, "73,508")
	})
	assert.Less(t, most, 500, "elements that the page touched at one go")
	assert.Zero(t, eval[int](p, "programs"))
}

func TestBoardStaysInPlaceWhileThePageLoadsAndSolves(t *testing.T) {
	t.Parallel()
	for name, v := range map[string]visit{
		"desktop": {},
		"phone":   {Width: 390, Height: 844, Touch: true},
	} {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			v.Before = `globalThis.shifts = []; globalThis.boards = new Set();
				new PerformanceObserver((list) => shifts.push(...list.getEntries().filter((entry) => !entry.hadRecentInput)
					.map(({ value }) => value))).observe({ type: "layout-shift", buffered: true });
				const look = () => {
					const box = document.querySelector('[data-part="board"]')?.getBoundingClientRect();
					if (box) boards.add([box.x, box.y + scrollY, box.width, box.height].map(Math.round).join(" "));
					requestAnimationFrame(look);
				};
				look();`
			p := open(t, v).Ready()
			// Later shifts are asked for, and only the clock tells the browser so.
			assert.Less(t, eval[float64](p, "shifts.reduce((sum, shift) => sum + shift, 0)"), 0.01, "what shifts unasked")
			p.Click(`[data-action="tab-solve"]`)
			p.Solve("Two solutions")
			p.UntilText(`[data-part="effort"]`, "73,508")
			p.Click(`[data-action="show-one"]`)
			p.UntilText(`[data-part="caption"]`, "1 of 9")
			p.Click(`[data-action="show-all"]`)
			p.UntilText(`[data-part="caption"]`, "Solution 1 of 2")
			assert.Len(t, eval[[]string](p, "[...boards]"), 1, "places that the board has had: x, y, width, height")
		})
	}
}

func TestFirstVisitShowsNineTilesAndOneThingToDo(t *testing.T) {
	t.Parallel()
	p := open(t, visit{}).AtSolve()
	assert.Equal(t, "Das verflixte Hunde-Spiel", p.Text(`[data-part="name"]`))
	assert.Equal(t, "The tiles, not yet placed", p.Text(`[data-part="caption"]`))
	assert.Equal(t, "Nine tiles. How do they fit?", p.Text(`[data-part="invitation"]`))
	assert.Equal(t, []string{"Share", "Puzzles", "Settings and help", "Enter my tiles", "Solve"}, p.Heard("button"), "all there is to press")
	assert.Equal(t, 1, eval[int](p, `[...document.querySelectorAll(".primary")].filter((button) => button.checkVisibility()).length`))

	for number, on := range p.Board(dogs) {
		assert.Equal(t, laid{tile: number, turn: 0, edges: on.edges}, on)
	}
	assert.Equal(t, 9, p.Count("svg.picture g.tiles > .tile.loose"), "tiles lie loosely")
	boxes := eval[[][]float64](p, `[...document.querySelectorAll("svg.picture g.tiles > .tile")].map((tile) => {
		const box = tile.querySelector(".art").getBoundingClientRect();
		return [box.width, box.height];
	})`)
	for tile, box := range boxes {
		assert.Greater(t, min(box[0], box[1]), 100.0, "tile %d is large enough to be seen", tile+1)
	}
}

func TestSolveSaysHowManySolutionsThereAreAndWhy(t *testing.T) {
	t.Parallel()
	p := open(t, visit{}).AtSolve()
	before := p.Cells()
	p.Solve("Two solutions.")
	assert.Equal(t, "16 arrangements = 2 solutions × 4 turns of the board × 2 ways to swap tiles 3 and 4.",
		p.Text(`[data-part="derivation"]`))
	p.UntilText(`[data-part="effort"]`, "The textbook search made 73,508 tries in")
	assert.Regexp(t, `The fast search made [\d,]+ placements? in (less than a millisecond|[\d.]+ m?s)\.`, p.Text(`[data-part="effort"]`))
	assert.Equal(t, []int{36, 148, 518, 1596, 879, 392, 565, 134, 16}, p.depths())
	assert.Equal(t, "table-cell", eval[string](p, `getComputedStyle(document.querySelector(".depths td.bar")).display`))

	assert.Equal(t, before, p.Cells(), "nothing is shown unasked")
	assert.Equal(t, "The tiles, not yet placed", p.Text(`[data-part="caption"]`))
	assert.False(t, p.Visible(`[data-part="guide"]`))
	assert.False(t, p.Visible(`[data-part="stepper"]`))
}

func TestPublishedPuzzlesAreSolvedAsTheirAuthorsDid(t *testing.T) {
	t.Parallel()
	p := open(t, visit{}).AtSolve()
	for _, test := range []struct {
		name   string
		puzzle puzzle
		tries  string
		depths []int
	}{
		{"Insects", insects, "66,384", []int{36, 146, 528, 1629, 631, 228, 355, 46, 4}},
		{"Big cats", cats, "65,504", []int{36, 150, 550, 1747, 553, 122, 193, 30, 4}},
		{"One Tough Puzzle", suits, "54,156", []int{36, 138, 470, 1350, 474, 144, 175, 28, 4}},
	} {
		p.OpenPublished(test.name)
		assert.Contains(t, p.Hash(), "tiles="+strings.Join(test.puzzle.tiles, "."))
		p.SolveAll("One solution.")
		assert.Equal(t, "4 arrangements = 1 solution × 4 turns of the board.", p.Text(`[data-part="derivation"]`))
		p.UntilText(`[data-part="effort"]`, test.tries)
		assert.Equal(t, test.depths, p.depths(), test.name)
		checkSolution(t, test.puzzle, p.Board(test.puzzle))
		assert.False(t, p.Visible(`[data-part="stepper"]`), "one solution is nothing to leaf through")
	}
}

// depths reads the chart's numbers.
func (p *page) depths() []int {
	p.t.Helper()
	var depths []int
	for _, figure := range eval[[]string](p, `[...document.querySelectorAll("table.depths tbody td.count")].map((cell) => cell.textContent)`) {
		n, err := strconv.Atoi(strings.ReplaceAll(figure, ",", ""))
		assert.NoError(p.t, err)
		depths = append(depths, n)
	}
	return depths
}
