// The rooms together: nothing of one hides something of another, and every button of the page has its action.

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { Store } from "./base/store.js";
import { ROOMS, freshSlices, initialState } from "./rooms.js";

/** Actions are not called here, so that the app and the page need little. */
const app = /** @type {any} */ ({ store: new Store(initialState()) });
const page = /** @type {any} */ ({ board: { zooming: {} }, tried: async () => {} });

/** @param {string[]} names */
const twice = (names) => names.filter((name, i) => names.indexOf(name) < i);

test("each slice of the state is made by one room", () => {
  const names = ROOMS.flatMap(({ slices, fresh }) => [...Object.keys(slices?.() ?? {}), ...Object.keys(fresh?.(null) ?? {})]);
  assert.deepEqual(twice(names), []);
  assert.deepEqual(Object.keys(initialState()).sort(), names.sort());
});

test("the slices about a puzzle are made anew, and no others", () => {
  const [one, other] = [freshSlices(null), freshSlices(null)];
  for (const [name, slice] of Object.entries(one)) assert.notEqual(slice, other[/** @type {keyof typeof other} */ (name)], name);
  for (const name of ["page", "entry", "library", "days", "home", "keep", "shell"]) assert.equal(name in one, false, name);
});

test("each action belongs to one room, and every button of index.html has one", () => {
  const names = ROOMS.flatMap(({ actions }) => Object.keys(actions?.(app, page) ?? {}));
  assert.deepEqual(twice(names), []);
  const html = readFileSync(new URL("../index.html", import.meta.url), "utf8");
  const buttons = [...html.matchAll(/data-action="([^"]+)"/g)].map(([, name]) => name);
  assert.ok(buttons.length > 50);
  assert.deepEqual(buttons.filter((name) => !names.includes(name)), []);
});

test("the history holds for a reload where one was, and at home nothing", () => {
  const state = initialState();
  const left = () => ROOMS.flatMap(({ leaves }) => Object.keys(leaves?.(state, { box: "typed", build: "whole" }) ?? {})).sort();
  state.page.home = true;
  assert.deepEqual(left(), []);
  state.page.home = false;
  assert.deepEqual(left(), ["box", "build", "tab", "watch"]);
});
