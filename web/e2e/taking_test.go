//go:build e2e

package e2e

import (
	"fmt"
	"testing"

	"github.com/chromedp/cdproto/input"
	"github.com/stretchr/testify/assert"
)

// How a finger takes a tile from something that it can also pull: it first rests on the tile.

// restOn puts a finger down on the element and waits until it has taken the tile.
func (p *page) restOn(selector string) point {
	p.t.Helper()
	at := p.at(selector)
	p.touches(input.DispatchTouchEventTypeTouchStart, at)
	p.shown(".carried")
	return at
}

// glide moves the finger from one place to another in some steps.
func (p *page) glide(from, to point) {
	p.t.Helper()
	const steps = 6
	for step := 1.0; step <= steps; step++ {
		p.touches(input.DispatchTouchEventTypeTouchMove, point{from.x + (to.x-from.x)*step/steps, from.y + (to.y-from.y)*step/steps})
	}
}

// pull puts a finger down and moves it right at once, by this many pixels and those of a trembling
// finger. The browser makes the whole gesture: between two commands of a test the finger could rest.
func (p *page) pull(from point, far float64) {
	p.t.Helper()
	call(p, input.SynthesizeScrollGesture, input.SynthesizeScrollGestureParams{
		X: from.x, Y: from.y, XDistance: far, Speed: 400, GestureSourceType: input.GestureSourceTypeTouch,
	})
}

func TestAFingerThatRestsTakesATile(t *testing.T) {
	t.Parallel()
	const tray = `document.querySelector('[data-part="tray"]')`
	p := open(t, visit{Width: 390, Height: 844, Touch: true, Hash: rimmed()}).Ready()
	over := func(cell string) {
		t.Helper()
		p.Until(fmt.Sprintf(`document.querySelector(%q).classList.contains("target")`, cell))
	}

	// A finger that rests and lifts without moving has tapped.
	p.restOn(waiting(3))
	p.touches(input.DispatchTouchEventTypeTouchEnd)
	p.Until(fmt.Sprintf(`document.querySelector(%q).ariaPressed === "true"`, waiting(3)))
	p.gone(".carried")
	assert.Contains(t, p.Text(caption), "0 of 36")

	// A finger that rests takes a tile out of a tray that can be pulled.
	from := p.restOn(waiting(4))
	aside := point{from.x + 60, from.y}
	p.glide(from, aside)
	first := p.at(cell(0))
	first.y += p.lifted()
	p.glide(aside, first)
	over(cell(0))
	p.touches(input.DispatchTouchEventTypeTouchEnd)
	p.lies(0, laid{tile: 4})
	assert.Zero(t, eval[float64](p, tray+".scrollLeft"))

	// The finger's free cell is the target, even if cells are so large that the tile could reach the
	// occupied one above. Higher up the occupied cell is the target, and the tiles change places.
	p.Moves("36 c3")
	p.laidTiles(2)
	under, taken := p.at(cell(20)), p.at(cell(14))
	from = p.restOn(waiting(5))
	near := point{under.x, (under.y+taken.y)/2 + 6}
	p.glide(from, near)
	over(cell(20))
	p.glide(near, point{taken.x, taken.y + 16})
	over(cell(14))
	p.glide(point{taken.x, taken.y + 16}, near)
	over(cell(20))
	p.touches(input.DispatchTouchEventTypeTouchEnd)
	p.lies(20, laid{tile: 5})
	p.lies(14, laid{tile: 35})

	// A finger that rests takes a tile off a board that can be pulled; otherwise it pulls the board.
	from = p.at(cell(14))
	p.fingers([]point{{from.x - 20, from.y}, {from.x + 20, from.y}}, []point{{from.x - 60, from.y}, {from.x + 60, from.y}})
	p.untilSize("> 100")
	p.settled()
	before := p.at(cell(14))
	p.pull(before, 25)
	p.Until(fmt.Sprintf(`document.querySelector(%q).getBoundingClientRect().left > %f`, cell(14)+" .hit", before.x-50))
	p.settled()
	p.lies(14, laid{tile: 35})
	now := p.restOn(cell(14))
	beside := p.at(cell(15))
	beside.y += p.lifted()
	p.glide(now, beside)
	p.touches(input.DispatchTouchEventTypeTouchEnd)
	p.lies(15, laid{tile: 35})
}
