// What finding it took: two sentences, and how many placements fitted at each
// depth. A short chart is a table whose rows carry their bars, so that what is
// seen and what is heard are one thing; a long one is a picture with a table
// behind it.

import { fillSkyline, makeBar, makeSkyline, total } from "../base/bars.js";
import { make } from "../base/dom.js";

/** @import {Choice, Count, Outcome, Puzzle, Report} from "../../types.d.ts" */
/** @import {Speech} from "../speech/speech.js" */
/** @import {Search} from "./state.d.ts" */

/** Up to this many cells every depth gets a row of its own. */
const ROWS = 16;

/** What each element shows now, so that it is rebuilt only when that changes. @type {WeakMap<Element, unknown[]>} */
const drawn = new WeakMap();

/**
 * @param {HTMLElement} root
 * @param {Search} search
 * @param {Puzzle} puzzle
 * @param {Choice | null} foreseen the order that was chosen beforehand, and why
 * @param {Speech} speech
 */
export function showEffort(root, { fast, plain, trying, phase }, puzzle, foreseen, speech) {
  const shows = [fast, plain, trying, phase, foreseen, speech];
  if (!fast || drawn.get(root)?.every((shown, i) => shown === shows[i])) return;
  drawn.set(root, shows);
  const lines = [make("p", {}, sentence(fast.cancelled ? "effort.stopped" : "effort.fast", fast, fast.report.nodes, speech))];
  if (puzzle.grid.cells.length > 1) lines.push(make("p", {}, orderWords(foreseen ?? fast.report.choice, speech)));
  if (plain) lines.push(make("p", {}, sentence("effort.plain", plain, plain.report.tries ?? 0, speech)));
  else if (!trying && phase === "done") lines.push(make("p", {}, speech.say("effort.long")));
  if (fast.boards.length > 0 && Number(fast.report.solutions) > fast.boards.length) {
    lines.push(make("p", {}, speech.count("effort.kept", fast.boards.length)));
  }
  const { report } = plain ?? fast;
  const chart = puzzle.grid.cells.length > 1 && !trying ? [makeChart(report, plain !== null, speech)] : [];
  const tricks = puzzle.grid.cells.length <= ROWS ? [make("button", { type: "button", class: "quiet", "data-action": "textbook" }, speech.say("textbook.open"))] : [];
  root.replaceChildren(make("h3", {}, speech.say("effort")), ...lines, ...chart, ...tricks);
}

/**
 * @param {string} key
 * @param {Outcome} outcome
 * @param {Count} n
 * @param {Speech} speech
 */
function sentence(key, { milliseconds }, n, speech) {
  return speech.count(key, n, { time: speech.time(milliseconds) });
}

/**
 * In which order the cells were filled, and why.
 * @param {Choice} choice
 * @param {Speech} speech
 */
function orderWords({ order, reason, compared }, speech) {
  const words = { order: speech.say(`order.${order}`), n: compared.length };
  return speech.say(reason === "smallest" ? "order.smallest" : "order.usual", words);
}

/**
 * @param {Report} report
 * @param {boolean} plain
 * @param {Speech} speech
 */
function makeChart({ depths }, plain, speech) {
  const title = speech.say(plain ? "chart.plain" : "chart.fast");
  if (depths.length <= ROWS) return make("figure", {}, makeTable(depths, title, true, speech));
  const behind = make("details", {}, make("summary", {}, speech.say("chart.table")));
  behind.append(makeTable(depths, title, false, speech));
  const caption = make("figcaption", {}, `${title}. ${speech.say("chart.logarithmic")}`);
  const skyline = makeSkyline();
  fillSkyline(skyline, depths);
  return make("figure", {}, caption, skyline, behind);
}

/**
 * @param {Count[]} depths
 * @param {string} title
 * @param {boolean} bars
 * @param {Speech} speech
 */
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
