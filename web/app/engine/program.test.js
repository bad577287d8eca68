import assert from "node:assert/strict";
import { test } from "node:test";
import { programFrom } from "./program.js";

/** A solver whose worker brings the program when it is told to. */
function makeSolver() {
  const { promise, resolve, reject } = later();
  const solver = { asked: 0, resolve, reject, bring: () => (solver.asked++, promise) };
  return solver;
}

function later() {
  /** @type {(module: any) => void} */
  let resolve = () => {};
  /** @type {(error: Error) => void} */
  let reject = () => {};
  const promise = new Promise((resolves, rejects) => void ([resolve, reject] = [resolves, rejects]));
  return { promise, resolve, reject };
}

test("one worker brings the program for all, and another one if that fails", async () => {
  const program = programFrom("edgewise.wasm");
  const [first, second, third] = [makeSolver(), makeSolver(), makeSolver()];
  const [given, waits, waitsToo] = [first, second, third].map(program);
  assert.deepEqual([first.asked, second.asked, third.asked], [1, 0, 0]);
  first.reject(new Error("given up"));
  await assert.rejects(given, /given up/);
  second.resolve("module");
  assert.deepEqual(await Promise.all([waits, waitsToo]), ["module", "module"]);
  assert.deepEqual([first.asked, second.asked, third.asked], [1, 1, 0]);
  assert.equal(await program(makeSolver()), "module");
});

test("who brings the program in vain is told so, and may try again", async () => {
  const program = programFrom("edgewise.wasm");
  const [first, second] = [makeSolver(), makeSolver()];
  const [given, waits] = [first, second].map(program);
  first.reject(new Error("lost"));
  second.reject(new Error("lost again"));
  await assert.rejects(given, /^Error: lost$/);
  await assert.rejects(waits, /lost again/);
  const last = makeSolver();
  const tried = program(last);
  last.resolve("module");
  assert.equal(await tried, "module");
});
