// What can be told of tiles before anything is searched: heads against tails,
// tiles for the corners and the border of a frame, tiles that are the same twice.
// Knows no DOM.

import { NOTHING, isCut } from "./edges.js";
import { isComplete, isEmpty, shapeOfEntry } from "./entry.js";
import { rimOf } from "./grids.js";

/** @import {Entry} from "./entry.js" */

/**
 * @typedef {object} Balance
 * @property {{ motif: string, heads: number, tails: number | null, spare: number }[]} motifs tails is null where
 *   the motif is not cut; spare is how many sides find no mate
 * @property {number} empty how many sides are not entered yet
 * @property {number} least so many sides at least find no mate, whatever is entered in the empty ones
 * @property {number} rim so many sides may find no mate
 * @property {{ sides: number, found: number, needed: number }[]} frame complete tiles by how many sides show the
 *   frame's edge; nothing without a frame
 */

/**
 * @param {Entry} entry
 * @returns {Balance}
 */
export function balance(entry) {
  const { tiles, motifs, frame } = entry;
  const shape = shapeOfEntry(entry);
  /** @type {Map<string | null, number>} */
  const count = new Map();
  for (const edge of tiles.flat()) count.set(edge, (count.get(edge) ?? 0) + 1);
  const of = (/** @type {string | null} */ edge) => count.get(edge) ?? 0;
  const counted = motifs.map((motif) => {
    const [heads, tails] = [of(motif[0]), isCut(motif) ? of(motif[1]) : null];
    const mates = motif.endsWith(NOTHING) ? heads : heads % 2;
    return { motif, heads, tails, spare: tails === null ? mates : Math.abs(heads - tails) };
  });
  const spare = counted.reduce((sum, motif) => sum + motif.spare, of(NOTHING));
  return {
    motifs: counted,
    empty: of(null),
    least: Math.max(0, spare - of(null)),
    rim: frame ? 0 : rimOf(shape),
    frame: frame ? shape.rim.map((needed, sides) => ({ sides, needed, found: withFrame(entry, sides) })).filter(({ needed, found }) => needed + found > 0).reverse() : [],
  };
}

/**
 * How many complete tiles show the frame's edge on so many sides.
 * @param {Entry} entry
 * @param {number} sides
 */
function withFrame({ tiles, frame }, sides) {
  return tiles.filter((tile) => isComplete(tile) && tile.filter((edge) => edge === frame).length === sides).length;
}

/**
 * Groups of complete tiles that look alike under the turns that are allowed.
 * @param {Entry} entry
 * @returns {number[][]} each in the order of the tiles
 */
export function duplicates({ tiles, mayTurn }) {
  /** @type {Map<string, number[]>} */
  const alike = new Map();
  for (const [at, tile] of tiles.entries()) {
    if (!isComplete(tile) || isEmpty(tile)) continue;
    const word = tile.join("");
    const turns = mayTurn ? tile.map((_, by) => word.slice(by) + word.slice(0, by)) : [word];
    const key = turns.sort()[0];
    alike.set(key, [...(alike.get(key) ?? []), at]);
  }
  return [...alike.values()].filter((group) => group.length > 1);
}

/**
 * The edges whose motif is on one side of all, so that it cannot meet its mate.
 * @param {Entry} entry
 * @returns {string[]}
 */
export function lonely(entry) {
  const sides = entry.tiles.flat();
  return balance(entry)
    .motifs.filter(({ motif, heads, tails }) => heads + (tails ?? 0) === 1 && !motif.endsWith(NOTHING) && !motif.includes(entry.frame || NOTHING))
    .flatMap(({ motif }) => sides.find((edge) => edge !== null && motif.includes(edge)) ?? []);
}
