//go:build e2e

package e2e

import (
	"fmt"
	"strings"
	"testing"

	"github.com/chromedp/chromedp"
	"github.com/chromedp/chromedp/kb"
	"github.com/stretchr/testify/assert"

	"edgewise/solver/gallery"
)

// Where things are on the page of all puzzles.
const (
	shelves   = `[data-dialog="puzzles"]`
	sought    = `[data-part="published-words"]`
	foundTold = `[data-part="published-count"]`
	found     = shelves + ` [data-shelf="found"] .card`
)

// ToShelves presses Puzzles and waits until everything stands on its shelf.
func (p *page) ToShelves() {
	p.t.Helper()
	p.Click(`[data-action="puzzles"]`)
	p.Until(`document.querySelectorAll('[data-part="published"] li').length > 100`)
}

// TestShelvesAreAPage: as wide as the window, a step in the history, and there again
// after a reload and after the puzzle that was chosen.
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
	p.Reload().Ready()
	isOpen(true)
	p.Until(`document.querySelectorAll('[data-part="published"] li').length > 100`)
	p.Seek("big cats")
	p.Fill(`[data-part="published-solutions"]`, "single")
	p.Until(`history.state.shelves.solutions === "single"`)
	p.Reload().Ready()
	isOpen(true)
	p.UntilText(foundTold, "2 found")
	assert.Equal(t, "big cats single", p.Value(sought)+" "+p.Value(`[data-part="published-solutions"]`), "what was sought still is")
	p.Click(found)
	p.UntilText(`[data-part="name"]`, "Big cats")
	isOpen(false)
	eval[bool](p, "history.back() ?? true")
	isOpen(true)
	p.Until(fmt.Sprintf(`document.querySelector(%q).value !== ""`, sought))
	assert.Equal(t, "big cats", p.Value(sought), "as it was left")
	assert.Contains(t, p.Focused(), "button Big cats")
	p.Click(found)
	isOpen(false)
	p.ToShelves()
	assert.Equal(t, "", p.Value(sought), "opened from above, nothing is sought")
	p.Press(kb.Escape)
	isOpen(false)
	eval[bool](p, "history.back() ?? true")
	isOpen(true)
	p.Until(fmt.Sprintf(`document.querySelector(%q).value !== ""`, sought))
	p.UntilText(foundTold, "2 found")
	assert.Equal(t, "big cats single", p.Value(sought)+" "+p.Value(`[data-part="published-solutions"]`), "and this step still has its own")
	p.Click(shelves + ` [data-action="home"]`)
	isOpen(false)
	p.Until(atHome)
}

func TestEveryPuzzleStandsOnOneShelf(t *testing.T) {
	t.Parallel()
	p := open(t, visit{Before: on("2026, 10, 24, 12, 0")}).Ready()
	p.ToShelves()
	assert.Equal(t, []string{"My puzzles", "Daily puzzles", "With drawings 4", "Classics 120", "Hexagons 3", "Framed boards 61", "Open problems 7"},
		eval[[]string](p, `[...document.querySelectorAll('[data-dialog="puzzles"] h3')].filter((title) => title.checkVisibility()).map((title) => title.textContent.trim())`))
	p.UntilText(`[data-part="todays"] .card:has(.thumbnail)`, "No. 4 · moderate")
	assert.Equal(t, 4, p.Count(`[data-part="todays"] .card`), "there is no day before the first")

	shownDays := `[...document.querySelectorAll('[data-part="todays"] .card')].filter((card) => card.checkVisibility()).length`
	for typed, days := range map[string]int{"november 22": 1, "2026-11-23": 1, "tuesday": 1, "insects": 0} {
		p.Seek(typed)
		assert.Equal(t, days, eval[int](p, shownDays), typed)
		assert.Equal(t, typed == "insects", p.Text(foundTold) != "", typed)
	}
	p.Click(`[data-action="seek-nothing"]`)
	p.Until(shownDays + ` === 4`)

	p.Click(`[data-shelf="classics"].all`)
	p.Until(`document.activeElement.closest('[data-shelf="classics"] li')`)
	assert.Equal(t, 12, eval[int](p, `[...document.querySelectorAll('[data-shelf="classics"] li')].indexOf(document.activeElement.parentElement)`), "the first that was not shown")
	assert.False(t, p.Visible(`[data-shelf="classics"].all`))
	assert.True(t, eval[bool](p, `[...document.querySelectorAll('[data-part="published"] section:has(h3)')].every((shelf) => Number(shelf.querySelector("h3 small").textContent) === shelf.querySelectorAll("li").length)`), "a shelf counts its cards")
	cards := eval[[]string](p, `[...document.querySelectorAll('[data-part="published"] section:has(h3) .card')].flatMap(({ dataset }) => (dataset.ids ?? dataset.id).split(" "))`)
	var all []string
	for _, entry := range gallery.All() {
		all = append(all, entry.ID)
	}
	assert.ElementsMatch(t, all, cards)
}

// TestNoButtonForOneRow: a shelf with one more row than it shows at first shows that, too.
func TestNoButtonForOneRow(t *testing.T) {
	t.Parallel()
	p := open(t, visit{Width: 390, Height: 844, Touch: true}).Ready()
	p.ToShelves()
	shows := func(shelf string) int {
		return eval[int](p, fmt.Sprintf(`[...document.querySelectorAll('[data-shelf=%q] li')].filter((item) => item.checkVisibility()).length`, shelf))
	}
	assert.Equal(t, 7, shows("open"))
	assert.False(t, p.Visible(`[data-shelf="open"].all`))
	assert.Equal(t, 6, shows("framed"))
	assert.True(t, p.Visible(`[data-shelf="framed"].all`))
	for _, width := range []int64{800, 1000, 1280} {
		p.Resize(width, 800, false)
		assert.Equal(t, map[int64]int{800: 8, 1000: 10, 1280: 12}[width], shows("framed"), width)
	}
}

// TestNothingIsDrawnThatIsNotInSight, nor what rushes by; what is looked at is.
func TestNothingIsDrawnThatIsNotInSight(t *testing.T) {
	t.Parallel()
	p := open(t, visit{Width: 390, Height: 844, Touch: true}).Ready()
	p.ToShelves()
	const far = `[...document.querySelectorAll(".shelves .thumbnail")].filter((image) => image.getBoundingClientRect().top > innerHeight + 200).length`
	p.Until(`document.querySelector(".shelves .thumbnail")`)
	assert.Zero(t, eval[int](p, far))
	p.Click(`[data-shelf="framed"].all`)
	p.Until(`[...document.querySelectorAll('[data-shelf="framed"] .card')].some((card) => card.querySelector(".thumbnail"))`)
	assert.Less(t, p.Count(".shelves .thumbnail"), 30, "of %d", len(gallery.All()))
}

// TestTwinsShareACard that says what they are, until somebody wants to see them all: then they
// stand in its place, on one ground, and what unfolds them folds them again.
func TestTwinsShareACard(t *testing.T) {
	t.Parallel()
	p := open(t, visit{}).Ready()
	p.ToShelves()
	folded := func(shelf string) string {
		return fmt.Sprintf(`[data-shelf=%q] .card[data-ids^="one-tough-puzzle "]`, shelf)
	}
	const versions = `document.querySelectorAll(".version").length === 4`
	card := p.Text(folded("drawings"))
	p.Click(folded("drawings"))
	p.Until(versions)
	assert.Zero(t, p.Count(folded("drawings")), "they stand in its place")
	p.Seek("tough one puzle")
	p.UntilText(foundTold, "6 found")
	p.Until(versions)
	p.Click(".fold-twins")
	p.Until(`!document.querySelector(".version")`)
	assert.Equal(t, card, p.Text(folded("found")), "one card says the same on a shelf and where it is found")

	p.tabTo("button One Tough Puzzle same puzzle, 4 versions · moderate · 1 solution")
	p.Press(kb.Enter)
	p.Until(versions)
	p.Until(`document.activeElement.matches(".fold-twins")`)
	assert.Equal(t, "button One Tough Puzzle, same puzzle, 4 versions", p.Focused())
	p.Press(kb.Tab)
	assert.Contains(t, p.Focused(), "One Tough Puzzle about 10,000 tries · tiles as listed by James Adam Buckland · moderate · 1 solution")
	assert.Equal(t, 1, eval[int](p, `new Set([...document.querySelectorAll(".version")].map((item) => getComputedStyle(item).backgroundColor)).size`))
	assert.True(t, eval[bool](p, `(([first, ...others]) => others.every((item, at) => Math.abs(item.getBoundingClientRect().left - [first, ...others][at].getBoundingClientRect().right) < 1))([...document.querySelectorAll(".version")])`), "without a gap")
	p.CheckAccessible("unfolded twins")
	p.tabTo("button One Tough Puzzle, same puzzle, 4 versions", chromedp.KeyModifiers(chromedp.ModifierShift))
	p.Press(kb.Enter)
	p.Until(`!document.querySelector(".version")`)
	p.Until(`document.activeElement.matches(".card[data-ids]")`)
	p.Press(kb.Enter)
	p.Until(versions)
	other, known := gallery.Find("one-tough-puzzle-2")
	assert.True(t, known)
	p.Click(fmt.Sprintf(`.card[data-link=%q]`, other.Link()))
	p.UntilText(`[data-part="name"]`, "One Tough Puzzle")
	assert.Equal(t, "#"+other.Link(), p.Hash())
}

// TestAllTwinsAreSeenOnAShortShelf: those that come out push nothing out of sight.
func TestAllTwinsAreSeenOnAShortShelf(t *testing.T) {
	t.Parallel()
	p := open(t, visit{Width: 390, Height: 844, Touch: true}).Ready()
	p.ToShelves()
	p.Click(`[data-shelf="drawings"] .card[data-ids^="hunde-spiel "]`)
	p.Click(`[data-shelf="drawings"] .card[data-ids^="one-tough-puzzle "]`)
	p.Until(`[...document.querySelectorAll('[data-shelf="drawings"] li')].filter((item) => item.checkVisibility()).length === 9`)
	p.checkLargeEnoughForAFinger("unfolded twins")
	p.checkNothingScrollsSideways("unfolded twins")
}

// TestWhateverIsSought finds something or says in a sentence that there is nothing.
func TestWhateverIsSought(t *testing.T) {
	t.Parallel()
	p := open(t, visit{}).Ready()
	p.ToShelves()
	const nothing = "Nothing here matches. Try fewer words, or clear the search."
	for typed, want := range map[string]string{
		"schildkroten": "1 found", "INSETCS": "1 found", "wizards and dragons": "1 found", "hexagons": "3 found",
		"🐸": nothing, "كلب": nothing, "<img src=x onerror=\"document.body.dataset.taken='yes'\">": nothing, "\u202Egod": nothing,
		strings.Repeat("x", 200): nothing, strings.Repeat("frogs ", 33): "1 found",
	} {
		p.Seek(typed)
		assert.Equal(t, want, p.Text(foundTold), typed)
		assert.True(t, p.Visible(`[data-action="seek-nothing"]`), typed)
	}
	assert.Equal(t, "200", eval[string](p, `document.querySelector('[data-part="published-words"]').getAttribute("maxlength")`))
	assert.False(t, eval[bool](p, `document.body.dataset.taken === "yes"`))

	p.Seek("no such thing")
	p.CheckAccessible("nothing found")
	p.Click(`[data-action="seek-nothing"]`)
	p.Until(`document.querySelector('[data-shelf="classics"]').checkVisibility()`)
	assert.Equal(t, "", p.Text(foundTold))
	assert.False(t, p.Visible(`[data-action="seek-nothing"]`))
	assert.Equal(t, "searchbox Search", p.Focused())
	p.Fill(`[data-part="published-size"]`, "hex2")
	p.UntilText(foundTold, "3 found")
	p.Fill(`[data-part="published-difficulty"]`, "gentle")
	p.UntilText(foundTold, "1 found")
}

func TestShelvesInEveryLanguageAndSize(t *testing.T) {
	t.Parallel()
	for _, language := range []string{"en", "de", "fr", "da"} {
		p := open(t, visit{Language: language}).Ready()
		p.ToShelves()
		p.CheckAccessible("the shelves in " + language)
		p.checkNothingScrollsSideways("the shelves in " + language)
		p.Resize(390, 844, true)
		p.checkLargeEnoughForAFinger("the shelves in " + language)
	}
}

// TestChoicesFadeWhereTheirRowGoesOn on a phone, and the last comes out from under that.
func TestChoicesFadeWhereTheirRowGoesOn(t *testing.T) {
	t.Parallel()
	p := open(t, visit{Width: 390, Height: 844, Touch: true}).Ready()
	p.ToShelves()
	const row = `document.querySelector(".finding > div")`
	const fade = `parseFloat(getComputedStyle(` + row + `).paddingInlineEnd)`
	assert.Contains(t, eval[string](p, `getComputedStyle(`+row+`).maskImage`), "linear-gradient")
	assert.Greater(t, eval[float64](p, fade), 40.)
	assert.True(t, eval[bool](p, row+`.scrollWidth > `+row+`.clientWidth`))
	p.do(chromedp.Focus(chromedp.CSS(`[data-part="published-maker"]`)))
	p.Until(`document.querySelector('[data-part="published-maker"]').getBoundingClientRect().right <= innerWidth - ` + fade + ` + 1`)
}

// TestMyCardsTellWhatIsKnown of a puzzle: how much lies on its board, and how many
// solutions a search has found.
func TestMyCardsTellWhatIsKnown(t *testing.T) {
	t.Parallel()
	p := open(t, visit{Hash: dogs.hash("name=Aunt")}).AtSolve()
	p.PutOne()
	p.ToShelves()
	p.UntilText(`[data-part="mine"] small`, "1 of 9 · 2 solutions")
	p.Seek("aunt")
	assert.True(t, p.Visible(`[data-part="mine"] .card`))
	assert.Empty(t, p.Text(foundTold), "which does not say that there is nothing")
	p.Seek("insects")
	p.Until(`!document.querySelector('[data-part="mine"] .card').checkVisibility()`)
}

// TestHalfEnteredTilesAreAmongMine, and their card leads on to the others.
func TestHalfEnteredTilesAreAmongMine(t *testing.T) {
	t.Parallel()
	p := open(t, visit{Width: 390, Height: 844}).AtSolve()
	p.Click(`[data-part="enter"]`)
	p.Skip()
	p.do(chromedp.KeyEvent(strings.Join(dogs.lettered().tiles[:3], "")))
	p.UntilText(caption, "3 of 9")
	p.ToShelves()
	const card = `[data-part="mine"] .begun`
	p.UntilText(card, "Untitled puzzle3 × 3 · 3 of 9 entered")
	p.Press(kb.Escape)
	eval[chromedp.Void](p, `void (document.querySelector('[data-part="names"]').open = true)`)
	p.Type(`[data-part="names"] [data-name="name"]`, "Frogs & Co")
	p.Press(kb.Enter)
	p.UntilText(`h1`, "Frogs & Co")
	p.Visit("").Ready() // at home nothing was told of the tiles yet
	p.ToShelves()
	p.UntilText(card, "Frogs & Co3 × 3 · 3 of 9 entered")
	// It keeps the focus when the cards are made anew for what another tab may have changed.
	eval[chromedp.Void](p, `(() => {
		const card = document.querySelector(`+quote(card)+`);
		card.dataset.former = "";
		card.focus();
		dispatchEvent(new PageTransitionEvent("pageshow", { persisted: true }));
	})()`)
	p.Until(`document.activeElement.matches(".begun:not([data-former])")`)
	p.CheckAccessible("tiles that are half entered, among mine")
	p.Shot("half-entered")
	p.Click(card)
	p.UntilText(caption, "3 of 9")
	p.Until(`document.body.dataset.tab === "tiles"`)
}

// TestAPublishedPuzzleThatWasSolvedIsAmongMine, and its own card says how far its board has come.
func TestAPublishedPuzzleThatWasSolvedIsAmongMine(t *testing.T) {
	t.Parallel()
	p := open(t, visit{}).AtSolve()
	p.Solve("Two solutions")
	p.ToShelves()
	p.UntilText(`[data-part="mine"] small`, "2 solutions")
	p.Press(kb.Escape)
	p.PutOne()
	p.ToShelves()
	p.UntilText(`[data-part="published"] .solved`, "1 of 9")
}

// TestAPastedBoardIsAskedAbout, also where the shelves were opened from home: they close, and
// the question stands.
func TestAPastedBoardIsAskedAbout(t *testing.T) {
	t.Parallel()
	p := open(t, visit{Hash: dogs.hash()}).Ready()
	p.Types("1 a1")
	p.UntilText(caption, "1 of 9")
	p.Click(homeMark)
	p.Until(atHome)
	p.Click(`[data-action="puzzles"]`)
	p.Until(`document.querySelector('[data-dialog="puzzles"]').open`)
	p.Click(`[data-part="paste-section"] summary`)
	p.Type("#paste", dogs.hash()+"&board=1.0_7.0_-_-_4.0_-_-_-_-")
	p.Click(`[data-part="paste-form"] [type="submit"]`)
	p.Until(`document.querySelector('[data-dialog="waiting"]').open && !document.querySelector('[data-dialog="puzzles"]').open`)
	p.settled()
	assert.True(t, p.Visible(`[data-dialog="waiting"]`))
}

// TestSamplesLieInLamplight as the covers on the shelves do, each on the ground of a card.
func TestSamplesLieInLamplight(t *testing.T) {
	t.Parallel()
	p := open(t, visit{Dark: true, Home: true}).Ready()
	p.ToShelves()
	p.Until(`document.querySelector(".shelf .thumbnail")`)
	light := eval[string](p, `getComputedStyle(document.querySelector(".shelf .thumbnail")).filter`)
	assert.Contains(t, light, "brightness")
	p.Click(shelves + ` [data-action="enter"]`)
	p.Until(`document.querySelectorAll('[data-dialog="beginning"] .sample').length > 5`)
	assert.Equal(t, []string{light + " rgb(255, 251, 241)"}, eval[[]string](p, `[...new Set([...document.querySelectorAll('[data-dialog="beginning"] .sample')].map((sample) => getComputedStyle(sample)).map(({ filter, backgroundColor }) => filter + " " + backgroundColor))]`))
}
