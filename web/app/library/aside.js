// The list below My puzzles of stored records that cannot be read. Each can be saved as it is or
// removed; without such records the list is empty.

import { dialog } from "../base/dialogs.js";
import { make, part } from "../base/dom.js";
import { download } from "../base/export.js";
import { isSame } from "../keep/aside.js";
import { LATEST } from "../keep/record.js";
import { titleOf } from "../speech/titles.js";

/** @import {Aside} from "../keep/aside.js" */
/** @import {Speech} from "../speech/speech.js" */
/** @import {App} from "./state.d.ts" */

const FILE = "edgewise-puzzle-as-it-is.json";
/** The record that a button acts on: its key may be of any type, so no data attribute can hold it. @type {WeakMap<HTMLElement, Aside>} */
const ofButton = new WeakMap();
/** At most this many names in one sentence; the rest are counted. */
const NAMED = 3;

/** @param {App} app @param {HTMLElement} root */
export function fillAside({ store: { state: { keep: { aside } } }, speech }, root) {
  part("aside-told", root).textContent = asideWords(aside, speech);
  part("aside-list", root).replaceChildren(...aside.map((one) => row(one, speech)));
}

/** Names the unreadable records; "" if there are none. @param {Aside[]} aside @param {Speech} speech */
export function asideWords(aside, speech) {
  if (aside.length === 0) return "";
  const names = aside.slice(0, NAMED).map((one) => nameIn(one, speech));
  const more = aside.length - names.length;
  const listed = more > 0 ? [...names, speech.count("aside.more", more)] : names;
  return speech.count("aside", aside.length, { names: speech.list(listed) });
}

/** @param {Aside} aside @param {Speech} speech */
export function asideName(aside, speech) {
  const { name } = aside;
  return name ? titleOf(name, speech) : speech.begin(nameless(aside, speech));
}

/** The day the record was last used, which distinguishes records of one name; "" if it has none. @param {Aside} aside @param {Speech} speech */
function dayOf({ record }, { language }) {
  const { opened, laid } = /** @type {any} */ (record ?? {});
  const time = [opened, laid].find((at) => at > 0 && at <= LATEST && Number.isFinite(at));
  return time === undefined ? "" : new Intl.DateTimeFormat(language, { dateStyle: "medium" }).format(time);
}

/** @param {Aside} aside @param {Speech} speech */
function nameIn(aside, speech) {
  const { name } = aside;
  return name ? speech.say("aside.name", { name: titleOf(name, speech) }) : nameless(aside, speech);
}

/** @param {Aside} aside @param {Speech} speech */
function nameless({ record }, speech) {
  const isDraft = /** @type {any} */ (record)?.draft !== undefined;
  return speech.say(isDraft ? "aside.draft" : "aside.unnamed");
}

/** @param {Aside} aside @param {Speech} speech */
function row(aside, speech) {
  const button = (/** @type {string} */ action) => {
    const label = speech.say(`aside.${action}`);
    const named = speech.say("aside.of", { action: label, name: nameIn(aside, speech) });
    const removes = action === "remove";
    const made = make("button", { type: "button", ...(removes && { class: "quiet icon" }), "data-action": `${action}-aside`, "aria-label": named }, removes ? "×" : label);
    ofButton.set(made, aside);
    return made;
  };
  // A record that the browser itself cannot read cannot be saved either.
  const buttons = aside.record === undefined ? ["remove"] : ["save", "remove"];
  return make("li", {}, make("div", {}, make("bdi", {}, asideName(aside, speech)), make("small", {}, dayOf(aside, speech))), make("span", {}, ...buttons.map(button)));
}

/**
 * @param {App} app
 * @param {(root: HTMLElement) => void} showAround updates the sentences and buttons around the list
 * @returns {Record<string, (button: HTMLElement) => unknown>} the handlers by data-action
 */
export function asideActions(app, showAround) {
  const { store, puzzleStore } = app;
  return {
    "save-aside": async (button) => {
      const { asItIs } = await import("../keep/aside.js");
      download(FILE, new Blob([await asItIs(ofButton.get(button)?.record)], { type: "application/json" }));
    },
    "remove-aside": async (button) => {
      const aside = ofButton.get(button);
      if (aside) await puzzleStore.removeAside(aside.key);
      // Without a readable record there is nothing to restore.
      const removed = aside?.record !== undefined && !store.state.keep.aside.includes(aside);
      if (removed) store.change((state) => void (state.library.forgotten = aside));
      const root = dialog("puzzles");
      fillAside(app, root);
      showAround(root);
      const next = removed ? '[data-action="bring-back"]' : '[data-action="remove-aside"], [data-part="mine"] ~ .actions [data-action="open-file"]';
      /** @type {HTMLElement} */ (root.querySelector(next)).focus();
    },
  };
}

/** Focuses the row of a record that was brought back. @param {Aside} aside */
export function focusOnAside({ key }) {
  const buttons = /** @type {HTMLElement[]} */ ([...part("aside-list", dialog("puzzles")).querySelectorAll("button")]);
  buttons.find((button) => isSame(ofButton.get(button)?.key, key))?.focus();
}
