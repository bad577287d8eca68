// What is lit on board and tray while a hint speaks of it: the higher the rung, the more.

import { UNLIT } from "../board/scene.js";
import { WHERE, WHICH, WHY, blamed, isStuck } from "./ladder.js";

/** @import {HintBranch, Step} from "../../types.d.ts" */
/** @import {Lit} from "../board/scene.js" */
/** @import {Hints} from "./state.d.ts" */

/**
 * @param {Hints} hints
 * @returns {Lit}
 */
export function litBy({ help }) {
  if (!help) return UNLIT;
  const { rung, outlook, hint, refuted, at } = help;
  const branch = refuted?.branches[at];
  if (branch) return litByBranch(branch);
  if (outlook && isStuck(outlook)) {
    const cell = blamed(outlook);
    if (rung < WHERE || cell < 0) return UNLIT;
    return { ...UNLIT, cells: [cell], beside: outlook.clash.slice(1).map(([other]) => other), seats: outlook.clash.slice(0, 1) };
  }
  if (!hint || rung < WHERE) return UNLIT;
  const { step, narrow } = hint;
  if (!step) return narrow ? { ...UNLIT, cells: [narrow.cell] } : UNLIT;
  const tiles = rung < WHICH ? [] : [step.tile, ...step.copies];
  return { ...UNLIT, cells: [step.cell], tiles, ...(rung < WHY ? {} : evidence(step)) };
}

/**
 * What the reason for a step speaks of.
 * @param {Step} step
 */
function evidence({ cell, cells, seats, why: { args: { tiles } } }) {
  return { beside: cells.filter((other) => other !== cell), seats, others: Array.isArray(tiles) ? tiles.map(Number) : [] };
}

/**
 * The tile that is assumed, those that follow, and where it ends.
 * @param {HintBranch} branch
 * @returns {Lit}
 */
function litByBranch({ trials, cell, tile, alike }) {
  const assumed = trials.filter(({ choices }) => choices === 0);
  const followed = trials.filter(({ choices }) => choices > 0);
  return {
    cells: assumed.map(({ cell }) => cell),
    beside: followed.map(({ cell }) => cell),
    tiles: assumed.map(({ tile }) => tile),
    others: [...followed.map(({ tile }) => tile), ...alike.map(([other]) => other)],
    seats: [],
    dead: cell < 0 ? [] : [cell],
    homeless: cell < 0 ? [tile] : [],
  };
}
