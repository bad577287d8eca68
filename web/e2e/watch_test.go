//go:build e2e

package e2e

import (
	"fmt"
	"os"
	"slices"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"edgewise/solver/notation"
)

// The layout and the painting of the Watch tab. web/flows/watching.test.js goes through its steps.

const (
	watchTab  = `[data-action="tab-watch"]`
	watched   = `[data-part="watch"]`
	watchTold = `[data-part="watch-sentence"]`
	toughOne  = "grid=3x3&tiles=HDdh.CHsh.DCcd.SDsh.SDhd.SShc.CHdc.HDcc.HSsc&name=One_Tough_Puzzle"
)

// ToWatch opens the tab and waits until the search has begun. It does not wait for the number of steps:
// the page counts them for two seconds only, which may not be enough on a busy machine.
func (p *page) ToWatch() {
	p.t.Helper()
	p.Click(watchTab)
	p.UntilText(`[data-part="caption"]`, "step 0")
}

// framedSix is the link to a framed board of 6×6, on which the textbook search places 69,284,103 tiles.
func framedSix(t *testing.T) string {
	t.Helper()
	text, err := os.ReadFile("../../solver/search/testdata/framed-6x6.txt")
	require.NoError(t, err)
	document, err := notation.Read(string(text))
	require.NoError(t, err)
	return "#" + document.Link()
}

// captioned waits until the search is at this step, written as in "5" or "5 of 100".
func (p *page) captioned(step string) {
	p.t.Helper()
	p.Until(`document.querySelector('[data-part="caption"]').textContent === ` + quote("Search · step "+step))
}

// Lying is the number of tiles on the board.
func (p *page) Lying() int {
	return eval[int](p, `[...document.querySelectorAll('[data-part="board"] [data-cell]')].filter((cell) => /: tile /.test(cell.getAttribute("aria-label"))).length`)
}

func (p *page) boardOfAPlayedSearchIsThatOfItsStep() {
	p.t.Helper()
	// The board is a canvas while a search plays fast. Afterwards its elements must be where they belong.
	seen := func() []string {
		return eval[[]string](p, `[
			...[...document.querySelectorAll(".tiles > :not(.away)")].map(({ dataset, style, children }) => [dataset.lies, style.transform, children[1].style.transform.replace(/-?\d+/, (degrees) => ((degrees % 360) + 360) % 360)].join()),
			...[...document.querySelectorAll(".joins > *")].map((join) => join.dataset.key + join.getAttribute("transform")),
			...[...document.querySelectorAll(".rings > *, .frames > *, .tears > *")].map(({ outerHTML }) => outerHTML),
			...[...document.querySelectorAll("[data-cell]")].map((cell) => cell.getAttribute("aria-label")),
			document.querySelector('[data-part="caption"]').textContent,
		].sort()`)
	}
	p.Fill("#watch-pace", "6")
	p.Click(watched + ` [data-action="watch-play"]`)
	p.Until(`Number(document.querySelector("#watch-at").value) > 300`)
	p.Click(watched + ` [data-action="watch-play"]`)
	p.Until(`!document.body.classList.contains("rushing") && document.querySelector("#watch-at").value === String(history.state.watch?.number)`)
	played := seen()
	at := p.Text(`[data-part="caption"]`)
	p.Reload()
	p.UntilText(`[data-part="caption"]`, at)
	assert.Equal(p.t, seen(), played)
}

// TestSearchOfTheLargestGrid has 1,024 equal tiles, each of which fits where it comes.
func TestSearchOfTheLargestGrid(t *testing.T) {
	t.Parallel()
	p := open(t, visit{Hash: puzzle{32, 32, slices.Repeat([]string{"BabA"}, 1024)}.hash("watch=1000.plain.row")}).Ready()
	p.captioned("1,000")
	p.Press("n")
	p.UntilText(watchTold, "Every cell is filled: an arrangement without conflict.")
	p.captioned("1,025")
	assert.Equal(t, 1024, p.Lying())
	assert.False(t, p.Visible(watched+" tbody tr"), "a line of bars, and the rows behind it")
	assert.True(t, eval[bool](p, "document.scrollingElement.scrollWidth <= document.scrollingElement.clientWidth"))
}

func (p *page) fullScreenIsLeftByItsButton() {
	p.t.Helper()
	screen := watched + ` [data-action="watch-screen"]`
	p.UntilText(screen, "Full screen")
	p.UntilText(caption, "58,443") // everything that arrives before moves the button
	p.Click(screen)
	p.Until(fmt.Sprintf(`document.fullscreenElement !== null && document.querySelector(%q).textContent === "Leave full screen"`, screen))
	p.Click(screen)
	p.Until(fmt.Sprintf(`document.fullscreenElement === null && document.querySelector(%q).textContent === "Full screen"`, screen))
}
