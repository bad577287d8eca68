// Long searches where the code written for the puzzle does not run: the program itself searches.

import assert from "node:assert/strict";
import { test } from "node:test";
import { Browser } from "../tools/flows/browser.js";
import { FRAMED } from "./puzzles.js";

const { Module, Instance } = WebAssembly;

class Refused {
  constructor() {
    throw new TypeError("a policy");
  }
}

class Failing {
  /** @param {WebAssembly.Module} module */
  constructor(module) {
    const { memory } = new Instance(module).exports;
    const fail = () => {
      throw new WebAssembly.RuntimeError("unreachable");
    };
    this.exports = new Proxy({}, { get: (_, name) => (name === "memory" ? memory : fail) });
  }
}

/**
 * The puzzle with its first tiles at the end. It is another one to Go, which remembers how the code for the
 * latest puzzle went.
 * @param {number} count
 */
const rotated = (count) => FRAMED.replace(/(?<=tiles=)[^&]*/, (list) => [...list.split(".").slice(count), ...list.split(".").slice(0, count)].join("."));

for (const { title, first, broken, says, complaints } of [
  { title: "is refused", first: 1, broken: { Module: Refused }, says: "because this browser refuses code written for a puzzle", complaints: 0 },
  { title: "fails", first: 2, broken: { Instance: Failing }, says: "because the code written for this puzzle has failed, which is a bug", complaints: 2 },
]) {
  test(`a search whose code ${title} counts the same, and the page says why it is slow`, async (t) => {
    const browser = new Browser();
    const tab = await browser.visit(rotated(first));
    browser.clock.pace = 50;
    t.after(() => void Object.assign(WebAssembly, { Module, Instance }));
    Object.assign(WebAssembly, broken);
    await tab.show("solve");
    await tab.press("solve");
    await tab.untilText("share-words", "left on");
    await tab.untilText("verdict", "One solution.");
    const effort = tab.part("effort").textContent;
    assert.match(effort, /The fast search made 136,917 placements/, "as with the code");
    assert.ok(effort.includes(says), effort);
    assert.equal(browser.console.length, complaints, `one of each worker: ${browser.console.join("\n")}`);
  });
}
