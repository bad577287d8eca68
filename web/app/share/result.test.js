// Ways to share a result: each failure leads to the next way, and a person who cancels hears nothing of it.

import assert from "node:assert/strict";
import { test } from "node:test";
import { passLineOn, passOn } from "./result.js";

/** @import {Means} from "./result.js" */

const line = { title: "Edgewise", text: "Edgewise No. 2 · 4:12", url: "https://example.org/#day=2026-11-22" };
const both = `${line.text}\n${line.url}`;

/** How a share sheet can end. @type {Record<string, (data: ShareData) => Promise<void>>} */
const SHEETS = {
  sent: async () => {},
  cancelled: () => Promise.reject(new DOMException("", "AbortError")),
  failed: () => Promise.reject(new DOMException("", "NotAllowedError")),
};

/**
 * A browser, and what was done there.
 * @param {{ sheet?: string, files?: boolean, picture?: boolean, text?: boolean }} can
 */
function browser({ sheet = "", files = false, picture = false, text = false }) {
  /** @type {string[]} */
  const done = [];
  const note = (/** @type {string} */ what) => void done.push(what);
  /** @type {Means} */
  const means = {
    share: sheet ? (data) => (note([data.files?.[0]?.name, data.text, data.url].filter(Boolean).join(" ")), SHEETS[sheet](data)) : null,
    canShare: (data) => files && Boolean(data.files),
    copyBoth: async (dots, words) => picture && (await dots.then(() => true, () => false)) && (note(`copied ${words}`), true),
    copyLine: async (words) => text && (note(`copied line ${words}`), true),
    save: (name) => note(`saved ${name}`),
  };
  return { means, done };
}

const dots = () => Promise.resolve(new Blob(["dots"], { type: "image/png" }));
const noDots = () => Promise.reject(new Error("no picture"));

test("a picture and a line go the best way there is", async () => {
  const rows = /** @type {[string, Parameters<typeof browser>[0], () => Promise<Blob>, string, boolean, string[]][]} */ ([
    ["a sheet for files", { sheet: "sent", files: true }, dots, "sent", false, [`2.png ${both}`]],
    ["the sheet is closed again", { sheet: "cancelled", files: true, picture: true }, dots, "sent", false, [`2.png ${both}`]],
    ["the sheet fails", { sheet: "failed", files: true, picture: true }, dots, "copied", true, [`2.png ${both}`, `copied ${both}`]],
    ["the sheet takes no files", { sheet: "sent", picture: true, text: true }, dots, "copied", false, [`copied ${both}`]],
    ["no sheet", { picture: true }, dots, "copied", false, [`copied ${both}`]],
    ["pictures cannot be copied", { text: true }, dots, "saved", false, ["saved 2.png", `copied line ${both}`]],
    ["nothing can be copied", {}, dots, "saved-only", false, ["saved 2.png"]],
    ["nothing works", { sheet: "failed", files: true }, dots, "saved-only", true, [`2.png ${both}`, "saved 2.png"]],
    ["there is no picture", { sheet: "sent", files: true }, noDots, "sent", false, [both]],
    ["there is no picture to copy", { picture: true, text: true }, noDots, "copied-line", false, [`copied line ${both}`]],
    ["there is no picture, and nothing can be copied", {}, noDots, "none", false, []],
  ]);
  for (const [where, can, picture, way, failed, want] of rows) {
    const { means, done } = browser(can);
    assert.deepEqual(await passOn(picture(), "2.png", line, means), { way, failed }, where);
    assert.deepEqual(done, want, where);
  }
});

test("a line alone goes to the sheet, else it is copied", async () => {
  const rows = /** @type {[string, Parameters<typeof browser>[0], string, boolean][]} */ ([
    ["a sheet", { sheet: "sent" }, "sent", false],
    ["the sheet is closed again", { sheet: "cancelled", text: true }, "sent", false],
    ["the sheet fails", { sheet: "failed", text: true }, "copied-line", true],
    ["no sheet", { text: true }, "copied-line", false],
    ["nothing works", { sheet: "failed" }, "none", true],
  ]);
  for (const [where, can, way, failed] of rows) assert.deepEqual(await passLineOn(line, browser(can).means), { way, failed }, where);
  const { means, done } = browser({ text: true });
  await passLineOn({ ...line, text: "" }, means);
  assert.deepEqual(done, [`copied line ${line.url}`], "a link alone");
});
