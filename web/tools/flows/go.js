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
 * Its functions. What each takes passes on the clock.
 * @returns {Record<string, (params: string) => string>}
 */
export function sharedGo() {
  shared ??= start();
  return shared;
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
  const timed = (/** @type {(params: string) => string} */ method) => (/** @type {string} */ params) => {
    const began = real.now();
    const answer = method(params);
    clock.spend(real.now() - began);
    return answer;
  };
  return Object.fromEntries(Object.entries(scope.edgewise).map(([name, method]) => [name, timed(/** @type {any} */ (method))]));
}
