// A browser for tests of the service worker: its caches, and its pages, which visit a server whose files change.

import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import vm from "node:vm";

export const SCOPE = "https://host.example/edgewise/";
const read = (/** @type {string} */ name) => new vm.Script(readFileSync(new URL(`../${name}`, import.meta.url), "utf8"));
const scripts = { versions: read("versions.js"), worker: read("sw.js") };
export const TYPES = { ".html": "text/html; charset=utf-8", ".js": "application/javascript" };

/** @param {string} text */
export const sum = (text) => createHash("sha256").update(text).digest("base64");
/** @param {Record<string, string>} files */
export const hashed = (files) => Object.fromEntries(Object.entries(files).map(([name, text]) => [name, sum(text)]));

/** Cache Storage: caches by name, responses by address. */
export class FakeCaches {
  /** @type {Map<string, Map<string, Response>>} */
  all = new Map();
  /** Whether every call is rejected. */
  broken = false;

  /** @param {string} name */
  async open(name) {
    const kept = this.all.get(name) ?? new Map();
    this.all.set(name, kept);
    /** @template T @param {() => T} act */
    const act = async (act) => {
      await new Promise(setImmediate);
      if (this.broken) throw new Error("the storage is broken");
      return act();
    };
    return {
      match: (/** @type {string} */ url) => act(() => kept.get(url)?.clone()),
      put: (/** @type {string} */ url, /** @type {Response} */ response) => act(() => void kept.set(url, response)),
      delete: (/** @type {string} */ url) => act(() => kept.delete(url)),
      keys: () => act(() => [...kept.keys()].map((url) => ({ url }))),
    };
  }

  async keys() {
    if (this.broken) throw new Error("the storage is broken");
    return [...this.all.keys()];
  }

  /** @param {string} name */
  async delete(name) {
    await new Promise(setImmediate);
    return this.all.delete(name);
  }
}

/**
 * Files by address from the page. A function runs when it is requested, and the answer is then a 404.
 * @typedef {Record<string, string | Response | (() => unknown)>} Served
 */

/** The globals that versions.js uses. @param {Served} served @param {FakeCaches} caches */
function globals(served, caches) {
  /** @type {string[]} */
  const asked = [];
  /** @type {any} */
  const scope = {
    registration: { scope: SCOPE },
    caches,
    crypto,
    Headers,
    File,
    Response,
    URL,
    btoa,
    fetch: async (/** @type {string | { url: string }} */ what, /** @type {{ cache?: string }} */ { cache } = {}) => {
      const name = (typeof what === "string" ? what : what.url).slice(SCOPE.length) || "./";
      asked.push(`${name} ${cache}`);
      const answer = served[name];
      if (typeof answer === "function") await answer();
      if (typeof answer === "string") return new Response(answer);
      return answer instanceof Response ? answer.clone() : new Response("", { status: 404 });
    },
  };
  scope.self = scope;
  scope.globalThis = scope;
  return { scope, asked };
}

/** The functions of versions.js, with a server that has these files. @param {Served} served @param {FakeCaches} [caches] */
export function versions(served, caches = new FakeCaches()) {
  const { scope, asked } = globals(served, caches);
  scripts.versions.runInNewContext(scope);
  return { caches, asked, served, ...scope.KEPT };
}

/** A version of the page: its list, and its files on a server. @param {string} version @param {Record<string, string>} files */
export function release(version, files) {
  const own = { "sw.js": `serve ${version}`, "versions.js": `keep ${version}` };
  return { list: { version, files: hashed(files), scripts: hashed(own), types: TYPES }, served: { ...files, ...own } };
}

class Client {
  /** @param {string} id @param {boolean} controlled by a service worker */
  constructor(id, controlled) {
    this.id = id;
    this.controlled = controlled;
  }
}

/** A browser: its caches, its open pages, and the service workers that it runs. */
export class Browser {
  caches = new FakeCaches();
  /** @type {Client[]} */
  clients = [];
  /** The current time, in milliseconds. */
  now = 1_000_000;
  /** Trusted Types, if this browser has them. @type {any} */
  trustedTypes = undefined;
  /** @type {any} */
  registration = { scope: SCOPE, installing: null, waiting: null, update: async () => {} };

  /** The service worker of a release, not yet installed. @param {ReturnType<typeof release>["list"]} list @param {Served} served */
  worker(list, served) {
    /** @type {Record<string, (event: any) => void>} */
    const handlers = {};
    const { scope } = globals(served, this.caches);
    Object.assign(scope, {
      registration: this.registration,
      clients: {
        matchAll: async (/** @type {{ includeUncontrolled?: boolean }} */ { includeUncontrolled }) =>
          this.clients.filter(({ controlled }) => controlled || includeUncontrolled),
        claim: async () => this.clients.forEach((client) => (client.controlled = true)),
      },
      Client,
      Date: { now: () => this.now },
      EDGEWISE: list,
      trustedTypes: this.trustedTypes,
      addEventListener: (/** @type {string} */ name, /** @type {any} */ handler) => (handlers[name] = handler),
      importScripts: (/** @type {string[]} */ ...names) => scope.imported.push(...names),
      imported: [],
      skipWaiting: async () => {},
    });
    const context = vm.createContext(scope);
    scripts.versions.runInContext(context);
    scripts.worker.runInContext(context);
    /** @param {string} name @param {object} event */
    const fire = async (name, event = {}) => {
      let answer;
      const wait = (/** @type {unknown} */ promise) => void (answer = promise);
      handlers[name]({ ...event, waitUntil: wait, respondWith: wait });
      return answer;
    };
    /** @param {string} id of the client @param {string} data @returns {Promise<any>} the worker's answer */
    const message = async (id, data) => {
      let told;
      const source = this.clients.find((client) => client.id === id);
      await fire("message", { data, source, ports: [{ postMessage: (/** @type {unknown} */ what) => (told = what) }] });
      return told;
    };
    return {
      scope,
      fire,
      install: () => fire("install"),
      activate: () => fire("activate"),
      message,
      /** Opens a page and returns its document. @param {string} id @param {string} [resultingClientId] */
      arrive: async (id, resultingClientId = id) => {
        this.open(id);
        const request = { method: "GET", mode: "navigate", url: SCOPE, destination: "document" };
        return text(fire("fetch", { request, clientId: "", resultingClientId }));
      },
      /** Lets a page fetch a file. @param {string} id @param {string} name */
      ask: (id, name) => {
        const request = { method: "GET", mode: "cors", url: SCOPE + name, destination: "script" };
        return text(fire("fetch", { request, clientId: id }));
      },
      /** Has the system share this with the page; returns where that leads. @param {Record<string, string | File>} what */
      share: async (what) => {
        const form = new FormData();
        for (const [name, value] of Object.entries(what)) form.set(name, value);
        const request = { method: "POST", mode: "navigate", url: `${SCOPE}?shared`, formData: async () => form };
        const response = await /** @type {Promise<any>} */ (fire("fetch", { request, clientId: "", resultingClientId: "page" }));
        return [response.status, response.headers.get("Location")];
      },
      /** Installs and activates it. */
      start: async () => {
        await fire("install");
        await fire("activate");
      },
    };
  }

  /** @param {string} id @param {boolean} [controlled] by a service worker */
  open(id, controlled = true) {
    this.clients.push(new Client(id, controlled));
  }

  /** Stores a version in the layout from before versions had lists. @param {string} version @param {Record<string, string>} files */
  async keepOld(version, files) {
    const cache = await this.caches.open(`edgewise ${SCOPE} ${version}`);
    for (const [name, text] of Object.entries(files)) await cache.put(new URL(name, SCOPE).href, new Response(text));
  }

  /** @param {string} version */
  cacheName(version) {
    return `edgewise ${SCOPE} listed ${version}`;
  }

  /** The versions that have caches. */
  get kept() {
    return [...this.caches.all.keys()].map((name) => name.split(" ").at(-1)).filter((name) => name !== "notes");
  }
}

/** @param {Promise<Response>} answer */
async function text(answer) {
  const response = await answer;
  return response.type === "error" ? "error" : response.text();
}
