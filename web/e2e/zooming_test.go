//go:build e2e

package e2e

import (
	"fmt"

	"github.com/chromedp/cdproto/input"
	"github.com/chromedp/chromedp"
	"github.com/chromedp/chromedp/kb"
	"github.com/stretchr/testify/assert"
)

// Zooming on a board of many tiles.

var crowd = sameTiles("16x16", 256)

// throng is the largest puzzle there can be.
var throng = sameTiles("32x32", 1024)

// sameTiles is the link to a puzzle of this many tiles, all alike.
func sameTiles(grid string, count int) string {
	return sameSided(grid, count, 4)
}

// fingers puts fingers down, moves them in some steps, and lifts them.
func (p *page) fingers(from, to []point) {
	p.t.Helper()
	touch := func(kind input.DispatchTouchEventType, points []*input.TouchPoint) {
		call(p, input.DispatchTouchEvent, input.DispatchTouchEventParams{Type: kind, TouchPoints: points})
	}
	const steps = 5
	for step := 0.0; step <= steps; step++ {
		points := []*input.TouchPoint{}
		for finger, at := range from {
			x, y := at.x+(to[finger].x-at.x)*step/steps, at.y+(to[finger].y-at.y)*step/steps
			points = append(points, &input.TouchPoint{X: x, Y: y, ID: new(float64(finger))})
			if step == 0 {
				touch(input.DispatchTouchEventTypeTouchStart, points)
			}
		}
		if step > 0 {
			touch(input.DispatchTouchEventTypeTouchMove, points)
		}
	}
	touch(input.DispatchTouchEventTypeTouchEnd, []*input.TouchPoint{})
}

// point is a place in the window.
type point struct{ x, y float64 }

// at is the middle of the element.
func (p *page) at(selector string) point {
	p.t.Helper()
	x, y := p.middle(selector)
	return point{x, y}
}

// wheel turns the mouse wheel over a place.
func (p *page) wheel(at point, dx, dy float64, keys chromedp.Modifier) {
	p.t.Helper()
	call(p, input.DispatchMouseEvent, input.DispatchMouseEventParams{
		Type: input.DispatchMouseEventTypeMouseWheel, X: at.x, Y: at.y, DeltaX: dx, DeltaY: dy, Modifiers: int64(keys),
	})
}

// tileSize is the width of a cell in the window, in pixels.
func (p *page) tileSize() float64 {
	p.t.Helper()
	return eval[float64](p, `document.querySelector(".cell .hit").getBoundingClientRect().width`)
}

// untilSize waits until the width of a cell meets the condition, such as "> 60".
func (p *page) untilSize(condition string) {
	p.t.Helper()
	p.Until(`document.querySelector(".cell .hit").getBoundingClientRect().width ` + condition)
}

// untilAt waits until the middle of a cell is at this place.
func (p *page) untilAt(number int, want point) {
	p.t.Helper()
	p.Until(fmt.Sprintf(`((box) => Math.hypot(box.x + box.width / 2 - %f, box.y + box.height / 2 - %f) < 3)(document.querySelector(%q).getBoundingClientRect())`,
		want.x, want.y, cell(number)))
}

// inView reports whether a cell lies within the visible part of the board.
func (p *page) inView(number int) bool {
	p.t.Helper()
	return eval[bool](p, fmt.Sprintf(`(() => {
		const [cell, board] = [%q, ".lens"].map((one) => document.querySelector(one).getBoundingClientRect());
		return cell.left >= board.left && cell.right <= board.right && cell.top >= board.top && cell.bottom <= board.bottom;
	})()`, cell(number)+" .hit"))
}

// fingersLookCloser at a board of 256 tiles: two fingers zoom, one pulls.
func (p *page) fingersLookCloser() {
	p.FollowTo(crowd)
	p.lay(256)
	p.each((*page).aCarriedTileIsSeen, (*page).twoFingersZoomAndOnePulls, (*page).aSecondFingerPutsATileBack, (*page).theButtonsZoomAboutTheCellThatIsMeant)
}

// whole zooms out to the whole board.
func (p *page) whole() {
	p.t.Helper()
	p.Tap(`[data-action="zoom-whole"]`)
	p.untilSize("< 30")
}

func (p *page) twoFingersZoomAndOnePulls() {
	assert.Less(p.t, p.tileSize(), 44.0)
	const there = 7*16 + 7
	middle := p.at(cell(there))
	p.fingers([]point{{middle.x - 20, middle.y}, {middle.x + 20, middle.y}}, []point{{middle.x - 100, middle.y}, {middle.x + 100, middle.y}})
	p.untilSize("> 90")
	after := p.at(cell(there))
	assert.InDelta(p.t, middle.x, after.x, 2, "what lay between the fingers still does")
	assert.InDelta(p.t, middle.y, after.y, 2)
	p.UntilText(caption, "0 of 256")

	p.fingers([]point{after}, []point{{after.x - 70, after.y + 30}})
	p.untilAt(there, point{after.x - 70, after.y + 30}) // a finger on an empty cell pulls the board
	assert.Equal(p.t, "0 0", eval[string](p, "`${scrollX} ${scrollY}`"))

	p.Finger(waiting(3), cell(there), true)
	p.lies(there, laid{tile: 3})
	p.Finger(waiting(4), cell(there+1), true)
	p.lies(there+1, laid{tile: 4})
	from := p.at(cell(there))
	p.fingers([]point{from}, []point{{from.x + 40, from.y + 30}})
	p.untilAt(there, point{from.x + 40, from.y + 30}) // so does one on a tile that is not selected
	p.laidTiles(2)
	p.lies(there, laid{tile: 3})

	p.Tap(cell(there))
	p.Until(`document.querySelector(".frames .selected")`)
	before := p.at(cell(there))
	p.Finger(cell(there), cell(there-1), true)
	p.lies(there-1, laid{tile: 3})
	still := p.at(cell(there))
	assert.InDelta(p.t, before.x, still.x, 1, "the selected tile is carried, and the board stays")
	assert.InDelta(p.t, before.y, still.y, 1)

	p.fingers([]point{{before.x - 80, before.y}, {before.x + 80, before.y}}, []point{{before.x - 3, before.y}, {before.x + 3, before.y}})
	p.Until(`document.querySelector('[data-action="zoom-whole"]').ariaDisabled === "true"`)
	assert.Less(p.t, p.tileSize(), 44.0)
	p.lies(there-1, laid{tile: 3})
}

// aSecondFingerPutsATileBack and does not zoom.
func (p *page) aSecondFingerPutsATileBack() {
	p.Finger(waiting(4), cell(40), true)
	p.lies(40, laid{tile: 4})
	p.Finger(cell(40), cell(90), false)
	p.touches(input.DispatchTouchEventTypeTouchStart, p.at(cell(90)), p.at(cell(200)))
	p.laidTiles(1)
	p.touches(input.DispatchTouchEventTypeTouchEnd)
	p.lies(40, laid{tile: 4})
	p.whole()
}

// theButtonsZoomAboutTheCellThatIsMeant: the cell for which the page looks for a tile, or whose tile
// is selected.
func (p *page) theButtonsZoomAboutTheCellThatIsMeant() {
	closer := func() {
		for range 3 {
			p.Tap(`[data-action="zoom-in"]`)
		}
		p.untilSize("> 60")
	}
	p.Tap(cell(0))
	closer()
	assert.True(p.t, p.inView(0))
	p.whole()
	p.Moves("9 p16")
	p.laidTiles(1)
	p.Tap(cell(255))
	closer()
	assert.True(p.t, p.inView(255))
	assert.False(p.t, p.inView(0))
	p.whole()
}

// aMouseLooksCloser at a board of 256 tiles: by its wheel, by buttons and by keys.
func (p *page) aMouseLooksCloser() {
	t := p.t
	t.Helper()
	p.Resize(1280, 800, false)
	p.FollowTo(crowd)
	p.lay(256)
	p.each((*page).theWheelZoomsAndPulls, (*page).buttonsAndKeysZoom, (*page).aBoardScrollsUnderATileAtItsRim)
	p.Follow(firstPublished)
	p.Until(`document.querySelectorAll("[data-cell]").length === 9`)
	assert.True(t, p.inView(0))
	assert.True(t, p.inView(8))
	assert.False(t, p.Visible(`[data-part="zooms"]`), "nine tiles are large enough")
}

func (p *page) theWheelZoomsAndPulls() {
	const there = 3*16 + 4
	over := p.at(cell(there))
	for range 3 {
		p.wheel(over, 1, -100, chromedp.ModifierCtrl)
	}
	p.untilSize("> 120")
	near := p.at(cell(there))
	assert.InDelta(p.t, over.x, near.x, 2, "what lies under the pointer stays there")
	assert.InDelta(p.t, over.y, near.y, 2)
	p.wheel(over, 30, 50, 0)
	p.untilAt(there, point{near.x - 30, near.y - 50})

	p.Drag(waiting(8), cell(there))
	p.lies(there, laid{tile: 8})
	from := p.at(cell(there))
	left := p.boxOf(".lens").Left
	p.mouse(input.DispatchMouseEventTypeMousePressed, from)
	p.mouse(input.DispatchMouseEventTypeMouseMoved, point{left + 60, from.y})
	p.mouse(input.DispatchMouseEventTypeMouseMoved, point{left + 10, from.y})
	p.Until(`document.querySelector('[data-cell="48"] .hit').getBoundingClientRect().left >= document.querySelector(".lens").getBoundingClientRect().left`)
	p.mouse(input.DispatchMouseEventTypeMouseReleased, point{left + 10, from.y})
	p.lies(3*16, laid{tile: 8})
	p.Click(`[data-action="zoom-whole"]`)
	p.Until(`document.querySelector('[data-action="zoom-whole"]').ariaDisabled === "true"`)
}

func (p *page) buttonsAndKeysZoom() {
	whole := p.tileSize()
	p.Click(`[data-action="zoom-in"]`)
	p.untilSize(fmt.Sprintf("> %f", whole*1.5))
	p.Press("-")
	p.untilSize(fmt.Sprintf("< %f", whole+1))
	p.Press("+", "+", "+")
	p.untilSize(fmt.Sprintf("> %f", whole*3))

	eval[chromedp.Void](p, `document.querySelector("[data-cell='0']").focus()`)
	p.Press(kb.Home)
	for range 9 {
		p.Press(kb.ArrowRight, kb.ArrowDown)
	}
	assert.Contains(p.t, p.Focused(), "Row 10, column 10")
	assert.True(p.t, p.inView(9*16+9))
	assert.False(p.t, p.inView(0))
	p.Click(`[data-action="zoom-whole"]`)
	p.untilSize(fmt.Sprintf("< %f", whole+1))
}

// aBoardScrollsUnderATileAtItsRim if the tile is held there, but not under one on its way from the tray.
func (p *page) aBoardScrollsUnderATileAtItsRim() {
	p.Resize(390, 844, false)
	p.Until("innerWidth === 390")
	p.settled()
	for range 3 {
		p.Click(`[data-action="zoom-in"]`)
	}
	p.untilSize("> 60")
	still := func() float64 {
		return eval[float64](p, `document.querySelector('[data-cell="136"]').getBoundingClientRect().top`)
	}
	lens := p.boxOf(".lens")
	before := still()
	x, up := (lens.Left+lens.Right)/2, (lens.Top+lens.Bottom)/2
	p.mouse(input.DispatchMouseEventTypeMousePressed, p.at(waiting(0)))
	for y := lens.Bottom + 40; y > up; y -= 16 {
		p.mouse(input.DispatchMouseEventTypeMouseMoved, point{x, y})
	}
	assert.InDelta(p.t, before, still(), 0.5, "on the way up")
	for y := up; y < lens.Bottom+40; y += 16 {
		p.mouse(input.DispatchMouseEventTypeMouseMoved, point{x, y})
	}
	assert.InDelta(p.t, before, still(), 0.5, "and down again")
	p.mouse(input.DispatchMouseEventTypeMouseMoved, point{x, lens.Bottom - 10})
	p.Until(fmt.Sprintf(`document.querySelector('[data-cell="136"]').getBoundingClientRect().top < %f`, before-20))
	p.mouse(input.DispatchMouseEventTypeMouseMoved, point{x, up})
	p.mouse(input.DispatchMouseEventTypeMouseReleased, point{x, up})
	p.laidTiles(1)
}
