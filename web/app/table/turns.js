// Requests to open something: only the last one counts, and the results of earlier ones are dropped.
// While Go takes long to read a text, the page says so.

/** @import {Fault} from "../../types.d.ts" */
/** @import {App} from "./state.d.ts" */

/** The page says that it reads after this many ms; most texts take less. */
const SAY_AFTER = 300;

/** A longer text without blanks is quick to read only if it is a link of ours. */
const SHORT = 4_000;

/** The number of requests, by store. @type {WeakMap<object, number>} */
const asked = new WeakMap();

/** Begins a request, which ends the one before. @param {Pick<App, "store">} app @returns {number} its turn */
export function ask({ store }) {
  store.change(({ page }) => void Object.assign(page, { waiting: null, reading: false }));
  return nextTurn(store);
}

/** @param {object} store */
export function nextTurn(store) {
  const turn = (asked.get(store) ?? 0) + 1;
  asked.set(store, turn);
  return turn;
}

/** Whether no later request was made. @param {object} store @param {number} turn */
export function isLast(store, turn) {
  return asked.get(store) === turn;
}

/** Whether Go reads a text at once, as it does a link. Even without blanks a text can be slow: JSON. @param {string} text */
export function isQuick(text) {
  return !/\S\s+\S/.test(text) && (text.length <= SHORT || text.includes("grid="));
}

/**
 * Sets `page.reading` while a text is being read, if that takes long.
 * @param {Pick<App, "store">} app
 * @param {number} turn of that text
 * @param {Promise<Fault | null>} opened
 * @returns {Promise<Fault | null>} null if a later request was made
 */
export async function whileReading({ store }, turn, opened) {
  const setReading = (/** @type {boolean} */ is) => {
    if (isLast(store, turn) && store.state.page.reading !== is) store.change(({ page }) => void (page.reading = is));
  };
  const late = setTimeout(setReading, SAY_AFTER, true);
  try {
    const fault = await opened;
    return isLast(store, turn) ? fault : null;
  } finally {
    clearTimeout(late);
    setReading(false);
  }
}
