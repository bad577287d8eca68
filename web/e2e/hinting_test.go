//go:build e2e

package e2e

import (
	"fmt"
	"testing"

	"github.com/chromedp/chromedp/kb"
	"github.com/stretchr/testify/assert"
)

// What a hint shows is in sight and moves nothing. A flow tests what it says.

const (
	hint = `[data-action="hint"]`
	told = `[data-part="told"]`
)

// triedDay is a puzzle that takes many trials to solve.
const triedDay = "#grid=3x3&tiles=BCab.bBcA.Acad.DABb.caBd.DaBA.aABC.abAC.cAbC&art=cats&end=1"

// Types enters moves as text.
func (p *page) Types(moves string) {
	p.t.Helper()
	eval[bool](p, fmt.Sprintf(`(() => {
		const field = document.querySelector("#typed-moves");
		field.value = %q;
		field.form.requestSubmit();
		return true;
	})()`, moves))
}

// focusesCell puts the focus where keys act, and scrolls nothing.
func (p *page) focusesCell(cell int) {
	p.t.Helper()
	eval[bool](p, fmt.Sprintf(`document.querySelector('[data-part="board"] [data-cell="%d"]').focus({ preventScroll: true }) ?? true`, cell))
}

// hintOn asks for one more hint and waits for its text.
func (p *page) hintOn() {
	p.t.Helper()
	before := p.Text(told)
	p.Press("h")
	p.Until(fmt.Sprintf(`!["", "Thinking…", %q].includes(document.querySelector(%q).textContent)`, before, told))
}

// halved is a check: a message covers whole rows of the tray or none.
const halved = `() => {
	const { left, right, top } = document.querySelector(".said").getBoundingClientRect();
	return [...document.querySelectorAll(".waiting:not(.away)")].filter((tile) => {
		const box = tile.getBoundingClientRect();
		return tile.checkVisibility({ visibilityProperty: true }) && box.left < right && box.right > left && box.top + 1 < top && top < box.bottom - 1;
	}).map((tile) => "tile " + tile.dataset.tile + " is cut by: " + document.querySelector(".said").textContent);
}`

// TestAHintMovesNoTile of the tray, nor the button that asks, however long its text is: not with the
// first hints, not with a reason, not on a board that leads nowhere. On a low phone, upright or on
// its side, the two rows of the tray become one when a long text or buttons appear, so that no row is cut.
func TestAHintMovesNoTile(t *testing.T) {
	t.Parallel()
	p := open(t, visit{Hash: triedDay}).Ready()
	moves := "5 b2"
	for _, v := range sizes {
		size := fmt.Sprintf("%d×%d", v.Width, v.Height)
		p.Resize(v.Width, v.Height, v.Touch)
		p.Until(fmt.Sprintf("document.documentElement.clientWidth === %d && innerHeight === %d", v.Width, v.Height))
		p.Types(moves)
		moves = "1 -, 2 -"
		p.UntilText(caption, "1 of 9")
		p.focusesCell(0)
		p.settled()
		places := func(what string) string {
			return eval[string](p, `JSON.stringify([...document.querySelectorAll(`+quote(what)+`)].map((one) => {
				const { x, y, width, height } = one.getBoundingClientRect();
				return [one.dataset.tile ?? one.className, x + scrollX, y + scrollY, width, height];
			}))`)
		}
		what := ".board [data-action=hint], .waiting:not(.away)"
		if v.Height == 664 || v.Height == 667 || v.Height == 390 {
			what = ".board [data-action=hint]"
		}
		const around = ".board, .tray, [data-action=hint]"
		first, still := places(what), places(around)
		for step := range 3 {
			p.hintOn()
			assert.Equal(t, first, places(what), "%s: %s", size, p.Text(told))
			// The third text is a reason, which may need more room than there is above the tray.
			if step < 2 {
				assert.Equal(t, still, places(around), "%s: nothing moves: %s", size, p.Text(told))
			}
			assert.Empty(t, eval[[]string](p, "("+halved+")()"), size)
		}
		if v.Width > 320 {
			p.Until(`(() => {
				const tile = document.querySelector(".waiting.lit");
				const { x, y, width, height } = tile.getBoundingClientRect();
				return tile.contains(document.elementFromPoint(x + width / 2, y + height / 2));
			})()`)
		}
		p.Click(`[data-action="hint-explain"]`)
		p.UntilText(caption, "Just a trial")
		assert.Equal(t, first, places(what), "%s: %s", size, p.Text(told))
		assert.Empty(t, eval[[]string](p, "("+halved+")()"), size)
		p.Press(kb.Escape)
		p.UntilText(caption, "1 of 9")
		assert.Equal(t, first, places(what), "%s: %s", size, p.Text(told))
		p.Types("1 c1, 2 a3")
		p.UntilText(caption, "3 of 9")
		p.focusesCell(0)
		then := places(what)
		p.Press("h")
		p.UntilText(`[data-action="hint-rewind"]`, "Remove the last 2 tiles")
		assert.Equal(t, then, places(what), "%s: %s", size, p.Text(told))
		assert.Empty(t, eval[[]string](p, "("+halved+")()"), size)
	}
}

// toTrial starts the hints anew and opens the first case that has to be tried.
func (p *page) toTrial() {
	p.t.Helper()
	p.Click(undoPlay)
	p.UntilText(caption, "0")
	p.Click(redoPlay)
	p.UntilText(caption, "1")
	for range 3 {
		before := p.Text(hint)
		p.Click(hint)
		p.Until(fmt.Sprintf(`document.querySelector(%q).textContent !== %q`, hint, before))
	}
	p.Click(`[data-action="hint-explain"]`)
	p.shown(`[data-action="hint-back"]`)
}

// TestTheButtonsOfATrialAreInSight on the smallest phones, however long its sentence is. The tray,
// which a trial does not use, makes room, and the swap button goes, so that nothing covers a hint.
func TestTheButtonsOfATrialAreInSight(t *testing.T) {
	t.Parallel()
	p := open(t, visit{Width: 390, Height: 844, Touch: true, Hash: triedDay}).Ready()
	p.Types("5 b2")
	p.UntilText(caption, "1 of 9")
	p.Tap(waiting(0))
	p.Tap(cell(4))
	p.Until(fmt.Sprintf(`document.querySelector(%q)?.checkVisibility()`, swap))
	p.Tap(hint)
	p.UntilText(told, "Still solvable.")
	p.Until(fmt.Sprintf(`!document.querySelector(%q).checkVisibility()`, swap))

	const tray = `getComputedStyle(document.querySelector('[data-part="tray"]')).visibility === "visible"`
	for _, language := range []string{"en", "de", "fr", "da"} {
		p.Set("language", language)
		p.Until(fmt.Sprintf(`document.documentElement.lang === %q`, language))
		p.toTrial()
		for _, size := range [][2]int64{{320, 568}, {390, 664}, {844, 390}} {
			p.ResizePhone(size)
			foot := eval[float64](p, `Math.min(innerHeight, ...[document.querySelector('[role="tablist"]').getBoundingClientRect().top].filter((top) => top > innerHeight / 2))`)
			for _, press := range []string{hint, `[data-action="hint-case"]`, `[data-action="hint-back"]`} {
				box := eval[[]float64](p, fmt.Sprintf(`(({ top, bottom }) => [top, bottom])(document.querySelector(%q).getBoundingClientRect())`, press))
				assert.True(t, box[0] >= 0 && box[1] <= foot, "%s %v: %s stands from %v to %v, and the window ends at %v", language, size, press, box[0], box[1], foot)
			}
			assert.False(t, eval[bool](p, tray), "%s %v", language, size)
		}
		p.Tap(`[data-action="hint-back"]`)
		p.Until(tray)
	}
}
