// The page's side of the service worker, with a fake worker.

import assert from "node:assert/strict";
import { mock, test } from "node:test";

class FakeElement {
  textContent = "";
  /** @type {Record<string, string>} */
  attributes = {};
  setAttribute(/** @type {string} */ name, /** @type {string} */ value) {
    this.attributes[name] = value;
  }
}

let pages = 0;

/**
 * A page with a controlling worker and a waiting one, if they are given.
 * @param {{ controller?: any, waiting?: any, hidden?: boolean }} [has]
 */
async function open({ controller = null, waiting = null, hidden = false } = {}) {
  const told = new FakeElement();
  const page = { loads: 0, told, button: /** @type {any} */ (new FakeElement()) };
  const registration = Object.assign(new EventTarget(), { waiting, installing: null });
  let registered = 0;
  const serviceWorker = Object.assign(new EventTarget(), { controller, register: async () => (registered++, registration) });
  let ready = () => {};
  const globals = {
    HTMLElement: FakeElement,
    addEventListener: (/** @type {string} */ name, /** @type {() => void} */ listener) => void (name === "ready" && (ready = listener)),
    document: Object.assign(new EventTarget(), { hidden, querySelector: () => told }),
    location: { reload: () => page.loads++ },
    navigator: { onLine: true, serviceWorker },
  };
  for (const [name, value] of Object.entries(globals)) Object.defineProperty(globalThis, name, { value, configurable: true });
  /** @type {any} */
  const state = { solve: { search: null }, shell: { updated: false } };
  const speech = { say: (/** @type {string} */ key) => key, count: (/** @type {string} */ key, /** @type {number} */ n) => `${key} ${n}` };
  /** @type {any} */
  const app = { speech, store: { state, change: (/** @type {any} */ how) => how(state) } };
  // Another address makes a fresh module.
  const offline = await import(/** @type {any} */ (`./offline.js?${pages++}`));
  offline.keepOffline(app);
  assert.equal(registered, 0, "nothing competes with what the page begins with");
  const { setTimeout } = globalThis;
  Object.assign(globalThis, { setTimeout: (/** @type {() => void} */ soon) => soon() });
  ready();
  Object.assign(globalThis, { setTimeout });
  await new Promise(setImmediate);
  const takeOver = () => serviceWorker.dispatchEvent(new Event("controllerchange"));
  return { page, state, takeOver, reload: () => offline.reload(page.button), repairCopy: () => offline.repairCopy(app) };
}

const worker = () => ({ state: "installed", /** @type {unknown[]} */ heard: [], postMessage(/** @type {unknown} */ what) { this.heard.push(what); } });

test("a page that did not ask for a newer version is never loaded again by itself", async () => {
  for (const hidden of [false, true]) {
    for (const search of [null, { stage: "many" }, { stage: "done" }]) {
      const { page, state, takeOver } = await open({ controller: worker(), hidden });
      state.solve.search = search;
      takeOver();
      assert.equal(page.loads, 0, `${hidden} ${search?.stage}`);
      assert.equal(state.shell.updated, true, "but it is told");
    }
  }
});

test("who asks gets the newer version, even if it takes its time, and sees that it comes", async (t) => {
  mock.timers.enable({ apis: ["setTimeout"] });
  t.after(() => mock.timers.reset());
  const waiting = worker();
  const { page, takeOver, reload } = await open({ controller: worker(), waiting });
  reload();
  assert.deepEqual(waiting.heard, ["take over"]);
  assert.deepEqual(page.button.attributes, { "aria-busy": "true", disabled: "" });
  mock.timers.tick(15_000);
  assert.equal(page.loads, 0, "the version before is not loaded meanwhile");
  takeOver();
  assert.equal(page.loads, 1);
});

test("a newer version that never takes over does not keep the page", async (t) => {
  mock.timers.enable({ apis: ["setTimeout"] });
  t.after(() => mock.timers.reset());
  const { page, reload } = await open({ controller: worker(), waiting: worker() });
  reload();
  mock.timers.tick(20_000);
  assert.equal(page.loads, 1);
});

test("what came of a look at the offline copy is told, and that there was no answer", async (t) => {
  mock.timers.enable({ apis: ["setTimeout"] });
  t.after(() => mock.timers.reset());
  const answers = (/** @type {object} */ looked) => ({ postMessage: (/** @type {string} */ _, /** @type {MessagePort[]} */ [port]) => port.postMessage(looked) });
  const throws = {
    postMessage: () => {
      throw new Error("it is gone");
    },
  };
  for (const [title, controller, says] of /** @type {[string, any, string][]} */ ([
    ["whole", answers({ files: 9, repaired: 0, wrong: 0 }), "copy.whole"],
    ["repaired", answers({ files: 9, repaired: 2, wrong: 0 }), "copy.repaired 2"],
    ["damaged", answers({ files: 9, repaired: 2, wrong: 1 }), "copy.damaged 1"],
    ["silent", worker(), "copy.unchecked"],
    ["gone", throws, "copy.unchecked"],
    ["none", null, "copy.unchecked"],
  ])) {
    const { page, repairCopy } = await open({ controller });
    const over = repairCopy();
    if (title === "silent") {
      assert.equal(page.told.textContent, "copy.checking");
      mock.timers.tick(60_000);
    }
    await over;
    assert.equal(page.told.textContent, says, title);
  }
});
