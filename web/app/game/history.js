// What the history of a game says: the order in which tiles were placed and seams closed, boards that were placed at
// once, such as solutions, and the positions of its replay.

import { TABLE, isClue, isMove, redo, undo } from "./game.js";

/** @import {Drawing, Puzzle} from "../../types.d.ts" */
/** @import {Game, Step} from "./game.js" */

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

/** The step counts after which a full board was placed, since the last beginning. @param {Game} game */
export function layings({ past, rounds, given }) {
  const begun = rounds.findLast(({ from }) => from <= past.length)?.from ?? 0;
  return given.filter((after) => after > begun && after <= past.length);
}

/** The game before the first of them, or the same game. @param {Game} game */
export function beforeLaying(game) {
  const [after] = layings(game);
  let before = game;
  while (after !== undefined && before.past.length >= after) before = undo(before);
  return before;
}

/** The game at its last beginning. Undone steps are left out. @param {Game} game @returns {Game} */
export function rewound(game) {
  const { from } = game.rounds.findLast(({ from }) => from <= game.past.length) ?? { from: 0 };
  let then = { ...game, future: /** @type {Step[]} */ ([]) };
  while (then.past.length > from) then = undo(then);
  return then;
}

/** The game after this many more visible steps, or at its end. @param {Game} then @param {number} steps */
export function later(then, steps) {
  let now = then;
  for (let seen = 0; seen < steps && now.future.length > 0; now = redo(now)) if (isSeen(now.future[now.future.length - 1])) seen += 1;
  return now;
}

/** The number of visible steps to come. @param {Game} then */
export function stepsLeft({ future }) {
  return future.filter(isSeen).length;
}

/** Steps on the table and locks are not visible on the board. @param {Step} step */
function isSeen(step) {
  return step.some((change) => isMove(change) && (change[1][0] !== TABLE || change[2][0] !== TABLE));
}
