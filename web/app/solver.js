// The page's end of the worker. Every request gets an id and is answered once;
// when the worker dies or does not obey, all callers are told and a fresh one is
// started: the page owns all state, so nothing is lost. Knows no DOM.

/** @import {Fault, Methods, Outcome, Reply, Report, Mode, Request} from "../types.d.ts" */

/** How long a worker may take to answer a cancel, in milliseconds. */
const PATIENCE = 500;

/** An error that is a fault of the contract, thrown. */
export class FaultError extends Error {
  /** @param {Fault} fault */
  constructor(fault) {
    super(fault.code);
    this.fault = fault;
  }
}

/**
 * What the solver needs of a Worker.
 * @typedef {Pick<Worker, "postMessage" | "terminate" | "onmessage" | "onerror">} Port
 */

/**
 * @typedef {object} Waiting
 * @property {(result: any) => void} resolve
 * @property {(error: Error) => void} reject
 * @property {(report: Report) => void} [progress]
 */

/** Calls Go in a worker and runs searches there. */
export class Solver {
  /** @param {() => Port} hire makes a worker */
  constructor(hire) {
    this.hire = hire;
    /** @type {Map<number, Waiting>} */
    this.waiting = new Map();
    this.last = 0;
    /** Whether the worker has answered anything yet. */
    this.alive = false;
    this.port = this.start();
  }

  /** @returns {Port} */
  start() {
    const port = this.hire();
    port.onmessage = (/** @type {MessageEvent<Reply>} */ event) => this.receive(event.data);
    // One that never got to answer would fail again and again.
    port.onerror = () => (this.alive ? this.restart() : this.lose("wasm-load"));
    this.alive = false;
    return port;
  }

  /** Gives up the worker with everything it was asked, and starts another. */
  restart() {
    this.lose("worker-lost");
    this.port.terminate();
    this.port = this.start();
  }

  /** @param {string} code why nobody will be answered */
  lose(code) {
    const lost = [...this.waiting.values()];
    this.waiting.clear();
    for (const { reject } of lost) reject(new FaultError({ code, args: {}, at: {} }));
  }

  /** @param {Reply} reply */
  receive(reply) {
    this.alive = true;
    const waiting = this.waiting.get(reply.id);
    if (!waiting) return;
    if ("progress" in reply) {
      waiting.progress?.(reply.progress);
      return;
    }
    this.waiting.delete(reply.id);
    if ("error" in reply) waiting.reject(new FaultError(reply.error));
    else waiting.resolve(reply.result);
  }

  /**
   * @param {(id: number) => Request} request
   * @param {(report: Report) => void} [progress]
   * @returns {{ id: number, answer: Promise<any> }}
   */
  ask(request, progress) {
    const id = ++this.last;
    const answer = new Promise((resolve, reject) => {
      this.waiting.set(id, { resolve, reject, ...(progress && { progress }) });
    });
    this.port.postMessage(request(id));
    return { id, answer };
  }

  /**
   * Calls one method of Go.
   * @template {keyof Methods} M
   * @param {M} method
   * @param {Methods[M]["params"]} params
   * @returns {Promise<Methods[M]["result"]>}
   */
  call(method, params) {
    return this.ask((id) => ({ id, call: method, params })).answer;
  }

  /**
   * Runs a search to its end or until the signal; either way it answers with
   * what was found.
   * @param {{ puzzle: string, mode: Mode, keep: number }} run
   * @param {AbortSignal} signal
   * @param {(report: Report) => void} [progress]
   * @returns {Promise<Outcome>}
   */
  run(run, signal, progress) {
    const { id, answer } = this.ask((id) => ({ id, run }), progress);
    const cancel = () => {
      this.port.postMessage({ cancel: id });
      setTimeout(() => this.waiting.has(id) && this.restart(), PATIENCE);
    };
    if (signal.aborted) cancel();
    else signal.addEventListener("abort", cancel, { once: true });
    return answer.finally(() => signal.removeEventListener("abort", cancel));
  }
}
