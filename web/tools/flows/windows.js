// The globals of a tab's modules: document, address, history, storages and so on. Tabs share the modules but
// not these; asynchronous work keeps the tab that started it.

import { AsyncLocalStorage } from "node:async_hooks";
import { existsSync, readFileSync } from "node:fs";
import { clock } from "./clock.js";
import { StandDocument, interfaces } from "./elements.js";
import { Target } from "./events.js";
import { parsed } from "./markup.js";

/** @import {StandIn} from "./elements.js" */

const folder = new URL("../../", import.meta.url);

/** @type {{ run: <T>(window: StandWindow, act: () => T) => T, getStore: () => StandWindow | undefined }} */
const current = new AsyncLocalStorage();

/** Texts by their keys, as in localStorage and sessionStorage. */
export class MemoryStorage {
  /** @type {Map<string, string>} */
  texts = new Map();
  /** The error of every write. @type {Error | null} */
  fails = null;

  get length() {
    return this.texts.size;
  }

  /** @param {number} at */
  key(at) {
    return [...this.texts.keys()][at] ?? null;
  }

  /** @param {string} key */
  getItem(key) {
    return this.texts.get(key) ?? null;
  }

  /** @param {string} key @param {string} text */
  setItem(key, text) {
    if (this.fails) throw this.fails;
    this.texts.set(key, String(text));
  }

  /** @param {string} key */
  removeItem(key) {
    this.texts.delete(key);
  }

  clear() {
    this.texts.clear();
  }
}

/** An entry of a tab's history. @typedef {{ href: string, state: any }} Step */

/** What a server sends for a name: a text, or a function that may take time or throw. @typedef {string | (() => string | Promise<string>)} Served */

/**
 * What survives a reload of the tab.
 * @typedef {{ steps: Step[], at: number, session: MemoryStorage | null }} Past
 */

export const ADDRESS = "https://host.example/edgewise/";

export class StandWindow extends Target {
  /**
   * @param {{ past: Past, storage: MemoryStorage | null, languages: string[], cores: number, finger: boolean, files: Record<string, Served> }} how
   * @param {() => void} reload
   */
  constructor({ past, storage, languages, cores, finger, files }, reload) {
    super();
    this.past = past;
    /** The copied texts. @type {string[]} */
    this.copied = [];
    /** The copied pictures. @type {Blob[]} */
    this.pictures = [];
    /** The saved files. @type {{ name: string, blob: Blob }[]} */
    this.saved = [];
    /** The texts of the printed papers. @type {string[]} */
    this.printed = [];
    /** Takes the files with which the page is opened. @type {((launched: { files: object[] }) => void) | null} */
    this.launched = null;
    /** @type {Map<string, Blob>} */
    this.blobs = new Map();
    /** The observers of what is in sight. @type {Set<SightObserver>} */
    this.sights = new Set();
    /** @type {StandDocument | null} */
    this.made = null;
    const window = this;
    const step = () => past.steps[past.at];
    const go = (/** @type {number} */ by) => void setTimeout(() => {
      if (!past.steps[past.at + by]) return;
      const before = step();
      past.at += by;
      this.dispatchEvent(Object.assign(new Event("popstate"), { state: step().state }));
      if (before.href !== step().href) this.dispatchEvent(Object.assign(new Event("hashchange"), { newURL: step().href }));
    });
    const put = (/** @type {Step} */ next, /** @type {boolean} */ adds) => {
      if (adds) past.steps.splice(++past.at, past.steps.length, next);
      else past.steps[past.at] = next;
    };
    const resolve = (/** @type {string | undefined} */ url) => new URL(url ?? step().href, step().href).href;
    const navigator = {
      languages,
      language: languages[0],
      hardwareConcurrency: cores,
      onLine: true,
      vendor: "",
      userAgent: "Node",
      clipboard: {
        writeText: async (/** @type {string} */ text) => void this.copied.push(text),
        write: async (/** @type {StandItem[]} */ [{ content }]) => {
          this.pictures.push(await content["image/png"]);
          if (content["text/plain"]) this.copied.push(await (await content["text/plain"]).text());
        },
      },
      storage: { persist: async () => true, persisted: async () => true },
    };
    this.globals = /** @type {Record<string, any>} */ ({
      navigator,
      localStorage: storage,
      sessionStorage: past.session,
      history: {
        get state() {
          return step().state;
        },
        get length() {
          return past.steps.length;
        },
        pushState: (/** @type {any} */ state, /** @type {string} */ _, /** @type {string} */ url) => put({ href: resolve(url), state: structuredClone(state) }, true),
        replaceState: (/** @type {any} */ state, /** @type {string} */ _, /** @type {string} */ url) => put({ href: resolve(url), state: structuredClone(state) }, false),
        back: () => go(-1),
        forward: () => go(1),
        go,
      },
      location: {
        get href() {
          return step().href;
        },
        get hash() {
          return new URL(step().href).hash;
        },
        set hash(hash) {
          const href = resolve(hash.startsWith("#") ? hash : `#${hash}`);
          if (href === step().href) return;
          put({ href, state: null }, true);
          setTimeout(() => {
            window.dispatchEvent(Object.assign(new Event("popstate"), { state: null }));
            window.dispatchEvent(Object.assign(new Event("hashchange"), { newURL: href }));
          });
        },
        get origin() {
          return new URL(ADDRESS).origin;
        },
        reload,
      },
      matchMedia: (/** @type {string} */ query) => ({ matches: finger && query.includes("coarse"), media: query, addEventListener: () => {}, removeEventListener: () => {} }),
      addEventListener: this.addEventListener.bind(this),
      removeEventListener: this.removeEventListener.bind(this),
      dispatchEvent: this.dispatchEvent.bind(this),
      fetch: async (/** @type {string} */ name) => {
        const file = files[name] ?? null;
        return new Response(typeof file === "function" ? await file() : file, { status: name in files ? 200 : 404 });
      },
      // The system hands files over to the installed page.
      launchQueue: { setConsumer: (/** @type {(launched: { files: object[] }) => void} */ take) => void (this.launched = take) },
      print: () => {
        this.printed.push(this.document.querySelector('[data-part="papers"]').textContent);
        setTimeout(() => this.dispatchEvent(new Event("afterprint")));
      },
      scrollTo: () => {},
      scrollY: 0,
      innerWidth: 1280,
      innerHeight: 800,
      devicePixelRatio: 1,
      getComputedStyle: () => ({ getPropertyValue: () => "" }),
    });
  }

  get document() {
    this.made ??= Object.assign(new StandDocument(folder.href, (name, address) => {
      const blob = this.blobs.get(address);
      if (blob) this.saved.push({ name, blob });
    }), { defaultView: this });
    return this.made;
  }

  /**
   * Scrolls to elements: they, the elements around them and in them are in sight, and no others.
   * @param {StandIn[]} elements
   */
  scrollTo(elements) {
    for (const { seen, observed } of this.sights) {
      const entries = [];
      for (const [target, before] of observed) {
        const isIntersecting = elements.some((one) => target.contains(one) || one.contains(target));
        if (isIntersecting === before) continue;
        observed.set(target, isIntersecting);
        entries.push({ target, isIntersecting });
      }
      if (entries.length > 0) seen(entries);
    }
  }

  /**
   * Runs something in this tab, and whatever follows from it later.
   * @template T
   * @param {() => T} act
   * @returns {T}
   */
  run(act) {
    return current.run(this, act);
  }
}

/** A window for code outside of all tabs: modules ask for little while they load. */
const nowhere = new StandWindow({ past: { steps: [{ href: ADDRESS, state: null }], at: 0, session: null }, storage: null, languages: ["en"], cores: 2, finger: false, files: {} }, () => {});
const here = () => current.getStore() ?? nowhere;
clock.owner = () => current.getStore() ?? null;

/** Reports elements once the tab scrolls to them. */
class SightObserver {
  /** The observed elements, and whether each is in sight. @type {Map<StandIn, boolean>} */
  observed = new Map();

  /** @param {(entries: { target: StandIn, isIntersecting: boolean }[]) => void} seen */
  constructor(seen) {
    this.seen = seen;
    here().sights.add(this);
  }

  /** @param {StandIn} element */
  observe(element) {
    this.observed.set(element, false);
  }

  /** @param {StandIn} element */
  unobserve(element) {
    this.observed.delete(element);
  }

  disconnect() {
    this.observed.clear();
    here().sights.delete(this);
  }
}

/** An item of the clipboard, in all its formats. */
class StandItem {
  /** @param {Record<string, Blob | Promise<Blob>>} content */
  constructor(content) {
    this.content = content;
  }
}

/** An image that is decoded at once. */
class StandImage {
  async decode() {}
}

const neutral = class {
  observe() {}
  unobserve() {}
  disconnect() {}
};
for (const name of Object.keys(nowhere.globals)) {
  Object.defineProperty(globalThis, name, { get: () => here().globals[name], configurable: true });
}
Object.defineProperty(globalThis, "document", { get: () => here().document, configurable: true });
Object.defineProperty(globalThis, "window", { get: () => globalThis, configurable: true });
Object.assign(globalThis, interfaces, {
  IntersectionObserver: SightObserver,
  Image: StandImage,
  ClipboardItem: StandItem,
  ResizeObserver: neutral,
  MutationObserver: neutral,
  // selectors.js reads selectors as they are written.
  CSS: { escape: (/** @type {string} */ text) => text },
  DOMParser: class {
    /** @param {string} text */
    parseFromString(text) {
      return { documentElement: parsed(here().document, text) };
    }
  },
  MouseEvent: class extends Event {},
  PointerEvent: class extends Event {},
  KeyboardEvent: class extends Event {},
});
URL.createObjectURL = (blob) => {
  const { blobs } = here();
  const address = `blob:${blobs.size}`;
  blobs.set(address, /** @type {Blob} */ (blob));
  return address;
};
URL.revokeObjectURL = () => {};

/** Whether a file exists that the build makes. @param {string} name */
export const isBuilt = (name) => existsSync(new URL(name, folder));
/** @param {string} name of a file of the page */
export const fileText = (name) => readFileSync(new URL(name, folder), "utf8");
