// Steps that lead to tiles of one's own, as flows take them.

import { Browser } from "../tools/flows/browser.js";

/** @import {Facts} from "../tools/flows/browser.js" */
/** @import {Tab} from "../tools/flows/tab.js" */

/** One that nobody has published. */
export const OWN = "#grid=2x2&tiles=ABca.BCab.CAbc.AAbc";

export const box = '[data-dialog="beginning"]';
/** The doors at home. */
export const doors = '[data-dialog="doors"]';
export const keys = "button.edge";

/** @param {Tab} tab @param {string} selector */
export const all = (tab, selector) => tab.window.document.querySelectorAll(selector);

/** Whether the first such element can be seen. @param {Tab} tab @param {string} selector */
export const isSeen = (tab, selector) => Boolean(tab.window.document.querySelector(selector)?.checkVisibility());

/** The text of the first such element, seen or not; "" if there is none. @param {Tab} tab @param {string} selector @returns {string} */
export const textOf = (tab, selector) => (tab.window.document.querySelector(selector)?.textContent ?? "").replace(/\s+/g, " ").trim();

/** What is entered, as text. @param {Tab} tab @returns {string} */
export const written = (tab) => tab.find("#entry-text").value;

/** The tiles among it, such as "ABcd.BC". @param {Tab} tab */
export const tiles = (tab) => written(tab).split("tiles:\n")[1].trim().replace(/\s+/g, ".");

/** Waits until something is seen. @param {Tab} tab @param {() => unknown} holds @param {string} what */
export function untilSeen(tab, holds, what) {
  return tab.until(() => {
    tab.see();
    return holds();
  }, what);
}

/**
 * Waits until the box is there that is asked about before tiles are entered, and the keys behind it.
 * @param {Tab} tab
 */
export async function asked(tab) {
  await untilSeen(tab, () => isSeen(tab, box) && all(tab, keys).length === 8, "the box, and the keys");
  return tab;
}

/** @typedef {(selector: string) => Promise<unknown>} Tap */

/**
 * Goes from home to the doors.
 * @param {Tab} tab
 * @param {Tap} [tap]
 */
export async function toDoors(tab, tap = (selector) => tab.click(selector)) {
  await tap('.way[data-action="doors"]');
  return untilSeen(tab, () => isSeen(tab, doors), "the doors").then(() => tab);
}

/**
 * Goes from home through the first door to the box.
 * @param {Tab} tab
 * @param {Tap} [tap]
 */
export async function toBox(tab, tap = (selector) => tab.click(selector)) {
  await toDoors(tab, tap);
  await tap(`${doors} [data-action="enter"]`);
  return asked(tab);
}

/**
 * Comes home, begins to enter tiles, and calls the pictures so.
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
 * Begins where the first puzzle lies on the table, and skips what is asked.
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
 * Writes into a field of the box, or of the names below the keys.
 * @param {Tab} tab
 * @param {string} name of the field
 * @param {string} text
 * @param {string} [root]
 */
export async function write(tab, name, text, root = ".called") {
  await tab.focus(`${root} [data-name="${name}"]`);
  await tab.type(text);
}

/** Clears the tiles of the puzzle on the table, which are seen first. @param {Tab} tab */
export async function anew(tab) {
  const button = () => tab.find('[data-action="enter-anew"]');
  await untilSeen(tab, () => written(tab).split("tiles:")[1]?.trim() && !button().disabled, "its tiles");
  await tab.click('[data-action="enter-anew"]');
  await untilSeen(tab, () => button().disabled && written(tab).split("tiles:")[1]?.trim() === "", "no tiles");
}
