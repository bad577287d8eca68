// Steps of flows that enter tiles.

import { Browser } from "../tools/flows/browser.js";

/** @import {Facts} from "../tools/flows/browser.js" */
/** @import {Tab} from "../tools/flows/tab.js" */

/** A puzzle that is not published. */
export const OWN = "#grid=2x2&tiles=ABca.BCab.CAbc.AAbc";

export const box = '[data-dialog="beginning"]';
/** The doors at home. */
export const doors = '[data-dialog="doors"]';
export const keys = "button.edge";

/** @param {Tab} tab @param {string} selector */
export const all = (tab, selector) => tab.window.document.querySelectorAll(selector);

/** Whether the first element is visible. @param {Tab} tab @param {string} selector */
export const isSeen = (tab, selector) => Boolean(tab.window.document.querySelector(selector)?.checkVisibility());

/** The text of the first element, visible or not; "" if there is none. @param {Tab} tab @param {string} selector @returns {string} */
export const textOf = (tab, selector) => (tab.window.document.querySelector(selector)?.textContent ?? "").replace(/\s+/g, " ").trim();

/** The text of the entry. @param {Tab} tab @returns {string} */
export const written = (tab) => tab.find("#entry-text").value;

/** The tiles of the entry, such as "ABcd.BC". @param {Tab} tab */
export const tiles = (tab) => written(tab).split("tiles:\n")[1].trim().replace(/\s+/g, ".");

/** Waits until something holds of what is shown. @param {Tab} tab @param {() => unknown} holds @param {string} what */
export function untilSeen(tab, holds, what) {
  return tab.until(() => {
    tab.see();
    return holds();
  }, what);
}

/**
 * Waits for the dialog that asks about the box before tiles are entered, and for the keys behind it.
 * @param {Tab} tab
 */
export async function asked(tab) {
  await untilSeen(tab, () => isSeen(tab, box) && all(tab, keys).length === 8, "the box, and the keys");
  return tab;
}

/** @typedef {(selector: string) => Promise<unknown>} Tap */

/** Goes from home to the doors. @param {Tab} tab @param {Tap} [tap] */
export async function toDoors(tab, tap = (selector) => tab.click(selector)) {
  await tap('.way[data-action="doors"]');
  return untilSeen(tab, () => isSeen(tab, doors), "the doors").then(() => tab);
}

/** Goes from home through the first door to the dialog about the box. @param {Tab} tab @param {Tap} [tap] */
export async function toBox(tab, tap = (selector) => tab.click(selector)) {
  await toDoors(tab, tap);
  await tap(`${doors} [data-action="enter"]`);
  return asked(tab);
}

/**
 * Goes from home to entering tiles, and gives the pictures these names.
 * @param {string[]} names
 * @param {Facts} [facts]
 */
export async function begin(names = [], facts = {}) {
  const tab = await new Browser(facts).visit();
  await toBox(tab);
  for (const [motif, name] of names.entries()) await write(tab, `motif-${motif}`, name);
  await tab.leave();
  return tab;
}

/**
 * Begins to enter tiles from the table of the first puzzle, without answering about the box.
 * @param {Browser} [browser]
 * @param {string} [hash]
 */
export async function beginAtTable(browser = new Browser(), hash = "#grid=3x3&tiles=BGus.BSbu.BSgu.BSgu.BUsg.GBsu.GSbu.GUbs.GUgs") {
  const tab = await browser.visit(hash);
  await tab.show("solve");
  await tab.press("enter");
  await asked(tab);
  await tab.key("Escape");
  return tab;
}

/**
 * Writes into a field of the dialog about the box, or below the keys.
 * @param {Tab} tab
 * @param {string} name of the field
 * @param {string} text
 * @param {string} [root]
 */
export async function write(tab, name, text, root = ".called") {
  await tab.focus(`${root} [data-name="${name}"]`);
  await tab.type(text);
}

/** Clears the entry of the puzzle on the table, once its tiles are shown. @param {Tab} tab */
export async function anew(tab) {
  const button = () => tab.find('[data-action="enter-anew"]');
  await untilSeen(tab, () => written(tab).split("tiles:")[1]?.trim() && !button().disabled, "its tiles");
  await tab.click('[data-action="enter-anew"]');
  await untilSeen(tab, () => button().disabled && written(tab).split("tiles:")[1]?.trim() === "", "no tiles");
}
