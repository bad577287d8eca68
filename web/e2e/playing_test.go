//go:build e2e

package e2e

import (
	"fmt"
	"testing"

	"github.com/chromedp/cdproto/input"
	"github.com/chromedp/chromedp"
	"github.com/chromedp/chromedp/kb"
	"github.com/stretchr/testify/assert"
)

// Playing with real pointers, fingers and keys.

// dogsWhole is a solution of the Hunde-Spiel: per cell a tile and how far it is turned.
var dogsWhole = []laid{{tile: 1}, {tile: 7}, {tile: 2}, {tile: 0}, {tile: 4}, {tile: 5}, {tile: 8, turn: 3}, {tile: 6, turn: 3}, {tile: 3, turn: 3}}

// waiting and cell are where a tile waits, and a cell of the board.
func waiting(tile int) string { return fmt.Sprintf(`[data-part="tray"] [data-tile="%d"]`, tile) }
func cell(number int) string  { return fmt.Sprintf(`[data-part="board"] [data-cell="%d"]`, number) }

const (
	caption  = `[data-part="caption"]`
	undoPlay = `[data-part="playing"] [data-action="undo"]`
	redoPlay = `[data-part="playing"] [data-action="redo"]`
)

// Finger puts a finger down on one element and moves it so far that what it carries is
// meant for another; up says whether it is lifted there.
func (p *page) Finger(from, to string, up bool) {
	p.t.Helper()
	p.slide(from, to, p.lifted(), up)
}

// slide puts a finger down on one element and moves it to so many pixels below the middle of another.
func (p *page) slide(from, to string, below float64, up bool) {
	p.t.Helper()
	x, y := p.middle(from)
	u, v := p.middle(to)
	v += below
	touch := func(kind input.DispatchTouchEventType, x, y float64) {
		params := input.DispatchTouchEventParams{Type: kind, TouchPoints: []*input.TouchPoint{}}
		if kind != input.DispatchTouchEventTypeTouchEnd {
			params.TouchPoints = []*input.TouchPoint{{X: x, Y: y}}
		}
		call(p, input.DispatchTouchEvent, params)
	}
	touch(input.DispatchTouchEventTypeTouchStart, x, y)
	const steps = 6
	for step := 1.0; step <= steps; step++ {
		touch(input.DispatchTouchEventTypeTouchMove, x+(u-x)*step/steps, y+(v-y)*step/steps)
	}
	if up {
		touch(input.DispatchTouchEventTypeTouchEnd, u, v)
	}
}

// lifted is how far above the finger the place is that a carried tile is meant for.
func (p *page) lifted() float64 {
	p.t.Helper()
	if size := p.tileSize(); size >= 64 {
		return min(96, 0.45*size) / 2
	}
	return 28
}

// lies waits until a tile lies on a cell, turned so far, and has come there.
func (p *page) lies(number int, want laid) {
	p.t.Helper()
	p.Until(fmt.Sprintf(`(() => {
		const tile = document.querySelector('[data-part="board"] .tile[data-lies="%d"]:not(.away)');
		const cell = document.querySelector(%q);
		const angle = Number(/rotate\((-?\d+)deg\)/.exec(tile?.querySelector(".turned").style.transform)?.[1]);
		const [x, y] = /translate\((\S+)px, (\S+)px\)/.exec(tile?.style.transform ?? "")?.slice(1).map(Number) ?? [];
		const [u, v] = /translate\((\S+) (\S+)\)/.exec(cell.getAttribute("transform")).slice(1).map(Number);
		return Math.hypot(x - u, y - v) < 1 && (((angle - %d) %% 360) + 360) %% 360 === 0;
	})()`, want.tile, cell(number), 90*want.turn))
}

// solved waits until the board is whole.
func (p *page) solved() {
	p.t.Helper()
	p.UntilText(caption, "Your board · 9 of 9 · 12 of 12 seams match")
}

func TestSolveByDraggingAndUndoEverything(t *testing.T) {
	t.Parallel()
	p := open(t, visit{}).Ready()
	for number, want := range dogsWhole {
		p.Drag(waiting(want.tile), cell(number))
		p.lies(number, laid{tile: want.tile})
		for range (4 - want.turn) % 4 {
			p.Click(`[data-action="turn-left"]`)
		}
		p.lies(number, want)
	}
	p.solved()

	p.Press("u") // a finished board lies fast
	p.gone(finish)
	p.Drag(cell(0), cell(1))
	p.lies(0, dogsWhole[1])
	p.lies(1, dogsWhole[0])
	p.Drag(cell(8), `[data-part="tray"]`)
	p.UntilText(caption, "8 of 9")
	p.Click(undoPlay)
	p.Click(undoPlay)
	p.lies(0, dogsWhole[0])

	const steps = 11 // nine tiles, three of them turned, and one turned back
	for range steps {
		p.Until(`document.querySelector('` + undoPlay + `').ariaDisabled === "false"`)
		p.Click(undoPlay)
	}
	p.UntilText(caption, "Your board · 0 of 9")
	p.Until(`document.querySelector('` + undoPlay + `').ariaDisabled === "true"`)
	for range steps {
		p.Click(redoPlay)
	}
	p.Click(cell(8))
	p.Click(`[data-action="turn-left"]`)
	p.solved()
	checkSolution(t, dogs, p.Board(dogs))
}

func TestSolveByTouch(t *testing.T) {
	t.Parallel()
	p := open(t, visit{Width: 390, Height: 844, Touch: true}).Ready()
	p.UntilText(`[data-part="told"]`, "tap a tile")
	for number, want := range dogsWhole {
		if number%2 == 0 {
			p.Finger(waiting(want.tile), cell(number), true)
		} else {
			p.Tap(waiting(want.tile))
			p.Until(fmt.Sprintf(`document.querySelector(%q).ariaPressed === "true"`, waiting(want.tile)))
			p.Tap(cell(number))
		}
		p.lies(number, laid{tile: want.tile})
		for turn := range want.turn {
			p.Tap(cell(number))
			p.lies(number, laid{tile: want.tile, turn: turn + 1})
			if number < 8 {
				assert.Empty(t, p.Text(`[data-part="told"]`), "who has turned a tile knows how")
			} else if turn+1 < want.turn {
				p.UntilText(`[data-part="told"]`, "Every tile is placed, but 2 seams don’t match yet.")
			}
		}
		assert.Zero(t, eval[float64](p, "scrollY"), "the page lies still")
	}
	p.solved()
}

func TestSolveByKeyboardAlone(t *testing.T) {
	t.Parallel()
	p := open(t, visit{}).Ready()
	p.tabTo("gridcell Row 1, column 1: empty")
	for number, want := range dogsWhole {
		p.Press(fmt.Sprint(want.tile + 1))
		p.Until(fmt.Sprintf(`document.querySelector(%q).ariaPressed === "true"`, waiting(want.tile)))
		if want.turn == 3 {
			p.do(chromedp.KeyEvent("R", chromedp.KeyModifiers(chromedp.ModifierShift)))
		}
		p.Press(kb.Enter)
		p.lies(number, want)
		if number%3 < 2 {
			p.Press(kb.ArrowRight)
		} else {
			p.Press(kb.ArrowDown, kb.Home)
		}
	}
	p.solved()
	p.Press("u") // on a finished board nothing else is heard
	p.UntilText(caption, "8 of 9")
	p.Press(kb.Enter, kb.ArrowUp, kb.Enter)
	p.lies(3, dogsWhole[6])
	p.Press("r")
	p.lies(3, laid{tile: 8})
	p.Press(kb.Delete)
	p.UntilText(caption, "7 of 9")
	p.do(chromedp.KeyEvent("z", chromedp.KeyModifiers(chromedp.ModifierCtrl)), chromedp.KeyEvent("z", chromedp.KeyModifiers(chromedp.ModifierCtrl)))
	p.do(chromedp.KeyEvent("z", chromedp.KeyModifiers(chromedp.ModifierCtrl)))
	p.lies(3, dogsWhole[3])
	p.do(chromedp.KeyEvent("y", chromedp.KeyModifiers(chromedp.ModifierCtrl)))
	p.lies(3, dogsWhole[6])
}

func TestReloadInMidDragLosesNothing(t *testing.T) {
	t.Parallel()
	p := open(t, visit{Width: 390, Height: 844, Touch: true}).Ready()
	p.Finger(waiting(4), cell(4), true)
	p.lies(4, laid{tile: 4})
	p.Tap(cell(4))
	p.lies(4, laid{tile: 4, turn: 1})
	p.Finger(cell(4), cell(0), false)
	p.Until(`document.querySelector(".carried")`)
	p.UntilKept(`kept[0].board?.[4]?.[1] === 1`)
	p.Reload().Ready()
	call(p, input.DispatchTouchEvent, input.DispatchTouchEventParams{Type: input.DispatchTouchEventTypeTouchEnd, TouchPoints: []*input.TouchPoint{}})
	p.lies(4, laid{tile: 4, turn: 1})
	assert.False(t, p.Visible(".carried"))
	p.Tap(undoPlay)
	p.lies(4, laid{tile: 4})
	p.Tap(redoPlay)
	p.lies(4, laid{tile: 4, turn: 1})
}

func TestLinkWithABoardOpensForPlay(t *testing.T) {
	t.Parallel()
	p := open(t, visit{}).Ready()
	p.Drag(waiting(4), cell(4))
	p.lies(4, laid{tile: 4})
	link := p.Link(true)
	friend := open(t, visit{Hash: link[len(p.server.url):]}).Ready()
	friend.lies(4, laid{tile: 4})
	assert.Equal(t, "play", eval[string](friend, "document.body.dataset.tab"))
	assert.False(t, friend.Visible(`[data-part="verdict"]`), "nothing is told that was not asked")
	friend.UntilText(caption, "Your board · 1 of 9")
}

func TestGesturesOfTheHand(t *testing.T) {
	t.Parallel()
	p := open(t, visit{}).Ready()
	p.Click(waiting(0))
	p.Click(waiting(0))
	p.Click(cell(0))
	p.lies(0, laid{tile: 0, turn: 1})
	x, y := p.middle(cell(0))
	p.do(chromedp.MouseClickXY(x, y, chromedp.ButtonRight))
	p.lies(0, laid{tile: 0, turn: 2})

	p.Deed("lock")
	p.Drag(cell(0), cell(1))
	p.Click(cell(0))
	p.lies(0, laid{tile: 0, turn: 2})
	p.Deed("restart")
	p.lies(0, laid{tile: 0, turn: 2})
	p.Deed("lock")

	p.Deed("turn-board")
	p.lies(2, laid{tile: 0, turn: 3})
	p.Click(`[data-action="more"]`)
	p.Type(`[data-part="typed-moves"]`, "3 b2 r, 10 a1"+kb.Enter)
	p.UntilText(`[data-part="typing-help"]`, "“10 a1”: there’s no such tile.")
	p.Type(`[data-part="typed-moves"]`, "3 b2 r, 1 -"+kb.Enter)
	p.lies(4, laid{tile: 2, turn: 1})
	p.Click(`[data-dialog="more"] [data-action="close"]`)
	p.UntilText(caption, "1 of 9")
}

func TestTurnsByItselfWhereItFits(t *testing.T) {
	t.Parallel()
	p := open(t, visit{}).Ready()
	p.Set("autoturn", "true")
	p.Drag(waiting(0), cell(3))
	p.lies(3, laid{tile: 0})
	p.Click(waiting(4))
	p.Click(waiting(4))
	p.Click(waiting(4))
	p.Drag(waiting(4), cell(4))
	p.lies(4, laid{tile: 4})
	p.UntilText(caption, "2 of 9 · 1 of 12 seams match")
}

// hands are what a hand does in one round of playing, each round with tiles and cells of
// its own.
func (p *page) hands(round int) []hand {
	tile, on := 2*round, 3*round
	return []hand{
		{"take", func() { p.Click(waiting(tile)) }},
		{"turn", func() { p.Click(waiting(tile)) }},
		{"lay", func() { p.Click(cell(on)) }},
		{"turn on the board", func() { p.Click(cell(on)) }},
		{"drag", func() { p.Drag(waiting(tile+1), cell(on+1)) }},
		{"undo", func() { p.Click(undoPlay) }},
	}
}

// hand is something that a hand does.
type hand struct {
	name string
	does func()
}

// settled waits until the page has drawn what was done.
func (p *page) settled() {
	p.t.Helper()
	eval[bool](p, `new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => done(true))))`, chromedp.EvalAwaitPromise)
}

// TestAHandTouchesLittle: what a hand does keeps the page busy with few elements at a
// time, and with not much more than one for each tile.
func TestAHandTouchesLittle(t *testing.T) {
	t.Parallel()
	for _, board := range []struct {
		tiles int
		hash  string
	}{{9, ""}, {256, crowd}} {
		t.Run(fmt.Sprint(board.tiles, " tiles"), func(t *testing.T) {
			t.Parallel()
			p := open(t, visit{Hash: board.hash}).Ready()
			for round := range 2 {
				for _, hand := range p.hands(round) {
					most := p.MostTouched(func() {
						hand.does()
						p.settled()
					})
					assert.Less(t, most, 110+board.tiles+board.tiles/4, hand.name)
				}
			}
		})
	}
}
