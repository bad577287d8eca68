// Reads typed moves: "7 b1 r" places tile 7 in column b of row 1, turned right once from its own top.
// Commas, semicolons or line breaks separate moves.

import { TABLE, put, turn } from "./game.js";

/** @import {Puzzle} from "../../types.d.ts" */
/** @import {Game} from "./game.js" */

/** Moves that were not made: their text, and a code for the reason. @typedef {{ text: string, code: string }} Misread */

/**
 * The game after the moves, or why it has none: a move cannot be read, or nothing changes.
 * @param {string} text
 * @param {Game} game
 * @param {Puzzle} puzzle
 * @returns {Game | Misread}
 */
export function readMoves(text, game, puzzle) {
  const begun = game;
  for (const words of text.split(/[,;\n]/)) {
    if (words.trim() === "") continue;
    const after = readMove(words.trim().toLowerCase(), game, puzzle);
    if ("code" in after) return after;
    game = after;
  }
  return game === begun ? { text: text.trim(), code: "nothing" } : game;
}

/** @param {string} text @param {Game} game @param {Puzzle} puzzle @returns {Game | Misread} */
function readMove(text, game, puzzle) {
  const [, number, where, turns = "", rest] = /^(\d{1,4})(?:\s+([a-z]{1,3}\d{1,4}|-))?(?:\s+([rl]+|\d{1,2}))?\s*(.*)$/.exec(text) ?? [];
  const wrong = (/** @type {string} */ code) => ({ text, code });
  if (!number || rest) return wrong("move");
  const tile = Number(number) - 1;
  const turned = turnOf(turns, puzzle.grid.sides);
  if (!game.places[tile]) return wrong("tile");
  // A number alone turns its tile once.
  const once = !where && !turns;
  if (turned === null || (!puzzle.mayTurn && (once || turned > 0))) return wrong("turn");
  const cell = where === "-" ? TABLE : where ? cellNamed(where, puzzle) : game.places[tile][0];
  if (cell === null) return wrong("cell");
  const [, before] = game.places[tile];
  const next = where ? put(game, tile, cell, turns ? turned : before) : turn(game, puzzle, tile, turns ? turned - before : 1);
  return next === game && (once || game.places[tile][0] !== cell || (turns !== "" && before !== turned)) ? wrong("locked") : next;
}

/**
 * Clockwise steps: "r" is one, "ll" is two the other way, a number counts steps; null for other texts.
 * @param {string} text
 * @param {number} sides
 */
function turnOf(text, sides) {
  if (/^\d+$/.test(text)) return Number(text) < sides ? Number(text) : null;
  if (/^(r*|l*)$/.test(text)) return (text.startsWith("l") ? (sides - (text.length % sides)) % sides : text.length % sides);
  return null;
}

/**
 * The cell with a name such as "b1": column b of row 1; aa follows z. Columns count from the left of the row.
 * @param {string} name
 * @param {Puzzle} puzzle
 */
function cellNamed(name, { grid: { cells } }) {
  const [letters, number] = name.replace(/(\D)(?=\d)/g, "$1 ").split(" ");
  const place = [...letters].reduce((before, letter) => before * 26 + letter.charCodeAt(0) - 96, 0);
  const cell = cells.findIndex(({ row, column }) => row === Number(number) - 1 && column === place - 1);
  return cell < 0 ? null : cell;
}
