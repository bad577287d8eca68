//go:build e2e

package e2e

import (
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/chromedp/chromedp"
	"github.com/chromedp/chromedp/kb"
	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"edgewise/web"
)

// What a page says that cannot start, in English and in German.
var (
	damaged = map[string]string{
		"en": "Part of the page is missing or damaged, so it can’t start.",
		"de": "Ein Teil der Seite fehlt oder ist beschädigt, deshalb startet sie nicht.",
	}
	lacking = map[string]string{
		"en": "This browser doesn’t run {what}, so Edgewise can’t work here.",
		"de": "Dieser Browser führt {what} nicht aus, deshalb läuft Edgewise hier nicht.",
	}
)

// spoil changes a file of the folder; nothing of it deletes the file. It returns what
// undoes it.
func spoil(t *testing.T, dir, name string, how func(content string) string) (mend func()) {
	t.Helper()
	path := filepath.Join(dir, filepath.FromSlash(fileIn(dir, name)))
	content, err := os.ReadFile(path)
	require.NoError(t, err)
	// Its copies are of the same moment, so that the server may not see that they are stale.
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

// Ways to spoil a file.
var (
	missing   = func(string) string { return "" }
	otherPage = func(string) string { return "<!doctype html><title>502</title><h1>Bad Gateway</h1>" }
	cutShort  = func(content string) string { return content[:len(content)*2/3] }
	emptied   = func(string) string { return "\n" }
	throwing  = func(content string) string { return "throw new Error('broken');\n" + content }
	otherOne  = func(string) string { return "\x00asm\x01\x00\x00\x00" } // a module without anything
)

// TestPageThatCannotStartSaysSo in one sentence, that is announced, with a button that
// the keyboard reaches and that starts it once the server is mended.
func TestPageThatCannotStartSaysSo(t *testing.T) {
	t.Parallel()
	for _, test := range []struct {
		name, file string
		how        func(string) string
		language   string
	}{
		{"the script is missing", "main.js", missing, "de"},
		{"an error page in place of the script", "main.js", otherPage, "en"},
		{"a script cut short", "main.js", cutShort, "de"},
		{"a script that throws", "main.js", throwing, "en"},
		{"the only words are cut short", "words/en.js", cutShort, "en"},
		{"the worker is missing", "worker.js", missing, "en"},
		{"nothing is left of the worker", "worker.js", emptied, "en"},
		{"the worker is cut short", "worker.js", cutShort, "de"},
		{"the worker throws", "worker.js", throwing, "en"},
		{"the module of Go is cut short", web.WASM, cutShort, "de"},
		{"an error page in place of the module of Go", web.WASM, otherPage, "en"},
		{"the module of Go is another one", web.WASM, otherOne, "en"},
	} {
		t.Run(test.name, func(t *testing.T) {
			t.Parallel()
			dir := folderCopy(t)
			mend := spoil(t, dir, test.file, test.how)
			p := open(t, visit{Dir: dir, Noisy: true, Language: test.language, Hash: dogs.hash()})
			p.saysOnly(damaged[test.language])
			assert.Equal(t, 1, p.Count("main button:not([hidden] *)"), "there is no copy to be cleared")

			mend()
			p.Press(kb.Tab)
			p.Press(kb.Enter)
			p.Ready()
			assert.Empty(t, p.Text(`[data-part="unstarted"]`))
		})
	}
}

// saysOnly checks that nothing but the sentence and what can be done stands there, and
// that it is announced.
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

// TestPageThatCannotStartNamesWhatTheBrowserLacks in both languages.
func TestPageThatCannotStartNamesWhatTheBrowserLacks(t *testing.T) {
	t.Parallel()
	for _, test := range []struct{ what, before, language string }{
		{"WebAssembly", `delete globalThis.WebAssembly;`, "en"},
		{"WebAssembly", `delete globalThis.WebAssembly;`, "de"},
		{"Web Workers", `delete globalThis.Worker;`, "en"},
		{"JavaScript modules", `delete HTMLScriptElement.prototype.noModule;`, "de"},
	} {
		t.Run(test.what+" "+test.language, func(t *testing.T) {
			t.Parallel()
			p := open(t, visit{Before: test.before, Noisy: true, Language: test.language})
			p.saysOnly(strings.Replace(lacking[test.language], "{what}", test.what, 1))
		})
	}
}

// TestWorkerThatIsForbiddenStopsThePage in one sentence, where a browser's extension
// or a policy lets none be made.
func TestWorkerThatIsForbiddenStopsThePage(t *testing.T) {
	t.Parallel()
	p := open(t, visit{Noisy: true, Before: `globalThis.Worker = class { constructor() { throw new DOMException("forbidden", "SecurityError"); } };`})
	p.saysOnly(damaged["en"])
}

// forbidsStorage makes a browser that throws at the name of every storage, as some do
// where a person has blocked them.
const forbidsStorage = `{
	const forbid = (of, name) => Object.defineProperty(of, name, { configurable: true, get: () => { throw new DOMException("forbidden", "SecurityError"); } });
	for (const name of ["localStorage", "sessionStorage", "indexedDB", "caches"]) forbid(globalThis, name);
	for (const name of ["serviceWorker", "storage"]) forbid(Navigator.prototype, name);
	globalThis.BroadcastChannel = class { constructor() { throw new DOMException("forbidden", "SecurityError"); } };
}`

// TestPageWorksWhereStorageIsForbidden and says that nothing is kept.
func TestPageWorksWhereStorageIsForbidden(t *testing.T) {
	t.Parallel()
	p := open(t, visit{Offline: true, Before: forbidsStorage}).Ready()
	p.Click(waiting(0))
	p.Click(cell(0))
	p.lies(0, laid{tile: 0})
	p.UntilText(`[data-part="notices"]`, "This browser won’t let Edgewise save anything")
	p.Set("language", "de")
	p.UntilText(`[data-part="notices"]`, "Dieser Browser")
	p.Set("language", "en")
	p.Solve("Two solutions.")
	assert.Empty(t, p.Text(`[data-part="unstarted"]`))
}

// TestPageThatCannotStartSaysSoWhereStorageIsForbidden: all that it asks may throw.
func TestPageThatCannotStartSaysSoWhereStorageIsForbidden(t *testing.T) {
	t.Parallel()
	dir := folderCopy(t)
	spoil(t, dir, "main.js", missing)
	p := open(t, visit{Dir: dir, Noisy: true, Offline: true, Before: forbidsStorage})
	p.saysOnly(damaged["en"])
}

// TestPageSpeaksEnglishWhereTheWordsAreBroken: better than not at all.
func TestPageSpeaksEnglishWhereTheWordsAreBroken(t *testing.T) {
	t.Parallel()
	for _, how := range []func(string) string{missing, otherPage, cutShort} {
		dir := folderCopy(t)
		spoil(t, dir, "words/de.js", how)
		p := open(t, visit{Dir: dir, Noisy: true, Language: "de"}).Ready()
		assert.Equal(t, "Share", p.Text(`[data-action="share"]`))
		assert.Equal(t, "en", eval[string](p, "document.documentElement.lang"))
	}
}

// TestPageStartsWithoutWhatItCanDoWithout: its style, its theme, and the words about that it
// cannot start.
func TestPageStartsWithoutWhatItCanDoWithout(t *testing.T) {
	t.Parallel()
	for _, name := range []string{"page.css", "first.js"} {
		dir := folderCopy(t)
		spoil(t, dir, name, missing)
		p := open(t, visit{Dir: dir, Noisy: true}).Ready()
		assert.Empty(t, p.Text(`[data-part="unstarted"]`), name)
	}
}

// TestStrangersErrorsAreNoAlarm: what an extension's scripts do wrong before the page
// is ready, and what anything does later, is not for the reader.
func TestStrangersErrorsAreNoAlarm(t *testing.T) {
	t.Parallel()
	p := open(t, visit{Noisy: true, Before: `
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
		addEventListener("DOMContentLoaded", wrong);`}).Ready()
	eval[chromedp.Void](p, "wrong()")
	p.Solve("Two solutions.")
	assert.Empty(t, p.Text(`[data-part="unstarted"]`))
}

// ownWorker is a service worker that has kept a broken file, and does this when it is
// told that the page has failed.
func ownWorker(dir, failed string) func(string) string {
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
				` + failed + `
			});`
	}
}

// asked is how many times the service worker was told that the page has failed.
func (p *page) asked() string {
	p.t.Helper()
	return eval[string](p, `caches.match("asked").then((kept) => kept?.text() ?? "0")`, chromedp.EvalAwaitPromise)
}

// brokenCopy opens a page, puts a tile on its board and lets a service worker keep a
// broken copy of it, with which it is loaded again.
func brokenCopy(t *testing.T, failed string, v visit) *page {
	t.Helper()
	v.Dir, v.Offline, v.Noisy = folderCopy(t), true, true
	spoil(t, v.Dir, "sw.js", ownWorker(v.Dir, failed))
	p := open(t, v).Ready()
	p.Installed()
	p.Click(waiting(0))
	p.Click(cell(0))
	p.lies(0, laid{tile: 0})
	p.UntilKept(`kept.some(({ board }) => board?.some(Boolean))`)
	return p.Reload()
}

// TestCopyKeptHereIsCleared where it is broken, and the puzzles stay.
func TestCopyKeptHereIsCleared(t *testing.T) {
	t.Parallel()
	p := brokenCopy(t, "", visit{})
	p.saysOnly(damaged["en"])
	p.UntilText(`[data-part="unstarted"]`, "Clear the copy kept here")
	assert.Equal(t, []string{"Load again", "Clear the copy kept here"}, p.Heard("button"))
	assert.Contains(t, p.Text(`[data-part="unstarted"]`), "your puzzles stay.")
	eval[bool](p, `caches.open("another page").then(() => true)`, chromedp.EvalAwaitPromise)
	p.Click(`[data-part="unstarted"] button:not(.primary)`)
	p.Ready()
	p.UntilText(`[data-part="caption"]`, "Your board · 1 of 9")
	assert.Contains(t, eval[[]string](p, "caches.keys()", chromedp.EvalAwaitPromise), "another page", "what is none of ours is left alone")
	assert.Equal(t, "0", p.asked(), "the broken copy has gone")
}

// TestPageThatCannotStartLoadsAgainWithAnotherVersion, by itself, where the service
// worker has one.
func TestPageThatCannotStartLoadsAgainWithAnotherVersion(t *testing.T) {
	t.Parallel()
	p := brokenCopy(t, `await cache().then((kept) => kept.delete(broken)); port.postMessage({ again: true });`, visit{})
	p.Ready()
	p.UntilText(`[data-part="caption"]`, "Your board · 1 of 9")
	assert.Equal(t, "1", p.asked())
	assert.Empty(t, eval[[]string](p, "Object.keys(sessionStorage).filter((key) => key.includes('again'))"), "it may do so another time")
}

// TestPageThatCannotStartLoadsAgainByItselfTwiceAtMost: it is no loop, whatever the
// service worker says.
func TestPageThatCannotStartLoadsAgainByItselfTwiceAtMost(t *testing.T) {
	t.Parallel()
	for _, test := range []struct{ name, answer, before, asked string }{
		{"another version that fails, too", "port.postMessage({ again: true });", "", "3"},
		{"none", "port.postMessage({ again: false });", "", "1"},
		{"where that cannot be noted", "port.postMessage({ again: true });", `Object.defineProperty(globalThis, "sessionStorage", { get: () => { throw new DOMException("forbidden", "SecurityError"); } });`, "1"},
	} {
		t.Run(test.name, func(t *testing.T) {
			t.Parallel()
			p := brokenCopy(t, test.answer, visit{Before: test.before})
			p.saysOnly(damaged["en"])
			assert.Equal(t, test.asked, p.asked())
		})
	}
}

// TestPageThatCannotStartIsAccessible in light and dark, on a phone and on a desktop.
func TestPageThatCannotStartIsAccessible(t *testing.T) {
	t.Parallel()
	for _, v := range []visit{
		{Language: "en"},
		{Language: "de", Dark: true},
		{Language: "de", Width: 390, Height: 844, Touch: true},
		{Language: "en", Width: 390, Height: 844, Touch: true, Dark: true},
	} {
		p := brokenCopy(t, "", v)
		p.saysOnly(damaged[v.Language])
		p.CheckAccessible("the page cannot start")
	}
}
