// The page's end of the worker: every request gets an id and one answer. A worker that dies or falls
// silent is replaced. Most requests depend on nothing but their puzzle and are sent again, unseen by
// the caller; only those that use a handle are lost with the worker that gave it.

/** @import {Done, Outcome, Question, Reply} from "../../messages.d.ts" */
/** @import {Fault, GalleryEntry, HuntState, Methods, Mode, Report} from "../../types.d.ts" */

/** How often to check for silence, in milliseconds. */
const TICK = 1000;
/**
 * A worker that is silent for this many ticks counts as lost: it answers a ping between any two slices
 * and calls. A replacement gets twice as many, as the last worker may only have been slow. Ticks, not
 * time: a machine that slept or a hidden tab has fewer of them.
 */
const SILENCE = 10;
/** The same during one of these calls, which take some hundred times as long as others. */
const LONG = 60;
/** @type {(keyof Methods)[]} */
const WEIGHTY = ["job", "estimate", "expect"];
/** @param {Question} question */
const isWeighty = (question) => "call" in question && WEIGHTY.includes(question.call);
/** How often a request is sent again that a worker may have died of. */
const AGAIN = 2;
/** How many workers in a row may be lost without an answer. One that never woke counts twice. */
const LOSSES = 3;
/** Faults of a worker, not of its request. */
const LOST = ["worker-lost", "wasm-load"];

/** A fault of the contract as an error. */
export class FaultError extends Error {
  /** @param {Fault} fault */
  constructor(fault) {
    super(fault.code);
    this.fault = fault;
  }

  /** Whether no worker answered: the same request may succeed later. */
  get lost() {
    return isLoss(this.fault);
  }
}

/** @param {Fault} fault */
export function isLoss({ code }) {
  return LOST.includes(code);
}

/** The fault of an error; any other error is thrown on. @param {unknown} error */
export function faultOf(error) {
  passFault(error);
  return error.fault;
}

/** Throws what is no fault of the solver on: an error of the program. @param {unknown} error @returns {asserts error is FaultError} */
export function passFault(error) {
  if (!(error instanceof FaultError)) throw error;
}

/**
 * Does what nobody has to hear of if it fails: after a fault the result is `otherwise`.
 * @template T
 * @template [U=undefined]
 * @param {() => Promise<T>} work
 * @param {U} [otherwise]
 */
export async function unlessFault(work, otherwise) {
  try {
    return await work();
  } catch (error) {
    passFault(error);
    return /** @type {U} */ (otherwise);
  }
}

/** @typedef {Pick<Worker, "postMessage" | "terminate" | "onmessage" | "onerror">} Port the part of a Worker that is used */

/**
 * A request without an answer yet.
 * @typedef {object} Waiting
 * @property {Question} request
 * @property {boolean} again whether another worker can answer it as well
 * @property {number} losses how many workers may have died of it
 * @property {boolean} cancelled
 * @property {boolean} heard whether the worker has sent anything since
 * @property {(result: any) => void} resolve
 * @property {(error: Error) => void} reject
 * @property {(report: Report) => void} [progress]
 */

/**
 * One worker, to which handles belong. `seek` continues a hunt until its time is up or the signal aborts.
 * @typedef {Pick<Solver, "call"> & { seek: (seek: { handle: number, milliseconds: number }, signal: AbortSignal) => Promise<HuntState> }} Tied
 */

/** Calls Go in a worker and runs searches there. */
export class Solver {
  /**
   * @param {() => Port} hire creates a worker
   * @param {(solver: Solver) => Promise<unknown>} bringModule resolves with the compiled program that each worker gets
   * @param {(method: keyof Methods, params: any) => Promise<any>} [first] answers in Go's place until Go has answered once; null where it cannot
   */
  constructor(hire, bringModule, first) {
    this.hire = hire;
    this.bringModule = bringModule;
    this.first = first;
    /** Whether Go has answered anything yet. */
    this.hasAnswered = false;
    /** Whether the program was ever loaded. */
    this.hasModule = false;
    /** @type {Map<number, Waiting>} */
    this.waiting = new Map();
    this.last = 0;
    /** Workers lost since the last answer. */
    this.losses = 0;
    /** Whether there is no worker. */
    this.dead = false;
    /** Whether the worker has sent anything yet. */
    this.awoken = false;
    /** Ticks of silence while a request waits. */
    this.quiet = 0;
    /** @type {ReturnType<typeof setTimeout> | undefined} */
    this.timer = undefined;
    this.port = this.start();
    void this.give(this.port);
  }

  start() {
    const port = this.hire();
    // Messages of a replaced worker may arrive late.
    port.onmessage = (/** @type {MessageEvent<Reply>} */ event) => this.port === port && this.receive(event.data);
    port.onerror = () => this.port === port && this.replace();
    Object.assign(this, { dead: false, awoken: false, quiet: 0 });
    return port;
  }

  /** Sends a worker its program, or null where there is none: the worker then answers with faults. @param {Port} port */
  async give(port) {
    const module = await this.bringModule(this).catch(() => null);
    this.hasModule ||= module !== null;
    port.postMessage({ module });
  }

  /** Starts another worker, however many were lost before. */
  restart() {
    this.losses = 0;
    this.startNext();
  }

  /** Replaces a lost worker, unless too many were lost. */
  replace() {
    this.losses += this.awoken ? 1 : 2;
    if (this.losses > LOSSES) this.giveUp();
    else this.startNext();
  }

  /** Starts the next worker and sends it the open requests again. */
  startNext() {
    this.port.terminate();
    try {
      this.port = this.start();
    } catch {
      return this.giveUp();
    }
    // Calls are answered in order: the worker most likely died of the oldest request.
    let suspected = false;
    for (const [id, waiting] of this.waiting) {
      if (waiting.again && !suspected) waiting.losses++;
      suspected ||= waiting.again;
      if (waiting.again && waiting.losses <= AGAIN) this.post(waiting);
      else this.lose(id, waiting);
    }
    void this.give(this.port);
  }

  /** Ends the worker for good. */
  dismiss() {
    this.giveUp();
  }

  /** Stops replacing workers: they would fail again and again. */
  giveUp() {
    this.port.terminate();
    this.dead = true;
    for (const [id, waiting] of this.waiting) this.lose(id, waiting);
  }

  /** @param {number} id @param {Waiting} waiting */
  lose(id, { reject }) {
    this.waiting.delete(id);
    reject(this.loss());
  }

  /** The fault that says why there is no answer. */
  loss() {
    return new FaultError({ code: this.hasModule ? "worker-lost" : "wasm-load", args: {}, at: {} });
  }

  /** @param {Reply} reply */
  receive(reply) {
    this.awoken = true;
    this.quiet = 0;
    for (const waiting of this.waiting.values()) waiting.heard = true;
    if (!("id" in reply)) return;
    this.losses = 0;
    const waiting = this.waiting.get(reply.id);
    if (!waiting) return;
    if ("progress" in reply) {
      waiting.progress?.(reply.progress);
      return;
    }
    this.waiting.delete(reply.id);
    this.hasAnswered ||= !("bring" in waiting.request) && !("error" in reply && isLoss(reply.error));
    if ("error" in reply) waiting.reject(new FaultError(reply.error));
    else waiting.resolve(reply.result);
  }

  /**
   * @param {(id: number) => Question} request
   * @param {{ again: boolean, progress?: ((report: Report) => void) | undefined }} how
   */
  ask(request, { again, progress }) {
    const id = ++this.last;
    if (this.dead) return { id, answer: Promise.reject(this.loss()) };
    if (this.waiting.size === 0) this.quiet = 0;
    const answer = new Promise((resolve, reject) => {
      const waiting = { request: request(id), again, losses: 0, cancelled: false, heard: false, resolve, reject, ...(progress && { progress }) };
      this.waiting.set(id, waiting);
      this.post(waiting);
    });
    this.watch();
    return { id, answer };
  }

  /** @param {Waiting} waiting */
  post(waiting) {
    const { request, cancelled } = waiting;
    waiting.heard = false;
    // The pong shows that the worker is about to begin this request.
    if (isWeighty(request)) this.port.postMessage({ ping: true });
    this.port.postMessage(request);
    if (cancelled) this.port.postMessage({ cancel: request.id });
  }

  /** Replaces a worker that is silent while a request waits. */
  watch() {
    this.timer ??= setTimeout(() => {
      this.timer = undefined;
      if (this.waiting.size === 0) return;
      this.quiet++;
      this.port.postMessage({ ping: true });
      if (this.quiet > this.patience()) this.replace();
      this.watch();
    }, TICK);
  }

  /** How many ticks of silence to allow. More time does not help a script that never came, or came empty. */
  patience() {
    if (!this.awoken) return SILENCE;
    return (this.weighs() ? LONG : SILENCE) * 2 ** this.losses;
  }

  /** Whether the oldest request, most likely the one the worker is busy with, takes long. */
  weighs() {
    const [{ request, heard }] = this.waiting.values();
    return heard && isWeighty(request);
  }

  /** Has the worker compile the program. @param {string | ArrayBuffer} from its address, or the compressed program itself @returns {Promise<WebAssembly.Module>} */
  bring(from) {
    return this.ask((id) => ({ id, bring: from }), { again: true }).answer;
  }

  /** Resolves when the worker has loaded. @returns {Promise<void>} */
  ready() {
    return this.ask((id) => ({ id, ready: true }), { again: true }).answer;
  }

  /**
   * Calls a method of Go, or of the substitute while Go is loading.
   * @template {keyof Methods} M
   * @param {M} method
   * @param {Methods[M]["params"]} params
   * @returns {Promise<Methods[M]["result"]>}
   */
  call(method, params) {
    return this.first && !this.hasAnswered ? this.callEither(this.first(method, params), method, params) : this.callGo(method, params);
  }

  /**
   * Calls Go itself, and waits until it has loaded.
   * @template {keyof Methods} M
   * @param {M} method
   * @param {Methods[M]["params"]} params
   * @returns {Promise<Methods[M]["result"]>}
   */
  callGo(method, params) {
    return this.ask((id) => ({ id, call: method, params }), { again: true }).answer;
  }

  /**
   * Takes the substitute's answer, or calls Go as soon as Go is ready or the substitute has none.
   * @template {keyof Methods} M
   * @param {Promise<any>} first
   * @param {M} method
   * @param {Methods[M]["params"]} params
   * @returns {Promise<Methods[M]["result"]>}
   */
  async callEither(first, method, params) {
    const answer = await Promise.race([first, this.ready().then(() => null, () => first)]);
    return answer ?? this.callGo(method, params);
  }

  /**
   * Calls the present worker and none after it: the next one does not know its handles, and may give the
   * same ones to something else.
   * @returns {Tied}
   */
  tied() {
    const { port } = this;
    const isHere = () => this.port === port;
    return {
      call: (method, params) => (isHere() ? this.ask((id) => ({ id, call: method, params }), { again: false }).answer : Promise.reject(this.loss())),
      seek: (seek, signal) => (isHere() ? this.cancellable((id) => ({ id, seek }), { again: false }, signal) : Promise.reject(this.loss())),
    };
  }

  /**
   * Runs a search to its end or until the signal aborts; it resolves with what was found either way.
   * @param {{ puzzle: string, mode: Mode, keep: number, program?: boolean }} run
   * @param {AbortSignal} signal
   * @param {(report: Report) => void} [progress]
   * @returns {Promise<Outcome>}
   */
  run(run, signal, progress) {
    return this.cancellable((id) => ({ id, run }), { again: true, progress }, signal);
  }

  /**
   * Searches a part of a job until its time is up or the signal aborts. The pool gives a lost part to
   * another helper, so it is not sent again.
   * @param {{ puzzle: string, keep: number, saved: string, milliseconds: number }} part
   * @param {AbortSignal} signal
   * @returns {Promise<Done>}
   */
  part(part, signal) {
    return this.cancellable((id) => ({ id, part }), { again: false }, signal);
  }

  /**
   * @param {(id: number) => Question} request
   * @param {{ again: boolean, progress?: ((report: Report) => void) | undefined }} how
   * @param {AbortSignal} signal
   */
  cancellable(request, how, signal) {
    const { id, answer } = this.ask(request, how);
    const cancel = () => {
      const waiting = this.waiting.get(id);
      if (!waiting) return;
      waiting.cancelled = true;
      this.port.postMessage({ cancel: id });
    };
    if (signal.aborted) cancel();
    else signal.addEventListener("abort", cancel, { once: true });
    return answer.finally(() => signal.removeEventListener("abort", cancel));
  }
}

/** Go's answers. @type {WeakMap<object, Promise<GalleryEntry[]>>} */
const asked = new WeakMap();

/** The published puzzles in gallery order. @param {Pick<Solver, "call">} solver @returns {Promise<GalleryEntry[]>} */
export function published(solver) {
  const before = asked.get(solver);
  if (before) return before;
  const answer = solver.call("gallery", {}).then(({ entries }) => entries);
  answer.catch(() => asked.delete(solver));
  asked.set(solver, answer);
  return answer;
}

/** @param {Pick<Solver, "call">} solver @returns {Promise<Set<string>>} */
export async function publishedLinks(solver) {
  return new Set((await published(solver)).map(({ link }) => link));
}

/** A signal that is aborted after some milliseconds: AbortSignal.timeout, which Safari has since 16. @param {number} milliseconds */
export function abortedAfter(milliseconds) {
  const ending = new AbortController();
  setTimeout(() => ending.abort(), milliseconds);
  return ending.signal;
}
