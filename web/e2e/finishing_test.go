//go:build e2e

package e2e

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"github.com/chromedp/chromedp"
	"github.com/chromedp/chromedp/kb"
	"github.com/stretchr/testify/assert"
)

// The end of a game as it looks: what stays, what moves, and the picture to share. web/flows tests
// what the page says, stores and does.

const (
	finish      = `[data-part="finish"]`
	finishTold  = `[data-part="finish-told"]`
	backToBoard = `[data-action="back-to-board"]`
)

// Moves enters moves as text.
func (p *page) Moves(moves ...string) {
	p.t.Helper()
	eval[chromedp.Void](p, fmt.Sprintf(`{ const field = document.querySelector('[data-part="typed-moves"]');
		field.value = %s; field.form.requestSubmit() }`, quote(strings.Join(moves, ", "))))
}

// movesTo are the moves that fill a board of three columns, cell by cell.
func movesTo(board []laid) []string {
	var moves []string
	for number, want := range board {
		moves = append(moves, fmt.Sprintf("%d %c%d %d", want.tile+1, 'a'+number%3, number/3+1, want.turn))
	}
	return moves
}

// dogsMoves are the moves that solve the Hunde-Spiel, cell by cell.
func dogsMoves() []string { return movesTo(dogsWhole) }

// dayWhole is the solution of the puzzle of 2026-11-22.
var dayWhole = []laid{{tile: 2, turn: 3}, {tile: 6, turn: 2}, {tile: 7, turn: 1}, {tile: 5, turn: 3}, {tile: 1}, {tile: 0, turn: 3}, {tile: 3, turn: 2}, {tile: 4}, {tile: 8}}

// shown and gone wait until an element is visible, or is not.
func (p *page) shown(selector string) {
	p.t.Helper()
	p.Until(fmt.Sprintf(`document.querySelector(%q)?.checkVisibility()`, selector))
}
func (p *page) gone(selector string) {
	p.t.Helper()
	p.Until(fmt.Sprintf(`!document.querySelector(%q)?.checkVisibility()`, selector))
}

// clock stops the page's clock; a test advances it by changing ahead.
const clock = `globalThis.ahead = 1000;
	performance.now = () => ahead;`

// wakings are the seams whose pictures move at the end, in the order of their animations.
const wakings = `[...document.querySelectorAll(".joins > g")]
	.map(({ dataset, firstElementChild }) => ({ seam: parseInt(dataset.key), at: firstElementChild.getAnimations()[0]?.effect.getKeyframes()[2].computedOffset }))
	.toSorted((one, other) => one.at - other.at).map(({ seam }) => seam)`

// TestFinish: the board stays in place and becomes a picture. The pictures on its seams wake in the
// order in which they were joined.
func TestFinish(t *testing.T) {
	t.Parallel()
	p := open(t, visit{Moving: true, Before: clock}).Ready()
	moves := dogsMoves()
	p.Moves(moves[:8]...)
	p.UntilText(caption, "8 of 9")
	p.Until(`document.querySelector('[data-part="tray"]').checkVisibility({ visibilityProperty: true })`)
	places := `JSON.stringify(['[data-part="board"] .picture', '[data-action="puzzles"]'].map((seen) => document.querySelector(seen).getBoundingClientRect()))`
	before := eval[string](p, places)
	p.Moves(moves[8])
	p.Until(`document.querySelector(".veil")`)
	inRows := eval[[]int](p, wakings)
	assert.Len(t, inRows, 12)
	p.shown(finish)
	assert.Equal(t, before, eval[string](p, places), "the board and the buttons above it stay where they are")
	for _, tool := range []string{undoPlay, hint, "[data-action='lay-solution']", "[data-action='restart']", "#typed-moves"} {
		assert.False(t, p.Visible(tool), "%s is gone", tool)
	}
	p.Until(fmt.Sprintf(`getComputedStyle(document.querySelector(%q)).opacity === "0"`, ".picture .upright"))
	p.Until(`!document.querySelector(".veil")`)
	assert.Zero(t, eval[int](p, `document.querySelector(".joins").getAnimations({ subtree: true }).length`))

	// A finished board is a picture: no tap, drag or key changes it.
	p.Drag(cell(0), cell(4))
	p.Click(cell(0))
	p.Click(cell(0))
	p.Press("r", "l", kb.Delete, kb.Enter)
	p.lies(0, dogsWhole[0])
	assert.Equal(t, 0, p.Count(".rings .selected"))
	p.Press("u")
	p.gone(finish)
	assert.Equal(t, 0, p.Count(".veil"))
	p.Click(redoPlay)
	p.Until(`document.querySelector(".veil")`)

	// A reload in the middle of the celebration loses nothing.
	p.Reload().Ready()
	p.UntilText(finish, "with 9 moves")
	assert.Equal(t, 0, p.Count(".veil"), "the celebration is over")
	p.lies(8, dogsWhole[8])

	p.Click(`[data-action="play-again"]`)
	p.UntilText(caption, "0 of 9")
	slices.Reverse(moves)
	p.Moves(moves...)
	p.Until(`document.querySelector(".veil")`)
	assert.NotEqual(t, inRows, eval[[]int](p, wakings))
	assert.ElementsMatch(t, inRows, eval[[]int](p, wakings))

	// A solution that the page lays ends the game in the same way.
	p.Click(`[data-action="play-again"]`)
	p.UntilText(caption, "0 of 9")
	p.Deed("lay-solution")
	p.shown(backToBoard)
	p.gone(undoPlay)
}

func TestFinishWithoutMotion(t *testing.T) {
	t.Parallel()
	p := open(t, visit{Width: 390, Height: 664, Touch: true, Language: "de"}).Ready()
	p.Moves(dogsMoves()...)
	p.UntilText(finish, "Gelöst in")
	p.shown(finish)
	assert.Equal(t, 0, p.Count(".veil"))
	assert.Zero(t, eval[int](p, `document.getAnimations().length`))
	assert.LessOrEqual(t, p.boxOf(`[data-action="play-again"]`).Bottom, p.boxOf(`[role="tablist"]`).Top, "all of its buttons are in sight")
	p.Click(`[data-action="watch-replay"]`)
	p.Until(`document.querySelector(".watched")`)
	p.UntilText(finish, "von 9")
	assert.Zero(t, eval[int](p, `document.getAnimations().length`))
}

// TestWatchHowItWasDone with a finger: the button that starts the replay stops it and keeps the focus.
func TestWatchHowItWasDone(t *testing.T) {
	t.Parallel()
	p := open(t, visit{Moving: true, Width: 390, Height: 844, Touch: true}).Ready()
	p.Moves(dogsMoves()...)
	p.shown(finish)
	watch := `[data-action="watch-replay"]`
	p.Tap(watch)
	p.Until(`document.querySelector(".watched")`)
	assert.Equal(t, 0, p.Count(".rim, .veil"))
	// No tap and no key reaches the board below the replay.
	p.Tap(cell(0))
	p.Press("r", "7", kb.Delete, kb.Escape)
	p.Until(`!document.querySelector(".watched")`)
	p.lies(0, dogsWhole[0])
	for _, end := range []func(){func() { p.Press(kb.Escape) }, func() { p.Tap(watch) }} {
		p.Tap(watch)
		p.Until(`document.querySelector(".watched")`)
		assert.Equal(t, "button Stop", p.Focused())
		end()
		p.Until(`!document.querySelector(".watched")`)
		p.UntilText(`[data-part="live"]`, "Replay over.")
		assert.Equal(t, "button Watch how you did it", p.Focused())
		p.lies(0, dogsWhole[0])
		p.lies(8, dogsWhole[8])
	}

	// When the replay ends, the pictures wake again.
	p.Follow("#grid=2x1&tiles=ABab.ABab")
	p.UntilText(caption, "0 of 2")
	p.Moves("1 a1", "2 b1")
	p.Until(`document.querySelector(".veil")`)
	p.Until(`!document.querySelector(".veil")`)
	p.Tap(watch)
	p.Until(`document.querySelector(".watched")`)
	p.Until(`document.querySelector(".veil") && !document.querySelector(".watched")`)
}

// TestTheResultIsAPicture of 1080×1350 pixels, the size that picture sites expect. The message about
// it moves no button.
func TestTheResultIsAPicture(t *testing.T) {
	t.Parallel()
	p := open(t, visit{Before: `
		navigator.canShare = () => true;
		navigator.share = async ({ files }) => { globalThis.picture = files[0]; };
		navigator.clipboard.write = navigator.clipboard.writeText = async () => { throw new DOMException("", "NotAllowedError"); };
		HTMLAnchorElement.prototype.click = function () { globalThis.saved = this.download; };`}).Ready()
	p.Moves(dogsMoves()...)
	p.shown(finish)
	const again = `document.querySelector('[data-action="play-again"]').offsetTop + document.querySelector(".finish").offsetTop`
	before := eval[float64](p, again)
	share := func() {
		t.Helper()
		p.Click(`[data-action="share-result"]`)
		p.Click(`[data-action="share-picture"]`)
	}
	share()
	p.Until("globalThis.picture")
	size := eval[[]int](p, `createImageBitmap(picture).then(({ width, height }) => [width, height])`, chromedp.EvalAwaitPromise)
	assert.Equal(t, []int{1080, 1350}, size)
	eval[chromedp.Void](p, `navigator.share = undefined`)
	share()
	p.UntilText(finishTold, "Picture saved. Copy the line below.")
	assert.Equal(t, "Das-verflixte-Hunde-Spiel.png", eval[string](p, "saved"))
	assert.InDelta(t, before, eval[float64](p, again), 0.5, "what is told moves no button")
	assert.True(t, p.Visible(`[data-part="finish-line"]`))
}
