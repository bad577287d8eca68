//go:build e2e

package e2e

import (
	"context"
	"fmt"
	"os"
	"strings"
	"sync"
	"testing"

	"github.com/chromedp/cdproto/cdp"
	"github.com/chromedp/cdproto/log"
	"github.com/chromedp/cdproto/network"
	"github.com/chromedp/cdproto/runtime"
	"github.com/chromedp/chromedp"
	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

// record is what a tab has written to its console and requested since it was opened.
type record struct {
	mutex    sync.Mutex
	messages []string
	requests []string
}

// watch records a tab, or a worker, from now on.
func watch(t *testing.T, ctx context.Context) *record {
	t.Helper()
	r := &record{}
	require.NoError(t, chromedp.Listen(ctx, func(event any) {
		r.mutex.Lock()
		defer r.mutex.Unlock()
		switch event := event.(type) {
		case *runtime.EventConsoleAPICalled:
			var words []string
			for _, word := range event.Args {
				words = append(words, strings.Trim(string(word.Value), `"`)+word.Description)
			}
			r.messages = append(r.messages, string(event.Type)+": "+strings.Join(words, " "))
		case *runtime.EventExceptionThrown:
			details := event.ExceptionDetails
			message := details.Text
			if details.Exception != nil {
				message += " " + details.Exception.Description
			}
			r.messages = append(r.messages, "exception: "+message)
		case *log.EventEntryAdded:
			r.messages = append(r.messages, fmt.Sprintf("%s: %s %s", event.Entry.Level, event.Entry.Text, event.Entry.URL))
		case *network.EventRequestWillBeSent:
			r.requests = append(r.requests, event.Request.URL)
		}
	}))
	none := new(int64) // no test reads the bodies of answers, and storing them takes a twentieth of a page load
	_, err := chromedp.Call(ctx, network.Enable, network.EnableParams{MaxTotalBufferSize: none, MaxResourceBufferSize: none})
	require.NoError(t, err)
	return r
}

// console returns the lines on the console so far.
func (r *record) console() []string {
	r.mutex.Lock()
	defer r.mutex.Unlock()
	return append([]string{}, r.messages...)
}

// asked returns the addresses requested so far.
func (r *record) asked() []string {
	r.mutex.Lock()
	defer r.mutex.Unlock()
	return append([]string{}, r.requests...)
}

// forget drops the console's messages, where the test expects them.
func (r *record) forget() {
	r.mutex.Lock()
	defer r.mutex.Unlock()
	r.messages = nil
}

// checkQuiet asserts that the tab and its workers left the console empty and requested
// nothing beyond the page's origin.
func (p *page) checkQuiet(noisy bool) {
	p.t.Helper()
	if !noisy {
		assert.Empty(p.t, p.record.console(), "on the page's console")
		assert.Empty(p.t, p.serviceWorkerConsole(), "on the service worker's console")
	}
	for _, url := range p.record.asked() {
		own := strings.HasPrefix(url, p.server.url) || strings.HasPrefix(url, "blob:") || strings.HasPrefix(url, "data:")
		assert.True(p.t, own, "the page asked for %s", url)
	}
	assert.Empty(p.t, outside(), "asked of other machines")
}

// serviceWorkerConsole returns the messages of the page's service worker; those of other workers
// appear on the page's own console. A worker stores its messages and repeats them when its console
// is turned on.
func (p *page) serviceWorkerConsole() []string {
	p.t.Helper()
	targets, err := chromedp.Targets(p.ctx)
	require.NoError(p.t, err)
	for _, info := range targets {
		if info.Type != "service_worker" || !strings.HasPrefix(info.URL, p.server.url) {
			continue
		}
		ctx, detach := chromedp.NewContext(p.ctx, chromedp.WithTargetID(info.TargetID), chromedp.WithDetachOnCancel())
		defer detach()
		require.NoError(p.t, chromedp.Do(ctx))
		worker := watch(p.t, ctx)
		for _, console := range []cdp.Command[cdp.Empty, cdp.Empty]{runtime.Disable, runtime.Enable} {
			_, err := chromedp.Call(ctx, console, cdp.Empty{})
			require.NoError(p.t, err)
		}
		return worker.console()
	}
	return nil
}

// rulesOfLooks are the rules of axe-core that depend on theme and window. All others find the same in
// both visits of a state.
const rulesOfLooks = `{ runOnly: { type: "rule", values: ["color-contrast", "scrollable-region-focusable"] } }`

// namedShapes are the elements of drawings that a screen reader may hear of.
const namedShapes = `[role], [tabindex], [aria-label], [aria-labelledby], title, desc, text, foreignObject`

// withoutShapes takes elements that are not displayed, and the shapes of drawings, out of the document
// and returns functions that put them back. axe-core asks for the style of every element, which is three
// quarters of its work, and has nothing to say of a shape.
const withoutShapes = `(() => {
	const out = (elements) => elements.map((element) => {
		const place = document.createComment("");
		element.replaceWith(place);
		return () => place.replaceWith(element);
	});
	return [
		...out([...document.body.querySelectorAll("*:not(svg *)")].filter((element) => !element.checkVisibility() && element.parentElement.checkVisibility())),
		...out([...document.body.querySelectorAll(":is(svg, svg :is(` + namedShapes + `), svg :has(` + namedShapes + `)) > :not(` + namedShapes + `, :has(` + namedShapes + `))")]),
	];
})()`

// CheckAccessible runs axe-core on the page in this state and asserts that it objects to nothing. With
// a dialog open it checks the dialog only: the rest was checked before it opened.
func (p *page) CheckAccessible(state string) {
	p.t.Helper()
	p.checkByAxe(state, "{}")
}

// checkByAxe runs axe-core with these options.
func (p *page) checkByAxe(state, options string) {
	p.t.Helper()
	if eval[bool](p, `!globalThis.axe`) {
		axe, err := os.ReadFile("../tools/node_modules/axe-core/axe.min.js")
		require.NoError(p.t, err, "axe-core is missing: run `make test-page`")
		// Evaluate the script's source: the page's policy refuses a script tag.
		eval[chromedp.Void](p, string(axe))
	}
	// Without axe-core's pauses nothing of the page runs until all elements are back.
	found := eval[[]string](p, `(async () => {
		const back = `+withoutShapes+`;
		const { setTimeout } = globalThis;
		globalThis.setTimeout = queueMicrotask;
		const { violations } = await axe.run(document.querySelector("dialog:modal") ?? document, { reporter: "no-passes", preload: false, ...`+options+` });
		globalThis.setTimeout = setTimeout;
		for (const putBack of back) putBack();
		return violations.flatMap(({ id, help, nodes }) => nodes.map(({ html, failureSummary }) => [id, help, html, failureSummary].join("\n")));
	})()`, chromedp.EvalAwaitPromise)
	assert.Empty(p.t, found, "what axe objects to: %s", state)
}
