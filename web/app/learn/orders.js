// The section "Where to begin": the same search in several orders, each drawn as its path over the
// cells, and in an order that the reader draws or types.

import { makeBar } from "../base/bars.js";
import { draw, make, setText } from "../base/dom.js";
import { faultOf } from "../engine/solver.js";
import { makeRaceBoard } from "../watch/lane-board.js";
import { faultSentence } from "../speech/faults.js";
import { makeButton, makeFigure, makeFinding, makeSection, whenNear } from "./figure.js";
import { placedWords, timesWords } from "./counts.js";

/** @import {Drawing, Puzzle} from "../../types.d.ts" */
/** @import {Counts, Textbook} from "./counts.js" */
/** @import {Reading} from "./state.d.ts" */

/** On larger boards draw only the path, and do not let the reader draw one. */
const NUMBERED = 49;

/** The orders to compare. @param {Puzzle} puzzle */
function ordersOf({ framed, clues }) {
  return ["row", "column", "spiral", "spiral-in", "diagonal", ...(framed ? ["frame"] : []), ...(clues.length > 0 ? ["clues"] : [])];
}

/**
 * The finished order with the fewest placements; row by row if none was finished.
 * @param {Counts} counts
 * @param {Puzzle} puzzle
 */
export async function bestOrder(counts, puzzle) {
  /** @type {{ order: string, so: Textbook }[]} */
  const all = [];
  for (const order of ordersOf(puzzle)) all.push({ order, so: await counts.textbook(order) });
  const done = all.filter(({ so }) => so.done);
  return done.reduce((best, other) => (Number(other.so.placements) < Number(best.so.placements) ? other : best), done[0] ?? all[0]);
}

/** @param {Reading} reading */
export function ordersSection(reading) {
  const { speech, puzzle, drawing, counts, signal } = reading;
  const lanes = ordersOf(puzzle).map((order) => makeLane(order, reading));
  let longest = 1;
  const own = puzzle.grid.cells.length > NUMBERED ? [] : [makeOwnOrder(reading, () => longest)];
  const figure = makeFigure("orders", speech.say("essay.order.caption"), make("ul", { class: "orders" }, ...lanes.map(({ root }) => root), ...own));
  const { root, find } = makeFinding(reading, async (say) => {
    /** @type {Textbook[]} */
    const all = [];
    for (const lane of lanes) {
      const so = await counts.textbook(lane.order);
      if (signal.aborted) return;
      all.push(so);
      longest = Math.max(longest, Number(so.placements));
      for (const [i, { done, placements }] of all.entries()) lanes[i].show(all[i], drawing, done ? Number(placements) / longest : 1);
    }
    const { order: best, so } = await bestOrder(counts, puzzle);
    lanes.find(({ order }) => order === best && so.done)?.root.classList.add("best");
    say(verdict(all));
  });
  /** @param {Textbook[]} all */
  const verdict = (all) => {
    const ended = all.flatMap((so, i) => (so.done ? [{ order: lanes[i].order, n: Number(so.placements) }] : [])).sort((one, other) => one.n - other.n);
    const open = ended.length < all.length ? speech.say(ended.length === 0 ? "essay.order.none" : "essay.order.open") : "";
    if (ended.length < 2) return open;
    const [least, most] = [ended[0], ended[ended.length - 1]];
    if (least.n === most.n) return `${speech.say("essay.order.same")} ${open}`.trim();
    const words = { best: speech.say(`order.${least.order}`), worst: speech.say(`order.${most.order}`), n: timesWords(BigInt(most.n), least.n, speech) };
    return `${speech.say("essay.order.best", words)} ${open}`.trim();
  };
  root.dataset.part = "essay-order";
  whenNear(figure, signal, find);
  return makeSection(speech.say("essay.order"), speech.say("essay.order.early"), speech.say("essay.order.rows"), figure, root);
}

/** @param {string} order @param {Reading} reading */
function makeLane(order, { speech, drawing }) {
  const name = make("p", {}, speech.begin(speech.say(`order.${order}`)));
  const placed = make("p", { class: "count" }, "…");
  const bar = makeBar();
  const picture = make("div");
  const root = make("li", { "data-order": order }, picture, name, placed, make("div", { class: "bar" }, bar.root));
  picture.append(routePicture([], drawing));
  return {
    order,
    root,
    /** @param {Textbook} so @param {Drawing} drawing @param {number} share of the longest */
    show: (so, drawing, share) => {
      if (placed.textContent === "…") picture.replaceChildren(routePicture(so.order, drawing));
      setText(placed, placedWords(so, speech));
      root.classList.toggle("open", !so.done);
      bar.show(share);
    },
  };
}

/**
 * The cells with a line through them in the order of filling. A large board shows the line and its
 * beginning, and the cells on it if it does not reach all.
 * @param {number[]} order
 * @param {Drawing} drawing
 * @param {number} [about] the cell to mark instead of the beginning on a large board
 */
export function routePicture(order, { viewBox, cells, outline }, about) {
  const many = cells.length > NUMBERED;
  const isAll = order.length === cells.length && about === undefined;
  const reached = many ? (isAll ? [] : order).map((cell) => cells[cell]) : cells;
  const spots = reached.map(({ x, y, angle }) => draw("path", { class: "spot", d: outline, transform: `translate(${x} ${y}) rotate(${angle})` }));
  const line = draw("polyline", { points: order.map((cell) => `${cells[cell].x},${cells[cell].y}`).join(" ") });
  const numbers = many ? [] : order.map((cell, i) => numberAt(cells[cell], i + 1));
  const { x, y } = cells[about ?? order[0] ?? 0];
  const mark = many && order.length > 0 ? [draw("circle", { cx: x, cy: y, r: 50 })] : [];
  return draw("svg", { class: many ? "route many" : "route", viewBox: viewBox.join(" "), "aria-hidden": "true" }, ...spots, line, ...mark, ...numbers);
}

/** @param {{ x: number, y: number }} place @param {number} n */
function numberAt({ x, y }, n) {
  const text = draw("text", { x, y });
  text.textContent = String(n);
  return text;
}

/** @param {Reading} reading @param {() => number} most the placements of the longest other order so far */
function makeOwnOrder({ speech, puzzle, drawing, counts }, most) {
  const all = puzzle.grid.cells.length;
  const status = make("p", { class: "count", role: "status" });
  const bar = makeBar();
  const cells = make("input", { type: "text", autocomplete: "off", placeholder: "0,1,2 …" });
  const typed = make("label", {}, speech.say("essay.order.cells", { n: all - 1 }), cells);
  const picture = make("div", {}, routePicture([], drawing));
  const board = makeRaceBoard(puzzle, drawing, (way) => {
    showDrawn(way.length);
    if (way.length < all) return;
    cells.value = way.join(",");
    void count();
  });
  const showDrawn = (/** @type {number} */ n) => setText(status, speech.say("race.drawing", { n, of: all }));
  const begin = () => {
    picture.replaceChildren(board.svg);
    board.begin();
    bar.show(0);
    showDrawn(0);
  };
  const count = async () => {
    const order = cells.value;
    board.end();
    setText(status, "…");
    try {
      const so = await counts.textbook(order);
      if (order !== cells.value) return;
      picture.replaceChildren(routePicture(so.order, drawing));
      setText(status, placedWords(so, speech));
      bar.show(so.done ? Math.min(1, Number(so.placements) / most()) : 1);
    } catch (error) {
      setText(status, faultSentence(faultOf(error), speech));
      bar.show(0);
    }
  };
  cells.addEventListener("change", () => cells.value && void count());
  return make("li", { "data-order": "own" }, picture, make("p", {}, speech.say("textbook.own")), status, make("div", { class: "bar" }, bar.root), makeButton(speech.say("race.draw"), begin), typed);
}
