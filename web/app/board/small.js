// A board as a small picture: what Go drew for the board on the table, placed once
// more. Some of its tiles can be pointed out, by a ring and their number.

import { draw, use } from "../base/dom.js";
import { edgesShown } from "../game/fits.js";

/** @import {Board, Drawing, Puzzle} from "../../types.d.ts" */

/** How much larger a number is than on the table, where tiles are so. */
const LARGER = 2.4;

/**
 * @param {Puzzle} puzzle
 * @param {Drawing} drawing
 * @param {Board} board without conflict
 * @param {boolean} flat whether its tiles are so small that only colours are seen
 * @param {number[]} [marked] tiles to point out
 * @returns {SVGSVGElement}
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
 * A tile on its cell, turned by some degrees.
 * @param {number} tile
 * @param {{ x: number, y: number, angle: number }} cell
 * @param {number} turned
 * @param {boolean} flat whether only colours are seen
 */
export function smallTile(tile, { x, y, angle }, turned, flat) {
  return draw("g", { transform: `translate(${x} ${y}) rotate(${angle + turned})` }, use(flat ? `flat-${tile}` : `tile-${tile}`, "art"));
}

/**
 * The number of a tile in the middle of its cell, larger than on the table.
 * @param {number} tile
 * @param {{ x: number, y: number }} cell
 */
export function largeNumber(tile, { x, y }) {
  return draw("g", { transform: `translate(${x} ${y}) scale(${LARGER})` }, use(`number-${tile}`, "number"));
}
