// Whether what is kept here stays. The browser is asked once, when there is something
// that nobody would like to lose; Safari clears away what was not visited for seven
// days, unless it has agreed or the page is installed.

/** @import {Shelf} from "./storage.js" */

const KEY = "edgewise-stay-1";

/**
 * Asks the browser not to clear away what is kept, if nobody has asked it here before.
 * @param {Shelf} storage
 */
export async function askToStay(storage) {
  try {
    if (storage?.getItem(KEY)) return;
    storage?.setItem(KEY, "asked");
    await navigator.storage.persist();
  } catch {
    // It has no opinion, or may not remember: then nobody is asked.
  }
}

/**
 * Whether the browser may clear away what is kept after some idle days.
 * @returns {Promise<boolean>}
 */
export async function mayBeCleared() {
  const idles = navigator.vendor.startsWith("Apple");
  const installed = matchMedia("(display-mode: standalone)").matches || /** @type {any} */ (navigator).standalone === true;
  if (!idles || installed) return false;
  return !(await navigator.storage?.persisted?.().catch(() => false));
}
