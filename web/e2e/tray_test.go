//go:build e2e

package e2e

import (
	"fmt"
	"testing"

	"github.com/chromedp/cdproto/input"
	"github.com/chromedp/chromedp"
	"github.com/stretchr/testify/assert"
)

// The tray under a finger: places that stay empty until the next move, and the direction in which a
// finger takes a tile out.

// inTray is the place in the window of each tile in the tray, by number.
func (p *page) inTray() map[string][2]float64 {
	p.t.Helper()
	return eval[map[string][2]float64](p, `Object.fromEntries([...document.querySelectorAll('[data-part="tray"] .waiting:not(.away)')]
		.filter((tile) => tile.checkVisibility())
		.map((tile) => [tile.dataset.tile, tile.getBoundingClientRect()])
		.map(([tile, { x, y }]) => [tile, [Math.round(x), Math.round(y)]]))`)
}

// untilGap waits until the tray has one empty place, that of this tile.
func (p *page) untilGap(tile int) {
	p.t.Helper()
	p.Until(fmt.Sprintf(`[...document.querySelectorAll('[data-part="tray"] .gap')].map((gap) => gap.dataset.tile).join() === "%d"`, tile))
}

// tapTo, clickTo, fingerTo and dragTo move a tile from the tray to a cell.
func (p *page) tapTo(tile, on int) {
	p.t.Helper()
	p.Tap(waiting(tile))
	p.Until(fmt.Sprintf(`document.querySelector(%q).ariaPressed === "true"`, waiting(tile)))
	p.Tap(cell(on))
}

func (p *page) clickTo(tile, on int) {
	p.t.Helper()
	p.Click(waiting(tile))
	p.Until(fmt.Sprintf(`document.querySelector(%q).ariaPressed === "true"`, waiting(tile)))
	p.Click(cell(on))
}

func (p *page) fingerTo(tile, on int) {
	p.t.Helper()
	p.Finger(waiting(tile), cell(on), true)
}

func (p *page) dragTo(tile, on int) {
	p.t.Helper()
	p.Drag(waiting(tile), cell(on))
}

// closesUp checks that the tray closes a gap with the next move and not before: after a tile is placed,
// by lay, all others are where they were.
func closesUp(lay func(p *page, tile, on int)) func(p *page) {
	return func(p *page) {
		p.shown(waiting(3))
		p.gone(`[data-part="tray"] .gap`)
		before := p.inTray()
		lay(p, 1, 0)
		p.laidTiles(1)
		p.untilGap(1)
		after := p.inTray()
		for tile, place := range before {
			if tile != "1" {
				assert.Equal(p.t, place, after[tile], "tile %s", tile)
			}
		}
		lay(p, 2, 1)
		p.laidTiles(2)
		p.untilGap(2)
		assert.Equal(p.t, before["2"], p.inTray()["3"], "what came after the first gap has moved up, and the new one is open")
	}
}

// pulls asserts in which direction, as touch-action has it, a finger pulls the tray. With nothing to
// pull it takes a tile out in any direction.
func (p *page) pulls(way string) {
	p.t.Helper()
	p.Until(fmt.Sprintf(`getComputedStyle(document.querySelector(%q)).touchAction === %q`, waiting(0), way))
	const tray = `document.querySelector('[data-part="tray"]')`
	assert.Equal(p.t, way != "none", eval[bool](p, tray+`.dataset.pulls === "true"`))
	from := p.at(waiting(0))
	from.x += 10
	p.touches(input.DispatchTouchEventTypeTouchStart, from)
	for range 6 {
		from.x -= 12
		p.touches(input.DispatchTouchEventTypeTouchMove, from)
	}
	if way == "pan-x" {
		p.Until(tray + ".scrollLeft > 0")
		p.gone(".carried")
	} else {
		p.shown(".carried")
		assert.Zero(p.t, eval[float64](p, tray+".scrollLeft"))
	}
	p.touches(input.DispatchTouchEventTypeTouchCancel)
	p.gone(".carried")
	eval[chromedp.Void](p, tray+".scrollTo(0, 0)")
	p.Until(tray + ".scrollLeft === 0")
}

func TestATrayOfNineTilesOnAPhone(t *testing.T) {
	t.Parallel()
	p := open(t, visit{Width: 390, Height: 844, Touch: true}).Ready()
	p.pulls("none")
	p.ResizePhone([2]int64{320, 568})
	p.each(closesUp((*page).tapTo), closesUp((*page).fingerTo))
	p.pulls("pan-x")
	for at, moves := range [][]string{{"4 a1", "5 b1", "6 c1", "7 a2", "8 b2"}, {"9 c2"}, {"3 a3"}} {
		p.Moves(moves...)
		p.laidTiles(5 + at)
	}
	p.pulls("none") // the two that remain fit
}

func TestATrayOfManyTilesOnAPhone(t *testing.T) {
	t.Parallel()
	p := open(t, visit{Width: 390, Height: 844, Touch: true, Hash: rimmed()}).Ready()
	p.pulls("pan-x")
	p.Tap(sieve("corners"))
	p.seesTiles(4)
	p.pulls("none")
	p.Tap(sieve("all"))
	p.seesTiles(24)
	p.pulls("pan-x")
	p.each(closesUp((*page).tapTo), closesUp((*page).fingerTo), (*page).theTrayHoldsStillWhileTilesAreSelected, (*page).whoGivesWayIsMarked,
		(*page).aDraggedTileStaysWhereItIsLaid)
	p.Resize(1180, 820, true)
	p.Until("innerWidth === 1180")
	p.settled()
	p.pulls("pan-y") // beside the board
}

// TestATrayOfManyTilesBesideTheBoard, which shows the frame that the tiles have.
func TestATrayOfManyTilesBesideTheBoard(t *testing.T) {
	t.Parallel()
	p := open(t, visit{Hash: rimmed()}).Ready()
	assert.Equal(t, 24, p.Count(`.places .rim[href="#edge-a"]`))
	assert.True(t, eval[bool](p, `[...document.querySelectorAll(".places .rim")].every((side) => side.getBoundingClientRect().width > 4)`))
	p.looksGolden(`[data-part="board"]`, "framed")
	p.each(closesUp((*page).clickTo), closesUp((*page).dragTo))
	p.Follow(dogs.hash())
	p.Until(`document.querySelectorAll(".places > g").length === 9`)
	assert.Zero(t, p.Count(".places .rim"))
}

// theTrayHoldsStillWhileTilesAreSelected: the place of a tile that is selected on the board stays
// empty when somebody then selects one in the tray.
func (p *page) theTrayHoldsStillWhileTilesAreSelected() {
	for at, tile := range []int{1, 2} {
		p.Tap(waiting(tile))
		p.Tap(cell(at))
		p.laidTiles(at + 1)
		p.untilGap(tile)
	}
	p.Tap(cell(0))
	p.Until(`document.querySelectorAll('[data-part="tray"] .gap').length === 2`)
	before := p.inTray()
	p.Tap(waiting(4))
	p.Until(fmt.Sprintf(`document.querySelector(%q).ariaPressed === "true"`, waiting(4)))
	assert.Equal(p.t, before, p.inTray())
}

// whoGivesWayIsMarked, however small the cells, and is in sight when it is back in the tray.
func (p *page) whoGivesWayIsMarked() {
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
	assert.Equal(p.t, 0, p.Count(".exchange"))
}
