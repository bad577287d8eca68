// The laying guide: for each cell the tile's number and how to turn it, in the
// shape of the board. The arrow shows where the tile's own top points. As long as
// a solution is shown in part, one sentence says the same of the newest tile.

import { draw, make, part } from "../base/dom.js";
import { leanOf, turnName } from "../speech/edges.js";
import { allShown, newest, solutionShown } from "../table/layers.js";

/** @import {Board, Drawing, Laid, Puzzle} from "../../types.d.ts" */
/** @import {Speech} from "../speech/speech.js" */
/** @import {State} from "./state.d.ts" */

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
  if (root.hidden || !solution || !state.table.drawing) return;
  const key = `${speech.language} ${puzzle.id} ${JSON.stringify(solution)}`;
  if (drawn.get(root) === key) return;
  drawn.set(root, key);

  part("guide-table", root).replaceChildren(makeTable(solution, state.table.drawing, puzzle, speech));
  const help = speech.count(puzzle.mayTurn || puzzle.grid.sides === 3 ? "guide.help" : "guide.upright", puzzle.tiles.length);
  part("guide-help", root).textContent = help;
}

/**
 * "Tile 8: row 1, column 2, as it is."; "" when no tile is the newest.
 * @param {State} state
 * @param {Speech} speech
 */
export function newestWords(state, speech) {
  const cell = newest(state);
  const laid = solutionShown(state)?.[cell];
  if (!laid || !state.table.puzzle) return "";
  const { cells, sides } = state.table.puzzle.grid;
  const { row, column } = cells[cell];
  const [tile, turn] = laid;
  const how = turnName(turn, sides, speech, state.table.drawing ? leanOf(state.table.drawing, cell) : 0);
  return speech.say("shown", { n: tile + 1, row: row + 1, column: column + 1, turn: how });
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
  const table = make("table", { class: columns.length > ROOMY ? "laying close" : "laying" });
  const lines = Array.from({ length: height }, () => table.insertRow());
  for (const x of columns) {
    const column = [...cells.keys()].filter((cell) => across[cell] === x);
    const [first, last] = [cells[column[0]].row, cells[column[column.length - 1]].row + span];
    if (first > 0) lines[0].append(make("td", { class: "off", rowspan: first }));
    for (const cell of column) {
      const td = makeCell(solution[cell], leanOf(drawing, cell), puzzle, speech);
      td.rowSpan = span;
      lines[cells[cell].row].append(td);
    }
    if (last < height) lines[last].append(make("td", { class: "off", rowspan: height - last }));
  }
  return table;
}

/**
 * @param {Laid} laid
 * @param {number} lean how the cell lies
 * @param {Puzzle} puzzle
 * @param {Speech} speech
 */
function makeCell(laid, lean, puzzle, speech) {
  if (!laid) return make("td", {});
  const [tile, turn] = laid;
  const sides = puzzle.grid.sides;
  const arrow = draw(
    "svg",
    { class: turn === 0 && lean === 0 ? "arrow still" : "arrow", viewBox: "-12 -12 24 24", "aria-hidden": "true" },
    draw("path", { d: "M0 8V-8M-6 -2L0 -8L6 -2", transform: `rotate(${lean + (turn * 360) / sides})` }),
  );
  return make(
    "td",
    {},
    make("b", {}, make("span", { class: "unseen" }, `${speech.say("tile.word")} `), speech.number(tile + 1)),
    arrow,
    make("span", { class: "how" }, turnName(turn, sides, speech, lean)),
  );
}
