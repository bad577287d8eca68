// The one instance of the Go module that all workers of all tabs share: to start it takes a
// hundred times longer than most flows. It has no state but what handles stand for.

import { readFileSync } from "node:fs";
import v8 from "node:v8";
import vm from "node:vm";
import { clock, real } from "./clock.js";

const file = (/** @type {string} */ name) => new URL(`../../${name}`, import.meta.url);

/** @type {Record<string, (params: string) => string> | null} */
let shared = null;

/**
 * Its functions. What each takes passes on the clock: by what it was asked for, since a test comes
 * to the same end only where nothing is measured.
 * @returns {Record<string, (params: string) => string>}
 */
export function sharedGo() {
  shared ??= start();
  return shared;
}

/** So many placements a search makes in a millisecond on the clock, as on an old phone. */
const PLACEMENTS = 500;
/** So many comparisons, or whatever else it counts, Go makes where it thinks. */
const COMPARISONS = 2000;
/** A long search that is weighed by so many visits knows well enough how far it is. */
const VISITS = 1000;

/**
 * What a call takes, in milliseconds: the same on every machine, however busy it is. Only searches
 * go at the pace of the clock.
 * @param {string} name
 * @param {string} params
 */
function timeOf(name, params) {
  const budget = Number(/"budget":(\d+)/.exec(params)?.[1] ?? 0);
  if (name === "step" || name === "seek") return (budget / PLACEMENTS) * clock.pace;
  return Math.max(1, budget / COMPARISONS);
}

/**
 * Has a long search weighed by fewer visits, which takes most of the time of a brief one.
 * @param {string} params
 */
function weighedBriefly(params) {
  const work = JSON.parse(params);
  return JSON.stringify({ ...work, visits: Math.min(work.visits, VISITS) });
}

/** What weighs a search. */
const WEIGHING = ["job", "estimate"];

/** What Go has answered once where no handle is given or taken, and so would answer again. @type {Map<string, string>} */
const answered = new Map();

/**
 * Asks Go, or remembers: every page that is opened asks for the same lists, drawings and names.
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
  // It starts sooner where V8 compiles what is called, when it is, and optimises nothing.
  v8.setFlagsFromString("--wasm-lazy-compilation");
  v8.setFlagsFromString("--liftoff-only");
  // Its own view of the process: on the clock of the process, not on that of the tabs.
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
  void go.run(new WebAssembly.Instance(new WebAssembly.Module(readFileSync(file("edgewise.wasm"))), go.importObject));
  const timed = (/** @type {string} */ name, /** @type {(params: string) => string} */ method) => (/** @type {string} */ params) => {
    const asked = WEIGHING.includes(name) ? weighedBriefly(params) : params;
    const answer = askOnce(name, asked, method);
    clock.spend(timeOf(name, asked));
    return answer;
  };
  return Object.fromEntries(Object.entries(scope.edgewise).map(([name, method]) => [name, timed(name, /** @type {any} */ (method))]));
}
