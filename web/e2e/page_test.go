//go:build e2e

package e2e

import (
	"context"
	"fmt"
	"net/http"
	"os"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"github.com/chromedp/cdproto/emulation"
	"github.com/chromedp/cdproto/network"
	pages "github.com/chromedp/cdproto/page"
	"github.com/chromedp/chromedp"
	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

// deadline is how long a test waits for one thing to happen. It says nothing about the
// page; it only has to exceed what the busiest machine needs.
const deadline = 3 * time.Minute

// visit says how somebody comes to the page. Its zero value is a mouse and a desktop window
// of 1280×800, English, light, without motion, and a link to the first published puzzle. When
// many transitions begin at once, a tab of the headless shell sometimes stops drawing for good,
// so only tests of motion turn it on.
type visit struct {
	Hash          string // with its #
	Home          bool   // at the page's plain address
	Width, Height int64
	Touch         bool         // a phone: touch, and a screen of two pixels per point
	Dark          bool         // prefers-color-scheme
	Moving        bool         // no prefers-reduced-motion, for tests of motion
	ForcedColors  bool         // forced-colors
	Language      string       // the browser's, such as "de"
	Dir           string       // a folder to serve instead of the built page
	Host          http.Handler // a server instead of ours
	Noisy         bool         // the console may have messages; the test checks it itself
	Cold          bool         // a profile of its own, in which nothing was ever loaded
	Before        string       // a script that runs in each document before its own
	Offline       bool         // the browser has service workers and so stores the page, as most do
}

// Whether the page shows home, or the table.
const (
	atHome  = `document.documentElement.dataset.place === "home"`
	atTable = `document.documentElement.dataset.place === "table"`
)

// keepsNothing removes service workers from the browser, as in a private window. To store the page
// takes longer than to show it, so only tests of the stored page do it.
const keepsNothing = `Object.defineProperty(Navigator.prototype, "serviceWorker", { get: () => undefined });`

// page is an open tab with a server of its own.
type page struct {
	t      *testing.T
	ctx    context.Context
	server *server
	record *record
	before string // the script that runs in each document before its own
	taste  []*emulation.MediaFeature
}

// open opens the page and waits until its document has loaded.
func open(t *testing.T, v visit) *page {
	t.Helper()
	server := serve(t, v.Dir, v.Host)
	var profile []chromedp.ContextOption
	// A process knows one state of the network for all its tabs; profiles do not share processes.
	if v.Cold || v.Offline {
		profile = append(profile, chromedp.WithNewBrowserContext())
	}
	ctx, closeTab := chromedp.NewContext(browser(t), profile...)
	t.Cleanup(closeTab)
	p := &page{t: t, ctx: ctx, server: server, record: watch(t, ctx)}
	p.dress(v)
	if !v.Offline {
		v.Before = keepsNothing + v.Before
	}
	p.before = v.Before
	p.prepare()
	if v.Hash == "" && !v.Home {
		v.Hash = firstPublished
	}
	p.do(chromedp.Navigate(server.url + v.Hash))
	t.Cleanup(func() { p.checkQuiet(v.Noisy) })
	return p
}

// prepare makes the browser run the page's script in each document before its own.
func (p *page) prepare() {
	p.t.Helper()
	call(p, pages.AddScriptToEvaluateOnNewDocument, pages.AddScriptToEvaluateOnNewDocumentParams{Source: p.before})
}

// dress sets the window, the media preferences and the language of the visitor.
func (p *page) dress(v visit) {
	p.t.Helper()
	if v.Width == 0 {
		v.Width, v.Height = 1280, 800
	}
	p.Resize(v.Width, v.Height, v.Touch)
	// Tabs of parallel tests all count as focused.
	call(p, emulation.SetFocusEmulationEnabled, emulation.SetFocusEmulationEnabledParams{Enabled: true})

	taste := func(name, otherwise, value string, wanted bool) *emulation.MediaFeature {
		if !wanted {
			value = otherwise
		}
		return &emulation.MediaFeature{Name: name, Value: value}
	}
	p.taste = []*emulation.MediaFeature{
		taste("prefers-color-scheme", "light", "dark", v.Dark),
		taste("prefers-reduced-motion", "reduce", "no-preference", v.Moving),
		taste("forced-colors", "none", "active", v.ForcedColors),
	}
	call(p, emulation.SetEmulatedMedia, emulation.SetEmulatedMediaParams{Features: p.taste})
	if v.Language == "" {
		v.Language = "en"
	}
	call(p, emulation.SetUserAgentOverride, emulation.SetUserAgentOverrideParams{
		UserAgent: eval[string](p, "navigator.userAgent"), AcceptLanguage: v.Language,
	})
}

// Resize gives the tab a window of this size, of a phone or of a desktop.
func (p *page) Resize(width, height int64, phone bool) {
	p.t.Helper()
	var like []chromedp.EmulateViewportOption
	if phone {
		like = append(like, chromedp.EmulateMobile, chromedp.EmulateTouch,
			chromedp.EmulatePortrait, chromedp.EmulateScale(2))
	}
	p.do(chromedp.EmulateViewport(width, height, like...))
}

// ResizePhone sets the size of a phone's window and waits until the board has adapted to it.
func (p *page) ResizePhone(size [2]int64) {
	p.t.Helper()
	p.Resize(size[0], size[1], true)
	p.Until(fmt.Sprintf("document.documentElement.clientWidth === %d && innerHeight === %d", size[0], size[1]))
	p.settled()
}

// Ready waits until the worker runs and the board is drawn.
func (p *page) Ready() *page {
	p.t.Helper()
	p.Until(`document.body?.dataset.ready === "true"`)
	return p
}

// AtSolve waits until the page is ready and leaves the Play tab, if that is open, for the Solve tab.
func (p *page) AtSolve() *page {
	p.t.Helper()
	p.Ready()
	p.ToSolve()
	return p
}

// ToSolve leaves the Play tab for the Solve tab.
func (p *page) ToSolve() {
	p.t.Helper()
	eval[chromedp.Void](p, `document.body.dataset.tab === "play" && document.querySelector('[data-action="tab-solve"]').click()`)
	p.Until(`document.body.dataset.tab !== "play"`)
}

// Until waits until the JavaScript expression, or its promise, is truthy. The page itself polls for a
// second per call: to poll from here takes more work than most tests do.
func (p *page) Until(expression string) {
	p.t.Helper()
	look := fmt.Sprintf(`(async () => {
		for (let looks = 50; looks > 0; looks--) {
			if (await (%s)) return true;
			await new Promise((again) => setTimeout(again, 20));
		}
		return false;
	})()`, expression)
	end := time.Now().Add(deadline)
	for looks := 1; time.Now().Before(end); looks++ {
		if p.tells(10*time.Second, look, chromedp.EvalAwaitPromise) {
			return
		}
		// Each look takes a second. Do not wait for a tab that no longer draws.
		if looks%20 == 0 && !p.draws() {
			break
		}
	}
	p.fail("never came true: %s", expression)
}

// holds is whether the expression is truthy now.
func (p *page) holds(expression string) bool {
	p.t.Helper()
	return p.tells(deadline, "Boolean("+expression+")")
}

// tells is whether the page answers true. A page that is just giving way to the next one, as after a
// reload, cannot answer and counts as false.
func (p *page) tells(patience time.Duration, question string, options ...chromedp.EvaluateOption) bool {
	p.t.Helper()
	ctx, cancel := context.WithTimeout(p.ctx, patience)
	defer cancel()
	value, err := chromedp.Run(ctx, chromedp.Evaluate[bool](question, options...))
	if err != nil && !strings.Contains(err.Error(), "Inspected target navigated") && (patience == deadline || ctx.Err() == nil) {
		require.NoError(p.t, err, "%s\n%s", question, p.Sight())
	}
	return err == nil && value
}

// UntilText waits until the element's text contains the words.
func (p *page) UntilText(selector, words string) {
	p.t.Helper()
	p.Until(fmt.Sprintf(`(%s).includes(%q)`, textOf(selector), words))
}

// Text is the text of the first matching element, visible or not; "" if there is none.
func (p *page) Text(selector string) string {
	p.t.Helper()
	return eval[string](p, textOf(selector))
}

// textOf is the expression for the text of the first matching element.
func textOf(selector string) string {
	return fmt.Sprintf(`(document.querySelector(%q)?.textContent ?? "").replace(/\s+/g, " ").trim()`, selector)
}

func (p *page) Value(selector string) string {
	p.t.Helper()
	return eval[string](p, fmt.Sprintf(`document.querySelector(%q)?.value ?? ""`, selector))
}

func (p *page) Count(selector string) int {
	p.t.Helper()
	return eval[int](p, fmt.Sprintf("document.querySelectorAll(%q).length", selector))
}

// Hash is the hash of the address bar, with its #.
func (p *page) Hash() string {
	p.t.Helper()
	return eval[string](p, "location.hash")
}

// Follow opens a link to the same page, as from an address bar: only the hash changes.
func (p *page) Follow(hash string) {
	p.t.Helper()
	eval[chromedp.Void](p, fmt.Sprintf("location.hash = %q", hash))
}

// FollowTo follows a link until a new drawing replaces the previous one. To count cells is not enough:
// the previous puzzle may have as many.
func (p *page) FollowTo(hash string) {
	p.t.Helper()
	eval[chromedp.Void](p, `void document.querySelector("svg.picture").setAttribute("data-left", "")`)
	p.Follow(hash)
	p.Until(`document.querySelector("svg.picture:not([data-left])")`)
}

// Visit opens the page once more, from another page.
func (p *page) Visit(hash string) *page {
	p.t.Helper()
	p.do(chromedp.Navigate("about:blank"), chromedp.Navigate(p.server.url+hash))
	return p
}

// Reload loads the page again.
func (p *page) Reload() *page {
	p.t.Helper()
	p.do(chromedp.Reload())
	return p
}

// Installed waits until a service worker has stored the page and answers for it.
func (p *page) Installed() {
	p.t.Helper()
	eval[bool](p, `navigator.serviceWorker.ready.then(() => true)`, chromedp.EvalAwaitPromise)
	p.Until("navigator.serviceWorker.controller?.state === 'activated'")
}

// Offline stops the server and tells the browser that the network is gone.
func (p *page) Offline() {
	p.t.Helper()
	p.server.stop()
	call(p, network.OverrideNetworkState, network.OverrideNetworkStateParams{
		Offline: true, DownloadThroughput: -1, UploadThroughput: -1,
	})
}

// Online undoes Offline.
func (p *page) Online() {
	p.t.Helper()
	p.server.restart()
	call(p, network.OverrideNetworkState, network.OverrideNetworkStateParams{
		DownloadThroughput: -1, UploadThroughput: -1,
	})
}

// Shot writes a picture of the window to shots/NAME.png.
func (p *page) Shot(name string) {
	p.t.Helper()
	ctx, cancel := context.WithTimeout(p.ctx, deadline)
	defer cancel()
	picture, err := chromedp.Run(ctx, chromedp.CaptureScreenshot())
	require.NoError(p.t, err)
	require.NoError(p.t, os.MkdirAll("shots", 0o755))
	assert.NoError(p.t, os.WriteFile(filepath.Join("shots", name+".png"), picture, 0o644))
}
