//go:build e2e

package e2e

import (
	"fmt"
	"regexp"
	"strconv"
	"strings"
	"testing"

	"github.com/chromedp/chromedp"
	"github.com/chromedp/chromedp/kb"
	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

// Building with the guide: one tile at a time, on the whole screen.

const (
	companion   = `dialog[data-dialog="companion"]`
	buildNext   = `[data-part="build-next"]`
	buildStatus = "#companion-status"
	buildCount  = ".told-tile .count"
)

// ToBuild opens the companion of what was solved.
func (p *page) ToBuild() {
	p.t.Helper()
	p.Click(`.panel > div:not([hidden]) [data-action="build"]:not([hidden])`)
	p.Until(`document.activeElement?.dataset.part === "build-next"`)
}

// builds reads the tile that is laid now, and where: "Tile 5: row 2, column 2, quarter turn left."
func (p *page) builds() (cell int, on laid) {
	p.t.Helper()
	said := p.Text(buildStatus)
	words := regexp.MustCompile(`^Tile (\d): row (\d), column (\d), (.*)\.$`).FindStringSubmatch(said)
	require.NotNil(p.t, words, said)
	number := func(at int) int { n, _ := strconv.Atoi(words[at]); return n - 1 }
	for turn, name := range turnGuide {
		if name == words[4] {
			on.turn = turn
		}
	}
	on.tile = number(1)
	return 3*number(2) + number(3), on
}

// TestBoxToTheFirstTile: with tiles that are in no collection, from home to the first tile of
// the guide that builds them: nine squares in 42 taps, and in two minutes by a model of key
// strokes, a pause for a look before each side; seven hexagons as straight.
func TestBoxToTheFirstTile(t *testing.T) {
	t.Parallel()
	for _, box := range []struct {
		grid, tiles string
		most        int
	}{
		{"3x3", "bcDa.Cbda.BCAa.BdcC.CcDA.BADb.cdCa.adcb.Dbac", 42},
		{"hex2", "bcaDCd.DCaBbc.AbcCDB.BbacdA.aDCBcb.BabcdD.ABCabD", 48},
	} {
		p := open(t, visit{Home: true, Width: 390, Height: 664, Touch: true}).Ready()
		taps, looks := 0, 0
		tap := func(selector string) {
			t.Helper()
			taps++
			p.Tap(selector)
		}
		tap(`.way[data-action="enter"]`)
		p.Until(`document.querySelector('[data-dialog="beginning"]')?.open && document.querySelectorAll("button.edge").length === 8`)
		if box.grid != "3x3" {
			tap(`[data-dialog="beginning"] [value="` + box.grid + `"]`)
		}
		tap(`[data-dialog="beginning"] [type="submit"]`)
		for _, tile := range strings.Split(box.tiles, ".") {
			for _, edge := range tile {
				looks++
				tap(`[data-edge="` + string(edge) + `"]`)
			}
		}
		p.Until(`document.querySelector('[data-part="enter-solve"]').checkVisibility()`)
		tap(`[data-part="enter-solve"]`)
		p.UntilText(`[data-part="verdict"]`, "solution")
		p.UntilText(`[data-part="unknown"]`, "Not in our collection")
		assert.False(t, p.Visible(`[data-part="known-as"]`))
		tap(`.result [data-action="build"]`)
		p.UntilText(buildCount, "1 of")
		assert.LessOrEqual(t, taps, box.most, box.grid)
		const move, pause = 1.3, 1.35 // seconds: to reach a key and tap it; to look at the next side
		if box.grid == "3x3" {
			assert.LessOrEqual(t, float64(taps)*move+float64(looks)*pause, 120.)
		}
		t.Logf("%s: %d taps", box.grid, taps)
	}
}

func TestABoardIsBuiltTileByTileWithTheKeyboardAlone(t *testing.T) {
	t.Parallel()
	p := open(t, visit{}).AtSolve()
	p.SolveAll("Two solutions")
	solution := p.Board(dogs)
	p.tabTo("button Build it with me")
	p.Press(kb.Enter)
	p.Until(`document.activeElement?.dataset.part === "build-next"`)
	p.CheckAccessible("building")
	assert.True(t, eval[bool](p, `document.querySelector('[data-part="build-back"]').disabled`), "there is no tile before the first")
	lies := map[int]bool{}
	for n := range 9 {
		p.UntilText(buildCount, fmt.Sprintf("%d of 9", n+1))
		cell, on := p.builds()
		assert.Equal(t, solution[cell].tile, on.tile)
		assert.Equal(t, solution[cell].turn, on.turn)
		assert.Equal(t, fmt.Sprintf("Tile %d", on.tile+1), p.Text(".told-tile h3"))
		beside := cell%3 > 0 && lies[cell-1] || cell%3 < 2 && lies[cell+1] || lies[cell-3] || lies[cell+3]
		assert.True(t, n == 0 || beside, "cell %d touches a tile that lies", cell)
		assert.Equal(t, n+1, p.Count(".site .mini .art"), "the board grows")
		lies[cell] = true
		p.Press(map[bool]string{true: kb.ArrowRight, false: kb.Enter}[n%2 == 0])
	}
	p.UntilText(buildStatus, "Every tile is in place.")
	assert.Equal(t, "button Done", p.Focused())
	p.Press(kb.ArrowLeft)
	p.UntilText(buildCount, "9 of 9")
	p.Press(kb.ArrowRight)
	p.UntilText(buildStatus, "Every tile is in place.")
	p.Press(kb.Enter)
	p.Until(`!document.querySelector('` + companion + `')`)
	assert.Equal(t, "button Build it with me", p.Focused())
}

func TestBuildingGoesOnWhereItWas(t *testing.T) {
	t.Parallel()
	p := open(t, visit{}).AtSolve()
	p.Solve("Two solutions")
	p.ToBuild()
	p.Click(".told-tile .stepper button:last-child")
	p.UntilText(".told-tile .stepper", "Solution 2 of 2")
	p.Click(buildNext)
	p.Click(buildNext)
	p.UntilText(buildCount, "3 of 9")
	told := p.Text(buildStatus)
	p.UntilKept(`kept.some(({ guide }) => guide?.step === 2)`)
	p.Reload().Ready()
	p.UntilText(buildCount, "3 of 9")
	assert.Equal(t, told, p.Text(buildStatus), "who was building goes on")
	p.Press(kb.Escape)
	p.Until(`!document.querySelector('` + companion + `')`)
	p.UntilText(`[data-part="verdict"]`, "Two solutions")
	assert.Equal(t, "Continue building · 2 of 9", p.Text(`.result [data-action="build"]`))
	p.Reload().Ready()
	p.UntilText(`[data-part="verdict"]`, "Two solutions")
	assert.Zero(t, p.Count(companion), "what was closed stays closed")
	p.ToBuild()
	assert.Equal(t, told, p.Text(buildStatus))
	p.UntilText(".told-tile .stepper", "Solution 2 of 2")
	p.Press(kb.Escape)
	p.Until(`!document.querySelector('` + companion + `')`)

	// From home, too, it goes on there.
	p.Visit("").Ready()
	p.Until(atHome)
	p.Click(goOn)
	p.UntilText(`[data-action="build"]:not([hidden])`, "Continue building · 2 of 9")
	p.Until(`document.body.dataset.tab === "solve"`)
	p.ToShelves()
	p.UntilText(`[data-part="mine"] small`, "building: 2 of 9 · 2 solutions")
}

// TestTheSolutionNearestToTheBoardIsBuilt from what lies there, as it lies there.
func TestTheSolutionNearestToTheBoardIsBuilt(t *testing.T) {
	t.Parallel()
	p := open(t, visit{}).AtSolve()
	p.SolveAll("Two solutions")
	p.Click(`[data-action="next"]`)
	p.UntilText(`[data-part="caption"]`, "Solution 2 of 2")
	second := p.Board(dogs)
	p.Click(`[data-action="tab-play"]`)
	// Two tiles of the second solution, which is turned by a quarter.
	for _, cell := range []int{0, 1} {
		on := second[cell]
		p.Types(fmt.Sprintf("%d %c%d %d", on.tile+1, 'c'-rune(cell/3), cell%3+1, (on.turn+1)%4))
	}
	p.ToSolve()
	p.ToBuild()
	p.UntilText(buildCount, "3 of 9")
	p.UntilText(".told-tile .again", "2 tiles on your board are already in the right place.")
	p.UntilText(".told-tile .stepper", "Solution 2 of 2")
	assert.False(t, p.Visible(".told-tile .again button"), "this is where it begins")
	p.Click(buildNext)
	p.UntilText(buildCount, "4 of 9")
	p.Press(kb.Escape)
	p.Until(`!document.querySelector('` + companion + `')`)
	p.ToBuild()
	p.UntilText(buildCount, "4 of 9")
	p.Click(".told-tile .again button")
	p.UntilText(buildCount, "3 of 9")
	p.UntilText(".told-tile .stepper", "Solution 2 of 2")

	// A tile is turned meanwhile.
	p.Click(buildNext)
	p.Press(kb.Escape)
	p.Until(`!document.querySelector('` + companion + `')`)
	p.Click(`[data-action="tab-play"]`)
	p.Types(fmt.Sprintf("%d c1 %d", second[0].tile+1, second[0].turn%4))
	p.ToSolve()
	p.ToBuild()
	p.UntilText(buildCount, "Before you begin")
	p.UntilText(".told-tile h3", "All your tiles can stay.")
	p.UntilText(".told-tile .find", fmt.Sprintf("Turn tile %d where it lies: quarter turn right.", second[0].tile+1))
	assert.Equal(t, 1, p.Count(".site .next"))
	p.CheckAccessible("what has to be turned first")
	p.Shot("turned-first")
	for range 8 {
		p.Click(buildNext)
	}
	p.UntilText(`[data-part="caption"]`, "Solution 2, turned right")
	built, on := p.Board(dogs)[2], second[0]
	assert.Equal(t, []int{on.tile, (on.turn + 1) % 4}, []int{built.tile, built.turn}, "it is seen as it lies on the table")
}

// TestWhatLiesOtherwiseComesOffFirst, and is told by its number before the first tile; another
// solution asks for other tiles.
func TestWhatLiesOtherwiseComesOffFirst(t *testing.T) {
	t.Parallel()
	p := open(t, visit{Width: 390, Height: 844, Touch: true}).AtSolve()
	p.SolveAll("Two solutions")
	first := p.Board(dogs)
	p.Click(`[data-action="tab-play"]`)
	for _, cell := range []int{0, 1} {
		p.Types(fmt.Sprintf("%d %c%d %d", first[cell].tile+1, 'a'+rune(cell%3), cell/3+1, first[cell].turn))
	}
	p.ToSolve()
	p.Click(`[data-action="layer-solution"]`)
	p.Click(`[data-action="next"]`)
	p.ToBuild()
	p.UntilText(".told-tile .stepper", "Solution 2 of 2")
	p.UntilText(buildCount, "Before you begin")
	p.Press(kb.Escape)
	p.Until(`!document.querySelector('` + companion + `')`)
	p.Click(`[data-action="previous"]`)
	p.Click(`[data-action="tab-play"]`)
	stray := first[2].tile + 1
	p.Types(fmt.Sprintf("%d b3", stray))
	p.ToSolve()
	p.ToBuild()
	p.UntilText(buildCount, "Closest to your board")
	p.UntilText(".told-tile h3", "2 of your 3 tiles can stay.")
	p.UntilText(".told-tile .find", fmt.Sprintf("Take off tile %d; it comes later.", stray))
	p.UntilText(".told-tile .stepper", "Solution 1 of 2")
	assert.Equal(t, 1, p.Count(".site path.off"))
	p.CheckAccessible("what comes off first")
	p.Click(`.told-tile [data-label="next"]`)
	p.UntilText(".told-tile .stepper", "Solution 2 of 2")
	p.UntilText(buildCount, "Before you begin")
	p.UntilText(".told-tile .find", "Take off tile")
	p.Click(`.told-tile [data-label="previous"]`)
	p.UntilText(".told-tile h3", "2 of your 3 tiles can stay.")
	p.Click(buildNext)
	p.UntilText(buildCount, "3 of 9")
	assert.Zero(t, p.Count(".site .off"))
	p.Click(`[data-part="build-back"]`)
	p.UntilText(".told-tile .find", fmt.Sprintf("Take off tile %d; it comes later.", stray))
	for range 8 {
		p.Click(buildNext)
	}
	p.UntilText(".told-tile h3", "That’s the last one.")
	p.Click(buildNext)
	p.UntilText(`[data-part="caption"]`, "Solution 1 of 2")
	assert.Equal(t, 9, p.Count(`[data-part="board"] .tile:not(.loose)`), "it is seen")
	p.Click(`[data-action="puzzles"]`)
	p.UntilText(`[data-part="mine"] small`, "built")
}

// TestAWakeLockThatIsRefusedIsTold in a sentence, and the guide goes on.
func TestAWakeLockThatIsRefusedIsTold(t *testing.T) {
	t.Parallel()
	for _, refused := range []bool{true, false} {
		answer := map[bool]string{true: `Promise.reject(new DOMException("", "NotAllowedError"))`, false: `(globalThis.locks = (globalThis.locks ?? 0) + 1, Promise.resolve({ release: async () => { globalThis.locks -= 1; } }))`}[refused]
		p := open(t, visit{Before: `Object.defineProperty(Navigator.prototype, "wakeLock", { get: () => ({ request: () => ` + answer + ` }) });`}).AtSolve()
		p.Solve("Two solutions")
		p.ToBuild()
		const sentence = "The screen may go dark. If it does, the guide waits right here."
		if refused {
			p.Until(`[...document.querySelectorAll(".told-tile .help")].some((told) => told.checkVisibility() && told.textContent.includes("` + sentence + `"))`)
		} else {
			p.Until("globalThis.locks === 1")
			assert.False(t, p.Visible(".told-tile .help"))
		}
		p.Click(buildNext)
		p.UntilText(buildCount, "2 of 9")
		p.Click(companion + ` [data-action="close"]`)
		p.Until("!globalThis.locks")
	}
}

// TestAWakeLockThatIsRefusedLaterIsTold once the page comes back into sight. Two presses on the
// guide ask for one lock, which is given back.
func TestAWakeLockThatIsRefusedLaterIsTold(t *testing.T) {
	t.Parallel()
	p := open(t, visit{Before: `Object.assign(globalThis, { locks: 0, refuses: false });
		Object.defineProperty(Navigator.prototype, "wakeLock", { get: () => ({ request: async () => {
			if (globalThis.refuses) throw new DOMException("", "NotAllowedError");
			globalThis.locks++;
			return { release: async () => void globalThis.locks-- };
		} }) });`}).AtSolve()
	p.Solve("Two solutions")
	eval[chromedp.Void](p, `void [0, 1].forEach(() => document.querySelector('[data-action="build"]').click())`)
	p.UntilText(buildCount, "1 of 9")
	p.Until("globalThis.locks === 1")
	p.Click(buildNext)
	p.UntilText(buildCount, "2 of 9")
	eval[chromedp.Void](p, `void (globalThis.refuses = true, document.dispatchEvent(new Event("visibilitychange")))`)
	p.Until(`[...document.querySelectorAll(".told-tile .help")].some((told) => told.checkVisibility({ visibilityProperty: true }) && told.textContent.includes("The screen may go dark."))`)
	p.Click(companion + ` [data-action="close"]`)
	p.Until("!globalThis.locks")
	assert.Equal(t, 0, p.Count(companion))
}

func TestWhatWasFoundIsThereAgain(t *testing.T) {
	t.Parallel()
	p := open(t, visit{}).AtSolve()
	p.SolveAll("Two solutions")
	p.Click(`[data-action="next"]`)
	p.UntilText(`[data-part="caption"]`, "Solution 2 of 2")
	board := p.Board(dogs)
	p.UntilKept(`kept.some(({ looked }) => looked?.index === 1)`)
	p.Reload().Ready()
	p.UntilText(`[data-part="verdict"]`, "Two solutions")
	p.UntilText(`[data-part="caption"]`, "Solution 2 of 2")
	assert.Equal(t, board, p.Board(dogs))
	assert.True(t, p.Prints(`[data-part="guide"]`))
	assert.False(t, p.Visible(".result .effort figure"), "what it took is folded")
}

// TestTheCompanionFitsEveryScreen without scrolling: the tile, how it is turned, and Next.
func TestTheCompanionFitsEveryScreen(t *testing.T) {
	t.Parallel()
	for _, language := range []string{"en", "de", "fr", "da"} {
		p := open(t, visit{Language: language, Before: `Object.defineProperty(Navigator.prototype, "wakeLock", { get: () => ({ request: async () => ({ release: async () => {} }) }) });`}).AtSolve()
		eval[bool](p, `document.querySelector('[data-action="solve"]').click() ?? true`)
		p.Until(`document.querySelector('[data-part="result"]').checkVisibility()`)
		p.ToBuild()
		for _, size := range [][2]int64{{320, 568}, {360, 640}, {390, 664}, {390, 844}, {844, 390}, {820, 1180}, {1280, 800}, {1920, 1080}} {
			p.Resize(size[0], size[1], size[0] < 820)
			for _, part := range []string{".site .next", ".told-tile h3", ".find .piece", ".told-tile .turned", ".told-tile .stepper", buildNext} {
				seen := eval[bool](p, fmt.Sprintf(`(() => {
					const { left, top, right, bottom } = document.querySelector(%[1]q).getBoundingClientRect();
					const steps = document.querySelector(".steps").getBoundingClientRect();
					const beside = steps.left > right - 1 || %[1]q === %[2]q;
					return left >= 0 && top >= 0 && right <= innerWidth && bottom <= (beside ? innerHeight : steps.top + 1);
				})()`, part, buildNext))
				assert.True(t, seen, "%s of %dx%d in %s", part, size[0], size[1], language)
			}
			assert.True(t, eval[bool](p, `document.querySelector('`+companion+`').scrollWidth <= innerWidth`), "%dx%d in %s: nothing scrolls sideways", size[0], size[1], language)
			assert.GreaterOrEqual(t, eval[float64](p, `document.querySelector('`+buildNext+`').getBoundingClientRect().height`), 56.0)
		}
	}
}
