//go:build bench

package e2e

import (
	"fmt"
	"strings"
	"testing"

	"github.com/chromedp/cdproto/input"
	"github.com/chromedp/chromedp"
)

// strokeMoves is the number of moves in a stroke, one per frame.
const strokeMoves = 60

// stroke puts fingers down, moves them along, frame by frame, and lifts them.
func (p *page) stroke(at func(part float64) []point) {
	p.t.Helper()
	touch := func(kind input.DispatchTouchEventType, points []point) {
		touched := []*input.TouchPoint{}
		for finger, one := range points {
			touched = append(touched, &input.TouchPoint{X: one.x, Y: one.y, ID: new(float64(finger))})
		}
		call(p, input.DispatchTouchEvent, input.DispatchTouchEventParams{Type: kind, TouchPoints: touched})
	}
	touch(input.DispatchTouchEventTypeTouchStart, at(0))
	for move := 1.0; move <= strokeMoves; move++ {
		touch(input.DispatchTouchEventTypeTouchMove, at(move/strokeMoves))
		eval[bool](p, `new Promise((done) => requestAnimationFrame(() => done(true)))`, chromedp.EvalAwaitPromise)
	}
	touch(input.DispatchTouchEventTypeTouchEnd, nil)
}

// along is the place at this part of the way from one place to another.
func along(from, to point, part float64) point {
	return point{from.x + (to.x-from.x)*part, from.y + (to.y-from.y)*part}
}

// rest waits until motion has ended.
func (p *page) rest() {
	p.t.Helper()
	eval[bool](p, `new Promise((done) => setTimeout(done, 400, true))`, chromedp.EvalAwaitPromise)
}

// halfLaid is a board of 16×16 with half of its tiles on it.
var halfLaid = func() string {
	board := make([]string, 256)
	for number := range board {
		board[number] = "-"
		if number < 128 {
			board[number] = fmt.Sprintf("%d.0", number)
		}
	}
	return crowd + "&board=" + strings.Join(board, "_")
}()

// TestTimesOfFrames prints how long the page's main thread works for each frame of a movement on a
// phone. At 4 ms a processor that is four times slower still draws 60 frames a second, at 8 ms 30.
func TestTimesOfFrames(t *testing.T) {
	report := func(board, name string, p *page, frames float64, act func()) {
		t.Helper()
		p.rest()
		t.Logf("%-11s %-16s %6.2f ms a frame", board, name, float64(p.Work(act).Microseconds())/1000/frames)
		p.rest()
	}
	phone := visit{Width: 390, Height: 844, Touch: true, Moving: true}
	for _, board := range []struct {
		name, hash string
		tile       int
		from, to   int
	}{{"nine tiles", "", 3, 0, 8}, {"256 tiles", halfLaid, 130, 8*16 + 1, 2*16 + 10}, {"1,024 tiles", throng, 3, 33, 33*28 + 3}} {
		phone.Hash = board.hash
		p := open(t, phone).Ready()
		p.placeByTaps(board.from, laid{tile: board.tile})
		report(board.name, "drag", p, strokeMoves, func() {
			from, to := p.at(cell(board.from)), p.at(cell(board.to))
			p.stroke(func(part float64) []point { return []point{along(from, to, part)} })
		})
		if board.hash == "" {
			continue
		}
		middle := p.at(`[data-part="board"]`)
		report(board.name, "pinch", p, strokeMoves, func() {
			p.stroke(func(part float64) []point {
				return []point{{middle.x - 20 - 90*part, middle.y}, {middle.x + 20 + 90*part, middle.y}}
			})
		})
		report(board.name, "pan", p, strokeMoves, func() {
			p.stroke(func(part float64) []point { return []point{along(middle, point{middle.x - 120, middle.y - 90}, part)} })
		})
		tray := p.at(`[data-part="tray"]`)
		report(board.name, "scroll the tray", p, strokeMoves, func() {
			p.stroke(func(part float64) []point { return []point{along(tray, point{tray.x - 160, tray.y}, part)} })
		})
	}
	phone.Hash = ""
	p := open(t, phone).Ready()
	p.Click(`[data-action="puzzles"]`)
	p.Click(`[data-shelf="classics"].all`)
	for _, what := range []string{"scroll anew", "scroll again"} {
		eval[bool](p, `(document.querySelector('[data-dialog="puzzles"]').scrollTop = 0) === 0`)
		report("the shelves", what, p, 3*strokeMoves, func() {
			for range 3 {
				p.stroke(func(part float64) []point { return []point{along(point{195, 760}, point{195, 160}, part)} })
			}
		})
	}
	p.Click(`[data-dialog="puzzles"] [data-action="close"]`)
	last := len(dogsWhole) - 1
	for number, want := range dogsWhole[:last] {
		p.placeByTaps(number, want)
	}
	p.placeByTaps(last, laid{tile: dogsWhole[last].tile, turn: dogsWhole[last].turn - 1})
	const celebration = 180 // frames, which are three seconds
	report("nine tiles", "celebration", p, celebration, func() {
		p.Tap(cell(last))
		p.Until(`document.querySelector(".veil")`)
		p.Until(`!document.querySelector(".veil")`)
	})
}

// placeByTaps moves a tile from the tray to a cell and turns it there.
func (p *page) placeByTaps(number int, want laid) {
	p.t.Helper()
	p.Tap(waiting(want.tile))
	p.Until(fmt.Sprintf(`document.querySelector(%q).ariaPressed === "true"`, waiting(want.tile)))
	p.Tap(cell(number))
	p.lies(number, laid{tile: want.tile})
	for turn := range want.turn {
		p.Tap(cell(number))
		p.lies(number, laid{tile: want.tile, turn: turn + 1})
	}
}
