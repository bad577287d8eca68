// The number of ways to fill a board, matching or not, and a random one. Knows no DOM.

/** @import {Board, Puzzle} from "../../types.d.ts" */

/** This many digits of a number determine its logarithm. */
const EXACT = 15;

/**
 * The number of choices for each free cell in turn, whether edges match or not; clues stay in
 * place.
 * @param {Pick<Puzzle, "tiles" | "grid" | "mayTurn" | "clues">} puzzle
 * @returns {number[]}
 */
export function waysOf({ tiles, grid, mayTurn, clues }) {
  const loose = tiles.length - clues.length;
  const turns = mayTurn ? grid.sides : 1;
  return Array.from({ length: loose }, (_, laid) => (loose - laid) * turns);
}

/** @param {number[]} ways */
export function product(ways) {
  return ways.reduce((all, n) => all * BigInt(n), 1n);
}

/** The decimal logarithm of a number of any size. @param {bigint} n positive */
export function magnitude(n) {
  const digits = String(n);
  const leading = digits.slice(0, EXACT);
  return Math.log10(Number(leading)) + digits.length - leading.length;
}

/** Fills the board at random. @param {Pick<Puzzle, "tiles" | "grid" | "mayTurn" | "clues">} puzzle @param {() => number} [random] @returns {Board} */
export function layAtRandom({ tiles, grid, mayTurn, clues }, random = Math.random) {
  const board = /** @type {Board} */ (tiles.map(() => null));
  for (const { cell, tile, turn } of clues) board[cell] = [tile, turn];
  const fixed = new Set(clues.map(({ tile }) => tile));
  const loose = shuffled(tiles.flatMap((_, tile) => (fixed.has(tile) ? [] : [tile])), random);
  const turnOf = () => (mayTurn ? Math.floor(random() * grid.sides) : 0);
  return board.map((laid) => laid ?? [/** @type {number} */ (loose.pop()), turnOf()]);
}

/** A shuffled copy; every order is equally likely. @template T @param {T[]} list @param {() => number} random */
export function shuffled(list, random) {
  const next = [...list];
  for (let i = next.length - 1; i > 0; i--) {
    const j = Math.floor(random() * (i + 1));
    [next[i], next[j]] = [next[j], next[i]];
  }
  return next;
}
