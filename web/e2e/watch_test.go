//go:build e2e

package e2e

import (
	"fmt"
	"testing"

	"github.com/chromedp/chromedp/kb"
	"github.com/stretchr/testify/assert"
)

// The Watch tab: a search is stepped forwards and back, played, and run from dead end to
// dead end, beside whatever else goes on.

const (
	watchTab  = `[data-action="tab-watch"]`
	watched   = `[data-part="watch"]`
	watchTold = `[data-part="watch-sentence"]`
	toughOne  = "grid=3x3&tiles=HDdh.CHsh.DCcd.SDsh.SDhd.SShc.CHdc.HDcc.HSsc&name=One_Tough_Puzzle"
)

// ToWatch opens the tab and waits until the search has begun.
func (p *page) ToWatch() {
	p.t.Helper()
	p.Click(watchTab)
	p.UntilText(`[data-part="caption"]`, "step 0 of")
}

// Charted are the placements in the chart of the Watch tab.
func (p *page) Charted() []string {
	return eval[[]string](p, `[...document.querySelectorAll('`+watched+` tbody tr')].map((row) => row.querySelector(".count:nth-last-child(2)").textContent)`)
}

// Lying is how many tiles are on the board's cells.
func (p *page) Lying() int {
	return eval[int](p, `[...document.querySelectorAll('[data-part="board"] [data-cell]')].filter((cell) => /: tile /.test(cell.getAttribute("aria-label"))).length`)
}

func TestSearchIsWatchedStepByStep(t *testing.T) {
	t.Parallel()
	p := open(t, visit{Hash: "#" + toughOne}).Ready()
	p.ToWatch()
	p.UntilText(`[data-part="caption"]`, "Search · step 0 of 58,443")
	assert.Zero(t, p.Lying())
	p.Press(kb.ArrowRight)
	p.UntilText(watchTold, "Tile 1: row 1, column 1, not turned. It fits.")
	assert.Equal(t, 1, p.Lying())
	p.Press(kb.ArrowRight)
	p.UntilText(watchTold, "Tile 2: row 1, column 2, not turned. ")
	p.UntilText(watchTold, " would meet ")
	assert.Equal(t, 2, p.Lying(), "the tile that is tried lies there, and its seam is marked")
	assert.Equal(t, 1, p.Count(`.tears > *`))
	p.Press(kb.ArrowLeft)
	p.UntilText(watchTold, "It fits.")
	p.Click(watched + ` [data-action="watch-dead-end"]`)
	p.UntilText(watchTold, "a dead end")
	number := p.Text(`[data-part="caption"]`)
	p.Press("]")
	p.Press("[")
	p.UntilText(`[data-part="caption"]`, number)
	p.CheckAccessible("watch")

	p.Press("n")
	p.UntilText(watchTold, "Every cell is filled: an arrangement without conflict.")
	assert.Equal(t, 9, p.Lying())
	p.Press(kb.End)
	p.UntilText(`[data-part="caption"]`, "step 58,443 of 58,443")
	assert.Equal(t, []string{"36", "138", "470", "1,350", "474", "144", "175", "28", "4"}, p.Charted())
	assert.Equal(t, "1 36 36 0", eval[string](p, `[...document.querySelector("[data-part='watch'] tbody tr").querySelectorAll("th, .count")].map(({ textContent }) => textContent).join(" ")`), "depth, tries, placements, dead ends")
	p.UntilText(watched, "54,156 tries · 2,819 placements")
	p.Click(watched + ` [data-depth="4"]`)
	p.UntilText(`[data-part="caption"]`, "step 58,443 of 58,443")
	p.Press(kb.Home)
	p.UntilText(`[data-part="caption"]`, "step 0 of 58,443")
	p.Click(watched + ` [data-depth="4"]`)
	p.UntilText(watchTold, "row 2, column 2")
	assert.Equal(t, "1", p.Charted()[4])
}

func TestSearchIsPlayedBesideOnesOwnBoard(t *testing.T) {
	t.Parallel()
	p := open(t, visit{Hash: "#" + toughOne + "&board=0.0_-_-_-_-_-_-_-_-"}).Ready()
	p.ToWatch()
	p.Fill("#watch-pace", "9")
	p.Click(watched + ` [data-action="watch-play"]`)
	p.UntilText(`[data-part="caption"]`, "step 58,443 of 58,443")
	assert.Equal(t, "Play", eval[string](p, `document.querySelector('[data-action="watch-play"]').getAttribute("aria-label")`))
	p.Fill("#watch-at", "1000")
	p.UntilText(`[data-part="caption"]`, "step 1,000 of 58,443")
	p.Click(`[data-action="tab-play"]`)
	p.UntilText(`[data-part="caption"]`, "Your board · 1 of 9")
	p.Click(`[data-action="tab-solve"]`)
	p.Click(`[data-action="solve"]`)
	p.UntilText(`[data-part="verdict"]`, "One solution")
	p.Click(watchTab)
	p.UntilText(`[data-part="caption"]`, "step 1,000 of 58,443")
	p.Follow("#" + hundeSpiel)
	p.Click(`[data-action="open-waiting"]`)
	p.UntilText(`[data-part="name"]`, "Hunde-Spiel")
	p.ToWatch()
	p.UntilText(`[data-part="caption"]`, "step 0 of 79,817")
}

func TestBoardOfAPlayedSearchIsThatOfItsStep(t *testing.T) {
	t.Parallel()
	p := open(t, visit{Hash: "#" + toughOne, Width: 390, Height: 844, Touch: true}).Ready()
	p.ToWatch()
	// While it rushes, the board is painted: once it rests, its elements are where they belong.
	seen := func() []string {
		return eval[[]string](p, `[
			...[...document.querySelectorAll(".tiles > :not(.away)")].map(({ dataset, style, children }) => [dataset.lies, style.transform, children[1].style.transform.replace(/-?\d+/, (degrees) => ((degrees % 360) + 360) % 360)].join()),
			...[...document.querySelectorAll(".joins > *")].map((join) => join.dataset.key + join.getAttribute("transform")),
			...[...document.querySelectorAll(".rings > *, .frames > *, .tears > *")].map(({ outerHTML }) => outerHTML),
			...[...document.querySelectorAll("[data-cell]")].map((cell) => cell.getAttribute("aria-label")),
			document.querySelector('[data-part="caption"]').textContent,
		].sort()`)
	}
	for _, step := range []int{300, 1200} {
		p.Fill("#watch-pace", "6")
		p.Click(watched + ` [data-action="watch-play"]`)
		p.Until(fmt.Sprintf(`Number(document.querySelector("#watch-at").value) > %d`, step))
		p.Click(watched + ` [data-action="watch-play"]`)
		p.Until(`!document.body.classList.contains("rushing") && document.querySelector("#watch-at").value === String(history.state.watch?.number)`)
		played := seen()
		at := p.Text(`[data-part="caption"]`)
		p.Reload()
		p.UntilText(`[data-part="caption"]`, at)
		assert.Equal(t, seen(), played)
	}
}

func TestOtherSearchesAreWatched(t *testing.T) {
	t.Parallel()
	p := open(t, visit{Hash: "#" + hundeSpiel, Width: 390, Height: 844, Touch: true}).Ready()
	p.ToWatch()
	p.Click(watched + ` .watch-setting summary`)
	p.Choose("#watch-order", "custom")
	p.Choose("#watch-cells", "4,1,2,5,8,7,6,3,0")
	for _, trick := range []string{"once", "fixed"} {
		p.Click(fmt.Sprintf(watched+` [data-switch=%q]`, trick))
	}
	p.UntilText(`[data-part="caption"]`, "step 0 of 8,")
	p.Fill("#watch-at", "8022")
	p.UntilText(watched, "7,324 tries · 472 placements")
	p.Choose("#watch-mode", "fast")
	p.UntilText(`[data-part="caption"]`, "step 0 of 980")
	p.checkNothingScrollsSideways("watch")
	p.Choose("#watch-mode", "plain")
	p.Choose("#watch-order", "custom")
	p.Choose("#watch-cells", "4,4")
	p.UntilText(watchTold, "“4” can’t come next in an order")
}

func TestMomentOfASearchIsShared(t *testing.T) {
	t.Parallel()
	p := open(t, visit{Hash: "#" + toughOne + "&watch=212.plain.4_1_2_5_8_7_6_3_0.once"}).Ready()
	p.UntilText(`[data-part="caption"]`, "Search · step 212 of ")
	told := p.Text(watchTold)
	p.Press(kb.ArrowRight)
	p.UntilText(`[data-part="caption"]`, "step 213 of ")
	p.Click(`[data-action="share"]`)
	p.Until(`document.querySelector('[data-part="share-text"]').value.includes("watch=213.plain.4_1_2_5_8_7_6_3_0.once")`)
	p.Click(`[data-dialog="share"] [data-action="close"]`)

	// What was seen is seen again, after a reload, too.
	p.Until(`history.state.watch?.number === 213`)
	p.Reload()
	p.UntilText(`[data-part="caption"]`, "step 213 of ")
	p.Press(kb.ArrowLeft)
	p.UntilText(watchTold, told)

	p.Follow("#" + toughOne + "&watch=9999999.fast.auto")
	p.UntilText(`[data-part="caption"]`, "step 1,068 of 1,068")
	p.UntilText(watchTold, "Back: tile")
	p.Follow("#" + toughOne + "&watch=7.plain.nowhere")
	p.UntilText(watchTold, "“nowhere” can’t come next in an order")
	p.Follow("#" + toughOne + "&watch=7.plain")
	p.UntilText(`[data-part="notices"]`, "The moment of the search in the link can’t be read (“7.plain”).")
}

func TestEverySequenceOfTheTilesIsWatched(t *testing.T) {
	t.Parallel()
	p := open(t, visit{Hash: "#grid=2x1&tiles=ABCD.EbFd&watch=30.plain.row"}).Ready()
	p.UntilText(`[data-part="caption"]`, "step 30 of 60")
	p.Click(watched + ` .watch-setting summary`)
	p.Click(watched + ` [data-switch="turns"]`)
	p.UntilText(`[data-part="caption"]`, "step 0 of 60")
	p.Fill("#watch-at", "31")
	p.UntilText(watchTold, "Tile 2: row 1, column 1, not turned. It fits.")
	p.Click(watched + ` [data-action="watch-back"]`)
	p.UntilText(watchTold, "Back: tile 1 is taken off row 1, column 1.")
	p.Until(`history.state.watch?.number === 30 && history.state.watch.switches.turns`)
	p.Reload()
	p.UntilText(`[data-part="caption"]`, "step 30 of 60")
	p.Until(`document.querySelector('` + watched + ` [data-switch="turns"]')?.checked`)
	p.Press(kb.End)
	p.UntilText(watchTold, "Back: tile 2 is taken off row 1, column 1.")
	assert.Equal(t, []string{"8", "4"}, p.Charted())
}

func TestCountsOfASearchAreSaved(t *testing.T) {
	t.Parallel()
	p := open(t, visit{Hash: "#" + toughOne + "&watch=99999999.plain.row"}).Ready()
	p.UntilText(`[data-part="caption"]`, "step 58,443 of 58,443")
	eval[bool](p, `(URL.createObjectURL = (blob) => { void blob.text().then((text) => { globalThis.counts = text; }); return "#"; }) && true`)
	p.Click(watched + ` [data-action="watch-save"]`)
	p.Until(`globalThis.counts?.startsWith("depth,cell,tries,placements,misfits,deadEnds\r\n1,1,36,36,0,0\r\n")`)
}

func TestCountsThatDifferAreWatched(t *testing.T) {
	t.Parallel()
	p := open(t, visit{Hash: "#" + toughOne}).AtSolve()
	p.Click(`[data-action="solve"]`)
	p.UntilText(`[data-part="effort"]`, "54,156")
	p.UnfoldEffort()
	p.Click(`[data-part="effort"] [data-action="textbook"]`)
	p.UntilText(textbookTold, "54,156 tries")
	p.Fill(textbookOrder, "spiral")
	p.UntilText(textbookTold, "31,508 tries")
	p.Fill("#textbook-mine", "36 138 500 144 175 28 4 1 1")
	p.Click(textbook + ` form [type="submit"]`)
	p.Click(textbook + ` [data-action="watch-differs"]`)
	p.UntilText(watchTold, "It fits.")
	assert.Equal(t, []string{"1", "1"}, []string{p.Charted()[0], p.Charted()[2]}, "the first tile on the third cell, where the counts differ")
}

// TestOtherShapesAreWatched: hexagons and triangles, with a clue, in discrete steps for
// whoever wants no motion.
func TestOtherShapesAreWatched(t *testing.T) {
	t.Parallel()
	for name, hash := range map[string]string{"hexagons": nuts, "triangles": shards} {
		p := open(t, visit{Hash: "#" + hash + "&clues=0.0.0"}).Ready()
		p.ToWatch()
		lay := p.Lying()
		p.Click(watched + ` [data-action="watch-on"]`)
		p.UntilText(`[data-part="caption"]`, "step 1 of")
		assert.Equal(t, 2, p.Lying()+1-lay, name)
		assert.Zero(t, eval[int](p, `document.getAnimations().filter(({ effect }) => effect.getTiming().duration > 1).length`), name)
		p.Click(watched + ` .tree summary`)
		p.Click(tree)
		p.Until(`!document.querySelector('[data-part="caption"]').textContent.includes("step 1 of")`)
		p.Click(watched + ` [data-action="race"]`)
		p.Fill("#race-pace", "9")
		p.Click(raceStart)
		p.UntilText(raceTold, "First: Textbook")
		p.CheckAccessible("a race of " + name)
	}
}

func TestManyDepthsAreATableBehindTheirPicture(t *testing.T) {
	t.Parallel()
	p := open(t, visit{Hash: framedSix(t)}).Ready()
	p.Click(watchTab)
	p.captioned("0")
	p.Click(watched + ` .effort summary`)
	p.Click(watched + ` tr:nth-child(3) .bar`)
	p.Until(`document.querySelectorAll('` + watched + ` tbody tr')[2].querySelector(".count:nth-last-child(2)").textContent === "1"`)
	assert.Len(t, p.Charted(), 36)
	assert.Equal(t, "Depth 3: run on to the next tile that fits there", eval[string](p, `document.querySelector('`+watched+` tr:nth-child(3) button').ariaLabel`))
	p.CheckAccessible("the depths as a table")
	p.Click(watched + ` [data-action="watch-say"]`)
	p.Until(`document.querySelector('[data-part="live"]').textContent === document.querySelector('` + watchTold + `').textContent`)
}
