// Searches that were not finished, kept in this browser: what they found, and
// what is left of them. Reading never throws and takes only what is well formed.
// Knows no DOM.

/** @typedef {Pick<Storage, "getItem" | "setItem"> | null} Shelf */

/**
 * @typedef {object} Unfinished
 * @property {string} id of the puzzle
 * @property {string} saved the search, as Go has written it down
 * @property {number} elapsed milliseconds
 * @property {number} progress from 0 to 1
 */

/** Changes with the shape of what is kept. */
const KEY = "edgewise-searches-1";
/** How many are kept; the latest first. */
const MOST = 5;

/**
 * @param {Shelf} storage
 * @param {Unfinished} search
 */
export function keepSearch(storage, search) {
  const others = recallAll(storage).filter(({ id }) => id !== search.id);
  // Where there is no room for all, the latest is worth most.
  for (let more = Math.min(others.length, MOST - 1); more >= 0; more--) {
    if (write(storage, [search, ...others.slice(0, more)])) return;
  }
}

/**
 * @param {Shelf} storage
 * @param {string} id
 * @returns {Unfinished | null}
 */
export function recallSearch(storage, id) {
  return recallAll(storage).find((search) => search.id === id) ?? null;
}

/**
 * @param {Shelf} storage
 * @param {string} id
 */
export function forgetSearch(storage, id) {
  write(storage, recallAll(storage).filter((search) => search.id !== id));
}

/**
 * @param {Shelf} storage
 * @returns {Unfinished[]}
 */
function recallAll(storage) {
  try {
    const found = JSON.parse(storage?.getItem(KEY) ?? "[]");
    return Array.isArray(found) ? found.filter(isUnfinished) : [];
  } catch {
    return [];
  }
}

/**
 * @param {Shelf} storage
 * @param {Unfinished[]} searches
 */
function write(storage, searches) {
  try {
    storage?.setItem(KEY, JSON.stringify(searches));
    return true;
  } catch {
    return false;
  }
}

/**
 * @param {any} entry
 * @returns {entry is Unfinished}
 */
function isUnfinished(entry) {
  return (
    typeof entry?.id === "string" &&
    typeof entry.saved === "string" &&
    typeof entry.elapsed === "number" &&
    typeof entry.progress === "number"
  );
}
