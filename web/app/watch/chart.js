// The growing chart of the depths: for each cell, in the order of filling, how many tiles fitted and
// how often none did. A large puzzle gets a skyline of bars, and its rows are folded away behind it.

import { fillSkyline, makeBar, makeBehind, makeSkyline, total } from "../base/bars.js";
import { make, setParts, setText } from "../base/dom.js";

/** @import {Watched} from "../../types.d.ts" */
/** @import {Speech} from "../speech/speech.js" */
/** @import {State} from "./state.d.ts" */

/** A puzzle of up to this many cells shows its rows at once. */
const ROWS = 25;

/** @typedef {{ row: HTMLElement, bar: ReturnType<typeof makeBar>, tried: HTMLElement, placed: HTMLElement, ends: HTMLElement }} Row */

export function makeChart() {
  const caption = make("caption");
  const head = make("tr");
  const body = make("tbody");
  const foot = make("tr");
  const table = make("table", { class: "depths" }, caption, make("thead", {}, head), body, make("tfoot", {}, foot));
  const skyline = makeSkyline();
  const picture = make("div");
  const sums = make("p");
  const all = make("p");
  const root = make("section", { class: "effort" }, picture, sums, all);
  /** @type {Row[]} */
  let rows = [];
  /** The order, speech and state that are shown. @type {unknown[]} */
  let shown = [];

  /** @param {number[]} order @param {boolean} counted @param {Speech} speech @param {() => void} look is called when the rows are unfolded */
  const begin = (order, counted, speech, look) => {
    rows = order.map((_, depth) => makeRow(depth, counted, speech));
    body.replaceChildren(...rows.map(({ row }) => row));
    const heads = ["chart.depth", "", ...(counted ? ["column.tries"] : []), "column.nodes", "column.deadends"];
    head.replaceChildren(...heads.map((key) => (key ? make("th", { scope: "col", class: key === "column.tries" && "tries" }, speech.begin(speech.say(key))) : make("td"))));
    setText(caption, speech.say("watch.chart"));
    if (rows.length <= ROWS) return picture.replaceChildren(table);
    const behind = makeBehind(speech.say("chart.table"), table);
    behind.addEventListener("toggle", look);
    picture.replaceChildren(skyline, behind);
  };

  /** @type {(state: State, speech: Speech) => void} */
  const show = ({ watch: { at, order, expected } }, speech) => {
    root.hidden = !at || order.length < 2;
    if (!at || root.hidden) return;
    all.hidden = expected === null || at.end !== null;
    if (expected !== null) setText(all, speech.say("watch.expected", { n: speech.magnitude(expected) }));
    const look = () => fillRows(rows, /** @type {Watched} */ (shown[2]), speech);
    if (shown[0] !== order || shown[1] !== speech) begin(order, at.tries.length > 0, speech, look);
    else if (shown[2] === at) return;
    shown = [order, speech, at];
    if (rows.length > ROWS) fillSkyline(skyline, at.placements);
    // Rows that are folded away are filled when they are unfolded.
    if (!table.closest("details:not([open])")) look();
    setParts(sums, sumWords(at, speech));
  };
  return { root, show };
}

/**
 * A click on the bar, or the button in the number for keyboards, goes to the next tile that fits there.
 * @param {number} depth
 * @param {boolean} counted whether tries are counted
 * @param {Speech} speech
 * @returns {Row}
 */
function makeRow(depth, counted, speech) {
  const go = make("button", { type: "button", class: "plain", "data-action": "watch-depth", "data-depth": depth, "aria-label": speech.say("watch.to-depth", { n: depth + 1 }) }, speech.number(depth + 1));
  const bar = makeBar();
  const [tried, placed, ends] = ["count tries", "count", "count"].map((name) => make("td", { class: name }));
  return { row: make("tr", {}, make("th", { scope: "row" }, go), make("td", { class: "bar", "data-action": "watch-depth", "data-depth": depth }, bar.root), ...(counted ? [tried] : []), placed, ends), bar, tried, placed, ends };
}

/** @param {Row[]} rows @param {Watched} at @param {Speech} speech */
function fillRows(rows, { tries, placements, deadEnds, event }, speech) {
  const most = Math.max(...placements.map(Number), 1);
  for (const [depth, { row, bar, tried, placed, ends }] of rows.entries()) {
    bar.show(Number(placements[depth]) / most);
    if (tries.length > 0) setText(tried, speech.number(tries[depth]));
    setText(placed, speech.number(placements[depth]));
    setText(ends, speech.number(deadEnds[depth]));
    row.classList.toggle("now", event?.depth === depth);
  }
}

/** The sums in one line: tries where they are counted, placements, dead ends, full boards. @param {Watched} at @param {Speech} speech */
function sumWords({ tries, placements, deadEnds, full }, speech) {
  const words = [speech.count("watch.placements", total(placements)), speech.count("watch.dead-ends", total(deadEnds)), speech.count("watch.full", full)];
  if (tries.length > 0) words.unshift(speech.count("watch.tries", total(tries)));
  return words.join(" · ");
}

/**
 * One line per cell in the order of filling, numbered from 1; tries and misfits are empty where they
 * are not counted.
 * @param {Pick<Watched, "tries" | "placements" | "deadEnds">} at
 * @param {number[]} order
 */
export function countsFile({ tries, placements, deadEnds }, order) {
  const lines = order.map((cell, depth) => {
    const tried = tries[depth];
    const misfits = tried === undefined ? "" : BigInt(tried) - BigInt(placements[depth]);
    return [depth + 1, cell + 1, tried ?? "", placements[depth], misfits, deadEnds[depth]].join();
  });
  return ["depth,cell,tries,placements,misfits,deadEnds", ...lines, ""].join("\r\n");
}
