// The picture of a single tile, from the drawing that Go made for the board.

import { draw, use } from "../base/dom.js";
import { tabsOf } from "../board/layout.js";

/** @import {Drawing} from "../../types.d.ts" */

/** The reach of a tile without tabs from its centre in any turn, in units, by number of sides. @type {Record<number, number>} */
const REACH = { 3: 58, 4: 50, 6: 58 };

/** @param {number} tile @param {number} angle clockwise from the loose tile's position, in degrees @param {number} sides @param {Drawing} drawing */
export function tilePicture(tile, angle, sides, drawing) {
  const reach = REACH[sides] + tabsOf(drawing);
  const lies = draw("g", { transform: `rotate(${drawing.cells[0].angle + angle})` }, use(`tile-${tile}`, "art"), use(`over-${tile}`, "art"));
  return draw("svg", { class: "piece", viewBox: [-reach, -reach, 2 * reach, 2 * reach].join(" "), "aria-hidden": "true" }, lies);
}

/** An arrow to where the tile's top points. @param {number} angle clockwise from the loose tile's position, in degrees */
export function topArrow(angle) {
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
