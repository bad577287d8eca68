// A single tile as a picture: what Go drew for the board on the table, placed once more.

import { draw, use } from "../base/dom.js";
import { tabsOf } from "../board/layout.js";

/** @import {Drawing} from "../../types.d.ts" */

/** How far a tile without tabs reaches from its middle, however it is turned, in units, by its sides. @type {Record<number, number>} */
const REACH = { 3: 58, 4: 50, 6: 58 };

/**
 * @param {number} tile
 * @param {number} angle clockwise from how it lies loose, in degrees
 * @param {number} sides
 * @param {Drawing} drawing
 */
export function tilePicture(tile, angle, sides, drawing) {
  const reach = REACH[sides] + tabsOf(drawing);
  const lies = draw("g", { transform: `rotate(${drawing.cells[0].angle + angle})` }, use(`tile-${tile}`, "art"), use(`over-${tile}`, "art"));
  return draw("svg", { class: "piece", viewBox: [-reach, -reach, 2 * reach, 2 * reach].join(" "), "aria-hidden": "true" }, lies);
}

/**
 * An arrow to where the top of a tile points.
 * @param {number} angle clockwise from how it lies loose, in degrees
 */
export function topArrow(angle) {
  const path = draw("path", { d: "M0 8V-8M-6 -2L0 -8L6 -2", transform: `rotate(${angle})` });
  return draw("svg", { class: angle === 0 ? "arrow still" : "arrow", viewBox: "-12 -12 24 24", "aria-hidden": "true" }, path);
}

/** How far from the middle the arrow of a turn goes round. */
const ROUND = 8;

/**
 * An arrow that goes round as a tile is turned, the shorter way; up where it is not.
 * @param {number} angle clockwise from how it lies loose, in degrees
 */
export function turnArrow(angle) {
  if (angle === 0) return topArrow(0);
  const way = angle > 180 ? -1 : 1;
  const round = (/** @type {number} */ degrees, /** @type {number} */ from) => [from * Math.sin((degrees * Math.PI) / 180), -from * Math.cos((degrees * Math.PI) / 180)].join(" ");
  const back = angle - way * 38; // where the strokes of its head end
  const path = draw("path", { d: `M${round(0, ROUND)}A${ROUND} ${ROUND} 0 0 ${way > 0 ? 1 : 0} ${round(angle, ROUND)}M${round(back, ROUND - 4)}L${round(angle, ROUND)}L${round(back, ROUND + 4)}` });
  return draw("svg", { class: "arrow", viewBox: "-12 -12 24 24", "aria-hidden": "true" }, path);
}
