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
	"github.com/stretchr/testify/require"
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
	p := open(t, visit{Moving: true, Before: clock}).Ready()
	moves := dogsMoves()
	p.Moves(moves[:8]...)
	p.UntilText(caption, "8 of 9")
	p.Until(`document.querySelector('[data-part="tray"]').checkVisibility({ visibilityProperty: true })`)
	places := `JSON.stringify(['[data-part="board"] .picture', '[data-action="puzzles"]'].map((seen) => document.querySelector(seen).getBoundingClientRect()))`
	before := eval[string](p, places)
	p.Moves(moves[8])
	p.shown(finish)
	assert.Equal(t, before, eval[string](p, places), "the board and the buttons above it stay where they are")
	p.UntilText(finish, "Solved in 1 second, with 9 moves and no hints.")
	p.UntilText(`[data-part="live"]`, "Solved in 1 second, with 9 moves and no hints.")
	assert.Equal(t, 0, p.Count(".rings .selected"))
	for _, tool := range []string{undoPlay, hint, "[data-action='lay-solution']", "[data-action='restart']", "#typed-moves"} {
		assert.False(t, p.Visible(tool), "%s is gone", tool)
	}
	p.Until(fmt.Sprintf(`getComputedStyle(document.querySelector(%q)).opacity === "0"`, ".picture .upright"))

	// A finished board is a picture: no tap, no pull and no key spoils it.
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
	p.shown(finish)
	p.Until(`document.querySelector(".veil")`)

	// A reload in the middle of the celebration loses nothing.
	p.Reload().Ready()
	p.shown(finish)
	p.UntilText(finish, "with 9 moves")
	assert.Equal(t, 0, p.Count(".veil"), "the celebration is over")
	p.lies(8, dogsWhole[8])

	p.Click(`[data-action="play-again"]`)
	p.UntilText(caption, "0 of 9")
	p.Click(undoPlay)
	p.UntilText(finish, "9 moves")
	p.Click(`[data-action="puzzles"]`)
	for _, shelf := range []string{"mine", "published"} {
		p.UntilText(fmt.Sprintf(`[data-part=%q] .card:has(.solved)`, shelf), "Das verflixte Hunde-Spiel")
	}
	assert.Equal(t, 1, p.Count(`[data-part="published"] .solved`))
}

// wakings are what wakes on the board, in the order in which it does.
const wakings = `[...document.querySelectorAll(".joins > g")]
	.map(({ dataset, firstElementChild }) => ({ seam: parseInt(dataset.key), at: firstElementChild.getAnimations()[0]?.effect.getKeyframes()[2].computedOffset }))
	.toSorted((one, other) => one.at - other.at).map(({ seam }) => seam)`

func TestPicturesWakeAsTheyWereJoined(t *testing.T) {
	t.Parallel()
	p := open(t, visit{Moving: true}).Ready()
	moves := dogsMoves()
	p.Moves(moves...)
	p.Until(`document.querySelector(".veil")`)
	inRows := eval[[]int](p, wakings)
	assert.Len(t, inRows, 12)
	p.Click(`[data-action="play-again"]`)
	p.UntilText(caption, "0 of 9")
	slices.Reverse(moves)
	p.Moves(moves...)
	p.Until(`document.querySelector(".veil")`)
	assert.NotEqual(t, inRows, eval[[]int](p, wakings))
	assert.ElementsMatch(t, inRows, eval[[]int](p, wakings))
	p.Until(`!document.querySelector(".veil")`)
	assert.Zero(t, eval[int](p, `document.querySelector(".joins").getAnimations({ subtree: true }).length`))
}

func TestFinishWithoutMotion(t *testing.T) {
	t.Parallel()
	p := open(t, visit{Width: 390, Height: 664, Touch: true, Dark: true, Language: "de"}).Ready()
	p.Moves(dogsMoves()...)
	p.UntilText(finish, "Gelöst in")
	p.shown(finish)
	assert.Equal(t, 0, p.Count(".veil"))
	assert.Zero(t, eval[int](p, `document.getAnimations().length`))
	assert.LessOrEqual(t, p.boxOf(`[data-action="play-again"]`).Bottom, p.boxOf(`[role="tablist"]`).Top, "all of its buttons are in sight")
	p.CheckAccessible("finished")
	p.Click(`[data-action="watch-replay"]`)
	p.Until(`document.querySelector(".watched")`)
	p.UntilText(finish, "von 9")
	assert.Zero(t, eval[int](p, `document.getAnimations().length`))
	p.CheckAccessible("replaying")
}

func TestWatchHowItWasDone(t *testing.T) {
	t.Parallel()
	p := open(t, visit{Moving: true, Width: 390, Height: 844, Touch: true}).Ready()
	moves := dogsMoves()
	p.Moves("2 c3", "2 -", "1 a1", "1 a1 r")
	p.Moves(moves[1:]...)
	p.Moves(moves[0])
	p.shown(finish)
	// A replay is too fast for a test on a busy machine, so the page notes what it sees of it.
	eval[chromedp.Void](p, `{ globalThis.seen = [];
		const note = () => {
			const [, step] = /^Move (\d+) of 13$/.exec(document.querySelector('[data-part="finish-told"]').textContent) ?? [];
			const tiles = document.querySelectorAll('[data-part="board"] .tile[data-lies]:not(.away)').length;
			if (step && seen.at(-1) !== step + ": " + tiles) seen.push(step + ": " + tiles);
		};
		new MutationObserver(note).observe(document.querySelector("main"), { subtree: true, childList: true, characterData: true, attributes: true }); }`)
	sentence := p.Text(`[data-part="finish-sentence"]`)
	watch := `[data-action="watch-replay"]`
	replaying := func() { p.Until(`seen.length >= 2 && document.querySelector(".watched")`) }
	p.Tap(watch)
	replaying()
	assert.Equal(t, "button Stop", p.Focused())
	assert.Equal(t, 0, p.Count(".rim, .veil"))
	// Nothing reaches the board that lies under it.
	p.Tap(cell(0))
	p.Press("r", "7", kb.Delete)
	p.Until(`document.querySelector(".veil")`)
	p.lies(0, dogsWhole[0])
	all := []string{"0: 0", "1: 1", "2: 0", "3: 1", "4: 1", "5: 2", "6: 3", "7: 3", "8: 4", "9: 5", "10: 6", "11: 7", "12: 8"}
	for _, step := range stepsSeen(eval[[]string](p, "seen")) {
		at := slices.Index(all, step)
		require.GreaterOrEqual(t, at, 0, "step %s, one after the other", step)
		all = all[at+1:]
	}
	assert.Equal(t, sentence, p.Text(`[data-part="finish-sentence"]`))

	for _, end := range []func(){func() { p.Press(kb.Escape) }, func() { p.Tap(watch) }} {
		eval[chromedp.Void](p, `seen = []`)
		p.Tap(watch)
		replaying()
		end()
		p.Until(`!document.querySelector(".watched")`)
		p.UntilText(`[data-part="live"]`, "Replay over.")
		assert.Equal(t, "button Watch how you did it", p.Focused())
		p.lies(0, dogsWhole[0])
		p.lies(8, dogsWhole[8])
	}
	eval[chromedp.Void](p, `seen = []`)
	p.Tap(watch)
	replaying()
	p.Reload().Ready()
	p.UntilText(finish, sentence)
	p.lies(8, dogsWhole[8])
}

// stepsSeen leaves out what was seen before the tiles had followed a step.
func stepsSeen(seen []string) (steps []string) {
	for at, one := range seen {
		step, _, _ := strings.Cut(one, ": ")
		if at+1 == len(seen) || !strings.HasPrefix(seen[at+1], step+": ") {
			steps = append(steps, one)
		}
	}
	return steps
}

func TestLayTheSolution(t *testing.T) {
	t.Parallel()
	p := open(t, visit{}).Ready()
	p.Moves("1 a1 r", "2 c3")
	p.UntilText(caption, "2 of 9")
	p.Deed("lay-solution")
	p.solved()
	p.shown(finish)
	p.UntilText(finish, "This is one solution.")
	p.UntilText(`[data-part="live"]`, "This is one solution.")
	p.UntilText(`[data-part="finish-next"]`, "New puzzle")
	for _, other := range []string{undoPlay, shareIt, `[data-action="play-again"]`} {
		p.gone(other)
	}
	p.shown(`.head [data-action="share"]`)
	p.CheckAccessible("a solution that was laid")
	checkSolution(t, dogs, p.Board(dogs))
	p.Click(backToBoard)
	p.gone(finish)
	p.lies(0, laid{tile: 0, turn: 1})
	p.lies(8, laid{tile: 1})

	// What can stay stays.
	p.Moves("1 -", "2 -", dogsMoves()[1], dogsMoves()[6])
	p.UntilText(caption, "2 of 9")
	p.Deed("lay-solution")
	p.solved()
	p.lies(1, dogsWhole[1])
	p.lies(6, dogsWhole[6])

	// It is there the next time as well.
	p.Reload()
	p.shown(backToBoard)

	// A clue says how the board lies: it is not turned, and the solution has it where it is.
	clue := dogsWhole[4]
	p = open(t, visit{Hash: dogs.hash(fmt.Sprintf("clues=4.%d.%d", clue.tile, clue.turn))}).Ready()
	p.gone(`[data-action="turn-board"]`)
	p.Moves(dogsMoves()[0])
	p.UntilText(caption, "2 of 9")
	p.Deed("lay-solution")
	p.solved()
	p.shown(backToBoard)
	p.lies(4, clue)
}

func TestALaidSolutionIsAPictureOnAPhone(t *testing.T) {
	t.Parallel()
	const ring = `[data-part="board"] .frames path`
	p := open(t, visit{Hash: dogs.hash("name=3x3-easy-7"), Width: 390, Height: 844, Touch: true}).Ready()
	p.Tap(waiting(0))
	p.Tap(cell(0))
	p.UntilText(caption, "1 of 9 · 0 of 12 seams match")
	p.Click(`[data-action="deeds"]`)
	p.Click(deedOf("lay-solution"))
	p.Click(question + ` [data-action="give-away"]`)
	p.solved()
	p.UntilText(finish, "This is the solution.")
	assert.Equal(t, 0, eval[int](p, `document.querySelectorAll('`+ring+`').length`), "no tile is selected")
	assert.False(t, eval[bool](p, `document.querySelector('[data-part="board"]').contains(document.activeElement)`), "nor has one the focus")
	p.Tap(cell(4))
	p.shown(backToBoard)
	assert.Equal(t, 0, eval[int](p, `document.querySelectorAll('`+ring+`').length`), "a tap spoils nothing")
	p.Click(backToBoard)
	p.UntilText(caption, "1 of 9")
	p.gone(finish)
}

func TestLayTheSolutionWhereThereIsNone(t *testing.T) {
	t.Parallel()
	p := open(t, visit{Hash: "#grid=2x1&tiles=ABCD.EFGH&end=1"}).Ready()
	p.Moves("1 a1")
	p.UntilText(caption, "1 of 2")
	p.Deed("lay-solution")
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
