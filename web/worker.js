// The worker: it owns the Go program and runs the loop of a search, slice by
// slice. A request that comes before Go is ready waits for it; every id is
// answered exactly once; progress may be dropped. The shapes are in types.d.ts.

/**
 * @import {Board, Fault, Outcome, Reply, Report, Request} from "./types.d.ts"
 */

/** How long one slice of a search should take, in milliseconds. */
const SLICE = 30;
/** A search that took less, in milliseconds, is done again to be timed: the first one pays for waking the program. */
const BRIEF = 50;
/** The least time between two reports of progress, in milliseconds. */
const PAUSE = 100;

/** Runs not answered yet, by id, and whether they shall stop after their current slice. @type {Map<number, boolean>} */
const runs = new Map();

const scope = /** @type {DedicatedWorkerGlobalScope & {
  edgewise?: (method: string, params: string) => string,
  edgewiseReady?: () => void,
}} */ (/** @type {unknown} */ (self));

const ready = load();
ready.catch(() => {});

scope.onmessage = async (/** @type {MessageEvent<Request>} */ { data: request }) => {
  if ("cancel" in request) {
    // One that comes after the answer has nothing left to stop.
    if (runs.has(request.cancel)) runs.set(request.cancel, true);
    return;
  }
  if ("run" in request) runs.set(request.id, false);
  try {
    await ready;
    const result = "run" in request ? await run(request.id, request.run) : call(request.call, request.params);
    post({ id: request.id, result });
  } catch (error) {
    post({ id: request.id, error: faultOf(error) });
  } finally {
    runs.delete(request.id);
  }
};

/** Starts the Go program; settles when its one function can be called. */
async function load() {
  try {
    importScripts("wasm_exec.js");
    // @ts-ignore: wasm_exec.js comes with the toolchain and defines Go.
    const go = new Go();
    const { instance } = await instantiate(go.importObject);
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

/** @param {WebAssembly.Imports} imports */
async function instantiate(imports) {
  const response = await fetch("edgewise.wasm");
  if (!response.ok) throw new Error(`edgewise.wasm: ${response.status}`);
  // Streaming insists on the right type; not every static host knows it.
  return response.headers.get("Content-Type")?.startsWith("application/wasm")
    ? WebAssembly.instantiateStreaming(response, imports)
    : WebAssembly.instantiate(await response.arrayBuffer(), imports);
}

/**
 * Calls Go. Throws the fault when it answers with one.
 * @param {string} method
 * @param {unknown} params
 * @returns {any}
 */
function call(method, params) {
  const answer = /** @type {(method: string, params: string) => string} */ (scope.edgewise)(
    method,
    JSON.stringify(params),
  );
  const response = JSON.parse(answer);
  if (response.error) throw response.error;
  return response.result;
}

/**
 * Runs a search and answers with what was found when it ends or is cancelled.
 * @param {number} id
 * @param {{ puzzle: string, mode: string, keep: number }} params
 * @returns {Promise<Outcome>}
 */
async function run(id, params) {
  const first = await search(id, params);
  if (first.cancelled || first.milliseconds >= BRIEF) return first;
  const { milliseconds } = await search(id, params);
  return { ...first, milliseconds: Math.min(first.milliseconds, milliseconds) };
}

/**
 * Searches in slices sized by time and lets messages in between them.
 * @param {number} id
 * @param {{ puzzle: string, mode: string, keep: number }} params
 * @returns {Promise<Outcome>}
 */
async function search(id, params) {
  const began = performance.now();
  /** @type {{ search: number }} */
  const { search: handle } = call("start", params);
  let milliseconds = performance.now() - began;
  let reported = performance.now();
  let budget = 4096;
  try {
    for (;;) {
      const before = performance.now();
      /** @type {Report} */
      const report = call("step", { search: handle, budget });
      const after = performance.now();
      milliseconds += after - before;
      if (report.done || runs.get(id)) {
        /** @type {{ boards: Board[] }} */
        const { boards } = call("boards", { search: handle, from: 0 });
        return { report, boards, milliseconds, cancelled: !report.done };
      }
      const factor = SLICE / Math.max(after - before, 0.1);
      budget = Math.max(256, Math.round(budget * Math.min(4, Math.max(0.25, factor))));
      if (after - reported >= PAUSE) {
        reported = after;
        post({ id, progress: report });
      }
      await turn();
    }
  } finally {
    call("drop", { search: handle });
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
