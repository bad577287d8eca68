//go:build e2e

package e2e

import (
	"fmt"
	"math"
	"testing"

	"github.com/chromedp/cdproto/input"
	"github.com/chromedp/chromedp"
	"github.com/chromedp/chromedp/kb"
	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

// Carrying tiles with real fingers and a real mouse: what people see during a drag, and what ends
// a drag other than a drop.

const swap = `[data-action="swap"]`

// carriedRests is true once the carried tile has finished moving to its place by the pointer.
const carriedRests = `document.querySelector(".carried > svg")?.getAnimations().length === 0`

// box is the place of an element in the window.
type box struct{ Left, Top, Right, Bottom float64 }

// boxOf returns the place of the first matching element.
func (p *page) boxOf(selector string) box {
	p.t.Helper()
	return eval[box](p, fmt.Sprintf(`(({ left, top, right, bottom }) => ({ left, top, right, bottom }))(document.querySelector(%q).getBoundingClientRect())`, selector))
}

// carriedBox is the place of the carried tile, which fills two thirds of its picture.
func (p *page) carriedBox() box {
	p.t.Helper()
	seen := p.boxOf(".carried > svg")
	free := (seen.Right - seen.Left) / 6
	return box{seen.Left + free, seen.Top + free, seen.Right - free, seen.Bottom - free}
}

// touches sends a touch event with fingers at these places; when fingers lift there are none.
func (p *page) touches(kind input.DispatchTouchEventType, at ...point) {
	p.t.Helper()
	points := []*input.TouchPoint{}
	for finger, one := range at {
		points = append(points, &input.TouchPoint{X: one.x, Y: one.y, ID: new(float64(finger))})
	}
	call(p, input.DispatchTouchEvent, input.DispatchTouchEventParams{Type: kind, TouchPoints: points})
}

// mouse moves the mouse, or presses or releases its left button.
func (p *page) mouse(kind input.DispatchMouseEventType, at point) {
	p.t.Helper()
	call(p, input.DispatchMouseEvent, input.DispatchMouseEventParams{Type: kind, X: at.x, Y: at.y, Button: input.MouseButtonLeft, Buttons: 1, ClickCount: 1})
}

// hold drags with the mouse and does not release the tile.
func (p *page) hold(from, to string) {
	p.t.Helper()
	p.mouse(input.DispatchMouseEventTypeMousePressed, p.at(from))
	p.mouse(input.DispatchMouseEventTypeMouseMoved, p.at(cell(0)))
	p.mouse(input.DispatchMouseEventTypeMouseMoved, p.at(to))
}

// laidTiles waits until this many tiles lie on the board and none is carried.
func (p *page) laidTiles(count int) {
	p.t.Helper()
	p.Until(`!document.querySelector(".carried, .carried-away, .giving-way, .light, .target")`)
	p.UntilText(caption, fmt.Sprintf("%d of ", count))
}

// clear takes all tiles off the board.
func (p *page) clear() {
	p.t.Helper()
	eval[chromedp.Void](p, `document.querySelector('[data-part="deeds"] [data-action="restart"]').click()`)
	p.laidTiles(0)
}

// each runs parts of a journey on one page; each part begins with an empty board.
func (p *page) each(parts ...func(p *page)) {
	p.t.Helper()
	for _, part := range parts {
		part(p)
		p.clear()
	}
}

// TestAFingerCarriesTiles, and two look closer at a board of many.
func TestAFingerCarriesTiles(t *testing.T) {
	t.Parallel()
	p := open(t, visit{Width: 390, Height: 844, Touch: true}).Ready()
	p.each((*page).aCarriedTileIsSeen, (*page).whateverEndsADragNothingIsLost, (*page).aSecondFingerTakesNothing,
		(*page).overTheRimTheUpperRowIsMeant, (*page).theButtonThatSwapsStandsOnTheBoard, (*page).tilesAreTappedAndDragged,
		(*page).thePhoneIsTurnedInMidDrag, (*page).theRingFollowsTheOutline)
	p.itIsLoadedAgainInMidDrag()
	p.clear()
	p.fingersLookCloser()
}

// aCarriedTileIsSeen near the finger, and its old place is empty.
func (p *page) aCarriedTileIsSeen() {
	p.Finger(waiting(3), cell(0), true)
	p.lies(0, laid{tile: 3})
	cells := p.Count(".cell")
	across := int(math.Sqrt(float64(cells)))
	for _, to := range []int{cells - across + across/4, cells / 2, 1} {
		p.Finger(waiting(1), cell(to), false)
		p.Until(fmt.Sprintf(`document.querySelector(%q).classList.contains("target")`, cell(to)))
		x, finger := p.middle(cell(to))
		finger += p.lifted()
		// The page follows the finger's last move with its next frame.
		p.Until(fmt.Sprintf(`(([x, y]) => Math.hypot(x - %f, y - %f) < 1)(document.querySelector(".carried").style.translate.split(" ").map(parseFloat))`, x, finger))
		p.Until(carriedRests)
		shown := p.carriedBox()
		assert.GreaterOrEqual(p.t, shown.Right-shown.Left, 64.0)
		assert.GreaterOrEqual(p.t, shown.Top, 0.0, "it is in sight")
		if shown.Left <= p.at(cell(to)).x && p.at(cell(to)).x <= shown.Right {
			assert.Less(p.t, shown.Bottom, finger+max(5, (shown.Bottom-shown.Top)/10), "the finger does not cover it")
		}
		assert.Equal(p.t, "hidden", eval[string](p, fmt.Sprintf(`getComputedStyle(document.querySelector(%q)).visibility`, waiting(1)+" .card-at-hand")), "its place in the tray is empty")
		p.touches(input.DispatchTouchEventTypeTouchCancel)
		p.laidTiles(1)
	}
	p.Finger(waiting(1), cell(0), false)
	p.Until(`document.querySelectorAll('.giving-way').length === 1 && document.querySelector('.giving-way[data-cell="0"]')`)
	p.touches(input.DispatchTouchEventTypeTouchCancel)
	p.laidTiles(1)
	p.Finger(cell(0), cell(1), false)
	p.Until(`document.querySelector(".carried")`)
	assert.Equal(p.t, "0", eval[string](p, `getComputedStyle(document.querySelector('.tile[data-lies="3"]')).opacity`), "so is its place on the board")
	p.touches(input.DispatchTouchEventTypeTouchEnd)
	p.lies(1, laid{tile: 3})
}

func (p *page) whateverEndsADragNothingIsLost() {
	at := 4
	p.Finger(waiting(4), cell(at), true)
	p.lies(at, laid{tile: 4})
	for _, end := range []func(){
		func() { p.touches(input.DispatchTouchEventTypeTouchCancel) }, // the system takes the touch over
		func() {
			eval[bool](p, `dispatchEvent(new Event("blur"))`) // the window loses the focus
			p.touches(input.DispatchTouchEventTypeTouchEnd)
		},
		func() {
			p.Press(kb.Escape)
			p.touches(input.DispatchTouchEventTypeTouchEnd)
		},
		func() {
			eval[chromedp.Void](p, `document.querySelector('[data-action="tab-solve"]').click()`)
			p.touches(input.DispatchTouchEventTypeTouchEnd)
			p.Until(`document.body.dataset.tab === "solve"`)
			eval[chromedp.Void](p, `document.querySelector('[data-action="tab-play"]').click()`)
			p.Until(`document.body.dataset.tab === "play"`)
		},
	} {
		p.Finger(cell(at), cell(1), false)
		p.Until(`document.querySelector(".carried")`)
		end()
		p.laidTiles(1)
		p.lies(at, laid{tile: 4})
		other := 4 - at
		p.Finger(cell(at), cell(other), true)
		p.lies(other, laid{tile: 4})
		at = other
	}
}

func (p *page) aSecondFingerTakesNothing() {
	p.Finger(waiting(4), cell(4), false)
	first, lift := p.at(cell(4)), p.lifted()
	first.y += lift
	p.touches(input.DispatchTouchEventTypeTouchStart, first, p.at(waiting(5)))
	p.touches(input.DispatchTouchEventTypeTouchMove, first, p.at(cell(8)))
	assert.Equal(p.t, 1, p.Count(".carried"), "it takes no second tile")
	p.touches(input.DispatchTouchEventTypeTouchEnd)
	p.laidTiles(1)
	p.lies(4, laid{tile: 4})
}

// overTheRimTheUpperRowIsMeant: a finger in the upper row carries its tile above the board.
func (p *page) overTheRimTheUpperRowIsMeant() {
	box := p.boxOf(cell(1))
	p.slide(waiting(4), cell(1), 12-(box.Bottom-box.Top)/2, true)
	p.lies(1, laid{tile: 4})
}

func (p *page) theButtonThatSwapsStandsOnTheBoard() {
	p.Moves("1 a1", "9 c3")
	p.laidTiles(2)
	p.Tap(waiting(3))
	for _, number := range []int{0, 8} {
		p.Tap(cell(number))
		p.shown(swap)
		p.settled()
		button, board := p.boxOf(swap), p.boxOf(`[data-part="board"]`)
		assert.True(p.t, button.Left >= board.Left && button.Right <= board.Right && button.Top >= board.Top && button.Bottom <= board.Bottom, "it stands on the board")
		assert.GreaterOrEqual(p.t, button.Bottom-button.Top, 44.0)
	}
	p.Tap(swap)
	p.lies(0, laid{tile: 8})
	p.lies(8, laid{tile: 0})
	p.gone(swap)
}

// tilesAreTappedAndDragged without scrolling the page.
func (p *page) tilesAreTappedAndDragged() {
	p.Finger(waiting(1), cell(0), true)
	p.lies(0, laid{tile: 1})
	p.Tap(waiting(8))
	p.Until(fmt.Sprintf(`document.querySelector(%q).ariaPressed === "true"`, waiting(8)))
	p.Tap(cell(6))
	for turn := range 3 {
		p.lies(6, laid{tile: 8, turn: turn})
		p.Tap(cell(6))
	}
	p.lies(6, laid{tile: 8, turn: 3})
	p.Finger(cell(0), `[data-part="tray"]`, true)
	p.laidTiles(1)
	assert.Zero(p.t, eval[float64](p, "scrollY"))
}

func (p *page) thePhoneIsTurnedInMidDrag() {
	p.Finger(waiting(4), cell(5), false)
	p.Until(fmt.Sprintf(`document.querySelector(%q).classList.contains("target")`, cell(5)))
	p.Resize(844, 390, true)
	p.Until(`innerWidth === 844`)
	p.Until(fmt.Sprintf(`!document.querySelector(%q).classList.contains("target")`, cell(5)))
	there := p.at(cell(2))
	p.touches(input.DispatchTouchEventTypeTouchMove, point{there.x, there.y + p.lifted()})
	p.Until(fmt.Sprintf(`document.querySelector(%q).classList.contains("target")`, cell(2)))
	shown := p.carriedBox()
	assert.InDelta(p.t, p.tileSize(), shown.Right-shown.Left, 8, "it is as large as the cells are now")
	p.touches(input.DispatchTouchEventTypeTouchEnd)
	p.laidTiles(1)
	p.lies(2, laid{tile: 4})
	p.ResizePhone([2]int64{390, 844})
}

func (p *page) theRingFollowsTheOutline() {
	p.Follow("#" + toughOne + "&art=suits")
	p.UntilText(title, "One Tough Puzzle")
	p.Finger(waiting(2), cell(4), true)
	p.lies(4, laid{tile: 2})
	same := `document.querySelector(".frames .selected .inner").getAttribute("d") === document.querySelector("#tile-2 > .card").getAttribute("d")`
	p.Until(same)
	p.Tap(cell(4))
	p.lies(4, laid{tile: 2, turn: 1})
	p.Until(`document.querySelector(".frames .selected .inner").getAttribute("transform").endsWith("rotate(90)")`)
	assert.True(p.t, eval[bool](p, same))
	assert.Equal(p.t, "none", eval[string](p, `getComputedStyle(document.querySelector("[data-cell='4'] .ring.inner")).stroke`), "no other ring cuts through it")
	p.Press(kb.ArrowRight)
	assert.NotEqual(p.t, "none", eval[string](p, `getComputedStyle(document.querySelector("[data-cell='5'] .ring.inner")).stroke`), "who goes on by keys sees where")
}

func (p *page) itIsLoadedAgainInMidDrag() {
	p.Finger(waiting(4), cell(4), true)
	p.lies(4, laid{tile: 4})
	p.Tap(cell(4))
	p.lies(4, laid{tile: 4, turn: 1})
	p.Finger(cell(4), cell(0), false)
	p.Until(`document.querySelector(".carried")`)
	p.UntilKept(`kept.some(({ board }) => board?.[4]?.[1] === 1)`)
	p.Reload().Ready()
	p.touches(input.DispatchTouchEventTypeTouchEnd)
	p.lies(4, laid{tile: 4, turn: 1})
	assert.False(p.t, p.Visible(".carried"))
	p.Tap(undoPlay)
	p.lies(4, laid{tile: 4})
}

// TestAMouseCarriesTiles, and looks closer at a board of many.
func TestAMouseCarriesTiles(t *testing.T) {
	t.Parallel()
	p := open(t, visit{}).Ready()
	p.each((*page).edgesThatWouldMatchLightUp, (*page).tilesAreDraggedAndTurnedByTheRightButton, (*page).aDragEndsOutsideTheWindow,
		(*page).theWindowChangesInMidDrag, (*page).aLongPageScrollsUnderACarriedTile)
	p.aMouseLooksCloser()
}

func (p *page) edgesThatWouldMatchLightUp() {
	p.Moves(dogsMoves()[:4]...)
	p.laidTiles(4)
	lights := func(count int) {
		p.t.Helper()
		p.Until(fmt.Sprintf(`document.querySelectorAll(".picture .light").length === %[1]d && document.querySelectorAll(".carried .light").length === %[1]d`, count))
	}
	p.hold(waiting(4), cell(4))
	lights(2)
	p.mouse(input.DispatchMouseEventTypeMouseMoved, p.at(cell(8)))
	lights(0)
	p.mouse(input.DispatchMouseEventTypeMouseMoved, p.at(cell(4)))
	lights(2)
	p.mouse(input.DispatchMouseEventTypeMouseReleased, p.at(cell(4)))
	p.laidTiles(5)
	p.lies(4, laid{tile: 4})

	p.UntilText(caption, "5 of 12 seams match")
	// Seams of the carried tile no longer count as joined.
	p.hold(cell(4), cell(8))
	p.Until(`document.querySelectorAll(".joins > .carried-away").length === 2`)
	p.Press(kb.Escape)
	p.mouse(input.DispatchMouseEventTypeMouseReleased, p.at(cell(8)))
	p.laidTiles(5)
	p.lies(4, laid{tile: 4})
}

func (p *page) tilesAreDraggedAndTurnedByTheRightButton() {
	for number, tile := range []int{1, 7} {
		p.Drag(waiting(tile), cell(number))
		p.lies(number, laid{tile: tile})
	}
	p.Drag(cell(0), cell(1))
	p.lies(0, laid{tile: 7})
	p.lies(1, laid{tile: 1})
	x, y := p.middle(cell(0))
	p.do(chromedp.MouseClickXY(x, y, chromedp.ButtonRight))
	p.lies(0, laid{tile: 7, turn: 1})
	p.Drag(cell(1), `[data-part="tray"]`)
	p.laidTiles(1)
	p.Click(cell(0))
	p.Deed("lock")
	p.Drag(cell(0), cell(1))
	p.lies(0, laid{tile: 7, turn: 1})
	p.Click(cell(0))
	p.Deed("lock")
}

func (p *page) aDragEndsOutsideTheWindow() {
	p.Drag(waiting(4), cell(4))
	p.lies(4, laid{tile: 4})
	p.hold(cell(4), cell(1))
	out := point{-30, 300}
	p.mouse(input.DispatchMouseEventTypeMouseMoved, out)
	p.Until(`document.querySelector(".carried") && !document.querySelector(".target")`)
	p.mouse(input.DispatchMouseEventTypeMouseReleased, out)
	p.laidTiles(1)
	p.lies(4, laid{tile: 4})
}

func (p *page) theWindowChangesInMidDrag() {
	p.hold(waiting(4), cell(4))
	p.Resize(700, 900, false)
	p.Until(`innerWidth === 700`)
	p.mouse(input.DispatchMouseEventTypeMouseMoved, p.at(cell(7)))
	p.mouse(input.DispatchMouseEventTypeMouseReleased, p.at(cell(7)))
	p.laidTiles(1)
	p.lies(7, laid{tile: 4})
}

func (p *page) aLongPageScrollsUnderACarriedTile() {
	p.Resize(640, 400, false)
	p.Until(`innerWidth === 640`)
	p.settled()
	eval[chromedp.Void](p, `document.querySelector('[data-part="tray"]').scrollIntoView({ block: "end" })`)
	down := eval[float64](p, "scrollY")
	require.NotZero(p.t, down, "not all of it is in sight")
	from := p.at(waiting(0))
	p.mouse(input.DispatchMouseEventTypeMousePressed, from)
	p.mouse(input.DispatchMouseEventTypeMouseMoved, point{from.x, from.y - 30})
	p.mouse(input.DispatchMouseEventTypeMouseMoved, point{from.x, 5})
	p.Until(fmt.Sprintf("scrollY < %f", down))
	p.mouse(input.DispatchMouseEventTypeMouseReleased, point{-20, -20})
	p.laidTiles(0)
}
