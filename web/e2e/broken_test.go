//go:build e2e

package e2e

import (
	"slices"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
)

// with is the puzzle with another word for one tile.
func (z puzzle) with(tile int, word string) puzzle {
	z.tiles = slices.Clone(z.tiles)
	z.tiles[tile] = word
	return z
}

// brokenLinks are links that nothing can be laid of, and the one sentence for each.
var brokenLinks = []struct {
	name, hash, sentence string
}{
	{"a missing side", dogs.with(6, "GSb").hash("end=1"), "Tile 7: “GSb” has 3 sides; 4 expected."},
	{"no edge", dogs.with(6, "GSb!").hash("end=1"), "Tile 7, left: “!” isn’t an edge."},
	{"a missing tile", puzzle{3, 3, dogs.tiles[:8]}.hash("end=1"), "9 tiles expected for 3x3, found 8."},
	{"a repeated key", dogs.hash("grid=3x3", "end=1"), "“grid” is given twice."},
	{"a grid too large", puzzle{33, 33, slices.Repeat([]string{"AaBb"}, 33*33)}.hash("end=1"), "“33x33” isn’t a possible grid size. Sizes go from 1x1 to 32x32."},
	{"no tiles", "#grid=3x3&end=1", "“tiles” is missing."},
	{"cut after a tile", dogs.hash()[:45], "6 of 9 tiles came through and are saved."},
	{"cut in a tile", dogs.hash()[:43], "5 of 9 tiles came through and are saved."},
	{"a sign cut in two", dogs.hash("name=%E2%8"), "“%E2” in “name” is damaged."},
	{"no sign at all", dogs.hash("name=%zz"), "“%zz” in “name” is damaged."},
	{"nothing but signs", "#%%%%", "No tiles found here."},
	{"half a sign", "#%E0%A4%A", "No tiles found here."},
	{"too long", dogs.hash("name=" + strings.Repeat("x", 100_000)), "This is too long for a puzzle: more than 65,536 bytes."},
	{"not a link of ours", "#hello", "No tiles found here."},
}

func TestBrokenLinkSaysWhatIsWrongAndLeavesTheBoardAlone(t *testing.T) {
	t.Parallel()
	p := open(t, visit{}).AtSolve()
	p.PutOne()
	hash, cells := p.Hash(), p.Cells()
	for _, link := range brokenLinks {
		p.Follow(link.hash)
		p.UntilText(`[data-part="notices"]`, link.sentence)
		assert.Equal(t, 1, p.Count(`[data-part="notice"]`), link.name)
		assert.Equal(t, 1, p.Count(`[data-part="notice"] p`), "%s: one sentence", link.name)
		assert.Equal(t, cells, p.Cells(), link.name)
		p.Until(`location.hash === ` + quote(hash))
		p.Click(`[data-action="dismiss"]`)
		p.Until(`!document.querySelector('[data-part="notice"]')`)
	}
	p.Click(`[data-action="layer-solution"]`)
	p.Click(`[data-action="show-all"]`)
	p.UntilText(`[data-part="caption"]`, "Solution 1 of 2")
	checkSolution(t, dogs, p.Board(dogs))
}

func TestBrokenLinkOnAFirstVisitSaysWhatIsWrong(t *testing.T) {
	t.Parallel()
	p := open(t, visit{}).AtSolve()
	for _, link := range brokenLinks[:7] {
		p.ForgetAll()
		p.Visit(link.hash).AtSolve()
		p.UntilText(`[data-part="notices"]`, link.sentence)
		assert.False(t, p.Visible(`[data-action="dismiss"]`), "%s: there is nothing to go back to", link.name)
		assert.False(t, p.Visible(`[data-action="solve"]`), "%s: there is nothing to solve", link.name)
	}
	p.Click(`[data-part="notice"] [data-action="puzzles"]`)
	const single = `[data-part="published"] .card[data-link]`
	p.Until(`document.querySelector('` + single + `')`)
	p.Click(single)
	p.Until(`document.querySelector('[data-part="play"]').checkVisibility()`)
}

// TestALinkThatIsNotWholeIsEnteredToItsEnd, be it cut short or shared while its tiles were
// entered, and what was being entered here is one Undo away.
func TestALinkThatIsNotWholeIsEnteredToItsEnd(t *testing.T) {
	t.Parallel()
	half := strings.Join(dogs.tiles[:6], ".")
	for _, row := range []struct{ hash, title string }{
		{dogs.hash()[:45], "This link is incomplete."},
		{"#grid=3x3&tiles=" + half + ".?.?.?", "Not all of these tiles have been entered yet."},
		{"#grid=3x3&tiles=" + half + ".GS.?.?", "Not all of these tiles have been entered yet."},
		{"#grid=3x3&tiles=" + strings.Join(dogs.tiles[:8], ".") + ".GU??", "Not all of these tiles have been entered yet."},
	} {
		p := open(t, visit{Hash: row.hash}).AtSolve()
		p.UntilText(`[data-part="notice"]`, row.title)
		last := strings.Contains(row.hash, "GU??")
		assert.Equal(t, map[bool]string{false: "6 of 9 tiles", true: "8 of 9 tiles"}[last], p.Text(`[data-part="caption"]`), row.hash)
		assert.Equal(t, 1, p.Count(`[data-part="board"] .kept`), "what arrived is shown")
		p.Click(`[data-action="enter-rest"]`)
		p.UntilText(`[data-part="entry"]`, map[bool]string{false: "Tile 7 of 9", true: "Tile 9 of 9"}[last])
		assert.False(t, p.Visible(`[data-part="notice"]`), row.hash)
		p.Reload().Ready()
		p.UntilText(`[data-part="entry"]`, map[bool]string{false: "Tile 7 of 9", true: "Tile 9 of 9"}[last])
		assert.False(t, p.Visible(`[data-part="notice"]`), "nor is it told of again")
		keys := "GSbuGUbsGUgs"
		if strings.Contains(row.hash, ".GS.") {
			keys = keys[2:]
		} else if last {
			keys = "gs"
		}
		p.Press(keys)
		p.Click(`[data-action="enter-solve"]`)
		p.UntilText(`[data-part="verdict"]`, "Two solutions.")
	}
}

func TestALinkWithAMistakeIsMendedAsText(t *testing.T) {
	t.Parallel()
	p := open(t, visit{Hash: dogs.with(6, "GSb").hash("end=1"), Before: `addEventListener("popstate", () => (globalThis.stepped = true));`}).AtSolve()
	p.UntilText(`[data-part="notice"]`, "Tile 7: “GSb” has 3 sides; 4 expected.")
	p.Click(`[data-action="complete"]`)
	p.Until(`document.querySelector("#paste").checkVisibility()`)
	p.Type("#paste", strings.NewReplacer("GSb\n", "GSbu\r", "\n", "\r").Replace(p.Value("#paste")))
	p.Click(`[data-part="paste-form"] .primary`)
	p.Until(`!document.querySelector('[data-dialog="puzzles"]').open`)
	assert.False(t, p.Visible(`[data-part="notice"]`))
	assert.False(t, eval[bool](p, `Boolean(globalThis.stepped)`), "a step back leads to the broken link")
	p.Solve("Two solutions.")
}

func TestMarkupInANameIsText(t *testing.T) {
	t.Parallel()
	name := `<img src=x onerror="harmed=1">`
	signs := strings.NewReplacer("<", "%3C", ">", "%3E", "=", "%3D", `"`, "%22", ".", "%2E", "/", "%2F", " ", "_")
	p := open(t, visit{Hash: dogs.hash("name="+signs.Replace(name), "by="+signs.Replace(name),
		"motifs=B:"+signs.Replace(name)+".G:g.S:s.U:u", "halves="+signs.Replace(name)+".tail")}).AtSolve()
	harmless := func() {
		t.Helper()
		assert.False(t, eval[bool](p, `"harmed" in globalThis`))
		assert.Zero(t, p.Count(`img[src="x"], [onerror]`))
	}
	assert.Equal(t, name, p.Text(`[data-part="name"]`))
	assert.Contains(t, p.Text(`[data-part="legend"]`), name)
	harmless()
	p.SolveAll("Two solutions.")
	harmless()
	p.Click(`[data-action="puzzles"]`)
	p.UntilText(`[data-part="mine"] b`, name)
	p.Until(`document.querySelector('[data-part="mine"] .thumbnail')`)
	harmless()
}

func TestPastedTextIsOpenedOrSaysWhatIsWrong(t *testing.T) {
	t.Parallel()
	p := open(t, visit{}).AtSolve()
	p.PutOne()
	hash, cells := p.Hash(), p.Cells()
	p.Click(`[data-action="puzzles"]`)
	p.Click(`[data-part="paste-section"] summary`)
	for _, test := range []struct{ text, sentence string }{
		{`""`, "There’s nothing here."},
		{`"hello"`, "No tiles found here."},
		{`"grid: 3x3\ntiles:\n  BGus\n  BSb\n"`, "Line 4, tile 2: “BSb” has 3 sides; 4 expected."},
	} {
		eval[bool](p, `Boolean(document.querySelector("#paste").value = `+test.text+`)`)
		eval[bool](p, `document.querySelector('[data-part="paste-form"]').requestSubmit() ?? true`)
		p.UntilText(`[data-part="paste-fault"]`, test.sentence)
		assert.True(t, p.Visible("#paste"), "the text is still there to be mended")
	}
	p.Click(`[data-dialog="puzzles"] [data-action="close"]`)
	assert.Equal(t, hash, p.Hash())
	assert.Equal(t, cells, p.Cells())

	p.Click(`[data-action="puzzles"]`)
	p.Type("#paste", "name: Six\rgrid: 3x2\rtiles:\r"+strings.Join(jigsaw(3, 2, "", true).tiles, "\r"))
	p.Click(`[data-part="paste-form"] .primary`)
	p.UntilText(`[data-part="name"]`, "Six")
	assert.Contains(t, p.Hash(), "name=Six")
	p.Click(`[data-action="puzzles"]`)
	p.Type("#paste", p.server.url+insects.hash("name=Insects"))
	p.Click(`[data-part="paste-form"] .primary`)
	p.UntilText(`[data-part="name"]`, "Insects")
	p.OpenMine("Das verflixte Hunde-Spiel")
	p.UntilText(`[data-part="caption"]`, "Your board · 1 of 9")
	assert.Equal(t, cells, p.Cells(), "My puzzles has kept the board")
}

// TestTenMegabytesOfTextAreRefused by the worker, to which they go once; the page does
// nothing else with them.
func TestTenMegabytesOfTextAreRefused(t *testing.T) {
	t.Parallel()
	p := open(t, visit{Before: `
		globalThis.sent = 0;
		const { postMessage } = Worker.prototype;
		Worker.prototype.postMessage = function (...what) {
			sent += JSON.stringify(what[0]).length;
			return postMessage.apply(this, what);
		};`}).AtSolve()
	hash := p.Hash()
	p.Click(`[data-action="puzzles"]`)
	p.Until(`document.querySelector('[data-part="published"] .cover')`)
	p.Click(`[data-part="paste-section"] summary`)
	eval[bool](p, `Boolean(document.querySelector("#paste").value = "BGus ".repeat(2_000_000))`)
	most := p.MostTouched(func() {
		eval[bool](p, `document.querySelector('[data-part="paste-form"]').requestSubmit() ?? true`)
		p.UntilText(`[data-part="paste-fault"]`, "This is too long for a puzzle: more than 1,048,576 bytes.")
	})
	assert.Less(t, most, 500, "elements that the page touched at one go")
	assert.Less(t, eval[int](p, "sent"), 11_000_000, "signs sent to the worker")
	eval[bool](p, `(document.querySelector("#paste").value = "") === ""`)
	p.Click(`[data-dialog="puzzles"] [data-action="close"]`)
	assert.Equal(t, hash, p.Hash())
	p.Solve("Two solutions.")
}
