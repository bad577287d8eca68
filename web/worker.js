// The worker: it owns a Go program and runs searches slice by slice. The first worker fetches and compiles
// the program, since that would hold up the page for a second on a phone, and the page gives it to all others;
// those named "helper" search parts of long searches. Requests wait until Go is ready; every id is answered
// exactly once; progress may be dropped. A ping is answered between any two slices, even while Go is loading.
// messages.d.ts has the shapes.

/** @import {Done, Edgewise, Outcome, Question, Reply, Request} from "./messages.d.ts" */
/** @import {Board, Fault, HuntState, Methods, Report} from "./types.d.ts" */

/**
 * The time one slice of a search should take, in milliseconds. Short, so that Stop acts at once, and so
 * that the browser soon optimises written code, which it does from one call to the next.
 */
const SLICE = 20;
/** The same for a hunt, which reports after each slice. */
const HUNT_SLICE = 75;
/** A search shorter than this, in milliseconds, is timed again: the first run pays for warming up. */
const BRIEF = 50;
/** The least time between two reports of progress, in milliseconds. */
const PAUSE = 100;

/** Open runs, parts and hunts, by id, and whether each shall stop after its current slice. @type {Map<number, boolean>} */
const runs = new Map();

const scope = /** @type {DedicatedWorkerGlobalScope & {
  edgewise?: Edgewise,
  edgewiseReady?: () => void,
}} */ (/** @type {unknown} */ (self));

/** The last failure of written code, with its puzzle: the console does not get it twice in a row. */
let failure = "";

/** A host that announces more bytes of the program than this does not compress. */
const LARGE = 2_500_000;
const WASM = "application/wasm";

/** What `bring` returns, until it fails. @type {Promise<WebAssembly.Module> | null} */
let brought = null;

/** Resolves `given`; null where there is no program. @type {(module: WebAssembly.Module | null) => void} */
let give = () => {};
/** @type {Promise<WebAssembly.Module | null>} */
const given = new Promise((resolve) => void (give = resolve));

// Says first of all that this script has arrived.
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
    // A cancel that comes after the answer has nothing to stop.
    if (runs.has(request.cancel)) runs.set(request.cancel, true);
    return;
  }
  if ("run" in request || "part" in request || "seek" in request) runs.set(request.id, false);
  try {
    if (!("bring" in request)) await ready;
    const result = answer(request);
    // A plain result is posted without an await, or it would wait for all requests that waited for Go.
    post({ id: request.id, result: result instanceof Promise ? await result : result });
  } catch (error) {
    post({ id: request.id, error: faultOf(error) });
  } finally {
    runs.delete(request.id);
  }
};

/** @param {Question} request */
function answer(request) {
  if ("bring" in request) return bring(request.bring);
  if ("ready" in request) return null;
  if ("run" in request) return run(request.id, request.run);
  if ("part" in request) return part(request.id, request.part);
  if ("seek" in request) return seek(request.id, request.seek);
  return call(request.call, request.params);
}

/** Compiles the program, once; after a failure, once more. @param {string | ArrayBuffer} from its address, or the compressed program itself */
function bring(from) {
  brought ??= compile(from).catch((error) => {
    brought = null;
    throw noProgram(error);
  });
  return brought;
}

/** @param {string | ArrayBuffer} from @returns {Promise<WebAssembly.Module>} */
async function compile(from) {
  const response = typeof from === "string" ? await requestProgram(from) : unpacked(new Response(from));
  // Streaming insists on the right type, which some static hosts do not know.
  const typed = response.headers.get("Content-Type")?.startsWith(WASM);
  const module = await (typed ? WebAssembly.compileStreaming(response) : WebAssembly.compile(await response.arrayBuffer()));
  give(module);
  return module;
}

/** @param {string} address */
async function requestProgram(address) {
  const asked = new AbortController();
  const requested = request(address, asked.signal);
  // The first formatter of a process takes 25 ms. Here nobody waits for it, and the page's first takes 1.
  void new Intl.NumberFormat();
  const whole = await requested;
  const copy = await lighter(address, whole).catch(() => null);
  if (copy) asked.abort();
  return copy ?? whole;
}

/** Requests a file, and says "here" with all of its bytes: the page waits as long as anything comes. @param {string} address @param {AbortSignal} [signal] */
async function request(address, signal) {
  const response = await fetch(address, signal ? { signal } : {});
  if (!response.ok) throw new Error(`${address}: ${response.status}`);
  // The copy leaves the response as it is: the browser keeps the compiled program under its address.
  const reader = response.clone().body?.getReader();
  const next = () => void reader?.read().then(({ done }) => {
    post({ here: true });
    if (!done) next();
  }, () => {});
  next();
  return response;
}

/**
 * The compressed copy where the host does not compress, which needs a quarter of the time; null elsewhere. Only
 * the packed page has copies, and only its files have names with a hash.
 * @param {string} address
 * @param {Response} response
 */
async function lighter(address, { headers }) {
  if (!/-[0-9a-f]+\.wasm$/.test(address) || headers.get("Content-Encoding") || !(Number(headers.get("Content-Length")) > LARGE)) return null;
  if (!("DecompressionStream" in scope)) return null; // Safari before 16.4
  const copy = await request(`${address}.gz`);
  if (copy.headers.get("Content-Type")?.startsWith("text/")) return null;
  // Some hosts send a .gz with Content-Encoding: gzip, and the browser has unpacked it already.
  return copy.headers.get("Content-Encoding") ? new Response(copy.body, { headers: { "Content-Type": WASM } }) : unpacked(copy);
}

/** @param {Response} response */
function unpacked({ body }) {
  const gzip = new /** @type {typeof DecompressionStream & {}} */ (DecompressionStream)("gzip");
  return new Response(body?.pipeThrough(gzip) ?? null, { headers: { "Content-Type": WASM } });
}

/** The fault of a worker without a program, whose cause goes to the console. @param {unknown} error */
function noProgram(error) {
  console.error(error);
  return { code: "wasm-load", args: {}, at: {} };
}

/** Starts the Go program; resolves when its functions can be called. */
async function load() {
  try {
    if (!("Go" in globalThis)) {
      // Trusted Types: this policy allows no other import.
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
    // Go should never end. If it does, the page gets an error and replaces this worker.
    go.run(instance).finally(() => {
      setTimeout(() => {
        throw new Error("the Go program ended");
      });
    });
    if (!scope.edgewise) await called;
  } catch (error) {
    throw noProgram(error);
  }
}

/**
 * Calls Go, and throws the fault when it answers with one.
 * @param {keyof Methods} method
 * @param {unknown} params
 * @returns {any}
 */
function call(method, params) {
  const edgewise = /** @type {Edgewise} */ (scope.edgewise);
  const answered = edgewise[method](JSON.stringify(params));
  // A Go program that has ended, for example out of memory, returns nothing.
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
 * Searches once, and reports progress.
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
 * Searches a part of a job for some milliseconds, and answers with its new state and with what searched it.
 * @param {number} id
 * @param {{ puzzle: string, keep: number, saved: string, milliseconds: number }} params
 * @returns {Promise<Done>}
 */
async function part(id, { puzzle, keep, saved, milliseconds }) {
  return step(id, { puzzle, mode: "fast", keep, saved }, milliseconds, (handle, { by }) => ({ ...call("save", { handle }), by: by ?? null }));
}

/**
 * Continues a hunt for some milliseconds.
 * @param {number} id
 * @param {{ handle: number, milliseconds: number }} params
 * @returns {Promise<HuntState>}
 */
async function seek(id, { handle, milliseconds }) {
  const state = (/** @type {number} */ budget) => call("seek", { handle, budget });
  return (await inSlices(id, state, ({ over }) => over, { slice: HUNT_SLICE, limit: milliseconds })).state;
}

/**
 * Steps a search until it is over, cancelled or out of time. A failure of written code is a bug, and
 * goes to the console.
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
 * Works in slices sized by time until the task is over, cancelled or out of time. Messages are handled
 * between slices.
 * @template S
 * @param {number} id
 * @param {(budget: number) => S} go does one slice and returns the new state
 * @param {(state: S) => boolean} isOver
 * @param {{ slice: number, limit: number, progress?: (state: S) => void }} how milliseconds per slice, and in all
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

/** Lets the event loop run, without the delay of timers. */
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

/** @param {any} error a fault, or anything else that was thrown @returns {Fault} */
function faultOf(error) {
  if (error && typeof error.code === "string") return error;
  console.error(error);
  return { code: "bug", args: {}, at: {} };
}

/** @param {Reply} reply */
function post(reply) {
  scope.postMessage(reply);
}
