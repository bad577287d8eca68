// Filters tiles: all, those for corners or the border, those that fit one cell, or those with certain
// pictures.

import { edgesShown, fittingTurn } from "./fits.js";
import { TABLE, boardOf, put } from "./game.js";

/** @import {Board, Puzzle} from "../../types.d.ts" */
/** @import {Game} from "./game.js" */

/** The filters. @typedef {"all" | "corners" | "rim" | "here" | "pictures"} By */

/** The filter, the pictures (motifs) that a tile must all have, and the cell it must fit, or -1. @typedef {{ by: By, pictures: number[], here: number }} Sift */

/** More tiles than this can be filtered. */
const MOST_UNFILTERED = 24;

/** The filters for a puzzle; none for few tiles. @param {Puzzle} puzzle @returns {By[]} */
export function sieves({ tiles, framed }) {
  if (tiles.length <= MOST_UNFILTERED) return [];
  return ["all", ...(framed ? /** @type {const} */ (["corners", "rim"]) : []), "here", "pictures"];
}

/**
 * A function that tells whether a tile passes the filter.
 * @param {Puzzle} puzzle
 * @param {Board} board
 * @param {Sift} sift
 * @returns {(tile: number) => boolean}
 */
export function sifted(puzzle, board, { by, pictures, here }) {
  const { tiles, edges, grid } = puzzle;
  const ends = grid.cells.map(({ beyond }) => beyond.filter((seat) => !seat).length);
  const most = Math.max(...ends);
  /** Whether a tile fits a corner, where a cell has most border sides, or another border cell. @type {(tile: number, corner: boolean) => boolean} */
  const fitsRim = (tile, corner) => ends.some((sides, cell) => sides > 0 && sides === most === corner && fittingTurn(puzzle, [], tile, cell, 0) >= 0);
  switch (by) {
    case "corners":
      return (tile) => fitsRim(tile, true);
    case "rim":
      return (tile) => fitsRim(tile, false);
    case "here":
      return (tile) => here >= 0 && fittingTurn(puzzle, board, tile, here, 0) >= 0;
    case "pictures":
      return (tile) => pictures.every((motif) => [...tiles[tile]].some((edge) => edges[edge].motif === motif));
    default:
      return () => true;
  }
}

/** The tile that a hint names for a cell. @typedef {{ cell: number, tile: number, turn: number }} Target */

/**
 * The turn in which the tray shows a tile: as it fits the chosen cell, while the filter is "here".
 * @param {Puzzle} puzzle
 * @param {Game} game
 * @param {Sift} sift
 * @param {number} tile
 * @param {Target | null} target
 */
export function turnSeen(puzzle, game, { by, here }, tile, target) {
  const [cell, turn] = game.places[tile];
  return cell !== TABLE || by !== "here" || here < 0 ? turn : turnThatFits(puzzle, game, tile, here, target);
}

/**
 * The turn in which a tile fits a cell: as the hint says, else the next clockwise, else its present turn.
 * @param {Puzzle} puzzle
 * @param {Game} game
 * @param {number} tile
 * @param {number} cell
 * @param {Target | null} target
 */
export function turnThatFits(puzzle, game, tile, cell, target) {
  const [, now] = game.places[tile];
  // A tile that looks like the hint's tile will do.
  if (target?.cell === cell) {
    const looks = String(edgesShown(puzzle, [target.tile, target.turn]));
    const alike = [...puzzle.tiles[tile]].findIndex((_, turn) => String(edgesShown(puzzle, [tile, turn])) === looks);
    if (alike >= 0) return target.tile === tile ? target.turn : alike;
  }
  const turned = fittingTurn(puzzle, boardOf(put(game, tile, cell)), tile, cell, now);
  return turned < 0 ? now : turned;
}
