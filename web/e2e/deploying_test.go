//go:build e2e

package e2e

import (
	"context"
	"maps"
	"net/http"
	"strings"
	"testing"

	"github.com/chromedp/cdproto/cdp"
	"github.com/chromedp/cdproto/serviceworker"
	"github.com/chromedp/chromedp"
	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

// Update makes the browser look for a new version, and returns what became of it.
func (p *page) Update() string {
	p.t.Helper()
	return eval[string](p, update, chromedp.EvalAwaitPromise)
}

// Shares waits until the page is ready in the version that has this word for Share.
func (p *page) Shares(word string) {
	p.t.Helper()
	p.Until(shares(word))
}

// Renew presses Reload until the page runs the version that has this word for Share.
func (p *page) Renew(word string) {
	p.t.Helper()
	p.RenewUntil(shares(word))
}

// RenewUntil presses Reload until the expression is truthy. If the service worker is busy for too
// long, the page comes back with the same offer.
func (p *page) RenewUntil(expression string) {
	p.t.Helper()
	for range 5 {
		p.Click(`[data-action="reload"]`)
		p.Until("(" + expression + `) || document.querySelector('[data-action="reload"]')?.disabled === false`)
		if p.holds(expression) {
			return
		}
	}
	p.Until(expression)
}

// StopServiceWorker stops the service worker, as the browser does after some idle time: it then
// remembers only what it has stored.
func (p *page) StopServiceWorker() {
	p.t.Helper()
	ctx, ignore := context.WithTimeout(p.ctx, deadline)
	defer ignore()
	versions := make(chan *serviceworker.Version, 100)
	require.NoError(p.t, chromedp.Listen(ctx, func(event any) {
		updated, _ := event.(*serviceworker.EventWorkerVersionUpdated)
		if updated == nil {
			return
		}
		for _, version := range updated.Versions {
			if strings.HasPrefix(version.ScriptURL, p.server.url) && version.Status == serviceworker.VersionStatusActivated {
				versions <- version
			}
		}
	}))
	call(p, serviceworker.Enable, cdp.Empty{})
	defer call(p, serviceworker.Disable, cdp.Empty{})
	for {
		select {
		case version := <-versions:
			if version.RunningStatus == serviceworker.VersionRunningStatusStopped {
				return
			}
			call(p, serviceworker.StopWorker, serviceworker.StopWorkerParams{VersionID: version.VersionID})
		case <-ctx.Done():
			require.Fail(p.t, "the service worker does not stop")
		}
	}
}

// TestOnlyWholeVersionsAreKept by somebody who comes again and again: on the first visit one file is
// wrong, then updates fail, one succeeds, one does not start, and in the end the browser loses all.
// ../versions.test.js tests further faults of a file, ../sw.test.js further courses.
func TestOnlyWholeVersionsAreKept(t *testing.T) {
	t.Parallel()
	h := deploy(t)
	danish := h.read("words/da.js")
	h.write(map[string]string{"words/da.js": errorPage})
	p := open(t, visit{Host: h, Offline: true, Noisy: true, Before: notePolicy}).Ready()
	assert.Equal(t, "redundant", eval[string](p, `(async () => {
		const { installing, active } = await navigator.serviceWorker.register(policy.createScriptURL("sw.js"));
		const worker = installing ?? active;
		while (worker.state === "installing") await new Promise((done) => worker.addEventListener("statechange", done));
		return worker.state;
	})()`, chromedp.EvalAwaitPromise))
	h.write(map[string]string{"words/da.js": danish})
	p.PutOne()
	cells := p.Cells()
	p.Reload().AtSolve()
	p.Installed()
	assert.False(t, p.Visible(`[data-part="notice"]`), "what is not new is not announced")
	files := p.Kept()

	p.anUpdateOfWhichOneFileIsWrongChangesNothing(h)
	p.aWholeUpdateTakesOver()
	p.UntilText(`[data-part="caption"]`, "Your board · 1 of 9")
	assert.Equal(t, cells, p.Cells())
	p.UntilKeeps(files)
	p.anUpdateThatDoesNotStartGivesWay(h)
	p.UntilKeeps(files)
	p.whatIsLostComesFromOneVersion(h)
}

// anUpdateOfWhichOneFileIsWrongChangesNothing, online and offline. In the end its files are right.
func (p *page) anUpdateOfWhichOneFileIsWrongChangesNothing(h *host) {
	p.t.Helper()
	r := h.release("Pass on", map[string]string{
		"sw.js":       h.read("sw.js") + "// newer\n",
		"versions.js": "// newer\n" + h.read("versions.js"),
	})
	half := func(name string) string { return r.latest[name][:len(r.latest[name])/2] }
	for _, wrong := range []struct {
		name    string
		files   map[string]string
		trouble map[string]http.HandlerFunc
	}{
		{name: "a connection that breaks off", trouble: map[string]http.HandlerFunc{"words/en.js": func(w http.ResponseWriter, _ *http.Request) {
			_, _ = w.Write([]byte(half("words/en.js")))
			panic(http.ErrAbortHandler)
		}}},
		{name: "a service worker over an old part of it", files: map[string]string{"versions.js": r.former["versions.js"]}},
		{name: "a service worker cut short", files: map[string]string{"sw.js": half("sw.js")}},
	} {
		files := maps.Clone(r.latest)
		maps.Copy(files, wrong.files)
		h.damage(files, wrong.trouble)
		assert.Contains(p.t, []string{"redundant", "refused"}, p.Update(), wrong.name)
	}
	p.Offline()
	p.Reload().Shares("Share")
	p.Set("language", "da")
	p.UntilText(`[data-action="share"]`, "Del")
	p.Set("language", "en")
	p.Online()
	h.write(r.latest)
}

func (p *page) aWholeUpdateTakesOver() {
	p.t.Helper()
	assert.Equal(p.t, "installed", p.Update())
	p.UntilText(`[data-part="notice"]`, "A new version is ready.")
	assert.Equal(p.t, "Share", p.Text(`[data-action="share"]`), "nothing changes under one's hands")
	p.Renew("Pass on")
	assert.False(p.t, p.Visible(`[data-part="notice"]`))
}

// anUpdateThatDoesNotStartGivesWay to the version before, which goes on without a network, until there
// is a better one.
func (p *page) anUpdateThatDoesNotStartGivesWay(h *host) {
	p.t.Helper()
	good := h.read("main.js")
	h.release("Broken", map[string]string{
		"main.js": `sessionStorage.tried = Number(sessionStorage.tried ?? 0) + 1; throw new Error("it is tried");` + good,
	})
	require.Equal(p.t, "installed", p.Update())
	p.UntilText(`[data-part="notice"]`, "A new version is ready.")
	p.Offline()
	p.RenewUntil(`sessionStorage.tried && ` + shares("Pass on"))
	p.StopServiceWorker()
	p.Reload().Shares("Pass on")
	assert.Equal(p.t, 1, eval[int](p, `Number(sessionStorage.tried)`), "it is not served again")
	p.Solve("Two solutions.")

	p.Online()
	h.release("Hand over", map[string]string{"main.js": good + "\n"})
	p.Reload()
	p.UntilText(`[data-part="notice"]`, "A new version is ready.")
	p.Renew("Hand over")
}

// whatIsLostComesFromOneVersion: the browser loses its caches while the server has a newer version. All
// files are of that one, from then on offline, too.
func (p *page) whatIsLostComesFromOneVersion(h *host) {
	p.t.Helper()
	h.release("Give away", nil)
	p.EachCache(`caches.delete(name)`)
	p.Reload().Shares("Give away")
	p.UntilText(`[data-part="notice"]`, "A new version is ready.")
	p.Offline()
	p.Reload().Shares("Give away")
	p.Click(`[data-action="reload"]`)
	p.Until(`navigator.serviceWorker.getRegistration().then((registration) => !registration.waiting)`)
	p.Shares("Give away")
}

// TestTwoTabsOnTwoVersions: a tab that searches keeps its own version, also for what it loads
// later, while another tab moves on to the newer one.
func TestTwoTabsOnTwoVersions(t *testing.T) {
	t.Parallel()
	h := deploy(t)
	p := open(t, visit{Host: h, Hash: "#" + halfAnHour, Offline: true, Before: oneCore + notePolicy}).Ready()
	p.Installed()
	files := p.Kept()
	p.Reload().Ready()
	p.searching()
	p.Click(`[data-action="pause"]`)
	says := func(version string) string { return `self.postMessage({ id: 0, version: "` + version + `" });` }
	h.release("Pass on", map[string]string{
		"words/da.js": shareWord.ReplaceAllString(h.read("words/da.js"), `${1}share:"Giv videre"`),
		"worker.js":   says("worker.js") + h.read("worker.js"),
	})
	other := p.Another("")
	other.Ready()
	other.UntilText(`[data-part="notice"]`, "A new version is ready.")
	other.Renew("Pass on")
	p.Click(`[data-action="stop"]`)
	other.StopServiceWorker()
	p.Offline()

	// workerVersions returns the versions that a new worker names before it is ready.
	workerVersions := func(p *page) []string {
		return eval[[]string](p, `new Promise((tell) => {
			const worker = new Worker(policy.createScriptURL("worker.js"));
			const heard = [];
			worker.onmessage = ({ data }) => {
				if (data.version) heard.push(data.version);
				if (data.here) tell(heard);
			};
		})`, chromedp.EvalAwaitPromise)
	}
	assert.Empty(t, workerVersions(p))
	p.Set("language", "da")
	p.UntilText(`[data-action="share"]`, "Del")
	assert.Equal(t, []string{"worker.js"}, workerVersions(other))
	other.Set("language", "da")
	other.UntilText(`[data-action="share"]`, "Giv videre")

	p.Reload().Ready()
	p.UntilText(`[data-action="share"]`, "Giv videre")
	p.UntilKeeps(files)
}
