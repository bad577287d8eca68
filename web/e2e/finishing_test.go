//go:build e2e

package e2e

import (
	"fmt"
	"strings"
	"testing"

	"github.com/chromedp/chromedp"
	"github.com/stretchr/testify/assert"
)

// The end of a game: solved by oneself, or laid by the page; the time it took, and
// what comes next.

const (
	finish = `[data-part="finish"]`
	timer  = `[data-part="timer"]`
)

// Moves types moves.
func (p *page) Moves(moves ...string) {
	p.t.Helper()
	eval[chromedp.Void](p, fmt.Sprintf(`{ const field = document.querySelector('[data-part="typed-moves"]');
		field.value = %s; field.form.requestSubmit() }`, quote(strings.Join(moves, ", "))))
}

// dogsMoves lays the Hunde-Spiel, cell by cell.
func dogsMoves() []string {
	var moves []string
	for number, want := range dogsWhole {
		moves = append(moves, fmt.Sprintf("%d %c%d %d", want.tile+1, 'a'+number%3, number/3+1, want.turn))
	}
	return moves
}

// shown and gone wait until an element is in sight, or is not.
func (p *page) shown(selector string) {
	p.t.Helper()
	p.Until(fmt.Sprintf(`document.querySelector(%q)?.checkVisibility()`, selector))
}
func (p *page) gone(selector string) {
	p.t.Helper()
	p.Until(fmt.Sprintf(`!document.querySelector(%q)?.checkVisibility()`, selector))
}

func TestFinish(t *testing.T) {
	t.Parallel()
	p := open(t, visit{Before: clock + `navigator.clipboard.writeText = async (text) => void (globalThis.copied = text);`}).Ready()
	moves := dogsMoves()
	p.Moves(moves[:8]...)
	p.UntilText(caption, "8 of 9")
	p.Until(`document.querySelector('[data-part="tray"]').checkVisibility({ visibilityProperty: true })`)
	below := `document.querySelector('[data-action="restart"]').getBoundingClientRect().y`
	before := eval[float64](p, below)
	p.Moves(moves[8])
	p.shown(finish)
	assert.Equal(t, before, eval[float64](p, below), "nothing moves when the card comes")
	p.UntilText(finish, "Solved!")
	p.UntilText(`[data-part="finish-result"]`, "9 moves · 0:00")
	p.UntilText(`[data-part="live"]`, "Solved! 9 moves")
	assert.Equal(t, 1, p.Count(".picture.whole .lights"))
	assert.Equal(t, 0, p.Count(".rings .selected"))

	p.Click(undoPlay)
	p.gone(finish)
	assert.Equal(t, 0, p.Count(".rim, .lights"))
	p.Click(redoPlay)
	p.shown(finish)
	p.Reload().Ready()
	p.shown(finish)
	assert.Equal(t, 1, p.Count(".rim"))
	assert.Equal(t, 0, p.Count(".picture.whole, .lights"), "the celebration is over")

	p.Click(`[data-action="share-result"]`)
	p.UntilText(`[data-part="finish-result"]`, "Copied.")
	line, link, _ := strings.Cut(eval[string](p, "copied"), "\n")
	assert.Regexp(t, `^Edgewise · Das verflixte Hunde-Spiel · 9 moves · 0:00 · no hints$`, line)
	assert.Contains(t, link, "#grid=3x3&tiles=")
	assert.NotContains(t, link, "board=")

	p.Click(`[data-action="play-again"]`)
	p.UntilText(caption, "0 of 9")
	p.Click(undoPlay)
	p.UntilText(finish, "9 moves")
	p.Click(`[data-action="next-puzzle"]`)
	p.UntilText(`[data-part="name"]`, "Insects")
	p.Click(`[data-action="puzzles"]`)
	for _, shelf := range []string{"mine", "published"} {
		p.UntilText(fmt.Sprintf(`[data-part=%q] .card:has(.solved)`, shelf), "Das verflixte Hunde-Spiel")
	}
	assert.Equal(t, 1, p.Count(`[data-part="published"] .solved`))
}

func TestFinishWithoutMotion(t *testing.T) {
	t.Parallel()
	p := open(t, visit{Width: 390, Height: 664, Touch: true, Still: true, Dark: true, Language: "de"}).Ready()
	p.Moves(dogsMoves()...)
	p.UntilText(finish, "Gelöst!")
	p.shown(finish)
	p.Until(`document.querySelector(".rim") && getComputedStyle(document.querySelector(".lights")).display === "none"`)
	assert.Zero(t, eval[int](p, `document.getAnimations().length`))
	p.CheckAccessible("finished")
}

func TestLayTheSolution(t *testing.T) {
	t.Parallel()
	p := open(t, visit{}).Ready()
	p.Moves("1 a1 r", "2 c3")
	p.UntilText(caption, "2 of 9")
	p.Click(`[data-action="lay-solution"]`)
	p.solved()
	p.UntilText(`[data-part="answer"]`, "Undo brings your board back")
	p.gone(finish)
	checkSolution(t, dogs, p.Board(dogs))
	p.Click(undoPlay)
	p.lies(0, laid{tile: 0, turn: 1})
	p.lies(8, laid{tile: 1})
	p.gone(`[data-part="answer"]`)

	// What can stay stays.
	p.Moves("1 -", "2 -", dogsMoves()[1], dogsMoves()[6])
	p.UntilText(caption, "2 of 9")
	p.Click(`[data-action="lay-solution"]`)
	p.solved()
	p.lies(1, dogsWhole[1])
	p.lies(6, dogsWhole[6])

	// A clue says how the board lies: it is not turned, and the solution has it where it is.
	clue := dogsWhole[4]
	p = open(t, visit{Hash: dogs.hash(fmt.Sprintf("clues=4.%d.%d", clue.tile, clue.turn))}).Ready()
	p.gone(`[data-action="turn-board"]`)
	p.Moves(dogsMoves()[0])
	p.UntilText(caption, "2 of 9")
	p.Click(`[data-action="lay-solution"]`)
	p.solved()
	p.UntilText(`[data-part="answer"]`, "Undo brings your board back")
	p.lies(4, clue)
}

func TestLayTheSolutionWhereThereIsNone(t *testing.T) {
	t.Parallel()
	p := open(t, visit{Hash: "#grid=2x1&tiles=ABCD.EFGH&end=1"}).Ready()
	p.Moves("1 a1")
	p.UntilText(caption, "1 of 2")
	p.Click(`[data-action="lay-solution"]`)
	p.UntilText(`[data-part="answer"]`, "These tiles have no solution.")
	p.UntilText(caption, "1 of 2")
	p.Click(`[data-part="answer"] button`)
	p.UntilText(`[data-part="verdict"]`, "no solution")
}

// clock is one for the page that goes only when it is put forward; and the page can be
// hidden.
const clock = `globalThis.ahead = 1000;
	performance.now = () => ahead;
	globalThis.hide = (hidden) => {
		Object.defineProperty(document, "hidden", { configurable: true, get: () => hidden });
		document.dispatchEvent(new Event("visibilitychange"));
	};`

func TestTimer(t *testing.T) {
	t.Parallel()
	p := open(t, visit{Before: clock}).Ready()
	p.gone(timer)
	p.Set("timer", "true")
	forward := func(seconds int) { eval[chromedp.Void](p, fmt.Sprintf(`ahead += %d`, seconds*1000)) }
	p.UntilText(timer, "0:00")
	forward(60)
	p.Moves("1 a1")
	p.UntilText(timer, "0:00")
	forward(60)
	p.UntilText(timer, "1:00")
	eval[chromedp.Void](p, `hide(true)`)
	forward(600)
	eval[chromedp.Void](p, `hide(false)`)
	p.Click("#tab-solve")
	p.gone(timer)
	forward(600)
	p.Click("#tab-play")
	p.UntilText(timer, "1:00")
	forward(60)
	p.UntilText(timer, "2:00")
	p.Reload().Ready()
	p.UntilText(timer, "2:00")
}
