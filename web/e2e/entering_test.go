//go:build e2e

package e2e

import (
	"fmt"
	"strings"
	"testing"

	"github.com/chromedp/chromedp"
	"github.com/chromedp/chromedp/kb"
	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

// lettered is the puzzle with the motifs A to D in the place of its own.
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

// Skip leaves what is asked before tiles are entered, and waits for the keys.
func (p *page) Skip() {
	p.t.Helper()
	p.Until(`document.querySelector('[data-dialog="beginning"]')?.open`)
	p.Press(kb.Escape)
	p.Until(`!document.querySelector("dialog[open]") && document.querySelectorAll("button.edge").length === 8`)
	p.settled() // a dialog tells that it was closed a moment after it was
}

func TestNineTilesAreEnteredInFortyTwoTaps(t *testing.T) {
	t.Parallel()
	const most = 42
	for _, height := range []int64{844, 664} {
		p := open(t, visit{Width: 390, Height: height, Touch: true}).AtSolve()
		taps := 0
		tap := func(selector string) {
			t.Helper()
			taps++
			require.True(t, eval[bool](p, `(() => {
				const box = document.querySelector(`+quote(selector)+`).getBoundingClientRect();
				const under = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
				return under !== null && under.closest(`+quote(selector)+`) !== null && scrollY === 0;
			})()`), "%s is there to be tapped without scrolling", selector)
			p.Tap(selector)
		}
		tap(`[data-part="enter"]`)
		p.Until(`document.querySelector('[data-dialog="beginning"]')?.open && document.querySelectorAll("button.edge").length === 8`)
		tap(`[data-dialog="beginning"] [type="submit"]`)
		for _, word := range suits.lettered().tiles {
			for _, edge := range word {
				tap(`[data-edge="` + string(edge) + `"]`)
			}
		}
		p.Until(`document.querySelector('[data-part="enter-solve"]').checkVisibility()`)
		tap(`[data-part="enter-solve"]`)
		p.Until(`document.body.dataset.tab === "solve"`)
		assert.Contains(t, p.Hash(), "tiles="+strings.Join(suits.lettered().tiles, "."))
		p.UntilText(`[data-part="verdict"]`, "One solution.")
		assert.LessOrEqual(t, taps, most)
		t.Log(taps, "taps")
	}
}

// TestPicturesAreNamedBeforeTheFirstSide, and every key says what it is called.
func TestPicturesAreNamedBeforeTheFirstSide(t *testing.T) {
	t.Parallel()
	p := open(t, visit{Home: true, Width: 390, Height: 844, Touch: true}).Ready()
	p.Tap(`.way[data-action="enter"]`)
	p.Until(`document.querySelectorAll('[data-dialog="beginning"] .sample').length === 9`)
	p.CheckAccessible("what is asked before tiles are entered")
	p.Tap(`[data-dialog="beginning"] [value="fish"]`)
	for motif, name := range []string{"Frog", "Toad", "<b>", "🦎"} {
		p.Tap(fmt.Sprintf(`.called [data-name="motif-%d"]`, motif))
		p.do(chromedp.KeyEvent(name))
	}
	p.Tap(`[data-dialog="beginning"] [value="hex2"]`)
	p.Tap(`[data-dialog="beginning"] [type="submit"]`)
	p.UntilText(`[data-part="enter-at"]`, "Tile 1 of 7 · top")
	keys := func() []string {
		return eval[[]string](p, `[...document.querySelectorAll("button.edge")].map((key) => [...key.querySelectorAll("b, small")].map((of) => of.textContent).join(" "))`)
	}
	want := []string{"Frog head", "Frog tail", "Toad head", "Toad tail", "<b> head", "<b> tail", "🦎 head", "🦎 tail"}
	p.Until(`document.querySelector("button.edge b").textContent === "Frog"`)
	assert.Equal(t, want, keys())
	p.UntilText(`[data-part="enter-twins"]`, "the filled key is its head, the hollow one its tail")
	p.Tap(`[data-edge="A"]`)
	p.UntilText(`[data-part="enter-last"]`, "Top: Frog · head. Now upper right.")
	p.Tap(`[data-edge="d"]`)
	p.UntilText(`[data-part="enter-last"]`, "Upper right: 🦎 · tail. Now lower right.")
	p.Reload().Ready()
	p.Until(`document.querySelector("button.edge b")?.textContent === "Frog"`)
	assert.Equal(t, want, keys(), "it is kept")
	assert.Contains(t, p.Value("#entry-text"), "art: fish")

	// Another size by one tap, and back.
	p.Tap(`.rules summary`)
	p.Until(`document.querySelector('.rules [value="hex2"]').checked`)
	eval[chromedp.Void](p, `void document.querySelector('.rules [value="tri4"]').click()`)
	p.UntilText(`[data-part="caption"]`, "of 16")
	p.Tap(`[data-action="enter-undo"]`)
	p.Until(`document.querySelector('.rules [value="hex2"]').checked`)
}

// TestAPictureMayBeGivenAnEmoji, which is drawn on the keys, on the tiles and on paper, and
// travels in the link. What is none does not stay in its field.
func TestAPictureMayBeGivenAnEmoji(t *testing.T) {
	t.Parallel()
	p := open(t, visit{Home: true, Width: 320, Height: 640, Touch: true}).Ready()
	p.Tap(`.way[data-action="enter"]`)
	p.Until(`document.querySelector('[data-dialog="beginning"]')?.open && document.querySelectorAll("button.edge").length === 8`)
	for field, text := range map[string]string{"emoji-0": "🐸🐢", "motif-0": "Frog", "emoji-1": "Toad", "motif-2": "🦎 Lizard", "motif-3": "<i> & \u05e6\u05e4"} {
		eval[chromedp.Void](p, `void document.querySelector('.called [data-name="`+field+`"]').focus()`)
		p.do(chromedp.KeyEvent(text))
	}
	eval[chromedp.Void](p, `void document.activeElement.blur()`)
	p.Until(`document.querySelector('.called [data-name="emoji-0"]').value === "🐸" && document.querySelector('.called [data-name="emoji-1"]').value === ""`)
	p.CheckAccessible("pictures with emoji")
	assert.LessOrEqual(t, eval[int](p, `document.documentElement.scrollWidth`), 320)
	eval[chromedp.Void](p, `void document.querySelector(".called .help").scrollIntoView({ block: "center" })`)
	p.Shot("emoji-asked")
	p.Tap(`[data-dialog="beginning"] [type="submit"]`)
	signs := func(within string) string {
		return eval[string](p, `[...document.querySelectorAll(`+quote(within)+`)].map((sign) => sign.textContent).join("")`)
	}
	p.Until(`document.querySelector("#edges-edge-A text")?.textContent === "🐸"`)
	assert.Equal(t, "🐸", signs("#edges-edge-a text"))
	assert.Equal(t, "🦎", signs("#edges-edge-C text"), "it may be typed before the name, too")
	assert.Empty(t, signs("#edges-edge-B text"), "a word is no picture")
	p.UntilText(`[data-edge="A"]`, "Frog")
	p.Shot("emoji-keys")

	p.Visit("#grid=2x1&tiles=ABab.ABab&motifs=A:%F0%9F%90%B8_Frog.B:%E2%98%85&end=1")
	p.Until(`document.querySelector("#tile-0") && document.querySelector("#edge-A text").textContent === "🐸"`)
	assert.Contains(t, p.Hash(), "motifs=A:%F0%9F%90%B8_Frog.B:%E2%98%85")
	p.AtSolve()
	p.UntilText(`[data-part="legend"]`, "Frog")
	p.UntilText(`[data-part="legend"]`, "★")
}

// TestEnterLeadsFromNameToName, and from the last one to the keys; fields keep the focus while
// the pictures beside them change.
func TestEnterLeadsFromNameToName(t *testing.T) {
	t.Parallel()
	p := open(t, visit{Home: true, Width: 390, Height: 844, Touch: true}).Ready()
	p.Tap(`.way[data-action="enter"]`)
	p.Until(`document.querySelector('[data-dialog="beginning"]')?.open && document.querySelectorAll("button.edge").length === 8`)
	eval[chromedp.Void](p, `void document.querySelector('.called [data-name="motif-0"]').focus()`)
	p.do(chromedp.KeyEvent("Frog\rToad\rNewt\r"))
	assert.Equal(t, "motif-3", eval[string](p, `document.activeElement.dataset.name`))
	p.do(chromedp.KeyEvent("Lizard\r"))
	p.Until(`!document.querySelector("dialog[open]") && [...document.querySelectorAll("button.edge b")].map((name) => name.textContent).join(" ") === "Frog Frog Toad Toad Newt Newt Lizard Lizard"`)

	p.settled()
	p.do(chromedp.KeyEvent("ABcd"))
	p.Until(`document.querySelector("#entry-text").value.includes("ABcd")`)
	eval[chromedp.Void](p, `void (document.querySelector('[data-part="names"]').open = true)`)
	eval[chromedp.Void](p, `void document.querySelector('[data-part="names"] [data-name="emoji-0"]').focus()`)
	p.do(chromedp.KeyEvent("★"))
	eval[chromedp.Void](p, `void document.querySelector('[data-part="names"] [data-name="motif-1"]').focus()`)
	p.Until(`document.querySelector("#edges-edge-A text")?.textContent === "★"`)
	p.Press(kb.Backspace, kb.Backspace)
	assert.Equal(t, "To", p.Value(`[data-part="names"] [data-name="motif-1"]`), "what is typed goes there")
	assert.Contains(t, p.Value("#entry-text"), "ABcd", "and not to the tiles")
}

func TestTilesAreEnteredByKeyboard(t *testing.T) {
	t.Parallel()
	p := open(t, visit{}).AtSolve()
	p.tabTo("button Enter my tiles")
	p.Press(kb.Enter)
	p.Until(`document.querySelector('[data-dialog="beginning"]')?.open && document.querySelectorAll("button.edge").length === 8`)
	assert.Equal(t, "button Enter the tiles", p.Focused())
	p.Press(kb.Enter)
	p.Until(`document.activeElement.closest('[data-part="hand"]')`)
	word := strings.Join(dogs.tiles, "")
	p.do(chromedp.KeyEvent(word[:5]))
	p.UntilText(`[data-part="enter-at"]`, "Tile 2 of 9 · right")
	p.Press(kb.Backspace)
	p.UntilText(`[data-part="enter-at"]`, "Tile 2 of 9 · top")
	p.Press(kb.ArrowLeft)
	p.UntilText(`[data-part="enter-at"]`, "Tile 1 of 9 · left")
	p.Press(kb.ArrowRight)
	p.do(chromedp.KeyEvent(word[4:]))
	p.Until(`document.querySelector('[data-part="enter-solve"]').checkVisibility()`)
	assert.Contains(t, p.Text(`[data-part="enter-twins"]`), "Tiles 3 and 4 are identical.")
	p.tabTo("button Solve these tiles")
	p.Press(kb.Enter)
	p.Until(`document.body.dataset.tab === "solve"`)
	assert.Contains(t, p.Hash(), "tiles="+strings.Join(dogs.tiles, "."))
	p.UntilText(`[data-part="verdict"]`, "Two solutions.")
}

func TestWhatIsEnteredOutlivesAReload(t *testing.T) {
	t.Parallel()
	p := open(t, visit{}).AtSolve()
	p.Click(`[data-part="enter"]`)
	p.Skip()
	p.do(chromedp.KeyEvent("ABcdAC"))
	p.UntilText(`[data-part="enter-at"]`, "Tile 2 of 9 · bottom")
	p.do(chromedp.Reload())
	p.AtSolve()
	p.UntilText(`[data-part="enter-at"]`, "Tile 2 of 9 · bottom")
	// Its text follows once Go has told of it.
	p.Until(`document.querySelector("#entry-text").value === "grid: 3x3\ntiles:\n  ABcd\n  AC\n"`)
	p.Click(`[data-action="enter-undo"]`)
	p.UntilText(`[data-part="enter-at"]`, "Tile 2 of 9 · right")
	p.Click(`[data-action="tab-solve"]`)
	p.do(chromedp.Reload())
	p.AtSolve()
	assert.True(t, p.Visible(`[data-action="solve"]`), "who went back to Solve stays there")
}

// Anew clears the tiles of the puzzle on the table, which are seen first.
func (p *page) Anew() {
	p.t.Helper()
	const anew = `[data-action="enter-anew"]`
	p.Until(`document.querySelector("#entry-text").value.split("tiles:")[1]?.trim() && !document.querySelector('` + anew + `').disabled`)
	p.Click(anew)
	p.Until(`document.querySelector('` + anew + `').disabled && document.querySelectorAll("button.edge").length === 8`)
	p.Until(`document.querySelector("#entry-text").value.split("tiles:")[1]?.trim() === ""`)
}

// TestTheTilesOfTheOpenPuzzleAreSeen where nobody has entered anything, and make room for
// those of the next one; what somebody has entered stays.
func TestTheTilesOfTheOpenPuzzleAreSeen(t *testing.T) {
	t.Parallel()
	p := open(t, visit{Hash: ownPuzzle}).Ready()
	p.Click(`[data-action="tab-tiles"]`)
	p.Until(`document.querySelector("#entry-text").value.includes("AAbc")`)
	p.UntilText(`[data-part="caption"]`, "Your tiles")
	assert.True(t, eval[bool](p, `document.querySelector('[data-action="enter-undo"]').disabled`), "to look at them is no step")
	p.Follow("#" + hundeSpiel + "&end=1")
	p.UntilText(`[data-part="name"]`, "Hunde-Spiel")
	p.Click(`[data-action="tab-tiles"]`)
	p.Until(`document.querySelector("#entry-text").value.includes("BGus")`)
	p.Anew()
	p.do(chromedp.KeyEvent("A"))
	p.UntilText(`[data-part="enter-at"]`, "Tile 1 of 9 · right")
	p.Click(`[data-action="tab-play"]`)
	p.Click(`[data-action="tab-tiles"]`)
	assert.Equal(t, "A", tilesOf(p.Value("#entry-text")))
	p.Click(`[data-action="enter-undo"]`)
	p.Until(`document.querySelector('[data-action="enter-anew"]').disabled`)
}

func TestEveryChangeOfAnEntryIsUndone(t *testing.T) {
	t.Parallel()
	p := open(t, visit{}).AtSolve()
	p.Click(`[data-action="tab-tiles"]`)
	p.Anew()
	texts := []string{p.Value("#entry-text")}
	click := func(action string) {
		t.Helper()
		p.Until(`!document.querySelector('[data-action="` + action + `"]').disabled`)
		p.Click(`[data-action="` + action + `"]`)
	}
	changed := func() {
		t.Helper()
		p.Until(`document.querySelector("#entry-text").value !== ` + quote(texts[len(texts)-1]))
		texts = append(texts, p.Value("#entry-text"))
	}
	for _, edge := range "ABcd" {
		p.do(chromedp.KeyEvent(string(edge)))
		changed()
	}
	click("enter-leaf") // back to the first tile
	for _, action := range []string{"enter-turn", "enter-copy", "enter-clear", "enter-change", "enter-anew"} {
		click(action)
		changed()
		if action == "enter-copy" {
			click("enter-leaf") // it goes on after the copy
		}
	}
	assert.Equal(t, []string{"dABc", "dABc  dABc", "dABc"}, []string{
		tilesOf(texts[5]), tilesOf(texts[6]), tilesOf(texts[7])})
	assert.Contains(t, texts[8], "BGus")
	for i := len(texts) - 2; i >= 0; i-- {
		click("enter-undo")
		p.Until(`document.querySelector("#entry-text").value === ` + quote(texts[i]))
	}
	for _, text := range texts[1:] {
		p.do(chromedp.KeyEvent("z", chromedp.KeyModifiers(chromedp.ModifierCtrl|chromedp.ModifierShift)))
		p.Until(`document.querySelector("#entry-text").value === ` + quote(text))
	}
}

// tilesOf are the tiles that a text lists.
func tilesOf(text string) string {
	_, tiles, _ := strings.Cut(text, "tiles:\n")
	return strings.ReplaceAll(strings.TrimSpace(tiles), "\n", "")
}

func TestTextAndTilesStayInStep(t *testing.T) {
	t.Parallel()
	p := open(t, visit{}).AtSolve()
	p.Click(`[data-action="tab-tiles"]`)
	p.Until(`document.querySelectorAll("button.edge").length === 8`)
	write := func(text string) {
		t.Helper()
		eval[bool](p, `(() => {
			const field = document.querySelector("#entry-text");
			field.value = `+quote(text)+`;
			return field.dispatchEvent(new Event("input", { bubbles: true }));
		})()`)
	}
	write("grid: 2x2\nmates: same\ntiles:\n  AABB\n  AB!C")
	p.UntilText(`[data-part="entry-fault"]`, "Line 5, tile 2, bottom: “!” isn’t an edge.")
	p.do(chromedp.Reload())
	p.AtSolve()
	p.UntilText(`[data-part="entry-fault"]`, "isn’t an edge.")
	assert.Contains(t, p.Value("#entry-text"), "AB!C", "what cannot be read is kept")
	write("grid: 2x2\nmates: same\ntiles:\n  AABB\n  AB?C")
	p.UntilText(`[data-part="caption"]`, "Your tiles · 1 of 4")
	p.UntilText(`[data-part="enter-at"]`, "Tile 2 of 4 · bottom")
	assert.Equal(t, 0, p.Count(`button.edge[data-edge="a"]`))
}

func TestHexagonsAndTrianglesAreEntered(t *testing.T) {
	t.Parallel()
	p := open(t, visit{}).AtSolve()
	p.Click(`[data-action="tab-tiles"]`)
	p.Anew()
	p.Click(`.rules summary`)
	for kind, want := range map[string]string{"hexagon": "Tile 1 of 19 · top", "triangle": "Tile 1 of 9 · right"} {
		eval[bool](p, `(() => {
			const field = document.querySelector('[data-rule="kind"]');
			field.value = `+quote(kind)+`;
			return field.dispatchEvent(new Event("change", { bubbles: true }));
		})()`)
		p.UntilText(`[data-part="enter-at"]`, want)
		p.Press("A")
		p.UntilText(`[data-part="enter-at"]`, "Tile 1")
		p.Press(kb.Backspace)
		p.CheckAccessible(kind)
	}
}
