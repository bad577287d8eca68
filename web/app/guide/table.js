// The laying guide, to be looked at and printed: for each cell the tile as it lies there, its
// number and an arrow to where its top points, in the shape of the board; and below it all
// tiles by their numbers, as they lie loose, so that each can be found by its picture.

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

/** Beyond this many columns the arrow alone says how to turn. */
const ROOMY = 4;

/** What boards of up to so many rows are called, which decides how small they are on paper. Shifted rows of hexagons are as large as their columns let them. @type {[rows: number, name: string][]} */
const SIZES = [
  [3, ""],
  [4, "four"], // the list of all tiles stands below
  [5, "five"],
  [10, "many"], // the board and the legend have a page, and the list another one
  [16, "most"], // the board has it alone
];

/** What each element shows now. @type {WeakMap<Element, unknown[]>} */
const drawn = new WeakMap();

/**
 * Shows it once all tiles of the solution that is looked at are.
 * @param {HTMLElement} root
 * @param {State} state
 * @param {Speech} speech
 */
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

/**
 * The guide to one of the solutions.
 * @param {Board} solution
 * @param {number} index which it is of those that were found
 * @param {State} state
 * @param {Speech} speech
 */
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
 * Cells that stand one above the other share a column, however their rows are
 * shifted. Hexagons overlap the rows above and below, as bricks would.
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

/**
 * @param {Board} solution
 * @param {number} cell
 * @param {Drawing} drawing
 * @param {Puzzle} puzzle
 * @param {Speech} speech
 */
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

/**
 * @param {number} tile
 * @param {Drawing} drawing
 * @param {Puzzle} puzzle
 * @param {Speech} speech
 */
function makePiece(tile, drawing, puzzle, speech) {
  const number = make("b", {}, make("span", { class: "unseen" }, `${speech.say("tile.word")} `), speech.number(tile + 1));
  const sides = make("span", { class: "unseen" }, `; ${sideWords(puzzle, [tile, 0], speech).join(", ")}`);
  return make("li", {}, tilePicture(tile, 0, puzzle.grid.sides, drawing), number, sides);
}
