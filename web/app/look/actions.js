// What the buttons of the look do: the tiles are taken as they are, read otherwise, or edited.
// The text stays until a puzzle is opened: whoever closes the look is offered it again.

import { closeDialogs } from "../base/dialogs.js";
import { part } from "../base/dom.js";
import { enterText } from "../entry/actions.js";
import { openText, readText } from "../table/open.js";
import { meantText } from "./meant.js";

/** @import {LookReading} from "../../types.d.ts" */
/** @import {Choice, Looking} from "../table/state.d.ts" */
/** @import {App} from "./state.d.ts" */

/**
 * @param {App} app
 * @param {Partial<Looking>} what
 */
function change({ store }, what) {
  store.change(({ page }) => void (page.look = page.look && { ...page.look, ...what }));
}

/**
 * The reading that a button is about, else the one that is looked at.
 * @param {App} app
 * @param {HTMLElement} button
 */
function readingOf({ store }, { dataset }) {
  const { look } = store.state.page;
  return look?.look.readings[Number(dataset.at ?? look.at ?? 0)];
}

/**
 * Leaves the look, unless it was left for what comes of it.
 * @param {App} app
 */
export function leaveLook(app) {
  if (app.store.state.page.look?.open) change(app, { open: false });
}

/**
 * Opens the puzzle that the tiles are. What is at stake is asked as for any link.
 * @param {App} app
 * @param {string} link
 */
async function take(app, link) {
  const text = app.store.state.page.look?.text;
  change(app, { open: false });
  closeDialogs();
  await openText(app, link);
  if (!app.store.state.page.look) emptyField(text);
}

/**
 * Goes on with the tiles on the Tiles tab, at the side that is odd first, if one is.
 * @param {App} app
 * @param {LookReading | undefined} reading
 */
async function edit(app, reading) {
  if (!reading) return;
  const text = app.store.state.page.look?.text;
  app.store.change(({ page }) => void (page.look = null));
  closeDialogs();
  emptyField(text);
  const { tile, side = 0 } = reading.odd.find(({ at }) => at?.tile !== undefined)?.at ?? {};
  await enterText(app, reading.text, tile === undefined ? undefined : { tile, side });
}

/**
 * Empties the field of the shelves that a text was pasted into, once it has led somewhere.
 * @param {string | undefined} text
 */
function emptyField(text) {
  const field = /** @type {HTMLTextAreaElement} */ (part("paste"));
  if (field.value === text) field.value = "";
}

/**
 * Reads the same text otherwise, and shows what comes of it.
 * @param {App} app
 * @param {Choice} choice
 */
export async function readOtherwise(app, choice) {
  const { look } = app.store.state.page;
  if (look) await readAnew(app, look.text, { ...look.choice, ...choice });
}

/**
 * Reads a text, and says in the look what is wrong with it, if anything is.
 * @param {App} app
 * @param {string} text
 * @param {Choice} [choice]
 */
async function readAnew(app, text, choice) {
  const { broken } = app.store.state.page;
  const fault = await readText(app, text, choice);
  if (!fault) return;
  app.store.change(({ page }) => void (page.broken = broken));
  change(app, { fault });
}

/**
 * Reads the text anew with the word that is likely meant in the place of an odd one.
 * @param {App} app
 * @param {HTMLElement} button
 */
async function readAsMeant(app, button) {
  const { look } = app.store.state.page;
  const odd = readingOf(app, button)?.odd[Number(button.dataset.odd)];
  if (look && odd) await readAnew(app, meantText(look.text, odd));
}

/**
 * @param {App} app
 * @returns {Record<string, (button: HTMLElement) => unknown>} by their data-action
 */
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
