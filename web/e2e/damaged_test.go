//go:build e2e

package e2e

import (
	"context"
	"encoding/json"
	"fmt"
	"math/rand/v2"
	"os"
	"slices"
	"strconv"
	"testing"
	"time"

	"github.com/chromedp/chromedp"
	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

// Databases that were damaged, written past the page; and moves that are made as the
// page is left, or in two tabs at the same instant.

// campaign is how many times something random is tried; EDGEWISE_CAMPAIGN asks for more.
func campaign(few int) int {
	if many, err := strconv.Atoi(os.Getenv("EDGEWISE_CAMPAIGN")); err == nil {
		return many
	}
	return few
}

// damages are what may be wrong with a record, each a statement about it. JSON says all
// that stands in them.
var damages = []string{
	`record.opened = 1e300`,
	`record.laid = 9e15`,
	`record.solved = -5`,
	`delete record.name`,
	`delete record.link`,
	`record.link = 7`,
	`record.name = { en: "Frogs" }`,
	`record.called = ["Frogs"]`,
	`record.board = "x"`,
	`record.board = [[0, 1.5]]`,
	`record.board = { 0: null }`,
	`record.opened = "now"`,
	`record.searches = 7`,
	`record.searches = null`,
	`record.name = "x".repeat(2 ** 21)`,
	`record.called = "Frogs\u202e".repeat(2 ** 18)`,
	`record.link += "\n"`,
	`record.link = "grid=3x3&tiles=AB"`,
	`record.link = "not a puzzle at all"`,
	`Object.assign(record, { opened: null, laid: {}, searches: [7] })`,
}

// move is a script that puts a tile on a cell of a board of squares, in one turn of the
// event loop.
func move(tile, at int) string {
	return fmt.Sprintf(`(() => {
		const columns = Math.sqrt(document.querySelectorAll('[data-part="board"] [data-cell]').length);
		const [row, column] = [Math.floor(%[2]d / columns), %[2]d %% columns];
		document.querySelector('[data-part="typed-moves"]').value = "%[1]d " + "abcdefgh"[column] + (row + 1);
		document.querySelector('[data-part="typing"]').requestSubmit();
	})()`, tile+1, at)
}

// TestTwoTabsThatMoveAtTheSameInstantLoseNoMove: each move is in the history of both, the
// later one shows in both, and so it stays when they are loaded again.
func TestTwoTabsThatMoveAtTheSameInstantLoseNoMove(t *testing.T) {
	t.Parallel()
	one := open(t, visit{Hash: dogs.hash("name=Dogs")}).Ready()
	other := one.Another(dogs.hash("name=Dogs")).Ready()
	tabs := []*page{one, other}
	one.UntilKept(`kept.length === 1`)
	for round := range campaign(4) {
		random := rand.New(rand.NewPCG(uint64(round), 13))
		tiles, cells := random.Perm(9), random.Perm(9)
		at := time.Now().Add(500 * time.Millisecond).UnixMilli()
		for n, p := range tabs {
			eval[chromedp.Void](p, fmt.Sprintf(`setTimeout(() => %s, %d - Date.now())`, move(tiles[n], cells[n]), at))
		}
		lies := func(n int) string { return fmt.Sprintf(`places[%d]?.[0] === %d`, tiles[n], cells[n]) }
		// Everything that Undo reaches.
		reached := `((game) => {
			const all = [game.places];
			for (const step of [...game.past].reverse()) {
				const places = [...all.at(-1)];
				for (const [tile, before] of step) places[tile] = before;
				all.push(places);
			}
			return all;
		})(kept[0].game ?? { places: [], past: [] })`
		one.UntilKept(fmt.Sprintf(`(() => { const all = %s; return all.slice(0, 3).some((places) => %s) && all.slice(0, 3).some((places) => %s); })()`, reached, lies(0), lies(1)))
		kept := eval[string](one, keptScript(`return kept[0].board.map((laid) => laid ? laid[0] + 1 : 0).join()`), chromedp.EvalAwaitPromise)
		shows := fmt.Sprintf(`[...document.querySelectorAll('[data-part="board"] [data-cell]')].map((cell) => /\d+/.exec(cell.getAttribute("aria-label").split(":")[1] ?? "")?.[0] ?? 0).join() === %q`, kept)
		for _, p := range tabs {
			p.Until(shows)
		}
		if round%2 == 0 {
			tabs[round/2%2].Reload().Ready()
			tabs[round/2%2].Until(shows)
		}
		undone := tabs[random.IntN(2)]
		undone.Click(undoPlay)
		for _, p := range tabs {
			p.Until("!(" + shows + ")")
		}
		tabs[random.IntN(2)].Click(redoPlay)
		for _, p := range tabs {
			p.Until(shows)
		}
	}
}

// sameElements tells whether both lists say the same, in whatever order.
func sameElements(one, other []any) bool {
	return assert.ElementsMatch(quiet{}, one, other)
}

// quiet is a test that does not print what may be megabytes.
type quiet struct{}

func (quiet) Errorf(string, ...any) {}

// Arrived waits until the page is ready that takes the place of this one by itself.
func (p *page) Arrived() {
	p.t.Helper()
	ctx, cancel := context.WithTimeout(p.ctx, deadline)
	defer cancel()
	for ctx.Err() == nil {
		// Between two documents there is none to ask.
		ready, err := chromedp.Run(ctx, chromedp.Evaluate[bool](`!globalThis.leaving && document.body?.dataset.ready === "true"`))
		if err == nil && ready {
			return
		}
		time.Sleep(20 * time.Millisecond)
	}
	require.NoError(p.t, ctx.Err())
}

// TestNoMoveIsLostHoweverSoonThePageIsLoadedAgain, right after the click included.
func TestNoMoveIsLostHoweverSoonThePageIsLoadedAgain(t *testing.T) {
	t.Parallel()
	p := open(t, visit{Hash: dogs.hash("name=Dogs")}).Ready()
	p.UntilKept(`kept.length === 1`)
	for n := range campaign(8) {
		random := rand.New(rand.NewPCG(uint64(n), 14))
		tile, at := random.IntN(9), random.IntN(9)
		wait := "location.reload()"
		if n%2 == 1 {
			wait = fmt.Sprintf("setTimeout(() => location.reload(), %d)", random.IntN(120))
		}
		eval[chromedp.Void](p, `(globalThis.leaving = true, `+move(tile, at)+`, void `+wait+`)`)
		p.Arrived()
		assert.Equal(t, at, eval[int](p, keptScript(fmt.Sprintf(`return kept[0].game.places[%d][0]`, tile)), chromedp.EvalAwaitPromise), "time %d", n)
		p.Until(fmt.Sprintf(`document.querySelectorAll('[data-part="board"] [data-cell]')[%d]?.getAttribute("aria-label").includes(": tile %d")`, at, tile+1))
	}
	assert.Empty(t, eval[[]string](p, `[...document.querySelectorAll('[data-part="aside-list"] li')].map((item) => item.textContent)`))
}

// TestDamagedRecordsDisableNothingElse and are named, left as they are, and saved as
// they are, one by one.
func TestDamagedRecordsDisableNothingElse(t *testing.T) {
	t.Parallel()
	good := jigsaw(2, 2, "", true).hash("name=Good")
	p := open(t, visit{Hash: good}).Ready()
	p.ToSolve()
	p.PutOne()
	p.UntilKept(`kept.length === 1 && kept[0].board`)
	passes := slices.Collect(slices.Chunk(damages, 7))
	for seed := range max(campaign(0), len(passes)) {
		random := rand.New(rand.NewPCG(uint64(seed), 12))
		var chosen []string
		if seed < len(passes) {
			chosen = passes[seed]
		} else {
			for range 1 + random.IntN(5) {
				chosen = append(chosen, damages[random.IntN(len(damages))])
			}
		}
		first := random.IntN(2) == 0
		script := "const [good] = kept; const damaged = [];\n"
		for n, damage := range chosen {
			script += fmt.Sprintf("{ const record = structuredClone(good); Object.assign(record, { id: 'damaged %d', name: 'Damaged %d', opened: good.opened + %d }); %s; damaged.push(record); }\n",
				n, n, map[bool]int{true: 1000, false: -1000}[first]+n, damage)
		}
		p.ChangeKept(`kept.splice(0, kept.length, ...kept.filter(({ id }) => id.startsWith("grid"))); ` + script + ` kept.push(...damaged)`)
		before := eval[string](p, keptScript(`return JSON.stringify(kept.filter(({ id }) => id.startsWith("damaged")))`), chromedp.EvalAwaitPromise)

		p.Visit(good).Ready()
		p.UntilText(`[data-part="notice"]`, "can’t be read:")
		p.Click(`[data-action="dismiss-aside"]`)
		p.Until(`!document.querySelector('[data-part="notice"]')`)
		p.Click(`[data-action="puzzles"]`)
		p.Until(fmt.Sprintf(`document.querySelectorAll('[data-part="aside-list"] li').length === %d`, len(chosen)))
		assert.Contains(t, p.Text(`[data-part="mine"]`), "Good", chosen)
		assert.Contains(t, p.Text(`[data-part="aside-told"]`), "can’t be read:", chosen)
		var records, saved []any
		require.NoError(t, json.Unmarshal([]byte(before), &records))
		for n := range chosen {
			var record any
			file := p.SaveFile(fmt.Sprintf(`[data-part="aside-list"] li:nth-child(%d) [data-action="save-aside"]`, n+1))
			require.NoError(t, json.Unmarshal([]byte(file), &record))
			saved = append(saved, record)
		}
		assert.Truef(t, sameElements(records, saved), "%v: saved as it was", chosen)
		assert.Contains(t, p.SaveFile(`[data-dialog="puzzles"] [data-action="save-file"]`), "name=Good", "%v: the others are saved as ever", chosen)
		p.Click(`[data-dialog="puzzles"] [data-action="close"]`)

		assert.Equal(t, "Good", p.Text(`[data-part="name"]`), chosen)
		eval[chromedp.Void](p, move(seed%4, seed/4%4))
		p.UntilKept(fmt.Sprintf(`kept.find(({ id }) => id.startsWith("grid")).game?.places[%d][0] === %d`, seed%4, seed/4%4))
		cells := p.Cells()
		p.Reload().Ready()
		assert.Equal(t, "Good", p.Text(`[data-part="name"]`), chosen)
		assert.Equal(t, cells, p.Cells(), chosen)
		after := eval[string](p, keptScript(`return JSON.stringify(kept.filter(({ id }) => id.startsWith("damaged")))`), chromedp.EvalAwaitPromise)
		assert.JSONEq(t, before, after, "%v: stored as it was", chosen)
	}
}

// TestDatabaseThatIsNewerOrReadOnlyInPartsIsReadAsFarAsThatGoes: one that a newer page
// has left, one whose records cannot be read all at once, and one that the browser has
// closed without a word.
func TestDatabaseThatIsNewerOrReadOnlyInPartsIsReadAsFarAsThatGoes(t *testing.T) {
	t.Parallel()
	for name, before := range map[string]string{
		"newer":           ``,
		"not all at once": `IDBObjectStore.prototype.getAll = function () { throw new DOMException("Failed to read large IndexedDB value", "UnknownError"); };`,
		"closed": `const { transaction } = IDBDatabase.prototype;
			const times = {};
			IDBDatabase.prototype.transaction = function (...given) {
				times[this.name] = (times[this.name] ?? 0) + 1;
				if (times[this.name] % 2) this.close();
				return transaction.apply(this, given);
			};`,
	} {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			p := open(t, visit{Hash: dogs.hash("name=Dogs"), Before: before}).Ready()
			eval[chromedp.Void](p, move(3, 4))
			shows := `document.querySelectorAll('[data-part="board"] [data-cell]')[4]?.getAttribute("aria-label").includes(": tile 4")`
			p.Until(shows)
			if name == "newer" {
				p.UntilKept(`kept[0]?.board`)
				eval[bool](p, `new Promise((done, fail) => {
					const opening = indexedDB.open("edgewise", 7);
					opening.onupgradeneeded = () => opening.result.createObjectStore("unheard of");
					opening.onsuccess = () => done(opening.result.close() ?? true);
					opening.onerror = () => fail(opening.error);
				})`, chromedp.EvalAwaitPromise)
			}
			p.Return()
			p.Until(shows)
			eval[chromedp.Void](p, move(5, 6))
			p.Return()
			p.Until(`document.querySelectorAll('[data-part="board"] [data-cell]')[6]?.getAttribute("aria-label").includes(": tile 6")`)
			assert.False(t, p.Visible(`[data-part="notice"]`), "nothing is amiss")
		})
	}
}

// TestRecordThatTheBrowserCannotReadIsNotWrittenOver although its puzzle is opened anew
// and played; that it is not kept is told.
func TestRecordThatTheBrowserCannotReadIsNotWrittenOver(t *testing.T) {
	t.Parallel()
	p := open(t, visit{Hash: dogs.hash("name=Dogs"), Before: `
		const fails = () => location.search === "?fails";
		const { get, getAll } = IDBObjectStore.prototype;
		IDBObjectStore.prototype.getAll = function (...given) {
			if (fails()) throw new DOMException("Failed to read large IndexedDB value", "UnknownError");
			return getAll.apply(this, given);
		};
		// An error of the request, as the browser would tell it: to add what is there.
		IDBObjectStore.prototype.get = function (key) {
			if (!fails()) return get.call(this, key);
			if (this.transaction.mode === "readwrite") return this.add({ id: key });
			const request = { error: new DOMException("Failed to read large IndexedDB value", "UnknownError") };
			setTimeout(() => request.onerror());
			return request;
		};`}).Ready()
	eval[chromedp.Void](p, move(3, 4))
	p.UntilKept(`kept[0]?.board`)
	p.Visit("?fails" + dogs.hash("name=Dogs")).Ready()
	eval[chromedp.Void](p, move(5, 6))
	p.UntilText(`[data-part="notices"]`, "won’t let Edgewise save")
	p.Visit("").Ready()
	// Now that it can be read again, the one move joins the other.
	p.UntilKept(`kept[0].game.places[5][0] === 6 && kept[0].game.past.some((step) => step.some(([tile]) => tile === 3))`)
}
