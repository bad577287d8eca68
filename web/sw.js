// The service worker: it keeps the whole page, so that it opens with the network
// off. The build writes files.js, which names the files and their version; the
// browser compares it byte by byte on every visit and so notices a new version.
// Puzzles stand behind the # of a link and never get here.

const scope = /** @type {ServiceWorkerGlobalScope & {
  EDGEWISE: { version: string, files: string[] },
}} */ (/** @type {unknown} */ (self));

// A browser with Trusted Types has it said that no other file is imported.
const rules = { createScriptURL: () => "files.js" };
importScripts((globalThis.trustedTypes?.createPolicy("edgewise", rules) ?? rules).createScriptURL(""));

const { version, files } = scope.EDGEWISE;
/** Caches of other pages on the same host are none of our business. */
const mine = `edgewise ${scope.registration.scope} `;
const cacheName = mine + version;

scope.addEventListener("install", (event) => {
  event.waitUntil(store());
});

scope.addEventListener("activate", (event) => {
  event.waitUntil(takeOver());
});

// The page asks when its person is ready to load it anew.
scope.addEventListener("message", ({ data }) => {
  if (data === "take over") void scope.skipWaiting();
});

scope.addEventListener("fetch", (event) => {
  if (event.request.method === "GET") event.respondWith(answer(event.request));
});

/**
 * Fetches every file anew. A newer version then waits until no page of the older
 * one is open, or until a page asks it to take over: a page never gets its files
 * from two versions.
 */
async function store() {
  const cache = await caches.open(cacheName);
  await cache.addAll(files.map((file) => new Request(file, { cache: "reload" })));
}

/** Forgets older versions and answers for the pages that are open: on a first visit, too. */
async function takeOver() {
  const names = await caches.keys();
  const old = names.filter((name) => name.startsWith(mine) && name !== cacheName);
  await Promise.all(old.map((name) => caches.delete(name)));
  await scope.clients.claim();
}

/**
 * @param {Request} request
 * @returns {Promise<Response>}
 */
async function answer(request) {
  const cache = await caches.open(cacheName);
  return (await cache.match(request, { ignoreSearch: true })) ?? fetch(request);
}
