//go:build e2e

package e2e

import "github.com/chromedp/chromedp"

// The page's stored records, as tests read and change them without the page.

// keptScript promises what the body returns, with kept as the records of the page's database. It
// stores the records if the body changed them.
func keptScript(body string) string {
	return `new Promise((resolve, reject) => {
		const opening = indexedDB.open("edgewise");
		opening.onerror = () => reject(opening.error);
		opening.onsuccess = () => {
			const database = opening.result;
			if (!database.objectStoreNames.contains("puzzles")) return resolve(database.close());
			const transaction = database.transaction("puzzles", "readwrite");
			const store = transaction.objectStore("puzzles");
			const all = store.getAll();
			let result;
			all.onsuccess = () => {
				const kept = all.result;
				const before = JSON.stringify(kept);
				result = (() => { ` + body + ` })();
				if (JSON.stringify(kept) === before) return;
				store.clear();
				for (const record of kept) store.put(record);
			};
			transaction.oncomplete = () => { database.close(); resolve(result); };
			transaction.onabort = () => { database.close(); reject(transaction.error); };
		};
	})`
}

// UntilKept waits until the expression is true of the stored records.
func (p *page) UntilKept(expression string) {
	p.t.Helper()
	p.Until(keptScript("return Boolean(" + expression + ")"))
}

// ChangeKept runs statements that change the stored records.
func (p *page) ChangeKept(statements string) {
	p.t.Helper()
	eval[bool](p, keptScript(statements+"; return true"), chromedp.EvalAwaitPromise)
}

// Another opens the page in one more tab of the same browser.
func (p *page) Another(hash string) *page {
	p.t.Helper()
	ctx, closeTab := chromedp.NewContext(p.ctx)
	p.t.Cleanup(closeTab)
	other := &page{t: p.t, ctx: ctx, server: p.server, record: watch(p.t, ctx), before: p.before}
	other.dress(visit{})
	other.prepare()
	other.do(chromedp.Navigate(p.server.url + hash))
	p.t.Cleanup(func() { other.checkQuiet(false) })
	return other
}

// DropFile drops a file with this text on the page.
func (p *page) DropFile(text string) {
	p.t.Helper()
	eval[bool](p, `(() => {
		const dataTransfer = new DataTransfer();
		dataTransfer.items.add(new File([`+quote(text)+`], "puzzles.txt"));
		return document.body.dispatchEvent(new DragEvent("drop", { dataTransfer, bubbles: true, cancelable: true })) || true;
	})()`)
}

// PasteAnywhere pastes a text as a person does who has not chosen a field first.
func (p *page) PasteAnywhere(text string) {
	p.t.Helper()
	eval[bool](p, `(() => {
		const clipboardData = new DataTransfer();
		clipboardData.setData("text/plain", `+quote(text)+`);
		return document.body.dispatchEvent(new ClipboardEvent("paste", { clipboardData, bubbles: true, cancelable: true })) || true;
	})()`)
}
