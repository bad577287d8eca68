// Announces what happened to screen readers, in one polite live region. It compares states, speaks at
// most once a second, and replaces what still waits by what is newer.

import { newsOf } from "./news.js";

/** @import {Speech} from "../speech/speech.js" */
/** @import {State} from "./state.d.ts" */

/** Milliseconds between two announcements. */
const PAUSE = 1000;

/**
 * @param {Element} element
 * @param {State} before the first state, which is not announced
 * @returns {(state: State, speech: Speech) => void}
 */
export function makeLive(element, before) {
  let wanted = "";
  let last = -PAUSE;
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  let timer;
  const speak = () => {
    timer = undefined;
    last = performance.now();
    element.textContent = wanted;
  };

  return (state, speech) => {
    const news = newsOf(before, state, speech);
    // Copies what actions change in place: the slices and these two objects. All else is replaced.
    before = /** @type {State} */ (Object.fromEntries(Object.entries(state).map(([name, slice]) => [name, { ...slice }])));
    before.table.shown = { ...state.table.shown };
    before.solve.search = state.solve.search && { ...state.solve.search };
    if (news === null) return;
    wanted = news;
    if (news === "") {
      clearTimeout(timer);
      timer = undefined;
      element.textContent = "";
    } else {
      timer ??= setTimeout(speak, Math.max(0, last + PAUSE - performance.now()));
    }
  };
}
