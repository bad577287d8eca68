// A tile that is carried away from the board, as the board shows it: its place is empty,
// without what joined or tore there; and the edges light up that would match elsewhere.

import { draw } from "../base/dom.js";
import { transform } from "../board/layout.js";
import { frameOf } from "../board/scene.js";

/** @import {Drawing} from "../../types.d.ts" */

/** What has left its place bears this class, on the board and in the tray. */
const AWAY = "carried-away";

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

/** Lets everything be where it is again. */
export function layBack() {
  for (const element of document.querySelectorAll(`.${AWAY}`)) element.classList.remove(AWAY);
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
  const d = `M${-half} 0H${half}`;
  lights.replaceChildren(
    ...sides.map((side) => {
      const { x, y, angle } = frameOf(drawing, [cell, side]);
      const at = { transform: transform({ x: x - middle.x, y: y - middle.y, angle }) };
      return draw("g", { class: "light", ...at }, draw("path", { class: "glow", d }), draw("path", { d }));
    }),
  );
}
