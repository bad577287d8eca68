//go:build e2e

package e2e

import (
	"fmt"
	"testing"

	"github.com/chromedp/chromedp"
	"github.com/stretchr/testify/assert"
)

// MostTouched is the most elements that the page touched at a time while act ran: added, removed, or
// given another attribute or text. This work keeps a page from answering. Unlike time it is the same
// on every machine; `make bench` prints how long it takes.
func (p *page) MostTouched(act func()) int {
	p.t.Helper()
	eval[chromedp.Void](p, `globalThis.touched = { most: 0 };
		touched.observer = new MutationObserver((records) => {
			let now = 0;
			for (const { addedNodes, removedNodes } of records) {
				now += 1 + removedNodes.length;
				for (const node of addedNodes) now += 1 + (node.querySelectorAll?.("*").length ?? 0);
			}
			touched.most = Math.max(touched.most, now);
		});
		touched.observer.observe(document, { subtree: true, childList: true, attributes: true, characterData: true });`)
	act()
	return eval[int](p, `(touched.observer.disconnect(), touched.most)`)
}

// hands are the actions of a hand in one round of playing, each round with tiles and cells of its own.
func (p *page) hands(round int) []hand {
	tile, on := 2*round, 3*round
	return []hand{
		{"take", func() { p.Click(waiting(tile)) }},
		{"turn", func() { p.Click(waiting(tile)) }},
		{"lay", func() { p.Click(cell(on)) }},
		{"turn on the board", func() { p.Click(cell(on)) }},
		{"drag", func() { p.Drag(waiting(tile+1), cell(on+1)) }},
		{"undo", func() { p.Click(undoPlay) }},
	}
}

// hand is one such action.
type hand struct {
	name string
	does func()
}

// TestAHandAndASearchTouchLittle: an action touches few elements at a time, and little more than one for
// each tile on top of that. The progress of a search touches few as well.
func TestAHandAndASearchTouchLittle(t *testing.T) {
	t.Parallel()
	p := open(t, visit{Hash: crowd}).Ready()
	for _, tiles := range []int{256, 9} {
		if tiles == 9 {
			p.clear()
			p.Follow(firstPublished)
			p.Until(`document.querySelectorAll("[data-cell]").length === 9`)
		}
		for _, hand := range p.hands(0) {
			most := p.MostTouched(func() {
				hand.does()
				p.settled()
			})
			assert.Less(t, most, 110+tiles+tiles/4, "%s, %d tiles", hand.name, tiles)
		}
	}

	p.clear()
	p.Follow(endless().hash())
	p.Until(`document.querySelectorAll("[data-cell]").length === 49`)
	p.ToSolve()
	most := p.MostTouched(func() {
		p.Click(`[data-action="solve"]`)
		const tries = `document.querySelector('[data-part="progress"] > div:nth-child(3) dd')?.textContent`
		p.Until(tries)
		p.Until(fmt.Sprintf(`%s !== %q`, tries, eval[string](p, tries)))
		p.Until(`!["0:00", "0:01"].includes(document.querySelector('[data-part="progress"] dd').textContent)`)
	})
	assert.Less(t, most, 500, "elements that a search touched at one go")
	assert.False(t, p.Visible(`[data-part="intro"]`))
}
