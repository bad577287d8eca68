// The browser's own small shelves, which it may forbid or have filled with anything.

/** @typedef {Pick<Storage, "getItem" | "setItem"> | null} Shelf */

/**
 * What the browser keeps things in, null where that is forbidden.
 * @param {"localStorage" | "sessionStorage"} which
 */
export function storageIfAllowed(which) {
  try {
    return globalThis[which];
  } catch {
    return null;
  }
}

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
