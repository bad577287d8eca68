// The order in which tiles were placed and seams closed, from the history of a game.

import { TABLE, isClue, isMove } from "./game.js";

/** @import {Drawing, Puzzle} from "../../types.d.ts" */
/** @import {Game} from "./game.js" */

/**
 * The last step that moved or turned each tile, -1 for none. Turning the whole board does not count: every
 * tile keeps its neighbours.
 * @param {Game} game
 */
function lastMoves({ places, past, turned }) {
  const when = places.map(() => -1);
  for (const [at, changes] of past.entries()) {
    if (turned.includes(at + 1)) continue;
    for (const change of changes) if (isMove(change)) when[change[0]] = at;
  }
  return when;
}

/** The filled cells without clues, in the order of the last moves of their tiles. @param {Puzzle} puzzle @param {Game} game */
export function laidCells(puzzle, game) {
  const { places } = game;
  const when = lastMoves(game);
  const laid = [...places.keys()].filter((tile) => places[tile][0] !== TABLE && !isClue(puzzle, tile));
  return laid.sort((a, b) => when[a] - when[b] || places[a][0] - places[b][0]).map((tile) => places[tile][0]);
}

/**
 * The matched seams in the order in which they closed: a seam closes with the last move of its two tiles.
 * @param {Game} game
 * @param {Drawing["seams"]} seams
 * @param {number[]} matched
 */
export function joinOrder(game, seams, matched) {
  const when = lastMoves(game);
  const since = game.places.reduce((cells, [cell], tile) => cells.set(cell, when[tile]), /** @type {Map<number, number>} */ (new Map()));
  const joined = (/** @type {number} */ seam) => Math.max(since.get(seams[seam].a[0]) ?? -1, since.get(seams[seam].b[0]) ?? -1);
  return [...matched].sort((one, other) => joined(one) - joined(other) || one - other);
}
