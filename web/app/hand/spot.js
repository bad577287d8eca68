// Where a carried tile is shown, and which point of the board it is meant for. It is
// never so small that it cannot be recognised, and no finger covers it: where cells are
// large it floats above the finger, and is meant for the point halfway, which lies in the
// same cell for those who look at the tile and those who look at their finger; where they
// are small it hangs above the cell, which would vanish under it.

/** @import {Point} from "../base/press.js" */

/** No carried tile is smaller, in pixels. */
export const LEAST = 64;
/** So far above the finger, in tiles, it floats where cells are large, and in pixels it need not be farther. */
const FLOAT = 0.45;
const FAR = 96;
/** So far from a small cell it hangs that it is meant for, and that so far from the finger. */
const GAP = 14;
const AIM = 28;

/**
 * @typedef {object} Spot
 * @property {Point} middle of the tile
 * @property {Point} aim where it would be put down
 * @property {number} size of the tile, in pixels
 */

/**
 * @param {Point} at where the pointer is
 * @param {number} cell how large a cell is, in pixels
 * @param {boolean} finger whether it covers what lies under it
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
  // Above the window it could not be seen.
  if (aim.y - beside >= size / 2) return { middle: { x, y: aim.y - beside }, aim, size };
  return { middle: { x: x < width / 2 ? x + beside : x - beside, y: Math.max(size / 2, aim.y) }, aim, size };
}
