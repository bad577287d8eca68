//go:build e2e

package e2e

import (
	"fmt"
	"math/rand/v2"
	"os"
	"strconv"
	"strings"
	"testing"

	"github.com/chromedp/chromedp"
	"github.com/stretchr/testify/assert"
)

// The browser's own database: moves while the page is left or in two tabs at the same moment, and a
// database that can be read only in part. web/flows tests damaged records.

// campaign is the number of random trials: few, unless EDGEWISE_CAMPAIGN sets another.
func campaign(few int) int {
	if many, err := strconv.Atoi(os.Getenv("EDGEWISE_CAMPAIGN")); err == nil {
		return many
	}
	return few
}

// move is a script that puts a tile on a cell of a square board within one turn of the event loop.
func move(tile, at int) string {
	return fmt.Sprintf(`(() => {
		const columns = Math.sqrt(document.querySelectorAll('[data-part="board"] [data-cell]').length);
		const [row, column] = [Math.floor(%[2]d / columns), %[2]d %% columns];
		document.querySelector('[data-part="typed-moves"]').value = "%[1]d " + "abcdefgh"[column] + (row + 1);
		document.querySelector('[data-part="typing"]').requestSubmit();
	})()`, tile+1, at)
}

// onCell is an expression that is true when the tile lies on the cell.
func onCell(tile, at int) string {
	return fmt.Sprintf(`document.querySelectorAll('[data-part="board"] [data-cell]')[%d]?.getAttribute("aria-label").includes(": tile %d")`, at, tile+1)
}

// TestTwoTabsThatMoveAtTheSameInstantLoseNoMove: each move is in the history of both tabs. Both
// show the later one, also after a reload.
func TestTwoTabsThatMoveAtTheSameInstantLoseNoMove(t *testing.T) {
	t.Parallel()
	one := open(t, visit{Hash: dogs.hash("name=Dogs")}).Ready()
	other := one.Another(dogs.hash("name=Dogs")).Ready()
	tabs := []*page{one, other}
	one.UntilKept(`kept.length === 1`)
	for round := range campaign(2) {
		random := rand.New(rand.NewPCG(uint64(round), 13))
		tiles, cells := random.Perm(9), random.Perm(9)
		// Both move on the same message.
		for n, p := range tabs {
			eval[chromedp.Void](p, fmt.Sprintf(`globalThis.start = new BroadcastChannel("start"), start.onmessage = () => (start.close(), %s), void 0`, move(tiles[n], cells[n])))
		}
		eval[chromedp.Void](one, `new BroadcastChannel("start").postMessage("now")`)
		lies := func(n int) string { return fmt.Sprintf(`places[%d]?.[0] === %d`, tiles[n], cells[n]) }
		// All boards that Undo reaches.
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
		tabs[random.IntN(2)].Click(undoPlay)
		for _, p := range tabs {
			p.Until("!(" + shows + ")")
		}
		tabs[random.IntN(2)].Click(redoPlay)
		for _, p := range tabs {
			p.Until(shows)
		}
	}
}

// TestNoMoveIsLostHoweverSoonThePageIsLoadedAgain reloads right after a move and somewhat later.
// ../flows/damaged.test.js does so more often.
func TestNoMoveIsLostHoweverSoonThePageIsLoadedAgain(t *testing.T) {
	t.Parallel()
	p := open(t, visit{Hash: dogs.hash("name=Dogs")}).Ready()
	p.UntilKept(`kept.length === 1`)
	for n := range campaign(2) {
		random := rand.New(rand.NewPCG(uint64(n), 14))
		tile, at := random.IntN(9), random.IntN(9)
		wait := 0
		if n%2 == 1 {
			wait = random.IntN(120)
		}
		// One evaluation moves and waits, so that nothing delays the reload.
		eval[chromedp.Void](p, fmt.Sprintf(`(%s, new Promise((done) => setTimeout(done, %d)))`, move(tile, at), wait), chromedp.EvalAwaitPromise)
		p.Reload().Ready()
		assert.Equal(t, at, eval[int](p, keptScript(fmt.Sprintf(`return kept[0].game.places[%d][0]`, tile)), chromedp.EvalAwaitPromise), "time %d", n)
		p.Until(onCell(tile, at))
	}
	assert.Empty(t, eval[[]string](p, `[...document.querySelectorAll('[data-part="aside-list"] li')].map((item) => item.textContent)`))
}

// TestTheDatabaseIsReadAsFarAsThatGoes: the page reads a database that a newer page left, one that
// fails to read all records at once, and one that the browser closes silently. It says that it cannot
// save a move where there is no room, or where it cannot read the record, which it does not overwrite.
// ../flows/kept.test.js tests what else it says then.
func TestTheDatabaseIsReadAsFarAsThatGoes(t *testing.T) {
	t.Parallel()
	p := open(t, visit{Hash: dogs.hash("name=Dogs"), Before: `
		const { search } = location; // which the page takes out of its address
		const is = (fault) => search === "?" + fault;
		const unreadable = () => new DOMException("Failed to read large IndexedDB value", "UnknownError");
		const { get, getAll } = IDBObjectStore.prototype;
		IDBObjectStore.prototype.getAll = function (...given) {
			if (is("one-by-one") || is("unreadable")) throw unreadable();
			return getAll.apply(this, given);
		};
		const { put } = IDBObjectStore.prototype;
		IDBObjectStore.prototype.put = function (...given) {
			if (!is("full")) return put.apply(this, given);
			Object.defineProperty(this.transaction, "error", { value: new DOMException("full", "QuotaExceededError") });
			this.transaction.abort();
		};
		// An error of the request, as the browser would tell it: to add what is there.
		IDBObjectStore.prototype.get = function (key) {
			if (!is("unreadable")) return get.call(this, key);
			if (this.transaction.mode === "readwrite") return this.add({ id: key });
			const request = { error: unreadable() };
			setTimeout(() => request.onerror());
			return request;
		};
		const { transaction } = IDBDatabase.prototype;
		const times = {};
		IDBDatabase.prototype.transaction = function (...given) {
			times[this.name] = (times[this.name] ?? 0) + 1;
			if (is("closed") && times[this.name] % 2) this.close();
			return transaction.apply(this, given);
		};`}).Ready()
	eval[chromedp.Void](p, move(3, 4))
	p.Until(onCell(3, 4))
	p.UntilKept(`kept[0]?.board`)
	eval[bool](p, `new Promise((done, fail) => {
		const opening = indexedDB.open("edgewise", 7);
		opening.onupgradeneeded = () => opening.result.createObjectStore("unheard of");
		opening.onsuccess = () => done(opening.result.close() ?? true);
		opening.onerror = () => fail(opening.error);
	})`, chromedp.EvalAwaitPromise)
	laid := []string{onCell(3, 4)}
	for n, fault := range []string{"closed", "one-by-one", "full"} {
		p.Visit("?" + fault).Ready()
		p.Click(`[data-action="continue"]`)
		p.Until(strings.Join(laid, " && "))
		assert.False(t, p.Visible(`[data-part="notice"]`), "nothing is amiss: %s", fault)
		eval[chromedp.Void](p, move(5+n, n))
		laid = append(laid, onCell(5+n, n))
		p.Until(strings.Join(laid, " && "))
	}
	p.UntilText(`[data-part="notice"]`, "This browser is out of space")
	p.Visit("?unreadable" + dogs.hash("name=Dogs")).Ready()
	eval[chromedp.Void](p, move(0, 8))
	p.UntilText(`[data-part="notices"]`, "won’t let Edgewise save")
	p.Visit("").Ready()
	// Once the record can be read again, the move made meanwhile joins the others.
	p.UntilKept(`kept[0].game.places[0][0] === 8 && kept[0].game.past.some((step) => step.some(([tile]) => tile === 3))`)
}
