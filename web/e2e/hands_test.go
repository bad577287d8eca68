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
)

// The hand: what is seen while a tile is carried, what ends a drag otherwise, swapping by
// taps, and what is felt.

const swap = `[data-action="swap"]`

// carriedRests is true once the carried tile hangs where it shall.
const carriedRests = `document.querySelector(".carried > svg")?.getAnimations().length === 0`

// box is where an element lies in the window.
type box struct{ Left, Top, Right, Bottom float64 }

// boxOf is where the first such element lies.
func (p *page) boxOf(selector string) box {
	p.t.Helper()
	return eval[box](p, fmt.Sprintf(`(({ left, top, right, bottom }) => ({ left, top, right, bottom }))(document.querySelector(%q).getBoundingClientRect())`, selector))
}

// carriedBox is where the carried tile is seen: it takes two thirds of its picture.
func (p *page) carriedBox() box {
	p.t.Helper()
	seen := p.boxOf(".carried > svg")
	free := (seen.Right - seen.Left) / 6
	return box{seen.Left + free, seen.Top + free, seen.Right - free, seen.Bottom - free}
}

// touches sends what fingers do, each at its place; none are left when they are lifted.
func (p *page) touches(kind input.DispatchTouchEventType, at ...point) {
	p.t.Helper()
	points := []*input.TouchPoint{}
	for finger, one := range at {
		points = append(points, &input.TouchPoint{X: one.x, Y: one.y, ID: new(float64(finger))})
	}
	call(p, input.DispatchTouchEvent, input.DispatchTouchEventParams{Type: kind, TouchPoints: points})
}

// mouse moves the mouse, or presses or releases it.
func (p *page) mouse(kind input.DispatchMouseEventType, at point) {
	p.t.Helper()
	call(p, input.DispatchMouseEvent, input.DispatchMouseEventParams{Type: kind, X: at.x, Y: at.y, Button: input.MouseButtonLeft, Buttons: 1, ClickCount: 1})
}

// hold drags with the mouse and holds the tile there.
func (p *page) hold(from, to string) {
	p.t.Helper()
	p.mouse(input.DispatchMouseEventTypeMousePressed, p.at(from))
	p.mouse(input.DispatchMouseEventTypeMouseMoved, p.at(cell(0)))
	p.mouse(input.DispatchMouseEventTypeMouseMoved, p.at(to))
}

// laidTiles waits until so many tiles lie on the board, and none is carried.
func (p *page) laidTiles(count int) {
	p.t.Helper()
	p.Until(`!document.querySelector(".carried, .carried-away, .giving-way, .light, .target")`)
	p.UntilText(caption, fmt.Sprintf("%d of ", count))
}

func TestACarriedTileIsSeenAndItsPlaceIsEmpty(t *testing.T) {
	t.Parallel()
	for name, look := range map[string]visit{
		"nine tiles, phone":  {Width: 390, Height: 844, Touch: true},
		"256 tiles, phone":   {Width: 390, Height: 844, Touch: true, Hash: crowd},
		"1,024 tiles, phone": {Width: 390, Height: 844, Touch: true, Hash: throng},
	} {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			p := open(t, look).Ready()
			p.Finger(waiting(3), cell(0), true)
			p.lies(0, laid{tile: 3})
			cells := p.Count(".cell")
			across := int(math.Sqrt(float64(cells)))
			for _, to := range []int{cells - across + across/4, cells / 2, 1} {
				p.Finger(waiting(1), cell(to), false)
				p.Until(fmt.Sprintf(`document.querySelector(%q).classList.contains("target")`, cell(to)))
				x, finger := p.middle(cell(to))
				finger += p.lifted()
				// The last of the finger's moves comes with the next frame.
				p.Until(fmt.Sprintf(`(([x, y]) => Math.hypot(x - %f, y - %f) < 1)(document.querySelector(".carried").style.translate.split(" ").map(parseFloat))`, x, finger))
				p.Until(carriedRests)
				shown := p.carriedBox()
				assert.GreaterOrEqual(t, shown.Right-shown.Left, 64.0)
				assert.GreaterOrEqual(t, shown.Top, 0.0, "it is in sight")
				if shown.Left <= p.at(cell(to)).x && p.at(cell(to)).x <= shown.Right {
					assert.Less(t, shown.Bottom, finger+max(5, (shown.Bottom-shown.Top)/10), "the finger does not cover it")
				}
				assert.Equal(t, "hidden", eval[string](p, fmt.Sprintf(`getComputedStyle(document.querySelector(%q)).visibility`, waiting(1)+" .card-at-hand")), "its place in the tray is empty")
				p.touches(input.DispatchTouchEventTypeTouchCancel)
				p.laidTiles(1)
			}
			p.Finger(waiting(1), cell(0), false)
			p.Until(`document.querySelectorAll('.giving-way').length === 1 && document.querySelector('.giving-way[data-cell="0"]')`)
			p.touches(input.DispatchTouchEventTypeTouchCancel)
			p.laidTiles(1)
			p.Finger(cell(0), cell(1), false)
			p.Until(`document.querySelector(".carried")`)
			assert.Equal(t, "0", eval[string](p, `getComputedStyle(document.querySelector('.tile[data-lies="3"]')).opacity`), "so is its place on the board")
			p.touches(input.DispatchTouchEventTypeTouchEnd)
			p.lies(1, laid{tile: 3})
		})
	}
}

// TestWhoGivesWayIsMarked, however small the cells, and is seen as it comes back to the tray.
func TestWhoGivesWayIsMarked(t *testing.T) {
	t.Parallel()
	p := open(t, visit{Width: 390, Height: 844, Touch: true, Hash: rimmed()}).Ready()
	p.Moves("36 a1 2")
	p.laidTiles(1)
	p.hold(waiting(3), cell(0))
	p.Until(`document.querySelector(".exchange")?.getBoundingClientRect().width >= 20`)
	p.mouse(input.DispatchMouseEventTypeMouseMoved, p.at(cell(14)))
	p.Until(`!document.querySelector(".exchange")`)
	p.mouse(input.DispatchMouseEventTypeMouseMoved, p.at(cell(0)))
	p.Until(`document.querySelector(".exchange")`)
	p.mouse(input.DispatchMouseEventTypeMouseReleased, p.at(cell(0)))
	p.lies(0, laid{tile: 3})
	p.Until(`(({ left, right }) => left >= 0 && right <= innerWidth)(document.querySelector(".waiting.back").getBoundingClientRect())`)
	assert.Equal(t, 0, p.Count(".exchange"))
}

func TestEdgesThatWouldMatchLightUp(t *testing.T) {
	t.Parallel()
	p := open(t, visit{}).Ready()
	for number, want := range dogsWhole[:4] {
		p.Drag(waiting(want.tile), cell(number))
		p.lies(number, laid{tile: want.tile})
	}
	lights := func(count int) {
		t.Helper()
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
	// What joins it here is whole no more, once it is carried away.
	p.hold(cell(4), cell(8))
	p.Until(`document.querySelectorAll(".joins > .carried-away").length === 2`)
	p.Press(kb.Escape)
	p.mouse(input.DispatchMouseEventTypeMouseReleased, p.at(cell(8)))
	p.laidTiles(5)
	p.lies(4, laid{tile: 4})
}

func TestWhateverEndsADragNothingIsLost(t *testing.T) {
	t.Parallel()
	phone := visit{Width: 390, Height: 844, Touch: true}
	for _, end := range []struct {
		name string
		act  func(p *page)
	}{
		{"the system cancels it", func(p *page) { p.touches(input.DispatchTouchEventTypeTouchCancel) }},
		{"the window loses the focus", func(p *page) {
			eval[bool](p, `dispatchEvent(new Event("blur"))`)
			p.touches(input.DispatchTouchEventTypeTouchEnd)
		}},
		{"Escape", func(p *page) {
			p.Press(kb.Escape)
			p.touches(input.DispatchTouchEventTypeTouchEnd)
		}},
		{"another tab is shown", func(p *page) {
			eval[chromedp.Void](p, `document.querySelector('[data-action="tab-solve"]').click()`)
			p.touches(input.DispatchTouchEventTypeTouchEnd)
			p.Until(`document.body.dataset.tab === "solve"`)
			eval[chromedp.Void](p, `document.querySelector('[data-action="tab-play"]').click()`)
		}},
	} {
		t.Run(end.name, func(t *testing.T) {
			t.Parallel()
			p := open(t, phone).Ready()
			p.Finger(waiting(4), cell(4), true)
			p.lies(4, laid{tile: 4})
			p.UntilKept(`kept[0].board?.[4]?.[0] === 4`)
			p.Finger(cell(4), cell(1), false)
			p.Until(`document.querySelector(".carried")`)
			end.act(p)
			p.laidTiles(1)
			p.lies(4, laid{tile: 4})
			p.Finger(cell(4), cell(0), true)
			p.lies(0, laid{tile: 4})
		})
	}
}

func TestADragThatEndsOutsideTheWindow(t *testing.T) {
	t.Parallel()
	p := open(t, visit{}).Ready()
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

func TestAWindowChangesInMidDrag(t *testing.T) {
	t.Parallel()
	p := open(t, visit{Width: 390, Height: 844, Touch: true}).Ready()
	p.Finger(waiting(4), cell(5), false)
	p.Until(fmt.Sprintf(`document.querySelector(%q).classList.contains("target")`, cell(5)))
	p.Resize(844, 390, true)
	p.Until(`innerWidth === 844`)
	p.Until(fmt.Sprintf(`!document.querySelector(%q).classList.contains("target")`, cell(5)))
	there := p.at(cell(2))
	p.touches(input.DispatchTouchEventTypeTouchMove, point{there.x, there.y + p.lifted()})
	p.Until(fmt.Sprintf(`document.querySelector(%q).classList.contains("target")`, cell(2)))
	shown := p.carriedBox()
	assert.InDelta(t, p.tileSize(), shown.Right-shown.Left, 8, "it is as large as the cells are now")
	p.touches(input.DispatchTouchEventTypeTouchEnd)
	p.laidTiles(1)
	p.lies(2, laid{tile: 4})

	p = open(t, visit{}).Ready()
	p.hold(waiting(4), cell(4))
	p.Resize(700, 900, false)
	p.Until(`innerWidth === 700`)
	p.mouse(input.DispatchMouseEventTypeMouseMoved, p.at(cell(7)))
	p.mouse(input.DispatchMouseEventTypeMouseReleased, p.at(cell(7)))
	p.laidTiles(1)
	p.lies(7, laid{tile: 4})
}

func TestASecondFingerInMidDrag(t *testing.T) {
	t.Parallel()
	p := open(t, visit{Width: 390, Height: 844, Touch: true}).Ready()
	p.Finger(waiting(4), cell(4), false)
	first, lift := p.at(cell(4)), p.lifted()
	first.y += lift
	p.touches(input.DispatchTouchEventTypeTouchStart, first, p.at(waiting(5)))
	p.touches(input.DispatchTouchEventTypeTouchMove, first, p.at(cell(8)))
	assert.Equal(t, 1, p.Count(".carried"), "it takes no second tile")
	p.touches(input.DispatchTouchEventTypeTouchEnd)
	p.laidTiles(1)
	p.lies(4, laid{tile: 4})

	p = open(t, visit{Width: 390, Height: 844, Touch: true, Hash: crowd}).Ready()
	p.Finger(waiting(4), cell(40), true)
	p.lies(40, laid{tile: 4})
	p.Finger(cell(40), cell(90), false)
	first = p.at(cell(90))
	p.touches(input.DispatchTouchEventTypeTouchStart, first, p.at(cell(200)))
	p.laidTiles(1)
	p.touches(input.DispatchTouchEventTypeTouchEnd)
	p.lies(40, laid{tile: 4})
}

func TestOnAZoomedBoardAFingerPulls(t *testing.T) {
	t.Parallel()
	p := open(t, visit{Width: 390, Height: 844, Touch: true, Hash: crowd}).Ready()
	const there = 7*16 + 7
	for tile, on := range []int{there, there + 1} {
		p.Finger(waiting(tile), cell(on), true)
		p.lies(on, laid{tile: tile})
	}
	middle := p.at(cell(there))
	p.fingers([]point{{middle.x - 20, middle.y}, {middle.x + 20, middle.y}}, []point{{middle.x - 100, middle.y}, {middle.x + 100, middle.y}})
	p.untilSize("> 90")
	from := p.at(cell(there))
	p.fingers([]point{from}, []point{{from.x + 40, from.y + 60}})
	p.untilAt(there, point{from.x + 40, from.y + 60})
	p.laidTiles(2)
	p.lies(there, laid{tile: 0})

	p.Tap(cell(there))
	p.Until(`document.querySelector(".frames .selected")`)
	before := p.at(cell(there))
	p.Finger(cell(there), cell(there-1), true)
	p.lies(there-1, laid{tile: 0})
	after := p.at(cell(there))
	assert.InDelta(t, before.x, after.x, 1, "the selected tile is carried, and the board stays")
	assert.InDelta(t, before.y, after.y, 1)
}

func TestATapSelectsAndAButtonSwaps(t *testing.T) {
	t.Parallel()
	p := open(t, visit{Width: 390, Height: 844, Touch: true}).Ready()
	p.Finger(waiting(0), cell(0), true)
	p.lies(0, laid{tile: 0})
	p.Finger(waiting(8), cell(8), true)
	p.lies(8, laid{tile: 8})
	assert.False(t, p.Visible(swap))
	for _, pair := range []struct{ held, tapped, at int }{{8, 0, 0}, {0, 8, 8}} {
		p.Tap(cell(pair.at))
		p.Until(fmt.Sprintf(`document.querySelector(%q)?.checkVisibility() && document.querySelector(%[1]q).ariaLabel === "Swap tiles %d and %d"`, swap, pair.tapped+1, pair.held+1))
		p.lies(0, laid{tile: 0})
		p.lies(8, laid{tile: 8})
		button, board := p.boxOf(swap), p.boxOf(`[data-part="board"]`)
		assert.True(t, button.Left >= board.Left && button.Right <= board.Right && button.Top >= board.Top && button.Bottom <= board.Bottom, "it stands on the board")
		assert.GreaterOrEqual(t, button.Bottom-button.Top, 44.0)
	}
	p.Tap(swap)
	p.lies(0, laid{tile: 8})
	p.lies(8, laid{tile: 0})
	p.Until(fmt.Sprintf(`!document.querySelector(%q).checkVisibility()`, swap))
	p.Tap(undoPlay)
	p.lies(0, laid{tile: 0})

	p.Tap(waiting(5))
	p.Until(fmt.Sprintf(`document.querySelector(%q).ariaPressed === "true"`, waiting(5)))
	p.Tap(cell(0))
	p.Until(fmt.Sprintf(`document.querySelector(%q)?.checkVisibility()`, swap))
	p.Tap(swap)
	p.lies(0, laid{tile: 5})
	p.laidTiles(2)
	assert.True(t, p.Visible(waiting(0)+" .card-at-hand"), "the other one waits again")
}

func TestTheRingFollowsTheOutline(t *testing.T) {
	t.Parallel()
	p := open(t, visit{Width: 390, Height: 844, Touch: true, Hash: "#" + toughOne + "&art=suits"}).Ready()
	p.Finger(waiting(2), cell(4), true)
	p.lies(4, laid{tile: 2})
	same := `document.querySelector(".frames .selected .inner").getAttribute("d") === document.querySelector("#tile-2 > .card").getAttribute("d")`
	p.Until(same)
	p.Tap(cell(4))
	p.lies(4, laid{tile: 2, turn: 1})
	p.Until(`document.querySelector(".frames .selected .inner").getAttribute("transform").endsWith("rotate(90)")`)
	assert.True(t, eval[bool](p, same))
	assert.Equal(t, "none", eval[string](p, `getComputedStyle(document.querySelector("[data-cell='4'] .ring.inner")).stroke`), "no other ring cuts through it")
	p.Press(kb.ArrowRight)
	assert.NotEqual(t, "none", eval[string](p, `getComputedStyle(document.querySelector("[data-cell='5'] .ring.inner")).stroke`), "who goes on by keys sees where")
}

func TestTheCoachSpeaksOfTheMouseAndOfTheFinger(t *testing.T) {
	t.Parallel()
	const told = `[data-part="told"]`
	p := open(t, visit{}).Ready()
	p.UntilText(told, "Make every picture whole: click a tile")
	p.Click(waiting(0))
	p.UntilText(told, "Click a cell to place it, or the tile again")
	p = open(t, visit{Width: 390, Height: 844, Touch: true}).Ready()
	p.UntilText(told, "Make every picture whole: tap a tile")
	p.Tap(waiting(0))
	p.UntilText(told, "Tap a cell to place it, or the tile again")
}

// feels counts what is heard and felt. A browser may forbid both.
const feels = `
	globalThis.felt = { made: 0, tones: 0, shakes: 0 };
	globalThis.AudioContext = class {
		constructor() { felt.made++; }
		state = "suspended";
		currentTime = 0;
		destination = {};
		async resume() { if (felt.forbidden) throw new DOMException("no", "NotAllowedError"); this.state = "running"; }
		async suspend() { this.state = "suspended"; }
		createOscillator() { return { frequency: {}, connect: (to) => to, start: () => felt.tones++, stop() {} }; }
		createGain() { return { gain: { setValueAtTime() {}, linearRampToValueAtTime() {}, exponentialRampToValueAtTime() {} }, connect: (to) => to }; }
	};
	Navigator.prototype.vibrate = () => !felt.forbidden && Boolean(++felt.shakes);
`

func TestPlacingAndMeetingAreFeltOnceThatIsWanted(t *testing.T) {
	t.Parallel()
	p := open(t, visit{Before: feels}).Ready()
	felt := func(what string) int { return eval[int](p, "felt."+what) }
	p.Drag(waiting(1), cell(0))
	p.lies(0, laid{tile: 1})
	assert.Zero(t, felt("made")+felt("tones")+felt("shakes"), "nothing is felt that nobody wanted")

	p.Set("feel", "true")
	p.Until(`felt.tones > 0 && felt.shakes > 0`)
	assert.Empty(t, p.Text(`[data-part="feel-told"]`))
	before := []int{felt("tones"), felt("shakes")}
	p.Drag(waiting(4), cell(8))
	p.lies(8, laid{tile: 4})
	p.Until(fmt.Sprintf(`felt.tones > %d && felt.shakes === %d`, before[0], before[1]+1))
	before = []int{felt("tones"), felt("shakes")}
	p.Drag(waiting(7), cell(1))
	p.UntilText(caption, "1 of 12 seams match")
	p.Until(fmt.Sprintf(`felt.tones > %d && felt.shakes === %d`, before[0], before[1]+2))
	assert.Equal(t, 1, felt("made"))
	before = []int{felt("tones"), felt("shakes")}
	p.Click(`[data-action="turn-right"]`)
	p.UntilText(caption, "0 of 12 seams match")
	assert.Equal(t, before, []int{felt("tones"), felt("shakes")}, "what turns away is not felt")
}

func TestWhereSoundAndVibrationAreForbidden(t *testing.T) {
	t.Parallel()
	for _, how := range []string{feels + `felt.forbidden = true;`, `delete globalThis.AudioContext; delete Navigator.prototype.vibrate;`} {
		p := open(t, visit{Before: how}).Ready()
		p.Set("feel", "true")
		p.UntilText(`[data-part="feel-told"]`, "This browser allows neither sound nor vibration here.")
		p.Drag(waiting(1), cell(0))
		p.lies(0, laid{tile: 1})
	}
}

func TestALongPageScrollsUnderACarriedTile(t *testing.T) {
	t.Parallel()
	p := open(t, visit{Width: 640, Height: 400}).Ready()
	eval[chromedp.Void](p, `document.querySelector('[data-part="tray"]').scrollIntoView({ block: "end" })`)
	down := eval[float64](p, "scrollY")
	if down == 0 {
		t.Skip("all of it is in sight")
	}
	from := p.at(waiting(0))
	p.mouse(input.DispatchMouseEventTypeMousePressed, from)
	p.mouse(input.DispatchMouseEventTypeMouseMoved, point{from.x, from.y - 30})
	p.mouse(input.DispatchMouseEventTypeMouseMoved, point{from.x, 5})
	p.Until(fmt.Sprintf("scrollY < %f", down))
	p.mouse(input.DispatchMouseEventTypeMouseReleased, point{-20, -20})
	p.laidTiles(0)
}

// TestATileHangingOverTheRimIsMeantForTheUpperRow: a finger in the upper row carries its tile
// above the board.
func TestATileHangingOverTheRimIsMeantForTheUpperRow(t *testing.T) {
	t.Parallel()
	p := open(t, visit{Width: 390, Height: 844, Touch: true}).Ready()
	box := p.boxOf(cell(1))
	p.slide(waiting(4), cell(1), 12-(box.Bottom-box.Top)/2, true)
	p.lies(1, laid{tile: 4})
}

// TestATapOnTheGroundLetsGo of what is selected, wherever the ground is.
func TestATapOnTheGroundLetsGo(t *testing.T) {
	t.Parallel()
	p := open(t, visit{Width: 820, Height: 1180, Touch: true}).Ready()
	pressed := fmt.Sprintf(`document.querySelector(%q).ariaPressed === "true"`, waiting(3))
	for _, ground := range []string{`[data-part="caption"]`, `[data-part="told"]`} {
		p.Tap(waiting(3))
		p.Until(pressed)
		p.Tap(ground)
		p.Until("!(" + pressed + ")")
	}
}

// TestWhatUndoTakesBackIsNotSelected: the next tap takes it, and does not turn it.
func TestWhatUndoTakesBackIsNotSelected(t *testing.T) {
	t.Parallel()
	p := open(t, visit{Width: 390, Height: 844, Touch: true}).Ready()
	p.Tap(waiting(3))
	p.Tap(cell(4))
	p.Until(`document.querySelector(".frames .selected")`)
	p.Tap(undoPlay)
	p.UntilText(caption, "0 of 9")
	assert.Equal(t, "false", eval[string](p, fmt.Sprintf(`document.querySelector(%q).ariaPressed`, waiting(3))))
	p.Tap(waiting(3))
	p.Until(fmt.Sprintf(`document.querySelector(%q).ariaPressed === "true"`, waiting(3)))
}
