// What a search announces to screen readers. Knows no DOM.

import { bestWords, interruptedWords, leftWords } from "./progress.js";
import { derivation, verdict } from "./verdict.js";

/** @import {Speech} from "../speech/speech.js" */
/** @import {Long, Search, State} from "./state.d.ts" */

/**
 * The announcement; null if nothing is new, "" to clear the last one.
 * @param {Pick<State, "solve">} before
 * @param {Pick<State, "table" | "solve">} state
 * @param {Speech} speech
 * @returns {string | null}
 */
export function newsOfSearch(before, { table: { puzzle }, solve: { search } }, speech) {
  const earlier = before.solve.search?.began === search?.began ? before.solve.search : null;
  if (search?.phase === "paused") return earlier?.phase === "paused" ? null : speech.say("news.paused");
  if (search?.fast && puzzle) {
    if (earlier?.fast) return null;
    const told = [verdict(search.fast, speech, search.fromBoard), derivation(search.fast, puzzle, speech, search.fromBoard)];
    const best = search.phase === "stopped" ? bestWords(search, speech) : "";
    if (best) told.push(`${speech.say("best.so-far")} ${best}.`);
    return told.join(" ");
  }
  if (search?.progress && !earlier?.progress) return speech.say("searching");
  if (search?.long) return newsOfLong(earlier?.long ?? null, search, search.long, speech);
  if (search?.progress) return null;
  return earlier || !before.solve.search ? null : "";
}

/** A long search announces each STEP of progress, and each WHILE in ms. */
const STEP = 0.1;
const WHILE = 60_000;

/** @param {Long | null} before @param {Search} search @param {Long} long @param {Speech} speech @returns {string | null} */
function newsOfLong(before, search, long, speech) {
  const interruption = interruptedWords(search, speech);
  if (interruption && interruption !== interruptedWords({ ...search, long: before }, speech)) return interruption;
  if (!before) return null;
  const { progress, report } = long.state;
  if (Number(report.solutions) > 0 && Number(before.state.report.solutions) === 0) {
    return speech.count("stopped.some", report.solutions);
  }
  const further = Math.floor(progress / STEP) > Math.floor(before.state.progress / STEP);
  const later = Math.floor(long.elapsed / WHILE) > Math.floor(before.elapsed / WHILE);
  if (!further && !later) return null;
  return speech.say("news.progress", { left: leftWords(search, speech) });
}
