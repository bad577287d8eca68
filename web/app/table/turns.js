// Of all that is asked to be opened only the last counts: what comes later than that is
// dropped. Where a text takes Go long, the page says so until it is read or given up.

/** @import {Fault} from "../../types.d.ts" */
/** @import {App} from "./state.d.ts" */

/** The page says that it reads after this many ms: most texts are read before anybody could see it. */
const SOON = 300;

/** What has no blanks and is no longer than this is read at once; what is longer only where it is a link of ours. */
const SHORT = 4_000;

/** How many times something was asked to be opened, by the store. @type {WeakMap<object, number>} */
const asked = new WeakMap();

/**
 * Begins to open something else: nobody waits for the last question any more.
 * @param {Pick<App, "store">} app
 * @returns {number} which time of asking this is
 */
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

/**
 * Whether nothing else was asked for since then.
 * @param {object} store
 * @param {number} turn
 */
export function isLast(store, turn) {
  return asked.get(store) === turn;
}

/**
 * Whether a text is read in no time, as a link is. Anything else may take long, also without blanks: a file of JSON.
 * @param {string} text
 */
export function isQuick(text) {
  return !/\S\s+\S/.test(text) && (text.length <= SHORT || text.includes("grid="));
}

/**
 * Says that a text is read as long as that takes, if it takes longer than a moment. A fault of
 * a text that was given up is of no interest.
 * @param {Pick<App, "store">} app
 * @param {number} turn of that text
 * @param {Promise<Fault | null>} opened
 * @returns {Promise<Fault | null>}
 */
export async function whileReading({ store }, turn, opened) {
  const tell = (/** @type {boolean} */ is) => {
    if (isLast(store, turn) && store.state.page.reading !== is) store.change(({ page }) => void (page.reading = is));
  };
  const late = setTimeout(tell, SOON, true);
  try {
    const fault = await opened;
    return isLast(store, turn) ? fault : null;
  } finally {
    clearTimeout(late);
    tell(false);
  }
}
