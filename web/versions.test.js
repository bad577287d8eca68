// What a version stores and what not, with a fake server and fake caches.

import assert from "node:assert/strict";
import { test } from "node:test";

import { SCOPE, TYPES, hashed, versions as browse } from "./tools/browser.js";

const FILES = { "./": "<!doctype html>", "app/main.js": "start();", "words/en.js": "words" };
const SCRIPTS = { "sw.js": "serve();", "versions.js": "keep();" };
const LIST = { version: "a", files: hashed(FILES), scripts: hashed(SCRIPTS), types: TYPES };

test("a version whose every file has its hash is kept, and its list with it", async () => {
  const { Version, keptVersions, caches } = browse({ ...FILES, ...SCRIPTS });
  const version = new Version(LIST);
  await version.keep();
  assert.ok(await version.isWhole());
  assert.deepEqual(await caches.keys(), [`edgewise ${SCOPE} listed a`]);
  const [kept] = await keptVersions();
  assert.equal(JSON.stringify(kept.list), JSON.stringify(LIST));
  assert.equal(await (await kept.file("words/en.js")).text(), "words");
});

test("a version of which one file is wrong is not kept at all", async () => {
  const redirected = Object.defineProperty(new Response(FILES["app/main.js"]), "clone", {
    value: () => Object.defineProperties(new Response(FILES["app/main.js"]), { redirected: { value: true }, clone: { value: () => redirected.clone() } }),
  });
  const wrongs = {
    "another content": "<!doctype html><title>Error</title>",
    "cut short": "start",
    empty: "",
    missing: new Response("start();", { status: 404 }),
    "in part": new Response("start();", { status: 206 }),
    "in trouble": new Response("start();", { status: 503 }),
    "from elsewhere": redirected,
    "broken off": () => {
      throw new TypeError("network error");
    },
  };
  for (const [title, wrong] of Object.entries(wrongs)) {
    for (const name of ["app/main.js", "./", "versions.js"]) {
      const { Version, caches } = browse({ ...FILES, ...SCRIPTS, [name]: wrong });
      await assert.rejects(new Version(LIST).keep(), `${name} ${title}`);
      assert.deepEqual((await caches.keys()).length, 0, `${name} ${title}`);
    }
  }
});

test("a file is of the type that the list says, whatever the server calls it", async () => {
  const wrong = { "Content-Type": "text/plain", "Content-Encoding": "br", "Content-Security-Policy": "default-src 'none'" };
  const { Version } = browse({ ...FILES, ...SCRIPTS, "app/main.js": new Response("start();", { headers: wrong }) });
  const version = new Version(LIST);
  await version.keep();
  const { headers } = await version.file("app/main.js");
  assert.deepEqual(Object.fromEntries(headers), {
    "content-security-policy": "default-src 'none'",
    "content-type": "application/javascript",
  });
  assert.equal((await version.file("./")).headers.get("Content-Type"), "text/html; charset=utf-8");
});

test("a version that pages use stays when it is to be kept once more and cannot be", async () => {
  const { Version, served } = browse({ ...FILES, ...SCRIPTS });
  await new Version(LIST).keep();
  served["sw.js"] = "another";
  await assert.rejects(new Version(LIST).keep());
  assert.ok(await new Version(LIST).isWhole());
});

test("what the browser has fetched before is asked for anew only where it is wrong", async () => {
  const { Version, asked } = browse({ ...FILES, ...SCRIPTS, "app/main.js": "old" });
  await assert.rejects(new Version(LIST).keep());
  assert.deepEqual(asked.filter((line) => line.startsWith("app/")), ["app/main.js default", "app/main.js reload"]);
  assert.deepEqual(asked.filter((line) => line.startsWith("words/")), ["words/en.js default"]);
});

test("a lost file comes back, but never from another version", async () => {
  const { Version, caches, served } = browse({ ...FILES, ...SCRIPTS });
  const version = new Version(LIST);
  await version.keep();
  const lose = async () => (await caches.open(version.cacheName)).delete(`${SCOPE}app/main.js`);
  await lose();
  assert.equal(await (await version.file("app/main.js")).text(), "start();");
  assert.ok(await version.isWhole());

  await lose();
  served["app/main.js"] = "newer();";
  assert.equal(await version.file("app/main.js"), null);
  assert.equal(await version.isWhole(), false);
});

test("a damaged file counts as lost where it is checked", async () => {
  const { Version, caches, served } = browse({ ...FILES, ...SCRIPTS });
  const version = new Version(LIST);
  await version.keep();
  const damage = async () => (await caches.open(version.cacheName)).put(SCOPE, new Response("<!doctype"));
  const page = async (/** @type {object} */ how) => (await version.file("./", how))?.text();
  await damage();
  assert.equal(await page({}), "<!doctype");
  assert.equal(await page({ checked: true }), FILES["./"]);
  assert.equal(await page({}), FILES["./"], "and is kept");
  await damage();
  delete served["./"];
  assert.equal(await page({ checked: true }), undefined);
});

test("mending counts what it put back and what it could not", async () => {
  const { Version, caches, served } = browse({ ...FILES, ...SCRIPTS });
  const version = new Version(LIST);
  await version.keep();
  const mended = async (/** @type {boolean} */ thorough) => ({ ...(await version.mend({ thorough })) });
  assert.deepEqual(await mended(true), { files: 3, repaired: 0, wrong: 0 });

  const cache = await caches.open(version.cacheName);
  await cache.put(`${SCOPE}app/main.js`, new Response("damaged"));
  await cache.delete(`${SCOPE}words/en.js`);
  assert.deepEqual(await mended(false), { files: 3, repaired: 1, wrong: 0 }, "only a look at each byte finds damage");
  assert.deepEqual(await mended(true), { files: 3, repaired: 1, wrong: 0 });

  await cache.put(`${SCOPE}app/main.js`, new Response("damaged"));
  served["app/main.js"] = "newer();";
  assert.deepEqual(await mended(true), { files: 3, repaired: 0, wrong: 1 });
  assert.equal(await version.file("app/main.js"), null, "what is damaged is not given out again");
});

test("a file is known by its address, whatever is asked of it", () => {
  const { Version } = browse({});
  const version = new Version(LIST);
  assert.equal(version.at(SCOPE), "./");
  assert.equal(version.at(`${SCOPE}?from=home#grid=3x3`), "./");
  assert.equal(version.at(`${SCOPE}app/main.js?x`), "app/main.js");
  for (const address of [`${SCOPE}files.js`, `${SCOPE}constructor`, "https://host.example/", "https://other.example/edgewise/app/main.js"]) {
    assert.equal(version.at(address), "", address);
  }
});

test("a version from when none had a list is whole, remains of one with a list are not", async () => {
  const { keptVersions, caches } = browse({});
  for (const name of ["old", "listed cut-off"]) {
    const cache = await caches.open(`edgewise ${SCOPE} ${name}`);
    await cache.put(`${SCOPE}app/main.js`, new Response("old();"));
    await cache.put(SCOPE, new Response("<!doctype html>"));
  }
  await caches.open(`edgewise ${SCOPE}another/ x`);
  const [old, cutOff, ...more] = await keptVersions();
  assert.equal(more.length, 0);
  assert.equal(await (await old.file("app/main.js")).text(), "old();");
  for (const [version, name, whole] of [[old, "old", true], [cutOff, "cut-off", false]]) {
    assert.equal(version.name, name);
    assert.equal((await version.mend({ thorough: true })).wrong, 0, "its files stand for themselves");
    assert.equal(await version.isWhole(), whole, name);
  }
});

test("what is noted can be read, listed and forgotten", async () => {
  const { notes, keptVersions } = browse({});
  await notes.write("client/1", "a 1");
  await notes.write("client/2", "b 2");
  await notes.write("failed/a", "");
  assert.equal(await notes.read("client/1"), "a 1");
  assert.equal(await notes.read("failed/a"), "");
  assert.equal(await notes.read("failed/b"), undefined);
  assert.deepEqual([...(await notes.names("client/"))], ["1", "2"]);
  await notes.forget("client/1");
  assert.deepEqual([...(await notes.names("client/"))], ["2"]);
  assert.equal((await keptVersions()).length, 0);
});
