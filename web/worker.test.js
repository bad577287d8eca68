// The worker's loop with a fake Go program and a fake clock: how long its slices are, when it lets
// messages in, what it reports on the way.

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import vm from "node:vm";
import { gzipSync } from "node:zlib";

const script = new vm.Script(readFileSync(new URL("worker.js", import.meta.url), "utf8"));

/** Lets pending callbacks run. */
const turn = () => new Promise((resolve) => setImmediate(resolve));

/** What a browser does with the bytes of a program: nothing else of it is needed here. */
const WASM = {
  compile: (/** @type {ArrayBuffer} */ bytes) => globalThis.WebAssembly.compile(bytes),
  compileStreaming: async (/** @type {Response} */ response) => {
    assert.equal(response.headers.get("Content-Type"), "application/wasm", "streaming insists on it");
    return globalThis.WebAssembly.compile(await response.arrayBuffer());
  },
};

/**
 * A worker with a search of that many nodes, where each takes that many ms.
 * @param {{ nodes: number, each: number, slices?: (count: number) => void, by?: object, console?: object, fetch?: (name: string) => Promise<Response> }} search
 */
function hire({ nodes, each, slices = () => {}, by, console = globalThis.console, fetch }) {
  let now = 0;
  let done = 0;
  /** The length of each slice, in ms. @type {number[]} */
  const took = [];
  /** @type {{ at: number, reply: any }[]} */
  const said = [];
  /** @type {Record<string, (params: any) => any>} */
  const methods = {
    start: () => ({ handle: 1 }),
    step: ({ budget }) => {
      const count = Math.min(budget, nodes - done);
      done += count;
      now += count * each;
      took.push(count * each);
      slices(took.length);
      return { done: done === nodes, nodes: done, by };
    },
    boards: () => ({ boards: [] }),
    save: () => ({ saved: `${done} of ${nodes}` }),
    seek: ({ budget }) => {
      const { done: over } = methods.step({ budget });
      return { over, placements: done };
    },
    drop: () => ((done = 0), {}),
    gallery: () => ({ entries: [] }),
  };
  const scope = {
    name: "helper",
    console,
    MessageChannel,
    performance: { now: () => now },
    setTimeout,
    WebAssembly: { ...WASM, instantiate: async () => ({}) },
    AbortController,
    DecompressionStream,
    Response,
    fetch,
    Intl,
    importScripts: () => {},
    Go: class {
      run() {
        scope.edgewise = Object.fromEntries(
          Object.entries(methods).map(([name, method]) => [
            name,
            (/** @type {string} */ params) => JSON.stringify({ result: method(JSON.parse(params)) }),
          ]),
        );
        return new Promise(() => {});
      }
    },
    postMessage: (/** @type {any} */ reply) => said.push({ at: now, reply: reply.result instanceof WebAssembly.Module ? reply : structuredClone(reply) }),
    /** @type {any} */
    onmessage: null,
    /** @type {any} */
    edgewise: undefined,
    /** @type {any} */
    self: null,
  };
  scope.self = scope;
  script.runInContext(vm.createContext(scope));
  assert.deepEqual(said.shift()?.reply, { here: true }, "before anything is fetched");
  const ask = (/** @type {any} */ data) => void scope.onmessage({ data });
  const answered = async (/** @type {number} */ id) => {
    while (!said.some(({ reply }) => reply.id === id && "result" in reply)) await turn();
  };
  return { ask, answered, said, took, begin: () => ask({ module: {} }) };
}

const run = { puzzle: "p", mode: "fast", keep: 1 };

test("a ping is answered at once, whatever is being loaded, and who asks is told when that is done", async () => {
  const worker = hire({ nodes: 1, each: 1 });
  worker.ask({ id: 1, ready: true });
  worker.ask({ ping: true });
  await turn();
  assert.deepEqual(worker.said.map(({ reply }) => reply), [{ pong: true }]);
  worker.begin();
  await worker.answered(1);
});

test("a ping is answered between the slices of a search", async () => {
  /** @type {ReturnType<typeof hire>} */
  const worker = hire({ nodes: 30_000, each: 0.01, slices: (count) => count === 3 && worker.ask({ ping: true }) });
  worker.begin();
  worker.ask({ id: 1, run });
  await worker.answered(1);
  const [pong, answer] = ["pong", "result"].map((word) => worker.said.findIndex(({ reply }) => word in reply));
  assert.ok(pong >= 0 && pong < answer);
});

test("slices take some 20 milliseconds, whatever a node takes", async () => {
  for (const each of [0.0001, 0.01, 0.05]) {
    const worker = hire({ nodes: 3000 / each, each });
    worker.begin();
    worker.ask({ id: 1, run });
    await worker.answered(1);
    const grown = worker.took.slice(5, -1);
    assert.ok(grown.length > 50, `${worker.took}`);
    for (const took of grown) assert.ok(took > 15 && took < 25, `${each}: ${worker.took}`);
  }
});

test("a search that is cancelled does no more than the slice under way", async () => {
  const worker = hire({ nodes: Infinity, each: 0.01, slices: (count) => count === 7 && worker.ask({ cancel: 1 }) });
  worker.begin();
  worker.ask({ id: 1, run });
  await worker.answered(1);
  assert.equal(worker.took.length, 7);
  assert.equal(worker.said.at(-1)?.reply.result.cancelled, true);
  for (let i = 0; i < 5; i++) await turn();
  assert.equal(worker.took.length, 7, "and nothing after that");
});

test("a hunt goes on for as long as it may, in larger slices, and answers with where it stands", async () => {
  const worker = hire({ nodes: Infinity, each: 0.001 });
  worker.begin();
  worker.ask({ id: 1, seek: { handle: 1, milliseconds: 1000 } });
  await worker.answered(1);
  const grown = worker.took.slice(5, -1);
  for (const took of grown) assert.ok(took > 70 && took < 80, `${worker.took}`);
  const took = worker.took.reduce((sum, slice) => sum + slice, 0);
  assert.ok(took >= 1000 && took < 1080, `${took}`);
  assert.deepEqual(worker.said.map(({ reply }) => reply.result?.over), [false], "and tells nothing on the way");

  const short = hire({ nodes: 5000, each: 0.001 });
  short.begin();
  short.ask({ id: 1, seek: { handle: 1, milliseconds: 1000 } });
  await short.answered(1);
  assert.deepEqual(short.said.at(-1)?.reply.result, { over: true, placements: 5000 });
});

test("between two slices others are answered", async () => {
  const worker = hire({
    ...{ nodes: Infinity, each: 0.01 },
    slices: (count) => {
      if (count === 5) worker.ask({ id: 2, call: "gallery", params: {} });
      if (count === 20) worker.ask({ cancel: 1 });
    },
  });
  worker.begin();
  worker.ask({ id: 1, run });
  await worker.answered(1);
  const answers = worker.said.filter(({ reply }) => "result" in reply).map(({ reply }) => reply.id);
  assert.deepEqual(answers, [2, 1]);
});

test("progress is told at most every 100 milliseconds", async () => {
  const worker = hire({ nodes: 200_000, each: 0.01 });
  worker.begin();
  worker.ask({ id: 1, run });
  await worker.answered(1);
  const told = worker.said.filter(({ reply }) => "progress" in reply).map(({ at }) => at);
  assert.ok(told.length >= 10 && told.length <= 20, `${told}`);
  for (const [i, at] of told.entries()) assert.ok(i === 0 || at - told[i - 1] >= 100, `${told}`);
});

test("a part ends with the slice in which its time is up, and hands back what is left", async () => {
  const worker = hire({ nodes: Infinity, each: 0.01 });
  worker.begin();
  worker.ask({ id: 1, part: { puzzle: "p", keep: 1, saved: "", milliseconds: 250 } });
  await worker.answered(1);
  const searched = worker.took.reduce((sum, took) => sum + took, 0);
  assert.ok(searched >= 250 && searched - worker.took[worker.took.length - 1] < 250, `${worker.took}`);
  assert.deepEqual(worker.said.map(({ reply }) => reply.id), [1]);
  assert.match(worker.said[0].reply.result.saved, / of /);
});

test("what comes before Go is ready waits for it, and every id is answered once", async () => {
  const worker = hire({ nodes: 10, each: 0.01 });
  for (const id of [1, 2, 3]) worker.ask({ id, call: "gallery", params: {} });
  for (let i = 0; i < 5; i++) await turn();
  assert.deepEqual(worker.said, []);
  worker.begin();
  await worker.answered(3);
  assert.deepEqual(worker.said.map(({ reply }) => reply.id), [1, 2, 3]);
});

test("that written code has failed is said once for each puzzle, and is handed back with the part", async () => {
  /** @type {string[]} */
  const errors = [];
  const worker = hire({ nodes: 10, each: 1, by: { failed: "unreachable" }, console: { error: (/** @type {string} */ text) => errors.push(text) } });
  worker.begin();
  for (const [id, puzzle] of ["p", "p", "q"].entries()) {
    worker.ask({ id, part: { puzzle, keep: 1, saved: "", milliseconds: 250 } });
    await worker.answered(id);
  }
  assert.deepEqual(errors, ["unreachable p", "unreachable q"]);
  assert.deepEqual(worker.said.at(-1)?.reply.result, { saved: "10 of 10", by: { failed: "unreachable" } });
});

/** The smallest program. */
const PROGRAM = new Uint8Array([0, 0x61, 0x73, 0x6d, 1, 0, 0, 0]);
const TYPE = { "Content-Type": "application/wasm" };
const BARE = { ...TYPE, "Content-Length": "6118315" };
const NAME = "edgewise-1a2b3c4d.wasm";
const COPY = `${NAME}.gz`;

const plain = (/** @type {Record<string, string>} */ headers) => () => new Response(PROGRAM, { headers });
const zipped = (headers = {}) => () => new Response(gzipSync(PROGRAM), { headers });

/**
 * A worker that was asked for the program, and what it fetched.
 * @param {string | Blob} name
 * @param {Record<string, () => Response>} answers by file; other files are not found
 */
function bringing(name, answers) {
  /** @type {string[]} */
  const fetched = [];
  /** @type {string[]} */
  const errors = [];
  const worker = hire({
    nodes: 1,
    each: 1,
    console: { error: (/** @type {unknown} */ error) => errors.push(String(error)) },
    fetch: async (file) => {
      fetched.push(file);
      return answers[file]?.() ?? new Response("gone", { status: 404 });
    },
  });
  const reply = async (/** @type {number} */ id) => {
    worker.ask({ id, bring: name });
    for (;;) {
      const answer = worker.said.find(({ reply }) => reply.id === id);
      if (answer) return answer.reply;
      await turn();
    }
  };
  return { worker, fetched, errors, reply };
}

for (const { host, name = NAME, answers, fetched } of [
  { host: "a host that compresses", answers: { [NAME]: plain({ ...BARE, "Content-Encoding": "br" }) }, fetched: [NAME] },
  { host: "a service worker, which says no length", answers: { [NAME]: plain(TYPE) }, fetched: [NAME] },
  { host: "a host that knows no type", answers: { [NAME]: plain({ "Content-Type": "application/octet-stream" }) }, fetched: [NAME] },
  { host: "a host that does not compress", answers: { [NAME]: plain(BARE), [COPY]: zipped() }, fetched: [NAME, COPY] },
  { host: "a host that unpacks the copy", answers: { [NAME]: plain(BARE), [COPY]: plain({ "Content-Encoding": "gzip" }) }, fetched: [NAME, COPY] },
  { host: "a host without a copy", answers: { [NAME]: plain(BARE) }, fetched: [NAME, COPY] },
  { host: "a host whose copy is damaged", answers: { [NAME]: plain(BARE), [COPY]: () => new Response(null, { status: 500 }) }, fetched: [NAME, COPY] },
  { host: "a host with a page for whatever it does not have", answers: { [NAME]: plain(BARE), [COPY]: plain({ "Content-Type": "text/html" }) }, fetched: [NAME, COPY] },
  { host: "the sources, which have no copy", name: "edgewise.wasm", answers: { "edgewise.wasm": plain(BARE) }, fetched: ["edgewise.wasm"] },
  { host: "the single file, which contains it compressed", name: new Blob([gzipSync(PROGRAM)]), answers: {}, fetched: [] },
]) {
  test(`the program comes from ${host}, once, and the worker that brings it runs it`, async () => {
    const { worker, fetched: all, reply } = bringing(name, /** @type {any} */ (answers));
    assert.ok((await reply(1)).result instanceof WebAssembly.Module);
    assert.ok((await reply(2)).result instanceof WebAssembly.Module);
    assert.deepEqual(all, fetched);
    worker.ask({ id: 3, ready: true });
    await worker.answered(3);
    assert.equal(worker.said.some(({ reply }) => reply.here), fetched.length > 0, "it says that something comes");
  });
}

test("a program that did not come is fetched again when it is asked for again, and the console has the cause", async () => {
  /** @type {Record<string, () => Response>} */
  const answers = {};
  const { fetched, errors, reply } = bringing(NAME, answers);
  assert.deepEqual((await reply(1)).error, { code: "wasm-load", args: {}, at: {} });
  assert.deepEqual(errors, [`Error: ${NAME}: 404`]);
  answers[NAME] = plain(TYPE);
  assert.ok((await reply(2)).result instanceof WebAssembly.Module);
  assert.deepEqual(fetched, [NAME, NAME]);
});
