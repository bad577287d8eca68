// A tile that is carried away from the board, as the board shows it: its place is empty,
// without what joined or tore there; the edges light up that would match elsewhere; and the
// tile fades that would have to leave.

import { draw } from "../base/dom.js";
import { transform } from "../board/layout.js";
import { frameOf } from "../board/scene.js";

/** @import {Drawing} from "../../types.d.ts" */

/** What has left its place bears this class, on the board and in the tray. */
const AWAY = "carried-away";

/** What would have to leave its place bears this one. */
const LEAVING = "giving-way";

/** How much of a side is lit. */
const LIT = 0.68;

/**
 * Empties the place of a tile.
 * @param {Element} svg the board's picture
 * @param {Drawing} drawing
 * @param {number} tile
 * @param {number} cell
 */
export function liftFrom(svg, { seams }, tile, cell) {
  const away = [...svg.querySelectorAll(`.tile[data-lies="${tile}"]`), svg.querySelectorAll(".places > *")[cell], ...svg.querySelectorAll(".frames > .selected")];
  for (const { a, b, ...frame } of seams) {
    if (a[0] !== cell && b[0] !== cell) continue;
    away.push(...svg.querySelectorAll(`:is(.joins, .tears) > [transform="${transform(frame)}"]`));
  }
  for (const element of away) element?.classList.add(AWAY);
}

/**
 * Fades the tile that would have to leave, and no other, and marks its cell: two arrows say
 * that the tiles change places.
 * @param {Element} svg the board's picture, whose lights are lit
 * @param {Drawing} drawing
 * @param {number} cell
 * @param {number} tile or -1
 */
export function giveWay(svg, { cells }, cell, tile) {
  for (const element of svg.querySelectorAll(`.${LEAVING}`)) element.classList.remove(LEAVING);
  if (tile < 0) return;
  svg.querySelector(`.tile[data-lies="${tile}"]`)?.classList.add(LEAVING);
  const mark = draw("g", { class: "speck exchange" }, draw("circle", { r: 11 }), draw("path", { d: "M-6-3H5M2-6L5-3L2 0M6 3H-5M-2 6L-5 3L-2 0" }));
  svg.querySelector(".lights")?.append(draw("g", { transform: transform({ ...cells[cell], angle: 0 }) }, mark));
}

/** Lets everything be where it is again. */
export function layBack() {
  for (const element of document.querySelectorAll(`.${AWAY}, .${LEAVING}`)) element.classList.remove(AWAY, LEAVING);
  for (const lights of document.querySelectorAll(".lights")) lights.remove();
}

/**
 * Lights up some sides of a cell, and no others.
 * @param {Element} svg the board's picture, or what is carried over it
 * @param {Drawing} drawing
 * @param {number} cell
 * @param {number[]} sides
 * @param {{ x: number, y: number }} [middle] of all
 */
export function lightUp(svg, drawing, cell, sides, middle = { x: 0, y: 0 }) {
  const lights = svg.querySelector(".lights") ?? svg.appendChild(draw("g", { class: "lights", "aria-hidden": "true" }));
  const count = drawing.cells[cell]?.letters.length ?? 4;
  const half = (count === 3 ? 50 : 50 * Math.tan(Math.PI / count)) * LIT;
  // Lines where they lie: what is transformed, or fades in, has the browser sort its layers anew.
  const lines = sides.map((side) => {
    const { x, y, angle } = frameOf(drawing, [cell, side]);
    const radians = (angle * Math.PI) / 180;
    const [dx, dy] = [half * Math.cos(radians), half * Math.sin(radians)];
    return { x1: x - middle.x - dx, y1: y - middle.y - dy, x2: x - middle.x + dx, y2: y - middle.y + dy };
  });
  lights.replaceChildren(...lines.flatMap((at) => [draw("line", { class: "glow", ...at }), draw("line", { class: "light", ...at })]));
}
