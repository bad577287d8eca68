//go:build e2e

package e2e

import (
	"net/http"
	"os"
	"path/filepath"
	"regexp"
	"testing"

	"github.com/chromedp/chromedp"
	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

// openBare opens a page that has no more of ours than the module and what Go brings for it.
func openBare(t *testing.T, html []byte) *page {
	t.Helper()
	dir := t.TempDir()
	require.NoError(t, os.WriteFile(filepath.Join(dir, "index.html"), html, 0o644))
	for _, name := range []string{"edgewise.wasm", "wasm_exec.js"} {
		built, err := os.ReadFile(filepath.Join("..", name))
		require.NoError(t, err)
		require.NoError(t, os.WriteFile(filepath.Join(dir, name), built, 0o644))
	}
	return open(t, visit{Host: http.FileServerFS(os.DirFS(dir))})
}

// TestAPageOfYourOwnSolves: the page that web/README.md prints.
func TestAPageOfYourOwnSolves(t *testing.T) {
	t.Parallel()
	text, err := os.ReadFile("../README.md")
	require.NoError(t, err)
	printed := regexp.MustCompile("(?s)```html\n(.*?)```").FindSubmatch(text)
	require.NotNil(t, printed)
	p := openBare(t, printed[1])
	p.Until(`document.images.length === 2 && [...document.images].every(({ naturalWidth }) => naturalWidth > 0)`)
	assert.Regexp(t, `^2 solutions, complete after \d+ placements$`, eval[string](p, `document.querySelector("p").textContent`))
}

// TestTheModuleNeverThrows, whatever it is given.
func TestTheModuleNeverThrows(t *testing.T) {
	t.Parallel()
	p := openBare(t, []byte(`<!doctype html><title>Bare</title><script src="wasm_exec.js"></script>`))
	wrong := eval[[]string](p, `(async () => {
		const go = new Go();
		go.run((await WebAssembly.instantiateStreaming(fetch("edgewise.wasm"), go.importObject)).instance);
		const wrong = [];
		const texts = [undefined, null, 7, {}, Symbol(), "", "{}", "[[[[", "\ud800", '{"puzzle":"grid=1x1&tiles=AAAA","board":[[0,4]]}'];
		for (const [name, method] of Object.entries(edgewise)) {
			for (const given of [[], ...texts.map((text) => [text, text])]) {
				try {
					const { error, result } = JSON.parse(method(...given));
					if (!error === !result || error?.code === "bug") wrong.push(name + " " + JSON.stringify([...given, error, result]));
				} catch (thrown) {
					wrong.push(name + " " + thrown);
				}
			}
		}
		return wrong;
	})()`, chromedp.EvalAwaitPromise)
	assert.Empty(t, wrong)
}
