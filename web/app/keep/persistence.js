// Whether the browser may clear away what is kept. The page asks it once not to, as soon as there is
// something to lose. Safari clears what was not visited for seven days, unless the browser has agreed
// or the page is installed.

/** @import {Shelf} from "./storage.js" */

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
