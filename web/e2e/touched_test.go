//go:build e2e

package e2e

import "github.com/chromedp/chromedp"

// MostTouched is the most elements that the page touched at one go while act ran: put
// in, taken out, or given another attribute or text. It is what keeps a page from
// answering, counted in work and not in time, so that it is the same on every machine.
// `make bench` prints how long such work takes.
func (p *page) MostTouched(act func()) int {
	p.t.Helper()
	eval[chromedp.Void](p, `globalThis.touched = { most: 0 };
		touched.observer = new MutationObserver((records) => {
			let now = 0;
			for (const { addedNodes, removedNodes } of records) {
				now += 1 + removedNodes.length;
				for (const node of addedNodes) now += 1 + (node.querySelectorAll?.("*").length ?? 0);
			}
			touched.most = Math.max(touched.most, now);
		});
		touched.observer.observe(document, { subtree: true, childList: true, attributes: true, characterData: true });`)
	act()
	return eval[int](p, `(touched.observer.disconnect(), touched.most)`)
}
