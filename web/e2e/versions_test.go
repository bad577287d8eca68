//go:build e2e || browsers

package e2e

import "encoding/json"

// What a page asks its browser about its versions, in JavaScript.

// update has the browser look for a new version, and is a promise of what becomes of it:
// "installed", "redundant" when it was not whole, "refused" when it was no service
// worker at all, or "none".
const update = `(async () => {
	const registration = await navigator.serviceWorker.getRegistration();
	try {
		await registration.update();
	} catch {
		return "refused";
	}
	const worker = registration.installing ?? registration.waiting;
	while (worker?.state === "installing") await new Promise((done) => worker.addEventListener("statechange", done));
	return worker?.state ?? "none";
})()`

// kept counts the files of all versions that the browser keeps.
const kept = `(async () => {
	const caught = (await caches.keys()).filter((name) => !name.endsWith(" notes"));
	return (await Promise.all(caught.map(async (name) => (await (await caches.open(name)).keys()).length))).reduce((a, b) => a + b, 0);
})()`

// eachCache evaluates the expression for every cache of the page, by its name.
func eachCache(expression string) string {
	return `(async () => { for (const name of await caches.keys()) { ` + expression + `; } return true; })()`
}

// shares is whether the page is ready in the version that calls Share so.
func shares(word string) string {
	return `document.body?.dataset.ready === "true" && document.querySelector('[data-action="share"]')?.textContent === ` + quote(word)
}

// quote is the text as JavaScript writes it.
func quote(text string) string {
	quoted, _ := json.Marshal(text) // a string always can be
	return string(quoted)
}
