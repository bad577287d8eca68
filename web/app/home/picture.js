// The tiles of a day as pictures: loose, with two of them that come together and become
// whole; and solved, large or so small that only colours are seen.

import { draw, use } from "../base/dom.js";
import { drawTile, sideFrame } from "../board/tile.js";
import { edgesShown } from "../game/fits.js";
import { prefixOf } from "./symbols.js";

/** @import {Board} from "../../types.d.ts" */
/** @import {DayPuzzle, Lying} from "../days/state.d.ts" */

/** Nine tiles with four sides each. */
const [ROW, SIDES, QUARTER] = [3, 4, 90];

/** The sides of a tile at which another one lies beside it and below it. */
const [RIGHT, BELOW] = [1, 2];

/** The card of a tile. */
const CARD = "M-43 -49H43A6 6 0 0 1 49 -43V43A6 6 0 0 1 43 49H-43A6 6 0 0 1 -49 43V-43A6 6 0 0 1 -43 -49Z";

/** Where the loose tiles lie: middle and lean. The page shows them empty at first (index.html). The last two are where the pair lies, if there is one. */
const SPOTS = [[58, 60, -5], [171, 55, 3], [285, 61, -2], [57, 173, 4], [61, 287, 2], [172, 290, -4], [286, 285, 5], [172, 176, -3], [287, 170, 2]];

/** The middle of the pair, and how it leans. */
const PAIR = [229, 173, -3];

/**
 * A tile about the origin, with its shadow.
 * @param {string} tile
 * @param {number} turn
 * @param {string} art
 * @param {boolean} flat
 */
function tileAt(tile, turn, art, flat) {
  const shade = flat ? [] : [draw("path", { class: "shadow", d: CARD, transform: "translate(0 2)" })];
  return [...shade, ...drawTile([...tile], turn * QUARTER, CARD, flat, prefixOf(art))];
}

/**
 * The picture that covers a seam where two halves meet, in the frame of a tile's side.
 * @param {string} edge
 * @param {number} side
 * @param {string} art
 */
function bridge(edge, side, art) {
  return draw("g", { class: "bridge", transform: sideFrame(side, SIDES, 0) }, use(`${prefixOf(art)}bridge-${edge}`, "whole"));
}

/**
 * The tiles as they come out of the box. The pair, where one is known, lies apart until
 * the picture is told to join, by the class "joined".
 * @param {Pick<DayPuzzle, "tiles" | "pair">} puzzle
 * @param {string} art
 * @param {number} tabs how far tiles of the set reach out: they need that room
 * @returns {SVGSVGElement}
 */
export function loosePicture({ tiles, pair }, art, tabs) {
  const svg = draw("svg", { class: "loose-tiles", viewBox: "0 0 344 344", "aria-hidden": "true" });
  const scale = 50 / (50 + tabs * 0.75); // a little overlap is how tiles lie in a heap
  const others = [...tiles.keys()].filter((tile) => !pair?.some(([one]) => one === tile));
  for (const [at, tile] of others.slice(0, SPOTS.length).entries()) {
    const [x, y, lean] = SPOTS[at];
    svg.append(draw("g", { transform: `translate(${x} ${y}) rotate(${lean}) scale(${scale})` }, ...tileAt(tiles[tile], at % SIDES, art, false)));
  }
  if (!pair) return svg;
  const [left, right] = pair;
  const half = (/** @type {string} */ name, /** @type {number} */ x, /** @type {Lying} */ [tile, turn]) =>
    draw("g", { transform: `translate(${x} 0)` }, draw("g", { class: `half ${name}` }, ...tileAt(tiles[tile], turn, art, false)));
  const seam = draw("g", { transform: "translate(-50 0)" }, bridge(edgesShown({ tiles }, left)[RIGHT], RIGHT, art));
  const [x, y, lean] = PAIR;
  svg.append(draw("g", { transform: `translate(${x} ${y}) rotate(${lean}) scale(${scale})` }, half("left", -50, left), half("right", 50, right), seam));
  return svg;
}

/**
 * A finished board.
 * @param {string[]} tiles
 * @param {Board} board
 * @param {string} art
 * @param {boolean} flat whether it is so small that only colours are seen
 * @param {number} [tabs] how far tiles of the set reach out
 * @returns {SVGSVGElement}
 */
export function solvedPicture(tiles, board, art, flat, tabs = 0) {
  const room = flat ? 0 : 6 + tabs;
  const box = [-room, -room, 300 + 2 * room, 300 + 2 * room].join(" ");
  const svg = draw("svg", { class: flat ? "small-board" : "solved-board", viewBox: box, "aria-hidden": "true" });
  const lies = (/** @type {number} */ cell, /** @type {Element[]} */ parts) =>
    draw("g", { transform: `translate(${50 + 100 * (cell % ROW)} ${50 + 100 * Math.floor(cell / ROW)})` }, ...parts);
  const seams = [];
  for (const [cell, laid] of board.entries()) {
    if (!laid || !tiles[laid[0]]) continue;
    const [tile, turn] = laid;
    svg.append(lies(cell, tileAt(tiles[tile], turn, art, flat)));
    if (flat) continue;
    const edges = edgesShown({ tiles }, laid);
    if (cell % ROW < ROW - 1) seams.push(lies(cell, [bridge(edges[RIGHT], RIGHT, art)]));
    if (cell + ROW < board.length) seams.push(lies(cell, [bridge(edges[BELOW], BELOW, art)]));
  }
  svg.append(...seams);
  return svg;
}
