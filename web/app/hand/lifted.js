// A tile that is carried away from the board, as the board shows it: its place is empty,
// without what joined or tore there; the edges light up that would match elsewhere; and a
// veil lies over the tile that would have to leave. What comes and goes as the finger moves
// is only painted: whatever is transformed, faded or filtered has the browser sort all
// layers of the board anew.

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

/** Two arrows, there and back, in pixels from the middle of their mark, and how large that is. */
const ARROWS = [[[-6, -3], [5, -3]], [[2, -6], [5, -3], [2, 0]], [[6, 3], [-5, 3]], [[-2, 6], [-5, 3], [-2, 0]]];
const MARK = 11;

/**
 * Veils a cell whose tile would have to leave, and no other, and marks it: two arrows say
 * that the tiles change places.
 * @param {Element} svg the board's picture, whose lights are lit
 * @param {Drawing} drawing
 * @param {number} cell
 * @param {boolean} leaves whether a tile lies there that would have to
 * @param {number} pixels how large a cell is
 */
export function giveWay(svg, { cells }, cell, leaves, pixels) {
  for (const element of svg.querySelectorAll(`.${LEAVING}`)) element.classList.remove(LEAVING);
  if (!leaves) return;
  svg.querySelector(`[data-cell="${cell}"]`)?.classList.add(LEAVING);
  const { x, y } = cells[cell];
  const unit = 100 / pixels;
  const lines = ARROWS.map((points) => `M${points.map(([dx, dy]) => `${x + dx * unit} ${y + dy * unit}`).join("L")}`);
  const mark = draw("g", { class: "exchange" }, draw("circle", { cx: x, cy: y, r: MARK * unit }), draw("path", { d: lines.join("") }));
  svg.querySelector(".lights")?.append(mark);
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
  const lines = sides.map((side) => {
    const { x, y, angle } = frameOf(drawing, [cell, side]);
    const radians = (angle * Math.PI) / 180;
    const [dx, dy] = [half * Math.cos(radians), half * Math.sin(radians)];
    return { x1: x - middle.x - dx, y1: y - middle.y - dy, x2: x - middle.x + dx, y2: y - middle.y + dy };
  });
  lights.replaceChildren(...lines.flatMap((at) => [draw("line", { class: "glow", ...at }), draw("line", { class: "light", ...at })]));
}
