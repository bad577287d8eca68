// What a tab's modules find in the global scope: its document, address, history, storages and the
// rest, each tab its own, though all of them share the modules. Which tab it is goes along with
// whatever it does later.

import { AsyncLocalStorage } from "node:async_hooks";
import { existsSync, readFileSync } from "node:fs";
import { clock } from "./clock.js";
import { StandDocument, interfaces } from "./elements.js";
import { Target } from "./events.js";
import { parsed } from "./markup.js";

const folder = new URL("../../", import.meta.url);

/** @type {AsyncLocalStorage<StandWindow>} */
const current = new AsyncLocalStorage();

/** A text by its key, as localStorage and sessionStorage keep it. */
export class MemoryStorage {
  /** @type {Map<string, string>} */
  texts = new Map();
  /** What is thrown at whoever writes. @type {Error | null} */
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

/** An element that an IntersectionObserver watches. @typedef {{ target: any, by: object, isIntersecting: boolean, tell: (entries: any[]) => void }} Watched */

/** An entry of a tab's history. @typedef {{ href: string, state: any }} Step */

/**
 * What outlives a reload of the tab.
 * @typedef {{ steps: Step[], at: number, session: MemoryStorage | null }} Past
 */

export const ADDRESS = "https://host.example/edgewise/";

export class StandWindow extends Target {
  /**
   * @param {{ past: Past, storage: MemoryStorage | null, languages: string[], cores: number, finger: boolean, files: Record<string, string> }} how
   * @param {() => void} reload
   */
  constructor({ past, storage, languages, cores, finger, files }, reload) {
    super();
    this.past = past;
    /** Texts that were copied. @type {string[]} */
    this.copied = [];
    /** Files that were saved. @type {{ name: string, blob: Blob }[]} */
    this.saved = [];
    /** What was printed: the texts of the papers. @type {string[]} */
    this.printed = [];
    /** @type {Map<string, Blob>} */
    this.blobs = new Map();
    /** What asks whether it is in sight. @type {Set<Watched>} */
    this.watched = new Set();
    /** @type {StandDocument | null} */
    this.made = null;
    const step = () => past.steps[past.at];
    const go = (/** @type {number} */ by) => void setTimeout(() => {
      if (!past.steps[past.at + by]) return;
      const before = step();
      past.at += by;
      this.dispatchEvent(Object.assign(new Event("popstate"), { state: step().state }));
      if (before.href !== step().href) this.dispatchEvent(new Event("hashchange"));
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
      clipboard: { writeText: async (/** @type {string} */ text) => void this.copied.push(text) },
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
          const { current } = { current: step() };
          setTimeout(() => void (window.dispatchEvent(Object.assign(new Event("popstate"), { state: current.state })), window.dispatchEvent(new Event("hashchange"))));
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
      fetch: async (/** @type {string} */ name) => new Response(files[name] ?? null, { status: name in files ? 200 : 404 }),
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
    const window = this;
  }

  get document() {
    this.made ??= Object.assign(new StandDocument(folder.href, (name, address) => {
      const blob = this.blobs.get(address);
      if (blob) this.saved.push({ name, blob });
    }), { defaultView: this });
    return this.made;
  }

  /**
   * Has an element in sight, with all that it lies in and that lies in it, and nothing else.
   * @param {any} element
   */
  lookAt(element) {
    for (const one of this.watched) {
      const { target, isIntersecting: before } = one;
      one.isIntersecting = target.contains(element) || element.contains(target);
      if (one.isIntersecting !== before) one.tell([{ target, isIntersecting: one.isIntersecting }]);
    }
  }

  /**
   * Does something in this tab, and whatever it does later.
   * @template T
   * @param {() => T} act
   * @returns {T}
   */
  run(act) {
    return current.run(this, act);
  }
}

/** Where no tab is: modules that are only loaded ask for little. */
const nowhere = new StandWindow({ past: { steps: [{ href: ADDRESS, state: null }], at: 0, session: null }, storage: null, languages: ["en"], cores: 2, finger: false, files: {} }, () => {});
const here = () => current.getStore() ?? nowhere;
clock.owner = () => current.getStore() ?? null;

const neutral = class {
  observe() {}
  unobserve() {}
  disconnect() {}
};
for (const name of Object.keys(nowhere.globals)) {
  Object.defineProperty(globalThis, name, { get: () => here().globals[name], set: (value) => void (here().globals[name] = value), configurable: true });
}
Object.defineProperty(globalThis, "document", { get: () => here().document, configurable: true });
Object.defineProperty(globalThis, "window", { get: () => globalThis, configurable: true });
Object.assign(globalThis, interfaces, {
  IntersectionObserver: class {
    /** @param {(entries: any[]) => void} tell */
    constructor(tell) {
      this.tell = tell;
    }
    /** @param {any} target */
    observe(target) {
      here().watched.add({ target, by: this, isIntersecting: false, tell: this.tell });
    }
    /** @param {any} gone */
    unobserve(gone) {
      const { watched } = here();
      for (const one of watched) if (one.by === this && one.target === gone) watched.delete(one);
    }
    disconnect() {
      const { watched } = here();
      for (const one of watched) if (one.by === this) watched.delete(one);
    }
  },
  ResizeObserver: neutral,
  MutationObserver: neutral,
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

/** Whether a file of the page is there that the build makes. @param {string} name */
export const isBuilt = (name) => existsSync(new URL(name, folder));
/** @param {string} name of a file of the page */
export const fileText = (name) => readFileSync(new URL(name, folder), "utf8");
