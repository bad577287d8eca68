//go:build e2e

package e2e

import (
	"fmt"
	"testing"

	"github.com/stretchr/testify/assert"
)

// The textbook search, trick by trick: every switch counts anew, and other people's counts
// are explained by them.

const (
	textbook      = `[data-dialog="textbook"]`
	textbookTold  = `[data-part="textbook-told"]`
	textbookMine  = `[data-part="textbook-compared"]`
	textbookOrder = `#textbook-order`
	hundeSpiel    = "grid=3x3&tiles=BGus.BSbu.BSgu.BSgu.BUsg.GBsu.GSbu.GUbs.GUgs&name=Hunde-Spiel"
)

// Fill puts a value into a select or a field.
func (p *page) Fill(selector, value string) {
	p.t.Helper()
	eval[bool](p, fmt.Sprintf(`(field => { field.value = %q; return ["input", "change"].every((kind) => field.dispatchEvent(new Event(kind, { bubbles: true }))) })(document.querySelector(%q))`, value, selector))
}

// ToTextbook solves what lies on the table and opens the dialog.
func (p *page) ToTextbook() {
	p.t.Helper()
	p.Click(`[data-action="solve"]`)
	p.UntilText(`[data-part="effort"]`, "73")
	p.UnfoldEffort()
	p.Click(`[data-part="effort"] [data-action="textbook"]`)
}

func TestTricksOfTheTextbookSearch(t *testing.T) {
	t.Parallel()
	p := open(t, visit{}).AtSolve()
	p.ToTextbook()
	p.UntilText(textbookTold, "73,508 tries")
	p.Fill(textbookOrder, "spiral")
	p.UntilText(textbookTold, "49,068 tries")
	p.Fill(textbookOrder, "custom")
	p.Fill("#textbook-cells", "4,1,2,5,8,7,6,3,0")
	p.UntilText(textbookTold, "49,108 tries")
	p.Click(textbook + ` [data-switch="once"]`)
	p.Click(textbook + ` [data-switch="fixed"]`)
	p.UntilText(textbookTold, "7,324 tries = 472 placements + 6,852 misfits.")
	assert.Contains(t, p.Text(textbookTold), "It found 16 arrangements, 8 pictures, and 2 solutions.")
	assert.Contains(t, p.Text(textbook+" tfoot"), "7,3244726,852")
	p.CheckAccessible("tricks")

	p.Fill("#textbook-cells", "4,1,1")
	p.UntilText(textbookTold, "“1” can’t come next in an order: it takes each cell from 0 to 8 once.")
	p.Fill("#textbook-cells", "4,3,5,0,1,2,6,7,8")
	p.UntilText(textbookTold, "9,940 tries = 608 placements + 9,332 misfits.")
}

func TestCountsOfOnesOwnAreExplained(t *testing.T) {
	t.Parallel()
	p := open(t, visit{Hash: "#" + hundeSpiel}).AtSolve()
	p.ToTextbook()
	p.UntilText(textbookTold, "73,508 tries")
	compare := func(counts string) {
		p.Fill("#textbook-mine", counts)
		p.Click(textbook + ` form [type="submit"]`)
	}
	compare("boards explored: 6,852")
	p.UntilText(textbookMine, "Yours are exactly the misfits of another search: It fills the cells in another order. It counts identical tiles as one. It fixes one tile’s turn")
	p.CheckAccessible("compared")
	p.Click(`[data-part="textbook-set"]`)
	p.UntilText(textbookTold, "7,324 tries")
	p.UntilText(textbookMine, "The same: these are the misfits of this search.")
	compare("none")
	p.UntilText(textbookMine, "There’s no count here to compare.")
}

func TestTricksFitAPhone(t *testing.T) {
	t.Parallel()
	p := open(t, visit{Hash: "#" + hundeSpiel, Language: "de", Width: 320, Height: 568, Touch: true, Dark: true}).AtSolve()
	p.ToTextbook()
	p.UntilText(textbookTold, "73.508 Versuche")
	p.Fill("#textbook-order", "custom")
	p.shown("#textbook-cells")
	p.checkLargeEnoughForAFinger("tricks")
	p.checkNothingScrollsSideways("tricks")
}

// TestShufflingTheTilesLeavesTheArrangements, and the puzzle itself.
func TestShufflingTheTilesLeavesTheArrangements(t *testing.T) {
	t.Parallel()
	p := open(t, visit{Hash: "#" + hundeSpiel}).AtSolve()
	before := p.Hash()
	p.ToTextbook()
	p.UntilText(textbookTold, "The first solution came after")
	own := p.Text(textbookTold)
	seen := map[string]bool{own: true}
	for seed := range 3 {
		p.Click(`[data-part="textbook-shuffle"]`)
		p.UntilText(textbookTold, fmt.Sprintf("(seed %d)", seed+1))
		told := p.Text(textbookTold)
		assert.Contains(t, told, "73,508 tries")
		assert.Contains(t, told, "to the first solution. All tries together stay the same, and so do the arrangements")
		assert.Contains(t, told, "It found 16 arrangements, 8 pictures, and 2 solutions.")
		seen[told] = true
	}
	assert.Len(t, seen, 4)
	p.CheckAccessible("shuffled")
	p.Click(`[data-part="textbook-unshuffle"]`)
	p.Until(fmt.Sprintf(`document.querySelector(%q).textContent === %q`, textbookTold, own))
	assert.Equal(t, before, p.Hash())
}
