//go:build e2e

package e2e

import (
	"strings"
	"testing"

	"github.com/chromedp/chromedp"
	"github.com/chromedp/chromedp/kb"
	"github.com/stretchr/testify/assert"
)

func TestPuzzleBoardAndSettingsSurviveAReload(t *testing.T) {
	t.Parallel()
	p := open(t, visit{}).AtSolve()
	p.OpenPublished("Insects")
	p.PutOne()
	cells, hash := p.Cells(), p.Hash()
	p.Set("theme", "dark")
	p.Set("plain", "true")
	p.Set("letters", "true")
	p.Set("language", "de")
	p.UntilText(`[data-part="caption"]`, "Dein Brett · 1 von 9")
	same := func(how string) {
		t.Helper()
		p.UntilText(`[data-part="caption"]`, "Dein Brett · 1 von 9")
		assert.Equal(t, "Insects", p.Text(`[data-part="name"]`), how)
		assert.Equal(t, hash, p.Hash(), how)
		assert.Equal(t, "dark", eval[string](p, "document.documentElement.dataset.theme"), how)
		p.Click(`[data-action="more"]`)
		for _, setting := range []string{"plain", "letters", "conflicts"} {
			assert.True(t, eval[bool](p, `document.querySelector('[data-setting="`+setting+`"]').checked`), "%s: %s", how, setting)
		}
		p.Click(`[data-dialog="more"] [data-action="close"]`)
	}
	same("before")
	p.Reload().AtSolve()
	same("after a reload")
	p.Return().AtSolve()
	same("after coming back to the plain address")
	p.Set("language", "en")
	p.UntilText(`[data-part="caption"]`, "Your board · 1 of 9")
	assert.Equal(t, cells, p.Cells())
}

func TestMyPuzzlesAreForgottenOneByOne(t *testing.T) {
	t.Parallel()
	p := open(t, visit{Hash: jigsaw(2, 2, "", true).hash("name=Four")}).AtSolve()
	p.Follow(jigsaw(3, 2, "", true).hash("name=Six"))
	p.UntilText(`[data-part="name"]`, "Six")
	p.OpenPublished("Insects")
	p.PutOne()
	p.OpenPublished("Big cats")
	p.Click(`[data-action="puzzles"]`)
	p.Until(`document.querySelectorAll('[data-part="mine"] li').length === 3`)
	assert.NotContains(t, p.Text(`[data-part="mine"]`), "Big cats", "published, and nothing lies on its board")
	p.ClickNamed("button", "Remove Insects from My puzzles")
	p.Until(`document.querySelectorAll('[data-part="mine"] li').length === 2`)
	p.Reload().AtSolve()
	p.Click(`[data-action="puzzles"]`)
	p.Until(`document.querySelectorAll('[data-part="mine"] li').length === 2`)
	assert.NotContains(t, p.Text(`[data-part="mine"]`), "Insects")
}

func TestNonsenseInTheStorageIsTolerated(t *testing.T) {
	t.Parallel()
	p := open(t, visit{}).AtSolve()
	p.UntilKept(`kept.length === 1`)
	for name, nonsense := range map[string]string{
		"no JSON":             `{"settings":`,
		"null":                `null`,
		"lists of nothing":    `{"settings":[],"mine":[null,1,"x",{},[]]}`,
		"settings unheard of": `{"settings":{"language":"xx","theme":7,"plain":"yes","letters":null},"mine":"none"}`,
		"another form":        `{"version":99,"mine":{"a":1},"settings":"dark"}`,
	} {
		eval[bool](p, `localStorage.setItem("edgewise-1", `+quote(nonsense)+`) ?? true`)
		p.asOnAFirstVisit(name)
	}
	for name, change := range map[string]string{
		"a broken link":         `kept[0].link = "grid=3x3&tiles=AB"`,
		"a board that is none":  `kept[0].board = "x"`,
		"an id of something":    `kept[0].id = "x"`,
		"no words and no times": `Object.assign(kept[0], { name: 7, opened: "now" })`,
		"records of nothing":    `kept.push({ id: "y" }, { id: "z", searches: 7, link: {} })`,
	} {
		p.ChangeKept(change)
		p.asOnAFirstVisit(name)
	}
	p.Solve("Two solutions.")
}

// asOnAFirstVisit comes to the page anew and asserts that it is as on a first visit, but
// for a word on what is damaged.
func (p *page) asOnAFirstVisit(how string) {
	p.t.Helper()
	p.Visit(firstPublished).AtSolve()
	assert.Equal(p.t, "Das verflixte Hunde-Spiel", p.Text(`[data-part="name"]`), how)
	assert.Equal(p.t, "The tiles, not yet placed", p.Text(`[data-part="caption"]`), how)
	for _, told := range eval[[]string](p, `[...document.querySelectorAll('[data-part="notice"]')].map((notice) => notice.innerText)`) {
		assert.Contains(p.t, told, "can’t be read:", how)
	}
	assert.Equal(p.t, "en", eval[string](p, "document.documentElement.lang"), how)
}

func TestBoardThatIsNoneOfItsPuzzleIsForgotten(t *testing.T) {
	t.Parallel()
	p := open(t, visit{}).AtSolve()
	p.UntilKept(`kept.length === 1`)
	for _, board := range []string{
		`[null]`,
		`[null,null,null,null,null,null,null,null,null]`,
		`[[99,0],null,null,null,null,null,null,null,null]`,
		`[[0,9],null,null,null,null,null,null,null,null]`,
		`[[0,0],[0,0],null,null,null,null,null,null,null]`,
	} {
		p.ChangeKept(`kept[0].board = ` + board)
		p.asOnAFirstVisit(board)
	}
	p.Solve("Two solutions.")
}

func TestPageWorksWhereNothingMayBeKept(t *testing.T) {
	t.Parallel()
	for name, v := range map[string]struct{ before, told string }{
		"no localStorage": {`Object.defineProperty(globalThis, "localStorage", { get() { throw new Error("forbidden"); } });`, ""},
		"no database":     {`indexedDB.open = () => { throw new DOMException("forbidden", "SecurityError"); };`, "This browser won’t let Edgewise save anything"},
		"out of space": {`
			Object.defineProperty(IDBTransaction.prototype, "error", { get: () => new DOMException("full", "QuotaExceededError") });
			IDBObjectStore.prototype.put = function () { this.transaction.abort(); };`, "This browser is out of space"},
	} {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			p := open(t, visit{Before: v.before}).AtSolve()
			assert.False(t, p.Visible(`[data-part="notice"]`), "nothing is at stake yet")
			p.Set("theme", "dark")
			p.SolveAll("Two solutions.")
			checkSolution(t, dogs, p.Board(dogs))
			p.Click(`[data-action="put"]`)
			p.UntilText(`[data-part="caption"]`, "Your board · 9 of 9")
			if v.told == "" {
				assert.False(t, p.Visible(`[data-part="notice"]`), "My puzzles are kept elsewhere")
				return
			}
			p.UntilText(`[data-part="notice"]`, v.told)
			p.CheckAccessible(name)
			file := p.SaveFile(`[data-part="notice"] [data-action="save-file"]`)
			assert.Contains(t, file, "name=Das_verflixte_Hunde-Spiel")
			assert.Contains(t, file, "&board=")
			p.Until(`!document.querySelector('[data-part="notice"]')`)
			p.Click(`[data-action="puzzles"]`)
			p.UntilText(`[data-part="mine-told"]`, v.told)
			p.Until(`document.querySelectorAll('[data-part="mine"] li').length === 1`)
		})
	}
}

func TestWhatAnEarlierVersionKeptIsTakenOver(t *testing.T) {
	t.Parallel()
	p := open(t, visit{}).AtSolve()
	p.PutOne()
	p.UntilKept(`kept[0].board`)
	entry := eval[string](p, keptScript(`const [{ id, name, link, board }] = kept; return JSON.stringify({ id, name, link, board });`), chromedp.EvalAwaitPromise)
	p.ForgetAll()
	eval[bool](p, `localStorage.setItem("edgewise-1", '{"settings":{"theme":"dark"},"mine":[' + `+quote(entry)+` + "]}") ?? true`)
	for range 2 {
		p.Return().AtSolve()
		p.UntilText(`[data-part="caption"]`, "Your board · 1 of 9")
		assert.Equal(t, "dark", eval[string](p, "document.documentElement.dataset.theme"))
		p.Until(`!JSON.parse(localStorage.getItem("edgewise-1")).mine`)
	}
}

func TestTabsEnterTilesSideBySide(t *testing.T) {
	t.Parallel()
	one := open(t, visit{}).AtSolve()
	other := one.Another(firstPublished).AtSolve()
	for _, p := range []*page{one, other} {
		p.Click(`[data-part="enter"]`)
		p.Skip()
	}
	one.do(chromedp.KeyEvent("ABcd"))
	one.UntilText(`[data-part="enter-at"]`, "Tile 2")
	other.do(chromedp.KeyEvent("DD"))
	other.UntilText(`[data-part="enter-at"]`, "Tile 1 of 9 · bottom")
	one.Reload().AtSolve()
	one.Until(`document.querySelector("#entry-text")?.value`) // shown once Go has looked at it
	assert.Equal(t, "ABcd", tilesOf(one.Value("#entry-text")), "a tab goes on with its own")
	next := one.Another(firstPublished).AtSolve()
	next.Click(`[data-action="tab-tiles"]`)
	next.Until(`document.querySelectorAll("button.edge").length === 8`)
	found := []string{tilesOf(next.Value("#entry-text"))}
	next.Click(`[data-action="enter-undo"]`)
	next.Until(`document.querySelector("#entry-text").value.includes("ABcd") === ` + map[bool]string{true: "true", false: "false"}[found[0] == "DD"])
	found = append(found, tilesOf(next.Value("#entry-text")))
	assert.ElementsMatch(t, []string{"ABcd", "DD"}, found, "the next one has both")
}

func TestMyPuzzlesGoToAFileAndComeBack(t *testing.T) {
	t.Parallel()
	p := open(t, visit{Hash: jigsaw(2, 2, "", true).hash("name=Four")}).AtSolve()
	p.PutOne()
	p.leaveSearch()
	p.Click(`[data-action="puzzles"]`)
	p.Until(`document.querySelectorAll('[data-part="mine"] li').length === 2`)
	p.CheckAccessible("My puzzles")
	p.ClickNamed("button", "Rename Four")
	p.do(chromedp.KeyEvent("Aunt’s" + kb.Enter))
	p.UntilText(`[data-part="mine"]`, "Aunt’s")
	file := p.SaveFile(`[data-dialog="puzzles"] [data-action="save-file"]`)
	assert.Contains(t, file, "called: Aunt’s")
	assert.Contains(t, file, "search: ")

	p.ForgetAll()
	p.Visit(firstPublished).AtSolve()
	p.Click(`[data-action="puzzles"]`)
	p.UntilText(`[data-part="mine-told"]`, "Puzzles you enter, play or solve")
	assert.False(t, p.Visible(`[data-dialog="puzzles"] [data-action="save-file"]`))
	p.DropFile(strings.Replace(file, "\n\n", "\n\ngrid=3x3&tiles=AB\n  called: Broken\n\n", 1))
	p.UntilText(`[data-part="filed"]`, "2 puzzles added.")
	p.UntilText(`[data-part="filed"]`, "Puzzle 1 in the file can’t be read.")
	p.UntilText(`[data-part="mine"]`, "1 of 4")
	p.UntilText(`[data-part="mine"]`, "searched")
	assert.Equal(t, file, p.SaveFile(`[data-dialog="puzzles"] [data-action="save-file"]`), "nothing was lost on the way")
	p.DropFile(file)
	p.UntilText(`[data-part="filed"]`, "2 puzzles added.")
	assert.Equal(t, 2, p.Count(`[data-part="mine"] li`), "the same puzzle twice is one")

	p.Click(`[data-action="go-on-mine"]`)
	p.UntilText(`[data-part="share-words"]`, "left on")
	p.Click(`[data-action="stop"]`)
	p.UntilText(`[data-part="verdict"]`, "Stopped.")
	p.OpenMine("Aunt’s")
	p.UntilText(`[data-part="caption"]`, "Your board · 1 of 4")
	p.Reload().AtSolve()
	p.UntilText(`[data-part="name"]`, "Aunt’s")
	p.UntilText(`[data-part="caption"]`, "Your board · 1 of 4")
}

// TestLeavingInTheMiddleOfAChangeLosesNothing, not even where the database never
// answers: then the page begins without it.
func TestLeavingInTheMiddleOfAChangeLosesNothing(t *testing.T) {
	t.Parallel()
	p := open(t, visit{Before: `indexedDB.open = () => ({});`}).AtSolve()
	p.PutOne()
	p.UntilText(`[data-part="notice"]`, "This browser won’t let Edgewise save anything")
	p.Reload().AtSolve()
	p.UntilText(`[data-part="caption"]`, "Your board · 1 of 9")
}

// TestWhatIsReadLateIsShownAfterAll: the page begins without a database that takes its time,
// and has what it says as soon as it does, on the table and on the shelves.
func TestWhatIsReadLateIsShownAfterAll(t *testing.T) {
	t.Parallel()
	p := open(t, visit{Before: `if (sessionStorage.slow) {
		globalThis.held = [];
		const { set } = Object.getOwnPropertyDescriptor(IDBRequest.prototype, "onsuccess");
		Object.defineProperty(IDBOpenDBRequest.prototype, "onsuccess", {
			configurable: true,
			set(then) { set.call(this, (event) => held.push(() => then(event))); },
		});
	}`}).AtSolve()
	p.PutOne()
	p.UntilKept(`kept.some(({ board }) => board)`)
	eval[string](p, `sessionStorage.slow = "yes"`)
	p.Reload().AtSolve()
	p.UntilText(`[data-part="caption"]`, "The tiles, not yet placed")
	p.Click(`[data-action="puzzles"]`)
	p.UntilText(`[data-part="mine-told"]`, "This browser won’t let Edgewise save anything")
	p.Until(`held.length >= 2`)
	eval[bool](p, `delete IDBOpenDBRequest.prototype.onsuccess && held.every((answer) => answer() === undefined)`)
	p.Until(`document.querySelectorAll('[data-part="mine"] li').length === 1`)
	p.UntilText(`[data-part="mine-told"]`, "")
	p.Press(kb.Escape)
	p.UntilText(`[data-part="caption"]`, "Your board · 1 of 9")
}

func TestTheBrowserIsAskedOnceToKeepThings(t *testing.T) {
	t.Parallel()
	p := open(t, visit{Before: `
		Object.defineProperty(navigator, "vendor", { get: () => "Apple Computer, Inc." });
		globalThis.asked = 0;
		StorageManager.prototype.persist = async () => Boolean(asked++);
		StorageManager.prototype.persisted = async () => false;`}).AtSolve()
	p.OpenPublished("Insects")
	assert.Equal(t, 0, eval[int](p, "asked"), "not before there is anything to keep")
	p.PutOne()
	p.Until("asked === 1")
	p.Reload().AtSolve()
	p.SolveAll("One solution.")
	p.Click(`[data-action="put"]`)
	p.UntilText(`[data-part="caption"]`, "Your board · 9 of 9")
	assert.Equal(t, 0, eval[int](p, "asked"), "not twice")
	p.Click(`[data-action="puzzles"]`)
	p.UntilText(`[data-part="mine-told"]`, "if you don’t visit for seven days")
}

func TestASearchFromMyBoardSurvivesAReload(t *testing.T) {
	t.Parallel()
	p := open(t, visit{Hash: "#" + halfAnHour + "&board=0.3" + strings.Repeat("_-", 48)}).AtSolve()
	p.UntilText(`[data-part="caption"]`, "Your board · 1 of 49")
	p.Click(`[data-action="solve-mine"]`)
	p.UntilKept(`kept.some(({ searches }) => searches.length === 1)`)
	p.Reload().AtSolve()
	p.UntilText(`[data-part="unfinished-words"]`, "Unfinished search from your board: ")
	p.Click(`[data-action="take-up"]`)
	p.UntilText(`[data-part="share-words"]`, "left on")
	p.Click(`[data-action="stop"]`)
	p.UntilText(`[data-part="verdict"]`, "Stopped.")
}
