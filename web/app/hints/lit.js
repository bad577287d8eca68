// What is lit on board and tray while a hint speaks of it: the higher the rung, the more.

import { UNLIT } from "../board/scene.js";
import { WHERE, WHICH, WHY, isStuck } from "./ladder.js";

/** @import {Lit} from "../board/scene.js" */
/** @import {Hints} from "./state.d.ts" */

/**
 * @param {Hints} hints
 * @returns {Lit}
 */
export function litBy({ help }) {
  if (!help) return UNLIT;
  const { rung, outlook, hint } = help;
  if (outlook && isStuck(outlook)) return rung > 0 && outlook.change >= 0 ? { ...UNLIT, cells: [outlook.change] } : UNLIT;
  if (!hint || rung < WHERE) return UNLIT;
  const { step, narrow } = hint;
  if (!step) return narrow ? { ...UNLIT, cells: [narrow.cell] } : UNLIT;
  const tiles = rung < WHICH ? [] : [step.tile, ...step.copies];
  return { cells: [step.cell], beside: rung < WHY ? [] : step.cells.filter((cell) => cell !== step.cell), tiles };
}
