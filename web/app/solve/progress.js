// The panel during a search: progress, time left and the best board so far.

import { make, part, setText } from "../base/dom.js";
import { lastingOn } from "../speech/durations.js";
import { clockWords } from "../table/time.js";
import { byWords } from "./verdict.js";

/** @import {Speech} from "../speech/speech.js" */
/** @import {Search} from "./state.d.ts" */

/** Round rates to multiples of this. */
const STEP = 100_000;

/** @param {HTMLElement} root @param {Search} search @param {Speech} speech */
export function showSearching(root, search, speech) {
  const { progress, long, phase } = search;
  const paused = phase === "paused";
  setText(part("searching-title", root), speech.say(paused ? "searching.paused" : "searching"));
  const bar = /** @type {HTMLProgressElement} */ (part("share", root));
  if (long) bar.value = long.state.progress;
  else bar.removeAttribute("value");
  setText(part("share-words", root), long ? leftWords(search, speech) : speech.say("searching.soon"));
  const interruption = interruptedWords(search, speech);
  part("interrupted", root).hidden = interruption === "";
  setText(part("interrupted", root), interruption);
  for (const [action, there] of Object.entries({ pause: !paused, resume: paused })) {
    /** @type {HTMLElement} */ (root.querySelector(`[data-action="${action}"]`)).hidden = !there;
  }
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
export function leftWords({ long, phase, ends }, speech) {
  if (!long) return "";
  if (ends !== null && phase === "running") {
    return speech.say("searching.ends", { time: clockWords(Math.max(0, ends - performance.now())) });
  }
  const share = speech.share(long.state.progress);
  if (phase === "paused" || long.left === null) return share;
  return `${share} · ${lastingOn(long.left, long.helpers, speech)}`;
}

/** Says where the search resumed after a worker was lost; "" if none was. @param {Search} search @param {Speech} speech */
export function interruptedWords({ long }, speech) {
  return typeof long?.interrupted === "number" ? speech.say("searching.interrupted", { share: speech.share(long.interrupted) }) : "";
}

/** The best board so far: "31 of 36 tiles, 52 of 60 seams", or "". @param {Search} search @param {Speech} speech */
export function bestWords({ long }, speech) {
  const best = long?.state.best;
  if (!best) return "";
  const { filled, score, seams, board } = best;
  return speech.say("best", { filled, cells: board.length, score, seams });
}
