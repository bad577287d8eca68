// Boards from which no solution follows: which tile has to change or be turned, or whether sliding
// all tiles together helps. Knows no DOM.

import { unlessFault } from "../engine/solver.js";
import { think } from "../engine/think.js";
import { alike, boardOf, isLocked, tileOn, isLoose, slidesOf } from "../game/game.js";
import { laidCells } from "../game/history.js";

/** @import {Board, Outlook, Step} from "../../types.d.ts" */
/** @import {App, State} from "./state.d.ts" */

/** Look this many ms for a slide that helps. */
const BRIEF = 500;

/** Reports whether it is known that no solution follows. @param {Outlook} outlook */
export function isStuck({ counted, ways, clash }) {
  return clash.length > 0 || (counted && Number(ways) === 0);
}

/** The cell whose tile has to be removed, -1 if unknown. @param {Outlook} outlook */
export function blamed({ clash, change }) {
  return clash[0]?.[0] ?? change;
}

/**
 * The tiles from the wrong one on, in the order of placing; none if the wrong one is unknown.
 * @param {Pick<State, "table" | "hints">} state
 */
export function laidSince({ table: { puzzle, game }, hints: { help } }) {
  if (!puzzle || !game || !help?.outlook || help.slid || !isStuck(help.outlook) || help.outlook.change < 0 || help.outlook.clash.length > 0) return [];
  const laid = laidCells(puzzle, game);
  return laid.slice(laid.indexOf(help.outlook.change)).map((cell) => tileOn(game, cell));
}

/**
 * The right turn of the tile that has to change, if turning is all it needs: the board can be
 * completed so, or a hint placed the tile that way. Null otherwise.
 * @param {Pick<State, "table" | "hints">} state
 * @returns {Pick<Step, "cell" | "tile" | "turn"> | null}
 */
export function turnedRight({ table: { game }, hints: { help, lastHint } }) {
  if (!game || !help?.outlook || !isStuck(help.outlook)) return null;
  const { outlook: { change, clash, turn: ends } } = help;
  if (ends >= 0 && !isLocked(game, tileOn(game, change))) return { cell: change, tile: tileOn(game, change), turn: ends };
  if (!lastHint) return null;
  const { step: { tile, cell, turn }, board } = lastHint;
  const [at, now] = game.places[tile];
  const blames = change === cell || clash.some(([clashing]) => clashing === cell);
  const same = boardOf(game).every((laid, other) => other === cell || alike(laid, board[other]));
  return at === cell && now !== turn && blames && same && !isLocked(game, tile) ? { cell, tile, turn } : null;
}

/**
 * Reports whether all tiles may be slid as a block: none is locked, and there is more than one. An
 * unfillable cell may just mean that they need to be slid.
 * @param {Pick<State, "table">} state
 */
export function maySlide({ table: { puzzle, game } }) {
  if (!puzzle || !game || !isLoose(puzzle)) return false;
  const lying = boardOf(game).flatMap((laid) => (laid ? [laid[0]] : []));
  return lying.length > 1 && !lying.some((tile) => isLocked(game, tile));
}

/**
 * The board with all tiles slid so that it can be completed. Null if there is none, it is not found
 * in time, or turning one tile is enough.
 * @param {App} app
 * @param {Outlook} outlook of the current board
 * @param {() => boolean} stands whether the board is still the same
 * @returns {Promise<Board | null>}
 */
export async function slideOut({ store, solver }, outlook, stands) {
  const { table, hints: { help, lastHint } } = store.state;
  const { puzzle, drawing, game } = table;
  if (!isStuck(outlook) || outlook.clash.length > 0 || !puzzle || !drawing || !game || !maySlide(store.state)) return null;
  if (help && turnedRight({ table, hints: { help: { ...help, outlook }, lastHint } })) return null;
  const end = performance.now() + BRIEF;
  const late = () => !stands() || performance.now() > end;
  return unlessFault(async () => {
    for (const board of slidesOf(boardOf(game), puzzle, drawing)) {
      if (late()) return null;
      const { ways } = await think(solver, "outlook", { puzzle: puzzle.id, board, laid: [] }, ({ ways }) => Number(ways) > 0 || late());
      if (Number(ways) > 0) return board;
    }
    return null;
  }, null);
}
