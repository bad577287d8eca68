//go:build e2e

package e2e

import (
	"context"
	"fmt"
	"slices"
	"strings"
	"time"

	"github.com/chromedp/chromedp"
	"github.com/stretchr/testify/require"
)

// glance is how long a page may take to describe itself after a test has failed.
const glance = 10 * time.Second

// Sight describes a page that did not do what a test waited for: its address, its state, what a person
// would see, and its console.
func (p *page) Sight() string {
	ctx, cancel := context.WithTimeout(p.ctx, glance)
	defer cancel()
	seen, err := chromedp.Run(ctx, chromedp.Evaluate[string](`(() => {
		const words = (element) => element.innerText.replace(/\s+/g, " ").trim();
		return [
			location.href.slice(0, 300),
			"state: " + JSON.stringify({ ...document.body?.dataset, loading: document.readyState, shown: document.visibilityState }),
			"focus: " + (document.activeElement?.outerHTML.slice(0, 150) ?? "none"),
			...[...document.querySelectorAll("dialog[open], [data-part='notices'], [data-part='live'], main")]
				.map((part) => (part.dataset.dialog ?? part.dataset.part ?? "page") + ": " + words(part).slice(0, 1500)),
		].join("\n");
	})()`))
	if err != nil {
		seen = fmt.Sprintf("it does not answer any more: %v", err)
	}
	return "the page " + p.server.url + " is at " + seen + "\nconsole: " + strings.Join(p.record.console(), "\n")
}

// fail ends the test and describes the page. If the tab no longer draws, the test is skipped and runs
// again at the end.
func (p *page) fail(format string, args ...any) {
	p.t.Helper()
	if !p.draws() && p.stalls() {
		p.t.Skip("the tab stopped drawing; the test begins again at the end")
	}
	require.Fail(p.t, fmt.Sprintf(format, args...), p.Sight())
}

// draws is whether the tab still gets to its next frame. A tab that does not answer at all is busy,
// which is the page's fault.
func (p *page) draws() bool {
	p.t.Helper()
	const next = `new Promise((drawn) => {
		requestAnimationFrame(() => drawn("drawn"));
		setTimeout(drawn, 5000, "still");
	})`
	return eval[string](p, next, chromedp.EvalAwaitPromise) != "still"
}

// stalls notes the test to run it again, and is false in the second run.
func (p *page) stalls() bool {
	stalls.mutex.Lock()
	defer stalls.mutex.Unlock()
	name, _, _ := strings.Cut(p.t.Name(), "/")
	if !slices.Contains(stalls.tests, name) {
		stalls.tests = append(stalls.tests, name)
	}
	return !stalls.again
}
