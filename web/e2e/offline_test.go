//go:build e2e

package e2e

import (
	"strings"
	"testing"

	"github.com/chromedp/chromedp"
	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

func TestPageWorksOfflineAfterOneVisit(t *testing.T) {
	t.Parallel()
	p := open(t, visit{Offline: true}).AtSolve()
	p.Installed()
	p.PutOne()
	cells := p.Cells()
	p.Offline()
	p.UntilText(`[data-part="notice"]`, "You’re offline. Everything here still works.")

	p.Reload().AtSolve()
	p.UntilText(`[data-part="notice"]`, "You’re offline.")
	p.UntilText(`[data-part="caption"]`, "Your board · 1 of 9")
	assert.Equal(t, cells, p.Cells())
	p.SolveAll("Two solutions.")
	checkSolution(t, dogs, p.Board(dogs))
	p.OpenPublished("One Tough Puzzle")
	p.SolveAll("One solution.")
	checkSolution(t, suits, p.Board(suits))
	assert.Contains(t, p.Link(false), "tiles=HDdh")
	p.Set("language", "de")
	p.UntilText(`[data-part="verdict"]`, "Eine Lösung.")

	p.Online()
	p.Until(`!document.querySelector('[data-part="notice"]')`)
}

func TestLinkOpensOffline(t *testing.T) {
	t.Parallel()
	p := open(t, visit{Offline: true}).AtSolve()
	p.Installed()
	p.Offline()
	p.Visit(jigsaw(3, 2, "", true).hash("name=Six")).AtSolve()
	p.UntilText(`[data-part="name"]`, "Six")
	p.SolveAll("One solution.")
	assert.Equal(t, p.server.url+p.Hash(), eval[string](p, "location.href"))
}

func TestPageCanBeInstalled(t *testing.T) {
	t.Parallel()
	p := open(t, visit{Offline: true}).AtSolve()
	type icon struct{ Src, Sizes, Purpose string }
	manifest := eval[struct {
		Name, Display string
		StartURL      string `json:"start_url"`
		Scope         string
		Icons         []icon
	}](p, `fetch(document.querySelector('link[rel="manifest"]').href).then((answer) => answer.json())`, chromedp.EvalAwaitPromise)
	assert.Equal(t, "Edgewise", manifest.Name)
	assert.Equal(t, "standalone", manifest.Display)
	for _, address := range []string{manifest.StartURL, manifest.Scope} {
		assert.False(t, strings.HasPrefix(address, "/") || strings.Contains(address, ":"), "%q works under any path", address)
	}
	sizes := map[string]bool{}
	for _, icon := range manifest.Icons {
		sizes[icon.Sizes+icon.Purpose] = true
		if icon.Sizes == "any" {
			continue
		}
		size := eval[string](p, `new Promise((tell) => {
			const image = new Image();
			image.onload = () => tell(image.naturalWidth + "x" + image.naturalHeight);
			image.onerror = () => tell("missing");
			image.src = `+quote(icon.Src)+`;
		})`, chromedp.EvalAwaitPromise)
		assert.Equal(t, icon.Sizes, size, icon.Src)
	}
	assert.True(t, sizes["512x512maskable"], "%v", sizes)
}

func TestNewVersionTakesOverCleanly(t *testing.T) {
	t.Parallel()
	dir := folderCopy(t)
	p := open(t, visit{Dir: dir, Offline: true}).AtSolve()
	p.Installed()
	files := p.Kept()
	p.PutOne()
	cells := p.Cells()
	p.Reload().AtSolve()
	assert.False(t, p.Visible(`[data-part="notice"]`), "what is not new is not announced")

	spoil(t, dir, "words/en.js", func(words string) string { return shareWord.ReplaceAllString(words, `${1}share:"Pass on"`) })
	require.NoError(t, listFiles(dir))
	p.server.restart()

	p.Reload().AtSolve()
	p.UntilText(`[data-part="notice"]`, "A new version is ready.")
	assert.Equal(t, "Share", p.Text(`[data-action="share"]`), "nothing changes under one's hands")
	p.Renew("Pass on")
	p.UntilText(`[data-part="caption"]`, "Your board · 1 of 9")
	assert.Equal(t, cells, p.Cells())
	assert.False(t, p.Visible(`[data-part="notice"]`))
	p.UntilKeeps(files)

	p.Offline()
	p.Reload().AtSolve()
	p.Solve("Two solutions.")
	assert.Equal(t, "Pass on", p.Text(`[data-action="share"]`))
}

// TestOfflineCopyIsRepaired: the settings say how the copy is, and fetch again what is
// damaged, where that can be.
func TestOfflineCopyIsRepaired(t *testing.T) {
	t.Parallel()
	p := open(t, visit{Offline: true, Noisy: true}).Ready()
	p.Installed()
	danish, french := fileIn(pageFolder(), "words/da.js"), fileIn(pageFolder(), "words/fr.js")
	damage := func() {
		p.EachCache(`const cache = await caches.open(name);
			if (await cache.match(` + quote(danish) + `)) await cache.put(` + quote(danish) + `, new Response("<!doctype html>"));
			await cache.delete(` + quote(french) + `)`)
	}
	repair := func(says string) {
		p.Click(`[data-action="repair-copy"]`)
		p.Until(`/` + says + `/.test(document.querySelector('[data-part="copy-told"][role="status"]').textContent)`)
	}
	p.Click(`[data-action="more"]`)
	repair(`^The offline copy is complete: [1-9]\d+ files\.$`)
	damage()
	repair(`^2 of [1-9]\d+ files were missing or damaged and have been fetched again\.$`)
	p.CheckAccessible("the offline copy has been repaired")
	damage()
	p.Offline()
	repair(`^2 of [1-9]\d+ files are missing or damaged and couldn’t be fetched\. Check your connection, or try again later\.$`)
	p.Online()
	repair(`^2 of [1-9]\d+ files were missing or damaged and have been fetched again\.$`)
	repair(`^The offline copy is complete: [1-9]\d+ files\.$`)
}
