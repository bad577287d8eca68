// Which of many tiles are looked at: all, those of the corners or of the rim, those that
// fit one cell, or those with some pictures. What fits where is Go's rule; see fits.js.

import { edgesShown, fittingTurn } from "./fits.js";
import { TABLE, boardOf, put } from "./game.js";

/** @import {Board, Puzzle} from "../../types.d.ts" */
/** @import {Game} from "./game.js" */

/** What tiles are sifted by. @typedef {"all" | "corners" | "rim" | "here" | "pictures"} By */

/** What is looked for: of the pictures, by number, a tile has every one; here is a cell, or -1. @typedef {{ by: By, pictures: number[], here: number }} Sift */

/** With more tiles than this one looks at some of them. */
const MANY = 24;

/**
 * What the tiles of a puzzle can be sifted by; nothing where they are few.
 * @param {Puzzle} puzzle
 * @returns {By[]}
 */
export function sieves({ tiles, framed }) {
  if (tiles.length <= MANY) return [];
  return ["all", ...(framed ? /** @type {const} */ (["corners", "rim"]) : []), "here", "pictures"];
}

/**
 * Gives what says of a tile whether it is looked at.
 * @param {Puzzle} puzzle
 * @param {Board} board
 * @param {Sift} sift
 * @returns {(tile: number) => boolean}
 */
export function sifted(puzzle, board, { by, pictures, here }) {
  const { tiles, edges, grid } = puzzle;
  const ends = grid.cells.map(({ beyond }) => beyond.filter((seat) => !seat).length);
  const most = Math.max(...ends);
  /** Whether a tile fits an empty board where it ends on some side, or on as many as anywhere. @type {(tile: number, corner: boolean) => boolean} */
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

/** A tile that a hint means for a cell. @typedef {{ cell: number, tile: number, turn: number }} Meant */

/**
 * How a tile is seen in the tray: turned as it fits, where one is sought for a cell.
 * @param {Puzzle} puzzle
 * @param {Game} game
 * @param {Sift} sift
 * @param {number} tile
 * @param {Meant | null} meant
 */
export function turnSeen(puzzle, game, { by, here }, tile, meant) {
  const [cell, turn] = game.places[tile];
  return cell !== TABLE || by !== "here" || here < 0 ? turn : turnThatFits(puzzle, game, tile, here, meant);
}

/**
 * The turn in which a tile fits a cell: the one that is meant, else the nearest clockwise;
 * else as it is turned.
 * @param {Puzzle} puzzle
 * @param {Game} game
 * @param {number} tile
 * @param {number} cell
 * @param {Meant | null} meant
 */
export function turnThatFits(puzzle, game, tile, cell, meant) {
  const [, now] = game.places[tile];
  // One that looks like the tile that is meant does as well.
  if (meant?.cell === cell) {
    const looks = String(edgesShown(puzzle, [meant.tile, meant.turn]));
    const alike = [...puzzle.tiles[tile]].findIndex((_, turn) => String(edgesShown(puzzle, [tile, turn])) === looks);
    if (alike >= 0) return meant.tile === tile ? meant.turn : alike;
  }
  const turned = fittingTurn(puzzle, boardOf(put(game, tile, cell)), tile, cell, now);
  return turned < 0 ? now : turned;
}
