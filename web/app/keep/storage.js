// The browser's local and session storage, which may be forbidden or hold anything.

/** @typedef {Pick<Storage, "getItem" | "setItem"> | null} Shelf */

/** The storage, null where the browser forbids it. @param {"localStorage" | "sessionStorage"} which */
export function storageIfAllowed(which) {
  try {
    return globalThis[which];
  } catch {
    return null;
  }
}

/** The value under a key, null when it is missing or no JSON. @param {Shelf} storage @param {string} key @returns {any} */
export function readJSON(storage, key) {
  try {
    return JSON.parse(storage?.getItem(key) ?? "null");
  } catch {
    return null;
  }
}
