// The versions of the page that this browser keeps, one cache for each. A file gets
// into a cache only when its bytes have the hash that the list of the version names,
// so an error page, a file cut short or one of another version never does. What type it
// is of says the list, too, for a server in trouble may call a module plain text. The
// list itself is put in last: a cache that has one was whole. One without is of a version
// from before there were lists, which came all or nothing; or it was never whole, and
// then its name says that it is new. The service worker imports this script; who gets
// which version is told there.

/**
 * What files.js says of a version: its files with the hashes of what is in them,
 * the same of the service worker's own scripts, and content types by extensions.
 * @typedef {{
 *   version: string,
 *   files: Record<string, string>,
 *   scripts: Record<string, string>,
 *   types: Record<string, string>,
 * }} List
 */

const { scope } = /** @type {ServiceWorkerGlobalScope} */ (/** @type {unknown} */ (self)).registration;
/** Caches of other pages on the same host are none of our business. */
const mine = `edgewise ${scope} `;
const notesName = `${mine}notes`;
/** Begins the name of a cache in which a list is to come. */
const listed = `${mine}listed `;
/** Where a cache keeps its list: no file of the page has this address. */
const listURL = new URL("files.js", scope).href;
/** What is kept of what the server says with a file: how far it may be trusted. */
const RULES = [
  "Content-Security-Policy",
  "Cross-Origin-Embedder-Policy",
  "Cross-Origin-Opener-Policy",
  "Cross-Origin-Resource-Policy",
  "Permissions-Policy",
];

/** One version, of which files may be missing. */
class Version {
  /**
   * @param {List} list
   * @param {string} [cacheName] where it is kept
   */
  constructor(list, cacheName = listed + list.version) {
    this.list = list;
    this.name = list.version;
    this.cacheName = cacheName;
  }

  /**
   * The name of the file that stands at an address, "" when it is none of this version.
   * @param {string} address
   */
  at(address) {
    const { origin, pathname } = new URL(address);
    const name = (origin + pathname).startsWith(scope) ? (origin + pathname).slice(scope.length) || "./" : "";
    return Object.hasOwn(this.list.files, name) ? name : "";
  }

  /**
   * The file, from here or, where it is lost, from the server and then kept again;
   * null when neither has it. One that is damaged counts as lost where that is asked.
   * @param {string} name one of the list
   * @param {{ checked?: boolean }} [how]
   * @returns {Promise<Response | null>}
   */
  async file(name, { checked = false } = {}) {
    const { href } = new URL(name, scope);
    const hash = this.list.files[name];
    // A browser whose storage is broken still has a server.
    const cache = await caches.open(this.cacheName).catch(() => null);
    const find = async () => cache?.match(href).catch(() => undefined);
    const kept = await find();
    if (kept && (!checked || !hash || (await trueBytes(find(), hash)))) return kept;
    const fetched = await this.fetch(name);
    if (fetched) await cache?.put(href, fetched.clone()).catch(() => {});
    // What the cache gives out reaches the page even when this worker ends meanwhile.
    return fetched && ((await find()) ?? fetched);
  }

  /**
   * Fetches the files that are missing. With a look at every byte, it fetches those
   * that are damaged, too; what cannot be had goes, so that it is missing next time.
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
        if (kept.has(href) && (!thorough || !hash || (await trueBytes(cache.match(href), hash)))) return;
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

  /** Keeps this version, whole or not at all: then it throws. */
  async keep() {
    const scripts = Object.entries(this.list.scripts);
    const fetched = await Promise.all(scripts.map(([name, hash]) => fetchTrue(name, hash)));
    const { wrong } = fetched.includes(null) ? { wrong: scripts.length } : await this.mend({ thorough: true });
    // Another worker may have swept meanwhile, or it may be here from before, with pages that are open.
    const whole = await this.isWhole();
    if (wrong === 0 && whole) return;
    if (!whole) await this.forget();
    throw new Error(`version ${this.name} is not whole on the server`);
  }

  /**
   * The file as it is kept, if the server has the right one.
   * @param {string} name one of the list
   */
  async fetch(name) {
    const fetched = await fetchTrue(name, this.list.files[name]);
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
    if (!this.cacheName.startsWith(listed)) return kept.has(scope);
    return kept.has(listURL) && Object.keys(this.list.files).every((name) => kept.has(new URL(name, scope).href));
  }

  forget() {
    return caches.delete(this.cacheName);
  }
}

/**
 * The versions that are kept, in the order in which they came.
 * @returns {Promise<Version[]>}
 */
async function keptVersions() {
  const names = (await caches.keys()).filter((name) => name.startsWith(mine) && name !== notesName);
  return Promise.all(
    names.map(async (name) => {
      const cache = await caches.open(name);
      const list = await (await cache.match(listURL))?.json();
      const version = name.slice((name.startsWith(listed) ? listed : mine).length);
      return new Version(list ?? (await listOf(cache, version)), name);
    }),
  );
}

/**
 * The list of a cache without one: of a version from when none was kept, or of one
 * whose keeping was cut off. Its files stand for themselves.
 * @param {Cache} cache
 * @param {string} version
 * @returns {Promise<List>}
 */
async function listOf(cache, version) {
  const names = (await cache.keys()).map(({ url }) => url.slice(scope.length) || "./");
  return { version, files: Object.fromEntries(names.map((name) => [name, ""])), scripts: {}, types: {} };
}

/**
 * What the server has under the name, if it is the right file. What the browser has
 * fetched before may do; where it does not, it is asked for anew.
 * @param {string} name
 * @param {string} hash
 */
async function fetchTrue(name, hash) {
  for (const cache of /** @type {RequestCache[]} */ (["default", "reload"])) {
    const answer = await fetch(new URL(name, scope).href, { cache }).catch(() => undefined);
    const bytes = await trueBytes(answer, hash);
    if (answer && bytes) return { bytes, headers: answer.headers };
  }
  return null;
}

/**
 * What is in an answer, read to its end, if it is the file with this hash.
 * @param {Response | undefined | Promise<Response | undefined>} answer
 * @param {string} hash in base64, of SHA-256
 */
async function trueBytes(answer, hash) {
  try {
    const response = await answer;
    if (response?.status !== 200 || response.redirected) return null;
    const bytes = await response.arrayBuffer();
    const digest = await crypto.subtle.digest("SHA-256", bytes);
    return btoa(String.fromCharCode(...new Uint8Array(digest))) === hash ? bytes : null;
  } catch {
    return null; // it broke off
  }
}

/**
 * What must not be forgotten when the browser stops the service worker: short texts
 * under names. Where nothing can be written or read, the page works all the same; but
 * names() says so, for what is not known to be needed would be thrown away.
 */
const notes = {
  /** @param {string} name */
  async read(name) {
    const cache = await caches.open(notesName).catch(() => null);
    return (await cache?.match(noteURL(name)).catch(() => undefined))?.text();
  },
  /**
   * @param {string} name
   * @param {string} text
   */
  async write(name, text) {
    const cache = await caches.open(notesName).catch(() => null);
    await cache?.put(noteURL(name), new Response(text)).catch(() => {});
  },
  /** @param {string} name */
  async forget(name) {
    const cache = await caches.open(notesName).catch(() => null);
    await cache?.delete(noteURL(name)).catch(() => {});
  },
  /**
   * The names that begin so, without their beginning.
   * @param {string} beginning
   */
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
