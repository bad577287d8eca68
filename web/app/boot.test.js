// What a page says that cannot start, without a browser: in which language, and only because of start.js.

import assert from "node:assert/strict";
import { readFileSync, readdirSync } from "node:fs";
import { test } from "node:test";
import vm from "node:vm";
import { FLOOR, NEEDS, floorOf } from "../tools/floor.js";

const script = new vm.Script(readFileSync(new URL("boot.js", import.meta.url), "utf8"));
const LANGUAGES = readdirSync(new URL("../words/", import.meta.url)).flatMap((file) => /^(\w+)\.js$/.exec(file)?.[1] ?? []);

/** The first versions of browsers, as the page names them. @param {typeof FLOOR} floor */
const named = (floor) => `Safari ${floor.get("safari")} (iOS ${floor.get("safari_ios")}), Chrome ${floor.get("chrome")}, Edge ${floor.get("edge")}, Firefox ${floor.get("firefox")}`;

/** The element of the script that starts the page. */
class Script {
  src = "https://example.org/puzzles/app/start.js";
}

/** Lets pending callbacks run. */
const turn = () => new Promise((resolve) => setImmediate(resolve));

/**
 * A browser that has run the script, and what it was shown.
 * @param {{ languages?: string[], kept?: string, lacks?: string, whole?: boolean, noted?: Map<string, string>, copies?: string[], server?: () => unknown }} [browser] noted is
 *   the tab's storage; with it there is a service worker that has another version
 */
function read({ languages = ["en"], kept = "", lacks = "", whole = false, noted, copies = [], server = () => ({ ok: true }) } = {}) {
  /** @type {{ said: string[], timers: number }} */
  const shown = { said: [], timers: 0 };
  let pulse = () => {};
  const make = () => ({
    set textContent(/** @type {string} */ text) {
      if (text) shown.said.push(text);
    },
    removeAttribute() {},
    addEventListener: (/** @type {string} */ _, /** @type {() => void} */ press) => presses.push(press),
    appendChild() {},
    setAttribute() {},
  });
  let loads = 0;
  const controller = { postMessage: (/** @type {unknown} */ _, /** @type {any[]} */ [port]) => port.onmessage({ data: { again: true } }) };
  /** @type {(() => void)[]} */
  const presses = [];
  /** @type {any[]} */
  const asked = [];
  const scope = Object.assign(new EventTarget(), {
    URL,
    Event,
    caches: { keys: async () => [...copies], delete: async (/** @type {string} */ name) => void copies.splice(copies.indexOf(name), 1) },
    fetch: async (/** @type {any[]} */ ...request) => (asked.push(request), server()),
    location: { href: "https://example.org/puzzles/#grid=1x1", reload: () => loads++ },
    MessageChannel: class {
      port1 = {};
      port2 = this.port1;
    },
    sessionStorage: noted && {
      getItem: (/** @type {string} */ key) => noted.get(key) ?? null,
      setItem: (/** @type {string} */ key, /** @type {string} */ value) => noted.set(key, value),
      removeItem: (/** @type {string} */ key) => noted.delete(key),
    },
    HTMLScriptElement: Script,
    Worker: class {},
    DecompressionStream: class {},
    localStorage: { getItem: () => kept },
    navigator: { languages, ...(noted && { serviceWorker: { controller } }) },
    setTimeout: () => shown.timers++,
    clearTimeout() {},
    setInterval: (/** @type {() => void} */ tick) => (pulse = tick, 1),
    clearInterval: () => (pulse = () => {}),
    request: (/** @type {string} */ name) => asked.push(name),
    document: Object.assign(new EventTarget(), { createElement: make, getElementById: (/** @type {string} */ id) => whole && id === "parts", querySelector: (/** @type {string} */ selector) => (selector === '[data-part="start"]' ? new Script() : make()), querySelectorAll: () => [], documentElement: { lang: "", dataset: {}, style: { translate: "" } }, title: "" }),
  });
  const context = vm.createContext(scope);
  vm.runInContext("self = this; addEventListener = addEventListener.bind(this); dispatchEvent = dispatchEvent.bind(this)", context);
  if (lacks) vm.runInContext(`delete globalThis.${lacks}`, context);
  script.runInContext(context);
  return {
    shown,
    loads: () => loads,
    /** @param {number} n of the buttons */
    press: async (n) => {
      presses[n]();
      for (let i = 0; i < 20; i++) await turn();
    },
    asked,
    /** @param {Event} event @param {EventTarget} [target] */
    tell: async (event, target = scope) => {
      target.dispatchEvent(event);
      for (let i = 0; i < 20; i++) await turn();
    },
    /** Lets seconds pass. @param {number} n */
    wait: async (n) => {
      for (let i = 0; i < n; i++) pulse();
      for (let i = 0; i < 20; i++) await turn();
    },
    scope,
    document: scope.document,
  };
}

const failed = () => new Event("failed");
const error = (/** @type {string} */ filename) => Object.assign(new Event("error"), { filename });

test("it has words in every language of the page", async () => {
  const sentences = new Set();
  for (const language of LANGUAGES) {
    const { shown, tell, document } = read({ languages: [`${language}-XX`, "en"] });
    await tell(failed());
    assert.deepEqual([document.documentElement.lang, document.title], [language, "Edgewise"], "nothing of it is in English");
    assert.equal(shown.said.length, 2, "one sentence and one button");
    sentences.add(shown.said.join());
  }
  assert.equal(sentences.size, LANGUAGES.length);
});

test("the language that was chosen comes first; what is kept may be anything", async () => {
  for (const [kept, language] of [
    ['{"settings":{"language":"fr"}}', "fr"],
    ['{"settings":{"language":"auto"}}', "da"],
    ['{"settings":{"language":"constructor"}}', "da"],
    ['{"settings":{"language":7}}', "da"],
    ['{"settings":null}', "da"],
    ["{", "da"],
    ["null", "da"],
  ]) {
    const { tell, document } = read({ languages: ["ja", "da-DK", "de"], kept });
    await tell(failed());
    assert.equal(document.documentElement.lang, language, kept);
  }
  const { tell, document } = read({ languages: ["ja"] });
  await tell(failed());
  assert.equal(document.documentElement.lang, "en");
});

test("it says it once, and only when start.js has failed", async () => {
  const { shown, tell, document } = read();
  await tell(new Event("DOMContentLoaded"), document);
  for (const from of ["", "https://example.org/puzzles/", "https://example.org/puzzles/app/board.js", "chrome-extension://x/app/start.js", "moz-extension://x/start.js"]) {
    await tell(error(from));
  }
  await tell(new Event("unhandledrejection"));
  assert.deepEqual(shown, { said: [], timers: 0 }, "and nothing waits for a time to pass");
  await tell(error("https://example.org/puzzles/app/start.js"));
  assert.equal(shown.said.length, 3);
  await tell(failed());
  assert.equal(shown.said.length, 3);
});

test("it names the files that did not come, each once", async () => {
  const { shown, tell } = read();
  for (const file of ["words/en.js", "worker.js", "words/en.js"]) await tell(new CustomEvent("lost", { detail: file }));
  assert.deepEqual(shown.said, [], "the page may do without them");
  await tell(failed());
  assert.deepEqual(shown.said.slice(1, 2), ["Affected: words/en.js, worker.js"]);
});

test("ten seconds without a sign of life are said, until the page runs after all", async () => {
  const { shown, tell, wait, asked } = read();
  for (let i = 0; i < 20; i++) {
    await wait(9);
    await tell(new Event("alive"));
  }
  assert.deepEqual([shown.said, new Set(asked)], [[], new Set(["https://example.org/puzzles/app/start.js"])]);
  await wait(10);
  assert.deepEqual(shown.said, ["The page has stopped loading.", "Load again"]);
  await tell(new Event("running"));
  await tell(failed());
  assert.match(shown.said[2], /missing or damaged/, "it can still fail");
});

test("a page that runs says itself that it has stalled, again after it was started again", async () => {
  const { shown, tell, wait, scope, asked } = read();
  let stalled = 0;
  scope.addEventListener("stalled", () => stalled++);
  await tell(new Event("running"));
  await wait(30);
  assert.deepEqual([stalled, shown.said, asked], [1, [], []]);
  await tell(new CustomEvent("failed", { detail: "playable" }));
  await wait(30);
  assert.equal(stalled, 1);
  await tell(new Event("starting"));
  await wait(10);
  assert.equal(stalled, 2);
  await tell(new Event("ready"));
  await wait(30);
  assert.equal(stalled, 2);
});

test("nothing is shown in place of what can be played", async () => {
  const { shown, tell } = read();
  const failedBeside = () => new CustomEvent("failed", { detail: "playable" });
  await tell(failedBeside());
  await tell(failedBeside());
  assert.deepEqual(shown, { said: [], timers: 0 });
  await tell(failed());
  assert.equal(shown.said.length, 2, "once nothing can be played any more");
});

test("a page that has started says itself what goes wrong later", async () => {
  const { shown, tell } = read();
  await tell(new Event("ready"));
  await tell(failed());
  await tell(error("https://example.org/puzzles/app/start.js"));
  assert.deepEqual(shown, { said: [], timers: 0 });
});

test("it loads itself again twice at most until the page has started, whatever was noted before", async () => {
  /** @type {Map<string, string>} */
  const noted = new Map();
  const visit = async (/** @type {Event} */ event) => {
    const { shown, tell, loads } = read({ noted });
    await tell(event);
    return [loads(), shown.said.length > 0];
  };
  for (const round of [1, 2]) {
    for (const expected of [[1, false], [1, false], [0, true], [0, true]]) assert.deepEqual(await visit(failed()), expected, `${round}`);
    await visit(new Event("ready"));
  }
  noted.set("edgewise-again-1", "yes");
  assert.deepEqual(await visit(failed()), [0, true]);
});

const MINE = "edgewise https://example.org/puzzles/ ";
const offline = () => Promise.reject(new TypeError("Failed to fetch"));

test("the copy can be cleared where a version is kept and the server answers", async () => {
  for (const [copies, server, said] of /** @type {[string[], () => unknown, RegExp][]} */ ([
    [[`${MINE}1`, `${MINE}notes`], () => ({ ok: true }), /start\.,Load again,Clear the copy kept here,Either way/],
    [[`${MINE}1`], () => ({ ok: false }), /start\.,Load again,Connect to the internet, then load again\.$/],
    [[`${MINE}1`], offline, /start\.,Load again,Connect/],
    [[`${MINE}notes`], () => ({ ok: true }), /start\.,Load again$/],
    [["edgewise https://example.org/ 1", "another"], () => ({ ok: true }), /start\.,Load again$/],
  ])) {
    const { shown, tell, asked } = read({ copies, server });
    await tell(failed());
    assert.match(shown.said.join(), said, `${copies}`);
    for (const [address, { method, cache }] of asked) {
      assert.deepEqual([address, method, cache], ["https://example.org/puzzles/", "HEAD", "no-store"], "past the service worker");
    }
  }
});

test("clearing takes every cache of the page, and none where the server is gone meanwhile", async () => {
  for (const gone of [false, true]) {
    const copies = [`${MINE}1`, "another", `${MINE}notes`];
    const before = [...copies];
    let there = true;
    const { tell, press, loads } = read({ copies, server: () => (there ? { ok: true } : offline()) });
    await tell(failed());
    there = !gone;
    await press(1);
    assert.deepEqual([copies, loads()], [gone ? before : ["another"], 1]);
  }
});

test("what the browser lacks is named before the page is asked", async () => {
  for (const [lacks, what, whole] of /** @type {[string, string, boolean?][]} */ ([
    ...NEEDS.map((path) => [path, named(FLOOR)]),
    ["Array", named(FLOOR)],
    ["DecompressionStream", "", false],
    ["DecompressionStream", named(floorOf([...NEEDS, "DecompressionStream"])), true],
    ["WebAssembly", "WebAssembly"],
    ["Worker", "Web Workers"],
  ])) {
    for (const language of LANGUAGES) {
      const { shown, tell, document } = read({ lacks, whole, languages: [language] });
      await tell(new Event("DOMContentLoaded"), document);
      assert.equal(shown.said.length, what ? 1 : 0, `${lacks}: one sentence and nothing to press`);
      assert.ok(!what || shown.said[0].includes(what), `${what}: ${shown.said}`);
    }
  }
});

test("no module is preloaded: WebKit would give the one of the version before", () => {
  const page = readFileSync(new URL("../index.html", import.meta.url), "utf8");
  assert.doesNotMatch(page, /rel="(module)?preload"/);
});
