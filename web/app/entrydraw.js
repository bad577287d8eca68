// Drawing a tile that is not complete yet: its card, the halves that are known,
// and a dashed triangle for every side that waits. What Go drew stands in the page
// twice under prefixes: the edges, and the places with their numbers.

import { draw } from "./dom.js";

/** @import {Sides} from "./entry.js" */

export const EDGES = "edges-";
export const PLACES = "places-";

/**
 * How far the sides of a tile lie from its middle, in units.
 * @param {number} sides
 */
export function inradius(sides) {
  return sides === 3 ? 50 / Math.sqrt(3) : 50;
}

/**
 * The triangle between a side and the middle, in the side's frame: y inwards.
 * @param {number} sides
 * @param {number} inset how far it stays inside
 */
export function wedge(sides, inset) {
  const deep = inradius(sides);
  const half = (deep - inset) * Math.tan(Math.PI / sides) - inset;
  return `M${-half} ${inset}H${half}L0 ${deep - inset}Z`;
}

/**
 * The frame of a side.
 * @param {number} side
 * @param {number} sides
 * @param {number} lean how the tile lies
 */
export function sideFrame(side, sides, lean) {
  return `rotate(${lean + (side * 360) / sides}) translate(0 ${-inradius(sides)})`;
}

/**
 * @param {Sides} tile
 * @param {number} lean
 * @param {string} card its outline
 * @param {boolean} flat whether it is too small for more than colours
 */
export function drawTile(tile, lean, card, flat) {
  const parts = [draw("path", { class: "card card-edge", d: card, transform: `rotate(${lean})` })];
  const begun = tile.some((edge) => edge !== null);
  const edges = tile.map((edge, side) => {
    const transform = sideFrame(side, tile.length, lean);
    if (edge !== null) return draw("use", { href: `#${EDGES}${flat ? "wedge" : "edge"}-${edge}`, transform });
    return draw("path", { class: begun ? "waits" : "waits idle", d: wedge(tile.length, 6), transform });
  });
  return [...parts, ...edges];
}
