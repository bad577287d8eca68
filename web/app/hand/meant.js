// The cell that is looked at: what a zoom goes about.

import { TABLE } from "../game/game.js";
import { litBy } from "../hints/lit.js";
import { layerShown } from "../table/layers.js";

/** @import {State} from "../play/state.d.ts" */

/** A move changes the places of so many tiles at most: two that change places. */
const MOST = 2;

/**
 * The cell of the tile that is selected, else the one for which a tile is sought, or of
 * which a hint speaks, or where a tile was moved last; -1 for none.
 * @param {State} state
 */
export function meantCell(state) {
  const { table: { game }, play: { hand }, tray: { here } } = state;
  if (!game || layerShown(state) !== "board") return -1;
  if (hand >= 0 && game.places[hand][0] !== TABLE) return game.places[hand][0];
  if (here >= 0) return here;
  const { cells, dead } = litBy(state);
  const moved = game.past.at(-1) ?? [];
  // What moves the whole board was done nowhere.
  const last = moved.length > MOST ? TABLE : (game.places[moved[0]?.[0]]?.[0] ?? TABLE);
  return [...dead, ...cells][0] ?? last;
}
