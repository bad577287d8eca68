// Drawing a single tile, which need not be complete yet: its card, the halves that
// are known, and a dashed triangle for every side that waits. What Go drew for the
// entry stands in the page under prefixes: the edges, and the places with their
// numbers; what it drew for the board stands there under none.

import { draw } from "../base/dom.js";

export const EDGES = "edges-";
export const PLACES = "places-";
export const BOARD = "";

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
 * @param {(string | null)[]} tile what is on each side, null where nothing is yet
 * @param {number} lean
 * @param {string} card its outline
 * @param {boolean} flat whether it is too small for more than colours
 * @param {string} [prefix] of the edges
 */
export function drawTile(tile, lean, card, flat, prefix = EDGES) {
  const parts = [draw("path", { class: "card card-edge", d: card, transform: `rotate(${lean})` })];
  const begun = tile.some((edge) => edge !== null);
  const edges = tile.map((edge, side) => {
    const transform = sideFrame(side, tile.length, lean);
    if (edge !== null) return draw("use", { href: `#${prefix}${flat ? "wedge" : "edge"}-${edge}`, transform });
    return draw("path", { class: begun ? "waits" : "waits idle", d: wedge(tile.length, 6), transform });
  });
  return [...parts, ...edges];
}

/**
 * The outline of a tile's card as it stands in the page, with its tabs.
 * @param {number} tile
 * @param {{ card: string }} drawing
 */
export function outlineOf(tile, { card }) {
  return document.querySelector(`#tile-${tile} > .card`)?.getAttribute("d") ?? card;
}

/**
 * Brackets along some sides of a tile, to point to them.
 * @param {number[]} marked
 * @param {number} sides
 * @param {number} lean
 */
export function brackets(marked, sides, lean) {
  const half = inradius(sides) * Math.tan(Math.PI / sides) - 16;
  return marked.map((side) => draw("path", { class: "bracket", d: `M${-half} 2V-7H${half}V2`, transform: sideFrame(side, sides, lean) }));
}
