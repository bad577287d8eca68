// What a hint highlights on board and tray: each rung highlights more.

import { UNLIT } from "../board/scene.js";
import { askingSides } from "../game/fits.js";
import { boardOf } from "../game/game.js";
import { WHERE, WHICH, WHY, withTrials } from "./ladder.js";
import { blamed, isStuck } from "./stuck.js";

/** @import {Board, HintBranch, Puzzle, Step} from "../../types.d.ts" */
/** @import {Lit} from "../board/scene.js" */
/** @import {State} from "./state.d.ts" */

/** @param {Pick<State, "table" | "hints" | "tray">} state */
export function litBy({ table: { puzzle, game }, hints: { help }, tray: { here } }) {
  if (!help || !puzzle || !game) return UNLIT;
  const { rung, outlook, hint, refuted, at } = help;
  const branch = refuted?.branches[at];
  if (branch) return litByBranch(branch, puzzle, boardOf(game));
  if (outlook && isStuck(outlook)) {
    const cell = blamed(outlook);
    if (rung < WHERE || help.slid) return UNLIT;
    const cells = cell < 0 ? [] : [cell];
    if (outlook.clash.length > 0) return { ...UNLIT, cells, beside: outlook.clash.slice(1).map(([other]) => other), seats: outlook.clash.slice(0, 1), named: outlook.clash.map(([clashing]) => clashing) };
    const { dead } = outlook;
    const lit = { ...UNLIT, cells, named: cells };
    return dead < 0 ? lit : { ...lit, dead: [dead], seats: askingSides(puzzle, boardOf(game), dead) };
  }
  if (!hint || rung < WHERE) return UNLIT;
  const { step, narrow } = hint;
  // Do not point to another cell while the person looks at one.
  if (!step) return narrow && here < 0 ? { ...UNLIT, cells: [narrow.cell] } : UNLIT;
  const tiles = rung < WHICH ? [] : [step.tile, ...step.copies];
  return rung < WHY ? { ...UNLIT, cells: [step.cell], tiles } : { ...litByStep(step), tiles };
}

/** Highlights a step's cell and what its reason mentions. @param {Step} step @returns {Lit} */
export function litByStep({ cell, tile, cells, seats, why: { args: { tiles } } }) {
  const others = (Array.isArray(tiles) ? tiles.map(Number) : []).filter((other) => other !== tile);
  return { ...UNLIT, cells: [cell], beside: cells.filter((other) => other !== cell), seats, others };
}

/**
 * Highlights a branch: the assumed tile, the tiles that follow, the cell that nothing fits and the
 * sides that rule tiles out.
 * @param {HintBranch} branch
 * @param {Puzzle} puzzle
 * @param {Board} board with or without the trial's tiles
 * @returns {Lit}
 */
export function litByBranch({ trials, cell, tile, alike }, puzzle, board) {
  const assumed = trials.filter(({ choices }) => choices === 0);
  const followed = trials.filter(({ choices }) => choices > 0);
  return {
    cells: assumed.map(({ cell }) => cell),
    beside: [...new Set([...followed.map(({ cell }) => cell), ...alike.map(([other]) => other)])].filter((cell) => assumed.every((one) => one.cell !== cell)),
    tiles: assumed.map(({ tile }) => tile),
    others: [...followed.map(({ tile }) => tile), ...alike.map(([, other]) => other)],
    seats: cell < 0 ? [] : askingSides(puzzle, withTrials(board, trials), cell),
    dead: cell < 0 ? [] : [cell],
    homeless: cell < 0 ? [tile] : [],
    supposed: trials.map(({ tile }) => tile),
    named: trials.map(({ cell }) => cell),
  };
}
