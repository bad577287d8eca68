// The guide as a table, also for printing: each cell shows its tile, number and an arrow to the tile's top; below, all
// loose tiles by number, each with its picture.

import { draw, isNew, make, use } from "../base/dom.js";
import { tabsOf } from "../board/layout.js";
import { makeLegend } from "../board/small.js";
import { sideWords } from "../board/words.js";
import { leanOf, turnName } from "../speech/edges.js";
import { allShown, solutionShown } from "../table/layers.js";
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

/** Shows the table once all tiles of the current solution are revealed. @param {HTMLElement} root @param {State} state @param {Speech} speech */
export function showTable(root, state, speech) {
  root.hidden = !allShown(state);
  const solution = solutionShown(state);
  const { drawing, solutionView } = state.table;
  if (root.hidden || !solution || !drawing || !isNew(root, solution, drawing, speech)) return;
  root.replaceChildren(
    make("h3", {}, speech.say("guide")),
    ...makeGuideTo(solution, solutionView.index, state, speech),
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

/** The reach of a tile without tabs from its centre in any turn, in units, by number of sides. @type {Record<number, number>} */
const REACH = { 3: 58, 4: 50, 6: 58 };

/** @param {number} tile @param {number} angle clockwise from the loose tile's position, in degrees @param {number} sides @param {Drawing} drawing */
export function tilePicture(tile, angle, sides, drawing) {
  const reach = REACH[sides] + tabsOf(drawing);
  const lies = draw("g", { transform: `rotate(${drawing.cells[0].angle + angle})` }, use(`tile-${tile}`, "art"), use(`over-${tile}`, "art"));
  return draw("svg", { class: "piece", viewBox: [-reach, -reach, 2 * reach, 2 * reach].join(" "), "aria-hidden": "true" }, lies);
}

/** An arrow to where the tile's top points. @param {number} angle clockwise from the loose tile's position, in degrees */
function topArrow(angle) {
  const path = draw("path", { d: "M0 8V-8M-6 -2L0 -8L6 -2", transform: `rotate(${angle})` });
  return draw("svg", { class: angle === 0 ? "arrow still" : "arrow", viewBox: "-12 -12 24 24", "aria-hidden": "true" }, path);
}

/** The radius of the arc. */
const ROUND = 9;

/**
 * An arc with an arrowhead that shows how far to turn a tile, the shorter way; straight up if it
 * needs no turn.
 *
 *       .-->.
 *      /     \
 *
 * @param {number} angle clockwise from the loose tile's position, in degrees
 */
export function turnArrow(angle) {
  if (angle === 0) return topArrow(0);
  const way = angle > 180 ? -1 : 1;
  const half = (way > 0 ? angle : 360 - angle) / 2;
  const on = (/** @type {number} */ degrees, /** @type {number} */ far) => {
    const radians = (way * degrees * Math.PI) / 180;
    return `${far * Math.sin(radians)} ${-far * Math.cos(radians)}`;
  };
  const back = half - 36; // where the strokes of its head end
  const arc = `M${on(-half, ROUND)}A${ROUND} ${ROUND} 0 0 ${way > 0 ? 1 : 0} ${on(half, ROUND)}`;
  const head = `M${on(back, ROUND - 4)}L${on(half, ROUND)}L${on(back, ROUND + 4)}`;
  // Centres the arc vertically.
  const down = (ROUND * (1 + Math.cos((half * Math.PI) / 180))) / 2;
  return draw("svg", { class: "arrow", viewBox: "-12 -12 24 24", "aria-hidden": "true" }, draw("path", { d: arc + head, transform: `translate(0 ${down})` }));
}
