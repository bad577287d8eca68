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
const ROUND = 9;

/**
 * An arrow that goes round as far as a tile is turned, over the top and the shorter way; up
 * where it is not.
 *
 *       .-->.
 *      /     \
 *
 * @param {number} angle clockwise from how it lies loose, in degrees
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
  // As high above the middle as below it.
  const down = (ROUND * (1 + Math.cos((half * Math.PI) / 180))) / 2;
  return draw("svg", { class: "arrow", viewBox: "-12 -12 24 24", "aria-hidden": "true" }, draw("path", { d: arc + head, transform: `translate(0 ${down})` }));
}
