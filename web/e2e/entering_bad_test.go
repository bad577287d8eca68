//go:build e2e

package e2e

import (
	"strings"
	"testing"

	"github.com/chromedp/chromedp"
	"github.com/chromedp/chromedp/kb"
	"github.com/stretchr/testify/assert"
)

// beginOwn begins to enter tiles of one's own on a phone, with such names.
func beginOwn(t *testing.T, width int64, names ...string) *page {
	t.Helper()
	p := open(t, visit{Home: true, Width: width, Height: 664, Touch: true}).Ready()
	p.Tap(`.way[data-action="enter"]`)
	p.Until(`document.querySelector('[data-dialog="beginning"]')?.open && document.querySelectorAll("button.edge").length === 8`)
	for motif, name := range names {
		eval[chromedp.Void](p, `void document.querySelector('.called [data-name="motif-`+string(rune('0'+motif))+`"]').focus()`)
		p.do(chromedp.KeyEvent(name))
	}
	eval[chromedp.Void](p, `void document.activeElement.blur()`)
	return p
}

// TestANameMayBeALetter that is the key of another picture: it is said that they are told
// apart badly, typing it enters no side, and keys go on to mean what they did.
func TestANameMayBeALetter(t *testing.T) {
	t.Parallel()
	p := beginOwn(t, 390, "B")
	p.UntilText(`.called [role="status"]`, "Two pictures are called “B”.")
	p.Press(kb.Escape)
	p.UntilText(`[data-edge="A"]`, "B")
	p.UntilText(`[data-part="enter-at"]`, "Tile 1 of 9 · top")
	p.do(chromedp.KeyEvent("A"))
	p.UntilText(`[data-part="enter-last"]`, "Top: B · head. Now right.")
	p.do(chromedp.KeyEvent("b"))
	p.UntilText(`[data-part="enter-at"]`, "Tile 1 of 9 · bottom")
	eval[chromedp.Void](p, `void (document.querySelector('[data-part="names"]').open = true, document.querySelector('[data-part="names"] [data-name="motif-1"]').focus())`)
	p.do(chromedp.KeyEvent("A"))
	p.Press(kb.Tab)
	p.UntilText(`[data-edge="B"]`, "A")
	p.Until(`document.querySelector("#entry-text").value === "grid: 3x3\nmotifs: A:B.B:A\ntiles:\n  Ab\n"`)
	p.UntilText(`[data-part="names"] [role="status"]`, "An emoji")
}

// TestALongNameIsNotClipped where what was entered last is told, in the narrowest window, and
// the keys below stay where they are.
func TestALongNameIsNotClipped(t *testing.T) {
	t.Parallel()
	p := beginOwn(t, 320, strings.Repeat("long name ", 4), strings.Repeat("frogspawn", 4))
	p.Press(kb.Escape)
	p.UntilText(`[data-edge="A"]`, "long name")
	const top = `document.querySelector('[data-edge="A"]').getBoundingClientRect().top + scrollY`
	before := eval[float64](p, top)
	for _, key := range []string{"A", "B", "a", "b", "A"} {
		p.do(chromedp.KeyEvent(key))
		p.Until(`document.querySelector('[data-part="enter-last"]').textContent.includes("…")`)
		assert.True(t, p.holds(`(({ scrollHeight, clientHeight }) => scrollHeight <= clientHeight)(document.querySelector('[data-part="enter-last"]'))`), p.Text(`[data-part="enter-last"]`))
		assert.InDelta(t, before, eval[float64](p, top), 0.5, "the keys stay where they are")
	}
	p.Shot("long-name")
}
