//go:build e2e

package e2e

import (
	"context"
	"fmt"
	"strings"
	"time"

	"github.com/chromedp/chromedp"
)

// glance is how long a page that has failed a test may take to say what it shows.
const glance = 10 * time.Second

// Sight is what a test says of a page that has not done what it waited for: where it
// is, which state it is in, what a person would see there, and its console.
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
