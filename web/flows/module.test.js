// The module alone, as other people's pages use it, with any input.

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import vm from "node:vm";

const file = (/** @type {string} */ name) => readFileSync(new URL(`../${name}`, import.meta.url));

test("the module never throws, and answers everything with a result or an error that is no bug", () => {
  vm.runInThisContext(String(file("wasm_exec.js")));
  const { Go } = /** @type {any} */ (globalThis);
  const go = new Go();
  void go.run(new WebAssembly.Instance(new WebAssembly.Module(file("edgewise.wasm")), go.importObject));
  /** @type {Record<string, (...given: unknown[]) => string>} */
  const { edgewise } = /** @type {any} */ (globalThis);
  const nothing = [undefined, null, 7, {}, Symbol("none"), "", "{}", "[[[[", "\ud800", '{"puzzle":"grid=1x1&tiles=AAAA","board":[[0,4]]}'];
  assert.ok(Object.keys(edgewise).length > 40, "it has its methods");
  for (const [name, method] of Object.entries(edgewise)) {
    for (const given of [[], ...nothing.map((one) => [one, one])]) {
      const { result, error } = JSON.parse(method(...given));
      assert.ok(!error !== !result && error?.code !== "bug", `${name} ${given.map(String)}: ${JSON.stringify({ result, error })}`);
    }
  }
});
