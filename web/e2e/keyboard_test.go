//go:build e2e

package e2e

import (
	"strings"
	"testing"

	"github.com/chromedp/cdproto/input"
	"github.com/chromedp/chromedp"
	"github.com/chromedp/chromedp/kb"
	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

// tabTo presses Tab, or Shift and Tab, until the role and name of the focused element begin like this.
func (p *page) tabTo(wanted string, how ...chromedp.KeyOption) {
	p.t.Helper()
	var passed []string
	for range 30 {
		p.do(chromedp.KeyEvent(kb.Tab, how...))
		focused := p.Focused()
		if strings.HasPrefix(focused, wanted) {
			assert.True(p.t, eval[bool](p, focusIsSeen), "the focus is seen on %s", focused)
			return
		}
		passed = append(passed, focused)
	}
	require.Fail(p.t, "Tab does not lead to "+wanted, passed)
}

// focusIsSeen is whether the focused element, or a ring inside it, is marked.
const focusIsSeen = `[document.activeElement, ...document.activeElement.querySelectorAll(".ring")].some((element) => {
	const { outlineStyle, outlineWidth, boxShadow, stroke, opacity, display } = getComputedStyle(element);
	const ring = element.classList.contains("ring");
	return ring ? stroke !== "none" && opacity !== "0" && display !== "none"
		: outlineStyle !== "none" && outlineWidth !== "0px" || boxShadow !== "none";
})`

// back makes Tab go backwards.
var back = chromedp.KeyModifiers(chromedp.ModifierShift)

func TestEverythingIsDoneByKeyboardAlone(t *testing.T) {
	t.Parallel()
	p := open(t, visit{Before: oneCore}).Ready()
	p.tabTo("gridcell Row 1, column 1: empty")
	p.Press("2", kb.Enter)
	p.lies(0, laid{tile: 1})
	p.Press(kb.ArrowRight, "8")
	p.do(chromedp.KeyEvent("R", back))
	p.Press(kb.Enter)
	p.lies(1, laid{tile: 7, turn: 3})
	for range 3 {
		p.do(chromedp.KeyEvent("z", chromedp.KeyModifiers(chromedp.ModifierCtrl)))
	}
	p.UntilText(caption, "0 of 9")

	p.ToSolve()
	p.tabTo("button Puzzles")
	p.tabTo("button Solve")
	p.Press(kb.Enter)
	p.UntilText(`[data-part="verdict"]`, "Two solutions.")
	p.Until(`document.activeElement.dataset.part === "verdict"`)
	p.tabTo("button Show one tile")
	p.tabTo("button Show all")
	p.Press(kb.Enter)
	p.UntilText(caption, "Solution 1 of 2")
	p.tabTo("button Next solution", back)
	p.Press(" ")
	p.UntilText(caption, "Solution 2 of 2")

	p.tabTo("gridcell Row 1, column 2: tile", back)
	p.Press(kb.ArrowDown, kb.End)
	require.Regexp(t, "^gridcell Row 2, column 3: tile", p.Focused())
	p.Press(kb.PageDown)
	p.UntilText(caption, "Solution 1 of 2")
	assert.Regexp(t, "^gridcell Row 2, column 3: tile", p.Focused(), "the focus stays where it was")
	p.tabTo("button", back)
	p.tabTo("gridcell Row 2, column 3: tile")

	p.Follow(endless().hash())
	p.Until(`document.querySelectorAll("[data-cell]").length === 49`)
	p.ToSolve()
	p.tabTo("button Solve")
	p.Press(kb.Enter)
	p.Until(`document.querySelector('[data-part="progress"] dd')`)
	p.tabTo("button Stop")
	p.Press(kb.Enter)
	p.UntilText(`[data-part="verdict"]`, "Stopped.")
	p.tabTo("button Start again")
}

func TestDialogsAreGoneThroughByKeyboard(t *testing.T) {
	t.Parallel()
	p := open(t, visit{Hash: jigsaw(2, 2, "", true).hash("name=Four")}).AtSolve()
	for _, row := range [][2]string{{"Puzzles", "puzzles"}, {"Share", "share"}, {"Settings and help", "more"}} {
		button, name := row[0], row[1]
		p.tabTo("button " + button)
		p.Press(kb.Enter)
		p.Until(`document.querySelector('[data-dialog="` + name + `"]').open`)
		assert.True(t, eval[bool](p, `document.querySelector("dialog[open]").contains(document.activeElement)`), button)
		for range 12 {
			p.Press(kb.Tab)
			assert.True(t, eval[bool](p, `document.activeElement === document.body || document.querySelector("dialog[open]").contains(document.activeElement)`),
				"%s: the focus stays inside", button)
		}
		p.Press(kb.Escape)
		p.Until(`!document.querySelector("dialog[open]")`)
		assert.Equal(t, "button "+button, p.Focused())
	}

	p.tabTo("button Puzzles")
	p.Press(kb.Enter)
	p.Until(`document.querySelector('[data-part="published"] .card')`)
	p.tabTo("button Insects same puzzle, 3 versions")
	p.Press(kb.Enter)
	p.shown(".version")
	p.tabTo("button Insects about 13,000 tries")
	p.Press(kb.Enter)
	p.UntilText(title, "Insects")

	p.tabTo("button Puzzles")
	p.Press(kb.Enter)
	p.tabTo("DisclosureTriangle Paste text or open a file")
	p.Press(kb.Enter)
	p.tabTo("textbox Paste text or open a file")
	p.do(chromedp.KeyEvent(jigsaw(3, 2, "", true).hash("name=Six")))
	p.tabTo("button Open")
	p.Press(kb.Enter)
	p.UntilText(title, "Six")
	p.Until(`!document.querySelector("dialog[open]")`)

	const mine = `document.querySelectorAll('[data-part="mine"] li').length`
	p.tabTo("button Puzzles")
	p.Press(kb.Enter)
	p.Until(mine + " === 2")
	p.tabTo("button Remove Six from My puzzles")
	p.Press(kb.Enter)
	p.Until(mine + " === 1")
	p.Until(`document.querySelector('[data-dialog="puzzles"]').contains(document.activeElement)`)
	p.Press(kb.Escape)
	p.Until(`!document.querySelector("dialog[open]")`)
	assert.Equal(t, "button Puzzles", p.Focused())
}

func TestFocusIsNotLostWithTheButtonThatWasPressed(t *testing.T) {
	t.Parallel()
	p := open(t, visit{Hash: dogs.hash("board=0.0_1.0_-_-_-_-_-_-_-")}).AtSolve()
	notLost := func(action string) {
		t.Helper()
		p.Until("!document.querySelector('[data-action=" + action + "]')?.checkVisibility()")
		p.Until("document.activeElement !== document.body")
	}
	p.Follow(dogs.with(6, "GSb").hash("end=1"))
	p.Until(`document.querySelector('[data-action="dismiss"]')`)
	p.tabTo("button OK")
	p.Press(kb.Enter)
	notLost("dismiss")

	p.Follow(dogs.hash("board=0.0_-_-_-_-_-_-_-_-"))
	p.Until(`document.querySelector('[data-dialog="waiting"]').open`)
	p.Press(kb.Enter)
	p.Until(`!document.querySelector('[data-dialog="waiting"]').open`)
	p.lies(0, laid{tile: 0})
	p.tabTo("button Undo")
	p.Press(kb.Enter)
	notLost("undo")

	// On a phone the tabs lie over the page, and never over what has the focus.
	p.Resize(390, 844, false)
	p.SolveAll("Two solutions.")
	for range 20 {
		p.Press(kb.Tab)
		assert.Empty(t, eval[string](p, `(() => {
			const on = document.activeElement;
			const { x, y, width, height } = on.getBoundingClientRect();
			const there = document.elementFromPoint(x + width / 2, y + height / 2);
			return on === document.body || on.contains(there) || there?.contains(on) ? "" : on.outerHTML.slice(0, 90);
		})()`), "the focus is covered")
	}
}

// TestBackAndAPressBesideCloseWhatLiesOnTop goes by the history of a real browser.
func TestBackAndAPressBesideCloseWhatLiesOnTop(t *testing.T) {
	t.Parallel()
	p := open(t, visit{Home: true}).Ready()
	p.Follow(dogs.hash("end=1"))
	p.UntilText(caption, "0 of 9")
	const top = `[...document.querySelectorAll("dialog[open]")].map((one) => one.dataset.dialog).join()`
	state := func() string { return eval[string](p, `JSON.stringify(history.state?.over ?? 0) + location.hash`) }
	opened := func(name string) {
		t.Helper()
		p.Until(top + ` === "` + name + `" && (history.state.over ?? 0) === ` + top + `.split(",").filter(Boolean).length`)
		assert.Regexp(t, "^heading ", p.Focused(), name)
	}
	under := state()
	closed := func(how string) {
		t.Helper()
		p.Until(top + ` === ""`)
		p.Until(`!history.state?.over`)
		assert.Equal(t, under, state(), how)
	}
	length := 0
	for _, button := range []string{"Share", "Settings and help"} {
		name := map[string]string{"Share": "share"}[button]
		if name == "" {
			name = "more"
		}
		p.ClickNamed("button", button)
		opened(name)
		eval[chromedp.Void](p, `history.back()`)
		closed("Back")
		p.ClickNamed("button", button)
		opened(name)
		p.mouse(input.DispatchMouseEventTypeMousePressed, point{200, 500})
		p.mouse(input.DispatchMouseEventTypeMouseReleased, point{200, 500})
		closed("a press beside it")
		p.ClickNamed("button", button)
		opened(name)
		p.Press(kb.Escape)
		closed("Escape")
		if length == 0 {
			length = eval[int](p, "history.length")
		}
		assert.Equal(t, length, eval[int](p, "history.length"), "no step is left")
	}
	p.ClickNamed("button", "Settings and help")
	opened("more")
	p.ClickNamed("button", "Show all keys")
	opened("more,keys")
	p.Shot("keys")
	eval[chromedp.Void](p, `history.back()`)
	p.Until(top + ` === "more" && history.state.over === 1`)
	assert.Equal(t, "button Show all keys", p.Focused())
	p.Reload().Ready()
	closed("a reload")
	eval[chromedp.Void](p, `history.back()`)
	p.Until(`document.documentElement.dataset.place === "home"`)
}

func TestPlayPutsTheFocusOnTheFirstCell(t *testing.T) {
	t.Parallel()
	p := open(t, visit{Home: true}).Ready()
	p.tabTo("button Play")
	p.Press(kb.Enter)
	p.Until(`document.activeElement.closest('[data-cell="0"]')`)
	assert.Regexp(t, "^gridcell Row 1, column 1: empty", p.Focused())
	p.UntilText(`[data-part="live"]`, "Place them so that")
	p.UntilText(`[data-part="live"]`, "pressed again, it lists all keys")
	p.Shot("play-by-keys")
	p.tabTo("button tile 1")
	p.Press(kb.ArrowRight)
	assert.Regexp(t, "^button tile 2", p.Focused())
	p.tabTo("tab Play")
	p.tabTo("button tile 2", back)
	p.Press("?")
	p.Until(`document.querySelector('[data-dialog="keys"]').open`)
	p.Press(kb.Escape)
	p.Until(`!document.querySelector("dialog[open]")`)
	assert.Regexp(t, "^button tile 2", p.Focused())
}
