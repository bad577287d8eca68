//go:build e2e

package e2e

import (
	"fmt"
	"strconv"
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

// TestTheBoxIsThereAgainAfterAReload with the name that is being written, and not once it was left.
// A word that stands where an emoji goes becomes the name.
func TestTheBoxIsThereAgainAfterAReload(t *testing.T) {
	t.Parallel()
	p := beginOwn(t, 390, "Frog")
	field := func(name string) string { return `document.querySelector('.called [data-name="` + name + `"]')` }
	eval[chromedp.Void](p, `void `+field("motif-1")+`.focus()`)
	p.do(chromedp.KeyEvent("Toa"))
	p.Reload()
	p.Until(`document.querySelector('[data-dialog="beginning"]')?.open`)
	p.Until(field("motif-0") + `.value === "Frog" && ` + field("motif-1") + `.value === "Toa"`)
	eval[chromedp.Void](p, `void `+field("emoji-2")+`.focus()`)
	p.do(chromedp.KeyEvent("Newt"))
	p.UntilText(`.called [data-part="names-help"]`, "Only an emoji or a sign such as ★ fits there.")
	eval[chromedp.Void](p, `void document.activeElement.blur()`)
	p.Until(field("motif-2") + `.value === "Newt" && ` + field("emoji-2") + `.value === ""`)
	p.Press(kb.Escape)
	p.UntilText(`[data-edge="b"]`, "Toa tail")
	p.UntilText(`[data-edge="C"]`, "Newt head")
	p.Reload()
	p.UntilText(`[data-edge="b"]`, "Toa tail")
	assert.Zero(t, p.Count(`[data-dialog="beginning"]`))
}

// TestPicturesOfOneName are told apart wherever their name is said: on the keys, in the
// narrowest window, where one goes on, and by who hears a tile.
func TestPicturesOfOneName(t *testing.T) {
	t.Parallel()
	p := beginOwn(t, 320, "Frogspawn of ponds", "frogspawn of ponds", "Frogs with crowns")
	p.UntilText(`.called [data-part="names-help"]`, "told apart by their letters: “Frogspawn of ponds A” and “frogspawn of ponds B”.")
	p.Press(kb.Escape)
	p.UntilText(`[data-edge="A"]`, "Frogspawn of ponds A head")
	p.UntilText(`[data-edge="b"]`, "frogspawn of ponds B tail")
	p.Until(`document.querySelector('[data-edge="C"] > span').textContent === "Frogs with crowns head"`)
	assert.True(t, p.holds(`[...document.querySelectorAll("button.edge b > span + span")].every((sign) => sign.clientWidth > 0 && sign.getBoundingClientRect().right <= sign.closest("button").getBoundingClientRect().right)`))
	p.Shot("one-name")
	p.do(chromedp.KeyEvent("b"))
	p.UntilText(`[data-part="enter-last"]`, "Top: frogspawn of po… B · tail. Now right.")
	assert.Contains(t, eval[string](p, `document.querySelector('[data-tile="0"]').getAttribute("aria-label")`), "top: frogspawn of ponds B · tail")
	p.UntilText(`[data-part="balance"]`, "frogspawn of ponds B")
}

// TestANameThatIsStillWrittenStays when there is to be one more picture, and its field is made anew.
func TestANameThatIsStillWrittenStays(t *testing.T) {
	t.Parallel()
	p := beginOwn(t, 390, "Frog", "Toad", "Newt")
	eval[chromedp.Void](p, `void document.querySelector('.called [data-name="motif-3"]').focus()`)
	p.do(chromedp.KeyEvent("Lizard"))
	for pictures := 5; pictures <= 6; pictures++ {
		eval[chromedp.Void](p, `void document.querySelector('.called [data-action="enter-motifs"][data-cut="true"][data-by="1"]').click()`)
		p.Until(fmt.Sprintf(`document.querySelectorAll('.called [data-name^="motif-"]').length === %d`, pictures))
		assert.Equal(t, "Frog Toad Newt Lizard", eval[string](p, `[...document.querySelectorAll('.called [data-name^="motif-"]')].map((field) => field.value).join(" ").trim()`))
	}
}

// TestANameMayBeALetter that is the key of another picture: the two are told apart, typing it
// enters no side, and keys go on to mean what they did.
func TestANameMayBeALetter(t *testing.T) {
	t.Parallel()
	p := beginOwn(t, 390, "B")
	p.UntilText(`.called [data-part="names-help"]`, "told apart by their letters: “B A” and “B”.")
	p.Press(kb.Escape)
	p.UntilText(`[data-edge="A"]`, "B A")
	p.UntilText(`[data-part="enter-at"]`, "Tile 1 of 9 · top")
	p.do(chromedp.KeyEvent("A"))
	p.UntilText(`[data-part="enter-last"]`, "Top: B A · head. Now right.")
	p.do(chromedp.KeyEvent("b"))
	p.UntilText(`[data-part="enter-at"]`, "Tile 1 of 9 · bottom")
	eval[chromedp.Void](p, `void (document.querySelector('[data-part="names"]').open = true, document.querySelector('[data-part="names"] [data-name="motif-1"]').focus())`)
	p.do(chromedp.KeyEvent("A"))
	p.Press(kb.Tab)
	p.UntilText(`[data-edge="B"]`, "A")
	p.Until(`document.querySelector("#entry-text").value === "grid: 3x3\nmotifs: A:B.B:A\ntiles:\n  Ab\n"`)
	p.UntilText(`[data-part="names"] [data-part="names-help"]`, "An emoji")
}

// TestThePicturesAreCounted where they are named, already when one begins, and keep their
// names; where there can be no more, or no fewer, that is said where it was asked for.
func TestThePicturesAreCounted(t *testing.T) {
	t.Parallel()
	p := beginOwn(t, 390, "Frog")
	count := func(root, by string) {
		eval[chromedp.Void](p, `void document.querySelector('`+root+` [data-action="enter-motifs"][data-cut="true"][data-by="`+by+`"]').click()`)
	}
	const box, names = `[data-dialog="beginning"]`, `[data-part="names"]`
	p.UntilText(box+` [data-part="motifs-cut"]`, "Pictures cut in half−4+")
	assert.False(t, p.Visible(box+` [data-part="motifs-whole"]`))
	count(box, "1")
	p.Until(`document.querySelectorAll(".called .motif").length === 5 && document.querySelectorAll("button.edge").length === 10`)
	assert.Equal(t, "Frog", p.Value(`.called [data-name="motif-0"]`))
	p.Until(`document.querySelector('.option [value="dogs"]').disabled`)
	p.UntilText(box+` [data-part="entry-art"] .help`, "The drawings are for up to four pictures, each cut in half.")
	p.Shot("counted")
	count(box, "-1")
	p.Until(`document.querySelectorAll(".called .motif").length === 4 && !document.querySelector('.option [value="dogs"]').disabled`)
	assert.Empty(t, p.Text(box+` [data-part="entry-art"] .help`))
	p.Press(kb.Escape)
	p.do(chromedp.KeyEvent("ABCD"))
	eval[chromedp.Void](p, `void (document.querySelector('[data-part="names"]').open = true)`)
	count(names, "-1")
	p.UntilText(names+` [data-part="motifs-cut"] .help`, "There has to be at least one, and those on your tiles stay.")
	for n := 5; n <= 26; n++ {
		count(names, "1")
		p.UntilText(names+` [data-part="motifs-cut"] b`, strconv.Itoa(n))
		assert.Empty(t, p.Text(names+` [data-part="motifs-cut"] .help`))
	}
	count(names, "1")
	p.UntilText(names+` [data-part="motifs-cut"] .help`, "That’s as many as there can be: each needs its own letter or digit.")
	p.Shot("counted-out")
	p.CheckAccessible("as many pictures as there can be")
	count(names, "-1")
	p.UntilText(names+` [data-part="motifs-cut"] .help`, "")
	p.Until(`document.querySelectorAll('[data-part="names"] .motif').length === 25`)
}

// TestTilesGoOnUnderAnotherSetting: the names of the pictures stand where they stood, also in
// another language, and keys enter sides.
func TestTilesGoOnUnderAnotherSetting(t *testing.T) {
	t.Parallel()
	p := beginOwn(t, 390, "Frog")
	p.Press(kb.Escape)
	p.do(chromedp.KeyEvent("A"))
	p.UntilText(`[data-part="enter-last"]`, "Top: Frog · head. Now right.")
	p.Set("theme", "dark")
	p.do(chromedp.KeyEvent("b"))
	p.UntilText(`[data-part="enter-last"]`, "Right: B · tail. Now bottom.")
	p.Set("language", "de")
	p.UntilText(`[data-part="names"] [data-part="motifs-cut"]`, "Geteilte Bilder")
	assert.Equal(t, "Frog", p.Value(`[data-part="names"] [data-name="motif-0"]`))
}

// TestTilesHalfEnteredAreShared as what they are, also beside another puzzle: the sheet says
// how many there are, and they arrive at a friend's.
func TestTilesHalfEnteredAreShared(t *testing.T) {
	t.Parallel()
	const share = `[data-action="share"]`
	p := open(t, visit{Hash: ownPuzzle, Width: 390, Height: 844, Touch: true}).Ready()
	p.Click(`[data-action="tab-tiles"]`)
	p.Anew()
	p.do(chromedp.KeyEvent("ABcdBCdaAC"))
	p.Until(`document.querySelector("#entry-text").value.endsWith("  AC\n")`)
	p.Click(share)
	p.UntilText(`[data-part="share-lost"]`, "Tiles entered so far: 2 of 9. Whoever gets this can enter the others.")
	link := p.Value(`[data-part="share-text"]`)
	assert.True(t, strings.HasSuffix(link, "#grid=3x3&tiles=ABcd.BCda.AC.?.?.?.?.?.?"), link)
	assert.False(t, p.Visible(`[data-part="share-what"]`), "it is not the whole puzzle")
	assert.False(t, p.Visible(`[data-part="print-section"]`), "what is printed is the puzzle on the table")
	assert.True(t, p.Visible(`dialog [data-action="copy"]`))
	p.Click(`[data-part="share-ways"] [value="png"]`)
	p.UntilText(`[data-part="share-lost"]`, "only as a link or as text to edit")
	p.Until(`document.querySelector('dialog [data-action="copy"]').disabled`)
	p.Shot("shared-half")

	friend := open(t, visit{Hash: link[strings.Index(link, "#"):], Width: 390, Height: 844, Touch: true}).Ready()
	friend.UntilText(`[data-part="notices"]`, "2 of 9 are here. You can enter the others.")
	friend.Shot("shared-half-friend")

	// All of them are a puzzle like any other; nothing is one that cannot be shared.
	p.Press(kb.Escape)
	p.do(chromedp.KeyEvent("bd" + strings.Repeat("ABcd", 6)))
	p.Until(`document.querySelector('[data-part="enter-solve"]').checkVisibility()`)
	p.Click(share)
	p.Click(`[data-part="share-ways"] [value="link"]`)
	p.Until(`document.querySelector('[data-part="share-text"]').value.includes("tiles=ABcd.BCda.ACbd.ABcd.")`)
	assert.True(t, strings.HasSuffix(p.Value(`[data-part="share-text"]`), "&end=1"))
	assert.Empty(t, p.Text(`[data-part="share-lost"]`))
	p.Press(kb.Escape)
	q := beginOwn(t, 390)
	assert.True(t, q.holds(`document.querySelector('[data-action="share"]').disabled`))
	q.Press(kb.Escape)
	q.do(chromedp.KeyEvent("A"))
	q.Until(`!document.querySelector('[data-action="share"]').disabled`)
}

// TestHalfATableOfALinkGivesWay to tiles of one's own, and these to it: what gave way is not
// lost, and the offer stands beside neither.
func TestHalfATableOfALinkGivesWay(t *testing.T) {
	t.Parallel()
	const link, offer = "#grid=hex2&tiles=ABCDEF.BCDEFA.CDEFAB.?.?.?.?", "Not all of these tiles have been entered yet."
	p := open(t, visit{Hash: link, Width: 390, Height: 844, Touch: true}).Ready()
	p.UntilText(`[data-part="notices"]`, offer)
	p.Click(`[data-action="tab-tiles"]`)
	p.UntilText(`[data-part="notices"]`, offer)
	p.do(chromedp.KeyEvent("ABC"))
	p.Until(`!document.querySelector('[data-part="notices"]').textContent && !location.hash`)
	p.UntilText(`[data-part="caption"]`, "Your tiles · 0 of 9")

	p.Visit(link).Ready()
	p.Click(`[data-action="enter-rest"]`)
	p.UntilText(`[data-part="caption"]`, "Your tiles · 3 of 7")
	p.UntilText(`[data-part="enter-last"]`, "The tiles you were entering aren’t lost: Undo brings them back.")
	p.Shot("gave-way")
	p.Click(`[data-action="enter-undo"]`)
	p.UntilText(`[data-part="enter-at"]`, "Tile 1 of 9 · left")
	p.Click(`[data-action="enter-redo"]`)
	p.UntilText(`[data-part="enter-at"]`, "of 7")
	p.Click(`[data-tile="3"]`)
	p.do(chromedp.KeyEvent(strings.Repeat("abcdef", 4)))
	p.UntilText(`[data-part="enter-message"]`, "That’s all the tiles.")
	assert.Empty(t, p.Text(`[data-part="notices"]`))
	p.Reload()
	p.UntilText(`[data-part="enter-message"]`, "That’s all the tiles.")
	assert.Empty(t, p.Text(`[data-part="notices"]`))
	p.Click(`[data-action="enter-clear"]`)
	p.UntilText(`[data-part="enter-last"]`, "is empty again.")
}

// TestALongNameIsNotClipped where what was entered last is told, in the narrowest window, and
// the keys below stay where they are.
func TestALongNameIsNotClipped(t *testing.T) {
	t.Parallel()
	p := beginOwn(t, 320, strings.Repeat("long name ", 4), strings.Repeat("frogspawn", 4))
	field := `.called [data-name="motif-2"]`
	eval[chromedp.Void](p, `void document.querySelector('`+field+`').focus()`)
	p.do(chromedp.KeyEvent(strings.Repeat("toad", 9)))
	p.UntilText(`.called [data-part="names-help"]`, "An emoji")
	p.do(chromedp.KeyEvent(strings.Repeat("toad", 2)))
	p.UntilText(`.called [data-part="names-help"]`, "There’s room for 40 characters in a name.")
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

// TestNamesThatHaveNoRoom are not cut off without a word: that of the puzzle, those of the
// halves, and that of a card.
func TestNamesThatHaveNoRoom(t *testing.T) {
	t.Parallel()
	p := open(t, visit{Hash: ownPuzzle, Width: 390, Height: 844, Touch: true}).AtSolve()
	p.Click(`[data-action="tab-tiles"]`)
	p.Until(`document.querySelector("#entry-text").value.includes("AAbc")`)
	p.Click(`[data-part="names"] summary`)
	full := func(field string, most int) {
		t.Helper()
		said := field + " ~ .full"
		p.Until(`document.querySelector('` + field + `')?.checkVisibility()`)
		eval[chromedp.Void](p, `(() => { const field = document.querySelector('`+field+`'); field.focus(); field.select(); })()`)
		p.do(chromedp.KeyEvent(strings.Repeat("x", most-1)))
		assert.Empty(t, p.Text(said))
		p.do(chromedp.KeyEvent("xx"))
		p.UntilText(said, fmt.Sprintf("There’s room for %d characters in a name.", most))
		assert.Len(t, p.Value(field), most)
	}
	full(`[data-name="name"]`, 200)
	full(`[data-name="head"]`, 40)
	p.CheckAccessible("a name that has no room")
	p.Shot("no-room")
	p.Press(kb.Enter)
	p.Click(`[data-action="puzzles"]`)
	p.Click(`[data-part="mine"] [data-action="rename"]`)
	full(`[data-part="mine"] li input`, 80)
	p.Press(kb.Escape)
	p.Until(`!document.querySelector('[data-part="mine"] .full')`)
}
