{
  // The service worker: it keeps the whole page, so that it opens with the network
  // off, and so that nothing that goes wrong with an update can break it. Puzzles stand
  // behind the # of a link and never get here.
  //
  // The build writes files.js, which names the files, their hashes and their version;
  // the browser compares the scripts here byte by byte on every visit and so notices a
  // new version. A worker keeps one version, the one of its list:
  //
  //   server ──▶ every file true? ──no──▶ nothing has happened; tried again later
  //                   │ yes
  //                   ▼
  //               it waits ──▶ it takes over ──▶ it starts: the one before goes
  //                                    └───────▶ it does not: the one before is served
  //
  // A page gets all its files from one version, and so do its workers, even when a newer
  // one has taken over for another tab meanwhile. So it is noted which version each
  // client began with, and a version goes only when none of its clients is open.
  //
  // All of this stands in one block, and versions.js says last what it has: of a script
  // that was cut short the browser makes no worker, unless nothing is left of it.

  const scope = /** @type {ServiceWorkerGlobalScope & {
    EDGEWISE: import("./versions.js").List,
    KEPT: import("./versions.js").Kept,
  }} */ (/** @type {unknown} */ (self));

  // A browser with Trusted Types has it said that no other files are imported.
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

  /** The version that this worker came with. */
  const own = new Version(scope.EDGEWISE);
  /** Noted of a client whose files come from the server, as if nothing were kept. */
  const NETWORK = "network";
  /** A client that was noted so few milliseconds ago may not show among the open ones yet. */
  const ARRIVAL = 60_000;
  /** So many milliseconds after it failed a version is tried again, twice as many the second time. */
  const DAY = 86_400_000;
  /** The versions of clients, so as to read each note once. @type {Map<string, Kept | typeof NETWORK>} */
  const known = new Map();

  scope.addEventListener("install", (event) => event.waitUntil(own.keep()));
  scope.addEventListener("activate", (event) => event.waitUntil(takeOver()));
  scope.addEventListener("fetch", (event) => {
    if (event.request.method === "GET") event.respondWith(answer(event).catch(() => anyhow(event)));
  });
  scope.addEventListener("message", (event) => {
    const { data, ports, source } = event;
    const id = source instanceof Client ? source.id : "";
    // The page asks when its person is ready to load it anew.
    if (data === "take over") void scope.skipWaiting();
    if (data === "started") event.waitUntil(started(id));
    const tell = (/** @type {unknown} */ what) => ports[0]?.postMessage(what);
    if (data === "failed") event.waitUntil(failed(id).catch(() => false).then((again) => tell({ again })));
    if (data === "repair") event.waitUntil(repair().then(tell));
  });

  /**
   * @param {FetchEvent} event
   * @returns {Promise<Response>}
   */
  async function answer({ request, clientId, resultingClientId }) {
    const arrives = request.mode === "navigate";
    const version = arrives ? await served() : await versionOf(clientId);
    // A page that arrives, or a worker, which belongs to the page that hires it.
    if (resultingClientId) await note(resultingClientId, version);
    if (version === NETWORK) return fetch(request);
    const name = version.at(request.url);
    if (!name) return fetch(request);
    // Of all others a page can tell that they are damaged; without these there is no page.
    const checked = arrives || (request.mode === "no-cors" && request.destination === "script");
    const file = await version.file(name, { checked });
    if (file) return file;
    // One file from elsewhere would mix two versions. A page that has only just arrived
    // can still have another version, or come from the server as a whole, if it can be
    // told apart; in older browsers it cannot.
    if (!arrives || !resultingClientId) return Response.error();
    const next = await other();
    const instead = await next?.file(name, { checked });
    await note(resultingClientId, next && instead ? next : NETWORK);
    return instead ?? fetch(request);
  }

  /**
   * The answer where the browser's storage is broken: a page comes from the server as a whole.
   * @param {FetchEvent} event
   */
  async function anyhow({ request, clientId, resultingClientId }) {
    const arrives = request.mode === "navigate";
    if (resultingClientId) known.set(resultingClientId, NETWORK);
    return arrives || known.get(clientId) === NETWORK ? fetch(request) : Response.error();
  }

  /** The version for pages that arrive: this worker's, or if that has failed the latest other. */
  async function served() {
    if (!(await hasFailed(own))) return own;
    return (await other()) ?? own;
  }

  /** The latest whole version beside this worker's that has not failed. */
  async function other() {
    for (const version of (await keptVersions()).reverse()) {
      if (version.name !== own.name && (await version.isWhole()) && !(await hasFailed(version))) return version;
    }
    return null;
  }

  /**
   * The words of a note; none where there is none.
   * @param {string} name
   */
  const noteOf = async (name) => (await notes.read(name))?.split(" ") ?? [];

  /**
   * How often the version has failed, and until when it is not served for that.
   * @param {Kept} version
   */
  async function failures({ name }) {
    const [times = 0, until = 0] = (await noteOf(`failed/${name}`)).map(Number);
    return { times, until };
  }

  /** @param {Kept} version */
  const hasFailed = async (version) => (await failures(version)).until > 0;

  /** Lets this worker's version be served again a day after it failed: it may have been the browser's fault. */
  async function tryAgain() {
    const { times, until } = await failures(own);
    if (until === 0 || Date.now() < until) return;
    const { wrong } = await own.mend({ thorough: true });
    if (wrong === 0) await notes.write(`failed/${own.name}`, `${times} 0`);
  }

  /**
   * The version that the client has its files from.
   * @param {string} id
   * @returns {Promise<Kept | typeof NETWORK>}
   */
  async function versionOf(id) {
    const version = known.get(id) ?? (await noted(id));
    if (!version) return served();
    known.set(id, version);
    return version;
  }

  /** @param {string} id */
  async function noted(id) {
    const [name] = await noteOf(`client/${id}`);
    if (name === NETWORK) return NETWORK;
    if (name === own.name) return own;
    return name && (await keptVersions()).find((version) => version.name === name);
  }

  /**
   * @param {string} id
   * @param {Kept | typeof NETWORK} version
   */
  async function note(id, version) {
    known.set(id, version);
    await notes.write(`client/${id}`, `${version === NETWORK ? version : version.name} ${Date.now()}`);
  }

  /** Answers for the pages that are open, on a first visit, too; each stays with the version it has. */
  async function takeOver() {
    await notes.forget(`failed/${own.name}`);
    const before = await other().catch(() => null);
    const controlled = new Set((await scope.clients.matchAll({ type: "all" })).map(({ id }) => id));
    for (const { id } of await clientsOpen()) {
      if (await noted(id)) continue;
      // What was loaded past the worker before is of an unknown version.
      await note(id, before ? (controlled.has(id) ? before : NETWORK) : own);
    }
    await sweep().catch(() => {});
    await scope.clients.claim();
  }

  function clientsOpen() {
    return scope.clients.matchAll({ type: "all", includeUncontrolled: true });
  }

  /**
   * Forgets what nobody needs: clients that are gone, and versions but this one, those
   * of open clients, and the one before until this one has started once. A newer one
   * that comes or waits will do it itself.
   */
  async function sweep() {
    const versions = await keptVersions();
    const needed = new Set([own.name]);
    const before = await other();
    if (before && (await notes.read("started")) !== own.name) needed.add(before.name);
    const open = new Set((await clientsOpen()).map(({ id }) => id));
    for (const id of await notes.names("client/")) {
      const [name, time] = await noteOf(`client/${id}`);
      if (open.has(id) && !name) return; // nobody can tell what it needs
      if (open.has(id)) needed.add(name);
      else if (Date.now() - Number(time) > ARRIVAL) await notes.forget(`client/${id}`);
    }
    for (const version of versions) {
      // Looked at directly before: one may have begun to come, and to fill a cache of this name.
      if (scope.registration.installing || scope.registration.waiting) return;
      if (!needed.has(version.name)) await version.forget();
    }
    for (const name of await notes.names("failed/")) if (!needed.has(name)) await notes.forget(`failed/${name}`);
  }

  /**
   * A page is up: its version works, so what it lost is put back, and the one before may go.
   * @param {string} id
   */
  async function started(id) {
    const version = await versionOf(id);
    if (version === NETWORK) return;
    await notes.forget(`failed/${version.name}`);
    await notes.write("started", version.name);
    await sweep().catch(() => {});
    await version.mend({ thorough: false });
    await tryAgain();
  }

  /**
   * A page could not start. Answers whether it will do better when it is loaded again.
   * @param {string} id
   */
  async function failed(id) {
    const shown = await versionOf(id);
    const version = shown === NETWORK ? own : shown;
    const { repaired, wrong } = await version.mend({ thorough: true });
    // Of one that comes from the server nothing is known: none of its files was used.
    if (shown === NETWORK) return (wrong === 0 && !(await hasFailed(own))) || renew();
    if (repaired > 0 && wrong === 0) return true;
    const times = (await failures(version)).times + 1;
    await notes.write(`failed/${version.name}`, `${times} ${Date.now() + times * DAY}`);
    return !(await hasFailed(await served())) || renew();
  }

  /** Looks at every byte of the version that is served, and puts back what it can. */
  async function repair() {
    const files = Object.keys(own.list.files).length;
    return served().then((version) => version.mend({ thorough: true })).catch(() => ({ files, repaired: 0, wrong: files }));
  }

  /**
   * Looks for a newer version, and answers whether there is one to serve. Its own worker
   * waits for its turn as always: this one gives out its files meanwhile.
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
    return !(await hasFailed(await served()));
  }
}
