// The browser's storage: it may be forbidden, may hold anything, and may be cleared. The page asks once to keep it, as
// soon as there is something to lose. Safari clears what was not visited for seven days, unless it has agreed or
// the page is installed.

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

const KEY = "edgewise-stay-1";

/** Asks for persistent storage, once per browser. @param {Shelf} storage */
export async function askToStay(storage) {
  try {
    if (storage?.getItem(KEY)) return;
    storage?.setItem(KEY, "asked");
    await navigator.storage.persist();
  } catch {
    // The browser has no such API or forbids storage: do not ask.
  }
}

/** Whether the browser may clear away what is kept after some idle days. @returns {Promise<boolean>} */
export async function mayBeCleared() {
  const idles = navigator.vendor.startsWith("Apple");
  const installed = matchMedia("(display-mode: standalone)").matches || /** @type {any} */ (navigator).standalone === true;
  if (!idles || installed) return false;
  return !(await navigator.storage?.persisted?.().catch(() => false));
}
