// The one instance of the Go module that all workers of all tabs share, since starting it takes a hundred times
// longer than most flows. Its only state is behind handles.

import { readFileSync } from "node:fs";
import v8 from "node:v8";
import vm from "node:vm";
import { clock, real } from "./clock.js";

const file = (/** @type {string} */ name) => new URL(`../../${name}`, import.meta.url);

/** @type {Record<string, (params: string) => string> | null} */
let shared = null;

/**
 * The functions of Go. Each call advances the clock by a time that depends on the call alone, since measured
 * times would make tests differ.
 * @returns {Record<string, (params: string) => string>}
 */
export function sharedGo() {
  shared ??= start();
  return shared;
}

/** Placements of a search per millisecond of the clock: the pace of an old phone. */
const PLACEMENTS = 500;
/** Steps of Go's other work per millisecond of the clock. */
const COMPARISONS = 2000;
/** A flow samples at most this many visits to estimate a long search: enough to report progress. */
const VISITS = 1000;

/**
 * The time of a call in milliseconds, the same on every machine. The pace only applies to searches.
 * @param {string} name
 * @param {string} params
 */
function timeOf(name, params) {
  const budget = Number(/"budget":(\d+)/.exec(params)?.[1] ?? 0);
  if (name === "step" || name === "seek") return (budget / PLACEMENTS) * clock.pace;
  return Math.max(1, budget / COMPARISONS);
}

/**
 * Caps the visits by which a search is estimated, which would take longer than the rest of a flow.
 * @param {string} params
 */
function weighedBriefly(params) {
  const work = JSON.parse(params);
  return JSON.stringify({ ...work, visits: Math.min(work.visits, VISITS) });
}

/** The methods that estimate a search. */
const WEIGHING = ["job", "estimate"];

/** Go's answers by question. A call without a handle is pure, so its answer is always the same. @type {Map<string, string>} */
const answered = new Map();

/**
 * Asks Go, or returns its earlier answer: every page asks for the same lists, drawings and names.
 * @param {string} name
 * @param {string} params
 * @param {(params: string) => string} method
 */
function askOnce(name, params, method) {
  const question = `${name} ${params}`;
  const known = answered.get(question);
  if (known !== undefined) return known;
  const answer = method(params);
  if (!params.includes('"handle":') && !answer.includes('"handle":')) answered.set(question, answer);
  return answer;
}

function start() {
  // Go starts faster if V8 compiles each function on its first call.
  v8.setFlagsFromString("--wasm-lazy-compilation");
  // Optimizing a function takes longer than most flows run it; only functions of long searches are worth it.
  v8.setFlagsFromString("--wasm-tiering-budget=100000000");
  // The globals for Go, with the clock of the process instead of that of the tabs.
  const scope = Object.create(globalThis, Object.fromEntries(Object.entries({
    setTimeout: real.setTimeout,
    clearTimeout: real.clearTimeout,
    Date: real.Date,
    performance: { now: real.now, timeOrigin: performance.timeOrigin },
    crypto,
  }).map(([name, value]) => [name, { value }])));
  const names = ["globalThis", "setTimeout", "clearTimeout", "Date", "performance", "crypto"];
  vm.compileFunction(readFileSync(file("wasm_exec.js"), "utf8"), names)(scope, ...names.slice(1).map((name) => scope[name]));
  const go = new scope.Go();
  // There is enough memory for Go to collect garbage a fourth as often.
  go.env = { GOGC: "400" };
  void go.run(new WebAssembly.Instance(new WebAssembly.Module(readFileSync(file("edgewise.wasm"))), go.importObject));
  const timed = (/** @type {string} */ name, /** @type {(params: string) => string} */ method) => (/** @type {string} */ params) => {
    const asked = WEIGHING.includes(name) ? weighedBriefly(params) : params;
    const answer = askOnce(name, asked, method);
    clock.spend(timeOf(name, asked));
    return answer;
  };
  return Object.fromEntries(Object.entries(scope.edgewise).map(([name, method]) => [name, timed(name, /** @type {any} */ (method))]));
}
