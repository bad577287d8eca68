//go:build e2e

package e2e

import (
	"testing"

	"github.com/chromedp/cdproto/input"
	"github.com/chromedp/chromedp"
	"github.com/chromedp/chromedp/kb"
	"github.com/stretchr/testify/assert"
)

const (
	paper = `[data-part="pad"]`
	// drawnWay is the path of the pen on the paper.
	drawnWay = `document.querySelector('[data-part="pad"] .pen').getAttribute("d")`
	// unsaid is true as long as no drawing is shown as a text, but where the notation stands.
	unsaid = `![...document.body.querySelectorAll("*")].some((element) => !element.closest("textarea, script, .symbols, output") && [...element.childNodes].some((node) => node.nodeType === 3 && node.data.includes("~~")) || (element.getAttribute("aria-label") ?? "").includes("~~"))`
)

// onPaper is a point of the pad's grid in the window.
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

// TestAPictureMayBeDrawnWithAFinger before the first side is entered. It is on the keys from
// then on, is kept, and is a step that is taken back.
func TestAPictureMayBeDrawnWithAFinger(t *testing.T) {
	t.Parallel()
	p := open(t, visit{Home: true, Width: 320, Height: 568, Touch: true}).Ready()
	p.Tap(`.way[data-action="enter"]`)
	p.Until(`document.querySelector('[data-dialog="beginning"]')?.open && document.querySelectorAll("button.edge").length === 8`)
	p.Tap(`.called [data-name="motif-0"]`)
	p.do(chromedp.KeyEvent("Frog"))
	p.Tap(`.called [data-name="sketch-0"]`)
	p.Until(`document.querySelector('[data-dialog="pad"]')?.open`)
	p.UntilText(`[data-dialog="pad"] h2`, "Your drawing of Frog")
	assert.Equal(t, "application Drawing paper", p.Focused())
	p.CheckAccessible("the drawing pad")
	p.strokes(true, [2]float64{4, 6}, [2]float64{20, 6}, [2]float64{20, 28})
	p.Until(drawnWay + ` === "M4 6L20 6L20 28"`)
	p.strokes(true, [2]float64{10, 20})
	p.Until(drawnWay + ` === "M4 6L20 6L20 28M10 20h0"`)
	p.strokes(true, [2]float64{1, 1}, [2]float64{-20, 90})
	p.Until(drawnWay + ` === "M4 6L20 6L20 28M10 20h0M1 1L0 31"`) // what leaves the paper stays at its rim
	p.Tap(`[data-dialog="pad"] .actions button:first-child`)
	p.Until(drawnWay + ` === "M4 6L20 6L20 28M10 20h0"`)
	p.Tap(`[data-dialog="pad"] .actions button:nth-child(2)`)
	p.Until(drawnWay + ` === "" && document.activeElement.dataset.part === "pad"`)
	p.Tap(`[data-dialog="pad"] .actions button:first-child`)
	p.Shot("sketch-pad")
	p.Tap(`[data-dialog="pad"] [type="submit"]`)
	p.Until(`!document.querySelector('[data-dialog="pad"]')`)
	const onKey = `document.querySelectorAll("#edges-edge-A path[fill='none'][stroke-linecap='round'], #edges-edge-a path[fill='none'][stroke-linecap='round']").length`
	p.Until(onKey + ` === 2`)
	assert.True(t, p.holds(unsaid))
	p.Shot("sketch-asked")

	// It comes back on the pad as it was; Cancel leaves it so.
	p.Tap(`.called [data-name="sketch-0"]`)
	p.Until(`document.querySelector('[data-dialog="pad"]')?.open && ` + drawnWay + ` === "M4 6L20 6L20 28M10 20h0"`)
	p.Tap(`[data-dialog="pad"] .actions button:nth-child(2)`)
	p.Tap(`[data-dialog="pad"] header button`)
	p.Until(`!document.querySelector('[data-dialog="pad"]')`)
	p.Tap(`[data-dialog="beginning"] [type="submit"]`)
	p.UntilText(`[data-edge="A"]`, "Frog")
	p.Until(onKey + ` === 2`)
	p.Tap(`[data-edge="A"]`)
	p.UntilText(`[data-part="enter-last"]`, "Top: Frog · head. Now right.")
	p.Until(`document.querySelector("#entry-text").value.includes("motifs: A:~~46k6ks-ak Frog")`)
	p.Shot("sketch-keys")
	p.Reload().Ready()
	p.Until(onKey + ` === 2`)
	p.Tap(`[data-action="enter-undo"]`)
	p.Until(`document.querySelector("#entry-text").value.includes("~~46k6ks-ak")`)
	p.Tap(`[data-action="enter-undo"]`)
	p.Until(`!document.querySelector("#entry-text").value.includes("~~") && ` + onKey + ` === 0`)
	assert.True(t, p.holds(unsaid))
}

// TestAPictureMayBeDrawnWithTheMouse on a puzzle that lies on the table: the board shows it,
// the link carries it, and an emoji takes its place.
func TestAPictureMayBeDrawnWithTheMouse(t *testing.T) {
	t.Parallel()
	p := open(t, visit{Hash: ownPuzzle}).Ready()
	p.Click(`[data-action="tab-tiles"]`)
	p.Until(`document.querySelector("#entry-text").value.includes("AAbc")`)
	p.Click(`[data-part="names"] summary`)
	p.Click(`[data-part="names"] [data-name="sketch-1"]`)
	p.Until(`document.querySelector('[data-dialog="pad"]')?.open`)
	p.strokes(false, [2]float64{2, 30}, [2]float64{16, 2}, [2]float64{30, 30})
	p.Until(drawnWay + ` === "M2 30L16 2L30 30"`)
	p.ClickNamed("button", "Done")
	const onBoard = `document.querySelectorAll("#edge-B path[stroke-linecap='round'], #edge-b path[stroke-linecap='round'], #motif-1 path[stroke-linecap='round']").length`
	p.Until(onBoard + ` === 3 && location.hash.includes("motifs=B:~~2ug2uu")`)
	hash := p.Hash()
	p.Reload().Ready()
	p.Until(onBoard + ` === 3`)
	friend := open(t, visit{Hash: hash}).AtSolve()
	friend.Until(onBoard + ` === 3`)
	friend.Until(`document.querySelectorAll('[data-part="legend"] .motif').length > 1`)
	assert.True(t, friend.holds(unsaid))
	friend.Shot("sketch-friend")

	// An emoji takes its place, and is taken back with it.
	p.Click(`[data-action="tab-tiles"]`)
	p.Until(`document.querySelector('[data-name="sketch-1"]').dataset.sketch === "~~2ug2uu"`)
	p.Until(`(document.querySelector('[data-part="names"]').open = true)`)
	p.Type(`[data-part="names"] [data-name="emoji-1"]`, "🐢")
	p.Press(kb.Tab)
	p.Until(`location.hash.includes("motifs=B:%F0%9F%90%A2") && ` + onBoard + ` === 0`)
	p.Click(`[data-action="enter-undo"]`)
	p.Until(onBoard + ` === 3 && location.hash.includes("~~2ug2uu")`)
}

// TestAPictureMayBeDrawnByKeyboard, and the pad says when no more fits.
func TestAPictureMayBeDrawnByKeyboard(t *testing.T) {
	t.Parallel()
	p := open(t, visit{Hash: ownPuzzle}).Ready()
	p.Click(`[data-action="tab-tiles"]`)
	p.Click(`[data-part="names"] summary`)
	p.tabTo("button Draw picture A yourself")
	p.Press(kb.Enter)
	p.Until(`document.activeElement?.dataset.part === "pad"`)
	p.Press(kb.ArrowLeft, " ", kb.ArrowUp, kb.ArrowUp, kb.ArrowUp, kb.ArrowRight, kb.ArrowRight, " ")
	p.Until(drawnWay + ` === "M15 16L15 13L17 13"`)
	for range 16 {
		p.Press(" ", " ")
	}
	p.Until(drawnWay + `.split("M").length === 17`)
	p.UntilText(`[data-dialog="pad"] [role="status"]`, "full")
	p.Press(kb.Escape)
	p.Until(`!document.querySelector('[data-dialog="pad"]')`)
	assert.Equal(t, "button Draw picture A yourself", p.Focused())
	p.Press(kb.Enter)
	p.Until(`document.activeElement?.dataset.part === "pad"`)
	p.Press(" ", kb.ArrowUp)
	p.tabTo("button Done")
	p.Press(kb.Enter)
	p.Until(`location.hash.includes("motifs=A:~~gggf")`)
}
