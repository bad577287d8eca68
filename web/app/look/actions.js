// What the buttons of the look do: take the tiles as they are, read the text in another way, or edit
// the tiles. A closed look stays on offer until a puzzle is opened.

import { closeDialogs } from "../base/dialogs.js";
import { part } from "../base/dom.js";
import { enterText } from "../entry/actions.js";
import { openText, readText } from "../table/open.js";
import { correctedText } from "./words.js";

/** @import {LookReading} from "../../types.d.ts" */
/** @import {Choice, Looking} from "../table/state.d.ts" */
/** @import {App} from "./state.d.ts" */

/** @param {App} app @param {Partial<Looking>} what */
function change({ store }, what) {
  store.change(({ page }) => void (page.look = page.look && { ...page.look, ...what }));
}

/** The reading that a button belongs to, else the one on show. @param {App} app @param {HTMLElement} button */
function readingOf({ store }, { dataset }) {
  const { look } = store.state.page;
  return look?.look.readings[Number(dataset.at ?? look.at ?? 0)];
}

/** Closes the look; it stays on offer. @param {App} app */
export function leaveLook(app) {
  if (app.store.state.page.look?.open) change(app, { open: false });
}

/** Opens the puzzle of a reading; asks first about unfinished work, as any link does. @param {App} app @param {string} link */
async function take(app, link) {
  const text = app.store.state.page.look?.text;
  change(app, { open: false });
  closeDialogs();
  await openText(app, link);
  if (!app.store.state.page.look) emptyField(text);
}

/** Edits the tiles on the Tiles tab, starting at the first odd one, if any. @param {App} app @param {LookReading | undefined} reading */
async function edit(app, reading) {
  if (!reading) return;
  const text = app.store.state.page.look?.text;
  app.store.change(({ page }) => void (page.look = null));
  closeDialogs();
  emptyField(text);
  const { tile, side = 0 } = reading.odd.find(({ at }) => at?.tile !== undefined)?.at ?? {};
  await enterText(app, reading.text, tile === undefined ? undefined : { tile, side });
}

/** Empties the field of the shelves if the text was pasted there. @param {string | undefined} text */
function emptyField(text) {
  const field = /** @type {HTMLTextAreaElement} */ (part("paste"));
  if (field.value === text) field.value = "";
}

/** Reads the same text with another choice added. @param {App} app @param {Choice} choice */
export async function readOtherwise(app, choice) {
  const { look } = app.store.state.page;
  if (look) await readAnew(app, look.text, { ...look.choice, ...choice });
}

/** Reads a text; the look shows a fault, not the page. @param {App} app @param {string} text @param {Choice} [choice] */
async function readAnew(app, text, choice) {
  const { broken } = app.store.state.page;
  const fault = await readText(app, text, choice);
  if (!fault) return;
  app.store.change(({ page }) => void (page.broken = broken));
  change(app, { fault });
}

/** Reads the text again with a likely word in place of an odd one. @param {App} app @param {HTMLElement} button */
async function readAsMeant(app, button) {
  const { look } = app.store.state.page;
  const odd = readingOf(app, button)?.odd[Number(button.dataset.odd)];
  if (look && odd) await readAnew(app, correctedText(look.text, odd));
}

/** The room's actions, by data-action. @param {App} app @returns {Record<string, (button: HTMLElement) => unknown>} */
export function lookActions(app) {
  return {
    "look-right": (button) => take(app, readingOf(app, button)?.link ?? ""),
    "look-edit": (button) => edit(app, readingOf(app, button)),
    "look-meant": (button) => readAsMeant(app, button),
    "look-differently": () => change(app, { differently: !app.store.state.page.look?.differently }),
    "look-at": ({ dataset }) => change(app, { at: Number(dataset.at), fault: null }),
    "look-again": () => change(app, { open: true }),
    "look-dismiss": () => app.store.change(({ page }) => void (page.look = null)),
  };
}
