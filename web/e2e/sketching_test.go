//go:build e2e

package e2e

import (
	"fmt"
	"testing"

	"github.com/chromedp/cdproto/input"
	"github.com/stretchr/testify/assert"
)

// Drawing pictures by hand. web/flows tests what becomes of them.

const (
	paper = `[data-part="pad"]`
	// drawnWay is the path of the pen on the paper.
	drawnWay = `document.querySelector('[data-part="pad"] .pen').getAttribute("d")`
)

// onPaper is the place in the window of a point on the pad's grid.
func (p *page) onPaper(x, y float64) point {
	p.t.Helper()
	b := p.boxOf(paper)
	const whole, margin = 36, 2.5
	return point{b.Left + (x+margin)/whole*(b.Right-b.Left), b.Top + (y+margin)/whole*(b.Bottom-b.Top)}
}

// strokes draws a line with a finger or with the mouse.
func (p *page) strokes(finger bool, line ...[2]float64) {
	p.t.Helper()
	kinds := []input.DispatchMouseEventType{input.DispatchMouseEventTypeMousePressed, input.DispatchMouseEventTypeMouseMoved}
	touches := []input.DispatchTouchEventType{input.DispatchTouchEventTypeTouchStart, input.DispatchTouchEventTypeTouchMove}
	var at point
	for i, corner := range line {
		at = p.onPaper(corner[0], corner[1])
		if finger {
			p.touches(touches[min(i, 1)], at)
		} else {
			p.mouse(kinds[min(i, 1)], at)
		}
	}
	if finger {
		p.touches(input.DispatchTouchEventTypeTouchEnd)
	} else {
		p.mouse(input.DispatchMouseEventTypeMouseReleased, at)
	}
}

// TestAPictureMayBeDrawnWithAFingerOrAMouse: the line follows them, and stops at the edge of the paper
// when they leave it. The keys show the picture from then on.
func TestAPictureMayBeDrawnWithAFingerOrAMouse(t *testing.T) {
	t.Parallel()
	p := open(t, visit{Home: true, Width: 320, Height: 568, Touch: true}).Ready()
	p.ToBox()
	pad := func(picture string) {
		t.Helper()
		p.Click(`.called [data-name="sketch-` + picture + `"]`)
		p.Until(`document.querySelector('[data-dialog="pad"]')?.open`)
	}
	done := func(lines int) {
		t.Helper()
		p.Click(`[data-dialog="pad"] [type="submit"]`)
		p.Until(fmt.Sprintf(`!document.querySelector('[data-dialog="pad"]') && document.querySelectorAll("[id^='edges-edge-'] path[fill='none'][stroke-linecap='round']").length === %d`, lines))
	}
	pad("0")
	assert.Equal(t, "heading Your drawing of A", p.Focused())
	p.strokes(true, [2]float64{4, 6}, [2]float64{20, 6}, [2]float64{20, 28})
	p.Until(drawnWay + ` === "M4 6L20 6L20 28"`)
	p.strokes(true, [2]float64{10, 20})
	p.Until(drawnWay + ` === "M4 6L20 6L20 28M10 20h0"`)
	p.strokes(true, [2]float64{1, 1}, [2]float64{-20, 90})
	p.Until(drawnWay + ` === "M4 6L20 6L20 28M10 20h0M1 1L0 31"`)
	p.Tap(`[data-dialog="pad"] .actions button:first-child`) // right after a stroke, which must not count as a fling
	p.Until(drawnWay + ` === "M4 6L20 6L20 28M10 20h0"`)
	p.Shot("sketch-pad")
	done(2)
	p.Resize(1280, 800, false)
	pad("1")
	p.strokes(false, [2]float64{2, 30}, [2]float64{16, 2}, [2]float64{30, 30})
	p.Until(drawnWay + ` === "M2 30L16 2L30 30"`)
	done(4)
	p.Shot("sketch-keys")
}
