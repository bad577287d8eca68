// Reads what is on a board from the names of its cells, as screen readers do, and checks the seams by the
// letters of the tiles alone.

import assert from "node:assert/strict";

export { DOGS_WHOLE } from "./puzzles.js";

/** @import {Tab} from "../tools/flows/tab.js" */

const TURNED = ["", "turned right", "turned upside down", "turned left"];
const NAME = /^Row (\d+), column (\d+): tile (\d+)(?:, (turned (?:right|upside down|left)))?[;,]/;

/** The names of all cells, in their order. @param {Tab} tab @returns {string[]} */
export const cellNames = (tab) => tab.window.document.querySelectorAll('svg.picture [role="gridcell"]').map((cell) => cell.ariaLabel);

/** The tile on each cell and its turn, or null. @param {Tab} tab */
export function heardBoard(tab) {
  return cellNames(tab).map((name) => {
    const said = NAME.exec(name);
    return said && /** @type {[tile: number, turn: number]} */ ([Number(said[3]) - 1, TURNED.indexOf(said[4] ?? "")]);
  });
}

/**
 * Asserts that the board shown solves the square puzzle of a link: it has every tile once, and every seam joins
 * the two halves of one motif.
 * @param {Tab} tab
 * @param {string} hash
 * @param {string} [message]
 */
export function assertSolution(tab, hash, message = hash) {
  const [, width, tiles] = /grid=(\d+)x\d+&tiles=([^&]*)/.exec(hash) ?? assert.fail(hash);
  const words = tiles.split(".");
  const board = heardBoard(tab);
  assert.equal(new Set(board.map((laid) => laid?.[0])).size, words.length, `${message}: every tile lies there once`);
  assert.equal(board.length, words.length, message);
  const edge = (/** @type {number} */ cell, /** @type {number} */ side) => {
    const [tile, turn] = board[cell] ?? assert.fail(`${message}: nothing lies on cell ${cell}`);
    return words[tile][(side - turn + 4) % 4];
  };
  const meet = (/** @type {string} */ one, /** @type {string} */ other, /** @type {string} */ where) => assert.ok(one !== other && one.toLowerCase() === other.toLowerCase(), `${message}, ${where}: ${one} meets ${other}`);
  for (const cell of board.keys()) {
    const [right, below] = [cell + 1, cell + Number(width)];
    if (right % Number(width)) meet(edge(cell, 1), edge(right, 3), `cell ${cell}, right`);
    if (below < board.length) meet(edge(cell, 2), edge(below, 0), `cell ${cell}, bottom`);
  }
}
