// The form of what is kept: numbers, texts, boards. What they say is not judged here.

/** @import {Board, Laid} from "../../types.d.ts" */

/** A text that is longer is none of ours. */
export const LONGEST = 1 << 20;

/**
 * Whether it is a whole number, and none below 0.
 * @param {any} n
 * @param {number} most
 */
export function isUpTo(n, most) {
  return Number.isInteger(n) && n >= 0 && n <= most;
}

/**
 * @param {any} link
 * @returns {link is string}
 */
export function isLink(link) {
  return typeof link === "string" && link.length <= LONGEST && !/[\r\n]/.test(link);
}

/**
 * The other one of a puzzle that was mistyped and what it became.
 * @typedef {object} Twin
 * @property {string} of its link
 * @property {"mended" | "mistyped"} is what this one is
 * @property {boolean} stood whether this one was kept already, and stays when the other one comes back
 */

/** @type {(twin: any) => twin is Twin} */
export function isTwin(twin) {
  const { of, is, stood } = twin ?? {};
  return isLink(of) && ["mended", "mistyped"].includes(is) && typeof stood === "boolean";
}

/**
 * Whether it has the form of a board; whether it fits its puzzle is Go's to say.
 * @param {any} board
 * @returns {board is Board}
 */
export function isBoard(board) {
  return Array.isArray(board) && board.every((/** @type {any} */ laid) => laid === null || isLaid(laid));
}

/**
 * @param {any} laid
 * @returns {laid is NonNullable<Laid>}
 */
function isLaid(laid) {
  return Array.isArray(laid) && laid.length === 2 && laid.every((n) => Number.isInteger(n) && n >= 0);
}
