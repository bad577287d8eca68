//go:build e2e

package e2e

import (
	"encoding/json"
	"fmt"
	"strings"
	"testing"

	"github.com/chromedp/chromedp"
	"github.com/chromedp/chromedp/kb"
	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"edgewise/solver/best"
	"edgewise/solver/notation"
)

// The best board of a puzzle that nobody can finish: on the planted 10x10, which soon has a
// good one.

const (
	huntScore = `[data-part="hunt-score"]`
	huntWorth = `[data-part="hunt-worth"]`
	huntOffer = `[data-part="hunt-offer"]`
	bestOn    = `[data-part="hunt"] [data-action="best-on"]`
)

// score is how many seams match, as the panel says.
const score = `Number.parseInt(document.querySelector('[data-part="hunt-score"]')?.textContent)`

// toBest comes to the page and waits until the best board is offered.
func (p *page) toBest() *page {
	p.t.Helper()
	p.AtSolve()
	p.UntilText(huntOffer, "look for the best board that can be found")
	return p
}

// climb waits until the score is better than it was.
func (p *page) climb() int {
	p.t.Helper()
	p.Until(score + " > 0")
	first := eval[int](p, score)
	p.Until(fmt.Sprintf("%s > %d", score, first))
	return eval[int](p, score)
}

// pauseHunt has the hunts rest, and all of them come back.
func (p *page) pauseHunt() {
	p.t.Helper()
	p.Click(`[data-action="best-pause"]`)
	p.Until(`document.querySelector('[data-part="hunt"] [data-action="best-on"]').checkVisibility()`)
}

// keptHunts are the hunts that the browser has kept of the puzzle on the table.
func (p *page) keptHunts() (hunts []*best.Hunt) {
	p.t.Helper()
	saved := eval[[]string](p, keptScript(`return kept.find(({ hunt }) => hunt).hunt.saved`), chromedp.EvalAwaitPromise)
	document, err := notation.Read(forEver)
	require.NoError(p.t, err)
	for _, text := range saved {
		h, err := best.Resume(document.Puzzle, text)
		require.NoError(p.t, err)
		hunts = append(hunts, h)
	}
	return hunts
}

// TestBestBoard is looked for beside a search that has no end: the score climbs, it pauses,
// is as it would be natively, survives a reload, goes on, and is taken over.
func TestBestBoard(t *testing.T) {
	t.Parallel()
	p := open(t, visit{Hash: "#" + forEver, Before: twoCores}).toBest()
	p.CheckAccessible("the best board is offered")
	p.Click(`[data-action="best"]`)
	p.UntilText(huntScore, "of 180 seams match · ")
	p.UntilText(`[data-part="live"]`, "of 180 seams match · ")
	p.climb()
	p.UntilText(caption, "Best board · ")
	p.CheckAccessible("the best board is looked for")
	p.pauseHunt()
	p.UntilText(huntWorth, "Paused")
	found := eval[int](p, score)
	p.Until(fmt.Sprintf(`document.querySelectorAll(".tears > *").length === %d`, 180-found))
	assert.Contains(t, p.Text(caption), fmt.Sprintf("Best board · %d broken", 180-found))
	assert.Contains(t, p.Text(`[data-part="hunt-climb"]`), fmt.Sprintf("to %d in 0:", found))
	assert.Contains(t, p.Text(`[data-part="hunt-figures"]`), "Searches side by side2")
	broken := eval[int](p, `new Set([...document.querySelectorAll('[data-part="board"] [role=gridcell]')].filter((cell) => cell.getAttribute("aria-label").includes("side doesn’t match"))).size`)
	assert.Contains(t, p.Text(`[data-part="hunt-figures"]`), fmt.Sprintf("Broken seams%d, on %d tiles", 180-found, broken))
	cells := eval[string](p, `[...document.querySelectorAll('[data-part="board"] [role=gridcell]')].map((cell) => cell.getAttribute("aria-label")).join()`)
	assert.Contains(t, cells, "side doesn’t match", "who hears the board hears where it is broken")
	assert.False(t, p.Visible(`[data-part="verdict"]`))

	p.UntilKept(fmt.Sprintf(`kept.some(({ hunt }) => hunt?.climb.at(-1)[1] === %d)`, found))
	most := 0
	for _, h := range p.keptHunts() {
		document, err := notation.Read(forEver)
		require.NoError(t, err)
		assert.Equal(t, seekTo(t, document, h.Seed(), h.Placements()), h.Save(), "a hunt in slices by time is the same as natively")
		matched, _ := h.Board().Score()
		most = max(most, matched)
	}
	assert.Equal(t, found, most)

	// What it had found comes first after a reload, before the loose tiles and what else one could do.
	p.Reload().AtSolve()
	p.Until(fmt.Sprintf("%s === %d", score, found))
	p.UntilText(caption, "Best board · ")
	p.CheckAccessible("a look that was left")
	p.Click(bestOn)
	p.Until(fmt.Sprintf("%s >= %d", score, found))
	p.pauseHunt()
	p.Click(bestOn)
	p.Until(`document.querySelector('[data-action="best-pause"]').checkVisibility()`)
	p.pauseHunt()
	assert.GreaterOrEqual(t, eval[int](p, score), found, "no board is lost")
	p.Click(`[data-action="best-close"]`)
	p.Until(`document.querySelector('[data-part="hunt"]').hidden`)
	assert.Equal(t, "tiles", eval[string](p, `document.body.dataset.layer`))
	p.Click(huntOffer + ` [data-action="best-aside"]`)
	p.UntilText(huntOffer, "look for the best board that can be found")
	p.Reload().toBest()
}

// TestBestBoardIsPassedOn: kept as one's own, which one step takes back, shared with all its
// tiles, saved as a picture, and its depths as a table.
func TestBestBoardIsPassedOn(t *testing.T) {
	t.Parallel()
	p := open(t, visit{Hash: "#" + forEver, Before: twoCores + keeping}).toBest()
	p.Click(`[data-action="best"]`)
	p.Until(score + " > 0")
	p.pauseHunt()
	found := eval[int](p, score)

	p.Click(`[data-action="best-share"]`)
	p.Until(`document.querySelector('[data-part="share-text"]').value.includes("&board=")`)
	p.UntilText(`[data-part="share-board"]`, fmt.Sprintf("Include the best board: %d of 180 seams match", found))
	link := p.Value(`[data-part="share-text"]`)
	_, hash, _ := strings.Cut(link, "#")
	document, err := notation.Read(hash)
	require.NoError(t, err)
	matched, seams := document.Board.Score()
	assert.Equal(t, []int{found, 180, 100}, []int{matched, seams, document.Board.Filled()})
	p.Click(`[data-dialog="share"] [value="png"]`)
	p.Until(`document.querySelector('[data-dialog="share"] [data-part="share-picture"] img')?.naturalWidth > 0`)
	p.Shot("best-shared")
	p.Click(`[data-dialog="share"] [data-action="close"]`)

	p.Click(`[data-action="best-picture"]`)
	p.Until(`globalThis.saved === "Planted-10x10.png" && last.type === "image/png"`)

	p.Click(`[data-part="hunt-depths"] summary`)
	p.Until(`document.querySelectorAll('[data-part="hunt-depths"] .skyline rect').length === 200`)
	plots := eval[[][]string](p, `[...document.querySelectorAll(".plot")].map((plot) => [...plot.querySelectorAll("span")].map(({ textContent }) => textContent))`)
	assert.Len(t, plots, 2)
	for _, plot := range plots {
		assert.Regexp(t, `^\d[\d,]*$`, plot[0], "the largest number")
		assert.Equal(t, []string{"Depth 1", "100"}, plot[1:])
	}
	p.Click(`[data-part="hunt-depths"] details summary`)
	p.Until(`document.querySelectorAll('[data-part="hunt-depths"] tbody tr').length === 100`)
	p.CheckAccessible("the depths")
	p.Click(`[data-action="best-save"]`)
	p.Until(`globalThis.saved === "Planted-10x10.csv" && globalThis.content?.startsWith("depth,reached,fewestBreaks\r\n1,")`)

	p.Click(`[data-action="best-keep"]`)
	p.UntilText(caption, fmt.Sprintf("Your board · 100 of 100 · %d of 180 seams match", found))
	p.UntilText(`[data-part="hunt"] [role="status"]`, "This is your board now.")
	p.Shot("best-kept")
	p.Click(`[data-part="tools"] > [data-action="undo"]`)
	p.Until(`document.body.dataset.layer === "tiles"`)
	p.Click(`[data-action="layer-best"]`)
	p.UntilText(caption, "Best board · ")
	p.Click(`[data-action="best-keep"]`)
	p.UntilText(caption, "Your board · ")
	p.Click(`[data-action="tab-play"]`)
	p.UntilText(caption, fmt.Sprintf("%d of 180 seams match", found))
	assert.False(t, p.Visible(`[data-part="finish"]`), "a board with breaks is not finished")
}

// TestBestBoardFromOnesOwn: what is locked stays; where all seams can match, it is a
// solution, and says so.
func TestBestBoardFromOnesOwn(t *testing.T) {
	t.Parallel()
	p := open(t, visit{Hash: framedSix(t) + "&board=3.3" + strings.Repeat("_-", 34) + "_0.1", Before: twoCores}).Ready()
	p.UntilText(caption, "2 of 36")
	p.Click(cell(0) + " .hit")
	p.Deed("lock")
	p.UntilKept(`kept.some(({ game }) => game?.places[3][2] === 1)`)
	p.Deed("best-mine")
	p.UntilText(huntScore, "All 60 seams match")
	p.UntilText(huntWorth, "This is a solution.")
	p.UntilText(`[data-part="live"]`, "This is a solution.")

	// Nothing is left to go on for; it can be looked at again.
	p.Click(`[data-action="puzzles"]`)
	p.UntilText(`[data-part="mine"] .card`, "All 60 seams match")
	p.gone(`[data-part="mine"] [data-action="go-on-mine"]`)
	p.Click(`[data-part="mine"] .card`)
	p.UntilText(caption, "Your board · 2 of 36")
	p.Click(`[data-action="tab-solve"]`)
	p.UntilText(`[data-part="hunt-offer"] [data-action="best-show"]`, "Show it")
	p.Click(`[data-part="hunt-offer"] [data-action="best-show"]`)
	p.UntilText(huntWorth, "This is a solution.")
	p.UntilText(caption, "Solution · all seams match")
	p.CheckAccessible("a solution")
	p.UntilKept(`kept.some(({ hunt }) => hunt && String(hunt.board[0]) === "3,3")`)
}

// TestBestBoardAroundOnesOwn: of a half-laid board nothing moves, locked or not, where that is
// wanted.
func TestBestBoardAroundOnesOwn(t *testing.T) {
	t.Parallel()
	p := open(t, visit{Hash: "#" + forEver + "&board=" + strings.Repeat("-_", 44) + "7.1_8.2" + strings.Repeat("_-", 54), Width: 390, Height: 844, Touch: true, Before: twoCores}).Ready()
	p.UntilText(caption, "2 of 100")
	p.toBest()
	p.Shot("best-around")
	p.Click(huntOffer + ` [data-action="best-around"]`)
	p.climb()
	p.pauseHunt()
	p.UntilKept(`kept.some(({ hunt }) => hunt && String(hunt.board[44]) === "7,1" && String(hunt.board[45]) === "8,2")`)
}

// TestBestBoardFromALockedTileAgainstTheFrame: it is named, with the way out of it.
func TestBestBoardFromALockedTileAgainstTheFrame(t *testing.T) {
	t.Parallel()
	p := open(t, visit{Hash: framedSix(t) + "&board=3.2" + strings.Repeat("_-", 35), Before: twoCores}).Ready()
	p.UntilText(caption, "1 of 36")
	p.Click(cell(0) + " .hit")
	p.Deed("lock")
	p.UntilKept(`kept.some(({ game }) => game?.places[3][2] === 1)`)
	p.Deed("best-mine")
	p.UntilText(huntWorth, "No full board is possible with the tiles that are to stay where they lie: they go against the frame. Unlock them in Play, or take them off, then start again.")
	p.UntilText(`[data-part="hunt"] ul`, "Tile 4, which is to stay, shows")
	assert.Contains(t, p.Text(`[data-part="hunt"] ul`), "row 1, column 1, top.")
	p.CheckAccessible("a locked tile against the frame")

	p.Click(`[data-action="tab-play"]`)
	p.Deed("lock")
	p.Deed("best-mine")
	p.UntilText(huntScore, "All 60 seams match")
}

// TestBestBoardIsProved where none breaks fewer seams: then no more is looked for, and it is
// no solution all the same.
func TestBestBoardIsProved(t *testing.T) {
	t.Parallel()
	p := open(t, visit{Hash: "#grid=2x2&mates=same&tiles=1111.1111.2222.2222", Before: twoCores}).AtSolve()
	p.Solve("These tiles have no solution.")
	p.Click(huntOffer + ` [data-action="best"]`)
	p.UntilText(huntScore, "2 of 4 seams match · 2 broken")
	p.UntilText(huntWorth, "It’s proved that no other breaks fewer seams.")
	p.CheckAccessible("the best board there is")
	assert.NotContains(t, p.Text(`[data-part="hunt"]`)+p.Text(caption), "olution")
	// Kept, it is the best there is, too, and nothing is left to go on for.
	p.UntilKept(`kept.some(({ hunt }) => hunt?.proved)`)
	p.Click(`[data-action="best-close"]`)
	p.UntilText(huntOffer, "The best board there is: 2 of 4 seams match · 2 broken.")
	assert.Equal(t, "Show it", p.Text(huntOffer+` [data-action="best-show"]`))
	p.Click(huntOffer + ` [data-action="best-show"]`)
	p.UntilText(huntWorth, "It’s proved that no other breaks fewer seams.")
	// Whoever searches has the panel for that.
	p.Click(`[data-action="tab-play"]`)
	p.Until(`document.body.dataset.tab === "play"`)
	p.Until(`document.querySelector('[data-part="fold"]').checkVisibility()`)
	p.Deed("solve")
	p.UntilText(`[data-part="verdict"]`, "These tiles have no solution.")
	p.Until(`document.querySelector('[data-part="hunt"]').hidden`)
}

// TestBestBoardThatCannotBe: the frame cannot be laid, or what was kept cannot be read.
func TestBestBoardThatCannotBe(t *testing.T) {
	t.Parallel()
	p := open(t, visit{Hash: "#grid=3x3&mates=same&frame=a&tiles=aabb.aabc.aacb.aacc.aadc.abeb.acdb.acec.ddee", Before: twoCores}).AtSolve()
	p.Solve("These tiles have no solution.")
	p.UntilText(`[data-part="why"] li:first-child`, "Corner tiles: 4 needed, ")
	p.UntilText(huntOffer, "No full board has the frame’s edges on the rim and nowhere else")
	assert.False(t, p.Visible(huntOffer+` [data-action="best"]`), "what cannot be is not offered")
	p.CheckAccessible("a frame that cannot be laid")

	p = open(t, visit{Hash: "#" + forEver, Before: twoCores}).toBest()
	p.Click(`[data-action="best"]`)
	p.climb()
	p.pauseHunt()
	found := eval[int](p, score)
	of := func(document *notation.Document, err error) string {
		require.NoError(t, err)
		return seekTo(t, document, 1, 1000)
	}
	other := of(notation.Read(strings.Replace(forEver, "fBAB", "fBAA", 1)))
	for _, test := range []struct{ saved, words string }{
		{"damaged", "can’t be read; it may be damaged"},
		{other, "belongs to a different puzzle"},
		{strings.Replace(other, "edgewise-best", "edgewise-best9", 1), "a different version"},
	} {
		words, err := json.Marshal(test.saved)
		require.NoError(t, err)
		p.UntilKept(`kept.some(({ hunt }) => hunt?.saved.length > 0)`)
		p.ChangeKept(fmt.Sprintf(`for (const { hunt } of kept) hunt?.saved.fill(%s)`, words))
		p.Reload().AtSolve()
		p.Click(huntOffer + ` [data-action="best-on"]`)
		p.UntilText(huntWorth, test.words)
		p.UntilText(huntWorth, "Its best board is still here.")
		p.CheckAccessible("refused: " + test.words)
		p.Click(bestOn)
		p.Until(fmt.Sprintf("%s >= %d", score, found))
		p.pauseHunt()
	}
}

// TestBestBoardThoughWorkersAreLost: in whatever way, it goes on, and its score never falls.
func TestBestBoardThoughWorkersAreLost(t *testing.T) {
	t.Parallel()
	for _, how := range []string{"die", "close", "end"} {
		t.Run(how, func(t *testing.T) {
			t.Parallel()
			p := attackable(t, "#"+forEver)
			p.toBest()
			p.Click(`[data-action="best"]`)
			found := p.climb()
			p.attack(how, true)
			p.Until(`hired.filter(({ helper, awoken, dismissed }) => helper && awoken && !dismissed).length === 2 && hired.filter(({ helper }) => helper).length > 2`)
			placements := p.Text(`[data-part="hunt-figures"]`)
			p.Until(fmt.Sprintf(`document.querySelector('[data-part="hunt-figures"]').textContent !== %q`, placements))
			assert.GreaterOrEqual(t, eval[int](p, score), found)
			p.pauseHunt()
			assert.GreaterOrEqual(t, eval[int](p, score), found)
		})
	}
}

// TestBestBoardFitsEveryWindow, in both lights, and fingers.
func TestBestBoardFitsEveryWindow(t *testing.T) {
	t.Parallel()
	for _, v := range []visit{{Language: "de"}, {Language: "fr", Dark: true}, {Language: "de", Width: 390, Height: 844, Touch: true, Dark: true}, {Language: "da", Width: 320, Height: 640, Touch: true}} {
		t.Run(fmt.Sprintf("%s, %d, dark %v", v.Language, v.Width, v.Dark), func(t *testing.T) {
			t.Parallel()
			v.Hash, v.Before = "#"+forEver, twoCores
			p := open(t, v).AtSolve()
			look := func(state string) {
				t.Helper()
				p.CheckAccessible(state)
				if v.Touch {
					p.checkLargeEnoughForAFinger(state)
				} else {
					p.checkNothingScrollsSideways(state)
				}
			}
			p.Until(`document.querySelector('[data-action="best"]')?.checkVisibility()`)
			look("offered")
			p.Click(`[data-action="best"]`)
			p.Until(score + " > 0")
			assert.True(t, eval[bool](p, `[...document.querySelectorAll('[data-part="caption"] > span')].every(({ scrollWidth, parentElement }) => scrollWidth <= parentElement.clientWidth)`), "the caption is whole")
			look("looked for")
			p.pauseHunt()
			p.Click(`[data-part="hunt-depths"] summary`)
			p.Click(`[data-part="hunt-depths"] details summary`)
			p.Until(`document.querySelectorAll('[data-part="hunt-depths"] tbody tr').length === 100`)
			look("paused, with its depths")
		})
	}
}

// TestBestBoardByKeys alone.
func TestBestBoardByKeys(t *testing.T) {
	t.Parallel()
	p := open(t, visit{Hash: "#" + forEver, Before: twoCores}).toBest()
	press := func(action string) {
		t.Helper()
		p.Until(fmt.Sprintf(`[...document.querySelectorAll('[data-part^="hunt"] [data-action=%q]')].some((button) => button.checkVisibility())`, action))
		for range 60 {
			if eval[bool](p, fmt.Sprintf(`document.activeElement?.dataset.action === %q`, action)) {
				p.Press(kb.Enter)
				return
			}
			p.Press(kb.Tab)
		}
		require.Fail(t, "no way by keys to "+action)
	}
	press("best")
	p.Until(score + " > 0")
	press("best-pause")
	press("best-on")
	press("best-pause")
	press("best-close")
	press("best-aside")
	press("best")
	p.Until(score + " > 0")
}

// TestChromiumHuntsAsNatively: the same seed leads to the same board there.
func TestChromiumHuntsAsNatively(t *testing.T) {
	t.Parallel()
	p := open(t, visit{Host: withoutRules(t)})
	checkHunt(t, func(expression string) any { return eval[string](p, expression, chromedp.EvalAwaitPromise) })
}
