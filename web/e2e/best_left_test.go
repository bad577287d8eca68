//go:build e2e

package e2e

import (
	"fmt"
	"regexp"
	"testing"

	"github.com/stretchr/testify/assert"
)

// TestBestBoardThatWasLeft is told where one comes back to, which leads to what it had found;
// and goes to a file and comes back.
func TestBestBoardThatWasLeft(t *testing.T) {
	t.Parallel()
	p := open(t, visit{Hash: "#" + forEver, Before: twoCores}).toBest()
	p.Click(`[data-action="best"]`)
	p.climb()
	p.pauseHunt()
	found := eval[int](p, score)
	told := fmt.Sprintf("best board: %d of 180", found)
	isLeft := func() {
		t.Helper()
		p.Until(fmt.Sprintf("document.body.dataset.tab === 'solve' && %s === %d", score, found))
		p.UntilText(huntWorth, "Paused")
		p.UntilText(caption, fmt.Sprintf("Best board · %d broken", 180-found))
		p.Until(fmt.Sprintf(`document.querySelectorAll(".tears > *").length === %d`, 180-found))
	}
	p.UntilKept(fmt.Sprintf(`kept.some(({ hunt }) => hunt?.climb.at(-1)[1] === %d)`, found))

	p.Visit("").Ready()
	p.UntilText(goOn, "Planted 10x10 · "+told)
	p.CheckAccessible("home, with a look that was left")
	p.Click(goOn)
	isLeft()
	p.CheckAccessible("a look that one comes back to")
	p.Click(`[data-action="tab-play"]`)
	p.UntilText(caption, "0 of 100")
	p.Click(`[data-action="puzzles"]`)
	p.Click(`[data-part="mine"] .card`)
	isLeft()
	p.Click(`[data-action="puzzles"]`)
	p.UntilText(`[data-part="mine"]`, told)
	file := p.SaveFile(`[data-dialog="puzzles"] [data-action="save-file"]`)
	assert.Contains(t, file, "\n  best: 180 ")

	p.ForgetAll()
	p.Visit("").Ready()
	p.DropFile(regexp.MustCompile(fmt.Sprintf(`(?m)(^  best: .*):%d `, found)).ReplaceAllString(file, fmt.Sprintf("$1:%d ", found+1)))
	p.UntilText(`[data-part="filed"]`, "in the file can’t be read and")
	p.Click(`[data-action="puzzles"]`)
	p.UntilText(`[data-part="mine"]`, "Planted 10x10")
	assert.NotContains(t, p.Text(`[data-part="mine"]`), "best board", "a score that is not true")
	p.DropFile(file)
	p.UntilText(`[data-part="mine"]`, told)
	assert.Equal(t, file, p.SaveFile(`[data-dialog="puzzles"] [data-action="save-file"]`), "nothing was lost on the way")
	p.Click(`[data-action="go-on-mine"]`)
	p.Until(fmt.Sprintf("%s >= %d", score, found))
	p.pauseHunt()
	assert.GreaterOrEqual(t, eval[int](p, score), found)
}

const given = `[data-part="hunt"] [data-part="hunt-given"]`

// TestABestBoardIsPutAside: neither to discard a look nor to begin another one from one's own
// board loses what may have taken days.
func TestABestBoardIsPutAside(t *testing.T) {
	t.Parallel()
	p := open(t, visit{Hash: "#" + forEver, Before: twoCores}).Ready()
	p.toBest()
	p.Click(`[data-action="best"]`)
	p.climb()
	p.pauseHunt()
	found := eval[int](p, score)
	aside := fmt.Sprintf("Put aside: %d of 180", found)

	p.Click(`[data-action="tab-play"]`)
	p.Click(`[data-part="tray"] [data-tile="0"]`)
	p.Click(`[data-cell="0"] .hit`)
	p.UntilText(caption, "1 of 100")
	p.Deed("lock")
	p.UntilKept(`kept.some(({ game }) => game?.places[0][2] === 1)`)
	// Nobody knows how it is solved: nothing is given away.
	p.shown(deedOf("best-mine"))
	p.Click(deedOf("best-mine"))
	assert.False(t, p.Visible(question))
	p.UntilText(given, aside)
	p.UntilKept(`kept.some(({ hunt }) => hunt?.board[0]?.[0] === 0)`)
	p.pauseHunt()
	p.Until(`document.querySelectorAll(".clues > use").length === 1`) // the locked tile, which stays
	p.CheckAccessible("a look that was put aside")
	p.Click(given + ` [data-action="best-back"]`)
	p.Until(fmt.Sprintf("%s === %d", score, found))
	p.UntilKept(fmt.Sprintf(`kept.some(({ hunt }) => hunt?.climb.at(-1)[1] === %d)`, found))

	p.Click(`[data-action="best-close"]`)
	p.Click(`[data-action="best-aside"]`)
	p.UntilText(`[data-part="hunt-offer"] [data-part="hunt-given"]`, aside)
	p.UntilKept(`kept.every(({ hunt }) => !hunt)`)

	// It is there on the next day, too.
	p.Visit("").Ready()
	p.Visit("#" + forEver).Ready()
	p.AtSolve()
	p.UntilText(`[data-part="hunt-offer"] [data-part="hunt-given"]`, aside)
	p.Click(fmt.Sprintf(`[data-part="hunt-offer"] [data-action="best-back"][aria-label*="%d of 180"]`, found)) // the better one comes first
	p.Until(fmt.Sprintf("%s === %d", score, found))
	other := p.Text(given)
	p.Resize(390, 844, true)
	p.Shot("best-aside")
	p.Click(given + ` [data-action="best-drop"]`)
	dropped := fmt.Sprintf(`kept.every(({ hunt, given }) => !given && hunt.climb.at(-1)[1] === %d)`, found)
	p.UntilKept(dropped)
	p.UntilText(given, "Discarded: ")
	p.Click(given + ` [data-action="best-undrop"]`)
	p.UntilText(given, other)
	p.Click(given + ` [data-action="best-drop"]`)
	p.UntilKept(dropped)
}
