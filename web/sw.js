{
  // The service worker: it keeps the whole page, so that it opens offline and a failed update cannot
  // break it. Puzzles are behind the # of a link and never reach this script.
  //
  // The build writes files.js, which lists the files, their hashes and their version; the browser
  // compares the scripts here byte by byte on every visit and so notices a new version. A worker keeps
  // one version, the one of its list:
  //
  //   server ──▶ every file true? ──no──▶ nothing has happened; tried again later
  //                   │ yes
  //                   ▼
  //               it waits ──▶ it takes over ──▶ it starts: the one before goes
  //                                    └───────▶ it does not: the one before is served
  //
  // A page and its workers get all files from one version, even when a newer one has taken over for
  // another tab meanwhile. So this script notes the version of each client, and deletes a version only
  // when none of its clients is open.
  //
  // All code is in one block, and versions.js exports at its end: the browser makes no worker of a
  // script that was cut short, unless nothing is left of it.

  const scope = /** @type {ServiceWorkerGlobalScope & {
    EDGEWISE: import("./versions.js").List,
    KEPT: import("./versions.js").Kept,
  }} */ (/** @type {unknown} */ (self));

  // Trusted Types: this policy allows no other imports.
  const rules = {
    createScriptURL(/** @type {string} */ name) {
      if (name !== "files.js" && name !== "versions.js") throw new TypeError(`not ours: ${name}`);
      return name;
    },
  };
  const policy = globalThis.trustedTypes?.createPolicy("edgewise", rules) ?? rules;
  importScripts(policy.createScriptURL("files.js"), policy.createScriptURL("versions.js"));

  const { Version, keptVersions, notes } = scope.KEPT;
  /** @typedef {InstanceType<typeof Version>} Kept */

  /** The version that came with this worker. */
  const own = new Version(scope.EDGEWISE);
  /** The note of a client whose files come from the server, as if nothing were kept. */
  const NETWORK = "network";
  /** For this many milliseconds after its note a client may be missing from the open ones. */
  const ARRIVAL = 60_000;
  /** A failed version is tried again after one day, after its second failure two days, and so on; in milliseconds. */
  const DAY = 86_400_000;
  /** Where the system sends what a person shares with the installed page: share_target in manifest.webmanifest. */
  const SHARED = `${scope.registration.scope}?shared`;
  /** Caches the notes on clients, so that each is read once. @type {Map<string, Kept | typeof NETWORK>} */
  const clientVersions = new Map();

  scope.addEventListener("install", (event) => event.waitUntil(own.keep()));
  scope.addEventListener("activate", (event) => event.waitUntil(takeOver()));
  scope.addEventListener("fetch", (event) => {
    const { request } = event;
    if (request.method === "GET") event.respondWith(answer(event).catch(() => answerWithoutStorage(event)));
    else if (request.url === SHARED) event.respondWith(takeIn(request).catch(() => Response.redirect(scope.registration.scope, 303)));
  });
  scope.addEventListener("message", (event) => {
    const { data, ports, source } = event;
    const id = source instanceof Client ? source.id : "";
    // The page asks when the person wants to reload it.
    if (data === "take over") void scope.skipWaiting();
    if (data === "started") event.waitUntil(started(id));
    const tell = (/** @type {unknown} */ what) => ports[0]?.postMessage(what);
    if (data === "failed") event.waitUntil(failed(id).catch(() => false).then((again) => tell({ again })));
    if (data === "repair") event.waitUntil(repair().then(tell));
    if (data === "shared") event.waitUntil(notes.take("shared").then(tell));
  });

  /** @param {FetchEvent & { resultingClientId?: string }} event Safari gives the last since 16 @returns {Promise<Response>} */
  async function answer({ request, clientId, resultingClientId }) {
    const arrives = request.mode === "navigate";
    const version = arrives ? await servedVersion() : await versionOf(clientId);
    // A new page, or a worker: it gets the version of the page that starts it.
    if (resultingClientId) await note(resultingClientId, version);
    if (version === NETWORK) return fetch(request);
    const name = version.at(request.url);
    if (!name) return fetch(request);
    // A page notices damage in its other files; without these there is no page to notice it.
    const checked = arrives || (request.mode === "no-cors" && request.destination === "script");
    const file = await version.file(name, { checked });
    if (file) return file;
    // One file from elsewhere would mix two versions. A page that has just arrived can still get another
    // version, or come from the server as a whole, if it has an id; older browsers give it none.
    if (!arrives || !resultingClientId) return Response.error();
    const next = await otherVersion();
    const instead = await next?.file(name, { checked });
    await note(resultingClientId, next && instead ? next : NETWORK);
    return instead ?? fetch(request);
  }

  /** The answer when the browser's storage is broken: pages come from the server as a whole. @param {FetchEvent & { resultingClientId?: string }} event */
  async function answerWithoutStorage({ request, clientId, resultingClientId }) {
    const arrives = request.mode === "navigate";
    if (resultingClientId) clientVersions.set(resultingClientId, NETWORK);
    return arrives || clientVersions.get(clientId) === NETWORK ? fetch(request) : Response.error();
  }

  /** Keeps the file or text that was shared, until the page asks for it to which this leads. @param {Request} request */
  async function takeIn(request) {
    const form = await request.formData();
    const file = form.get("file");
    const words = ["text", "url"].flatMap((name) => form.get(name) || []).join("\n");
    await notes.write("shared", file instanceof File && file.size > 0 ? file : words);
    return Response.redirect(SHARED, 303);
  }

  /** The version for new pages: this worker's, or if that has failed the latest other one. */
  async function servedVersion() {
    if (!(await hasFailed(own))) return own;
    return (await otherVersion()) ?? own;
  }

  /** The latest other version that is whole and has not failed. */
  async function otherVersion() {
    for (const version of (await keptVersions()).reverse()) {
      if (version.name !== own.name && (await version.isWhole()) && !(await hasFailed(version))) return version;
    }
    return null;
  }

  /** The words of a note; empty where there is none. @param {string} name */
  const noteOf = async (name) => (await notes.read(name))?.split(" ") ?? [];

  /** How often the version has failed, and until when it is not served for that. @param {Kept} version */
  async function failures({ name }) {
    const [times = 0, until = 0] = (await noteOf(`failed/${name}`)).map(Number);
    return { times, until };
  }

  /** @param {Kept} version */
  const hasFailed = async (version) => (await failures(version)).until > 0;

  /** Serves this worker's version again some time after a failure, which may have been the browser's fault. */
  async function tryAgain() {
    const { times, until } = await failures(own);
    if (until === 0 || Date.now() < until) return;
    const { wrong } = await own.mend({ thorough: true });
    if (wrong === 0) await notes.write(`failed/${own.name}`, `${times} 0`);
  }

  /** The version that the client gets its files from. @param {string} id @returns {Promise<Kept | typeof NETWORK>} */
  async function versionOf(id) {
    const version = clientVersions.get(id) ?? (await notedVersion(id));
    if (!version) return servedVersion();
    clientVersions.set(id, version);
    return version;
  }

  /** @param {string} id */
  async function notedVersion(id) {
    const [name] = await noteOf(`client/${id}`);
    if (name === NETWORK) return NETWORK;
    if (name === own.name) return own;
    return name && (await keptVersions()).find((version) => version.name === name);
  }

  /** @param {string} id @param {Kept | typeof NETWORK} version */
  async function note(id, version) {
    clientVersions.set(id, version);
    await notes.write(`client/${id}`, `${version === NETWORK ? version : version.name} ${Date.now()}`);
  }

  /** Takes over the open pages, also on a first visit; each keeps the version it has. */
  async function takeOver() {
    await notes.forget(`failed/${own.name}`);
    const before = await otherVersion().catch(() => null);
    const controlled = new Set((await scope.clients.matchAll({ type: "all" })).map(({ id }) => id));
    for (const { id } of await clientsOpen()) {
      if (await notedVersion(id)) continue;
      // A page loaded without the former worker has an unknown version.
      await note(id, before ? (controlled.has(id) ? before : NETWORK) : own);
    }
    await sweep().catch(() => {});
    await scope.clients.claim();
  }

  function clientsOpen() {
    return scope.clients.matchAll({ type: "all", includeUncontrolled: true });
  }

  /**
   * Deletes notes of clients that are gone, and all versions but this one, those of open clients, and the
   * one before until this one has started once. It leaves that to a newer worker that installs or waits.
   */
  async function sweep() {
    const versions = await keptVersions();
    const needed = new Set([own.name]);
    const before = await otherVersion();
    if (before && (await notes.read("started")) !== own.name) needed.add(before.name);
    const open = new Set((await clientsOpen()).map(({ id }) => id));
    for (const id of await notes.names("client/")) {
      const [name, time] = await noteOf(`client/${id}`);
      if (open.has(id) && !name) return; // Nobody knows which version this client needs.
      if (open.has(id)) needed.add(name);
      else if (Date.now() - Number(time) > ARRIVAL) await notes.forget(`client/${id}`);
    }
    for (const version of versions) {
      // Checked right before each deletion: a new worker may just have begun to fill a cache of this name.
      if (scope.registration.installing || scope.registration.waiting) return;
      if (!needed.has(version.name)) await version.forget();
    }
    for (const name of await notes.names("failed/")) if (!needed.has(name)) await notes.forget(`failed/${name}`);
  }

  /** Called when a page is up: its version works, so lost files are restored and the version before may go. @param {string} id */
  async function started(id) {
    const version = await versionOf(id);
    if (version === NETWORK) return;
    await notes.forget(`failed/${version.name}`);
    await notes.write("started", version.name);
    await sweep().catch(() => {});
    await version.mend({ thorough: false });
    await tryAgain();
  }

  /** Called when a page could not start; tells whether it will do better after a reload. @param {string} id */
  async function failed(id) {
    const shown = await versionOf(id);
    const version = shown === NETWORK ? own : shown;
    const { repaired, wrong } = await version.mend({ thorough: true });
    // This page came from the server, so its failure says nothing about the kept files.
    if (shown === NETWORK) return (wrong === 0 && !(await hasFailed(own))) || renew();
    if (repaired > 0 && wrong === 0) return true;
    const times = (await failures(version)).times + 1;
    await notes.write(`failed/${version.name}`, `${times} ${Date.now() + times * DAY}`);
    return !(await hasFailed(await servedVersion())) || renew();
  }

  /** Checks every byte of the version that is served, and restores what it can. */
  async function repair() {
    const files = Object.keys(own.list.files).length;
    return servedVersion().then((version) => version.mend({ thorough: true })).catch(() => ({ files, repaired: 0, wrong: files }));
  }

  /**
   * Looks for a newer version, and tells whether there is one to serve. Its own worker waits as always:
   * this one serves its files meanwhile.
   */
  async function renew() {
    const { registration } = scope;
    await registration.update().catch(() => {});
    const worker = registration.installing;
    await new Promise((resolve) => {
      const look = () => worker?.state !== "installing" && resolve(undefined);
      worker?.addEventListener("statechange", look);
      look();
    });
    return !(await hasFailed(await servedVersion()));
  }
}
