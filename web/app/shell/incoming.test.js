import assert from "node:assert/strict";
import { test } from "node:test";
import { BEGINNING } from "../keep/puzzle-file.js";
import { readFile } from "./incoming.js";

test("a text is read whole, one that is too large just beyond what can be read", async () => {
  assert.equal(await readFile(new Blob(["grid: 1x1\ntiles: ABab\n"])), "grid: 1x1\ntiles: ABab\n");
  assert.equal((await readFile(new Blob(["a".repeat(3_000_000)]))).length, (1 << 20) + 1);
});

test("of a picture only the beginning is read", async () => {
  const picture = new Blob([new Uint8Array([137, 80, 78, 71, 13, 10, 26, 10, 0, 0, 0, 13]), new Uint8Array(3_000_000)]);
  assert.equal((await readFile(picture)).length, BEGINNING);
});
