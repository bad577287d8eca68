// The work behind a result: some sentences, and the placements per depth. A short chart is a table
// whose rows carry their bars, so that screen readers get the same; a long one is a picture with a
// table behind.

import { fillSkyline, makeBar, makeBehind, makeSkyline, total } from "../base/bars.js";
import { isNew, make, part, setText } from "../base/dom.js";
import { fastWords, textbookWords } from "./verdict.js";

/** @import {Choice, Count, Puzzle, Report} from "../../types.d.ts" */
/** @import {Speech} from "../speech/speech.js" */
/** @import {Search} from "./state.d.ts" */

/** Up to this many cells each depth has a row of its own. */
const ROWS = 16;

/**
 * @param {HTMLElement} root
 * @param {Search} search
 * @param {Puzzle} puzzle
 * @param {Choice | null} foreseen the order chosen before the search, and why
 * @param {Speech} speech
 */
export function showEffort(root, search, puzzle, foreseen, speech) {
  const { verdict, textbookRun, counted, stage } = search;
  if (!verdict) return;
  const counting = stage === "counting" && counted?.report?.done === false;
  if (isNew(root, verdict, textbookRun, counting || counted, stage, foreseen, speech)) {
    const words = make("p", { "data-part": "textbook-effort" });
    const stop = counting ? [make("button", { type: "button", "data-action": "stop" }, speech.say("stop"))] : [];
    const { report } = textbookRun ?? (counted?.report?.done ? { report: counted.report } : verdict);
    const chart = puzzle.grid.cells.length > 1 && (stage !== "counting" || counted !== null) ? [makeChart(report, report !== verdict.report, speech)] : [];
    const tricks = puzzle.grid.cells.length <= ROWS ? [make("button", { type: "button", class: "quiet", "data-action": "textbook" }, speech.say("textbook.open"))] : [];
    const lines = fastWords(verdict, puzzle, foreseen, speech).map((line) => make("p", {}, line));
    root.replaceChildren(...lines, words, ...stop, ...chart, ...tricks);
  }
  // Update the words in place: rebuilding would take the focus from the Stop button.
  const line = part("textbook-effort", root);
  const words = textbookWords(search, speech);
  line.hidden = words === "";
  setText(line, words);
}

/** @param {Report} report @param {boolean} plain @param {Speech} speech */
function makeChart({ depths }, plain, speech) {
  const title = speech.say(plain ? "chart.plain" : "chart.fast");
  if (depths.length <= ROWS) return make("figure", {}, makeTable(depths, title, true, speech));
  const behind = makeBehind(speech.say("chart.table"), makeTable(depths, title, false, speech));
  const caption = make("figcaption", {}, `${title}. ${speech.say("chart.logarithmic")}`);
  const skyline = makeSkyline();
  fillSkyline(skyline, depths);
  return make("figure", {}, caption, skyline, behind);
}

/** @param {Count[]} depths @param {string} title @param {boolean} bars @param {Speech} speech */
function makeTable(depths, title, bars, speech) {
  const most = Math.max(...depths.map(Number), 1);
  const head = make("tr", {}, make("th", { scope: "col" }, speech.say("chart.depth")));
  if (bars) head.append(make("td", {}));
  head.append(make("th", { scope: "col" }, speech.say("chart.nodes")));
  const rows = depths.map((count, depth) => {
    const row = make("tr", {}, make("th", { scope: "row" }, speech.number(depth + 1)));
    if (bars) row.append(make("td", { class: "bar" }, makeBar(Number(count) / most).root));
    row.append(make("td", { class: "count" }, speech.number(count)));
    return row;
  });
  const sum = make("td", { class: "count", colspan: bars ? 2 : 1 }, speech.number(total(depths)));
  return make(
    "table",
    { class: "depths" },
    make("caption", {}, title),
    make("thead", { class: "unseen" }, head),
    make("tbody", {}, ...rows),
    make("tfoot", {}, make("tr", {}, make("th", { scope: "row" }, speech.begin(speech.say("column.sum"))), sum)),
  );
}
