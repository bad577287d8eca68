//go:build e2e

package e2e

import (
	"fmt"
	"testing"

	"github.com/chromedp/chromedp/kb"
	"github.com/stretchr/testify/assert"
)

// What stands on the table and what stands one step away, at every size.

const (
	question = `[data-dialog="give-away"]`
	fold     = `[data-part="fold"] > summary`
)

// deedOf is the button of what is done with the board, one step away.
func deedOf(action string) string { return fmt.Sprintf(`[data-part="deeds"] [data-action=%q]`, action) }

// Deed does what stands one step from the table, in the fold or in the sheet, and answers
// the question whether the answer may be seen, if it is asked.
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

// TestTheTableAtEverySize: board, tray, undo, redo, the turns and Hint are in sight, whole
// and large enough, and nothing that gives the answer away stands beside them.
func TestTheTableAtEverySize(t *testing.T) {
	t.Parallel()
	for _, v := range sizes {
		t.Run(fmt.Sprintf("%dx%d", v.Width, v.Height), func(t *testing.T) {
			t.Parallel()
			p := open(t, v).Ready()
			least := map[bool]float64{true: 64, false: 110}[v.Touch]
			assert.GreaterOrEqual(t, eval[float64](p, `Math.min(...[...document.querySelectorAll('[data-part="tray"] .turned')].map((tile) => tile.querySelector("use:nth-of-type(2)").getBoundingClientRect().width))`), least, "tiles are large")
			type box struct{ Left, Top, Right, Bottom float64 }
			at := func(selector string) box {
				return eval[box](p, fmt.Sprintf(`(({ left, top, right, bottom }) => ({ left, top, right, bottom }))(document.querySelector(%q).getBoundingClientRect())`, selector))
			}
			foot := float64(v.Height)
			if tabs := at(`[role="tablist"]`); tabs.Bottom > foot-1 && tabs.Top < foot {
				foot = tabs.Top
			}
			for _, selector := range []string{`[data-part="board"]`, undoPlay, redoPlay, `[data-action="turn-left"]`, `[data-action="turn-right"]`, hint, `[data-part="tray"] [data-tile="0"]`} {
				box := at(selector)
				assert.True(t, box.Left >= 0 && box.Top >= 0 && box.Right <= float64(v.Width) && box.Bottom <= foot, "%s is in sight: %+v", selector, box)
			}
			if v.Width > 320 {
				assert.LessOrEqual(t, at(waiting(8)).Bottom, foot, "the last tile is in sight")
				assert.Equal(t, 9, eval[int](p, `document.querySelectorAll('[data-part="tray"] .waiting').length`))
			} else {
				assert.True(t, eval[bool](p, `((tray) => tray.scrollWidth > tray.clientWidth && tray.clientHeight < 100)(document.querySelector('[data-part="tray"]'))`), "one row scrolls sideways")
			}
			for _, action := range []string{"solve", "lay-solution", "reasoning", "turn-board", "restart", "enter", "lock"} {
				assert.False(t, p.Visible(deedOf(action)), "%s is one step away", action)
			}
			assert.False(t, p.Visible(`[data-part="typed-moves"]`), "moves are typed elsewhere")
			assert.True(t, p.Visible(fold) != p.Visible(`[data-action="deeds"]`), "there is one way to the rest")
			p.checkNothingScrollsSideways("table")
			p.Deed("turn-board")
			p.gone(`[data-dialog="deeds"]`)
			p.CheckAccessible("the table")
		})
	}
}

// TestTheAnswerAsksOnce: what gives the answer away asks once for each puzzle, whether it is
// opened again or not; whoever goes on playing is asked again the next time.
func TestTheAnswerAsksOnce(t *testing.T) {
	t.Parallel()
	for _, v := range []visit{{}, {Width: 390, Height: 844, Touch: true}} {
		p := open(t, v).Ready()
		wish := func(action string) {
			t.Helper()
			if way := `[data-action="deeds"]`; p.Visible(way) {
				p.Click(way)
			} else if !p.Visible(deedOf(action)) {
				p.Click(fold)
			}
			p.Click(deedOf(action))
		}
		wish("lay-solution")
		p.shown(question)
		p.CheckAccessible("the question")
		p.Click(question + ` [data-action="close"]`)
		p.gone(question)
		p.UntilText(caption, "0 of 9")
		p.Press(kb.Escape)
		p.gone(`[data-dialog="deeds"]`)
		wish("lay-solution")
		p.shown(question)
		p.Click(question + ` [data-action="give-away"]`)
		p.solved()
		p.gone(question)
		p.Click(backToBoard)
		p.UntilText(caption, "0 of 9")
		wish("reasoning")
		p.shown(`[data-dialog="reasoning"]`)
		assert.False(t, p.Visible(question), "it was asked before")
		p.Click(`[data-dialog="reasoning"] [data-action="close"]`)

		p.DropFile(insects.hash("name=Other"))
		p.UntilText(title, "Other")
		wish("solve")
		p.shown(question)
		p.Click(question + ` [data-action="give-away"]`)
		p.Until(`document.body.dataset.tab === "solve"`)
		p.UntilText(`[data-part="verdict"]`, "One solution")

		p.Reload().Ready()
		p.UntilText(title, "Other")
		p.Click("#tab-play")
		p.UntilText(caption, "0 of 9")
		wish("reasoning")
		p.shown(`[data-dialog="reasoning"]`)
		assert.False(t, p.Visible(question), "it was asked before the reload")
	}
}
