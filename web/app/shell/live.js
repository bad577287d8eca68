// What happened, for those who hear the page: one polite live region. It tells
// what has changed since it was last shown the state, at most once a second; what
// happens meanwhile takes the place of what waits. What happens on the board is told
// with what Go says of it, once it has. Knows no DOM but its element.

import { awaitsMarks } from "../table/marks.js";
import { newsOf } from "./news.js";

/** @import {Speech} from "../speech/speech.js" */
/** @import {State} from "./state.d.ts" */

/** Milliseconds between two messages. */
const PAUSE = 1000;
/** So many milliseconds it waits for Go's word on the board; then it tells without, and that word when it comes. */
const PATIENCE = 1000;

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
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  let patience;
  /** What was told without Go's word on the board, and from which state on. @type {{ from: State, told: string } | null} */
  let owed = null;
  const speak = () => {
    timer = undefined;
    last = performance.now();
    element.textContent = wanted;
  };
  const hush = () => {
    clearTimeout(timer);
    timer = undefined;
  };

  /** @type {(state: State, news: string | null) => void} */
  const tell = (state, news) => {
    clearTimeout(patience);
    patience = undefined;
    // Actions change the slices and these two objects in place, and replace everything else.
    before = /** @type {State} */ (Object.fromEntries(Object.entries(state).map(([name, slice]) => [name, { ...slice }])));
    before.table.shown = { ...state.table.shown };
    before.solve.search = state.solve.search && { ...state.solve.search };
    if (news === null) return;
    owed = null;
    wanted = news;
    if (news === "") {
      hush();
      element.textContent = "";
      return;
    }
    timer ??= setTimeout(speak, Math.max(0, last + PAUSE - performance.now()));
  };

  /** @type {(state: State, speech: Speech) => void} */
  const tellWithout = (state, speech) => {
    const from = before;
    const told = newsOf(from, state, speech);
    tell(state, told);
    owed = told ? { from, told } : null;
  };

  /** What is still owed of the board, now that Go has told of it. @type {(state: State, speech: Speech) => string | null} */
  const rest = (state, speech) => {
    if (!owed || awaitsMarks(state)) return null;
    const { from, told } = owed;
    owed = null;
    const all = newsOf(from, state, speech) ?? "";
    const heard = !timer && all.startsWith(told);
    return (heard ? all.slice(told.length).trim() : all) || null;
  };

  return (state, speech) => {
    const news = newsOf(before, state, speech) ?? rest(state, speech);
    if (!news || !awaitsMarks(state)) return tell(state, news);
    // What waits to be told may be of the board as it lay before.
    hush();
    patience ??= setTimeout(() => tellWithout(state, speech), PATIENCE);
  };
}
