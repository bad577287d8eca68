// What happened, for those who hear the page: one polite live region. It tells
// what has changed since it was last shown the state, at most once a second; what
// happens meanwhile takes the place of what waits. Knows no DOM but its element.

import { newsOf } from "./news.js";

/** @import {Speech} from "../speech/speech.js" */
/** @import {State} from "./state.d.ts" */

/** Milliseconds between two messages. */
const PAUSE = 1000;

/**
 * @param {Element} element
 * @param {State} before the state at first, of which there is nothing to tell
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
    // Actions change the slices and these two objects in place, and replace everything else.
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
