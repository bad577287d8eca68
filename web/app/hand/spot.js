// Where a carried tile is drawn, and which point of the board it aims at. It is never too small to see,
// and no finger covers it. Over large cells it floats above the finger and aims halfway between, so that
// tile and finger are in the same cell. Over small cells it hangs above the aim, and leaves the cell visible.

/** @import {Point} from "../base/press.js" */

/** The smallest size of a carried tile, in pixels. */
export const LEAST = 64;
/** Over large cells a tile floats FLOAT of its size above the finger, at most FAR pixels. */
const FLOAT = 0.45;
const FAR = 96;
/** Over small cells a tile hangs GAP pixels from the cell it aims at, and that is AIM pixels above the finger. */
const GAP = 14;
const AIM = 28;

/**
 * @typedef {object} Spot
 * @property {Point} middle of the tile
 * @property {Point} aim where it would drop
 * @property {number} size of the tile, in pixels
 */

/**
 * @param {Point} at of the pointer
 * @param {number} cell its size in pixels
 * @param {boolean} finger whether a finger covers what is under it
 * @param {number} width of the window
 * @returns {Spot}
 */
export function spotOf({ x, y }, cell, finger, width) {
  const size = Math.max(LEAST, cell);
  if (size === cell) {
    const middle = { x, y: finger ? Math.max(size / 2, y - Math.min(FAR, FLOAT * size)) : y };
    return { middle, aim: { x, y: (y + middle.y) / 2 }, size };
  }
  const aim = { x, y: finger ? y - AIM : y };
  const beside = (cell + size) / 2 + GAP;
  // Without room above, it hangs beside the cell.
  if (aim.y - beside >= size / 2) return { middle: { x, y: aim.y - beside }, aim, size };
  return { middle: { x: x < width / 2 ? x + beside : x - beside, y: Math.max(size / 2, aim.y) }, aim, size };
}
