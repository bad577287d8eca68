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

// The page without a server: the single file, and the file that says it needs a server.

// fromDisk opens a file on the disk.
func (p *page) fromDisk(address, hash string) {
	p.t.Helper()
	p.server, p.record = &server{url: address[:strings.LastIndex(address, "/")+1]}, watch(p.t, p.ctx)
	p.do(chromedp.Navigate("about:blank"), chromedp.Navigate(address+hash))
}

// TestPageWorksFromADisk: index.html says that it needs a server and links the single file. The
// single file plays, saves, solves, shows the essay and speaks another language like a served page.
func TestPageWorksFromADisk(t *testing.T) {
	t.Parallel()
	emptyPage := http.HandlerFunc(func(w http.ResponseWriter, _ *http.Request) {
		_, _ = io.WriteString(w, "<!doctype html><title>Nothing</title>")
	})
	dir := t.TempDir()
	require.NoError(t, os.CopyFS(dir, web.Page(os.DirFS(pageFolder()))))
	p := open(t, visit{Host: emptyPage, Before: noteViolations})
	p.fromDisk("file://"+filepath.Join(dir, "index.html"), "")
	p.saysOnly("This file needs a web server. To use Edgewise from a disk, open edgewise.html instead.")
	assert.Equal(t, "file://"+filepath.Join(dir, "edgewise.html"), eval[string](p, `document.querySelector('[data-part="unstarted"] a').href`))

	p.fromDisk(oneFile(), dogs.hash())
	p.Ready()
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
	p.do(chromedp.Navigate("about:blank"), chromedp.Navigate(oneFile()+jigsaw(3, 2, "", true).hash("name=Six")))
	p.AtSolve()
	p.SolveAll("Eine Lösung.")
	assert.Empty(t, p.violations())
}
