//go:build e2e

package e2e

import (
	"encoding/json"
	"fmt"
	"io"
	"net/http"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	pages "github.com/chromedp/cdproto/page"
	"github.com/chromedp/chromedp"
	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

// subfolder serves a folder below /my/games/ as a static host does that sends the headers in _headers, and
// nothing beside it.
func subfolder(t *testing.T, dir string) http.Handler {
	t.Helper()
	rules, err := os.ReadFile(filepath.Join(dir, "_headers"))
	require.NoError(t, err)
	host := http.NewServeMux()
	host.HandleFunc("/my/games/", func(w http.ResponseWriter, r *http.Request) {
		for line := range strings.Lines(strings.TrimPrefix(string(rules), "/*\n")) {
			name, value, _ := strings.Cut(strings.TrimSpace(line), ": ")
			w.Header().Set(name, value)
		}
		http.StripPrefix("/my/games/", http.FileServer(http.Dir(dir))).ServeHTTP(w, r)
	})
	return host
}

// GoTo opens an address of the server.
func (p *page) GoTo(address string) {
	p.t.Helper()
	p.do(chromedp.Navigate(p.server.url + address))
}

// TestPageIsHostedInASubfolder: the page of a puzzle needs no script and leads into the app; the app has
// a manifest without faults, plays, is kept for offline use, and takes in what is shared with it.
func TestPageIsHostedInASubfolder(t *testing.T) {
	t.Parallel()
	dir := folderCopy(t)
	site := exec.Command("go", "run", "edgewise/web/tools/site", "-out", dir, "-days", filepath.Join("..", "days"), "-base", "https://host.example/my/games/", "-only", "hunde-spiel")
	said, err := site.CombinedOutput()
	require.NoError(t, err, string(said))

	p := open(t, visit{Host: subfolder(t, dir), Home: true, Offline: true, Noisy: true})
	p.GoTo("my/games/puzzle/hunde-spiel/")
	assert.Equal(t, "Das verflixte Hunde-Spiel", p.Text("h1"))
	assert.Equal(t, []int{1200, 630}, eval[[]int](p, `(({ naturalWidth, naturalHeight }) => [naturalWidth, naturalHeight])(document.querySelector("main img"))`))
	assert.Equal(t, "rgb(239, 231, 216)", eval[string](p, `getComputedStyle(document.body).backgroundColor`), "it has its style")
	p.Click(".play")
	p.Ready()
	assert.Equal(t, "Das verflixte Hunde-Spiel", p.Text(`[data-part="name"]`))

	manifest := call(p, pages.GetAppManifest, pages.GetAppManifestParams{})
	assert.Empty(t, manifest.Errors)
	var content struct {
		Icons, Screenshots []struct{ Src string }
	}
	require.NoError(t, json.Unmarshal([]byte(manifest.Data), &content))
	for _, picture := range append(content.Icons, content.Screenshots...) {
		assert.FileExists(t, filepath.Join(dir, picture.Src))
	}
	assert.Equal(t, 180, eval[int](p, `new Promise((done) => {
		const icon = new Image();
		icon.onload = () => done(icon.naturalWidth);
		icon.src = document.querySelector('[rel="apple-touch-icon"]').href;
	})`, chromedp.EvalAwaitPromise))

	p.Installed()
	assert.Equal(t, "opaqueredirect", eval[string](p, `(async () => {
		const form = new FormData();
		form.set("text", "");
		form.set("file", new File(["grid: 2x1\ntiles:\nAbCd\nABcd\nname: Passed on\n"], "two.txt", { type: "text/plain" }));
		return (await fetch("?shared", { method: "POST", body: form, redirect: "manual" })).type;
	})()`, chromedp.EvalAwaitPromise))
	p.Offline()
	p.GoTo("my/games/?shared")
	p.UntilText(`[data-part="name"]`, "Passed on")
	assert.Equal(t, p.server.url+"my/games/", eval[string](p, `location.href.replace(/#.*/, "")`))
}

// TestFramesNeedLeave: inside another page nothing of the page is in sight but its name, unless that page
// was given leave; with ?embed=1 it shows the board and the tiles alone, which can be played, and its name
// opens the whole.
func TestFramesNeedLeave(t *testing.T) {
	t.Parallel()
	closed, lent := folderCopy(t), folderCopy(t)
	index, err := os.ReadFile(filepath.Join(lent, "index.html"))
	require.NoError(t, err)
	leave := strings.Replace(string(index), "<html ", `<html data-frames="https://other.example *" `, 1)
	require.NoError(t, os.WriteFile(filepath.Join(lent, "index.html"), []byte(leave), 0o644))
	host := http.NewServeMux()
	for name, dir := range map[string]string{"/closed/": closed, "/lent/": lent} {
		host.Handle(name, http.StripPrefix(name, http.FileServer(http.Dir(dir))))
	}
	host.HandleFunc("/blog", func(w http.ResponseWriter, _ *http.Request) {
		_, _ = io.WriteString(w, "<!doctype html><title>A blog</title><body>")
	})
	p := open(t, visit{Host: host, Home: true, Noisy: true})
	p.GoTo("blog")
	const inside = `document.querySelector("iframe")?.contentDocument`
	frame := func(address, until string) {
		eval[bool](p, fmt.Sprintf(`Boolean(document.body.replaceChildren(Object.assign(document.createElement("iframe"), { src: %q, width: 600, height: 760 })) ?? 1)`, address))
		p.Until(fmt.Sprintf(`((page) => page?.readyState === "complete" && %s)(%s)`, until, inside))
	}
	inSight := func() []string {
		return eval[[]string](p, `[...`+inside+`.querySelectorAll("body > *, button, a, h1, [data-part]")].filter((one) => one.checkVisibility() && one.getBoundingClientRect().height > 0).map((one) => one.dataset.part ?? one.className)`)
	}

	frame("/closed/"+dogs.hash(), `page.documentElement.dataset.framed === "refused"`)
	assert.Equal(t, []string{"head", "mark on-screen"}, inSight())
	assert.NotContains(t, strings.Join(p.record.asked(), " "), "/closed/edgewise.wasm", "nor does it start")

	frame("/lent/?embed=1"+dogs.hash(), `page.body.dataset.ready`)
	assert.Equal(t, slices.Concat([]string{"head", "mark on-screen", "room", "board", "panel", "play", "tray"}, slices.Repeat([]string{"waiting"}, 9), []string{"live"}), inSight())
	for _, part := range []string{waiting(2), cell(4)} {
		spot := eval[[]float64](p, fmt.Sprintf(`((frame, box) => [frame.x + 2 + box.x + box.width / 2, frame.y + 2 + box.y + box.height / 2])(
			document.querySelector("iframe").getBoundingClientRect(), %s.querySelector(%q).getBoundingClientRect())`, inside, part))
		p.do(chromedp.MouseClickXY(spot[0], spot[1]))
	}
	p.Until(inside + `.querySelector('[data-part="caption"]').textContent.includes("1 of 9")`)
	p.Shot("framed-board")
	assert.Equal(t, p.server.url+"lent/"+dogs.hash(), eval[string](p, inside+`.querySelector(".mark").href`))
	frame("/lent/?embed=1", `page.body.dataset.ready && page.documentElement.dataset.place === "table"`)
	assert.Equal(t, "Edgewise", eval[string](p, inside+`.querySelector(".mark").innerText.trim()`))
}
