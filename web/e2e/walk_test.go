//go:build browsers

package e2e

import (
	"fmt"
	"testing"
	"time"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"edgewise/solver/gallery"
)

// patience is how long a walk waits for one thing to happen. It says nothing about the
// page; it only has to exceed what the busiest machine needs.
const patience = 6 * time.Minute

// tab is a tab of a browser that a test drives.
type tab interface {
	visit(url string)
	reload()
	// click clicks the first matching element.
	click(selector string)
	// run calls an asynchronous JavaScript function with this body in the page. It fails if the function
	// does, or if the page is left meanwhile.
	run(body string) (any, error)
}

// walk is a way through the page in a tab, with a server of its own.
type walk struct {
	t *testing.T
	tab
	server *server
}

// ready is whether the board is drawn.
const ready = `document.body?.dataset.ready === "true"`

// play opens today's puzzle from home, places a tile of another puzzle, solves that, follows its shared
// link, and solves it again offline.
func (w walk) play() {
	w.t.Helper()
	w.visit(w.server.url)
	w.until(`document.querySelector(".loose-tiles.joined")`)
	w.click(`[data-part="home-play"]`)
	w.until(`document.querySelectorAll('[data-part="tray"] [data-tile]').length === 9`)
	w.visit(w.server.url + firstPublished)
	w.until(ready + fmt.Sprintf(` && document.title.startsWith(%q)`, gallery.All()[0].Name)) // the tray now has the tiles of another puzzle
	w.click(`[data-part="tray"] [data-tile="0"]`)
	w.click(`[data-cell="0"] .hit`)
	w.until(`document.querySelector('[data-part="caption"]')?.textContent.includes("1 of 9")`)
	w.solve()
	// WebKitGTK can lose a service worker whose page is left while it starts. The worker then stays
	// installing until the browser ends, and even unregistering has to wait for it.
	w.installed()
	w.until(ready)

	w.click(`[data-action="share"]`)
	w.until(`document.querySelector('[data-part="share-text"]')?.value.includes("#grid=3x3")`)
	link := w.ask(`document.querySelector('[data-part="share-text"]').value`).(string)
	require.Contains(w.t, link, w.server.url+"#")
	w.visit("about:blank")
	w.visit(link)
	w.until(ready)

	w.server.stop()
	w.reload()
	w.solve()
}

// file opens the single-file page from a disk, places a tile, finds it there after a reload, and
// solves the puzzle.
func (w walk) file() {
	w.t.Helper()
	w.visit(oneFile())
	w.until(`document.querySelector(".loose-tiles.joined")`)
	w.visit("about:blank")
	w.visit(oneFile() + firstPublished)
	w.until(ready)
	w.click(`[data-part="tray"] [data-tile="0"]`)
	w.click(`[data-cell="0"] .hit`)
	laid := `document.querySelector('[data-part="caption"]')?.textContent.includes("1 of 9")`
	w.until(laid)
	w.reload()
	w.until(ready + " && " + laid)
	w.solve()
}

// solve waits for the board, solves the first puzzle and waits for its verdict.
func (w walk) solve() {
	w.t.Helper()
	w.until(ready)
	w.click("#tab-solve")
	// After a reload the page shows the previous result.
	w.ask(`document.querySelector('[data-part="result"]').checkVisibility() || document.querySelector('[data-action="solve"]').click()`)
	w.until(`document.querySelector('[data-part="verdict"]')?.textContent.includes("Two solutions")`)
}

// update tries a damaged release, a good one, one that loses files, and one that does not start.
func (w walk) update(h *host) {
	w.t.Helper()
	const entrance, words = "main.js", "words/da.js"
	w.visit(w.server.url + firstPublished)
	w.installed()
	w.until(shares("Share"))
	whole := w.ask(kept)

	r := h.release("Pass on", nil)
	h.write(map[string]string{entrance: errorPage})
	assert.Equal(w.t, "redundant", w.ask(update))
	w.reload()
	w.until(shares("Share"))
	w.server.stop()
	w.reload()
	w.until(shares("Share"))

	w.server.restart()
	h.write(r.latest)
	assert.Equal(w.t, "installed", w.ask(update))
	w.renew()
	w.until(shares("Pass on"))

	all := fmt.Sprintf("await %s === %v", kept, whole)
	w.until(all)
	w.ask(eachCache(fmt.Sprintf(`for (const file of [%q, %q]) await (await caches.open(name)).delete(file)`, fileIn(h.dir, entrance), fileIn(h.dir, words))))
	assert.Less(w.t, w.ask(kept), whole)
	w.reload()
	w.until(all)

	h.release("Broken", map[string]string{entrance: `sessionStorage.tried = "yes"; throw new Error("never starts");` + h.read(entrance)})
	assert.Equal(w.t, "installed", w.ask(update))
	w.server.stop()
	w.renew()
	w.until(`sessionStorage.tried === "yes" && ` + shares("Pass on"))
}

// installed waits until a service worker has stored the page and answers for it. WebKitGTK sometimes
// does not tell a page that its worker is active, but after a reload the page knows. While the worker
// is installing the page must not be left.
func (w walk) installed() {
	w.t.Helper()
	const controlled = `navigator.serviceWorker.controller?.state === "activated"`
	for range 3 {
		if w.met(controlled, time.Minute) {
			return
		}
		w.t.Log("no service worker after a minute:", w.ask(`JSON.stringify((await navigator.serviceWorker.getRegistrations()).map(
			({ installing, waiting, active }) => [installing, waiting, active].map((worker) => worker?.state ?? "")))`))
		if w.ask(`navigator.serviceWorker.getRegistration().then((one) => !one?.installing)`) == true {
			w.reload()
		}
	}
	w.until(controlled)
}

// renew reloads the page when it offers a newer version.
func (w walk) renew() {
	w.t.Helper()
	w.until(`document.querySelector('[data-part="notice"]')?.textContent.includes("A new version is ready.")`)
	w.click(`[data-action="reload"]`)
}

// until waits until the JavaScript expression is truthy, even if the page reloads meanwhile.
func (w walk) until(expression string) {
	w.t.Helper()
	if w.met(expression, patience) {
		return
	}
	seen, err := w.run(`return [location.href, "state: " + JSON.stringify(document.body?.dataset),
		"page: " + document.body?.innerText.slice(0, 1500)].join("\n")`)
	require.Fail(w.t, "never came true: "+expression, "waited %v for it\n%v %v", patience, seen, err)
}

// met is whether the JavaScript expression becomes truthy within this time.
func (w walk) met(expression string, within time.Duration) bool {
	for end := time.Now().Add(within); time.Now().Before(end); time.Sleep(50 * time.Millisecond) {
		if met, err := w.run("return Boolean(" + expression + ")"); err == nil && met == true {
			return true
		}
	}
	return false
}

// ask returns the value of the JavaScript expression, or of its promise.
func (w walk) ask(expression string) any {
	w.t.Helper()
	value, err := w.run("return " + expression)
	require.NoError(w.t, err, expression)
	return value
}
