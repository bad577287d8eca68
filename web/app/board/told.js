// What a key or a button answers: all about a tile or a cell, or why nothing happens. It is said aloud, and shown in the
// line of help, until something else happens. play/news.js words it.

/** @import {Store} from "../base/store.js" */
/** @import {State} from "./state.d.ts" */

/**
 * Answers in words: `told.…` in words/, or "tile" or "rest", which follow from the state.
 * @param {{ store: Store<State> }} app
 * @param {string} code
 * @param {Record<string, string | number>} [words]
 */
export function tell({ store }, code, words = {}) {
  store.change((state) => void (state.page.told = { code, words, about: aboutNow(state) }));
}

/** The answer that still holds, or null. @param {State} state */
export function toldNow(state) {
  const { told } = state.page;
  const now = aboutNow(state);
  return told?.about.every((one, at) => one === now[at]) ? told : null;
}

/** What an answer is about: it is over as soon as one of these has changed. @param {State} state */
function aboutNow({ page: { home, tab }, table: { game }, play: { hand, cell }, hints: { help } }) {
  return [home, tab, game?.places, hand, cell, help?.rung, help?.at];
}
