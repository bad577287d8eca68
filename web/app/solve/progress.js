// A search while it runs: the panel with progress, time left and the best board so far, and what is announced to
// screen readers.

import { make, part, setText, showButtons } from "../base/dom.js";
import { lastingOn } from "../speech/amounts.js";
import { clockWords } from "../table/time.js";
import { SHOWN_AFTER } from "./search.js";
import { isSearching } from "./stages.js";
import { byWords, derivation, verdictWords } from "./verdict.js";

/** @import {Speech} from "../speech/speech.js" */
/** @import {Long, Search, State} from "./state.d.ts" */

/** Show no progress for searches shorter than this, in ms. */
const SUDDEN = 300;
/** Round rates to multiples of this. */
const STEP = 100_000;

/** Reports whether the search is worth a panel: one worker may be done in a moment. @param {Search} search */
export function isLasting(search) {
  if (search.stage === "alone") return performance.now() - search.began >= (search.progress ? SUDDEN : SHOWN_AFTER);
  return search.stage === "paused" || isSearching(search);
}

/** @param {HTMLElement} root @param {Search} search @param {Speech} speech */
export function showSearching(root, search, speech) {
  const { progress, long, stage } = search;
  const paused = stage === "paused";
  setText(part("searching-title", root), speech.say(paused ? "searching.paused" : "searching"));
  const bar = /** @type {HTMLProgressElement} */ (part("share", root));
  if (long) bar.value = long.state.progress;
  else bar.removeAttribute("value");
  setText(part("share-words", root), long ? leftWords(search, speech) : speech.say("searching.soon"));
  const interruption = interruptedWords(search, speech);
  part("interrupted", root).hidden = interruption === "";
  setText(part("interrupted", root), interruption);
  showButtons(root, { pause: !paused, resume: paused });
  if (!progress) return part("progress", root).replaceChildren();
  const by = long?.by ?? progress.by;
  const rate = Math.round((long?.rate ?? 0) / STEP) * STEP;
  const figures = [
    [speech.say("figure.time"), clockWords(long?.elapsed ?? 0)],
    [speech.say("figure.solutions"), speech.number(progress.solutions)],
    [speech.say("figure.nodes"), speech.number(progress.nodes)],
    [speech.say("figure.rate"), paused || rate === 0 ? "–" : speech.number(rate)],
    ...(by ? [[speech.say("figure.by"), byWords(by, speech)]] : []),
    ...(progress.solutions === 0 ? [[speech.say("figure.best"), bestWords(search, speech) || "–"]] : []),
  ];
  const rows = figures.map(([name, value]) => make("div", {}, make("dt", {}, name), make("dd", {}, value)));
  part("progress", root).replaceChildren(...rows);
}

/** "34 % · about 12 minutes left on 4 cores", or when a search with a time limit ends. @param {Search} search @param {Speech} speech */
function leftWords({ long, stage, ends }, speech) {
  if (!long) return "";
  if (ends !== null && stage !== "paused") {
    return speech.say("searching.ends", { time: clockWords(Math.max(0, ends - performance.now())) });
  }
  const share = speech.share(long.state.progress);
  if (stage === "paused" || long.left === null) return share;
  return `${share} · ${lastingOn(long.left, long.helpers, speech)}`;
}

/** Says where the search resumed after a worker was lost; "" if none was. @param {Search} search @param {Speech} speech */
function interruptedWords({ long }, speech) {
  return typeof long?.interrupted === "number" ? speech.say("searching.interrupted", { share: speech.share(long.interrupted) }) : "";
}

/** The best board so far: "31 of 36 tiles, 52 of 60 seams", or "". @param {Search} search @param {Speech} speech */
export function bestWords({ long }, speech) {
  const best = long?.state.best;
  if (!best) return "";
  const { filled, score, seams, board } = best;
  return speech.say("best", { filled, cells: board.length, score, seams });
}

/**
 * The announcement; null if nothing is new, "" to clear the last one.
 * @param {Pick<State, "solve">} before
 * @param {Pick<State, "table" | "solve">} state
 * @param {Speech} speech
 */
export function newsOfSearch(before, { table: { puzzle }, solve: { search } }, speech) {
  const earlier = before.solve.search?.began === search?.began ? before.solve.search : null;
  if (search?.stage === "paused") return earlier?.stage === "paused" ? null : speech.say("news.paused");
  if (search?.verdict && puzzle) {
    if (earlier?.verdict) return null;
    const sentences = [verdictWords(search.verdict, speech, search.fromBoard), derivation(search.verdict, puzzle, speech, search.fromBoard)];
    const best = search.stage === "stopped" ? bestWords(search, speech) : "";
    if (best) sentences.push(`${speech.say("best.so-far")} ${best}.`);
    return sentences.join(" ");
  }
  if (search?.progress && !earlier?.progress) return speech.say("searching");
  if (search?.long) return newsOfLong(earlier?.long ?? null, search, search.long, speech);
  if (search?.progress) return null;
  return earlier || !before.solve.search ? null : "";
}

/** A long search announces each TENTH of progress, and each WHILE in ms. */
const TENTH = 0.1;
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
  const further = Math.floor(progress / TENTH) > Math.floor(before.state.progress / TENTH);
  const later = Math.floor(long.elapsed / WHILE) > Math.floor(before.elapsed / WHILE);
  if (!further && !later) return null;
  return speech.say("news.progress", { left: leftWords(search, speech) });
}
