//go:build e2e

package e2e

import (
	"net/http"
	"os"
	"path/filepath"
	"regexp"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

// TestAPageOfYourOwnSolves runs the page that web/README.md prints, with nothing of Edgewise but the
// module, and Go's wasm_exec.js.
func TestAPageOfYourOwnSolves(t *testing.T) {
	t.Parallel()
	text, err := os.ReadFile("../README.md")
	require.NoError(t, err)
	printed := regexp.MustCompile("(?s)```html\n(.*?)```").FindSubmatch(text)
	require.NotNil(t, printed)
	dir := t.TempDir()
	require.NoError(t, os.WriteFile(filepath.Join(dir, "index.html"), printed[1], 0o644))
	for _, name := range []string{"edgewise.wasm", "wasm_exec.js"} {
		built, err := os.ReadFile(filepath.Join("..", name))
		require.NoError(t, err)
		require.NoError(t, os.WriteFile(filepath.Join(dir, name), built, 0o644))
	}
	p := open(t, visit{Host: http.FileServerFS(os.DirFS(dir))})
	p.Until(`document.images.length === 2 && [...document.images].every(({ naturalWidth }) => naturalWidth > 0)`)
	assert.Regexp(t, `^2 solutions, complete after \d+ placements$`, eval[string](p, `document.querySelector("p").textContent`))
}
