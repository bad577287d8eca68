// Which file the program comes from, depending on the host.

import assert from "node:assert/strict";
import { test } from "node:test";
import { gzipSync } from "node:zlib";
import { bringModule } from "./module.js";

/** The smallest WebAssembly module. */
const PROGRAM = new Uint8Array([0, 0x61, 0x73, 0x6d, 1, 0, 0, 0]);
const WASM = { "Content-Type": "application/wasm" };
const BARE = { ...WASM, "Content-Length": "6118315" };

/**
 * @param {Record<string, () => Response>} answers by file; other files are not found
 * @param {(asked: string[]) => Promise<void>} use
 */
async function host(answers, use) {
  /** @type {string[]} */
  const asked = [];
  const before = { fetch: globalThis.fetch, error: console.error };
  globalThis.fetch = /** @type {any} */ (async (/** @type {string} */ name) => {
    asked.push(name);
    return answers[name]?.() ?? new Response("gone", { status: 404 });
  });
  console.error = () => {};
  try {
    await use(asked);
  } finally {
    Object.assign(globalThis, { fetch: before.fetch });
    console.error = before.error;
  }
}

const plain = (headers = {}) => () => new Response(PROGRAM, { headers });
const zipped = (headers = {}) => () => new Response(gzipSync(PROGRAM), { headers });
const COPY = "edgewise.wasm.gz";

for (const { name, answers, asked } of [
  { name: "a host that compresses", answers: { "edgewise.wasm": plain({ ...BARE, "Content-Encoding": "br" }) }, asked: [] },
  { name: "a service worker, which says no length", answers: { "edgewise.wasm": plain(WASM) }, asked: [] },
  { name: "a host that knows no type", answers: { "edgewise.wasm": plain({ "Content-Type": "application/octet-stream" }) }, asked: [] },
  { name: "a host that does not compress", answers: { "edgewise.wasm": plain(BARE), [COPY]: zipped() }, asked: [COPY] },
  { name: "a host that unpacks the copy", answers: { "edgewise.wasm": plain(BARE), [COPY]: plain({ "Content-Encoding": "gzip" }) }, asked: [COPY] },
  { name: "a host without a copy", answers: { "edgewise.wasm": plain(BARE) }, asked: [COPY] },
  { name: "a host with a page for whatever it does not have", answers: { "edgewise.wasm": plain(BARE), [COPY]: plain({ "Content-Type": "text/html" }) }, asked: [COPY] },
]) {
  test(`the program comes from ${name}`, () => host(answers, async (all) => {
    // A fresh module each time: it fetches the program only once.
    const fresh = await import(`./module.js?${encodeURIComponent(name)}`);
    assert.ok((await fresh.bringModule(true)) instanceof WebAssembly.Module);
    assert.deepEqual(all, ["edgewise.wasm", ...asked]);
    await fresh.bringModule(true);
    assert.equal(all.length, 1 + asked.length, "it is brought once");
  }));
}

test("the sources of the page have no copy", () => host({ "edgewise.wasm": plain(BARE) }, async (asked) => {
  const fresh = await import("./module.js?sources");
  assert.ok((await fresh.bringModule(false)) instanceof WebAssembly.Module);
  assert.deepEqual(asked, ["edgewise.wasm"]);
}));

test("what did not come is asked for again", async () => {
  await host({}, () => assert.rejects(bringModule(true), /edgewise\.wasm: 404/));
  await host({ "edgewise.wasm": plain(WASM) }, async (asked) => {
    assert.ok((await bringModule(true)) instanceof WebAssembly.Module);
    assert.deepEqual(asked, ["edgewise.wasm"]);
  });
});

test("what the page has asked for already is taken, once", async () => {
  const fresh = await import("./module.js?early");
  globalThis.askedModule = { response: Promise.reject(new TypeError("broken off")), drop: () => {} };
  await host({ "edgewise.wasm": plain(WASM) }, async (asked) => {
    await assert.rejects(fresh.bringModule(true), /broken off/);
    assert.deepEqual(asked, []);
    assert.ok((await fresh.bringModule(true)) instanceof WebAssembly.Module);
    assert.deepEqual(asked, ["edgewise.wasm"]);
  });
});
