//go:build e2e

package e2e

import (
	"fmt"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
)

func TestAddressBarAlwaysHoldsThePuzzle(t *testing.T) {
	t.Parallel()
	p := open(t, visit{}).AtSolve()
	first := p.Hash()
	assert.Regexp(t, `^#grid=3x3&tiles=`+strings.Join(dogs.tiles, `\.`)+`&.*&end=1$`, first)
	p.SolveAll("Two solutions")
	assert.Equal(t, first, p.Hash(), "solving changes nothing that is shared")
	p.OpenPublished("Insects")
	assert.Regexp(t, `^#grid=3x3&tiles=`+strings.Join(insects.tiles, `\.`)+`&.*&end=1$`, p.Hash())
	p.Follow(jigsaw(3, 2, "", true).hash("name=Six"))
	p.UntilText(`[data-part="name"]`, "Six")
	assert.Contains(t, p.Hash(), "&name=Six&end=1")
	assert.Equal(t, "Six · Edgewise", eval[string](p, "document.title"))
}

func TestSharedLinkOpensTheSamePuzzleUnsolved(t *testing.T) {
	t.Parallel()
	p := open(t, visit{}).AtSolve()
	p.SolveAll("Two solutions")
	p.Click(`[data-action="put"]`)
	p.UntilText(`[data-part="caption"]`, "Your board · 9 of 9")
	board := p.Board(dogs)

	link := p.Link(false)
	assert.Equal(t, p.server.url+p.Hash(), link)
	address, hash, _ := strings.Cut(p.Link(true), "#")
	assert.Equal(t, p.server.url, address)

	friend := open(t, visit{Hash: "#" + hash}).AtSolve()
	friend.UntilText(`[data-part="caption"]`, "A finished solution · 12 of 12 seams match")
	assert.Equal(t, "Das verflixte Hunde-Spiel", friend.Text(`[data-part="name"]`))
	assert.Equal(t, board, friend.Board(dogs))
	assert.False(t, friend.Visible(`[data-part="result"]`), "no solution is thrown at them")
	assert.True(t, friend.Visible(`[data-action="solve"]`))

	_, hash, _ = strings.Cut(link, "#")
	other := open(t, visit{Hash: "#" + hash}).AtSolve()
	assert.Equal(t, "The tiles, not yet placed", other.Text(`[data-part="caption"]`))
	other.Solve("Two solutions")
	assert.Equal(t, "The tiles, not yet placed", other.Text(`[data-part="caption"]`))
}

// TestABoardThatALinkBroughtComesBack by one step, after a reload as well; a board that
// was begun here has nothing to come back to.
func TestABoardThatALinkBroughtComesBack(t *testing.T) {
	t.Parallel()
	const back = `[data-action="as-it-came"]`
	p := open(t, visit{Hash: insects.hash("name=Insects") + "&board=0.0_1.0_-_-_-_-_-_-_-"}).Ready()
	p.UntilText(caption, "2 of 9")
	assert.Equal(t, "true", eval[string](p, `document.querySelector('[data-action="as-it-came"]').ariaDisabled`))
	came := p.Cells()
	p.Moves("1 -", "3 c3")
	p.UntilKept(`kept[0]?.board?.[8]`)
	p.Reload().Ready()
	p.UntilText(caption, "2 of 9")
	assert.NotEqual(t, came, p.Cells())
	p.Deed("as-it-came")
	p.Until(`document.querySelector('[data-action="as-it-came"]').ariaDisabled === "true"`)
	assert.Equal(t, came, p.Cells())
	p.DropFile(insects.hash("name=Other"))
	p.UntilText(title, "Other")
	assert.False(t, p.Visible(back))
}

func TestLinkIsCopiedAndSent(t *testing.T) {
	t.Parallel()
	p := open(t, visit{Width: 390, Height: 844, Touch: true, Before: `
		navigator.share = async (what) => { globalThis.sent = what; };
		navigator.clipboard.writeText = async (text) => { globalThis.copied = text; };`}).AtSolve()
	p.Tap(`[data-action="share"]`)
	p.Until(`document.querySelector('[data-part="share-text"]').value.includes("#grid=")`)
	p.Tap(`[data-action="copy"]`)
	p.UntilText(`[data-part="copied"]`, "Copied.")
	link := p.server.url + p.Hash()
	assert.Equal(t, link, eval[string](p, "copied"))
	p.Tap(`[data-action="send"]`)
	p.Until("globalThis.sent")
	assert.Equal(t, link, eval[string](p, "sent.url"))
	assert.Equal(t, "Das verflixte Hunde-Spiel", eval[string](p, "sent.title"))
}

func TestWhereCopyingIsForbiddenTheLinkIsSelected(t *testing.T) {
	t.Parallel()
	p := open(t, visit{Before: `navigator.clipboard.writeText = () => Promise.reject(new Error("forbidden"));`}).AtSolve()
	p.Click(`[data-action="share"]`)
	p.Until(`document.querySelector('[data-part="share-text"]').value.includes("#grid=")`)
	assert.False(t, p.Visible(`[data-action="send"]`), "there is no share sheet here")
	p.Click(`[data-action="copy"]`)
	p.UntilText(`[data-part="copied"]`, "press Ctrl+C")
	assert.Equal(t, p.server.url+p.Hash(), eval[string](p, "getSelection().toString()"))
}

func TestLinkAsksBeforeItTakesTheBoardAway(t *testing.T) {
	t.Parallel()
	p := open(t, visit{}).AtSolve()
	p.PutOne()
	mine, cells := p.Hash(), p.Cells()

	p.Follow(insects.hash("name=Insects"))
	p.Until(`document.querySelector('[data-dialog="waiting"]').open`)
	assert.Contains(t, p.Text(`[data-dialog="waiting"]`), "You have a board in progress.")
	p.Click(`[data-action="stay"]`)
	p.Until(`!document.querySelector('[data-dialog="waiting"]').open`)
	assert.Equal(t, mine, p.Hash(), "the address is that of the board again")
	assert.Equal(t, cells, p.Cells())

	p.Follow(insects.hash("name=Insects"))
	p.Until(`document.querySelector('[data-dialog="waiting"]').open`)
	p.Click(`[data-action="open-waiting"]`)
	p.UntilText(`[data-part="name"]`, "Insects")
	assert.Contains(t, p.Hash(), "name=Insects")
	p.UntilText(caption, "Your board · 0 of 9")

	p.OpenMine("Das verflixte Hunde-Spiel")
	p.UntilText(`[data-part="caption"]`, "Your board · 1 of 9")
	assert.Equal(t, mine, p.Hash())
	assert.Equal(t, cells, p.Cells(), "My puzzles has kept the board")
}

func TestLinkFromElsewhereOpensAndTheBoardInProgressIsAtHome(t *testing.T) {
	t.Parallel()
	p := open(t, visit{}).AtSolve()
	p.PutOne()
	cells := p.Cells()
	p.Visit(insects.hash("name=Insects")).AtSolve()
	assert.Equal(t, "Insects", p.Text(`[data-part="name"]`))
	assert.False(t, p.Visible(`[data-dialog="waiting"]`), "nothing was in sight")
	p.Return().AtSolve()
	p.UntilText(`[data-part="caption"]`, "Your board · 1 of 9")
	assert.Equal(t, cells, p.Cells())
	assert.Contains(t, p.Hash(), "Hunde")
}

func TestLinkWithAnotherBoardOfTheSamePuzzleAsksAndCanBeUndone(t *testing.T) {
	t.Parallel()
	p := open(t, visit{}).AtSolve()
	p.PutOne()
	cells := p.Cells()
	p.Follow(p.Hash() + "&board=0.0_-_-_-_-_-_-_-_-")
	p.Until(`document.querySelector('[data-dialog="waiting"]').open`)
	p.Click(`[data-action="open-waiting"]`)
	p.Until(`!document.querySelector('[data-dialog="waiting"]').open`)
	p.Until(`document.querySelector('[role="gridcell"]').getAttribute("aria-label").includes("tile 1;")`)
	p.Click(undoPlay) // the board that was there is one step away
	p.Until(`document.querySelector('[role="gridcell"]').getAttribute("aria-label").includes("empty")`)
	assert.Equal(t, cells, p.Cells())
}

func TestLinkToThePuzzleInProgressDoesNotAsk(t *testing.T) {
	t.Parallel()
	p := open(t, visit{}).AtSolve()
	p.PutOne()
	cells := p.Cells()
	p.Visit(p.Hash()).AtSolve()
	p.UntilText(`[data-part="caption"]`, "Your board · 1 of 9")
	assert.False(t, p.Visible(`[data-dialog="waiting"]`))
	assert.Equal(t, cells, p.Cells())
}

func TestBackLeadsToThePuzzleBefore(t *testing.T) {
	t.Parallel()
	p := open(t, visit{}).AtSolve()
	first := p.Hash()
	p.OpenPublished("Insects")
	p.OpenPublished("Big cats")
	step := func(way, name string, shelves bool) {
		t.Helper()
		eval[bool](p, "history."+way+"() ?? true")
		p.UntilText(`[data-part="name"]`, name)
		p.Until(fmt.Sprintf(`document.querySelector('[data-dialog="puzzles"]').open === %t`, shelves))
	}
	step("back", "Insects", true)
	step("back", "Insects", false)
	step("back", "Hunde-Spiel", true)
	step("back", "Hunde-Spiel", false)
	assert.Equal(t, first, p.Hash())
	step("forward", "Hunde-Spiel", true)
	step("forward", "Insects", false)
	p.Solve("One solution.")
}
