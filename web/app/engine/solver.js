// The page's end of the worker. Every request gets an id and is answered once. When
// the worker dies or falls silent, a fresh one is started. Most questions are about a
// puzzle and nothing else, so they are asked again, and whoever asked need not know;
// only what hangs on a handle is lost with the worker that gave it.

/** @import {Done, Fault, HuntState, Methods, Outcome, Question, Reply, Report, Mode} from "../../types.d.ts" */

/** How often to check whether somebody waits in vain, in milliseconds. */
const TICK = 1000;
/**
 * So many ticks without a word, and a worker is taken for lost: it answers a ping between
 * any two slices and calls. One that takes its place before anything was answered is given
 * twice as many, for the last one may only have been slow. Ticks are counted instead of
 * time: a machine that slept or a hidden tab has fewer of them.
 */
const SILENCE = 10;
/** So many while it does one of these, which take some hundred times what other calls do. */
const LONG = 60;
/** @type {(keyof Methods)[]} */
const WEIGHTY = ["job", "estimate", "expect"];
/** @param {Question} question */
const isWeighty = (question) => "call" in question && WEIGHTY.includes(question.call);
/** So many times a question is asked again that workers may have died of. */
const AGAIN = 2;
/** So many workers in a row may be lost that have answered nothing. One that never woke counts for two. */
const LOSSES = 3;
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
    return isLoss(this.fault);
  }
}

/** @param {Fault} fault */
export function isLoss({ code }) {
  return LOST.includes(code);
}

/**
 * What the solver needs of a Worker.
 * @typedef {Pick<Worker, "postMessage" | "terminate" | "onmessage" | "onerror">} Port
 */

/**
 * Somebody who waits for an answer.
 * @typedef {object} Waiting
 * @property {Question} request
 * @property {boolean} again whether another worker can answer it as well
 * @property {number} losses of how many workers it may have been the death
 * @property {boolean} cancelled
 * @property {boolean} heard whether the worker has said anything since it was asked
 * @property {(result: any) => void} resolve
 * @property {(error: Error) => void} reject
 * @property {(report: Report) => void} [progress]
 */

/**
 * One worker, to which handles belong. It goes on with a hunt until its time is up or the
 * signal comes.
 * @typedef {Pick<Solver, "call"> & { seek: (seek: { handle: number, milliseconds: number }, signal: AbortSignal) => Promise<HuntState> }} Tied
 */

/** Calls Go in a worker and runs searches there. */
export class Solver {
  /**
   * @param {() => Port} hire makes a worker
   * @param {() => Promise<unknown>} bringModule brings the compiled program that each is given
   * @param {(method: keyof Methods, params: any) => Promise<any>} [first] answers as Go would until that is there, or null
   */
  constructor(hire, bringModule, first) {
    this.hire = hire;
    this.bringModule = bringModule;
    this.first = first;
    /** Whether Go has answered anything yet. */
    this.hasAnswered = false;
    /** Whether there has been a program to give. */
    this.hasModule = false;
    /** @type {Map<number, Waiting>} */
    this.waiting = new Map();
    this.last = 0;
    /** What was lost of workers since one has answered something. */
    this.losses = 0;
    /** Whether nobody is there to answer. */
    this.dead = false;
    /** Whether the worker has said anything yet. */
    this.awoken = false;
    /** For how many ticks it has been silent while somebody waited. */
    this.quiet = 0;
    /** @type {ReturnType<typeof setTimeout> | undefined} */
    this.timer = undefined;
    this.port = this.start();
  }

  /** @returns {Port} */
  start() {
    const port = this.hire();
    // What a worker has said before it was given up may arrive late.
    port.onmessage = (/** @type {MessageEvent<Reply>} */ event) => this.port === port && this.receive(event.data);
    port.onerror = () => this.port === port && this.replace();
    Object.assign(this, { dead: false, awoken: false, quiet: 0 });
    void this.give(port);
    return port;
  }

  /**
   * Gives a worker its program; null where there is none, so that it says so to all who ask.
   * @param {Port} port
   */
  async give(port) {
    const module = await this.bringModule().catch(() => null);
    this.hasModule ||= module !== null;
    port.postMessage({ module });
  }

  /** Starts another worker, though none may have answered for long. */
  restart() {
    this.losses = 0;
    this.startNext();
  }

  /** Starts another worker in place of one that was lost, unless too many were. */
  replace() {
    this.losses += this.awoken ? 1 : 2;
    if (this.losses > LOSSES) this.giveUp();
    else this.startNext();
  }

  /** Starts the next worker, and asks it what is not answered yet. */
  startNext() {
    this.port.terminate();
    try {
      this.port = this.start();
    } catch {
      return this.giveUp();
    }
    // Calls are answered in turn: what the worker died of is most likely what has waited longest.
    let suspected = false;
    for (const [id, waiting] of this.waiting) {
      if (waiting.again && !suspected) waiting.losses++;
      suspected ||= waiting.again;
      if (waiting.again && waiting.losses <= AGAIN) this.post(waiting);
      else this.lose(id, waiting);
    }
  }

  /** Lets the worker go for good. */
  dismiss() {
    this.giveUp();
  }

  /** Hires nobody: workers that never get to answer would fail again and again. */
  giveUp() {
    this.port.terminate();
    this.dead = true;
    for (const [id, waiting] of this.waiting) this.lose(id, waiting);
  }

  /**
   * @param {number} id
   * @param {Waiting} waiting
   */
  lose(id, { reject }) {
    this.waiting.delete(id);
    reject(this.loss());
  }

  /** Why nobody answers. */
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
    this.hasAnswered ||= !("error" in reply && isLoss(reply.error));
    if ("error" in reply) waiting.reject(new FaultError(reply.error));
    else waiting.resolve(reply.result);
  }

  /**
   * @param {(id: number) => Question} request
   * @param {{ again: boolean, progress?: ((report: Report) => void) | undefined }} how
   * @returns {{ id: number, answer: Promise<any> }}
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
    // The answer tells that it gets to the question at all.
    if (isWeighty(request)) this.port.postMessage({ ping: true });
    this.port.postMessage(request);
    if (cancelled) this.port.postMessage({ cancel: request.id });
  }

  /** Sees to it that whoever waits is answered: a worker that keeps silent is replaced. */
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

  /** How many ticks it may be silent. Of a script that never came, or came empty, more time makes nothing. */
  patience() {
    if (!this.awoken) return SILENCE;
    return (this.weighs() ? LONG : SILENCE) * 2 ** this.losses;
  }

  /** Whether what has waited longest, and so is most likely what the worker does, takes long. */
  weighs() {
    const [{ request, heard }] = this.waiting.values();
    return heard && isWeighty(request);
  }

  /**
   * Waits until the worker has loaded.
   * @returns {Promise<void>}
   */
  ready() {
    return this.ask((id) => ({ id, ready: true }), { again: true }).answer;
  }

  /**
   * Calls one method of Go, which another may answer while that is on its way.
   * @template {keyof Methods} M
   * @param {M} method
   * @param {Methods[M]["params"]} params
   * @returns {Promise<Methods[M]["result"]>}
   */
  call(method, params) {
    return this.first && !this.hasAnswered ? this.callEither(this.first(method, params), method, params) : this.callGo(method, params);
  }

  /**
   * Calls Go itself, however long it is on its way.
   * @template {keyof Methods} M
   * @param {M} method
   * @param {Methods[M]["params"]} params
   * @returns {Promise<Methods[M]["result"]>}
   */
  callGo(method, params) {
    return this.ask((id) => ({ id, call: method, params }), { again: true }).answer;
  }

  /**
   * Calls Go unless another has answered before that is there. Neither keeps anybody
   * waiting who can have an answer of the other.
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
   * Calls the worker of now, and none after it: the next one does not know the handles
   * that this one gives, and may give the same ones for something else.
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
   * Runs a search to its end or until the signal; either way it answers with
   * what was found.
   * @param {{ puzzle: string, mode: Mode, keep: number, program?: boolean }} run
   * @param {AbortSignal} signal
   * @param {(report: Report) => void} [progress]
   * @returns {Promise<Outcome>}
   */
  run(run, signal, progress) {
    return this.cancellable((id) => ({ id, run }), { again: true, progress }, signal);
  }

  /**
   * Searches a part of a job until its time is up or the signal comes. Who gave the
   * part gives it to somebody else when it is lost.
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
