// Draws a single tile, which may be incomplete: its card, the halves that are known, and a dashed
// triangle for each empty side. The page holds several sets of Go's symbols, told apart by prefix.

import { draw } from "../base/dom.js";

export const EDGES = "edges-";
export const PLACES = "places-";
export const BOARD = "";

/** The distance of a tile's sides from its middle, in units. @param {number} sides */
export function inradius(sides) {
  return sides === 3 ? 50 / Math.sqrt(3) : 50;
}

/**
 * The triangle between a side and the middle; y points inwards from the side.
 * @param {number} sides
 * @param {number} inset the margin inside the triangle
 */
export function wedge(sides, inset) {
  const deep = inradius(sides);
  const half = (deep - inset) * Math.tan(Math.PI / sides) - inset;
  return `M${-half} ${inset}H${half}L0 ${deep - inset}Z`;
}

/** The SVG transform to a side. @param {number} side @param {number} sides @param {number} lean the heading of the tile, in degrees */
export function sideFrame(side, sides, lean) {
  return `rotate(${lean + (side * 360) / sides}) translate(0 ${-inradius(sides)})`;
}

/**
 * @param {(string | null)[]} tile the edge of each side, null where it is not entered
 * @param {number} lean
 * @param {string} card its outline
 * @param {boolean} flat whether only colours are drawn
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

/** The outline of a tile with its tabs, read from the page. @param {number} tile @param {{ card: string }} drawing */
export function outlineOf(tile, { card }) {
  return document.querySelector(`#tile-${tile} > .card`)?.getAttribute("d") ?? card;
}

/** Brackets that point out sides of a tile. @param {number[]} marked @param {number} sides @param {number} lean */
export function brackets(marked, sides, lean) {
  const half = inradius(sides) * Math.tan(Math.PI / sides) - 16;
  return marked.map((side) => draw("path", { class: "bracket", d: `M${-half} 2V-7H${half}V2`, transform: sideFrame(side, sides, lean) }));
}
