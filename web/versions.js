// The versions of the page that this browser keeps, one cache each. A file enters a cache only if its
// bytes have the hash in the version's list: an error page, or a file that is cut short or of another
// version, never does. The list also gives its content type, since a server in trouble may call a
// module plain text. The list is stored last: a cache that has one was whole. A cache without a list
// is from before there were lists, which was stored all or nothing; or, if its name has "listed" in
// it, it was never whole. The service worker imports this script and decides who gets which version.

/**
 * The content of files.js: the hashes of the files and of the service worker's own scripts, and content
 * types by extension.
 * @typedef {{
 *   version: string,
 *   files: Record<string, string>,
 *   scripts: Record<string, string>,
 *   types: Record<string, string>,
 * }} List
 */

const { scope } = /** @type {ServiceWorkerGlobalScope} */ (/** @type {unknown} */ (self)).registration;
/** Begins the names of our caches: other pages on the same host have caches too. */
const mine = `edgewise ${scope} `;
const notesName = `${mine}notes`;
/** Begins the name of a cache that gets a list. */
const listedPrefix = `${mine}listed `;
/** The address of the list in a cache: no file of the page has it. */
const listURL = new URL("files.js", scope).href;
/** The server's security headers that are kept with a file. */
const RULES = [
  "Content-Security-Policy",
  "Cross-Origin-Embedder-Policy",
  "Cross-Origin-Opener-Policy",
  "Cross-Origin-Resource-Policy",
  "Permissions-Policy",
];

/** One version, of which files may be missing. */
class Version {
  /** @param {List} list @param {string} [cacheName] */
  constructor(list, cacheName = listedPrefix + list.version) {
    this.list = list;
    this.name = list.version;
    this.cacheName = cacheName;
  }

  /** The name of the file at an address, "" when this version has none. @param {string} address */
  at(address) {
    const { origin, pathname } = new URL(address);
    const name = (origin + pathname).startsWith(scope) ? (origin + pathname).slice(scope.length) || "./" : "";
    return Object.hasOwn(this.list.files, name) ? name : "";
  }

  /**
   * The file from the cache or, where it is missing, from the server, which restores it; null when neither
   * has it. With `checked`, a damaged file counts as missing.
   * @param {string} name one of the list
   * @param {{ checked?: boolean }} [how]
   * @returns {Promise<Response | null>}
   */
  async file(name, { checked = false } = {}) {
    const { href } = new URL(name, scope);
    const hash = this.list.files[name];
    // When the browser's storage is broken, the server still has the file.
    const cache = await caches.open(this.cacheName).catch(() => null);
    const find = async () => cache?.match(href).catch(() => undefined);
    const kept = await find();
    if (kept && (!checked || !hash || (await verifiedBytes(find(), hash)))) return kept;
    const fetched = await this.fetch(name);
    if (fetched) await cache?.put(href, fetched.clone()).catch(() => {});
    // A response from the cache reaches the page even when this worker ends meanwhile.
    return fetched && ((await find()) ?? fetched);
  }

  /**
   * Fetches missing files. A thorough run checks every byte and fetches damaged files too; one that cannot
   * be fetched is deleted, so that it counts as missing next time.
   * @param {{ thorough: boolean }} how
   */
  async mend({ thorough }) {
    const cache = await caches.open(this.cacheName);
    const kept = new Set((await cache.keys()).map(({ url }) => url));
    let repaired = 0;
    let wrong = 0;
    const all = Object.entries(this.list.files);
    await Promise.all(
      all.map(async ([name, hash]) => {
        const { href } = new URL(name, scope);
        if (kept.has(href) && (!thorough || !hash || (await verifiedBytes(cache.match(href), hash)))) return;
        const fetched = await this.fetch(name);
        if (fetched && (await cache.put(href, fetched).then(() => true, () => false))) {
          repaired++;
        } else {
          await cache.delete(href);
          wrong++;
        }
      }),
    );
    if (wrong === 0 && !kept.has(listURL) && this.list.files["./"]) await cache.put(listURL, new Response(JSON.stringify(this.list)));
    return { files: all.length, repaired, wrong };
  }

  /** Stores this version whole, or throws and stores nothing. */
  async keep() {
    const scripts = Object.entries(this.list.scripts);
    const fetched = await Promise.all(scripts.map(([name, hash]) => fetchVerified(name, hash)));
    const { wrong } = fetched.includes(null) ? { wrong: scripts.length } : await this.mend({ thorough: true });
    // Another worker may have deleted it meanwhile; or it was here before, and open pages use it.
    const whole = await this.isWhole();
    if (wrong === 0 && whole) return;
    if (!whole) await this.forget();
    throw new Error(`version ${this.name} is not whole on the server`);
  }

  /** The file with the headers that are kept, if the server has the right one. @param {string} name one of the list */
  async fetch(name) {
    const fetched = await fetchVerified(name, this.list.files[name]);
    if (!fetched) return null;
    const type = this.list.types[name === "./" ? ".html" : name.slice(name.lastIndexOf("."))];
    const headers = new Headers({ "Content-Type": type });
    for (const rule of RULES) if (fetched.headers.has(rule)) headers.set(rule, fetched.headers.get(rule) ?? "");
    return new Response(fetched.bytes, { headers });
  }

  /** Whether every file is here. */
  async isWhole() {
    const cache = await caches.open(this.cacheName);
    const kept = new Set((await cache.keys()).map(({ url }) => url));
    if (!this.cacheName.startsWith(listedPrefix)) return kept.has(scope);
    return kept.has(listURL) && Object.keys(this.list.files).every((name) => kept.has(new URL(name, scope).href));
  }

  forget() {
    return caches.delete(this.cacheName);
  }
}

/** The versions that are kept, in the order in which they came. @returns {Promise<Version[]>} */
async function keptVersions() {
  const names = (await caches.keys()).filter((name) => name.startsWith(mine) && name !== notesName);
  return Promise.all(
    names.map(async (name) => {
      const cache = await caches.open(name);
      const list = await (await cache.match(listURL))?.json();
      const version = name.slice((name.startsWith(listedPrefix) ? listedPrefix : mine).length);
      return new Version(list ?? (await listOf(cache, version)), name);
    }),
  );
}

/**
 * A list for a cache without one, from before there were lists or cut off while it was filled. It has no
 * hashes, so its files are not checked.
 * @param {Cache} cache
 * @param {string} version
 * @returns {Promise<List>}
 */
async function listOf(cache, version) {
  const names = (await cache.keys()).map(({ url }) => url.slice(scope.length) || "./");
  return { version, files: Object.fromEntries(names.map((name) => [name, ""])), scripts: {}, types: {} };
}

/**
 * Fetches a file, and returns it if it is the right one. The browser's own cache is tried first.
 * @param {string} name
 * @param {string} hash
 */
async function fetchVerified(name, hash) {
  for (const cache of /** @type {RequestCache[]} */ (["default", "reload"])) {
    const answer = await fetch(new URL(name, scope).href, { cache }).catch(() => undefined);
    const bytes = await verifiedBytes(answer, hash);
    if (answer && bytes) return { bytes, headers: answer.headers };
  }
  return null;
}

/**
 * The bytes of an answer, if they have this hash.
 * @param {Response | undefined | Promise<Response | undefined>} answer
 * @param {string} hash in base64, of SHA-256
 */
async function verifiedBytes(answer, hash) {
  try {
    const response = await answer;
    if (response?.status !== 200 || response.redirected) return null;
    const bytes = await response.arrayBuffer();
    const digest = await crypto.subtle.digest("SHA-256", bytes);
    return btoa(String.fromCharCode(...new Uint8Array(digest))) === hash ? bytes : null;
  } catch {
    return null; // The answer broke off.
  }
}

/**
 * Short texts under names that outlive the service worker. Where storage fails, read() and write() fail
 * silently and the page works all the same; names() throws, or what is needed would be deleted.
 */
const notes = {
  /** @param {string} name */
  async read(name) {
    const cache = await caches.open(notesName).catch(() => null);
    return (await cache?.match(noteURL(name)).catch(() => undefined))?.text();
  },
  /** What was written, as bytes, which is then forgotten; null where there is nothing. @param {string} name */
  async take(name) {
    const cache = await caches.open(notesName).catch(() => null);
    const blob = await (await cache?.match(noteURL(name)).catch(() => undefined))?.blob();
    await notes.forget(name);
    return blob ?? null;
  },
  /** @param {string} name @param {string | Blob} text */
  async write(name, text) {
    const cache = await caches.open(notesName).catch(() => null);
    await cache?.put(noteURL(name), new Response(text)).catch(() => {});
  },
  /** @param {string} name */
  async forget(name) {
    const cache = await caches.open(notesName).catch(() => null);
    await cache?.delete(noteURL(name)).catch(() => {});
  },
  /** The names that begin so, without the beginning. @param {string} beginning */
  async names(beginning) {
    const cache = await caches.open(notesName);
    const address = noteURL(beginning);
    return (await cache.keys()).filter(({ url }) => url.startsWith(address)).map(({ url }) => url.slice(address.length));
  },
};

/** @param {string} name */
const noteURL = (name) => new URL(`notes/${name}`, scope).href;

/** @typedef {typeof kept} Kept */
const kept = { Version, keptVersions, notes };

Object.assign(self, { KEPT: kept });
