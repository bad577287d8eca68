// What the oldest browsers lack is known, and the page names them.

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { FLOOR, NEEDS, floorOf, libraries, newer } from "./floor.js";

const read = (/** @type {string} */ name) => readFileSync(new URL(name, import.meta.url), "utf8");

test("the README and the packer mean the browsers that boot.js lets in", () => {
  const [safari, chrome, firefox] = ["safari", "chrome", "firefox"].map((browser) => FLOOR.get(/** @type {any} */ (browser)));
  assert.match(read("../../README.md"), new RegExp(`Safari ${safari}.*Chrome and Edge ${chrome}.*Firefox ${firefox}`, "s"));
  const whole = floorOf([...NEEDS, "DecompressionStream"]); // as boot.js has it, too
  assert.match(read("../../README.md"), new RegExp(`edgewise\\.html.*Safari ${whole.get("safari")}, Chrome and Edge ${whole.get("chrome")}, Firefox ${whole.get("firefox")}`, "s"));
  const engines = [...read("pack/bundle.go").matchAll(/\{Name: api\.Engine(\w+), Version: "([\d.]+)"\}/g)].map(([, name, version]) => `${name} ${version}`);
  assert.deepEqual(engines, [`Safari ${safari}`, `IOS ${safari}`, `Chrome ${chrome}`, `Firefox ${firefox}`]);
});

test("what is newer than the floor may be undefined there, and nothing else", () => {
  const { page, worker } = libraries();
  for (const [library, pattern] of /** @type {[string, RegExp][]} */ ([
    [page, /^ {4}checkVisibility\?\(/m], // a method
    [page, /^ {4}toSorted\?\(compareFn\?: \(a: T/m], // of arrays
    [page, /^ {4}readonly wakeLock\?: /m], // an attribute
    [page, /^declare var requestIdleCallback: \(\(callback: .*\) => number\) \| undefined;$/m], // a function
    [page, /^declare var DecompressionStream: \{[^}]*\} \| undefined;$/m], // a class
    [page, /^ {4}const Segmenter: \{[^}]*\} \| undefined;$/m],
    [worker, /^declare var DecompressionStream: \{[^}]*\} \| undefined;$/m],
    [page, /^ {4}findLast\(predicate/m],
    [page, /^ {4}replaceChildren\(/m],
    [page, /^ {4}showModal\(/m],
    [page, /^declare function fetch\(/m],
  ])) assert.match(library, pattern);
});

test("the same is what a browser at the floor lacks", () => {
  const names = newer().map((path) => path.join("."));
  for (const name of ["Element.prototype.checkVisibility", "Array.prototype.toSorted", "globalThis.requestIdleCallback", "AbortSignal.timeout", "Intl.Segmenter", "globalThis.DecompressionStream", "Navigator.prototype.wakeLock"]) assert.ok(names.includes(name), name);
  for (const name of ["Array.prototype.findLast", "Array.prototype.map", "globalThis.fetch", "globalThis.Promise", "Element.prototype.replaceChildren"]) assert.ok(!names.includes(name), name);
});
