//go:build e2e

package e2e

import (
	"fmt"
	"testing"

	"github.com/chromedp/chromedp"
	"github.com/stretchr/testify/assert"
)

// What is on the table and what is one step away, at every size.

const (
	question = `[data-dialog="give-away"]`
	fold     = `[data-part="fold"] > summary`
)

// deedOf selects the button of an action for the whole board, one step away.
func deedOf(action string) string { return fmt.Sprintf(`[data-part="deeds"] [data-action=%q]`, action) }

// Deed presses such a button, in the fold or in the sheet, and agrees if the page asks whether it may
// show the answer.
func (p *page) Deed(action string) {
	p.t.Helper()
	if !p.Visible(deedOf(action)) {
		if p.Visible(fold) {
			p.Click(fold)
		} else {
			p.Click(`[data-action="deeds"]`)
		}
	}
	p.Click(deedOf(action))
	if p.Visible(question) {
		p.Click(question + ` [data-action="give-away"]`)
	}
}

// TestTheTableAtEverySize: board, tray, undo, redo, the turns and Hint are in sight and whole, and
// nothing beside them gives the answer away. With two tiles placed the table looks as before, light
// and dark: the place and the size of the board, the tools and each tile of the tray.
func TestTheTableAtEverySize(t *testing.T) {
	t.Parallel()
	p := open(t, visit{Width: 1280, Height: 800, Touch: true, Hash: "#" + hundeSpiel + "&art=dogs&end=1"}).Ready()
	eachSize := func(look func(v visit)) {
		for _, v := range sizes {
			p.Resize(v.Width, v.Height, v.Touch)
			p.Until(fmt.Sprintf("innerWidth === %d && innerHeight === %d", v.Width, v.Height))
			p.settled()
			look(v)
		}
	}
	eachSize(p.tableIsWhole)
	for _, touch := range []bool{false, true} {
		p.Resize(1280, 800, touch)
		p.settled()
		p.Deed("turn-board")
		p.gone(`[data-dialog="deeds"]`)
		eval[chromedp.Void](p, fmt.Sprintf(`{ const fold = document.querySelector(%q)?.parentElement; if (fold) fold.open = false }`, fold))
	}

	p.Moves("2 a1", "8 b1")
	p.lies(1, laid{tile: 7})
	p.Until(`document.querySelectorAll(".join").length === 1`)
	eval[chromedp.Void](p, wordless)
	eachSize(func(v visit) {
		for _, theme := range []string{"light", "dark"} {
			eval[string](p, fmt.Sprintf("document.documentElement.dataset.theme = %q", theme))
			p.settled()
			p.looksGolden(`body[data-tab]`, fmt.Sprintf("play-%dx%d-%s", v.Width, v.Height, theme))
		}
	})
}

// tableIsWhole asserts that everything needed to play is in sight in this window.
func (p *page) tableIsWhole(v visit) {
	p.t.Helper()
	where := fmt.Sprintf("%d×%d", v.Width, v.Height)
	least := map[bool]float64{true: 64, false: 110}[v.Touch]
	assert.GreaterOrEqual(p.t, eval[float64](p, `Math.min(...[...document.querySelectorAll('[data-part="tray"] .turned')].map((tile) => tile.querySelector("use:nth-of-type(2)").getBoundingClientRect().width))`), least, "%s: tiles are large", where)
	foot := float64(v.Height)
	if tabs := p.boxOf(`[role="tablist"]`); tabs.Bottom > foot-1 && tabs.Top < foot {
		foot = tabs.Top
	}
	for _, selector := range []string{`[data-part="board"]`, undoPlay, redoPlay, `[data-action="turn-left"]`, `[data-action="turn-right"]`, hint, waiting(0)} {
		box := p.boxOf(selector)
		assert.True(p.t, box.Left >= 0 && box.Top >= 0 && box.Right <= float64(v.Width) && box.Bottom <= foot, "%s: %s is in sight: %+v", where, selector, box)
	}
	if v.Width > 320 {
		assert.LessOrEqual(p.t, p.boxOf(waiting(8)).Bottom, foot, "%s: the last tile is in sight", where)
		assert.Equal(p.t, 9, p.Count(`[data-part="tray"] .waiting`))
	} else {
		assert.True(p.t, eval[bool](p, `((tray) => tray.scrollWidth > tray.clientWidth && tray.clientHeight < 100)(document.querySelector('[data-part="tray"]'))`), "one row scrolls sideways")
	}
	for _, action := range []string{"solve", "lay-solution", "reasoning", "turn-board", "restart", "enter", "lock"} {
		assert.False(p.t, p.Visible(deedOf(action)), "%s: %s is one step away", where, action)
	}
	assert.False(p.t, p.Visible(`[data-part="typed-moves"]`), "moves are typed elsewhere")
	assert.True(p.t, p.Visible(fold) != p.Visible(`[data-action="deeds"]`), "%s: there is one way to the rest", where)
}
