// What the board shows while a tile is carried: its place is empty, without joins and tears; the sides
// that would match elsewhere are highlighted; a veil covers a tile that would have to leave. All of this
// is only painted: a transform, fade or filter would make the browser sort all layers of the board anew.

import { draw } from "../base/dom.js";
import { transform } from "../board/layout.js";
import { frameOf } from "../board/scene.js";

/** @import {Drawing} from "../../types.d.ts" */

/** The class of what has left its place, on the board and in the tray. */
const AWAY = "carried-away";

/** The class of a cell whose tile would have to leave. */
const LEAVING = "giving-way";

/** The highlighted part of a side. */
const LIT = 0.68;

/** Empties the place of a tile. @param {Element} svg @param {Drawing} drawing @param {number} tile @param {number} cell */
export function liftFrom(svg, drawing, tile, cell) {
  const { seams, cells } = drawing;
  const away = [...svg.querySelectorAll(`.tile[data-lies="${tile}"]`), svg.querySelectorAll(".places > *")[cell], ...svg.querySelectorAll(".frames > .selected")];
  const around = seams.filter(({ a, b }) => a[0] === cell || b[0] === cell).map(({ x, y, angle }) => ({ x, y, angle }));
  const rim = cells[cell].letters.map((_, side) => frameOf(drawing, [cell, side]));
  for (const frame of [...around, ...rim]) away.push(...svg.querySelectorAll(`:is(.joins, .tears) > [transform="${transform(frame)}"]`));
  for (const element of away) element?.classList.add(AWAY);
}

/** The two arrows of an exchange and the radius of their disc, in pixels from its middle. */
const ARROWS = [[[-6, -3], [5, -3]], [[2, -6], [5, -3], [2, 0]], [[6, 3], [-5, 3]], [[-2, 6], [-5, 3], [-2, 0]]];
const MARK = 11;

/**
 * Veils a cell whose tile would have to leave, and marks it with two arrows: the tiles would swap.
 * @param {Element} svg after lightUp
 * @param {Drawing} drawing
 * @param {number} cell
 * @param {boolean} leaves whether a tile would have to leave; else the veil goes
 * @param {number} pixels the size of a cell
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

/** Undoes liftFrom, giveWay and lightUp. */
export function layBack() {
  for (const element of document.querySelectorAll(`.${AWAY}, .${LEAVING}`)) element.classList.remove(AWAY, LEAVING);
  for (const lights of document.querySelectorAll(".lights")) lights.remove();
}

/**
 * Highlights sides of a cell, and no others.
 * @param {Element} svg the picture of the board, or of the carried tile
 * @param {Drawing} drawing
 * @param {number} cell
 * @param {number[]} sides
 * @param {{ x: number, y: number }} [middle] the origin of the picture
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
