//go:build e2e || browsers

package e2e

import "encoding/json"

// What tests ask the browser about the versions of a page, in JavaScript.

// update makes the browser look for a new version and promises the outcome: "installed",
// "redundant" if the version was incomplete, "refused" if it was no service worker at all,
// or "none".
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

// kept promises the number of files that the browser stores, in all versions.
const kept = `(async () => {
	const caught = (await caches.keys()).filter((name) => !name.endsWith(" notes"));
	return (await Promise.all(caught.map(async (name) => (await (await caches.open(name)).keys()).length))).reduce((a, b) => a + b, 0);
})()`

// eachCache evaluates the expression for every cache of the page, by its name.
func eachCache(expression string) string {
	return `(async () => { for (const name of await caches.keys()) { ` + expression + `; } return true; })()`
}

// shares is whether the page is ready in the version that has this label for Share.
func shares(word string) string {
	return `document.body?.dataset.ready === "true" && document.querySelector('[data-action="share"]')?.textContent === ` + quote(word)
}

// quote writes the text as a JavaScript string.
func quote(text string) string {
	quoted, _ := json.Marshal(text) // a string always encodes
	return string(quoted)
}
