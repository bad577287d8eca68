// What a person set for good, kept in localStorage because it is needed before the
// first paint. Reading never throws and takes only what is well formed; a browser that
// keeps nothing (private mode) works all the same. Knows no DOM.

import { defaultSettings } from "./store.js";

/** @import {Settings, State} from "./store.js" */

/** Changes with the shape of what is kept. */
export const KEY = "edgewise-1";

/** What is set or not. */
const FLAGS = /** @type {const} */ (["plain", "letters", "conflicts", "autoturn", "coached", "timer", "outlook"]);
/** @typedef {(typeof FLAGS)[number]} Flag */

/** @typedef {Pick<Storage, "getItem" | "setItem"> | null} Shelf */

/**
 * What stands under a key, null when it is nothing that can be read.
 * @param {Shelf} storage
 * @param {string} key
 * @returns {any}
 */
export function readJSON(storage, key) {
  try {
    return JSON.parse(storage?.getItem(key) ?? "null");
  } catch {
    return null;
  }
}

/**
 * @param {Shelf} storage
 * @returns {Settings}
 */
export function recallSettings(storage) {
  const found = readJSON(storage, KEY)?.settings;
  const settings = defaultSettings();
  if (["auto", "en", "de"].includes(found?.language)) settings.language = found.language;
  if (["auto", "light", "dark"].includes(found?.theme)) settings.theme = found.theme;
  for (const flag of FLAGS) if (typeof found?.[flag] === "boolean") settings[flag] = found[flag];
  return settings;
}

/**
 * Keeps the settings, and leaves alone what else stands there.
 * @param {Shelf} storage
 * @param {Pick<State, "settings">} state
 */
export function keepSettings(storage, { settings }) {
  try {
    storage?.setItem(KEY, JSON.stringify({ ...readJSON(storage, KEY), settings }));
  } catch {
    // Full or forbidden: the page goes on without.
  }
}
