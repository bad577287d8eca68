//go:build e2e

package e2e

import (
	"fmt"
	"testing"

	"github.com/chromedp/chromedp/kb"
	"github.com/stretchr/testify/assert"
)

// The essay: its figures start when they scroll into sight. A flow tests what they count.

const (
	essay      = `[data-dialog="essay"]`
	essayThere = `document.querySelector('` + essay + `[open][aria-busy="false"]')`
	essayTries = `[data-part="essay-tries"]`
	essayFast  = `[data-part="essay-fast"]`
)

// figure selects a part of a figure in the essay.
func figure(name, part string) string { return fmt.Sprintf(`[data-figure=%q] %s`, name, part) }

// ToEssay opens the essay from the menu and waits for it.
func (p *page) ToEssay() {
	p.t.Helper()
	p.Click(`[data-action="more"]`)
	p.Click(`[data-dialog="more"] [data-action="essay"]`)
	p.Until(essayThere)
}

// Reads scrolls to a figure of the essay, as a reader does.
func (p *page) Reads(name string) {
	p.t.Helper()
	p.Until(fmt.Sprintf(`(document.querySelector(%q)?.scrollIntoView({ block: "center" }), true)`, fmt.Sprintf(`[data-figure=%q]`, name)))
}

// TestEssayIsReadByKeyboardOffline, and a finger draws an order of the cells.
func TestEssayIsReadByKeyboardOffline(t *testing.T) {
	t.Parallel()
	p := open(t, visit{Hash: "#" + toughOne, Offline: true}).Ready()
	p.Installed()
	p.Offline()
	p.tabTo("button Settings and help")
	p.Press(kb.Enter)
	p.Until(`document.querySelector('[data-dialog="more"]').open`)
	p.tabTo("button How it works, step by step")
	p.Press(kb.Enter)
	p.Until(essayThere)
	assert.Equal(t, 1, p.Count(`link[href*="style/essay"]`))
	p.Reads("backtracking")
	p.UntilText(essayTries, "54,156 tries, of which 2,819 fit")
	p.tabTo("button Play")
	p.Press(kb.Enter)
	p.Until(`Number(document.querySelector("` + `[data-figure=backtracking] dd` + `").textContent) > 2`)

	p.Resize(390, 844, true)
	p.Reads("orders")
	own := func(part string) string { return figure("orders", `[data-order="own"] `+part) }
	p.Tap(own("button"))
	p.UntilText(own(".count"), "0 of 9")
	spot := func(cell int) string { return own(fmt.Sprintf(`[data-spot="%d"]`, cell)) }
	for _, stroke := range [][2]int{{0, 2}, {5, 3}, {6, 8}} {
		p.slide(spot(stroke[0]), spot(stroke[1]), 0, true)
	}
	p.Until(fmt.Sprintf(`document.querySelector(%q).value === "0,1,2,5,4,3,6,7,8"`, own("input")))
	p.Until(fmt.Sprintf(`/^[\d,]+$/.test(document.querySelector(%q).textContent)`, own(".count")))
	p.Press(kb.Escape)
	p.Until(`!document.querySelector('` + essay + `')`)
}
