// What the page trusts, in browsers with and without Trusted Types.

import assert from "node:assert/strict";
import { test } from "node:test";

/** @type {{ names: string[] }} */
const made = { names: [] };
const trustedTypes = {
  createPolicy: (/** @type {string} */ name, /** @type {any} */ rules) => {
    made.names.push(name);
    return {
      createHTML: (/** @type {string} */ text) => ({ html: rules.createHTML(text) }),
      createScriptURL: (/** @type {string} */ text) => ({ url: rules.createScriptURL(text) }),
    };
  },
};

const plain = await import("./trusted.js");
Object.assign(globalThis, { trustedTypes });
// Another address loads the module a second time.
const checked = await import(/** @type {any} */ ("./trusted.js?checked"));

test("drawings of Go and the page's own scripts are let through, as the browser wants them", () => {
  assert.deepEqual(made.names, ["edgewise"]);
  assert.equal(plain.trustedDrawing("<svg x>"), "<svg x>");
  assert.deepEqual(checked.trustedDrawing("<svg x>"), { html: "<svg x>" });
  for (const name of ["worker.js", "sw.js"]) {
    assert.equal(plain.trustedScript(name), name);
    assert.deepEqual(checked.trustedScript(name), { url: name });
  }
});

test("nothing else is, in any browser", () => {
  for (const { trustedDrawing, trustedScript } of [plain, checked]) {
    for (const text of ["", "<img src=x onerror=alert(1)>", " <svg >", "<svgx>", "<script>"]) {
      assert.throws(() => trustedDrawing(text), TypeError, text);
    }
    for (const name of ["", "https://example.org/worker.js", "./worker.js", "data:text/javascript,1", "app/main.js"]) {
      assert.throws(() => trustedScript(name), TypeError, name);
    }
  }
});
