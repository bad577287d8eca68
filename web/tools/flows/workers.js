// Workers in this process: each runs worker.js with the shared Go, and fails as its test says. Messages are
// cloned and arrive later, as in a browser.

import { readFileSync } from "node:fs";
import vm from "node:vm";
import { clock, real } from "./clock.js";
import { sharedGo } from "./go.js";

/** The globals of a worker. */
const GLOBALS = ["self", "globalThis", "Go", "WebAssembly", "importScripts", "console", "performance", "MessageChannel", "setTimeout"];
const script = vm.compileFunction(readFileSync(new URL("../../worker.js", import.meta.url), "utf8"), GLOBALS);

/**
 * How a worker fails: it dies of an error, never answers again ("close", or "loop", which never returns), or
 * its Go program ends with the next call.
 * @typedef {"die" | "close" | "loop" | "end"} Failure
 */

/**
 * How new workers fail: not at all, or they cannot be started, or their script never loads.
 * @typedef {"" | "refused" | "silent"} Hiring
 */

/**
 * How the workers of a tab fail.
 * @typedef {object} Fate
 * @property {Hiring} hiring
 * @property {number} visits the most visits by which Go estimates the parts of a long search, which otherwise takes seconds
 * @property {string} deadly the method that kills a worker when called
 * @property {(text: unknown[]) => void} log gets what they write to the console
 */

export class WorkerStandIn {
  /** @param {"helper" | undefined} name @param {Fate} fate */
  constructor(name, fate) {
    if (fate.hiring === "refused") throw new Error("no worker can be started");
    this.helper = name === "helper";
    this.fate = fate;
    /** @type {((event: any) => void) | null} */
    this.onmessage = null;
    /** @type {((event: any) => void) | null} */
    this.onerror = null;
    /** Whether it was dismissed. */
    this.dismissed = false;
    /** Whether it does nothing any more. */
    this.lost = fate.hiring === "silent";
    /** Whether it has sent anything yet. */
    this.awoken = false;
    /** Its calls, in order: methods, and "run", "part", "seek". @type {string[]} */
    this.asked = [];
    /** The calls without an answer yet. @type {Set<number>} */
    this.open = new Set();
    /** Whether it has its program; until then no call is running. */
    this.given = false;
    /** The handles that Go has given it. @type {Set<number>} */
    this.handles = new Set();
    this.ended = false;
    if (!this.lost) this.scope = this.#start();
  }

  /** @returns {any} */
  #start() {
    const self = { postMessage: (/** @type {any} */ reply) => this.#reply(reply), onmessage: null, edgewise: undefined };
    const go = Object.fromEntries(Object.keys(sharedGo()).map((name) => [name, (/** @type {string} */ params) => this.#call(name, params)]));
    class Go {
      importObject = {};
      run() {
        Object.assign(self, { edgewise: go });
        return new Promise(() => {});
      }
    }
    const later = (/** @type {() => void} */ act) => this.#later(() => {
      try {
        act();
      } catch {
        this.#crash();
      }
    });
    const channel = class {
      /** @type {{ onmessage: ((event: { data: any }) => void) | null, close: () => void }} */
      port1 = { onmessage: null, close: () => {} };
      port2 = { postMessage: (/** @type {any} */ data) => later(() => this.port1.onmessage?.({ data })) };
    };
    const console = { error: (/** @type {unknown[]} */ ...what) => this.fate.log(what) };
    script(self, { Go }, Go, { instantiate: async () => ({}) }, () => {}, console, { now: () => clock.passed }, channel, later);
    return self;
  }

  /** @param {string} name @param {string} params */
  #call(name, params) {
    if (this.ended) {
      this.#later(() => this.#crash());
      return undefined;
    }
    const answer = sharedGo()[name](name === "job" ? this.#lighter(params) : params);
    const handle = /^\{"result":\{"handle":(\d+)/.exec(answer)?.[1];
    if (handle) this.handles.add(Number(handle));
    if (name === "drop") this.handles.delete(JSON.parse(params).handle);
    return answer;
  }

  /** The parameters of a job with fewer visits. @param {string} params */
  #lighter(params) {
    const job = JSON.parse(params);
    return JSON.stringify({ ...job, visits: Math.min(job.visits, this.fate.visits) });
  }

  /** Runs something in a later task, unless the worker is lost by then. @param {() => void} act */
  #later(act) {
    clock.busy++;
    real.setImmediate(() => {
      clock.busy--;
      if (!this.lost) act();
    });
  }

  /** @param {any} reply */
  #reply(reply) {
    if ("result" in reply || "error" in reply) this.#answered(reply.id);
    const data = structuredClone(reply);
    this.#later(() => {
      this.awoken = true;
      this.onmessage?.({ data });
    });
  }

  /** @param {number} id */
  #answered(id) {
    if (this.open.delete(id) && this.given) clock.busy--;
  }

  /** @param {any} request */
  postMessage(request) {
    const method = request.call ?? ["run", "part", "seek"].find((name) => name in request);
    if (method) this.asked.push(method);
    if (this.lost) return;
    if (method && method === this.fate.deadly) return this.fail("die");
    if (request.id !== undefined) {
      this.open.add(request.id);
      if (this.given) clock.busy++;
    }
    if ("module" in request && !this.given) {
      this.given = true;
      clock.busy += this.open.size;
    }
    const data = "module" in request ? request : structuredClone(request);
    this.#later(() => this.scope.onmessage({ data }));
  }

  /** @param {Failure} how */
  fail(how) {
    if (how === "die") this.#later(() => this.#crash());
    else if (how === "end") this.ended = true;
    else this.#vanish();
  }

  #crash() {
    this.#vanish();
    if (!this.dismissed) this.onerror?.({});
  }

  /** Stops, and drops everything it had. */
  #vanish() {
    this.lost = true;
    for (const id of [...this.open]) this.#answered(id);
    for (const handle of this.handles) sharedGo().drop(JSON.stringify({ handle }));
    this.handles.clear();
  }

  terminate() {
    this.dismissed = true;
    this.#vanish();
  }
}
