//go:build e2e

package e2e

import (
	"testing"

	"github.com/stretchr/testify/assert"
)

// TestASlipIsFoundAndMended with one press inside the verdict; going back undoes it.
func TestASlipIsFoundAndMended(t *testing.T) {
	t.Parallel()
	const slip = "#grid=3x3&tiles=BGus.BSbu.BSgu.BSgu.BUsg.GBsu.GSbu.GUbS.GUgs"
	p := open(t, visit{Hash: slip}).AtSolve()
	p.Solve("These tiles have no solution.")
	p.UntilText(`[data-part="repairs-list"]`, "Tile 8, left: perhaps S · tail instead of S · head.")
	assert.Contains(t, p.Text(`[data-part="repairs-list"]`), "That is a published puzzle: Das verflixte Hunde-Spiel (1979).", "and whose")
	assert.LessOrEqual(t, p.Count(`[data-part="repairs-list"] li`), 3)
	p.CheckAccessible("slips that explain a verdict")
	p.Click(`[data-action="mend"]`)
	p.UntilText(`[data-part="verdict"]`, "Two solutions.")
	assert.False(t, p.Visible(`[data-part="repairs"]`))
	p.UntilKept(`kept.length === 1 && kept[0].link.includes("GUbs")`)
	eval[bool](p, "history.back() ?? true")
	p.Until(`location.hash.includes("GUbS") && document.body.dataset.tab === "play"`)

	// What lies on its board stays there.
	p.Types("1 a1")
	p.ToSolve()
	assert.True(t, p.Visible(`[data-part="enter"]`), "the way to other tiles stays, too")
	p.Solve("These tiles have no solution.")
	p.UntilText(`[data-part="repairs-list"]`, "Tile 8, left: perhaps S · tail instead of S · head.")
	p.Click(`[data-action="mend"]`)
	p.UntilText(`[data-part="verdict"]`, "Two solutions.")
	p.UntilKept(`kept.length === 2 && kept.some(({ link, board }) => link.includes("GUbS") && board[0])`)
}

// TestAPublishedPuzzleIsRecognised whatever its letters, how its tiles are turned
// and in which order they lie.
func TestAPublishedPuzzleIsRecognised(t *testing.T) {
	t.Parallel()
	const other = "#grid=3x3&tiles=wZxy.zYwx.WzYX.ZWxY.YZyx.wYzx.zwXW.yzwX.Xyzw"
	p := open(t, visit{Hash: other}).AtSolve()
	p.UntilText(`[data-part="known"]`, "This is the puzzle published as")
}
