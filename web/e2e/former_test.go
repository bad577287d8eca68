//go:build e2e

package e2e

import (
	"encoding/json"
	"flag"
	"os"
	"path/filepath"
	"regexp"
	"testing"

	"github.com/chromedp/chromedp"
	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

// record has the test write down what the version of now keeps. Do so when the shape of
// what is kept changes, under the name of the version, and let the former files be.
var recordKept = flag.String("record", "", "write what this version keeps to testdata/kept-`VERSION`.json")

// leftBehind is everything that a version has kept in a browser, and a file that it saved.
type leftBehind struct {
	Records json.RawMessage   `json:"records"`
	Local   map[string]string `json:"local"`
	File    string            `json:"file"`
}

// TestWhatFormerVersionsHaveKeptOpens: puzzles with boards and moves to undo, a search to
// go on with, tiles half entered, settings, and a file.
func TestWhatFormerVersionsHaveKeptOpens(t *testing.T) {
	t.Parallel()
	if *recordKept != "" {
		writeDown(t, filepath.Join("testdata", "kept-"+*recordKept+".json"))
	}
	names, err := filepath.Glob("testdata/kept-*.json")
	require.NoError(t, err)
	require.NotEmpty(t, names)
	for _, name := range names {
		t.Run(filepath.Base(name), func(t *testing.T) {
			t.Parallel()
			content, err := os.ReadFile(name)
			require.NoError(t, err)
			var left leftBehind
			require.NoError(t, json.Unmarshal(content, &left))
			p := open(t, visit{}).AtSolve()
			p.UntilKept(`kept.length === 1`)
			local, err := json.Marshal(left.Local)
			require.NoError(t, err)
			p.ChangeKept(`kept.splice(0, kept.length, ...` + string(left.Records) + `)`)
			eval[chromedp.Void](p, `Object.assign(localStorage, `+string(local)+`), sessionStorage.clear()`)
			p.Return().AtSolve()
			p.Click(`[data-action="puzzles"]`)
			// When the latest was opened is now.
			opened := regexp.MustCompile(`(?m)^  opened: .*\n`)
			saved := p.SaveFile(`[data-dialog="puzzles"] [data-action="save-file"]`)
			assert.Equal(t, opened.ReplaceAllString(left.File, ""), opened.ReplaceAllString(saved, ""))
			p.Click(`[data-dialog="puzzles"] [data-action="close"]`)
			p.Until(`!document.querySelector("dialog[open]")`)
			p.checkLeftBehind()

			p.ForgetAll()
			p.Visit(firstPublished).AtSolve()
			p.DropFile(left.File)
			p.Click(`[data-action="puzzles"]`)
			p.Until(`document.querySelectorAll('[data-part="mine"] li').length === 3`)
			assert.Contains(t, p.Text(`[data-part="mine"]`), "1 of 9")
		})
	}
}

// writeDown does what a version is to keep, and writes it down.
func writeDown(t *testing.T, name string) {
	p := open(t, visit{Hash: jigsaw(3, 2, "", true).hash("name=Six")}).Ready()
	p.Types("1 a1, 2 b2")
	p.ToSolve()
	p.leaveSearch()
	p.UntilKept(`kept.some(({ searches }) => searches.length === 1)`)
	p.Click(`[data-action="tab-tiles"]`)
	p.Anew()
	p.do(chromedp.KeyEvent("ABcdA"))
	p.UntilText(`[data-part="enter-at"]`, "Tile 2")
	p.OpenPublished("Insects")
	p.PutOne()
	p.Set("letters", "true")
	p.Set("theme", "dark")
	p.UntilKept(`kept.length === 3 && kept.every(({ searches, board }) => board || searches.length)`)
	p.Click(`[data-action="puzzles"]`)
	left := leftBehind{
		Records: json.RawMessage(eval[string](p, keptScript(`return JSON.stringify(kept)`), chromedp.EvalAwaitPromise)),
		Local:   eval[map[string]string](p, `({ ...localStorage })`),
		File:    p.SaveFile(`[data-dialog="puzzles"] [data-action="save-file"]`),
	}
	file, err := os.Create(name)
	require.NoError(t, err)
	defer file.Close()
	out := json.NewEncoder(file)
	out.SetEscapeHTML(false)
	require.NoError(t, out.Encode(left))
}

// checkLeftBehind asserts that everything is there that writeDown has done.
func (p *page) checkLeftBehind() {
	p.t.Helper()
	assert.Equal(p.t, "Insects", p.Text(`[data-part="name"]`))
	p.UntilText(`[data-part="caption"]`, "Your board · 1 of 9")
	assert.Equal(p.t, "dark", eval[string](p, "document.documentElement.dataset.theme"))
	p.Click(`[data-action="tab-tiles"]`)
	p.Until(`document.querySelectorAll("button.edge").length === 8`)
	assert.Equal(p.t, "ABcd  A", tilesOf(p.Value("#entry-text")))
	p.Click(`[data-action="enter-undo"]`)
	p.UntilText(`[data-part="enter-at"]`, "Tile 2")

	p.OpenMine("Six")
	p.Click(`[data-action="tab-play"]`)
	p.UntilText(`[data-part="caption"]`, "Your board · 2 of 6")
	p.Click(undoPlay)
	p.UntilText(`[data-part="caption"]`, "Your board · 1 of 6")
	p.Click(redoPlay)
	p.UntilText(`[data-part="caption"]`, "Your board · 2 of 6")

	p.Click(`[data-action="puzzles"]`)
	p.Until(`document.querySelectorAll('[data-part="mine"] li').length === 4`) // one with the tiles half entered
	p.Click(`[data-action="go-on-mine"]`)
	p.UntilText(`[data-part="share-words"]`, "left on")
	p.Click(`[data-action="stop"]`)
	p.UntilText(`[data-part="verdict"]`, "Stopped.")
}
