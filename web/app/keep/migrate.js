// What the database still has to take over from localStorage: changes that a tab had not written
// when it was left, and what earlier versions kept there (My puzzles beside the settings, searches
// under a key of their own). What cannot be read goes along unchanged, to be set aside.

import { both, isPatch, isUnfinished, readMine, whole } from "./record.js";
import { KEY, readJSON } from "./storage.js";

/** @import {Mine, Patch} from "./record.js" */

/** @typedef {Pick<Storage, "getItem" | "setItem" | "removeItem"> | null} Shelf */
/** @typedef {{ patches: Patch[], aside: unknown[], clear: () => void }} Former what to take over, and how to clear it away afterwards */

/**
 * What a room above keeps in localStorage itself, and how to find damage in it.
 * @typedef {object} Stored
 * @property {string} key
 * @property {string} kind the label of what is set aside of it
 * @property {(found: any) => found is any} isWhole whether all of it is well formed
 * @property {(found: any) => unknown} sound its well-formed part, undefined when there is none
 */

const SEARCHES = "edgewise-searches-1";
const UNKEPT = "edgewise-unkept-1";

/**
 * Saves unwritten changes in localStorage while the tab closes: a transaction would come too late.
 * @param {Shelf} storage
 * @param {Patch[]} unkept
 */
export function leave(storage, unkept) {
  if (unkept.length === 0) return;
  const { good, damaged } = recallList(readList(storage, UNKEPT), isPatch);
  /** @type {Map<string, Patch>} */
  const all = new Map();
  for (const patch of [...good, ...unkept]) all.set(patch.id, both(all.get(patch.id), patch));
  set(storage, UNKEPT, [...damaged, ...all.values()]);
}

/**
 * @param {Shelf} storage
 * @param {number} now in milliseconds since 1970
 * @param {Stored[]} [others]
 * @returns {Former}
 */
export function recallFormer(storage, now, others = []) {
  const entries = recallList(readJSON(storage, KEY)?.mine, isMine);
  const searches = recallList(readList(storage, SEARCHES), isUnfinished);
  const unkept = recallList(readList(storage, UNKEPT), isPatch);
  const rest = others.map((other) => ({ ...other, ...recallList(readList(storage, other.key), other.isWhole) }));
  // The old list began with the puzzle opened last.
  const mine = entries.good.map((entry, at) => ({
    .../** @type {Mine} */ (readMine(entry)),
    opened: now - at,
    // 1 is earlier than any board that was changed since.
    laid: entry.board ? 1 : 0,
    searches: searches.good.filter(({ id }) => id === entry.id),
  }));
  const clear = () => {
    if (entries.list) set(storage, KEY, { ...readJSON(storage, KEY), mine: without(readJSON(storage, KEY)?.mine, entries) });
    if (searches.list) set(storage, SEARCHES, without(readList(storage, SEARCHES), searches));
    for (const { key, damaged, sound } of rest) if (damaged.length > 0) set(storage, key, sound(readJSON(storage, key)));
    if (unkept.list) set(storage, UNKEPT, without(readList(storage, UNKEPT), unkept));
  };
  const orphans = searches.good.filter(({ id }) => !mine.some((entry) => entry.id === id));
  const marked = rest.flatMap(({ kind, damaged }) => damaged.map((found) => ({ [kind]: found })));
  const aside = [...[entries, searches, unkept].flatMap(({ damaged }) => damaged), ...orphans, ...marked];
  return { patches: [...mine.map(whole), ...unkept.good], aside, clear };
}

/**
 * Sorts the entries of a stored list into well-formed ones and others.
 * @template T
 * @param {any} found undefined or null where nothing is stored
 * @param {(entry: any) => entry is T} is
 * @returns {{ list: unknown[] | null, good: T[], damaged: unknown[] }}
 */
function recallList(found, is) {
  if (found === undefined || found === null) return { list: null, good: [], damaged: [] };
  const list = Array.isArray(found) ? found : [found];
  return { list, good: list.filter(is), damaged: list.filter((entry) => !is(entry)) };
}

/**
 * The entries that were added since the list was taken over: another tab may have closed meanwhile.
 * @param {any} found
 * @param {{ list: unknown[] | null }} taken
 * @returns {unknown[] | undefined} undefined when there are none
 */
function without(found, { list }) {
  const taken = new Set(list?.map((entry) => JSON.stringify(entry)));
  const rest = [found ?? []].flat().filter((entry) => !taken.has(JSON.stringify(entry)));
  return rest.length > 0 ? rest : undefined;
}

/** What is stored under a key: the raw text where it is not JSON. @param {Shelf} storage @param {string} key */
function readList(storage, key) {
  const list = readJSON(storage, key);
  try {
    return list ?? storage?.getItem(key);
  } catch {
    return null;
  }
}

/** @type {(entry: any) => entry is Mine} */
function isMine(entry) {
  return readMine(entry) !== null;
}

/** @param {Shelf} storage @param {string} key @param {unknown} value undefined removes it */
function set(storage, key, value) {
  try {
    if (value === undefined) storage?.removeItem(key);
    else storage?.setItem(key, JSON.stringify(value));
  } catch {
    // Storage is full or forbidden: the next start takes the same over again, which changes nothing.
  }
}
