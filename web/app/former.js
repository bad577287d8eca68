// What is still to be taken into the database: what a tab had not written when it was
// left, and what earlier versions kept in localStorage, My puzzles beside the settings
// and searches under a key of their own. Knows no DOM.

import { both, isPatch, isUnfinished, readMine, whole } from "./mine.js";
import { KEY, readJSON } from "./settings.js";

/** @import {Mine, Patch} from "./mine.js" */

/** @typedef {Pick<Storage, "getItem" | "setItem" | "removeItem"> | null} Shelf */
/** @typedef {{ patches: Patch[], clear: () => void }} Former what is to be taken over, and then cleared away */

const SEARCHES = "edgewise-searches-1";
const UNKEPT = "edgewise-unkept-1";

/**
 * Notes, as the tab is left, what the database has not taken in: there is no time for
 * another transaction then.
 * @param {Shelf} storage
 * @param {Patch[]} unkept
 */
export function leave(storage, unkept) {
  if (unkept.length === 0) return;
  /** @type {Map<string, Patch>} */
  const all = new Map();
  for (const patch of [...recallUnkept(storage), ...unkept]) all.set(patch.id, both(all.get(patch.id), patch));
  set(storage, UNKEPT, [...all.values()]);
}

/**
 * @param {Shelf} storage
 * @param {number} now in milliseconds since 1970
 * @returns {Former}
 */
export function recallFormer(storage, now) {
  const settings = readJSON(storage, KEY);
  const left = readJSON(storage, SEARCHES);
  const unkept = recallUnkept(storage);
  const searches = Array.isArray(left) ? left.filter(isUnfinished) : [];
  const list = (Array.isArray(settings?.mine) ? settings.mine : []).flatMap((/** @type {unknown} */ entry) => readMine(entry) ?? []);
  // The latest stood first.
  const mine = list.map((/** @type {Mine} */ entry, /** @type {number} */ at) => ({
    ...entry,
    opened: now - at,
    // Every board laid since then is later.
    laid: entry.board ? 1 : 0,
    searches: searches.filter(({ id }) => id === entry.id),
  }));
  const clear = () => {
    if (mine.length > 0) set(storage, KEY, { ...readJSON(storage, KEY), mine: undefined });
    if (left) set(storage, SEARCHES, undefined);
    if (unkept.length > 0) set(storage, UNKEPT, undefined);
  };
  return { patches: [...mine.map(whole), ...unkept], clear };
}

/**
 * @param {Shelf} storage
 * @returns {Patch[]}
 */
function recallUnkept(storage) {
  const found = readJSON(storage, UNKEPT);
  return Array.isArray(found) ? found.filter(isPatch) : [];
}

/**
 * @param {Shelf} storage
 * @param {string} key
 * @param {unknown} value undefined removes it
 */
function set(storage, key, value) {
  try {
    if (value === undefined) storage?.removeItem(key);
    else storage?.setItem(key, JSON.stringify(value));
  } catch {
    // Full or forbidden: what stands there is taken over once more, which changes nothing.
  }
}
