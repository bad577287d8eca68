import assert from "node:assert/strict";
import test from "node:test";
import { Latest } from "./order.js";

/** Thinks for ever about every puzzle but "short". @param {string[]} asked */
const solver = (asked) => ({
  tied: () => /** @type {any} */ ({
    call: async (/** @type {string} */ method, /** @type {any} */ { puzzle, handle }) => {
      await new Promise((resolve) => setTimeout(resolve));
      asked.push(`${method} ${puzzle ?? handle}`);
      if (puzzle === "wrong") throw new Error(puzzle);
      return { handle: 7, done: puzzle === "short" };
    },
  }),
});
const params = (/** @type {string} */ puzzle) => ({ puzzle, switches: { order: "row", once: false, fixed: false, turns: false } });

test("what is asked last ends what was asked before", async () => {
  /** @type {string[]} */
  const asked = [];
  const [go, latest] = [solver(asked), new Latest()];
  let told = 0;
  const first = latest.think(go, "textbook", params("long"), () => void told++);
  while (told === 0) await new Promise((resolve) => setTimeout(resolve));
  assert.equal((await latest.think(go, "textbook", params("short"), () => {}))?.done, true);
  assert.equal(await first, null);
  assert.equal(asked.filter((call) => call === "drop 7").length, 1);
});

test("what was given up ends, and its error is nobody's", async () => {
  const latest = new Latest();
  const long = latest.think(solver([]), "textbook", params("long"), () => {});
  latest.stop();
  assert.equal(await long, null);
  await assert.rejects(latest.think(solver([]), "textbook", params("wrong"), () => {}));
  const wrong = latest.think(solver([]), "textbook", params("wrong"), () => {});
  latest.stop();
  assert.equal(await wrong, null);
});
