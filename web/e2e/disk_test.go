//go:build e2e

package e2e

import (
	"io"
	"net/http"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/chromedp/chromedp"
	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"edgewise/web"
)

// The page without a server: as one file, and as the file that needs one.

// onDisk opens a file of the disk; nothing is served.
func onDisk(t *testing.T, address string, v visit) *page {
	t.Helper()
	v.Host = http.HandlerFunc(func(w http.ResponseWriter, _ *http.Request) {
		_, _ = io.WriteString(w, "<!doctype html><title>Nothing</title>")
	})
	p := open(t, v)
	p.server, p.record = &server{url: address[:strings.LastIndex(address, "/")+1]}, watch(t, p.ctx)
	p.do(chromedp.Navigate(address + v.Hash))
	return p
}

// TestOneFileDoesEverything that a served page does: it plays and keeps, searches with
// helpers, tells of the search, makes a puzzle, and speaks another language.
func TestOneFileDoesEverything(t *testing.T) {
	t.Parallel()
	p := onDisk(t, oneFile(), visit{Hash: dogs.hash(), Before: noteViolations}).Ready()
	p.Click(waiting(2))
	p.Click(cell(4))
	p.lies(4, laid{tile: 2})
	p.UntilKept(`kept.some(({ board }) => board?.some(Boolean))`)
	p.Reload().Ready()
	p.lies(4, laid{tile: 2})
	p.Solve("Two solutions.")
	p.Set("language", "de")
	p.UntilText(`[data-action="share"]`, "Teilen")
	p.ToEssay()
	p.Reads("backtracking")
	p.do(chromedp.Navigate("about:blank"))
	p.do(chromedp.Navigate(oneFile() + jigsaw(3, 2, "", true).hash("name=Six")))
	p.AtSolve()
	p.SolveAll("Eine Lösung.")
	assert.Empty(t, p.violations())
}

// TestFileThatNeedsAServerSaysSo, in one sentence with the file that needs none.
func TestFileThatNeedsAServerSaysSo(t *testing.T) {
	t.Parallel()
	dir := t.TempDir()
	require.NoError(t, os.CopyFS(dir, web.Page(os.DirFS(pageFolder()))))
	p := onDisk(t, "file://"+filepath.Join(dir, "index.html"), visit{Noisy: true, Before: `Object.defineProperty(navigator, "languages", { get: () => ["en"] });`})
	p.saysOnly("This file needs a web server. To use Edgewise from a disk, open edgewise.html instead.")
	assert.Equal(t, "file://"+filepath.Join(dir, "edgewise.html"), eval[string](p, `document.querySelector('[data-part="unstarted"] a').href`))
}
