// The page's end of the worker. Every request gets an id and is answered once;
// when the worker dies or does not obey, all callers are told and a fresh one is
// started: the page owns all state, so nothing is lost. Knows no DOM.

/** @import {Done, Fault, Methods, Outcome, Reply, Report, Mode, Request} from "../types.d.ts" */

/**
 * How long a worker may keep silent while a cancelled run has not answered, in
 * milliseconds. One that answers other calls meanwhile is busy, not stuck, and
 * will come to the cancel in its turn. A slow phone may take seconds to choose the
 * order of a large board before it can listen.
 */
const PATIENCE = 10_000;
/** Faults of a worker, not of what it was asked. */
const LOST = ["worker-lost", "wasm-load"];

/** An error that is a fault of the contract, thrown. */
export class FaultError extends Error {
  /** @param {Fault} fault */
  constructor(fault) {
    super(fault.code);
    this.fault = fault;
  }

  /** Whether there was nobody to answer: the same question may do well later. */
  get lost() {
    return LOST.includes(this.fault.code);
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
  /**
   * @param {() => Port} hire makes a worker
   * @param {WebAssembly.Module} [module] what a helper is given; any other worker compiles its own
   */
  constructor(hire, module) {
    this.hire = hire;
    /** The compiled program, once there is one. */
    this.module = module;
    /** @type {Map<number, Waiting>} */
    this.waiting = new Map();
    this.last = 0;
    /** Whether the worker has answered anything yet. */
    this.alive = false;
    /** Whether the worker could not be loaded: nobody would answer. */
    this.dead = false;
    /** How many replies have come. */
    this.heard = 0;
    this.port = this.start();
  }

  /** @returns {Port} */
  start() {
    const port = this.hire();
    port.onmessage = (/** @type {MessageEvent<Reply>} */ event) => this.receive(event.data);
    port.onerror = () => (this.alive ? this.restart() : this.giveUp());
    this.alive = false;
    this.dead = false;
    if (this.module) port.postMessage({ module: this.module });
    return port;
  }

  /** Gives up the worker with everything it was asked, and starts another. */
  restart() {
    this.port.terminate();
    this.port = this.start();
    this.lose("worker-lost");
  }

  /** Lets the worker go for good. */
  dismiss() {
    this.giveUp();
  }

  /** Hires nobody: one that never got to answer would fail again and again. */
  giveUp() {
    this.port.terminate();
    this.dead = true;
    this.lose("wasm-load");
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
    this.heard++;
    if ("module" in reply) {
      this.module = reply.module;
      return;
    }
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
    if (this.dead) return { id, answer: Promise.reject(new FaultError({ code: "wasm-load", args: {}, at: {} })) };
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
    return this.cancellable((id) => ({ id, run }), signal, progress);
  }

  /**
   * Searches a part of a job until its time is up or the signal comes.
   * @param {{ puzzle: string, keep: number, saved: string, milliseconds: number }} part
   * @param {AbortSignal} signal
   * @returns {Promise<Done>}
   */
  part(part, signal) {
    return this.cancellable((id) => ({ id, part }), signal);
  }

  /**
   * @param {(id: number) => Request} request
   * @param {AbortSignal} signal
   * @param {(report: Report) => void} [progress]
   */
  cancellable(request, signal, progress) {
    const { id, answer } = this.ask(request, progress);
    const cancel = () => {
      if (!this.waiting.has(id)) return;
      this.port.postMessage({ cancel: id });
      this.expect(id);
    };
    if (signal.aborted) cancel();
    else signal.addEventListener("abort", cancel, { once: true });
    return answer.finally(() => signal.removeEventListener("abort", cancel));
  }

  /**
   * Sees to it that a cancelled run is answered: a worker that falls silent is
   * stuck in it and is replaced. One that is still loading is not in it yet.
   * @param {number} id
   */
  expect(id) {
    const { port, heard } = this;
    setTimeout(() => {
      if (!this.waiting.has(id)) return;
      if (this.alive && this.port === port && this.heard === heard) this.restart();
      else this.expect(id);
    }, PATIENCE);
  }
}
