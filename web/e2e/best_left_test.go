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

// TestABestBoardThatWasGivenUpIsBroughtBack: neither to discard a look nor to begin another one
// in its place loses what may have taken days.
func TestABestBoardThatWasGivenUpIsBroughtBack(t *testing.T) {
	t.Parallel()
	p := open(t, visit{Hash: "#" + forEver, Before: twoCores}).Ready()
	p.Click(`[data-part="tray"] [data-tile="0"]`)
	p.Click(`[data-cell="0"] .hit`)
	p.UntilText(caption, "1 of 100")
	p.toBest()
	p.Click(`[data-action="best"]`)
	p.climb()
	p.pauseHunt()
	found := eval[int](p, score)
	p.Click(`[data-action="best-close"]`)
	left := fmt.Sprintf("The best board so far: %d of 180", found)
	p.UntilText(`[data-part="hunt-offer"]`, left)

	p.Click(`[data-action="best-forget"]`)
	p.UntilText(`[data-part="hunt-given"]`, fmt.Sprintf("Given up: %d of 180", found))
	p.UntilKept(`kept.every(({ hunt }) => !hunt)`)
	p.Click(`[data-action="best-back"]`)
	p.UntilText(`[data-part="hunt-offer"]`, left)
	assert.False(t, p.Visible(`[data-part="hunt-given"]`))

	p.Click(`[data-action="best-instead"]`)
	p.Until(score + " > 0")
	p.pauseHunt()
	p.Click(`[data-action="best-close"]`)
	p.CheckAccessible("a look that was given up")
	p.Click(`[data-action="best-back"]`)
	p.UntilText(`[data-part="hunt-offer"]`, left)
	p.UntilKept(fmt.Sprintf(`kept.some(({ hunt }) => hunt?.climb.at(-1)[1] === %d)`, found))
}
