// The worker: it owns a Go program and runs the loop of a search, slice by slice.
// The page compiles the program once and gives it to each of its workers; those named
// "helper" do parts of long searches.
// A request that comes before Go is ready waits for it; every id is answered
// exactly once; progress may be dropped. A ping is answered at once, between any two
// slices and even while Go is loading. The shapes are in types.d.ts.

/**
 * @import {Board, Done, Edgewise, Fault, HuntState, Methods, Outcome, Question, Reply, Report, Request} from "./types.d.ts"
 */

/** How long one slice of a search should take, in milliseconds: so that it is stopped at once, and so that a browser soon makes written code quick, which it does from one call to the next. */
const SLICE = 20;
/** The same of a hunt, which tells of each slice where it stands. */
const HUNT_SLICE = 75;
/** A search that took less, in milliseconds, is done again to be timed: the first one pays for waking the program. */
const BRIEF = 50;
/** The least time between two reports of progress, in milliseconds. */
const PAUSE = 100;

/** Runs, parts and hunts not answered yet, by id, and whether they shall stop after their current slice. @type {Map<number, boolean>} */
const runs = new Map();

const scope = /** @type {DedicatedWorkerGlobalScope & {
  edgewise?: Edgewise,
  edgewiseReady?: () => void,
}} */ (/** @type {unknown} */ (self));

/** How written code has failed last, and of which puzzle: it is said once. */
let failure = "";

/** Gives it the compiled program; null where there is none. @type {(module: WebAssembly.Module | null) => void} */
let give = () => {};
/** @type {Promise<WebAssembly.Module | null>} */
const given = new Promise((resolve) => void (give = resolve));

// Says that its script has come, before anything else has to.
post({ here: true });

const ready = load();
ready.catch(() => {});

scope.onmessage = async (/** @type {MessageEvent<Request>} */ { data: request }) => {
  if ("module" in request) {
    give(request.module);
    return;
  }
  if ("ping" in request) {
    post({ pong: true });
    return;
  }
  if ("cancel" in request) {
    // One that comes after the answer has nothing left to stop.
    if (runs.has(request.cancel)) runs.set(request.cancel, true);
    return;
  }
  if ("run" in request || "part" in request || "seek" in request) runs.set(request.id, false);
  try {
    await ready;
    const result = answer(request);
    // What is known is said at once, and not only when all who waited for Go have been answered.
    post({ id: request.id, result: result instanceof Promise ? await result : result });
  } catch (error) {
    post({ id: request.id, error: faultOf(error) });
  } finally {
    runs.delete(request.id);
  }
};

/** @param {Question} request */
function answer(request) {
  if ("ready" in request) return null;
  if ("run" in request) return run(request.id, request.run);
  if ("part" in request) return part(request.id, request.part);
  if ("seek" in request) return seek(request.id, request.seek);
  return call(request.call, request.params);
}

/** Starts the Go program; settles when its functions can be called. */
async function load() {
  try {
    if (!("Go" in globalThis)) {
      // A browser with Trusted Types has it said that no other file is imported.
      const rules = { createScriptURL: () => "wasm_exec.js" };
      importScripts((globalThis.trustedTypes?.createPolicy("edgewise", rules) ?? rules).createScriptURL(""));
    }
    // @ts-ignore: wasm_exec.js comes with the toolchain and defines Go; the packed worker begins with it.
    const go = new Go();
    const module = await given;
    if (!module) throw new Error("there is no program");
    const instance = await WebAssembly.instantiate(module, go.importObject);
    const called = new Promise((resolve) => {
      scope.edgewiseReady = () => resolve(undefined);
    });
    // It should never end. If it does, the page hears of it and hires another worker.
    go.run(instance).finally(() => {
      setTimeout(() => {
        throw new Error("the Go program ended");
      });
    });
    if (!scope.edgewise) await called;
  } catch (error) {
    console.error(error);
    throw { code: "wasm-load", args: {}, at: {} };
  }
}

/**
 * Calls Go. Throws the fault when it answers with one.
 * @param {keyof Methods} method
 * @param {unknown} params
 * @returns {any}
 */
function call(method, params) {
  const edgewise = /** @type {Edgewise} */ (scope.edgewise);
  const answered = edgewise[method](JSON.stringify(params));
  // A program that has come to its end meanwhile, as for want of memory, says nothing.
  if (typeof answered !== "string") throw { code: "worker-lost", args: {}, at: {} };
  const response = JSON.parse(answered);
  if (response.error) throw response.error;
  return response.result;
}

/**
 * Runs a search and answers with what was found when it ends or is cancelled.
 * @param {number} id
 * @param {{ puzzle: string, mode: string, keep: number, program?: boolean }} params
 * @returns {Promise<Outcome>}
 */
async function run(id, params) {
  const first = await search(id, params);
  if (first.cancelled || first.milliseconds >= BRIEF) return first;
  const { milliseconds } = await search(id, params);
  return { ...first, milliseconds: Math.min(first.milliseconds, milliseconds) };
}

/**
 * Searches everything, and tells of the progress on the way.
 * @param {number} id
 * @param {{ puzzle: string, mode: string, keep: number, program?: boolean }} params
 * @returns {Promise<Outcome>}
 */
async function search(id, params) {
  let reported = performance.now();
  return step(id, params, Infinity, (handle, report, milliseconds) => {
    /** @type {{ boards: Board[] }} */
    const { boards } = call("boards", { handle, from: 0 });
    /** @type {{ saved: string }} */
    const { saved } = report.done ? { saved: "" } : call("save", { handle });
    return { report, boards, milliseconds, cancelled: !report.done, saved, by: report.by ?? null };
  }, (report) => {
    if (performance.now() - reported < PAUSE) return;
    reported = performance.now();
    post({ id, progress: report });
  });
}

/**
 * Searches a part of a job for so many milliseconds, and answers with what it
 * found and what is left, written down, and by whom.
 * @param {number} id
 * @param {{ puzzle: string, keep: number, saved: string, milliseconds: number }} params
 * @returns {Promise<Done>}
 */
async function part(id, { puzzle, keep, saved, milliseconds }) {
  return step(id, { puzzle, mode: "fast", keep, saved }, milliseconds, (handle, { by }) => ({ ...call("save", { handle }), by: by ?? null }));
}

/**
 * Goes on with a hunt for so many milliseconds, and answers with where it stands.
 * @param {number} id
 * @param {{ handle: number, milliseconds: number }} params
 * @returns {Promise<HuntState>}
 */
async function seek(id, { handle, milliseconds }) {
  const state = (/** @type {number} */ budget) => call("seek", { handle, budget });
  return (await inSlices(id, state, ({ over }) => over, { slice: HUNT_SLICE, limit: milliseconds })).state;
}

/**
 * Starts a search and steps it until it is over, cancelled or its time is up. That written
 * code has failed is a bug, and stands in the console.
 * @template T
 * @param {number} id
 * @param {{ puzzle: string, mode: string, keep: number, saved?: string, program?: boolean }} params
 * @param {number} limit in milliseconds
 * @param {(handle: number, report: Report, milliseconds: number) => T} finish
 * @param {(report: Report) => void} [progress]
 * @returns {Promise<T>}
 */
async function step(id, params, limit, finish, progress) {
  const began = performance.now();
  /** @type {{ handle: number }} */
  const { handle } = call("start", params);
  const starting = performance.now() - began;
  try {
    const report = (/** @type {number} */ budget) => call("step", { handle, budget });
    const { state, milliseconds } = await inSlices(id, report, ({ done }) => done, { slice: SLICE, limit: limit - starting, ...(progress && { progress }) });
    const failed = state.by?.failed && `${state.by.failed} ${params.puzzle}`;
    if (failed && failed !== failure) console.error((failure = failed));
    return finish(handle, state, starting + milliseconds);
  } finally {
    call("drop", { handle });
  }
}

/**
 * Does something in slices sized by time until it is over, cancelled or its time is up,
 * and lets messages in between them.
 * @template S
 * @param {number} id
 * @param {(budget: number) => S} go does one slice, and says how it stands then
 * @param {(state: S) => boolean} isOver
 * @param {{ slice: number, limit: number, progress?: (state: S) => void }} how milliseconds that a slice should take, and all of them may
 */
async function inSlices(id, go, isOver, { slice, limit, progress }) {
  let [budget, milliseconds] = [4096, 0];
  for (;;) {
    const before = performance.now();
    const state = go(budget);
    const spent = performance.now() - before;
    milliseconds += spent;
    if (isOver(state) || runs.get(id) || milliseconds >= limit) return { state, milliseconds };
    budget = Math.max(256, Math.round(budget * Math.min(4, Math.max(0.25, slice / Math.max(spent, 0.1)))));
    progress?.(state);
    await turn();
  }
}

/** Lets the event loop take its turn, without the delay that timers have. */
function turn() {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      port1.close();
      resolve(undefined);
    };
    port2.postMessage(null);
  });
}

/**
 * @param {any} error a fault, or anything else that was thrown
 * @returns {Fault}
 */
function faultOf(error) {
  if (error && typeof error.code === "string") return error;
  console.error(error);
  return { code: "bug", args: {}, at: {} };
}

/** @param {Reply} reply */
function post(reply) {
  scope.postMessage(reply);
}
