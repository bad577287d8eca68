// Small drawings: a single tile, which may be incomplete, a board made of the symbols of the board on the table,
// and the legend. The page holds several sets of Go's symbols, told apart by prefix.

import { draw, make, use } from "../base/dom.js";
import { edgesShown } from "../game/fits.js";
import { halfName, isNameless, motifName } from "../speech/edges.js";

/** @import {Board, Drawing, Puzzle} from "../../types.d.ts" */
/** @import {Speech} from "../speech/speech.js" */

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

/** The scale of a number, which would be too small at the scale of the board. */
const NUMBER_SCALE = 2.4;

/**
 * @param {Puzzle} puzzle
 * @param {Drawing} drawing
 * @param {Board} board without conflict
 * @param {boolean} flat whether tiles are so small that only colours are drawn
 * @param {number[]} [marked] tiles
 */
export function smallBoard(puzzle, { viewBox, cells, seams, turn, card }, board, flat, marked = []) {
  const svg = draw("svg", { class: "mini", viewBox: viewBox.join(" "), "aria-hidden": "true" });
  const rings = [];
  for (const [cell, laid] of board.entries()) {
    if (!laid) continue;
    const [tile, by] = laid;
    const { x, y, angle } = cells[cell];
    svg.append(smallTile(tile, cells[cell], by * turn, flat));
    if (!marked.includes(tile)) continue;
    const ring = draw("path", { class: "copy", d: card, transform: `translate(${x} ${y}) rotate(${angle})` });
    rings.push(ring, largeNumber(tile, cells[cell]));
  }
  if (!flat) {
    for (const { a, b, x, y, angle } of seams) {
      if (!board[a[0]] || !board[b[0]]) continue;
      const edge = edgesShown(puzzle, board[a[0]])[a[1]];
      svg.append(draw("g", { transform: `translate(${x} ${y}) rotate(${angle})` }, use(`bridge-${edge}`)));
    }
  }
  svg.append(...rings);
  return svg;
}

/**
 * @param {number} tile
 * @param {{ x: number, y: number, angle: number }} cell
 * @param {number} turned in degrees
 * @param {boolean} flat
 */
export function smallTile(tile, { x, y, angle }, turned, flat) {
  return draw("g", { transform: `translate(${x} ${y}) rotate(${angle + turned})` }, use(flat ? `flat-${tile}` : `tile-${tile}`, "art"));
}

/** @param {number} tile @param {{ x: number, y: number }} cell */
export function largeNumber(tile, { x, y }) {
  return draw("g", { transform: `translate(${x} ${y}) scale(${NUMBER_SCALE})` }, use(`number-${tile}`, "number"));
}

/** The art sets that draw a head solid and a tail hollow. */
const SOLID = ["plain", "signs"];

/**
 * @param {Puzzle} puzzle
 * @param {string} art the set that draws the motifs
 * @param {Speech} speech
 */
export function makeLegend(puzzle, art, speech) {
  const motifs = puzzle.motifs.slice(0, 12);
  const cut = motifs.find(({ tail }) => tail !== "");
  const room = puzzle.grid.sides === 4 ? 36 : 22; // motifs are smaller on other tiles than squares
  const shown = motifs.map(({ head, name }, motif) => {
    const whole = draw("use", { href: `#bridge-${head}` });
    const picture = draw("svg", { viewBox: [-room, -room, 2 * room, 2 * room].join(" "), "aria-hidden": "true" }, whole);
    return make("p", { class: art === "plain" && !name ? "motif unnamed" : "motif" }, picture, make("span", {}, motifName(puzzle, motif, speech)));
  });
  if (!cut) return shown;
  const [head, tail] = [cut.head, cut.tail].map((edge) => halfName(puzzle, edge, speech));
  // A half without a name is called solid or hollow itself.
  const isNamed = puzzle.halves.some(Boolean) || !isNameless(puzzle, puzzle.motifs.indexOf(cut));
  const halves = speech.say(isNamed && SOLID.includes(art) ? "legend.plain" : "legend.halves", { head, tail });
  return [make("p", { class: "help" }, halves), ...shown];
}
