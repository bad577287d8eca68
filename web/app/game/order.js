// In what order tiles were laid and pictures became whole, as the history of a game tells.

import { TABLE, isClue, isMove } from "./game.js";

/** @import {Drawing, Puzzle} from "../../types.d.ts" */
/** @import {Game} from "./game.js" */

/**
 * At which step each tile was laid or turned last, -1 for one that never was. When the
 * whole board is turned, every tile keeps its neighbours: that is no time of theirs.
 * @param {Game} game
 * @returns {number[]} by tile
 */
function lastMoves({ places, past, turned }) {
  const when = places.map(() => -1);
  for (const [at, changes] of past.entries()) {
    if (turned.includes(at + 1)) continue;
    for (const change of changes) if (isMove(change)) when[change[0]] = at;
  }
  return when;
}

/**
 * The cells with a tile that was laid by hand, the one laid or turned longest ago first.
 * @param {Puzzle} puzzle
 * @param {Game} game
 * @returns {number[]}
 */
export function laidCells(puzzle, game) {
  const { places } = game;
  const when = lastMoves(game);
  const laid = [...places.keys()].filter((tile) => places[tile][0] !== TABLE && !isClue(puzzle, tile));
  return laid.sort((a, b) => when[a] - when[b] || places[a][0] - places[b][0]).map((tile) => places[tile][0]);
}

/**
 * The seams whose two halves lie together, in the order in which they came together: a
 * picture is whole since the later of its two tiles was moved last.
 * @param {Game} game
 * @param {Drawing["seams"]} seams
 * @param {number[]} matched which of the seams are whole
 * @returns {number[]}
 */
export function joinOrder(game, seams, matched) {
  const when = lastMoves(game);
  const since = game.places.reduce((cells, [cell], tile) => cells.set(cell, when[tile]), /** @type {Map<number, number>} */ (new Map()));
  const joined = (/** @type {number} */ seam) => Math.max(since.get(seams[seam].a[0]) ?? -1, since.get(seams[seam].b[0]) ?? -1);
  return [...matched].sort((one, other) => joined(one) - joined(other) || one - other);
}
