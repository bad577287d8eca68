// Whether what was stored has the right form: numbers, texts, boards. Their meaning is not judged here.

/** @import {Board, Laid} from "../../types.d.ts" */

/** The longest text that is accepted, in characters. */
export const LONGEST = 1 << 20;

/** Whether n is a whole number from 0 to most. @param {any} n @param {number} most */
export function isUpTo(n, most) {
  return Number.isInteger(n) && n >= 0 && n <= most;
}

/** @type {(link: any) => link is string} */
export function isLink(link) {
  return typeof link === "string" && link.length <= LONGEST && !/[\r\n]/.test(link);
}

/**
 * The other half of a pair: a mistyped puzzle and the one it was mended into.
 * @typedef {object} Twin
 * @property {string} of its link
 * @property {"mended" | "mistyped"} is what this one is
 * @property {boolean} stood whether this one was kept before it became a twin; it then stays when the other one comes back
 */

/** @type {(twin: any) => twin is Twin} */
export function isTwin(twin) {
  const { of, is, stood } = twin ?? {};
  return isLink(of) && ["mended", "mistyped"].includes(is) && typeof stood === "boolean";
}

/** Whether it has the form of a board; Go checks that it fits. @param {any} board @returns {board is Board} */
export function isBoard(board) {
  return Array.isArray(board) && board.every((/** @type {any} */ laid) => laid === null || isLaid(laid));
}

/** @type {(laid: any) => laid is NonNullable<Laid>} */
function isLaid(laid) {
  return Array.isArray(laid) && laid.length === 2 && laid.every((n) => Number.isInteger(n) && n >= 0);
}
