// The bars of the system follow the theme, that which was chosen before and that which is chosen now.

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import vm from "node:vm";

const read = (/** @type {string} */ name) => readFileSync(new URL(name, import.meta.url), "utf8");
const script = new vm.Script(read("theme.js"));

/** A meta element of index.html. @param {string} text */
const metaOf = (text) => {
  const attributes = new Map([...text.matchAll(/ ([\w-]+)="([^"]*)"/g)].map(([, name, value]) => [name, value]));
  return {
    name: attributes.get("name"),
    getAttribute: (/** @type {string} */ name) => attributes.get(name) ?? null,
    setAttribute: (/** @type {string} */ name, /** @type {string} */ value) => void attributes.set(name, value),
  };
};

/** A page that has begun, with the theme that was chosen before. @param {string} [kept] */
function begin(kept) {
  const metas = [...read("../index.html").matchAll(/<meta [^>]*>/g)].map(([text]) => metaOf(text));
  const named = (/** @type {string} */ selector) => metas.filter(({ name }) => selector === `meta[name="${name}"]`);
  const root = { dataset: /** @type {Record<string, string>} */ ({}) };
  let changed = () => {};
  script.runInNewContext({
    location: { hash: "" },
    history: { state: null },
    localStorage: { getItem: () => kept && JSON.stringify({ settings: { theme: kept } }) },
    document: { documentElement: root, querySelector: (/** @type {string} */ selector) => named(selector)[0], querySelectorAll: named },
    MutationObserver: class {
      /** @param {() => void} then */
      constructor(then) {
        changed = then;
      }
      observe() {}
    },
  });
  return {
    choose(/** @type {string | undefined} */ theme) {
      if (theme) root.dataset.theme = theme;
      else delete root.dataset.theme;
      changed();
    },
    /** The colours of the bars, each with when it applies. */
    bars: () => named('meta[name="theme-color"]').map((meta) => `${meta.getAttribute("content")} ${meta.getAttribute("media")}`),
    scheme: () => named('meta[name="color-scheme"]')[0].getAttribute("content"),
  };
}

test("the bars of the system have the colour of the chosen theme", () => {
  const system = ["#EFE7D8 (prefers-color-scheme: light)", "#1B1714 (prefers-color-scheme: dark)"];
  const light = ["#EFE7D8 all", "#1B1714 not all"];
  const dark = ["#EFE7D8 not all", "#1B1714 all"];
  const page = begin();
  assert.deepEqual([page.bars(), page.scheme()], [system, "light dark"]);
  page.choose("dark");
  assert.deepEqual([page.bars(), page.scheme()], [dark, "dark"]);
  page.choose("light");
  assert.deepEqual([page.bars(), page.scheme()], [light, "light"]);
  page.choose(undefined);
  assert.deepEqual([page.bars(), page.scheme()], [system, "light dark"]);
  assert.deepEqual(begin("dark").bars(), dark, "before the first paint");
});
