// What happened, for those who hear the page: one polite live region, at most
// one message per second, the latest wins. Knows no DOM but its element.

import { caption, cellNames } from "./describing.js";
import { brokenWords } from "./notices.js";
import { derivation, verdict } from "./verdict.js";

/** @import {Speech} from "./speech.js" */
/** @import {State} from "./store.js" */

/** Milliseconds between two messages. */
const PAUSE = 1000;

/**
 * @param {Element} element
 * @returns {(state: State, speech: Speech) => void}
 */
export function makeLive(element) {
  let said = "";
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
    const news = newsOf(state, speech);
    if (news === said) return;
    said = news;
    wanted = news;
    timer ??= setTimeout(speak, Math.max(0, last + PAUSE - performance.now()));
  };
}

/**
 * @param {State} state
 * @param {Speech} speech
 * @returns {string}
 */
export function newsOf(state, speech) {
  const { search, layer, puzzle, drawing, shown, broken, offline } = state;
  if (broken) {
    const { title, sentence } = brokenWords(broken, speech);
    return `${title} ${sentence}`;
  }
  if (offline && !search) return speech.say("offline");
  if (!puzzle || !drawing || !search) return "";
  if (search.phase === "running") return search.progress ? speech.say("searching") : "";
  if (layer === "solution") {
    const latest = shown.cells.at(-1);
    const whole = shown.cells.length === puzzle.grid.cells.length || latest === undefined;
    return whole ? caption(state, speech) : cellNames(state, puzzle, drawing, speech)[latest];
  }
  return search.fast ? `${verdict(search.fast, speech)} ${derivation(search.fast, puzzle, speech)}` : "";
}
