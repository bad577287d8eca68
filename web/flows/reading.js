// Reads what is on the board from the names of its cells, as screen readers do, and checks it by the letters of
// the tiles alone.

import assert from "node:assert/strict";

/** @import {Tab} from "../tools/flows/tab.js" */

/** What a cell's name says: the tile and its turn, from 0, and its edges clockwise from the top, such as "brown head". @typedef {{ tile: number, turn: number, edges: string[] }} Laid */

const NAME = /^Row (\d+), column (\d+): tile (\d+)(?:, turned (right|upside down|left))?; top: (.+), right: (.+), bottom: (.+), left: (.+)$/;
/** The words for turns in a cell's name, and in the guide. */
const TURNS = ["", "right", "upside down", "left"];
export const GUIDE_TURNS = ["not turned", "quarter turn right", "half turn", "quarter turn left"];

/** The visible elements. @param {Tab} tab @param {string} selector @returns {any[]} */
export const seen = (tab, selector) => tab.window.document.querySelectorAll(selector).filter((one) => one.checkVisibility());

/** How many elements there are, hidden or not. @param {Tab} tab @param {string} selector */
export const count = (tab, selector) => tab.window.document.querySelectorAll(selector).length;

/** The texts of elements, hidden or not. @param {Tab} tab @param {string} selector @returns {string[]} */
export const texts = (tab, selector) => tab.window.document.querySelectorAll(selector).map(({ textContent }) => textContent.replace(/\s+/g, " ").trim());

/** The names of the board's cells in reading order. @param {Tab} tab @returns {string[]} */
export const cells = (tab) => tab.window.document.querySelectorAll('[data-part="board"] [role="gridcell"]').map(({ ariaLabel }) => ariaLabel);

/** Reads a full board. @param {Tab} tab @returns {Laid[]} */
export function laid(tab) {
  return cells(tab).map((name, cell) => {
    const said = NAME.exec(name) ?? assert.fail(name);
    assert.deepEqual([Number(said[1]), Number(said[2])], [Math.floor(cell / 3) + 1, (cell % 3) + 1], name);
    return { tile: Number(said[3]) - 1, turn: TURNS.indexOf(said[4] ?? ""), edges: said.slice(5) };
  });
}

/**
 * Asserts that a 3×3 board has every tile of the puzzle once, and that every seam matches.
 * @param {string} hash of the puzzle's link
 * @param {Laid[]} board
 */
export function checkSolution(hash, board) {
  const words = /tiles=([\w.]+)/.exec(hash)?.[1].split(".") ?? [];
  assert.deepEqual(board.map(({ tile }) => tile).sort(), words.map((_, tile) => tile), "every tile lies there once");
  const edge = (/** @type {number} */ cell, /** @type {number} */ side) => words[board[cell].tile][(side - board[cell].turn + 4) % 4];
  const mate = (/** @type {string} */ one, /** @type {string} */ other, /** @type {string} */ where) =>
    assert.ok(one !== other && one.toLowerCase() === other.toLowerCase(), `${where}: ${one} meets ${other}`);
  for (const cell of board.keys()) {
    if (cell % 3 < 2) mate(edge(cell, 1), edge(cell + 1, 3), `cell ${cell}, right`);
    if (cell < 6) mate(edge(cell, 2), edge(cell + 3, 0), `cell ${cell}, bottom`);
  }
}

/** Presses Solve on the Solve tab, and waits for the verdict. @param {Tab} tab @param {string} verdict */
export async function solve(tab, verdict) {
  await tab.show("solve");
  await tab.press("solve");
  await tab.untilText("verdict", verdict);
}

/** Solves the puzzle, and shows the whole solution. @param {Tab} tab @param {string} verdict */
export async function solveAll(tab, verdict) {
  await solve(tab, verdict);
  await tab.press("show-all");
  await tab.until(() => seen(tab, '[data-part="guide"]').length > 0, "all of it is shown");
}
