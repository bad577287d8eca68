//go:build e2e

package e2e

import (
	"fmt"

	"github.com/chromedp/cdproto/input"
	"github.com/chromedp/chromedp"
)

// How tests of playing use real pointers and fingers, and what they wait for.

// dogsWhole is a solution of the Hunde-Spiel: the tile and its turn, cell by cell.
var dogsWhole = []laid{{tile: 1}, {tile: 7}, {tile: 2}, {tile: 0}, {tile: 4}, {tile: 5}, {tile: 8, turn: 3}, {tile: 6, turn: 3}, {tile: 3, turn: 3}}

// waiting selects a tile in the tray, and cell a cell of the board.
func waiting(tile int) string { return fmt.Sprintf(`[data-part="tray"] [data-tile="%d"]`, tile) }
func cell(number int) string  { return fmt.Sprintf(`[data-part="board"] [data-cell="%d"]`, number) }

const (
	caption  = `[data-part="caption"]`
	undoPlay = `[data-part="playing"] [data-action="undo"]`
	redoPlay = `[data-part="playing"] [data-action="redo"]`
)

// Finger puts a finger down on one element and moves it so that the tile it carries is above another;
// up says whether the finger lifts there.
func (p *page) Finger(from, to string, up bool) {
	p.t.Helper()
	p.slide(from, to, p.lifted(), up)
}

// slide moves a finger from one element to this many pixels below the middle of another.
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

// lifted is how far, in pixels, a carried tile's target lies above the finger.
func (p *page) lifted() float64 {
	p.t.Helper()
	if size := p.tileSize(); size >= 64 {
		return min(96, 0.45*size) / 2
	}
	return 28
}

// lies waits until the tile has arrived on the cell with this turn.
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

// settled waits until the page has drawn two frames.
func (p *page) settled() {
	p.t.Helper()
	eval[bool](p, `new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => done(true))))`, chromedp.EvalAwaitPromise)
}
