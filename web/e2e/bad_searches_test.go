//go:build e2e

package e2e

import (
	"fmt"
	"os"
	"slices"
	"testing"

	"github.com/chromedp/chromedp/kb"
	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"edgewise/solver/notation"
)

// Searches that are as short, as long and as large as they come are watched like any other.

// framedSix is the link of a framed board of 6×6, of which 69,284,103 tiles are laid by the
// textbook search.
func framedSix(t *testing.T) string {
	t.Helper()
	text, err := os.ReadFile("../../solver/search/testdata/framed-6x6.txt")
	require.NoError(t, err)
	document, err := notation.Read(string(text))
	require.NoError(t, err)
	return "#" + document.Link()
}

// captioned waits until the search is at a step, of so many where that is known.
func (p *page) captioned(step string) {
	p.t.Helper()
	p.Until(`document.querySelector('[data-part="caption"]').textContent === ` + quote("Search · step "+step))
}

// TestSearchWithNoEndInSight: one of more steps than anybody will see says how large it is,
// runs on and stops, and goes back to any step that it has come to.
func TestSearchWithNoEndInSight(t *testing.T) {
	t.Parallel()
	p := open(t, visit{Hash: "#" + forEver, Width: 390, Height: 844, Touch: true}).Ready()
	p.Click(watchTab)
	p.captioned("0")
	p.UntilText(watched, "The whole search makes about 10")
	p.Press(kb.End)
	p.UntilText(watchTold, "On the way")
	p.Until(`Number(document.querySelector("#watch-at").max) > 1_000_000`)
	p.Click(watched + ` [data-action="watch-play"]`)
	p.Until(`!document.querySelector('[data-part="watch-sentence"]').textContent.includes("On the way")`)
	assert.NotContains(t, p.Text(`[data-part="caption"]`), " of ", "nobody knows where the end is")
	p.Fill("#watch-at", "654321")
	p.captioned("654,321")
	told := p.Text(watchTold)
	p.Press(kb.ArrowLeft)
	p.captioned("654,320")
	p.Press(kb.ArrowRight)
	p.UntilText(watchTold, told)

	p.Click(watched + ` .tree summary`)
	p.UntilText(watched+` .closer`, "One path every")
	p.centreTree()
	for range 16 {
		p.Click(watched + ` [data-action="tree-in"]`)
	}
	p.UntilText(watched+` .closer`, "Every step is shown.")
	p.Click(watched + ` [data-action="tree-whole"]`)
	p.UntilText(watched+` .closer`, "One path every")
	p.Press(kb.Home)
	p.captioned("0")
}

// TestSearchOfTheLargestGrid: 1,024 tiles of which every one fits where it comes.
func TestSearchOfTheLargestGrid(t *testing.T) {
	t.Parallel()
	p := open(t, visit{Hash: puzzle{32, 32, slices.Repeat([]string{"BabA"}, 1024)}.hash()}).Ready()
	p.Click(watchTab)
	p.captioned("0")
	p.Press("n")
	p.UntilText(watchTold, "Every cell is filled: an arrangement without conflict.")
	p.captioned("1,025")
	assert.Equal(t, 1024, p.Lying())
	assert.False(t, p.Visible(watched+" tbody tr"), "a line of bars, and the rows behind it")
	p.Click(watched + ` .tree summary`)
	p.UntilText(watched+` .closer`, "Top row: depth ")
	p.Click(watched + ` [data-action="watch-back"]`)
	p.captioned("1,024")
	p.checkNothingScrollsSideways("1,024 cells")
}

// TestSearchOfOneCell: four turns, each of them a full board.
func TestSearchOfOneCell(t *testing.T) {
	t.Parallel()
	p := open(t, visit{Hash: "#grid=1x1&tiles=ABab&watch=99.plain.row"}).Ready()
	p.captioned("12 of 12")
	p.UntilText(watchTold, "Back: tile 1 is taken off row 1, column 1.")
	p.Press(kb.Home)
	p.captioned("0 of 12")
	p.Press("n")
	p.captioned("2 of 12")
	p.Press(kb.End)
	p.UntilText(watchTold, "Back: tile 1 is taken off row 1, column 1.")
	p.Click(watched + ` .tree summary`)
	p.UntilText(watched+` .closer`, "Every step is shown.")
	p.CheckAccessible("one cell")
}

// TestWatchingLeavesASolveAlone: while a search is played in the tab, another one runs to
// its verdict and the textbook's placements are counted, all as if nobody watched; and what
// is watched stays where it was.
func TestWatchingLeavesASolveAlone(t *testing.T) {
	t.Parallel()
	p := open(t, visit{Hash: framedSix(t)}).AtSolve()
	p.Click(`[data-action="solve"]`)
	p.Click(watchTab)
	p.captioned("0")
	p.Fill("#watch-pace", "9")
	p.Click(watched + ` [data-action="watch-play"]`)
	p.Until(`Number(document.querySelector("#watch-at").max) > 1_000_000`)
	p.Until(`!document.querySelector('[data-part="verdict"]').textContent.includes("…") && document.querySelector('[data-part="verdict"]').textContent !== ""`)
	p.Click(watched + ` [data-action="watch-play"]`)
	p.Until(`!document.body.classList.contains("rushing")`)
	step := p.Text(`[data-part="caption"]`)
	p.ToSolve()
	p.UntilText(`[data-part="verdict"]`, "65 solutions")
	p.UntilText(`[data-part="effort"]`, "The fast search made 14,518,615 placements")
	p.UntilText(`[data-part="effort"]`, "The textbook search makes 69,284,103 placements, counted in ")
	assert.Zero(t, p.Count(`[data-part="effort"] [data-action="stop"]`))
	p.Click(watchTab)
	p.UntilText(`[data-part="caption"]`, step)
}

// TestCountingTheTextbookStops: what it has counted so far stays.
func TestCountingTheTextbookStops(t *testing.T) {
	t.Parallel()
	p := open(t, visit{Hash: framedSix(t)}).AtSolve()
	p.Click(`[data-action="solve"]`)
	p.UntilText(`[data-part="effort"]`, "The textbook search is being counted: ")
	p.UnfoldEffort()
	p.CheckAccessible("counting")
	p.Click(`[data-part="effort"] [data-action="stop"]`)
	p.Until(`/The textbook search makes about \d\d,000,000 placements; [\d,]+ were counted\./.test(document.querySelector('[data-part="effort"]').textContent)`)
	assert.Equal(t, "heading 65 solutions.", p.Focused(), "the verdict has the focus of the button that has gone")
}

// TestFullScreenIsLeftByItsButton.
func TestFullScreenIsLeftByItsButton(t *testing.T) {
	t.Parallel()
	for language, words := range map[string][2]string{"en": {"Full screen", "Leave full screen"}, "de": {"Vollbild", "Vollbild verlassen"}} {
		p := open(t, visit{Hash: "#" + toughOne, Language: language}).Ready()
		p.Click(watchTab)
		screen := watched + ` [data-action="watch-screen"]`
		p.UntilText(screen, words[0])
		p.Click(screen)
		p.Until(fmt.Sprintf(`document.fullscreenElement !== null && document.querySelector(%q).textContent === %q`, screen, words[1]))
		p.Click(screen)
		p.Until(fmt.Sprintf(`document.fullscreenElement === null && document.querySelector(%q).textContent === %q`, screen, words[0]))
	}
}
