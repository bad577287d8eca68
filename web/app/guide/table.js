// The guide as a table, also for printing: each cell shows its tile, number and an arrow to the
// tile's top; below, all loose tiles by number, so that each can be found by its picture.

import { make } from "../base/dom.js";
import { makeLegend } from "../board/legend.js";
import { sideWords } from "../board/words.js";
import { leanOf, turnName } from "../speech/edges.js";
import { allShown, solutionShown } from "../table/layers.js";
import { tilePicture, topArrow } from "./picture.js";
import { turnOn, whichWords } from "./words.js";

/** @import {Board, Drawing, Puzzle} from "../../types.d.ts" */
/** @import {Speech} from "../speech/speech.js" */
/** @import {State} from "./state.d.ts" */

/** With more columns than this the arrow alone shows the turn. */
const ROOMY = 4;

/**
 * The class of a board with up to this many rows, which sets its size on paper. Hexagon rows are
 * shifted and as large as their columns allow.
 * @type {[rows: number, name: string][]}
 */
const SIZES = [
  [3, ""],
  [4, "four"], // the list of all tiles stands below
  [5, "five"],
  [10, "many"], // board and legend on one page, the list on another
  [16, "most"], // the board alone on a page
];

/** The values that each element shows. @type {WeakMap<Element, unknown[]>} */
const drawn = new WeakMap();

/** Shows the table once all tiles of the current solution are revealed. @param {HTMLElement} root @param {State} state @param {Speech} speech */
export function showTable(root, state, speech) {
  root.hidden = !allShown(state);
  const solution = solutionShown(state);
  const { drawing, shown } = state.table;
  if (root.hidden || !solution || !drawing) return;
  const shows = [solution, drawing, speech];
  if (drawn.get(root)?.every((now, i) => now === shows[i])) return;
  drawn.set(root, shows);

  root.replaceChildren(
    make("h3", {}, speech.say("guide")),
    ...makeGuideTo(solution, shown.index, state, speech),
  );
}

/** @param {Board} solution @param {number} index which of the solutions found @param {State} state @param {Speech} speech */
export function makeGuideTo(solution, index, state, speech) {
  const { puzzle, drawing } = state.table;
  if (!puzzle || !drawing) return [];
  const turns = puzzle.mayTurn || puzzle.grid.sides === 3;
  return [
    make("p", { class: "which" }, whichWords(index, state, speech)),
    make("p", {}, speech.say(turns ? "guide.shows" : "guide.shows.upright")),
    make("div", { class: "legend on-paper" }, ...makeLegend(puzzle, drawing.art, speech)),
    make("div", { class: "wide" }, makeTable(solution, drawing, puzzle, speech)),
    make("h4", {}, speech.say("guide.tiles")),
    make("ol", { class: "pieces" }, ...puzzle.tiles.map((_, tile) => makePiece(tile, drawing, puzzle, speech))),
  ];
}

/**
 * Cells one above the other share a column, however their rows are shifted. Hexagons overlap the
 * rows above and below, as bricks would.
 * @param {Board} solution
 * @param {Drawing} drawing
 * @param {Puzzle} puzzle
 * @param {Speech} speech
 */
function makeTable(solution, drawing, puzzle, speech) {
  const { cells, sides } = puzzle.grid;
  const span = sides === 6 ? 2 : 1;
  const height = Math.max(...cells.map(({ row }) => row)) + span;
  const across = drawing.cells.map(({ x }) => Math.round(x));
  const columns = [...new Set(across)].sort((one, other) => one - other);
  const table = make("table", { class: ["laying", columns.length > ROOMY && "close", span > 1 ? "shifted" : SIZES.find(([rows]) => height <= rows)?.[1]].filter(Boolean).join(" ") });
  table.style.setProperty("--columns", String(columns.length));
  table.style.setProperty("--rows", String(height));
  const lines = Array.from({ length: height }, () => table.insertRow());
  for (const x of columns) {
    const column = [...cells.keys()].filter((cell) => across[cell] === x);
    const [first, last] = [cells[column[0]].row, cells[column[column.length - 1]].row + span];
    if (first > 0) lines[0].append(make("td", { class: "off", rowspan: first }));
    for (const cell of column) {
      const td = makeCell(solution, cell, drawing, puzzle, speech);
      td.rowSpan = span;
      lines[cells[cell].row].append(td);
    }
    if (last < height) lines[last].append(make("td", { class: "off", rowspan: height - last }));
  }
  return table;
}

/** @param {Board} solution @param {number} cell @param {Drawing} drawing @param {Puzzle} puzzle @param {Speech} speech */
function makeCell(solution, cell, drawing, puzzle, speech) {
  const laid = solution[cell];
  if (!laid) return make("td", {});
  const [tile, turn] = laid;
  const { sides } = puzzle.grid;
  const angle = turnOn(solution, cell, puzzle, drawing);
  return make(
    "td",
    {},
    make("b", {}, make("span", { class: "unseen" }, `${speech.say("tile.word")} `), speech.number(tile + 1)),
    topArrow(angle),
    tilePicture(tile, angle, sides, drawing),
    make("span", { class: "how" }, turnName(turn, sides, speech, leanOf(drawing, cell))),
  );
}

/** @param {number} tile @param {Drawing} drawing @param {Puzzle} puzzle @param {Speech} speech */
function makePiece(tile, drawing, puzzle, speech) {
  const number = make("b", {}, make("span", { class: "unseen" }, `${speech.say("tile.word")} `), speech.number(tile + 1));
  const sides = make("span", { class: "unseen" }, `; ${sideWords(puzzle, [tile, 0], speech).join(", ")}`);
  return make("li", {}, tilePicture(tile, 0, puzzle.grid.sides, drawing), number, sides);
}
