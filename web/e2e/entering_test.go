//go:build e2e

package e2e

import (
	"fmt"
	"strings"
	"testing"

	"github.com/chromedp/cdproto/input"
	"github.com/chromedp/chromedp"
	"github.com/chromedp/chromedp/kb"
	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

// What only a browser shows about entering tiles: a thumb reaches all keys, Tab leads everywhere,
// and long names fit. web/flows tests the rest.

// lettered returns the puzzle with its motifs renamed to A, B, C and D.
func (z puzzle) lettered() puzzle {
	rename := map[rune]rune{}
	for _, word := range z.tiles {
		for _, sign := range strings.ToUpper(word) {
			if _, known := rename[sign]; !known {
				rename[sign] = rune('A' + len(rename)/2)
				rename[sign|0x20] = rename[sign] | 0x20
			}
		}
	}
	renamed := puzzle{width: z.width, height: z.height}
	for _, word := range z.tiles {
		renamed.tiles = append(renamed.tiles, strings.Map(func(sign rune) rune { return rename[sign] }, word))
	}
	return renamed
}

// Skip skips the questions that come before the tiles, and waits for the keys.
func (p *page) Skip() {
	p.t.Helper()
	p.Until(`document.querySelector('[data-dialog="beginning"]')?.open`)
	p.Press(kb.Escape)
	p.Until(`!document.querySelector("dialog[open]") && document.querySelectorAll("button.edge").length === 8`)
	p.settled() // a dialog sends its close event a moment after it closes
}

// doors is the dialog with the ways to enter a puzzle that somebody has at home.
const doors = `[data-dialog="doors"]`

// ToDoors opens that dialog from home.
func (p *page) ToDoors() {
	p.t.Helper()
	p.Click(`.way[data-action="doors"]`)
	p.shown(doors)
}

// ToBox starts to enter tiles, from home, and waits for the first questions.
func (p *page) ToBox() {
	p.t.Helper()
	p.ToDoors()
	p.Click(doors + ` [data-action="enter"]`)
	p.Until(`document.querySelector('[data-dialog="beginning"]')?.open && document.querySelectorAll("button.edge").length === 8`)
}

// Writes types into a field of the box, or of the names below the keys.
func (p *page) Writes(root, field, text string) {
	p.t.Helper()
	p.fieldFocused(root, field)
	p.do(chromedp.KeyEvent(text))
}

// Inserts enters a long text at one stroke, as a paste does.
func (p *page) Inserts(root, field, text string) {
	p.t.Helper()
	p.fieldFocused(root, field)
	call(p, input.InsertText, input.InsertTextParams{Text: text})
}

func (p *page) fieldFocused(root, field string) {
	p.t.Helper()
	eval[chromedp.Void](p, `void document.querySelector(`+quote(root+` [data-name="`+field+`"]`)+`).focus()`)
}

// TestAThumbReachesEverythingFromTheBoxToTheFirstTile on a small phone: nothing that is tapped needs
// scrolling, and the keys stay in place. The name of the puzzle stands between verdict and buttons.
func TestAThumbReachesEverythingFromTheBoxToTheFirstTile(t *testing.T) {
	t.Parallel()
	p := open(t, visit{Home: true, Width: 390, Height: 664, Touch: true}).Ready()
	scrolled := 0
	within := func(selector string) {
		t.Helper()
		require.True(t, p.holds(fmt.Sprintf(`(() => {
			const box = document.querySelector(`+quote(selector)+`).getBoundingClientRect();
			const under = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
			return under !== null && under.closest(`+quote(selector)+`) !== null && scrollY === %d;
		})()`, scrolled)), "%s is there to be tapped without scrolling", selector)
	}
	tap := func(selector string) {
		t.Helper()
		within(selector)
		p.Tap(selector)
	}
	// Home may scroll: this tap is not checked.
	p.Tap(`.way[data-action="doors"]`)
	p.shown(doors)
	tap(doors + ` [data-action="enter"]`)
	p.Until(`document.querySelector('[data-dialog="beginning"]')?.open && document.querySelectorAll("button.edge").length === 8`)
	tap(`[data-dialog="beginning"] [type="submit"]`)
	p.Until(`!document.querySelector("dialog[open]")`)
	const places = `JSON.stringify([...document.querySelectorAll("button.edge")].map((key) => key.getBoundingClientRect()))`
	words := suits.lettered().tiles
	taps := func(word string) {
		t.Helper()
		for _, edge := range word {
			tap(`[data-edge="` + string(edge) + `"]`)
		}
	}
	taps(words[0])
	p.UntilText(`[data-part="enter-at"]`, "Tile 2 of 9 · top")
	before := eval[string](p, places)
	for _, key := range "AaBbCcDd" {
		within(`[data-edge="` + string(key) + `"]`)
	}
	p.do(chromedp.KeyEvent(strings.Join(words[1:8], "")))
	p.UntilText(`[data-part="enter-at"]`, "Tile 9 of 9 · top")
	assert.Equal(t, before, eval[string](p, places), "the keys stay where they are")
	taps(words[8])
	p.Until(`document.querySelector('[data-part="enter-solve"]').checkVisibility()`)
	tap(`[data-part="enter-solve"]`)
	p.UntilText(`[data-part="verdict"]`, "One solution.")
	below := func() {
		t.Helper()
		p.UntilText(`[data-part="known-as"]`, "One Tough Puzzle")
		p.Until(`document.querySelector('[data-part="known-as"] img')?.checkVisibility()`)
		assert.True(t, p.holds(`(() => {
			const [headline, match, actions] = ["verdict", "known-as", "result-actions"].map((name) => document.querySelector('[data-part="' + name + '"]').getBoundingClientRect());
			return headline.bottom <= match.top && match.bottom <= actions.top;
		})()`))
	}
	below()
	p.Tap(`.result [data-action="build"]`)
	p.UntilText(buildCount, "1 of")
	scrolled = eval[int](p, "scrollY") // the focus keeps what was pressed clear of the tabs
	within(buildNext)
	p.Press(kb.Escape)
	p.Resize(1280, 800, false)
	below()
}

// TestTabLeadsThroughWhatIsEntered goes from the invitation to the verdict.
func TestTabLeadsThroughWhatIsEntered(t *testing.T) {
	t.Parallel()
	p := open(t, visit{}).AtSolve()
	p.tabTo("button Enter my tiles")
	p.Press(kb.Enter)
	p.Until(`document.querySelector('[data-dialog="beginning"]')?.open && document.querySelectorAll("button.edge").length === 8`)
	assert.Equal(t, "heading What’s in the box?", p.Focused())
	p.tabTo("button Enter the tiles")
	p.Press(kb.Enter)
	p.Until(`document.activeElement.closest('[data-part="hand"]')`)
	for _, sign := range strings.Join(dogs.tiles, "") {
		p.do(chromedp.KeyEvent(string(sign)))
		require.Regexp(t, "^image Tile . of 9", p.Focused(), "the tile keeps the focus while its sides are typed")
	}
	p.Until(`document.querySelector('[data-part="enter-solve"]').checkVisibility()`)
	assert.Regexp(t, "^image Tile 9 of 9", p.Focused())
	p.Click(`[data-action="enter-anew"]`)
	p.Until(`document.activeElement.closest('[data-part="hand"]')`)
	p.do(chromedp.KeyEvent("z", chromedp.KeyModifiers(chromedp.ModifierCtrl)))
	p.Until(`document.querySelector('[data-part="enter-solve"]').checkVisibility()`)
	p.tabTo("button Solve these tiles", back)
	p.Press(kb.Enter)
	p.UntilText(`[data-part="verdict"]`, "Two solutions.")
	p.tabTo("button Build it with me")
	p.Press(kb.Enter)
	p.Until(`document.activeElement?.id === "companion-title"`)
	p.Press(kb.Escape)
	p.Until(`!document.querySelector('` + companion + `')`)
	assert.Equal(t, "button Build it with me", p.Focused())
}

// TestLongNamesFindRoom on the keys in the narrowest window: letters that tell two equal names apart
// stay in sight, the line with the last entry is not clipped, and the keys stay in place.
func TestLongNamesFindRoom(t *testing.T) {
	t.Parallel()
	p := open(t, visit{Home: true, Width: 320, Height: 664, Touch: true}).Ready()
	p.ToBox()
	for field, name := range map[string]string{"motif-0": strings.Repeat("long name ", 4), "motif-1": "Frogspawn of ponds", "motif-2": "frogspawn of ponds", "motif-3": strings.Repeat("frogspawn", 4)} {
		p.Writes(".called", field, name)
	}
	eval[chromedp.Void](p, `void document.activeElement.blur()`)
	p.UntilText(`.called [data-part="names-help"]`, "told apart by their letters")
	p.Press(kb.Escape)
	p.UntilText(`[data-edge="b"]`, "Frogspawn of ponds B tail")
	p.UntilText(`[data-edge="d"]`, "frogspawnfrogspawn")
	assert.Positive(t, p.Count("button.edge b > span + span"))
	assert.True(t, p.holds(`[...document.querySelectorAll("button.edge b > span + span")].every((sign) => sign.clientWidth > 0 && sign.getBoundingClientRect().right <= sign.closest("button").getBoundingClientRect().right)`))
	const top = `document.querySelector('[data-edge="A"]').getBoundingClientRect().top + scrollY`
	before := eval[float64](p, top)
	for _, key := range []string{"A", "B", "a", "d", "A"} {
		last := p.Text(`[data-part="enter-last"]`)
		p.do(chromedp.KeyEvent(key))
		p.Until(`(({ textContent: told }) => told.includes("…") && told !== ` + quote(last) + `)(document.querySelector('[data-part="enter-last"]'))`)
		assert.True(t, p.holds(`(({ scrollHeight, clientHeight }) => scrollHeight <= clientHeight)(document.querySelector('[data-part="enter-last"]'))`), p.Text(`[data-part="enter-last"]`))
		assert.InDelta(t, before, eval[float64](p, top), 0.5, "the keys stay where they are")
	}
	p.Shot("long-names")
}

// Anew waits until the tiles of the puzzle on the table are listed, and clears them.
func (p *page) Anew() {
	p.t.Helper()
	const anew = `[data-action="enter-anew"]`
	p.Until(`document.body.dataset.tab === "tiles" && document.querySelector("#entry-text").value.split("tiles:")[1]?.trim() && !document.querySelector('` + anew + `').disabled`)
	// While the tab fills, the button moves away under a pointer, to where the tabs are.
	eval[bool](p, `(document.querySelector('`+anew+`').click(), true)`)
	p.Until(`document.querySelector('` + anew + `').disabled && document.querySelectorAll("button.edge").length === 8`)
	p.Until(`document.querySelector("#entry-text").value.split("tiles:")[1]?.trim() === ""`)
}
