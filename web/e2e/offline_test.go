//go:build e2e

package e2e

import (
	"encoding/json"
	"fmt"
	"image/png"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/chromedp/chromedp"
	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

// TestPageWorksOfflineAfterOneVisit, and links open there. A lost file of the offline copy comes back
// by itself. The settings say whether the copy is complete, and fetch damaged files again unless the
// page is offline.
func TestPageWorksOfflineAfterOneVisit(t *testing.T) {
	t.Parallel()
	p := open(t, visit{Offline: true, Noisy: true, Before: noteViolations}).AtSolve()
	p.Installed()
	p.PutOne()
	cells := p.Cells()
	danish, french := fileIn(pageFolder(), "words/da.js"), fileIn(pageFolder(), "words/fr.js")
	damage := func() {
		p.EachCache(`const cache = await caches.open(name);
			if (await cache.match(` + quote(danish) + `)) await cache.put(` + quote(danish) + `, new Response("<!doctype html>"));
			await cache.delete(` + quote(french) + `)`)
	}
	repair := func(says string) {
		t.Helper()
		p.Click(`[data-action="repair-copy"]`)
		p.Until(`/` + says + `/.test(document.querySelector('[data-part="copy-told"][role="status"]').textContent)`)
	}
	whole := p.Kept()
	p.EachCache(`(await caches.open(name)).delete(` + quote(french) + `)`)
	assert.Less(t, p.Kept(), whole)
	p.Reload().AtSolve()
	p.UntilKeeps(whole)
	damage()
	p.Click(`[data-action="more"]`)
	repair(`^2 of [1-9]\d+ files were missing or damaged and have been fetched again\.$`)
	repair(`^The offline copy is complete: [1-9]\d+ files\.$`)
	p.Click(`[data-dialog="more"] [data-action="close"]`)
	p.Offline()
	p.UntilText(`[data-part="notice"]`, "You’re offline. Everything here still works.")

	p.Reload().AtSolve()
	p.UntilText(`[data-part="notice"]`, "You’re offline.")
	p.UntilText(`[data-part="caption"]`, "Your board · 1 of 9")
	assert.Equal(t, cells, p.Cells())
	p.SolveAll("Two solutions.")
	checkSolution(t, dogs, p.Board(dogs))
	p.Set("language", "de")
	p.UntilText(`[data-part="verdict"]`, "Zwei Lösungen.")
	p.Set("language", "en")
	p.Follow(jigsaw(3, 2, "", true).hash("name=Six"))
	p.Click(`[data-action="open-waiting"]`)
	p.UntilText(`[data-part="name"]`, "Six")
	p.SolveAll("One solution.")
	assert.Equal(t, p.server.url+p.Hash(), eval[string](p, "location.href"))
	assert.Empty(t, p.violations())
	assert.Empty(t, p.record.console(), "on the page's console")
	assert.Empty(t, p.serviceWorkerConsole(), "on the service worker's console")
	damage()
	p.Click(`[data-action="more"]`)
	repair(`^2 of [1-9]\d+ files are missing or damaged and couldn’t be fetched\. Check your connection, or try again later\.$`)

	p.Online()
	p.Until(`!document.querySelector('[data-part="notice"]')`)
}

// TestPageCanBeInstalled reads files only: every icon has the size that the manifest names.
func TestPageCanBeInstalled(t *testing.T) {
	t.Parallel()
	var manifest struct {
		Name, Display, Scope string
		StartURL             string `json:"start_url"`
		Icons                []struct{ Src, Sizes, Purpose string }
	}
	text, err := os.ReadFile(filepath.Join(pageFolder(), "manifest.webmanifest"))
	require.NoError(t, err)
	require.NoError(t, json.Unmarshal(text, &manifest))
	assert.Equal(t, "Edgewise", manifest.Name)
	assert.Equal(t, "standalone", manifest.Display)
	for _, address := range []string{manifest.StartURL, manifest.Scope} {
		assert.False(t, strings.HasPrefix(address, "/") || strings.Contains(address, ":"), "%q works under any path", address)
	}
	sizes := map[string]bool{}
	for _, icon := range manifest.Icons {
		sizes[icon.Sizes+icon.Purpose] = true
		picture, err := os.Open(filepath.Join(pageFolder(), icon.Src))
		require.NoError(t, err, icon.Src)
		if icon.Sizes != "any" {
			size, err := png.DecodeConfig(picture)
			require.NoError(t, err, icon.Src)
			assert.Equal(t, icon.Sizes, fmt.Sprintf("%dx%d", size.Width, size.Height), icon.Src)
		}
		require.NoError(t, picture.Close())
	}
	assert.True(t, sizes["512x512maskable"], "%v", sizes)
	index, err := os.ReadFile(filepath.Join(pageFolder(), "index.html"))
	require.NoError(t, err)
	assert.Regexp(t, `<link rel="manifest" href="manifest\.webmanifest"`, string(index))
}

// EachCache evaluates the expression for every cache of the page, by its name.
func (p *page) EachCache(expression string) {
	p.t.Helper()
	eval[bool](p, eachCache(expression), chromedp.EvalAwaitPromise)
}

// Kept is the number of files that the browser stores for the page, in all versions.
func (p *page) Kept() int {
	p.t.Helper()
	return eval[int](p, kept, chromedp.EvalAwaitPromise)
}

// UntilKeeps waits until the browser stores this many files.
func (p *page) UntilKeeps(files int) {
	p.t.Helper()
	p.Until(fmt.Sprintf("%s.then((files) => files === %d)", kept, files))
}
