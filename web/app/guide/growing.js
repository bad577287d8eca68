// The board next to the tile: the tiles so far and the next cell. Of a large board it shows the
// part around that cell, and a small plan of the whole.

import { draw } from "../base/dom.js";
import { largeNumber, smallBoard, smallTile } from "../board/small.js";

/** @import {Board, Drawing, Puzzle} from "../../types.d.ts" */
/** @import {Guided} from "../keep/record.js" */
/** @import {Clearing} from "./guide.js" */

/** Show boards wider or higher than this, in units, in parts. */
const WHOLE = 660;
/** The size of such a part. */
const PART = 460;
/** Extend the view by this much, so that it includes the whole ring around a cell at its edge. */
const RING = 5;
/** A whole board of more cells shows colours instead of pictures. */
const ROOMY = 100;

/**
 * @param {Guided} built
 * @param {Puzzle} puzzle
 * @param {Drawing} drawing
 * @returns {SVGSVGElement[]} the board, and the plan if it is shown in parts
 */
export function growingBoard({ board, order, step }, puzzle, drawing) {
  const [, , width, height] = drawing.viewBox;
  const lies = new Set(order.slice(0, step + 1));
  const next = order[step] ?? -1;
  if (next < 0) return [smallBoard(puzzle, drawing, board, board.length > ROOMY)];
  const parted = Math.max(width, height) > WHOLE;
  const [left, top, across, down] = parted ? partAround(drawing.cells[next], drawing.viewBox) : drawing.viewBox;
  const seen = (/** @type {number} */ cell) => {
    const { x, y } = drawing.cells[cell];
    return x > left - 60 && x < left + across + 60 && y > top - 60 && y < top + down + 60;
  };
  const shown = /** @type {Board} */ (board.map((laid, cell) => (lies.has(cell) && seen(cell) ? laid : null)));
  const svg = smallBoard(puzzle, drawing, shown, false);
  svg.setAttribute("viewBox", [left - RING, top - RING, across + 2 * RING, down + 2 * RING].join(" "));
  svg.prepend(...drawing.cells.flatMap((_, cell) => (lies.has(cell) || !seen(cell) ? [] : [place(cell, "bare", drawing.card, drawing)])));
  svg.append(place(next, "next", drawing.card, drawing));
  return parted ? [svg, planOf(lies, next, drawing)] : [svg];
}

/**
 * The board before the first tile: tiles to turn have rings, tiles to remove are faint and
 * numbered.
 * @param {Clearing} cleared
 * @param {Puzzle} puzzle
 * @param {Drawing} drawing
 */
export function clearedBoard({ lying, turns, off }, puzzle, drawing) {
  const goes = (/** @type {number} */ cell) => off.includes(lying[cell]?.[0] ?? -1);
  const flat = lying.length > ROOMY;
  const svg = smallBoard(puzzle, drawing, /** @type {Board} */ (lying.map((laid, cell) => (goes(cell) ? null : laid))), flat);
  svg.prepend(...drawing.cells.flatMap((_, cell) => (lying[cell] ? [] : [place(cell, "bare", drawing.card, drawing)])));
  for (const [cell, laid] of lying.entries()) {
    if (!laid || !goes(cell)) continue;
    const lies = smallTile(laid[0], drawing.cells[cell], laid[1] * drawing.turn, flat);
    lies.classList.add("off");
    svg.append(lies, place(cell, "off", drawing.card, drawing), largeNumber(laid[0], drawing.cells[cell]));
  }
  svg.append(...turns.map((cell) => place(cell, "next", drawing.card, drawing)));
  return svg;
}

/**
 * The view box of the part around a cell; it does not extend beyond the board.
 * @param {{ x: number, y: number }} cell
 * @param {Drawing["viewBox"]} all
 */
function partAround({ x, y }, [left, top, width, height]) {
  const within = (/** @type {number} */ at, /** @type {number} */ from, /** @type {number} */ size, /** @type {number} */ part) => Math.min(Math.max(at - part / 2, from), from + size - part);
  const [across, down] = [Math.min(PART, width), Math.min(PART, height)];
  return [within(x, left, width, across), within(y, top, height, down), across, down];
}

/** @param {Set<number>} lies @param {number} next @param {Drawing} drawing */
function planOf(lies, next, drawing) {
  const kind = (/** @type {number} */ cell) => (cell === next ? "next" : lies.has(cell) ? "lies" : "bare");
  const cells = drawing.cells.map((_, cell) => place(cell, kind(cell), drawing.outline, drawing));
  return draw("svg", { class: "plan", viewBox: drawing.viewBox.join(" "), "aria-hidden": "true" }, ...cells);
}

/** @param {number} cell @param {string} name @param {string} path @param {Drawing} drawing */
function place(cell, name, path, { cells }) {
  const { x, y, angle } = cells[cell];
  return draw("path", { class: name, d: path, transform: `translate(${x} ${y}) rotate(${angle})` });
}
