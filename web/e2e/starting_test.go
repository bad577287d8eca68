//go:build e2e

package e2e

import (
	"net/http"
	"os"
	"os/exec"
	"path"
	"path/filepath"
	"regexp"
	"testing"

	"github.com/chromedp/chromedp"
	"github.com/chromedp/chromedp/kb"
	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"edgewise/web"
)

// Pages that cannot start, or start without parts that they can do without. ../app/boot.test.js tests
// their words, what a browser may lack, and how often they reload themselves.

// damaged is what a page says that cannot start, by language.
var damaged = map[string]string{
	"en": "Part of the page is missing or damaged, so it can’t start.",
	"de": "Ein Teil der Seite fehlt oder ist beschädigt, deshalb startet sie nicht.",
}

// spoil changes a file of the folder, or deletes it if how returns "". It returns a function that
// restores the file.
func spoil(t *testing.T, dir, name string, how func(content string) string) (mend func()) {
	t.Helper()
	path := filepath.Join(dir, filepath.FromSlash(fileIn(dir, name)))
	content, err := os.ReadFile(path)
	require.NoError(t, err)
	// The compressed copies are as old as the file, so the server may not notice that they are stale.
	for _, packed := range []string{".br", ".gz"} {
		_ = os.Remove(path + packed)
	}
	if changed := how(string(content)); changed != "" {
		require.NoError(t, os.WriteFile(path, []byte(changed), 0o644))
	} else {
		require.NoError(t, os.Remove(path))
	}
	return func() { require.NoError(t, os.WriteFile(path, content, 0o644)) }
}

var (
	otherPage = func(string) string { return "<!doctype html><title>502</title><h1>Bad Gateway</h1>" }
	cutShort  = func(content string) string { return content[:len(content)*2/3] }
	throwing  = func(content string) string { return "throw new Error('broken');\n" + content }
	otherOne  = func(string) string { return "\x00asm\x01\x00\x00\x00" } // an empty module
)

// saysOnly asserts that the page shows only the sentence and what can be done about it, and announces
// it.
func (p *page) saysOnly(sentence string) {
	p.t.Helper()
	p.UntilText(`[data-part="unstarted"] h1`, sentence)
	assert.Equal(p.t, sentence, p.Text(`[data-part="unstarted"] h1`))
	assert.Equal(p.t, []string{"Edgewise"}, eval[[]string](p, `[...document.querySelectorAll("body *")]
		.filter((element) => element.checkVisibility() && !element.closest('[data-part="unstarted"]') && !element.children.length && element.textContent.trim())
		.map((element) => element.textContent)`), "nothing is shown that does not work")
	assert.Len(p.t, p.Heard("alert"), 1, "it is announced")
	assert.Zero(p.t, p.Count("dialog[open]"))
}

// strangersErrors are errors of an extension's scripts before the page is ready.
const strangersErrors = `
	const wrong = () => {
		dispatchEvent(new ErrorEvent("error", { message: "x", filename: "chrome-extension://a/content.js" }));
		dispatchEvent(new ErrorEvent("error", { message: "x", filename: location.href }));
		void Promise.reject(new Error("a stranger's"));
		const picture = new Image();
		picture.src = "data:image/png,none";
		document.documentElement?.append(picture);
		setTimeout(() => { throw new Error("a stranger's"); });
	};
	wrong();
	addEventListener("DOMContentLoaded", wrong);`

// TestPageThatCannotStartSaysSo in one announced sentence, with a button that the keyboard reaches and
// that starts the page once the server works again. Neither missing parts that it can do without nor
// errors of strangers keep it from starting.
func TestPageThatCannotStartSaysSo(t *testing.T) {
	t.Parallel()
	h := deploy(t)
	p := open(t, visit{Host: h, Noisy: true, Language: "de", Hash: dogs.hash(), Before: strangersErrors}).Ready()
	eval[chromedp.Void](p, "wrong()")
	p.Solve("Zwei Lösungen.")
	assert.Empty(t, p.Text(`[data-part="unstarted"]`))

	for _, test := range []struct {
		name, file string
		how        func(string) string // nil: the file is missing
	}{
		{"the script is missing", "main.js", nil},
		{"a script that throws", "main.js", throwing},
		{"the worker is missing", "worker.js", nil},
		{"the worker throws", "worker.js", throwing},
		{"the module of Go is cut short", web.WASM, cutShort},
		{"an error page in place of the module of Go", web.WASM, otherPage},
		{"the module of Go is another one", web.WASM, otherOne},
		{"the only words are cut short", "words/en.js", cutShort},
	} {
		sound := h.read(test.file)
		files, trouble := map[string]string{}, map[string]http.HandlerFunc{}
		if test.how == nil {
			trouble[test.file] = http.NotFound
		} else {
			files[test.file] = test.how(sound)
		}
		switch test.file {
		case "words/en.js":
			trouble["words/de.js"] = http.NotFound
		case web.WASM:
			trouble[fileIn(h.dir, web.WASM)+".gz"] = http.NotFound
		}
		h.damage(files, trouble)
		// Not the address that it has now: without Go a plain link to nine tiles can be played.
		p.Visit(dogs.hash("turn=yes"))
		p.saysOnly(damaged["de"])
		assert.Equal(t, 1, p.Count("main button:not([hidden] *)"), "there is no copy to be cleared: %s", test.name)
		if test.name != "the module of Go is another one" {
			assert.Regexp(t, `Betroffen: .*`+regexp.QuoteMeta(fileIn(h.dir, test.file)), p.Text(`[data-part="unstarted"]`), test.name)
		}
		h.write(map[string]string{test.file: sound})
	}
	// An old page that lies in a cache, for which the host has no file any more.
	for _, answer := range []http.HandlerFunc{http.NotFound, func(http.ResponseWriter, *http.Request) { panic(http.ErrAbortHandler) }} {
		trouble := map[string]http.HandlerFunc{}
		for _, name := range []string{"main.js", "worker.js", "page.css", "words/de.js", "words/en.js", web.WASM} {
			trouble[name] = answer
		}
		h.damage(nil, trouble)
		p.Visit("")
		p.saysOnly(damaged["de"])
	}
	h.write(nil)
	p.Press(kb.Tab)
	p.Press(kb.Enter)
	p.Ready()
	assert.Empty(t, p.Text(`[data-part="unstarted"]`))

	h.damage(nil, map[string]http.HandlerFunc{"page.css": http.NotFound})
	p.Reload().Ready()
	assert.Empty(t, p.Text(`[data-part="unstarted"]`))
	h.damage(map[string]string{"words/de.js": cutShort(h.read("words/de.js"))}, nil)
	p.Reload().Ready()
	assert.Equal(t, "Share", p.Text(`[data-action="share"]`), "English is better than nothing")
	assert.Equal(t, "en", eval[string](p, "document.documentElement.lang"))

	p.before = "delete globalThis.WebAssembly;"
	p.prepare()
	p.Reload()
	p.saysOnly("Dieser Browser führt WebAssembly nicht aus, deshalb läuft Edgewise hier nicht.")
}

// TestPageThatHangsSaysSo: a connection stays open without a byte. In place of a page that does not run yet
// there is a sentence, until it runs after all; a page that runs has it as a notice.
func TestPageThatHangsSaysSo(t *testing.T) {
	t.Parallel()
	h := deploy(t)
	// The worker's pings come as often as the ticks: they are no sign that the program comes.
	shortSeconds := "for (const timer of ['setInterval', 'setTimeout']) { const every = globalThis[timer]; globalThis[timer] = (act, ms, ...given) => every(act, ms / 10, ...given); }"
	p := open(t, visit{Host: h, Before: shortSeconds}).Ready()
	gate := make(chan struct{})
	hang := func(name string) http.HandlerFunc {
		content := h.read(name)
		return func(w http.ResponseWriter, r *http.Request) {
			select {
			case <-gate:
				w.Header().Set("Content-Type", web.Types[path.Ext(name)])
				_, _ = w.Write([]byte(content))
			case <-r.Context().Done():
			}
		}
	}
	h.damage(nil, map[string]http.HandlerFunc{"main.js": hang("main.js")})
	eval[chromedp.Void](p, "location.reload()") // which waits for no load
	p.saysOnly("The page has stopped loading.")
	close(gate)
	p.Ready()
	assert.Empty(t, p.Text(`[data-part="unstarted"]`), "it has come after all")
	assert.True(t, p.Visible(`[data-part="board"]`) && p.Visible(".head-actions"))

	gate = make(chan struct{})
	h.damage(nil, map[string]http.HandlerFunc{web.WASM: hang(web.WASM)})
	p.Visit(dogs.hash("turn=yes"))
	p.UntilText(`[data-part="notices"]`, "Edgewise has stopped loading.")
	h.write(nil)
	p.Click(`[data-part="notices"] button`)
	p.Ready()
	p.UntilText(`[data-part="notices"]`, "")
	p.Solve("Two solutions.")
}

// forbidsStorage makes every kind of storage throw when it is named, as in a browser whose user has
// blocked them.
const forbidsStorage = `{
	const forbid = (of, name) => Object.defineProperty(of, name, { configurable: true, get: () => { throw new DOMException("forbidden", "SecurityError"); } });
	for (const name of ["localStorage", "sessionStorage", "indexedDB", "caches"]) forbid(globalThis, name);
	for (const name of ["serviceWorker", "storage"]) forbid(Navigator.prototype, name);
	globalThis.BroadcastChannel = class { constructor() { throw new DOMException("forbidden", "SecurityError"); } };
}`

// TestPageWorksWhereStorageIsForbidden and says that nothing is saved. If it cannot start it still says
// so, although everything it asks may throw.
func TestPageWorksWhereStorageIsForbidden(t *testing.T) {
	t.Parallel()
	h := deploy(t)
	p := open(t, visit{Host: h, Noisy: true, Offline: true, Before: forbidsStorage}).Ready()
	p.Click(waiting(0))
	p.Click(cell(0))
	p.lies(0, laid{tile: 0})
	p.UntilText(`[data-part="notices"]`, "This browser won’t let Edgewise save anything")
	p.Solve("Two solutions.")
	assert.Empty(t, p.Text(`[data-part="unstarted"]`))

	h.damage(nil, map[string]http.HandlerFunc{"main.js": http.NotFound})
	p.Reload()
	p.saysOnly(damaged["en"])
}

// brokenCopy is a service worker that has stored a broken file, and that offers another version
// whenever the page reports a failure.
func brokenCopy(dir string) func(string) string {
	return func(string) string {
		return `
			const cache = () => caches.open("edgewise " + registration.scope + " 1");
			const broken = ` + quote(fileIn(dir, "main.js")) + `;
			addEventListener("install", (event) => {
				skipWaiting();
				event.waitUntil(cache().then((kept) => kept.put(broken, new Response("<", { headers: { "Content-Type": "text/javascript" } }))));
			});
			addEventListener("activate", (event) => event.waitUntil(clients.claim()));
			addEventListener("fetch", (event) => event.respondWith(cache().then((kept) => kept.match(event.request)).then((found) => found ?? fetch(event.request))));
			addEventListener("message", async ({ data, ports: [port] }) => {
				if (data !== "failed") return;
				const asked = Number(await (await cache().then((kept) => kept.match("asked")))?.text() ?? 0) + 1;
				await cache().then((kept) => kept.put("asked", new Response(asked)));
				port.postMessage({ again: true });
			});`
	}
}

// TestCopyKeptHereIsCleared if it is broken, and the puzzles stay. Before that the page reloads itself
// twice and no more, because another version is offered each time.
func TestCopyKeptHereIsCleared(t *testing.T) {
	t.Parallel()
	dir := folderCopy(t)
	spoil(t, dir, "sw.js", brokenCopy(dir))
	p := open(t, visit{Dir: dir, Offline: true, Noisy: true}).Ready()
	p.Installed()
	p.Click(waiting(0))
	p.Click(cell(0))
	p.lies(0, laid{tile: 0})
	p.UntilKept(`kept.some(({ board }) => board?.some(Boolean))`)
	asked := func() string {
		return eval[string](p, `caches.match("asked").then((kept) => kept?.text() ?? "0")`, chromedp.EvalAwaitPromise)
	}

	p.Reload()
	p.saysOnly(damaged["en"])
	assert.Equal(t, "3", asked())
	p.UntilText(`[data-part="unstarted"]`, "Clear the copy kept here")
	assert.Equal(t, []string{"Load again", "Clear the copy kept here"}, p.Heard("button"))
	assert.Contains(t, p.Text(`[data-part="unstarted"]`), "your puzzles stay.")
	eval[bool](p, `caches.open("another page").then(() => true)`, chromedp.EvalAwaitPromise)
	p.Click(`[data-part="unstarted"] button:not(.primary)`)
	p.Ready()
	p.UntilText(`[data-part="caption"]`, "Your board · 1 of 9")
	assert.Contains(t, eval[[]string](p, "caches.keys()", chromedp.EvalAwaitPromise), "another page", "what is none of ours is left alone")
	assert.Equal(t, "0", asked(), "the broken copy has gone")
}

// TestTheOldestBrowserRunsThePage: what a browser may lack that is old but not too old, nothing needs.
// In one that is too old the page says so, and which browsers there are.
func TestTheOldestBrowserRunsThePage(t *testing.T) {
	t.Parallel()
	removal, err := exec.Command("node", "../tools/floor.js", "removal").Output()
	require.NoError(t, err)
	p := open(t, visit{Home: true, Before: string(removal)})
	require.False(t, eval[bool](p, `"checkVisibility" in Element.prototype || "toSorted" in Array.prototype || "Segmenter" in Intl`))
	p.Click(`[data-part="home-play"]`)
	p.Until(`document.querySelectorAll('[data-part="tray"] [data-tile]').length === 9`)
	p.Visit(dogs.hash())
	p.Ready()
	p.Click(`[data-part="tray"] [data-tile="0"]`)
	p.Click(`[data-cell="0"] .hit`)
	p.UntilText(caption, "1 of 9")
	p.hintOn()
	p.Click("#tab-solve")
	p.Click(`.intro [data-action="solve"]`)
	p.UntilText(`[data-part="verdict"]`, "Two solutions.")
	assert.Equal(t, "none", eval[string](p, `getComputedStyle(document.querySelector('.result [data-action="print"]')).display`), "it cannot print")
	p.Click("#tab-watch")
	p.Until(`document.querySelector('[data-action="watch-play"]')`)
	p.Click("#tab-tiles")
	p.Until(`document.querySelectorAll("button.edge").length === 8`)
	p.Click(`[data-action="share"]`)
	p.UntilText(`[data-part="share-ways"]`, "Link")
	p.Click(`[data-dialog="share"] [data-action="close"]`)
	p.ToEssay()

	p = open(t, visit{Hash: dogs.hash(), Noisy: true, Before: "delete Array.prototype.findLast;"})
	p.saysOnly("This browser is too old for Edgewise, which runs in Safari 15.4 (iOS 15.4), Chrome 104, Edge 104, Firefox 104 and later. The link of a puzzle can be opened there, too.")
	assert.Zero(t, p.Count(`[data-part="unstarted"] button`))
}
