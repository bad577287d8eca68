// The cell that a zoom by button or key goes to.

import { TABLE } from "../game/game.js";
import { litBy } from "../hints/lit.js";
import { layerShown } from "../table/layers.js";

/** @import {State} from "../play/state.d.ts" */

/** A move of a person changes at most two places; a step with more changes the whole board. */
const MOST_MOVED = 2;

/**
 * The cell of the selected tile, else the cell that a tile is sought for, that a hint is about, or where
 * the last move went; -1 for none.
 * @param {State} state
 */
export function meantCell(state) {
  const { table: { game }, play: { hand }, tray: { here } } = state;
  if (!game || layerShown(state) !== "board") return -1;
  if (hand >= 0 && game.places[hand][0] !== TABLE) return game.places[hand][0];
  if (here >= 0) return here;
  const { cells, dead } = litBy(state);
  const moved = game.past.at(-1) ?? [];
  // A change of the whole board has no place.
  const last = moved.length > MOST_MOVED ? TABLE : (game.places[moved[0]?.[0]]?.[0] ?? TABLE);
  return [...dead, ...cells][0] ?? last;
}
