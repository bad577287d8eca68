//go:build e2e || browsers

package e2e

import (
	"bytes"
	"cmp"
	"crypto/sha256"
	"fmt"
	"maps"
	"net/http"
	"os"
	"path"
	"path/filepath"
	"regexp"
	"strings"
	"sync"
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"edgewise/web"
)

// host is a static host like any other. It serves a folder into which a test puts releases of the
// page, complete or not, and answers single files wrongly where a test asks for it.
type host struct {
	t   *testing.T
	dir string

	mutex   sync.Mutex
	trouble map[string]http.HandlerFunc
}

// errorPage is what a faulty server sends with status 200.
const errorPage = "<!doctype html><title>Error</title><p>Something went wrong. Try again later."

// deploy returns a host of the page as it was built.
func deploy(t *testing.T) *host {
	t.Helper()
	h := &host{t: t, dir: t.TempDir()}
	require.NoError(t, os.CopyFS(h.dir, web.Page(os.DirFS(pageFolder()))))
	return h
}

// withoutRules returns a host whose page has no policy, so that a test may start any worker, and whose
// worker and module have no hashes in their names.
func withoutRules(t *testing.T) *host {
	h := deploy(t)
	h.write(map[string]string{"index.html": "<!doctype html><title>Rates</title>"})
	for _, name := range []string{"worker.js", web.WASM} {
		require.NoError(t, os.WriteFile(filepath.Join(h.dir, name), []byte(h.read(name)), 0o644))
	}
	return h
}

func (h *host) ServeHTTP(w http.ResponseWriter, r *http.Request) {
	name := strings.TrimPrefix(r.URL.Path, "/")
	h.mutex.Lock()
	answer := h.trouble[name]
	content, err := os.ReadFile(filepath.Join(h.dir, cmp.Or(name, "index.html")))
	h.mutex.Unlock()
	w.Header().Set("Cache-Control", "no-cache")
	switch {
	case answer != nil:
		answer(w, r)
	case err != nil:
		http.NotFound(w, r)
	default:
		w.Header().Set("Content-Type", web.Types[cmp.Or(path.Ext(name), ".html")])
		w.Header().Set("ETag", fmt.Sprintf(`"%x"`, sha256.Sum256(content)))
		http.ServeContent(w, r, name, time.Time{}, bytes.NewReader(content))
	}
}

// read returns the content of a file.
func (h *host) read(name string) string {
	h.t.Helper()
	content, err := os.ReadFile(filepath.Join(h.dir, fileIn(h.dir, name)))
	require.NoError(h.t, err)
	return string(content)
}

// write replaces the files at one stroke and ends all trouble.
func (h *host) write(files map[string]string) {
	h.t.Helper()
	h.damage(files, nil)
}

// damage replaces the files at one stroke and lets handlers answer for others.
func (h *host) damage(files map[string]string, trouble map[string]http.HandlerFunc) {
	h.t.Helper()
	h.mutex.Lock()
	defer h.mutex.Unlock()
	h.trouble = map[string]http.HandlerFunc{}
	for name, answer := range trouble {
		h.trouble[fileIn(h.dir, name)] = answer
	}
	for name, content := range files {
		require.NoError(h.t, os.WriteFile(filepath.Join(h.dir, fileIn(h.dir, name)), []byte(content), 0o644))
	}
}

// release is a new version of the page: the files that it changes, and its file list.
type release struct{ former, latest map[string]string }

// shareWord matches the label of Share, by which a test tells its releases apart.
var shareWord = regexp.MustCompile(`([\s,{])share: ?"[^"]*"`)

// release publishes a complete new version at one stroke, with this label for Share and with further
// changes.
func (h *host) release(share string, more map[string]string) release {
	h.t.Helper()
	r := release{former: map[string]string{}, latest: map[string]string{
		"words/en.js": shareWord.ReplaceAllString(h.read("words/en.js"), `${1}share:"`+share+`"`),
	}}
	for _, name := range []string{"main.js", "page.css"} {
		r.latest[name] = h.read(name) + "/* " + share + " */\n"
	}
	r.latest["index.html"] = h.read("index.html") + "\n"
	maps.Copy(r.latest, more)
	draft := h.t.TempDir()
	require.NoError(h.t, os.CopyFS(draft, web.Page(os.DirFS(h.dir))))
	for name, content := range r.latest {
		r.former[name] = h.read(name)
		require.NoError(h.t, os.WriteFile(filepath.Join(draft, fileIn(draft, name)), []byte(content), 0o644))
	}
	require.NoError(h.t, listFiles(draft))
	list, err := os.ReadFile(filepath.Join(draft, "files.js"))
	require.NoError(h.t, err)
	r.former["files.js"], r.latest["files.js"] = h.read("files.js"), string(list)
	h.write(r.latest)
	return r
}
