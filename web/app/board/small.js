// A board as a small picture, made of the symbols of the board on the table. Some of its tiles can be
// marked by a ring and their number.

import { draw, use } from "../base/dom.js";
import { edgesShown } from "../game/fits.js";

/** @import {Board, Drawing, Puzzle} from "../../types.d.ts" */

/** The scale of a number, which would be too small at the scale of the board. */
const NUMBER_SCALE = 2.4;

/**
 * @param {Puzzle} puzzle
 * @param {Drawing} drawing
 * @param {Board} board without conflict
 * @param {boolean} flat whether tiles are so small that only colours are drawn
 * @param {number[]} [marked] tiles
 */
export function smallBoard(puzzle, { viewBox, cells, seams, turn, card }, board, flat, marked = []) {
  const svg = draw("svg", { class: "mini", viewBox: viewBox.join(" "), "aria-hidden": "true" });
  const rings = [];
  for (const [cell, laid] of board.entries()) {
    if (!laid) continue;
    const [tile, by] = laid;
    const { x, y, angle } = cells[cell];
    svg.append(smallTile(tile, cells[cell], by * turn, flat));
    if (!marked.includes(tile)) continue;
    const ring = draw("path", { class: "copy", d: card, transform: `translate(${x} ${y}) rotate(${angle})` });
    rings.push(ring, largeNumber(tile, cells[cell]));
  }
  if (!flat) {
    for (const { a, b, x, y, angle } of seams) {
      if (!board[a[0]] || !board[b[0]]) continue;
      const edge = edgesShown(puzzle, board[a[0]])[a[1]];
      svg.append(draw("g", { transform: `translate(${x} ${y}) rotate(${angle})` }, use(`bridge-${edge}`)));
    }
  }
  svg.append(...rings);
  return svg;
}

/**
 * @param {number} tile
 * @param {{ x: number, y: number, angle: number }} cell
 * @param {number} turned in degrees
 * @param {boolean} flat
 */
export function smallTile(tile, { x, y, angle }, turned, flat) {
  return draw("g", { transform: `translate(${x} ${y}) rotate(${angle + turned})` }, use(flat ? `flat-${tile}` : `tile-${tile}`, "art"));
}

/** @param {number} tile @param {{ x: number, y: number }} cell */
export function largeNumber(tile, { x, y }) {
  return draw("g", { transform: `translate(${x} ${y}) scale(${NUMBER_SCALE})` }, use(`number-${tile}`, "number"));
}
