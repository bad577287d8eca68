//go:build e2e

package e2e

import (
	"fmt"
	"testing"

	"github.com/chromedp/chromedp/kb"
	"github.com/stretchr/testify/assert"
)

// The list of all boards that a verdict counts: small boards in rows, each of which can be opened.

const (
	strip      = "details.strip"
	stripBoard = ".turns > button"
)

// UnfoldArrangements solves the puzzle on the table, shows the solution and lists all arrangements.
func (p *page) UnfoldArrangements(verdict string) {
	p.t.Helper()
	p.SolveAll(verdict)
	p.Click(strip + " summary")
	p.Until(fmt.Sprintf("document.querySelectorAll(%q).length > 0", stripBoard))
}

// TestArrangementsFitAPhone: a press on an arrangement shows it on the board, which is in sight.
func TestArrangementsFitAPhone(t *testing.T) {
	t.Parallel()
	p := open(t, visit{Hash: "#" + hundeSpiel, Width: 390, Height: 844, Touch: true}).AtSolve()
	p.UnfoldArrangements("Two solutions")
	assert.Equal(t, "8px", eval[string](p, fmt.Sprintf(`getComputedStyle(document.querySelector(%q)).strokeWidth`, stripBoard+" .copy")))
	p.Tap(stripBoard + `[data-row="1"][data-at="2"]`)
	p.UntilText(caption, "Solution 1, turned upside down, tiles 3 and 4 swapped")
	p.Until(`document.querySelector('[data-part="caption"]').getBoundingClientRect().top >= 0`)
	p.Press(kb.ArrowRight, kb.ArrowUp, kb.Enter)
	p.UntilText(caption, "Solution 1, turned left")
	p.Press(kb.Home, kb.Enter)
	p.UntilText(caption, "Solution 1 of 2")
}
