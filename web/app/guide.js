// The laying guide: for each cell the tile's number and how to turn it, in the
// shape of the board. The arrow shows where the tile's own top points. As long as
// a solution is shown in part, one sentence says the same of the newest tile.

import { turnName } from "./describing.js";
import { draw, make, part } from "./dom.js";
import { allShown, newest, solutionShown } from "./scene.js";

/** @import {Laid, Puzzle} from "../types.d.ts" */
/** @import {Speech} from "./speech.js" */
/** @import {State} from "./store.js" */

/** Beyond this many columns the arrow alone says how to turn. */
const ROOMY = 4;

/** What each element shows now. @type {WeakMap<Element, string>} */
const drawn = new WeakMap();

/**
 * @param {HTMLElement} root
 * @param {State} state
 * @param {Puzzle} puzzle
 * @param {Speech} speech
 */
export function showGuide(root, state, puzzle, speech) {
  root.hidden = !allShown(state);
  const solution = solutionShown(state);
  if (root.hidden || !solution) return;
  const key = `${speech.language} ${puzzle.id} ${JSON.stringify(solution)}`;
  if (drawn.get(root) === key) return;
  drawn.set(root, key);

  const rows = new Map();
  for (const [cell, { row }] of puzzle.grid.cells.entries()) rows.set(row, [...(rows.get(row) ?? []), solution[cell]]);
  const widest = Math.max(...[...rows.values()].map((row) => row.length));
  const table = make("table", { class: widest > ROOMY ? "laying close" : "laying" });
  for (const row of rows.values()) {
    table.append(make("tr", {}, ...row.map((/** @type {Laid} */ laid) => makeCell(laid, puzzle, speech))));
  }
  const help = speech.count(puzzle.mayTurn ? "guide.help" : "guide.upright", puzzle.tiles.length);
  part("guide-help", root).textContent = help;
  part("guide-table", root).replaceChildren(table);
}

/**
 * "Tile 8: row 1, column 2, as it is."; "" when no tile is the newest.
 * @param {State} state
 * @param {Speech} speech
 */
export function newestWords(state, speech) {
  const cell = newest(state);
  const laid = solutionShown(state)?.[cell];
  if (!laid || !state.puzzle) return "";
  const { cells, sides } = state.puzzle.grid;
  const { row, column } = cells[cell];
  const [tile, turn] = laid;
  return speech.say("shown", { n: tile + 1, row: row + 1, column: column + 1, turn: turnName(turn, sides, speech) });
}

/**
 * @param {Laid} laid
 * @param {Puzzle} puzzle
 * @param {Speech} speech
 */
function makeCell(laid, puzzle, speech) {
  if (!laid) return make("td", {});
  const [tile, turn] = laid;
  const sides = puzzle.grid.sides;
  const arrow = draw(
    "svg",
    { class: turn === 0 ? "arrow still" : "arrow", viewBox: "-12 -12 24 24", "aria-hidden": "true" },
    draw("path", { d: "M0 8V-8M-6 -2L0 -8L6 -2", transform: `rotate(${(turn * 360) / sides})` }),
  );
  return make(
    "td",
    {},
    make("b", {}, make("span", { class: "unseen" }, `${speech.say("tile.word")} `), speech.number(tile + 1)),
    arrow,
    make("span", { class: "how" }, turnName(turn, sides, speech)),
  );
}
