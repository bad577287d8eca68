// Which empty places in the tray stay open.

import { TABLE } from "../game/game.js";

/** @import {Place} from "../game/game.js" */

/**
 * Of two rows a column closes once both its tiles have left. So no tile changes its row, and tiles move
 * only when a whole column has gone.
 *
 *     1 2 3 4      1 . 3 4      1 3 4
 *     5 6 7 8      5 6 7 8      5 7 8
 *
 * @param {Place[]} places
 * @param {Set<number>} kept tiles whose places stay open in any case
 * @returns {Set<number>} tiles that have left but whose places stay open
 */
export function keptInColumns(places, kept) {
  const half = Math.ceil(places.length / 2);
  const open = new Set(places.flatMap(([cell], tile) => (cell === TABLE || kept.has(tile) ? [tile % half] : [])));
  return new Set([...places.keys()].filter((tile) => places[tile][0] !== TABLE && open.has(tile % half)));
}
