//go:build e2e

package e2e

import (
	"fmt"
	"testing"

	"github.com/chromedp/chromedp/kb"
	"github.com/stretchr/testify/assert"
)

// The essay: its figures run on the puzzle at hand, and end with it.

const (
	essay        = `[data-dialog="essay"]`
	essayThere   = `document.querySelector('` + essay + `[open]')?.ariaBusy === "false"`
	essayLayings = `[data-part="essay-layings"]`
	essayTries   = `[data-part="essay-tries"]`
	essayOrder   = `[data-part="essay-order"]`
	essayTricks  = `[data-part="essay-tricks"]`
	essayCode    = `[data-part="essay-code"]`
	essayPaces   = `[data-part="essay-paces"]`
	essayLadder  = `[data-part="essay-ladder"]`
	essayFast    = `[data-part="essay-fast"]`
)

// figure is a part of a figure of the essay.
func figure(name, part string) string { return fmt.Sprintf(`[data-figure=%q] %s`, name, part) }

// nth is a button of a figure.
func nth(name string, n int) string {
	return figure(name, fmt.Sprintf(".actions button:nth-child(%d)", n))
}

// ToEssay opens it from the menu, and waits until it is there.
func (p *page) ToEssay() {
	p.t.Helper()
	p.Click(`[data-action="more"]`)
	p.Click(`[data-dialog="more"] [data-action="essay"]`)
	p.Until(essayThere)
}

// Reads scrolls to a figure of the essay, as who reads it does.
func (p *page) Reads(name string) {
	p.t.Helper()
	p.Until(fmt.Sprintf(`(document.querySelector(%q)?.scrollIntoView({ block: "center" }), true)`, fmt.Sprintf(`[data-figure=%q]`, name)))
}

// counted are the numbers that run along beside a search.
func (p *page) counted() []string {
	p.t.Helper()
	return eval[[]string](p, fmt.Sprintf(`[...document.querySelectorAll(%q)].map((count) => count.textContent)`, figure("backtracking", "dd")))
}

func TestEssayRunsOnThePuzzleAtHand(t *testing.T) {
	t.Parallel()
	p := open(t, visit{Hash: "#" + toughOne, Before: hired}).Ready()
	p.tabTo("button Settings and help")
	p.Press(kb.Enter)
	p.Until(`document.querySelector('[data-dialog="more"]').open`)
	p.tabTo("button How it works, step by step")
	p.Press(kb.Enter)
	p.Until(essayThere)
	assert.Equal(t, "36 × 32 × 28 × 24 × 20 × 16 × 12 × 8 × 4 = 95,126,814,720", p.Text(essayLayings))
	text := p.Text(essay)
	for _, said := range []string{"your own puzzle, One Tough Puzzle,", "that takes 3,014 years", "it is about 16 minutes", "about 28 million years", "and 82,575,360 boards are done with", "Yours are all different"} {
		assert.Contains(t, text, said)
	}

	p.Reads("everything")
	p.UntilText(`[data-part="essay-random"]`, "1 board laid.")
	p.Click(nth("everything", 1))
	p.UntilText(`[data-part="essay-random"]`, "2 boards laid.")
	p.Click(nth("everything", 2))
	p.Until(`parseInt(document.querySelector('[data-part="essay-random"]').textContent.replace(",", "")) > 100`)
	p.Click(nth("everything", 2))
	laid := p.Text(`[data-part="essay-random"]`)
	assert.Regexp(t, `^[\d,]+ boards laid\. The best one matches on \d+ of 12 seams\.$`, laid)

	p.Reads("backtracking")
	p.UntilText(essayTries, "54,156 tries, of which 2,819 fit")
	assert.Contains(t, p.Text(essayTries), "does the work of 1,756,533 boards above")
	assert.Zero(t, p.helping(), "before it is played")
	p.tabTo("button Play")
	p.Press(kb.Enter)
	p.Until(`Number(document.querySelector("` + `[data-figure=backtracking] dd` + `").textContent) > 2`)
	p.Click(nth("backtracking", 1))
	p.UntilText(nth("backtracking", 1), "Play")
	p.Click(nth("backtracking", 2))
	assert.Equal(t, 1, p.helping())
	p.Click(nth("backtracking", 4))
	p.UntilText(`[data-part="essay-step"]`, "That was all of it.")
	assert.Equal(t, []string{"54,156", "2,819", "1,464", "4"}, p.counted())
	assert.Equal(t, laid, p.Text(`[data-part="essay-random"]`), "what is paused stays so")

	p.Reads("orders")
	p.UntilText(essayOrder, "Best of these: from the centre outwards. Going from the outside inwards lays 13.4 times as many tiles.")
	assert.Equal(t, []string{"2,819", "2,876", "1,700", "22,744", "3,546"},
		eval[[]string](p, fmt.Sprintf(`[...document.querySelectorAll(%q)].map((count) => count.textContent)`, figure("orders", `li:not([data-order="own"]) .count`))))
	p.Reads("tricks")
	p.UntilText(essayTricks, "426")
	assert.Equal(t, "Tiles laid, from the centre outwardsWithout tricks1,700One tile’s turn is fixed426", p.Text(essayTricks))
	assert.Equal(t, 4, p.Count(figure("turns", "svg")))

	p.Reads("code")
	p.UntilText(essayCode, "fill4(candidates, unused, base):")
	p.UntilText(`[data-part="essay-step-written"]`, "Cell 5 of 9: row")
	assert.Contains(t, p.Text(essayCode), "if fill5(")
	p.Click(nth("code", 2))
	p.UntilText(essayCode, "fill5(candidates, unused, base):")
	p.Reads("paces")
	p.Until(`document.querySelector('[data-part="essay-pace"]')?.textContent`)
	assert.Regexp(t, `^The program for any puzzle[1-9][0-9,]*The program for this one[1-9][0-9,]*$`, p.Text(essayPaces))
	assert.Equal(t, 1, p.Count(essay+` a[href="bench.html"]`))

	p.Reads("ladder")
	p.UntilText(essayFast, "426 tiles laid, in")
	assert.Equal(t, "Try everything95,126,814,720Stop at the first mistake2,819Choose a good order1,700Do nothing twice426Look it up426", p.Text(essayLadder))
	p.CheckAccessible("the essay")

	p.Click(essay + ` [data-action="close"]`)
	p.Until(`!document.querySelector('` + essay + `')`)
	assert.Zero(t, p.helping())
}

// TestLampsShowWhatFits: what is lit in every row can be laid, cell after cell.
func TestLampsShowWhatFits(t *testing.T) {
	t.Parallel()
	p := open(t, visit{Hash: "#" + toughOne}).Ready()
	p.ToEssay()
	p.Reads("lamps")
	p.UntilText(`[data-part="essay-asked"]`, "Row 2, column 2:")
	rows := func() []string {
		return eval[[]string](p, fmt.Sprintf(`[...document.querySelectorAll(%q)].map((row) => row.textContent)`, figure("lamps", ".lamps p")))
	}
	told := rows()
	assert.Len(t, told, 4)
	assert.Equal(t, "Not used yet 20 of 36", told[2])
	choice := figure("lamps", ".choice button")
	for laid := 4; p.Count(choice) > 0; laid++ {
		assert.Equal(t, fmt.Sprintf("Lit in every row %d of 36", p.Count(choice)), rows()[len(rows())-1])
		p.Click(choice)
		p.Until(fmt.Sprintf(`document.querySelector(%q).innerHTML && document.querySelectorAll(%q).length === %d`, figure("lamps", ".lane-board"), figure("lamps", ".lying > g:not(:empty) > use.art"), laid+1))
	}
	assert.Regexp(t, `A dead end\.$|^The board is full`, p.Text(`[data-part="essay-asked"]`))
	p.Click(nth("lamps", 2))
	p.UntilText(`[data-part="essay-asked"]`, "Row 2, column 2:")
	p.Click(nth("lamps", 1))
	p.UntilText(`[data-part="essay-asked"]`, "Row")
	assert.NotContains(t, p.Text(`[data-part="essay-asked"]`), "Row 2, column 2:")
}

// TestOwnOrderIsCountedInTheEssay, whether it is typed or drawn.
func TestOwnOrderIsCountedInTheEssay(t *testing.T) {
	t.Parallel()
	p := open(t, visit{Hash: "#" + toughOne, Width: 390, Height: 844, Touch: true}).Ready()
	p.ToEssay()
	p.Reads("orders")
	own := func(part string) string { return figure("orders", `[data-order="own"] `+part) }
	order := own("input")
	p.Type(order, "0,1,2,3,4,5,6,7,8")
	p.Press(kb.Tab)
	p.Until(fmt.Sprintf(`document.querySelector(%q).textContent === "2,819"`, own(".count")))
	p.Type(order, "4,4")
	p.Press(kb.Tab)
	p.UntilText(own(".count"), "“4” can’t come next in an order")
	p.Tap(own("button"))
	p.UntilText(own(".count"), "0 of 9")
	spot := func(cell int) string { return own(fmt.Sprintf(`[data-spot="%d"]`, cell)) }
	for _, stroke := range [][2]int{{0, 2}, {5, 3}, {6, 8}} {
		p.slide(spot(stroke[0]), spot(stroke[1]), 0, true)
	}
	p.Until(fmt.Sprintf(`document.querySelector(%q).value === "0,1,2,5,4,3,6,7,8"`, order))
	p.Until(fmt.Sprintf(`/^[\d,]+$/.test(document.querySelector(%q).textContent)`, own(".count")))
	p.CheckAccessible("an order of one's own")
}

func TestEssayCountsAnotherPuzzleOtherwise(t *testing.T) {
	t.Parallel()
	p := open(t, visit{Hash: "#" + hundeSpiel, Before: hired}).Ready()
	p.ToWatch()
	p.Click(watched + ` [data-action="essay"]`)
	p.Until(essayThere)
	p.Reads("backtracking")
	p.UntilText(essayTries, "73,508 tries, of which 4,284 fit")
	assert.Contains(t, p.Text(essay), "Tiles 3 and 4 look alike.")
	assert.Equal(t, "Tile 3Tile 4", p.Text(figure("copies", "div")))
	p.Reads("tricks")
	p.UntilText(essayTricks, "Both395")
	p.Reads("backtracking")
	p.Click(nth("backtracking", 1))
	p.Until(`hired.filter((worker) => worker.helper && !worker.dismissed).length === 2`)
	p.Follow("#" + toughOne)
	p.Until(`!document.querySelector('` + essay + `')`)
	p.Until(`hired.filter((worker) => worker.helper && !worker.dismissed).length <= 1`)
	p.Click(watchTab)
	p.Click(watched + ` [data-action="essay"]`)
	p.Until(essayThere)
	p.Click(essay + ` [data-action="race"]`)
	p.Until(`document.querySelector('` + race + `').open && !document.querySelector('` + essay + `')`)
}

func TestEssaySpeaksTheLanguageOnAPhone(t *testing.T) {
	t.Parallel()
	p := open(t, visit{Hash: "#" + hundeSpiel, Language: "de", Width: 390, Height: 844, Touch: true, Dark: true}).Ready()
	p.ToEssay()
	p.Reads("ladder")
	p.UntilText(essayFast, "395 Karten gelegt")
	for _, said := range []string{"deinem eigenen Spiel, Hunde-Spiel,", "dauert das 3.014 Jahre", "etwa 16 Minuten", "Die Karten 3 und 4 sehen gleich aus"} {
		assert.Contains(t, p.Text(essay), said)
	}
	p.Reads("backtracking")
	p.UntilText(essayTries, "73.508 Versuche")
	p.checkLargeEnoughForAFinger("the essay")
	p.CheckAccessible("the essay on a phone")
	p.checkNothingScrollsSideways("the essay")
}

// TestEssayIsHonestOnLargeBoards: what cannot be counted says so, and nothing stays behind.
func TestEssayIsHonestOnLargeBoards(t *testing.T) {
	t.Parallel()
	p := open(t, visit{Hash: endless().hash(), Before: hired, Dark: true}).Ready()
	p.ToEssay()
	assert.Contains(t, p.Text(essayLayings), "196 × 192 × 188 × … × 8 × 4 = about 1.9 × 10⁹²")
	p.Reads("backtracking")
	p.Click(nth("backtracking", 1))
	p.UntilText(essayTries, "nowhere near its end")
	p.Reads("orders")
	p.UntilText(essayOrder, "stopped all of them before the end")
	p.Reads("code")
	p.UntilText(essayCode, "fill24(")
	p.Reads("ladder")
	p.UntilText(essayFast, "One second was not enough for the fast search.")
	p.CheckAccessible("the essay on a large board")
	p.Press(kb.Escape)
	p.Until(`!document.querySelector('` + essay + `')`)
	assert.Zero(t, p.helping())
}

func TestEssayIsReadOffline(t *testing.T) {
	t.Parallel()
	p := open(t, visit{Hash: "#" + hundeSpiel, Offline: true, Language: "fr"}).Ready()
	p.Installed()
	p.Offline()
	p.ToEssay()
	p.Reads("backtracking")
	p.UntilText(essayTries, "73 508 essais")
	assert.Equal(t, 1, p.Count(`link[href*="style/essay"]`))
	p.checkNothingScrollsSideways("the essay")
}

func TestEssayHasAPuzzleWhereThereIsNone(t *testing.T) {
	t.Parallel()
	p := open(t, visit{Home: true}).Ready()
	p.ToEssay()
	assert.Contains(t, p.Text(essay), "a real puzzle, Das verflixte Hunde-Spiel,")
	p.Reads("backtracking")
	p.UntilText(essayTries, "73,508 tries")
	p.Click(essay + ` [data-action="open"]`)
	p.UntilText(`[data-part="name"]`, "Das verflixte Hunde-Spiel")
	p.Until(`!document.querySelector('` + essay + `')`)
}
