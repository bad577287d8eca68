// An order as its way over the cells, and one of one's own, which is drawn there or typed.

import { makeBar } from "../base/bars.js";
import { draw, make, setText } from "../base/dom.js";
import { FaultError } from "../engine/solver.js";
import { makeRaceBoard } from "../race/board.js";
import { faultSentence } from "../speech/faults.js";
import { makeButton } from "./figure.js";
import { placedWords } from "./words.js";

/** @import {Drawing} from "../../types.d.ts" */
/** @import {Reading} from "./state.d.ts" */

/** On a board of more cells nothing but the line is drawn, and nobody draws it by hand. */
export const NUMBERED = 49;

/**
 * The cells, with a line through them in the order in which they are filled; of many, the line.
 * @param {number[]} order
 * @param {Drawing} drawing
 */
export function routePicture(order, { viewBox, cells, outline }) {
  const many = cells.length > NUMBERED;
  const spots = many ? [] : cells.map(({ x, y, angle }) => draw("path", { class: "spot", d: outline, transform: `translate(${x} ${y}) rotate(${angle})` }));
  const line = draw("polyline", { points: order.map((cell) => `${cells[cell].x},${cells[cell].y}`).join(" ") });
  const numbers = many ? [] : order.map((cell, i) => numberAt(cells[cell], i + 1));
  const start = many && order.length > 0 ? [draw("circle", { cx: cells[order[0]].x, cy: cells[order[0]].y, r: 50 })] : [];
  return draw("svg", { class: many ? "route many" : "route", viewBox: viewBox.join(" "), "aria-hidden": "true" }, ...spots, line, ...start, ...numbers);
}

/**
 * @param {{ x: number, y: number }} place
 * @param {number} n
 */
function numberAt({ x, y }, n) {
  const text = draw("text", { x, y });
  text.textContent = String(n);
  return text;
}

/**
 * @param {Reading} reading
 * @param {() => number} most how many tiles the longest of the others lays, as far as that is known
 */
export function makeOwnOrder({ speech, puzzle, drawing, counts }, most) {
  const all = puzzle.grid.cells.length;
  const told = make("p", { class: "count", role: "status" });
  const bar = makeBar();
  const cells = make("input", { type: "text", autocomplete: "off", placeholder: "0,1,2 …" });
  const typed = make("label", {}, speech.say("essay.order.cells", { n: all - 1 }), cells);
  const picture = make("div", {}, routePicture([], drawing));
  const board = makeRaceBoard(puzzle, drawing, (way) => {
    tell(way.length);
    if (way.length < all) return;
    cells.value = way.join(",");
    void count();
  });
  const tell = (/** @type {number} */ n) => setText(told, speech.say("race.drawing", { n, of: all }));
  const begin = () => {
    picture.replaceChildren(board.svg);
    board.begin();
    bar.show(0);
    tell(0);
  };
  const count = async () => {
    const order = cells.value;
    board.end();
    setText(told, "…");
    try {
      const so = await counts.textbook(order);
      if (order !== cells.value) return;
      picture.replaceChildren(routePicture(so.order, drawing));
      setText(told, placedWords(so, speech));
      bar.show(so.done ? Math.min(1, Number(so.placements) / most()) : 1);
    } catch (error) {
      if (!(error instanceof FaultError)) throw error;
      setText(told, faultSentence(error.fault, speech));
      bar.show(0);
    }
  };
  cells.addEventListener("change", () => cells.value && void count());
  return make("li", { "data-order": "own" }, picture, make("p", {}, speech.say("textbook.own")), told, make("div", { class: "bar" }, bar.root), makeButton(speech.say("race.draw"), begin), typed);
}
