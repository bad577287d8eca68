// What the service worker serves and stores, in a fake browser.

import assert from "node:assert/strict";
import { test } from "node:test";

import { Browser, SCOPE, release } from "./tools/browser.js";

const files = (/** @type {string} */ version) => ({ "./": `page ${version}`, "app/main.js": `main ${version}` });
const A = release("a", files("a"));
const B = release("b", files("b"));

test("a version that comes while the one before sweeps is kept, or its install fails", async () => {
  // The sweep takes some turns of the event loop, so the install begins at each of them.
  for (let turns = 0; turns < 40; turns++) {
    const browser = new Browser();
    // Remains of an interrupted install, which the sweep deletes.
    await (await browser.caches.open(browser.cacheName("b"))).put("remains", new Response());
    const first = browser.worker(A.list, A.served);
    await first.install();
    await first.arrive("page");
    const swept = first.message("page", "started");
    for (let turn = 0; turn < turns; turn++) await new Promise(setImmediate);
    browser.registration.installing = {};
    const installed = await browser.worker(B.list, B.served).install().then(() => true, () => false);
    browser.registration.installing = null;
    browser.registration.waiting = {};
    await swept;
    assert.equal(browser.kept.includes("b"), installed, `${turns} turns`);
  }
});

test("what a first version with a list replaces is there to fall back to", async () => {
  const browser = new Browser();
  await browser.keepOld("old", files("old"));
  await (await browser.caches.open(browser.cacheName("cut-off"))).put("remains", new Response());
  const worker = browser.worker(B.list, B.served);
  browser.open("before");
  await worker.start();
  assert.deepEqual(browser.kept, ["old", "b"], "remains go");
  assert.equal(await worker.ask("before", "app/main.js"), "main old", "the page that is open goes on");
  assert.equal(await worker.arrive("page"), "page b");
  assert.deepEqual({ ...(await worker.message("page", "failed")) }, { again: true });
  assert.equal(await worker.arrive("again"), "page old");
  assert.equal(await worker.ask("again", "app/main.js"), "main old");
});

test("a version that failed is tried again after a day, and after two more", async () => {
  const browser = new Browser();
  await browser.worker(A.list, A.served).start();
  const worker = browser.worker(B.list, B.served);
  await worker.start();
  let visits = 0;
  const visit = async () => {
    const shown = await worker.arrive(`page ${++visits}`);
    await worker.message(`page ${visits}`, shown === "page b" ? "failed" : "started");
    return shown.at(-1);
  };
  // The visit that notices that the time is over still gets the version before.
  for (const [hours, shown] of [[0, "b"], [1, "a"], [22, "a"], [1, "a"], [0, "b"], [25, "a"], [22, "a"], [1, "a"], [0, "b"], [71, "a"]]) {
    browser.now += Number(hours) * 3_600_000;
    assert.equal(await visit(), shown, `visit ${visits}`);
  }
  browser.now += 3_600_000;
  assert.equal(await visit(), "a");
  assert.equal(await worker.arrive("page"), "page b");
  await worker.message("page", "started");
  assert.equal(await worker.arrive("later"), "page b", "and stays when it starts");
});

test("a page from the server that does not start says nothing of the version that is kept", async () => {
  const browser = new Browser();
  await browser.worker(A.list, A.served).start();
  const worker = browser.worker(B.list, B.served);
  await worker.install();
  browser.open("past the worker", false);
  await worker.activate();
  assert.deepEqual({ ...(await worker.message("past the worker", "failed")) }, { again: true });
  assert.equal(await worker.arrive("page"), "page b");
});

test("a page opens where the storage is broken, with files of one version", async () => {
  const browser = new Browser();
  const served = { ...A.served };
  const worker = browser.worker(A.list, served);
  await worker.start();
  browser.caches.broken = true;
  assert.equal(await worker.arrive("same"), "page a");
  assert.equal(await worker.ask("same", "app/main.js"), "main a");
  assert.deepEqual({ ...(await worker.message("same", "repair")) }, { files: 2, repaired: 0, wrong: 2 });

  Object.assign(served, B.served);
  assert.equal(await worker.ask("same", "app/main.js"), "error");
  assert.equal(await worker.arrive("newer"), "page b");
  assert.equal(await worker.ask("newer", "app/main.js"), "main b");
});

test("a version that has lost files while the server went on gives way as a whole, and none of its files is mixed in", async () => {
  for (const lost of ["app/main.js", "", "all"]) {
    const browser = new Browser();
    const served = { ...A.served };
    const worker = browser.worker(A.list, served);
    await worker.start();
    Object.assign(served, B.served);
    browser.registration.update = () => browser.worker(B.list, served).install();
    if (lost === "all") browser.caches.all.clear();
    else await (await browser.caches.open(browser.cacheName("a"))).delete(SCOPE + lost);
    let page = await worker.arrive("page");
    if (lost === "app/main.js") {
      assert.equal(page, "page a");
      assert.equal(await worker.ask("page", "app/main.js"), "error");
      assert.deepEqual({ ...(await worker.message("page", "failed")) }, { again: true });
      page = await worker.arrive("page");
    }
    assert.equal(page, "page b", lost);
    assert.equal(await worker.ask("page", "app/main.js"), "main b", lost);
  }
});

test("a worker takes over where the storage is broken", async () => {
  const browser = new Browser();
  const worker = browser.worker(A.list, A.served);
  await worker.install();
  browser.open("page", false);
  browser.caches.broken = true;
  await worker.activate();
  assert.equal(browser.clients[0].controlled, true);
});

test("a browser that does not say who arrives gets no page from elsewhere", async () => {
  const browser = new Browser();
  const served = { ...A.served };
  const worker = browser.worker(A.list, served);
  await worker.start();
  Object.assign(served, B.served);
  (await browser.caches.open(browser.cacheName("a"))).delete(SCOPE);
  assert.equal(await worker.arrive("page", ""), "error");
  assert.equal(await worker.ask("page", "app/main.js"), "main a");
});

test("what another app shares is kept, byte by byte, until the page asks for it", async () => {
  const browser = new Browser();
  const worker = browser.worker(A.list, A.served);
  await worker.start();
  browser.open("page");
  const wide = Buffer.from("\uFEFFgrid: 2x1\ntiles: AbCd cdEa\n", "utf16le");
  for (const [shared, wanted] of /** @type {const} */ ([
    [{ text: "Look", url: "https://host.example/#day=2026-11-30" }, Buffer.from("Look\nhttps://host.example/#day=2026-11-30")],
    [{ text: "AbCd cdEa" }, Buffer.from("AbCd cdEa")],
    [{ text: "", url: "", file: new File([wide], "two.txt", { type: "text/plain" }) }, wide],
    [{ text: "AbCd", file: new File([], "") }, Buffer.from("AbCd")],
  ])) {
    assert.deepEqual(await worker.share(shared), [303, `${SCOPE}?shared`]);
    assert.deepEqual(Buffer.from(await (await worker.message("page", "shared")).arrayBuffer()), wanted);
    assert.equal(await worker.message("page", "shared"), null, "it is told once");
  }
});

test("no script but its own two is imported", () => {
  /** @type {any} */
  let rules;
  const browser = new Browser();
  browser.trustedTypes = { createPolicy: (/** @type {string} */ _, /** @type {any} */ given) => (rules = given) };
  assert.deepEqual([...browser.worker(A.list, A.served).scope.imported], ["files.js", "versions.js"]);
  assert.throws(() => rules.createScriptURL("elsewhere.js"));
});
