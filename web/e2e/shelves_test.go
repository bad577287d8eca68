//go:build e2e

package e2e

import (
	"fmt"
	"testing"

	"github.com/chromedp/chromedp"
	"github.com/chromedp/chromedp/kb"
	"github.com/stretchr/testify/assert"

	"edgewise/solver/gallery"
)

// The layout of the page of all puzzles, and how one leaves it. ../flows/shelves.test.js tests what
// stands on the shelves.

const (
	shelves   = `[data-dialog="puzzles"]`
	sought    = `[data-part="published-words"]`
	foundTold = `[data-part="published-count"]`
	found     = shelves + ` [data-shelf="found"] .card`
)

// ToPuzzles presses Puzzles; on the narrowest phone only home has room for that button.
func (p *page) ToPuzzles() {
	p.t.Helper()
	if !p.Visible(`[data-action="puzzles"]`) {
		p.Click(`[data-action="home"]`)
	}
	p.Click(`[data-action="puzzles"]`)
}

// ToShelves presses Puzzles and waits until the shelves are full.
func (p *page) ToShelves() {
	p.t.Helper()
	p.ToPuzzles()
	p.Until(`document.querySelectorAll('[data-part="published"] li').length > 100`)
}

// TestShelvesAreAPage as wide as the window. It is a step in the history, and opens again after a
// reload and on the way back from the chosen puzzle to the one before.
func TestShelvesAreAPage(t *testing.T) {
	t.Parallel()
	p := open(t, visit{Home: true}).Ready()
	isOpen := func(open bool) {
		t.Helper()
		p.Until(fmt.Sprintf(`document.querySelector(%q).open === %t`, shelves, open))
	}
	p.ToShelves()
	assert.Equal(t, []float64{0, 0, 1280, 800}, eval[[]float64](p, `(({ x, y, width, height }) => [x, y, width, height])(document.querySelector('[data-dialog="puzzles"]').getBoundingClientRect())`))
	assert.Equal(t, 6, eval[int](p, `getComputedStyle(document.querySelector('[data-shelf="classics"] ul')).gridTemplateColumns.split(" ").length`))
	eval[bool](p, "history.back() ?? true")
	isOpen(false)
	p.Until(atHome)
	eval[bool](p, "history.forward() ?? true")
	isOpen(true)
	p.Press(kb.Escape)
	isOpen(false)
	assert.Equal(t, "", p.Hash())

	p.ToShelves()
	p.Seek("big cats")
	p.Until(`history.state.shelves.words === "big cats"`)
	p.Reload().Ready()
	isOpen(true)
	p.UntilText(foundTold, "found")
	assert.Equal(t, "big cats", p.Value(sought), "what was sought still is")
	p.Click(found)
	p.UntilText(`[data-part="name"]`, "Big cats")
	isOpen(false)
	eval[bool](p, "history.back() ?? true")
	isOpen(true)
	p.Until(fmt.Sprintf(`document.querySelector(%q).value === "big cats"`, sought))
	assert.Contains(t, p.Focused(), "button Big cats")
	p.Press(kb.Escape)
	p.backLeadsToThePuzzleBefore()
}

// backLeadsToThePuzzleBefore: the browser's history leads back to the previous puzzle by way of
// the shelves that the puzzle was opened from, also after a reload.
func (p *page) backLeadsToThePuzzleBefore() {
	t := p.t
	t.Helper()
	p.FollowTo(firstPublished)
	p.AtSolve()
	first := p.Hash()
	p.OpenPublished("Insects")
	p.OpenPublished("Big cats")
	step := func(way, name string, shelves bool) {
		t.Helper()
		eval[bool](p, "history."+way+"() ?? true")
		p.UntilText(`[data-part="name"]`, name)
		p.Until(fmt.Sprintf(`document.querySelector('[data-dialog="puzzles"]').open === %t`, shelves))
	}
	step("back", "Insects", true)
	step("back", "Insects", false)
	p.Reload().Ready()
	step("back", "Hunde-Spiel", true)
	step("back", "Hunde-Spiel", false)
	assert.Equal(t, first, p.Hash())
	step("forward", "Hunde-Spiel", true)
	step("forward", "Insects", false)
}

// TestShelvesFillTheirRows in windows of every width. A shelf with only one more row than it shows at
// first shows that too, versions of a puzzle stand together, and only pictures in sight are drawn.
func TestShelvesFillTheirRows(t *testing.T) {
	t.Parallel()
	p := open(t, visit{Width: 390, Height: 844, Touch: true}).Ready()
	p.ToShelves()
	shows := func(shelf string) int {
		t.Helper()
		return eval[int](p, fmt.Sprintf(`[...document.querySelectorAll('[data-shelf=%q] li')].filter((item) => item.checkVisibility()).length`, shelf))
	}
	const far = `[...document.querySelectorAll(".shelves .thumbnail")].filter((image) => image.getBoundingClientRect().top > innerHeight + 200).length`
	p.Until(`document.querySelector(".shelves .thumbnail")`)
	assert.Zero(t, eval[int](p, far), "what is drawn that is not in sight")
	assert.Equal(t, 7, shows("open"))
	assert.False(t, p.Visible(`[data-shelf="open"].all`), "one row more needs no button")
	assert.True(t, p.Visible(`[data-shelf="framed"].all`))
	p.choicesFade()
	for _, size := range []struct {
		width  int64
		framed int
	}{{390, 6}, {800, 8}, {1000, 10}, {1280, 12}} {
		p.Resize(size.width, 844, size.width == 390)
		p.Until(fmt.Sprintf(`innerWidth === %d`, size.width))
		assert.Equal(t, size.framed, shows("framed"), size.width)
	}

	p.Click(`[data-shelf="classics"].all`)
	p.Until(`document.activeElement.closest('[data-shelf="classics"] li')`)
	assert.Equal(t, 12, eval[int](p, `[...document.querySelectorAll('[data-shelf="classics"] li')].indexOf(document.activeElement.parentElement)`), "the first that was not shown")
	assert.False(t, p.Visible(`[data-shelf="classics"].all`))
	p.Until(`[...document.querySelectorAll('[data-shelf="classics"] .card')].some((card) => card.querySelector(".thumbnail"))`)
	assert.Less(t, p.Count(".shelves .thumbnail"), 60, "of %d", len(gallery.All()))
	p.twinsStandTogether()
	p.Resize(390, 844, true)
	p.Click(`[data-shelf="drawings"] .card[data-ids^="hunde-spiel "]`)
	p.Until(`[...document.querySelectorAll('[data-shelf="drawings"] li')].filter((item) => item.checkVisibility()).length === 9`)
}

// choicesFade: on a phone the row of choices fades where it continues, and the focused last choice
// scrolls out of the fade.
func (p *page) choicesFade() {
	p.t.Helper()
	const row = `document.querySelector(".finding > div")`
	const fade = `parseFloat(getComputedStyle(` + row + `).paddingInlineEnd)`
	assert.Contains(p.t, eval[string](p, `getComputedStyle(`+row+`).maskImage`), "linear-gradient")
	assert.Greater(p.t, eval[float64](p, fade), 40.)
	assert.True(p.t, eval[bool](p, row+`.scrollWidth > `+row+`.clientWidth`))
	p.do(chromedp.Focus(chromedp.CSS(`[data-part="published-maker"]`)))
	p.Until(`document.querySelector('[data-part="published-maker"]').getBoundingClientRect().right <= innerWidth - ` + fade + ` + 1`)
}

// twinsStandTogether on one background without a gap, and Tab leads from the button that folds them to
// the first.
func (p *page) twinsStandTogether() {
	p.t.Helper()
	eval[chromedp.Void](p, `document.querySelector('[data-shelf="drawings"] .card[data-ids^="one-tough-puzzle "]').focus()`)
	p.Press(kb.Enter)
	p.Until(`document.querySelectorAll(".version").length === 4 && document.activeElement.matches(".fold-twins")`)
	assert.Equal(p.t, "button One Tough Puzzle, same puzzle, 4 versions", p.Focused())
	p.Press(kb.Tab)
	assert.Contains(p.t, p.Focused(), "One Tough Puzzle about 10,000 tries , tiles as listed by James Adam Buckland , moderate , 1 solution")
	assert.Equal(p.t, 1, eval[int](p, `new Set([...document.querySelectorAll(".version")].map((item) => getComputedStyle(item).backgroundColor)).size`))
	assert.True(p.t, eval[bool](p, `(([first, ...others]) => others.some((item, at) => item.offsetTop === [first, ...others][at].offsetTop) && others.every((item, at) => item.offsetTop !== [first, ...others][at].offsetTop || Math.abs(item.getBoundingClientRect().left - [first, ...others][at].getBoundingClientRect().right) < 1))([...document.querySelectorAll(".version")])`), "without a gap in their rows")
}

// TestShelvesInEveryLanguage fit the narrowest window and the widest. In the dark theme the samples
// are dimmed like the covers, each on the background of a card.
func TestShelvesInEveryLanguage(t *testing.T) {
	t.Parallel()
	p := open(t, visit{Dark: true}).Ready()
	for _, language := range []string{"de", "fr", "da", "en"} {
		p.Speak(language)
		p.ToShelves()
		for _, width := range []int64{1280, 320} {
			p.Resize(width, 800, false)
			p.Until(fmt.Sprintf("innerWidth === %d", width))
			p.settled()
			assert.Zero(t, eval[int](p, `(({ scrollWidth, clientWidth }) => Math.max(0, scrollWidth - clientWidth))(document.querySelector('[data-dialog="puzzles"]'))`), "%s at %d: how far it scrolls sideways", language, width)
		}
		p.Resize(1280, 800, false)
		if language != "en" {
			p.Press(kb.Escape)
			p.Until(fmt.Sprintf(`!document.querySelector(%q).open`, shelves))
		}
	}
	p.Until(`document.querySelector(".shelf .thumbnail")`)
	light := eval[string](p, `getComputedStyle(document.querySelector(".shelf .thumbnail")).filter`)
	assert.Contains(t, light, "brightness")
	p.Click(shelves + ` [data-action="enter"]`)
	p.Until(`document.querySelectorAll('[data-dialog="beginning"] .sample').length > 5`)
	assert.Equal(t, []string{light + " rgb(255, 251, 241)"}, eval[[]string](p, `[...new Set([...document.querySelectorAll('[data-dialog="beginning"] .sample')].map((sample) => getComputedStyle(sample)).map(({ filter, backgroundColor }) => filter + " " + backgroundColor))]`))
}
