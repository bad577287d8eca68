// The browser's storage, and the settings that last in it. It may be forbidden, may hold anything, and may be cleared: the
// page asks once to keep it, as soon as there is something to lose. Safari clears what was not visited for seven days,
// unless it has agreed or the page is installed. The first paint needs the settings; reading them never throws.

import { isDay } from "../speech/days.js";

/** @typedef {Pick<Storage, "getItem" | "setItem"> | null} Shelf */

/** The storage, null where the browser forbids it. @param {"localStorage" | "sessionStorage"} which */
export function storageIfAllowed(which) {
  try {
    return globalThis[which];
  } catch {
    return null;
  }
}

/** The value under a key, null when it is missing or no JSON. @param {Shelf} storage @param {string} key */
export function readJSON(storage, key) {
  try {
    return JSON.parse(storage?.getItem(key) ?? "null");
  } catch {
    return null;
  }
}

const ASKED = "edgewise-stay-1";

/** Asks for persistent storage, once per browser. @param {Shelf} storage */
export async function askToStay(storage) {
  try {
    if (storage?.getItem(ASKED)) return;
    storage?.setItem(ASKED, "asked");
    await navigator.storage.persist();
  } catch {
    // The browser has no such API or forbids storage: do not ask.
  }
}

/** Whether the browser may clear away what is kept after some idle days. */
export async function mayBeCleared() {
  const idles = navigator.vendor.startsWith("Apple");
  const installed = matchMedia("(display-mode: standalone)").matches || /** @type {any} */ (navigator).standalone === true;
  if (!idles || installed) return false;
  return !(await navigator.storage?.persisted?.().catch(() => false));
}

/** Changes with the shape of what is stored. */
export const KEY = "edgewise-1";

/** Settings that are on or off. */
const FLAGS = /** @type {const} */ (["plain", "letters", "conflicts", "autoturn", "coached", "timer", "outlook", "feel", "badge", "keys"]);
/** @typedef {(typeof FLAGS)[number]} Flag */

/**
 * @typedef {object} Settings
 * @property {string} language one of those in web/words, "auto" for the browser's
 * @property {"auto" | "light" | "dark"} theme
 * @property {"full" | "short"} spoken how much is said of a tile that is taken or turned
 * @property {boolean} plain always plain shapes, whatever the link says
 * @property {boolean} letters letters on the tiles
 * @property {boolean} conflicts marks where edges do not match
 * @property {boolean} autoturn a tile that is put down turns so that it fits, if it can
 * @property {boolean} coached whether the person knows how tiles are turned
 * @property {boolean} timer the time played is shown
 * @property {string} rowTold the day on which the end of a streak was last announced, "" never
 * @property {boolean} outlook says after every move whether the puzzle can still be solved
 * @property {boolean} badge a mark on the icon of the installed page, from opening it until today's puzzle is solved
 * @property {boolean} keys letters, digits and signs are keys of the page
 * @property {boolean} feel a soft sound and a short vibration when a tile is placed and when halves meet
 */

/** @returns {Settings} */
export function defaultSettings() {
  return { language: "auto", theme: "auto", spoken: "full", plain: false, letters: false, conflicts: true, autoturn: false, coached: false, timer: false, rowTold: "", outlook: false, feel: false, badge: false, keys: true };
}

/** The art in which Go draws a puzzle; "" is the puzzle's own. @param {Pick<Settings, "plain">} settings */
export function chosenArt({ plain }) {
  return plain ? "plain" : "";
}

/** @param {Shelf} storage @param {readonly string[]} languages those that the page speaks @returns {Settings} */
export function recallSettings(storage, languages) {
  const found = readJSON(storage, KEY)?.settings;
  const settings = defaultSettings();
  if (["auto", ...languages].includes(found?.language)) settings.language = found.language;
  if (["auto", "light", "dark"].includes(found?.theme)) settings.theme = found.theme;
  if (found?.spoken === "short") settings.spoken = found.spoken;
  if (typeof found?.rowTold === "string" && isDay(found.rowTold)) settings.rowTold = found.rowTold;
  for (const flag of FLAGS) if (typeof found?.[flag] === "boolean") settings[flag] = found[flag];
  return settings;
}

/**
 * Stores the given settings and leaves the others alone: another tab may have set them meanwhile.
 * @param {Shelf} storage
 * @param {Partial<Settings>} set
 */
export function keepSettings(storage, set) {
  try {
    const found = readJSON(storage, KEY);
    storage?.setItem(KEY, JSON.stringify({ ...found, settings: { ...found?.settings, ...set } }));
  } catch {
    // Storage is full or forbidden: the setting lasts as long as the page.
  }
}
