// A board from which no solution follows: which tile has to change, or how one is turned, or
// whether all of them only have to be slid together. Knows no DOM.

import { FaultError } from "../engine/solver.js";
import { think } from "../engine/think.js";
import { alike, boardOf, isLocked, tileOn } from "../game/game.js";
import { laidCells } from "../game/order.js";
import { isLoose, slidesOf } from "../game/slides.js";

/** @import {Board, Outlook, Step} from "../../types.d.ts" */
/** @import {App, State} from "./state.d.ts" */

/** So many milliseconds it is looked whether sliding helps. */
const BRIEF = 500;

/**
 * Whether it is known that no solution follows from the board.
 * @param {Outlook} outlook
 */
export function isStuck({ counted, ways, clash }) {
  return clash.length > 0 || (counted && Number(ways) === 0);
}

/**
 * The cell whose tile is to be taken off a board that leads nowhere, -1 where that is not known.
 * @param {Outlook} outlook
 */
export function blamed({ clash, change }) {
  return clash[0]?.[0] ?? change;
}

/**
 * The tiles on a board that leads nowhere from the one on that has to change, in the order
 * in which they were laid; none where that is not known.
 * @param {Pick<State, "table" | "hints">} state
 * @returns {number[]}
 */
export function laidSince({ table: { puzzle, game }, hints: { help } }) {
  if (!puzzle || !game || !help?.outlook || help.slid || !isStuck(help.outlook) || help.outlook.change < 0 || help.outlook.clash.length > 0) return [];
  const laid = laidCells(puzzle, game);
  return laid.slice(laid.indexOf(help.outlook.change)).map((cell) => tileOn(game, cell));
}

/**
 * How the tile is turned that has to change, where that is all that is wrong with the board:
 * because then it can be completed, or a hint has laid it so; null where it is not known.
 * @param {Pick<State, "table" | "hints">} state
 * @returns {Pick<Step, "cell" | "tile" | "turn"> | null}
 */
export function turnedRight({ table: { game }, hints: { help, told } }) {
  if (!game || !help?.outlook || !isStuck(help.outlook)) return null;
  const { outlook: { change, clash, turn: ends } } = help;
  if (ends >= 0 && !isLocked(game, tileOn(game, change))) return { cell: change, tile: tileOn(game, change), turn: ends };
  if (!told) return null;
  const { step: { tile, cell, turn }, board } = told;
  const [at, now] = game.places[tile];
  const blames = change === cell || clash.some(([clashing]) => clashing === cell);
  const same = boardOf(game).every((laid, other) => other === cell || alike(laid, board[other]));
  return at === cell && now !== turn && blames && same && !isLocked(game, tile) ? { cell, tile, turn } : null;
}

/**
 * Whether all that lies may be slid as one block: nothing of it is locked, and a single tile
 * is simply put elsewhere. A board on which nothing fits may be one that has to be slid.
 * @param {Pick<State, "table">} state
 */
export function maySlide({ table: { puzzle, game } }) {
  if (!puzzle || !game || !isLoose(puzzle)) return false;
  const lying = boardOf(game).flatMap((laid) => (laid ? [laid[0]] : []));
  return lying.length > 1 && !lying.some((tile) => isLocked(game, tile));
}

/**
 * The board with all tiles slid together so that it can be completed; null where there is no
 * such way, it is not found soon, or one tile has only to be turned. What lies elsewhere on
 * a table without a frame fits as it lies.
 * @param {App} app
 * @param {Outlook} outlook of the board as it lies
 * @param {() => boolean} stands whether the board still lies there
 * @returns {Promise<Board | null>}
 */
export async function slideOut({ store, solver }, outlook, stands) {
  const { table, hints: { help, told } } = store.state;
  const { puzzle, drawing, game } = table;
  if (!isStuck(outlook) || outlook.clash.length > 0 || !puzzle || !drawing || !game || !maySlide(store.state)) return null;
  if (help && turnedRight({ table, hints: { help: { ...help, outlook }, told } })) return null;
  const end = performance.now() + BRIEF;
  const late = () => !stands() || performance.now() > end;
  try {
    for (const board of slidesOf(boardOf(game), puzzle, drawing)) {
      if (late()) return null;
      const { ways } = await think(solver, "outlook", { puzzle: puzzle.id, board, laid: [] }, ({ ways }) => Number(ways) > 0 || late());
      if (Number(ways) > 0) return board;
    }
  } catch (error) {
    // The outlook is known without it.
    if (!(error instanceof FaultError)) throw error;
  }
  return null;
}
