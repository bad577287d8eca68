import assert from "node:assert/strict";
import { test } from "node:test";
import { BEGINNING } from "../keep/puzzle-file.js";
import { readFile } from "./incoming.js";

test("a text is read whole, one that is too large just beyond what can be read", async () => {
  assert.equal(await readFile(new Blob(["grid: 1x1\ntiles: ABab\n"])), "grid: 1x1\ntiles: ABab\n");
  assert.equal((await readFile(new Blob(["a".repeat(3_000_000)]))).length, (1 << 20) + 1);
  assert.equal((await readFile(new Blob([`${"a".repeat(1 << 20)}ä`]))).length, 1 << 20, "a letter that is cut in two is none");
});

test("of a picture only the beginning is read", async () => {
  const picture = new Blob([new Uint8Array([137, 80, 78, 71, 13, 10, 26, 10, 0, 0, 0, 13]), new Uint8Array(3_000_000)]);
  assert.equal((await readFile(picture)).length, BEGINNING);
});

test("UTF-8, UTF-16 with its mark and Windows-1252 are the same text", async () => {
  const text = "Käfer Kopf, Löwe ↑\n";
  const wide = [...text].map((letter) => letter.charCodeAt(0));
  for (const [name, bytes, expected = text] of /** @type {[string, Uint8Array, string?][]} */ ([
    ["UTF-8", new TextEncoder().encode(text)],
    ["UTF-8 with its mark", new TextEncoder().encode(`\ufeff${text}`)],
    ["UTF-16, low byte first", new Uint8Array([0xff, 0xfe, ...wide.flatMap((unit) => [unit & 255, unit >> 8])])],
    ["UTF-16, high byte first", new Uint8Array([0xfe, 0xff, ...wide.flatMap((unit) => [unit >> 8, unit & 255])])],
    ["Windows-1252", new Uint8Array([0x4b, 0xe4, 0x66, 0x65, 0x72]), "Käfer"],
    ["Windows-1252 that ends with an accent", new Uint8Array([0x63, 0x61, 0x66, 0xe9]), "café"],
    ["no bytes", new Uint8Array(), ""],
  ])) assert.equal(await readFile(new Blob([bytes])), expected, name);
});
